/** Each request is answered in its own language: `lang` of its query, otherwise Accept-Language, otherwise that of the service. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileLocale } from '../../words/locale.ts';
import { localeFor } from '../open-locale.ts';
import { pageLanguage, processLanguage, speaking } from '../words.ts';
import { acceptedLanguages } from './accept.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for English; undefined before it is known. */
    locale: FileLocale | null | undefined;
  }
}

export function answerInItsLanguage(app: FastifyInstance): void {
  app.decorateRequest('locale', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    localeFor(wantedBy(request)).then((locale) => {
      request.locale = locale;
      return inLanguageOf(request, done);
    }, done);
  });
  // A body arrives in events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => inLanguageOf(request, done));
}

/** An unknown `lang` is refused by the parameters of the operation. */
function wantedBy({ raw, headers }: FastifyRequest): string[] {
  const lang = new URLSearchParams(/\?(.*)$/s.exec(raw.url ?? '')?.[1]).get('lang');
  return [...(lang === null ? [] : [lang.slice(0, 40)]), ...acceptedLanguages(headers['accept-language']), processLanguage()];
}

export const inLanguageOf = <T>({ locale }: FastifyRequest, work: () => T): T => speaking(locale, work);

/** Which language an answer with sentences has. @param vary the other headers on which it depends */
export const sayLanguage = (reply: FastifyReply, vary: string): FastifyReply =>
  reply.headers({ 'content-language': pageLanguage().lang, vary });
