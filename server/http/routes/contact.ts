/** GET and POST /contact. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { negotiateMediaType } from '../accept.ts';
import type { Limit } from '../access/limits.ts';
import { contactRequest } from '../bodies/contact.ts';
import type { ContactFile, ContactRequest } from '../contacts.ts';
import { contactHtml, pagePolicy, type ContactForm } from '../pages.tsx';
import { setLanguageHeaders } from '../request-language.ts';
import { parameterProblem } from '../openapi/parameters.ts';
import { refuseUnknown } from '../read-members.ts';
import { ApiProblem, type ProblemFault } from '../problems.ts';
import { readValue, type Readable } from '../../options/read.ts';
import { ulid } from '../../batches/ulid.ts';
import { serverWords } from '../../words.ts';

const trap = 'website';
const fields = contactRequest.properties as unknown as Record<keyof ContactRequest, TSchema>;
const names = Object.keys(fields) as (keyof ContactRequest)[];
/** Text on both sides of a single @, with a dot after it. Only sending an e-mail shows whether it exists. */
const email = /^[^\s@<>"',;:\\()[\]]{1,64}@[^\s@<>"',;:\\()[\]]{1,189}\.[^\s@<>"',;:\\()[\].\d]{2,63}$/u;

type Read = { ok: true; value: ContactRequest; trapped: boolean } | { ok: false; errors: ProblemFault[]; values: ContactForm['values'] };
export function readContact(body: unknown): Read {
  const sent = body !== null && typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
  const errors: ProblemFault[] = [];
  const values: ContactForm['values'] = {};
  refuseUnknown(sent, [...names, trap], '', errors);
  for (const name of names) {
    const raw = sent[name];
    const text =
      typeof raw === 'string'
        ? raw
            .toWellFormed()
            .replace(/\r\n?/g, '\n')
            .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, (one) => (one === '\n' || one === '\u200d' ? one : ''))
            .trim()
        : '';
    if (raw !== undefined && typeof raw !== 'string')
      errors.push({ pointer: `/${name}`, code: 'not-a-text', message: serverWords().faults.notText() });
    else if (text === '') errors.push({ pointer: `/${name}`, code: 'missing', message: serverWords().faults.required({ name }) });
    else {
      values[name] = text;
      const read = readValue(fields[name] as unknown as Readable, text);
      if (!read.ok) errors.push({ pointer: `/${name}`, code: read.code, message: read.message });
      else if (name === 'email' && !email.test(text))
        errors.push({ pointer: '/email', code: 'not-an-email', message: serverWords().faults.email() });
    }
  }
  return errors.length > 0
    ? { ok: false, errors, values }
    : { ok: true, value: values as ContactRequest, trapped: typeof sent[trap] === 'string' && sent[trap] !== '' };
}

const html = (reply: FastifyReply, status: number, form: ContactForm) =>
  setLanguageHeaders(reply, 'Accept-Language')
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .send(contactHtml(form, reply.server.basePath));

export const getContact = async (_request: FastifyRequest, reply: FastifyReply) =>
  html(reply, 200, { values: {}, faults: {}, state: 'new' });

export const postContact =
  (book: ContactFile, limit: Limit, clock: () => number) => async (request: FastifyRequest, reply: FastifyReply) => {
    const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const wantsPage =
      negotiateMediaType(request.headers.accept, form ? ['text/html', 'application/json'] : ['application/json', 'text/html']) ===
      'text/html';
    const read = readContact(request.body);
    if (!read.ok) {
      if (!wantsPage) throw parameterProblem(read.errors);
      return html(reply, 400, {
        values: read.values,
        faults: Object.fromEntries(read.errors.map(({ pointer = '', message }) => [pointer.slice(1), message])),
        state: 'faulty',
      });
    }
    try {
      // Counted just before saving, so that correcting errors does not count.
      await limit.take(request, reply);
    } catch (error) {
      if (!wantsPage || !(error instanceof ApiProblem) || error.code !== 'rate-limited') throw error;
      return html(reply.header('retry-after', String(error.more.retryAfter)), 429, { values: read.value, faults: {}, state: 'limited' });
    }
    const saved = { id: ulid(clock()), at: new Date(clock()).toISOString() };
    try {
      // A bot that fills in the hidden field gets the usual response.
      if (!read.trapped) await book.add({ ...saved, ...read.value });
    } catch (error) {
      request.log.error({ err: error }, 'a contact request could not be saved');
      if (!wantsPage) throw new ApiProblem('storage-full');
      return html(reply, 507, { values: read.value, faults: {}, state: 'failed' });
    }
    return wantsPage
      ? html(reply, 201, { values: {}, faults: {}, state: 'saved' })
      : reply.code(201).header('cache-control', 'no-store').send(saved);
  };
