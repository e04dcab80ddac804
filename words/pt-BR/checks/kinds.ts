import type { Audience } from '../../../checks/lists/rich-results.ts';
import type * as en from '../../en/checks/kinds.ts';
import { amount } from './grammar.ts';

/** Labels shared by findings and tools. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: typeof en.robotsTxtMistakes = {
  'no-separator': 'sem dois-pontos entre nome e valor',
  'unknown-directive': 'nenhum rastreador conhecido lê esta diretiva',
  'unsupported-directive': 'nenhum grande rastreador aceita mais isto no robots.txt',
  typo: 'com erro de grafia; o Google aceita, outros talvez não',
  'rule-before-agent': 'vem antes de qualquer linha User-agent, então não se aplica a nenhum rastreador',
  'empty-agent': 'sem nome de rastreador',
  'pattern-start': 'não começa com / nem *, então pode não corresponder a nada',
  'dollar-inside': '$ marca o fim da URL só no fim de um padrão',
  'never-matches':
    'não corresponde a nada para o Google: espaços, chaves e aspas são codificados nas URLs (%20, %7B…), então devem ser codificados aqui também',
  'relative-sitemap': 'um sitemap precisa da URL completa',
  'long-line': 'mais longa do que os rastreadores leem',
  'not-utf8': 'não é UTF-8',
};

/** What a file listed as a sitemap really is. */
export const sitemapKinds: typeof en.sitemapKinds = {
  urlset: 'lista de URLs',
  index: 'índice de sitemaps',
  text: 'lista em texto simples',
  feed: 'feed',
  html: 'uma página HTML, não um sitemap',
  unreadable: 'não foi possível ler',
};

/** Where a leftover is. */
export const leftoverPlaces: typeof en.leftoverPlaces = {
  title: () => 'título',
  h1: () => 'h1',
  meta: ({ name }) => name,
  canonical: () => 'URL canônica',
  hreflang: () => 'hreflang',
  data: ({ name }) => `dados estruturados, ${name}`,
  text: () => 'texto',
  link: () => 'link',
  image: () => 'imagem',
};

/** What a canonical differs in from the URL of its page. */
export const canonicalDifferences: typeof en.canonicalDifferences = {
  case: 'maiúsculas e minúsculas',
  slash: 'barra final',
  parameters: 'parâmetros de rastreamento ou de sessão',
  www: 'www',
  scheme: 'http e https',
  fragment: 'fragmento',
  slug: 'palavras do caminho em torno do mesmo nome ou número',
};

/** Key facts of a page, such as its price. */
export const decisionFactNames: typeof en.decisionFactNames = {
  price: () => 'preço com moeda',
  'served-price': () => 'preço no código-fonte HTML',
  specifications: ({ specifications }) => `pelo menos ${amount(specifications, { one: 'especificação', other: 'especificações' })}`,
  availability: () => 'disponibilidade',
  'marked-price': () => 'preço dos dados estruturados',
  address: () => 'endereço',
  phone: () => 'telefone',
  hours: () => 'horário de funcionamento',
  area: () => 'área de atendimento',
  'price-or-free': () => 'preço ou “grátis”',
  platform: () => 'plataforma',
  version: () => 'versão ou data',
  included: () => 'o que está incluído',
  contact: () => 'opção de contato ou reserva',
};

const audiences: Record<Audience, string> = {
  'usa-beta': 'em beta, para leitores dos EUA e páginas em inglês',
  'eea-beta': 'em beta, no Espaço Econômico Europeu, na Turquia e na África do Sul',
  'hotel-center': 'para provedores conectados ao Google Hotel Center',
  'book-feed': 'para livrarias e bibliotecas com um feed aprovado',
};
/** To whom Google shows a feature. */
export const limitedTo: typeof en.limitedTo = ({ audience }) => `disponível só ${audiences[audience]}`;
