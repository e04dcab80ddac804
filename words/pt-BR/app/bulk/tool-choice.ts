import type { toolChoice as en } from '../../../en/app/bulk/tool-choice.ts';
import { portuguese } from '../../portuguese.ts';

const { number } = portuguese;

export const toolChoice: typeof en = {
  all: ({ count }) => `Todas as ${number(count)} ferramentas`,
  some: 'Ferramentas escolhidas',
  allChecks: ({ checks }) => `Todas as ${number(checks)} verificações são executadas, então cada página recebe as duas pontuações.`,
  noneYet: ({ checks }) => `Nenhuma ferramenta escolhida, então todas as ${number(checks)} verificações são executadas.`,
  someChecks: ({ chosen, tools, checks, all }) =>
    `${number(chosen)} de ${number(tools)} ferramentas: ${number(checks)} de ${number(all)} verificações são executadas. A pontuação GEO precisa de todas as verificações dela.`,
  share: ({ on, all }) => `${number(on)} de ${number(all)}`,
  group: ({ group, on, all }) => `${group}: ${number(on)} de ${number(all)} ferramentas escolhidas`,
};
