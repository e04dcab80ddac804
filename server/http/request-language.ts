/** The language of each response: `language` of its query, otherwise Accept-Language, otherwise that of the service. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileLocale } from '../../words/locale.ts';
import { localeFor } from '../open-locale.ts';
import { pageLanguage, processLanguage, runInLocale } from '../words.ts';
import { acceptedLanguages } from './accept.ts';
import { queryStringOf } from './lists.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for English; undefined before it is known. */
    locale: FileLocale | null | undefined;
  }
}

export function detectRequestLanguages(app: FastifyInstance): void {
  app.decorateRequest('locale', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    localeFor(wantedLanguages(request)).then((locale) => {
      request.locale = locale;
      return runInLanguageOf(request, done);
    }, done);
  });
  // A body arrives in events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => runInLanguageOf(request, done));
}

/** An unknown `language` is refused by the parameters of the operation. */
function wantedLanguages(request: FastifyRequest): string[] {
  const language = new URLSearchParams(queryStringOf(request)).get('language');
  return [
    ...(language === null ? [] : [language.slice(0, 40)]),
    ...acceptedLanguages(request.headers['accept-language']),
    processLanguage(),
  ];
}

export const runInLanguageOf = <T>({ locale }: FastifyRequest, work: () => T): T => runInLocale(locale, work);

/** Sets Content-Language and Vary. @param vary the request headers on which the response depends */
export const setLanguageHeaders = (reply: FastifyReply, vary: string): FastifyReply =>
  reply.headers({ 'content-language': pageLanguage().lang, vary });
