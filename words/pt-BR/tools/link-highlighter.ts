import type { words as en } from '../../en/tools/link-highlighter.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

export const words: typeof en = {
  none: 'A página não tem links para destacar.',
  notLive: 'Os links são destacados na própria página. Abri-la de novo e auditá-la lá.',
  mark: ({ count }) => `Destacar ${amount(count, { one: 'link', other: 'links' })} na página`,
  unmark: 'Remover destaques',
  stay: 'Os destaques ficam até serem removidos, até Esc ser pressionado na página ou até sair desta ferramenta. Fixá-los para que continuem após fechar.',
  choose: 'Tipos a destacar',
  count: ({ count }) => number(count),
  kinds: {
    uncrawlable: { name: 'Não rastreável', help: 'sem URL rastreável' },
    sponsored: { name: 'Patrocinado', help: 'rel=sponsored, links pagos' },
    ugc: { name: 'UGC', help: 'rel=ugc, gerado por usuários' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow' },
    'new-tab': { name: 'Nova aba', help: 'target=_blank' },
    follow: { name: 'Follow', help: 'um link comum' },
  },
  several: 'Um link de vários tipos tem a cor e a forma do tipo que vem primeiro nesta lista; seu rótulo cita todos.',
  table: {
    title: 'Links destes tipos',
    rows: 'links',
    none: 'Nenhum tipo selecionado, ou nenhum link dos tipos selecionados.',
    text: 'Texto',
    kinds: 'Tipos',
    target: 'Destino',
    noText: 'sem texto',
    noTarget: 'nenhum',
  },
};
