/** Each request is answered in its own language, also by a visit that others asked for. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Report } from '../../../checks/core/report/report.ts';
import { languages } from '../../../words/languages.ts';
import { addPseudoLanguage, code } from '../../support/pseudo-language.ts';
import { unmarked } from '../../support/pseudo.ts';
import type { audited as Audited, service as Service } from '../../support/service.ts';

let audited: typeof Audited;
let service: typeof Service;
beforeAll(async () => {
  addPseudoLanguage();
  // The parameters list the languages that are known when they are made.
  vi.resetModules();
  (await import('../../../words/languages.ts')).languages[code] = languages[code]!;
  ({ audited, service } = await import('../../support/service.ts'));
});
afterAll(() => {
  delete languages[code];
});

const asking = (language: string) => ({ headers: { 'accept-language': language } });
const said = ({ signals, fixes }: Report) => [...signals, ...fixes].map(({ message }) => message);

test('a report is in the language of each client, from one visit', async () => {
  const { ask, auditor } = await service();
  const [other, english, chosen] = await Promise.all([
    ask(audited('/v1/audit'), asking(`ga, ${code};q=0.9, en;q=0.5`)),
    ask(audited('/v1/audit')),
    ask(audited('/v1/audit', `&language=${code}`), asking('en')),
  ]);
  expect(other.headers.get('content-language')).toBe(code);
  expect(other.headers.get('vary')).toContain('Accept-Language');
  const report = (await other.json()) as Report & { settings: { locale: string } };
  expect(said(report).flatMap(unmarked)).toEqual([]);
  expect(report.settings.locale).toBe(code);
  const plain = (await english.json()) as Report;
  expect(english.headers.get('content-language')).toBe('en');
  expect(JSON.stringify(plain)).not.toContain('⟦');
  expect(said((await chosen.json()) as Report)).toEqual(said(report));
  expect(auditor.orders).toHaveLength(1);
  const cached = await ask(audited('/v1/audit'), { headers: { 'accept-language': code, accept: 'text/markdown' } });
  expect(await cached.text()).toContain('⟦');
  expect(auditor.orders).toHaveLength(1);
});
test.each([
  ['/v1/audit?url=nowhere', undefined, 400],
  ['/v1/nothing', undefined, 404],
  ['/v1/batches', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }, 400],
  ['/v1/batches', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"urls": []}' }, 400],
] as const)('%s %j: what is wrong is said in it', async (path, init, status) => {
  const { ask } = await service();
  const answer = await ask(path, { ...init, headers: { ...init?.headers, 'accept-language': code } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-language')).toBe(code);
  const { detail, code: kind } = (await answer.json()) as { detail: string; code: string };
  expect(unmarked(detail).filter((text) => !/^\S*:$/.test(text))).toEqual([]);
  expect(kind).not.toContain('⟦');
});
test.each([
  [
    'https://127.0.0.1/sitemap.xml',
    /^⟦No page could be read from the sitemap\. https:\/\/127\.0\.0\.1\/sitemap\.xml⟦: ⟧⟦This URL is not allowed: only public web pages/,
  ],
  ['https://nowhere.example.com/sitemap.xml', /⟦The host name could not be resolved\./],
])('why there is no page in the sitemap %s is said in it', async (sitemap, sentence) => {
  const { ask } = await service({}, undefined, { egress: { resolve: () => Promise.reject(new Error('ENOTFOUND')) } });
  const headers = { 'content-type': 'application/json', 'accept-language': code };
  const answer = await ask('/v1/batches', { method: 'POST', headers, body: JSON.stringify({ sitemap }) });
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { detail: string }).detail).toMatch(sentence);
});
test('that the store of batches is full is said in it', async () => {
  const { MemoryFileStore } = await import('../../../server/batches/file-store.ts');
  const { ask } = await service();
  const { replace } = MemoryFileStore.prototype;
  const full = new MemoryFileStore(0);
  vi.spyOn(MemoryFileStore.prototype, 'replace').mockImplementation((path, contents) => replace.call(full, path, contents));
  onTestFinished(() => void vi.restoreAllMocks());
  const body = JSON.stringify({ urls: ['https://a.example/'] });
  const headers = { 'content-type': 'application/json', 'accept-language': code };
  const answer = await ask('/v1/batches', { method: 'POST', headers, body });
  expect(answer.status).toBe(507);
  expect(((await answer.json()) as { detail: string }).detail).toMatch(/^⟦The memory for batches is full.*⟧$/);
});
test('why a page has no report is said in it', async () => {
  const { FakeAuditor } = await import('../../support/service-auditor.ts');
  const { refusalFor } = await import('../../../server/audit/refusals.ts');
  const auditor = new FakeAuditor();
  auditor.audit = async () => {
    throw refusalFor('target-timeout', 'busy');
  };
  const { ask } = await service({}, auditor);
  const [other, english] = await Promise.all([ask(audited('/v1/audit'), asking(code)), ask(audited('/v1/audit'))]);
  expect(((await other.json()) as { detail: string }).detail).toMatch(/^⟦The page loaded/);
  expect(((await english.json()) as { detail: string }).detail).toMatch(/^The page loaded/);
});
test.each(['/v1/signals', '/v1/tools'])('%s in two languages', async (path) => {
  const { ask } = await service();
  const other = await ask(path, asking(code));
  const english = await ask(path);
  expect(await other.text()).toContain('⟦');
  expect(await english.text()).not.toContain('⟦');
  expect(other.headers.get('etag')).not.toBe(english.headers.get('etag'));
});
test.each(['/', '/problems', '/contact', '/sites'])('%s: the page names its language and direction', async (path) => {
  const { ask } = await service();
  const german = await ask(path, asking('de-CH, en;q=0.5'));
  expect(await german.text()).toContain('<html lang="de" dir="ltr">');
  expect([german.headers.get('content-language'), german.headers.get('vary')]).toEqual(['de', expect.stringContaining('Accept-Language')]);
  expect(await (await ask(path)).text()).toContain('<html lang="en" dir="ltr">');
});
