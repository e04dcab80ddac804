/**
 * Writes docs/criteria.md: what each signal judges, when, and by which rule, generated from the code and surrounded by prose.
 * `npm run catalogue`; a test fails while the committed file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { applies, appliesTo, pageTypes } from '../checks/core/applies.ts';
import { signalGrounds } from '../checks/core/catalogue.ts';
import { gateCap } from '../checks/core/score.ts';
import type { AnySignal } from '../checks/core/signal.ts';
import { en } from '../words/en/checks/index.ts';
import { signals } from '../checks/signals/index.ts';
import { codesByClass, findingClasses } from '../checks/core/finding-classes.ts';
import { leastShare } from '../checks/core/finding-order.ts';
import { causes } from '../checks/core/fix-causes.ts';
import { criteriaAfter, criteriaBefore, criteriaOrder } from './criteria-words.ts';
import { catalogueSampleMessage, catalogueSampleParameters } from './message-samples.ts';
import { sampleShapes } from './sample-values.ts';
import { statusesInSource, type FindingStatus } from './statuses-in-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = `${root}words/en/checks/`;
const list: readonly AnySignal[] = signals;
const grounds = signalGrounds(signals, en);

const headings: Record<FindingStatus, string> = {
  pass: 'Passes',
  warn: 'Warns',
  fail: 'Fails',
  note: 'Tells, without points',
  na: 'Does not apply',
  unchecked: 'Unchecked',
};

/** The sentence of a code with sample arguments. */
function sampleOf({ id, limits }: AnySignal, code: string): string {
  const message = (en.signals[id as keyof typeof en.signals].says as Record<string, unknown>)[code];
  const declared = catalogueSampleParameters(readFileSync(`${words}${id}.ts`, 'utf8')).get(code) ?? [];
  return (
    catalogueSampleMessage(
      message as Parameters<typeof catalogueSampleMessage>[0],
      declared,
      limits as Record<string, number>,
      sampleShapes,
    )?.message ?? ''
  );
}

function section(signal: AnySignal, number: number): string[] {
  const { id, weight, gate, geo, limits, searchOnly } = signal;
  const statuses = statusesInSource(readFileSync(`${root}checks/signals/${id}.ts`, 'utf8'));
  const codes = Object.keys(en.signals[id as keyof typeof en.signals].says);
  const tell = (verdict: string, code: string) => `| ${verdict} | \`${code}\` | ${cell(sampleOf(signal, code))} |`;
  const rows = (Object.keys(headings) as FindingStatus[]).flatMap((status) =>
    codes.filter((code) => statuses.get(code)?.has(status)).map((code) => tell(headings[status], code)),
  );
  // The status of these depends on a number.
  const open = codes.filter((code) => !statuses.has(code)).map((code) => tell('By its limits', code));
  const whenPresent = pageTypes.filter((type) => applies(id, type) === 'given');
  const never = pageTypes.filter((type) => applies(id, type) === 'no');
  const numbers = Object.entries(limits as Record<string, number>);
  return [
    `### ${number}. ${id}`,
    '',
    `**${en.signals[id as keyof typeof en.signals].title}.** ${grounds[id]!.why}`,
    '',
    `- Weight ${weight} in the audit score${gate ? `, a gate: a failure caps it at ${gateCap}` : ''}; ${geo ? `${geo.points} GEO points in ${en.categories[geo.category]}, evidence ${geo.grade}` : 'not in the GEO score'}.${searchOnly ? ' Not judged on pages that are kept out of search.' : ''}`,
    ...(never.length > 0 ? [`- Never judged on: ${never.join(', ')}.`] : []),
    ...(whenPresent.length > 0 ? [`- Only where the page gives it: ${whenPresent.join(', ')}.`] : []),
    ...(numbers.length > 0 ? [`- Limits: ${numbers.map(([name, value]) => `\`${name}\` ${value}`).join(', ')}.`] : []),
    '',
    '| verdict | code | what it says, with sample values |',
    '| --- | --- | --- |',
    ...rows,
    ...open,
    '',
  ];
}
const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');

const codes = (list: readonly string[]): string => list.map((code) => `\`${code}\``).join(', ');
/** The classes of all codes, and what follows from which. */
function orderOfFixes(): string[] {
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

/** The criteria as Markdown. */
export function criteria(): string {
  const tabled = list.filter(({ id }) => Object.hasOwn(appliesTo, id));
  const mark = { yes: 'yes', given: 'if given', no: '–' } as const;
  return `${[
    ...criteriaBefore({
      signals: list.length,
      weights: list.reduce((sum, { weight }) => sum + weight, 0),
      gates: list.filter(({ gate }) => gate).map(({ id }) => id),
      gateCap,
    }),
    '',
    '## Which signals apply to which pages',
    '',
    'Signals that are not in this table apply to every page. “If given”: only where the page shows or declares what the signal is about.',
    '',
    `| signal | ${pageTypes.join(' | ')} |`,
    `| --- |${' --- |'.repeat(pageTypes.length)}`,
    ...tabled.map(({ id }) => `| \`${id}\` | ${pageTypes.map((type) => mark[applies(id, type)]).join(' | ')} |`),
    '',
    ...orderOfFixes(),
    '## The signals',
    '',
    ...list.flatMap((signal, index) => section(signal, index + 1)),
    ...criteriaAfter,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

export const writeCriteria = () => writeFileSync(`${root}docs/criteria.md`, criteria());
