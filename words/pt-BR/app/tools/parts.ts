import type { FactName } from '../../../../checks/core/facts.ts';
import type { parts as en } from '../../../en/app/tools/parts.ts';
import { probeText } from '../../checks/probes.ts';
import { reasonText } from '../../checks/reasons.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number, percent, and } = portuguese;

/** The name of each fact in a sentence. */
const subjects: Record<FactName, string> = {
  page: 'o documento',
  head: 'o head',
  headings: 'os cabeçalhos',
  links: 'os links',
  images: 'as imagens',
  text: 'o texto da página',
  main: 'o conteúdo principal',
  language: 'o idioma',
  pageType: 'o tipo de página',
  semantics: 'o significado dos elementos',
  structuredData: 'os dados estruturados',
  parts: 'as partes da página',
  controls: 'os botões e campos',
  provenance: 'as datas e os nomes',
  about: 'o tema da página',
  offer: 'a oferta',
  resources: 'a lista de recursos carregados',
  vitals: 'as Core Web Vitals',
  device: 'a adaptação a celulares',
  response: 'a resposta do servidor',
  served: 'o código-fonte HTML',
  robotsTxt: 'o robots.txt',
  sitemap: 'o sitemap',
  llmsTxt: 'o llms.txt',
  schemaTerms: 'os termos do schema.org',
  linkStatus: 'os links',
  canonicalTarget: 'o destino da URL canônica',
  alternates: 'as versões de idioma',
  shareImage: 'a imagem de compartilhamento',
  icons: 'os arquivos de ícones',
  redirects: 'a cadeia de redirecionamentos',
};
const imagesOf = (count: number) => amount(count, { one: 'imagem', other: 'imagens' });
/** The first names, and the number of others. */
const first = (names: readonly string[]) =>
  names.length > 3 ? and([...names.slice(0, 3), `mais ${number(names.length - 3)}`]) : and(names);

export const parts: typeof en = {
  pending: ({ fact }) => `Ainda lendo ${subjects[fact]}…`,
  unprobed: ({ fact }) => `Para verificar ${subjects[fact]}, é preciso iniciar a verificação de links.`,
  unread: ({ fact, why }) => `Não foi possível ler ${subjects[fact]}: ${reasonText(why)}`,
  firstLinks: ({ read, total }) =>
    `A página tem ${amount(total, { one: 'link', other: 'links' })}; os primeiros ${number(read)} são lidos e listados aqui.`,
  scaled: ({ share }) => `Reduzido a ${percent(share)} para caber.`,
  marks: { keep: 'Fixar os destaques', remove: 'Remover os destaques (Esc)' },
  pictures: {
    unavailable: 'As imagens não são carregadas aqui.',
    loading: 'Carregando…',
    loadingPictures: 'Carregando imagens.',
    again: 'Tentar de novo',
    load: ({ count }) => `Carregar ${imagesOf(count)}`,
    unloaded: ({ hosts }) => `As imagens só são solicitadas ao clicar: o botão as solicita a ${first(hosts)}, sem cookies nem referrer.`,
    toAllow: ({ hosts }) =>
      `O navegador vai pedir permissão para acessar ${first(hosts)}: sem ela, os navegadores não deixam extensões carregarem imagens de outros sites.`,
    failed: ({ count, reasons }) =>
      `Não foi possível carregar ${imagesOf(count)}: ${[...new Set(reasons.map(probeText))].slice(0, 3).join('; ')}.`,
    inside: ({ count }) =>
      count === 1 ? '1 imagem com URL privada nunca é solicitada.' : `${imagesOf(count)} com URLs privadas nunca são solicitadas.`,
  },
};
