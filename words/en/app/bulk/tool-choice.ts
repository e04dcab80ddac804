import { english } from '../../../../checks/core/wording.ts';

const { number } = english;

/** Choosing which tools a bulk audit runs. */
export const toolChoice = {
  all: ({ count }: { count: number }) => `All ${number(count)} tools`,
  some: 'Selected tools',
  allChecks: ({ checks }: { checks: number }) => `All ${number(checks)} checks run, so every page gets both scores.`,
  noneYet: ({ checks }: { checks: number }) => `No tools selected, so all ${number(checks)} checks run.`,
  someChecks: ({ chosen, tools, checks, all }: { chosen: number; tools: number; checks: number; all: number }) =>
    `${number(chosen)} of ${number(tools)} tools: ${number(checks)} of ${number(all)} checks run. The GEO score needs all of its checks.`,
  share: ({ on, all }: { on: number; all: number }) => `${number(on)} of ${number(all)}`,
  group: ({ group, on, all }: { group: string; on: number; all: number }) => `${group}: ${number(on)} of ${number(all)} tools selected`,
};
