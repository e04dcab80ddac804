import type { words as en } from '../../en/tools/leftovers.ts';
import { leftoverPlaces } from '../checks/kinds.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const leftovers = (count: number) => amount(count, { one: 'resquício', other: 'resquícios' });

export const words: typeof en = {
  none: 'Nenhum resquício encontrado.',
  found: ({ count }) => `${leftovers(count)}.`,
  prominent: ({ count, prominent }) =>
    `${leftovers(count)}, ${number(prominent)} em tags usadas em resultados de pesquisa e prévias de links.`,
  kinds: {
    token: { name: 'Marcador de modelo', help: 'uma variável não preenchida, como {{title}} ou %s, ou uma regra de estilo' },
    empty: { name: 'Valor vazio', help: 'undefined, null, NaN ou [object Object] no lugar de um valor' },
    dummy: { name: 'Texto fictício', help: 'lorem ipsum e outros textos de preenchimento' },
    host: { name: 'Host não publicado', help: 'localhost, uma rede privada ou uma cópia de homologação do site' },
  },
  rows: 'resquícios',
  searched: 'Busca feita em: título, cabeçalhos, tags meta, links, imagens, dados estruturados e texto, exceto exemplos de código.',
  what: 'Encontrado',
  kind: 'Tipo',
  where: 'Onde',
  around: 'Contexto',
  places: leftoverPlaces,
};
