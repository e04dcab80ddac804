import type { crawlWords as en } from '../../en/server/crawl.ts';

export const crawlWords: typeof en = {
  disallowed: ({ url }) =>
    `robots.txt no permite que Pageloupe rastree ${url}. Para rastrear un sitio propio, añadir un grupo a su robots.txt: «User-agent: Pageloupe» y «Allow: /». Para auditar páginas sin seguir enlaces, indicar sus URL o usar un sitemap.`,
  robotsUnread: ({ origin, why = '' }) =>
    `No se pudo leer ${origin}/robots.txt${why === '' ? ' (error del servidor o sin respuesta)' : ''}, así que no se puede rastrear nada. ${why === '' ? 'Volver a intentarlo más tarde o indicar las URL que se deben auditar.' : why}`,
};
