import type { words as en } from '../../en/tools/favicon-sitename.ts';
import { probeText } from '../checks/probes.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, bytes } = portuguese;

export const words: typeof en = {
  icons: {
    title: 'Ícones candidatos',
    note: 'O Google exige um ícone quadrado de pelo menos 8 × 8 pixels e recomenda mais de 48 × 48. Cada candidato aparece em 16, 32 e 48 pixels, sobre fundo claro e escuro.',
    none: 'A página não declara ícone, e não há /favicon.ico como alternativa.',
    fallback: 'Nenhum ícone declarado. Navegadores e buscadores tentam então /favicon.ico.',
    more: ({ count }) => `Mais ${amount(count, { one: 'está declarado', other: 'estão declarados' })}.`,
    drawnSizes: 'Os tamanhos são os das imagens carregadas.',
    kept: 'o robots.txt bloqueia o ícone para o Googlebot-Image',
    byDefault: 'por padrão',
    declared: '(declarado)',
    empty: '(vazio)',
    notUrl: ({ written }) => `${written} não é uma URL.`,
    noAnswer: 'sem resposta',
    noAnswerFor: ({ why }) => `sem resposta: ${probeText(why)}`,
    status: ({ status }) => `status ${status}`,
    notDrawn: ({ why }) => `não exibido: ${probeText(why)}`,
    notPicture: 'não é a URL de uma imagem',
    vector: 'SVG, qualquer tamanho',
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    bytes: ({ count }) => bytes(count),
  },
  names: {
    title: 'Nome do site',
    note: 'Os buscadores escolhem um nome para o site inteiro, com base na página inicial. Nomes coerentes são os que têm mais chance de aparecer.',
    agree: ({ count }) => `Os ${number(count)} coincidem`,
    differ: ({ names, places }) =>
      `${amount(names, { one: 'nome diferente', other: 'nomes diferentes' })} em ${amount(places, { one: 'lugar', other: 'lugares' })}`,
    rows: 'nomes do site',
    none: 'Nenhum nome do site encontrado: sem og:site_name, sem WebSite ou Organization nos dados estruturados, sem nome no fim do título.',
    name: 'Nome',
    where: 'Onde',
    agreement: 'Coincidência',
    only: 'o único',
    agrees: 'coincide',
    differs: 'difere',
    website: ({ format }) => `Nome de WebSite (${format})`,
    ofType: ({ type, place }) => `${type} (${place})`,
    places: {
      'site-name': 'og:site_name ou application-name',
      'title-suffix': 'fim do título',
      'json-ld': 'JSON-LD',
      microdata: 'microdados',
      rdfa: 'RDFa',
      copyright: 'linha de copyright',
      logo: 'link do logotipo',
      host: 'só o nome do host',
      byline: 'assinatura',
      'rel-author': 'marcado como autor',
      meta: 'tag meta',
    },
  },
};
