import type { words as en } from '../../en/tools/link-inventory.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, percent } = portuguese;
const linksOf = (count: number) => amount(count, { one: 'link', other: 'links' });

export const words: typeof en = {
  none: 'A página não tem links.',
  kinds: {
    title: ({ count }) => `${linksOf(count)} por destino`,
    titleOfFirst: ({ read, total }) => `Os primeiros ${number(read)} de ${linksOf(total)} por destino`,
    names: {
      internal: 'interno',
      subdomain: 'subdomínio',
      external: 'externo',
      'same-page': 'esta página',
      mail: 'e-mail',
      phone: 'telefone',
      script: 'script',
      other: 'outro esquema',
      invalid: 'não é uma URL',
      none: 'sem URL',
    },
    share: ({ count, kind, share }) => `${kind}: ${number(count)} (${percent(share)})`,
    firstRead: ({ count }) => `Só os primeiros ${number(count)} são lidos; todos os números, tabelas e exportações aqui se referem a eles.`,
    rels: ({ follow, nofollow, sponsored, ugc, newTab }) =>
      `${number(follow)} sem nofollow, ${number(nofollow)} nofollow, ${number(sponsored)} sponsored, ${number(ugc)} ugc, ${amount(newTab, { one: 'abre', other: 'abrem' })} em nova aba.`,
  },
  places: {
    title: 'Links por posição',
    bars: 'Links por posição',
    names: {
      main: 'conteúdo principal',
      header: 'topo',
      nav: 'navegação',
      aside: 'barra lateral',
      footer: 'rodapé',
      comments: 'comentários',
      dialog: 'caixa de diálogo',
      none: 'outro lugar',
    },
  },
  domains: {
    title: 'Domínios vinculados',
    bars: 'Links de saída por domínio',
    none: 'Sem links para outros sites.',
    more: ({ count }) => `Mais ${amount(count, { one: 'domínio', other: 'domínios' })}.`,
  },
  groups: {
    choose: 'Agrupar links',
    each: ({ count }) => `Um a um (${number(count)})`,
    target: ({ count }) => `Por destino (${number(count)})`,
    domain: ({ count }) => `Por domínio (${number(count)})`,
    rows: { target: 'destinos de link', domain: 'domínios vinculados' },
    name: { target: 'Destino', domain: 'Domínio' },
    links: 'Links',
    texts: 'Textos',
  },
  all: {
    title: 'Todos os links',
    rows: 'links',
    text: 'Texto',
    target: 'Destino',
    kind: 'Tipo',
    rel: 'rel',
    place: 'Posição',
    noText: 'sem texto',
    noTarget: 'nenhum',
    newTab: 'nova aba',
    from: { alt: 'imagem:', 'aria-label': 'aria-label:', 'aria-labelledby': 'aria-labelledby:', title: 'title:', text: '', none: '' },
  },
};
