import type { toolList as en } from '../../en/app/tool-list.ts';
import { portuguese } from '../portuguese.ts';

const { amount, and } = portuguese;

export const toolList: typeof en = {
  find: 'Pressionar `/` para buscar, teclas de seta para mover',
  move: 'Usar as teclas de seta para mover',
  favorites: 'Favoritas',
  favorite: ({ tool }) => `Favorita: ${tool}`,
  found: 'Resultados da busca',
  none: 'Nenhum resultado',
  advice: 'Nenhuma ferramenta ou verificação corresponde. Tentar uma só palavra, como “canonical” ou “imagens”.',
  counted: ({ tools, checks }) =>
    and([amount(tools, { one: 'ferramenta', other: 'ferramentas' }), amount(checks, { one: 'verificação', other: 'verificações' })]),
};
