import type { crawlWords as en } from '../../en/server/crawl.ts';

export const crawlWords: typeof en = {
  disallowed: ({ url }) =>
    `O robots.txt não permite que o Pageloupe rastreie ${url}. Para rastrear um site próprio, adicionar um grupo ao robots.txt dele: “User-agent: Pageloupe” e “Allow: /”. Para auditar páginas sem seguir links, indicar suas URLs ou usar um sitemap.`,
  robotsUnread: ({ origin, why = '' }) =>
    `Não foi possível ler ${origin}/robots.txt${why === '' ? ' (erro do servidor ou sem resposta)' : ''}, então nada pode ser rastreado. ${why === '' ? 'Tentar de novo mais tarde ou indicar as URLs a auditar.' : why}`,
};
