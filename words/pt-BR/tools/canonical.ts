import type { words as en } from '../../en/tools/canonical.ts';
import { probeText } from '../checks/probes.ts';
import { portuguese } from '../portuguese.ts';
import { canonicalDifferences } from '../checks/kinds.ts';

const { amount, and } = portuguese;

export const words: typeof en = {
  diagram: 'Esta URL e cada lugar que declara uma URL canônica para a página',
  thisUrl: 'Esta URL',
  named: {
    none: 'A página não declara URL canônica. Ela é opcional; sem ela, os buscadores escolhem.',
    unusable: 'Os buscadores ignoram a tag canonical: a URL é inválida, ou ela está no body.',
    itself: 'A página declara uma canônica: esta URL.',
    variant: 'A página declara uma canônica: uma variante desta URL.',
    other: 'A página declara uma canônica: uma URL diferente.',
    several: ({ count }) =>
      `A página declara ${amount(count, { one: 'canônica diferente', other: 'canônicas diferentes' })}; os buscadores escolhem.`,
    many: ({ count }) =>
      `Todos os lugares juntos indicam ${amount(count, { one: 'URL diferente', other: 'URLs diferentes' })}. Redirecionamentos e canônicas são indícios fortes; sitemaps, fracos.`,
  },
  copy: 'Copiar uma tag canonical para esta URL',
  places: {
    html: 'HTML',
    htmlHelp: 'link rel=canonical',
    header: 'Cabeçalho HTTP',
    headerHelp: 'Link: rel=canonical',
    ogUrl: 'og:url',
    ogUrlHelp: 'para prévias de links',
    hreflang: 'hreflang',
    hreflangHelp: 'entrada que aponta para si mesma',
    noHreflang: 'sem conjunto hreflang',
    sitemap: 'Sitemap',
    sitemapHelp: 'loc',
  },
  relations: { same: 'esta URL', variant: 'uma variante', other: 'uma URL diferente', none: 'nenhuma', unknown: 'desconhecida' },
  variantBy: ({ by }) => `uma variante (diferença: ${and(by.map((one) => canonicalDifferences[one]))})`,
  target: {
    title: 'O destino',
    self: 'A canônica é esta URL, então não há outro destino a verificar.',
    several: 'As canônicas divergem, então não há um destino único a verificar.',
    none: 'Não há destino canônico a verificar.',
    url: 'URL',
    answer: 'Resposta',
    indexing: 'Indexação',
    robotsTxt: 'robots.txt',
    canonical: 'A canônica dele',
    pageTitle: 'Título',
    heading: 'Cabeçalho principal',
    noAnswer: 'sem resposta',
    noAnswerFor: ({ why }) => `sem resposta: ${probeText(why)}`,
    status: ({ status }) => `status ${status}`,
    statusAfter: ({ status, redirects }) =>
      `status ${status} após ${amount(redirects, { one: 'redirecionamento', other: 'redirecionamentos' })}`,
    unverified: ({ status }) => `status ${status}: não foi possível confirmar`,
    unknown: 'desconhecido',
    missing: 'nenhum',
    indexable: 'permitida',
    noindex: 'noindex',
    crawlable: 'rastreamento permitido',
    uncrawlable: 'rastreamento bloqueado',
    itself: 'ela mesma',
    onward: 'outra URL',
    namesNone: 'nenhuma',
  },
};
