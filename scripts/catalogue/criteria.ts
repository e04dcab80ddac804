/** What docs/judging/signals.md says around the signals: rules for all of them, and the order of what to fix first. */
import { codesByClass, findingClasses } from '../../checks/core/report/finding-classes.ts';
import { leastShare } from '../../checks/core/least-share.ts';
import { causes } from '../../checks/core/report/causes.ts';
import { gateCap } from '../../checks/core/report/score.ts';
import type { AnySignal } from '../../checks/core/signal.ts';
import { signals } from '../../checks/signals/index.ts';
import { criteriaBefore, criteriaOrder } from './criteria-words.ts';

const everySignal: readonly AnySignal[] = signals;

const codes = (list: readonly string[]): string => list.map((code) => `\`${code}\``).join(', ');
/** The classes of all codes, and what follows from which. */
export function orderOfFixes(): string[] {
  const { before, causes: beforeCauses } = criteriaOrder({ leastShare });
  const all = Object.entries(codesByClass) as [string, { readonly [name: string]: readonly string[] }][];
  const named = (from: object) =>
    (Object.entries(from) as [string, readonly string[]][]).map(([id, list]) => `\`${id}\`${list.length > 0 ? `: ${codes(list)}` : ''}`);
  return [
    ...before,
    `| signal | ${findingClasses.join(' | ')} |`,
    `| --- |${' --- |'.repeat(findingClasses.length)}`,
    ...all.map(([id, classes]) => `| \`${id}\` | ${findingClasses.map((name) => codes(classes[name] ?? [])).join(' | ')} |`),
    ...beforeCauses,
    '| cause | what is folded under it |',
    '| --- | --- |',
    ...causes.map(({ from, signals: following, groups }) => {
      const parts = [...(groups.length > 0 ? [`all signals of ${groups.join(', ')}`] : []), ...named(following)];
      return `| ${named(from).join('; ')} | ${parts.join('; ')} |`;
    }),
    '',
  ];
}

/** What is true of all signals. */
export const criteriaOfAll = (): readonly string[] =>
  criteriaBefore({
    signals: everySignal.length,
    weights: everySignal.reduce((sum, { weight }) => sum + weight, 0),
    gates: everySignal.filter(({ gate }) => gate).map(({ id }) => id),
    gateCap,
  });
