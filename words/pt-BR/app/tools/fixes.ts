import type { Field, FixId, FixPlace, OmittedReason, Omission } from '../../../../checks/fixes/fix.ts';
import type { fixes as en } from '../../../en/app/tools/fixes.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;

const kinds: Record<FixId, string> = {
  canonical: 'URL canônica',
  'canonical-header': 'URL canônica como cabeçalho HTTP Link',
  'robots-meta': 'Tag meta robots',
  'robots-header': 'Cabeçalho HTTP X-Robots-Tag',
  title: 'Título',
  description: 'Metadescrição',
  'html-lang': 'Idioma da página',
  viewport: 'Viewport',
  charset: 'Codificação de caracteres',
  sharing: 'Open Graph e card do X',
  article: 'JSON-LD: Article',
  product: 'JSON-LD: Product',
  organization: 'JSON-LD: Organization',
  website: 'JSON-LD: WebSite',
  breadcrumb: 'JSON-LD: BreadcrumbList',
  faq: 'JSON-LD: FAQPage',
  service: 'JSON-LD: Service',
  'local-business': 'JSON-LD: LocalBusiness',
  hreflang: 'Conjunto hreflang',
  'alt-texts': 'Textos alternativos',
  'lcp-image': 'Imagem LCP, carregada antes',
  'robots-txt': 'Linhas do robots.txt',
  'sitemap-entry': 'Entrada do sitemap',
};

const places: Record<FixPlace, string> = {
  head: 'Colar no `<head>`.',
  'head-start': 'Colar logo após `<head>`, antes de tudo.',
  'html-tag': 'Adicionar à tag `<html …>`, substituindo os atributos existentes com esse nome.',
  header: 'Enviar este cabeçalho HTTP com a página.',
  'robots.txt': 'Adicionar ao fim do robots.txt.',
  sitemap: 'Adicionar ao sitemap, antes de `</urlset>`.',
  images: 'Adicionar cada `alt` à sua tag `<img>`.',
  'img-tag': 'Adicionar estes atributos à tag `<img …>`, substituindo os existentes com esse nome.',
};

const left: Record<OmittedReason, string> = {
  image: 'Escolher uma imagem que mostre do que trata esta página.',
  alt: 'Só quem conhece a página sabe o que a imagem mostra. Usar `alt=""` para imagens puramente decorativas.',
  self: 'Fazer isso só se esta página for a original, não uma cópia da canônica atual.',
  wording: 'O texto vem da página. Revisá-lo e alterá-lo à vontade.',
  'no-sentence': 'Nenhuma frase desta página a descreve bem o bastante. Escrever uma ou duas.',
  price: 'A página mostra vários preços ou um símbolo de moeda ambíguo. Inserir o preço deste produto.',
  address: 'Inserir a rua, o CEP e a cidade como a página os mostra.',
  'own-url': 'A canônica aponta para outra página. `og:url` é a URL desta página, para que esta seja compartilhada.',
  'opens-search': 'No momento, `noindex` mantém esta página fora da pesquisa. Colar isto só se as pessoas devem encontrá-la lá.',
  'opens-links': 'No momento, os rastreadores são instruídos a não seguir os links desta página (`nofollow`). Com isto, vão segui-los.',
  'opens-snippets':
    'No momento, citar esta página está bloqueado (`nosnippet`). Com isto, buscadores e mecanismos de respostas podem citá-la.',
  'opens-previews':
    'No momento, a página limita suas prévias nos resultados de pesquisa (`max-snippet`, `max-image-preview` ou `max-video-preview`). Isto remove os limites.',
  'opens-robots': 'No momento, o robots.txt bloqueia esta página, talvez de propósito. Colar isto só se os rastreadores devem lê-la.',
  attribute: 'As tags `<img>` são mostradas só com `src` e `alt`. Manter todos os outros atributos.',
  'every-page': 'Adicionar as mesmas linhas a cada página do conjunto, para que todas indiquem umas às outras.',
  'left-out': 'As entradas inválidas ou que não respondem foram removidas.',
  'one-url': 'Um código tinha várias URLs. Verificar se a certa foi mantida.',
  'which-sitemap': 'O site tem vários sitemaps. Escolher o que inclui páginas deste tipo.',
};

const fields: Record<Field['kind'], string> = {
  title: 'Título',
  description: 'Descrição',
  image: 'URL da imagem',
  alt: 'Descrição da imagem',
  price: 'Preço e moeda, como 49.00 BRL',
  address: 'Endereço postal',
};

const omitted: Record<Omission['why'], string> = {
  missing: 'não é visível na página',
  different: 'a página mostra um valor diferente',
  account: 'é um nome de conta, não uma pessoa',
  contradicts: 'contradiz outra data ou está no futuro',
  unreadable: 'não é uma data válida',
  code: 'o código não existe',
};

export const fixes: typeof en = {
  kinds,
  places,
  left,
  fields,
  leftOut: ({ property, value, why, instead }) =>
    `\`${property}\` removido (${value}): ${omitted[why]}.${instead ? ` Seria ${instead}?` : ''}`,
  title: ({ kind }) => `Corrigir: ${kind}`,
  brief: {
    passes: 'Aprovada na verificação',
    better: 'Melhora a verificação',
    unfilled: 'Aprovada depois de preenchida',
    optional: 'Opcional',
    written: 'Ainda não aprovada na verificação',
  },
  code: ({ kind }) => `${kind}, para colar`,
  copy: 'Copiar',
  copyNamed: ({ kind }) => `Copiar: ${kind}`,
  fill: 'Preencher ou alterar',
  width: ({ pixels, limit }) => `${amount(pixels, { one: 'pixel', other: 'pixels' })} de cerca de ${number(limit)}`,
  cut: ({ shown }) => `Os resultados de pesquisa o cortariam: ${shown}`,
  replaces: 'Remover estes',
  at: 'A imagem',
  more: ({ count }) => `e mais ${number(count)}`,
  alsoOn: 'Colar as mesmas linhas nestas páginas',
  decide: 'Antes de colar, verificar',
  results: 'Verificado de novo com esta correção',
  becomes: {
    pass: ({ name }) => `${name}: aprovada.`,
    na: ({ name }) => `${name}: não se aplica mais.`,
    warn: ({ name }) => `${name}: melhorou. Resta:`,
    fail: ({ name }) => `${name}: melhorou, mas ainda reprovada:`,
    unchecked: ({ name }) => `${name}: não pode ser verificada daqui.`,
  },
};
