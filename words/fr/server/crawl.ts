import type { crawlWords as en } from '../../en/server/crawl.ts';

export const crawlWords: typeof en = {
  disallowed: ({ url }) =>
    `robots.txt interdit à Pageloupe d’explorer ${url}. Pour explorer votre propre site, ajouter un groupe à son robots.txt : « User-agent: Pageloupe » et « Allow: / ». Pour auditer des pages sans suivre les liens, indiquer leurs URL ou utiliser un sitemap.`,
  robotsUnread: ({ origin, why = '' }) =>
    `${origin}/robots.txt n’a pas pu être lu${why === '' ? ' (erreur serveur ou pas de réponse)' : ''} ; rien ne peut donc être exploré. ${why === '' ? 'Réessayer plus tard, ou indiquer les URL à auditer.' : why}`,
};
