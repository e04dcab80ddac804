import type { words as en } from '../../en/tools/sitemap-lookup.ts';
import { sitemapKinds } from '../checks/kinds.ts';
import { reasonFaultText, reasonText } from '../checks/reasons.ts';
import { portuguese } from '../portuguese.ts';

const { amount, bytes } = portuguese;
const filesOf = (count: number) => amount(count, { one: 'arquivo', other: 'arquivos' });
const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URLs' });

export const words: typeof en = {
  none: 'Nenhum sitemap encontrado: nenhum indicado no robots.txt e nenhum em /sitemap.xml. Um sitemap é opcional; as páginas podem ser encontradas por links.',
  listed: 'Esta URL está incluída.',
  variant: 'Uma variante desta URL está incluída, não esta URL exata.',
  unreadable: 'O robots.txt indica sitemaps, mas não foi possível ler nenhum.',
  unfound: 'Nenhum sitemap encontrado: nenhum indicado no robots.txt e nenhum no lugar habitual. Um sitemap é opcional.',
  unlisted: 'Esta URL não está incluída em nenhum dos sitemaps.',
  notYet: 'Não encontrada até agora: nem todos os sitemaps foram lidos por completo.',
  read: ({ files, urls }) => `Lido: ${filesOf(files)}, ${urlsOf(urls)}.`,
  readPart: ({ files, urls }) => `Lido: ${filesOf(files)}, ${urlsOf(urls)}; são lidos no máximo 10 arquivos secundários e 20 MB.`,
  entries: {
    title: 'Onde está incluída',
    rows: 'entradas do sitemap',
    url: 'URL',
    match: 'Coincidência',
    lastmod: 'Última modificação',
    file: 'Arquivo',
    none: 'Nenhuma entrada corresponde a esta URL ou a uma variante (http e https, www, barra, maiúsculas, parâmetros de rastreamento).',
    exact: 'exata',
    variant: 'uma variante',
    unsaid: 'não indicada',
  },
  files: {
    failed: ({ why }) => reasonText(why),
    title: 'Arquivos de sitemap',
    requested: 'Arquivos solicitados',
    more: ({ count }) => `Mais ${amount(count, { one: 'arquivo está indicado', other: 'arquivos estão indicados' })}.`,
    unread: 'não lido',
    status: ({ status }) => `status ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }) => urlsOf(count),
    files: ({ count }) => filesOf(count),
    bytes: ({ count }) => bytes(count),
    looked: 'não existe',
    from: { 'robots.txt': 'indicado no robots.txt', '/sitemap.xml': 'encontrado em /sitemap.xml' },
    fault: ({ fault }) => `malformado: ${reasonFaultText(fault)}`,
    truncated: 'não lido por completo',
    overLimit: 'acima do limite de 50.000 URLs ou 50 MB',
    lists: 'inclui esta página',
  },
};
