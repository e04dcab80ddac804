import type { words as en } from '../../en/tools/anchor-text.ts';
import { portuguese } from '../portuguese.ts';

const { agree, amount, number } = portuguese;
const linksOf = (count: number) => amount(count, { one: 'link', other: 'links' });

export const words: typeof en = {
  none: 'A página não tem links sem nofollow para outras páginas.',
  counted: ({ count, others }) =>
    `${agree(count, { one: 'É contado', other: 'São contados' })} ${amount(count, { one: 'link sem nofollow para outra página', other: 'links sem nofollow para outras páginas' })}, como nos achados.${
      others > 0
        ? ` Não contados: ${linksOf(others)} dentro da página, com nofollow, para e-mail, telefone ou scripts, ou sem nome e ocultos para leitores de tela.`
        : ''
    }`,
  bars: {
    label: 'Links por qualidade do texto',
    fine: 'Descritivo',
    generic: 'Genérico',
    empty: 'Sem texto',
    links: ({ count }) => number(count),
  },
  firstGrouped: ({ total, grouped }) => `A página tem ${linksOf(total)}; os primeiros ${number(grouped)} estão agrupados.`,
  noList: 'Não há lista de textos de link genéricos (“clique aqui”) para o idioma desta página, então só textos ausentes são apontados.',
  ownList: ({ count }) =>
    `${amount(count, { one: 'texto da lista própria também conta como genérico', other: 'textos da lista própria também contam como genéricos' })}.`,
  qualities: { empty: 'sem texto', generic: 'genérico', fine: 'descritivo' },
  groups: {
    title: 'Agrupados',
    choose: 'Agrupar links',
    text: ({ count }) => `Por texto (${number(count)})`,
    target: ({ count }) => `Por destino (${number(count)})`,
    images: ({ count }) => `Links de imagem (${number(count)})`,
    textRows: 'textos de link',
    targetRows: 'destinos de link',
    imageRows: 'links de imagem',
    none: 'Não há links.',
    noImages: 'Nenhum link consiste só em uma imagem.',
  },
  columns: {
    text: 'Texto',
    quality: 'Qualidade',
    links: 'Links',
    leadTo: 'Destinos',
    target: 'Destino',
    texts: 'Textos',
    name: 'Nome',
    from: 'Origem',
    noText: '(sem texto)',
    noAlt: 'sem texto alternativo',
    otherUrls: ({ count }) => `e mais ${amount(count, { one: 'URL', other: 'URLs' })}`,
    times: ({ count }) => `×${number(count)}`,
    more: ({ count }) => `e mais ${number(count)}`,
    sources: {
      'aria-labelledby': 'aria-labelledby',
      'aria-label': 'aria-label',
      text: 'texto',
      alt: 'alt',
      title: 'title',
      none: 'nenhum',
    },
  },
};
