import type { toolChoice as en } from '../../../en/app/bulk/tool-choice.ts';
import { arabic } from '../../arabic.ts';
import { amountOf, nouns } from '../../checks/grammar.ts';
import { things } from '../../nouns.ts';

const { number } = arabic;

export const toolChoice: typeof en = {
  all: ({ count }) => `كل الأدوات (${number(count)})`,
  some: 'أدوات محدّدة',
  allChecks: ({ checks }) => `تُجرى كل الفحوصات (${number(checks)})، فتحصل كل صفحة على الدرجتين.`,
  noneYet: ({ checks }) => `لم تُحدَّد أي أداة، لذلك تُجرى كل الفحوصات (${number(checks)}).`,
  someChecks: ({ chosen, tools, checks, all }) =>
    `${number(chosen)} من ${amountOf(tools, things.tool)}: يُجرى ${number(checks)} من ${amountOf(all, nouns.check)}. تحتاج درجة GEO إلى كل فحوصاتها.`,
  share: ({ on, all }) => `${number(on)} من ${number(all)}`,
  group: ({ group, on, all }) => `${group}: حُدِّد ${number(on)} من ${amountOf(all, things.tool)}`,
};
