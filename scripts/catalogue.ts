/**
 * Writes docs/judging/signals.md: what each signal judges, when and by which rule, with every public word, weight, limit and sentence, so that
 * changes show up in the diff. `npm run catalogue`; a test fails while the committed file is out of date.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { applies, appliesTo, pageTypes } from '../checks/core/applies.ts';
import { categories } from '../checks/core/report/geo.ts';
import type { AnySignal, Scope, SourceMark } from '../checks/core/signal.ts';
import { signalCatalogue, signalGrounds } from '../checks/core/catalogue.ts';
import { checks as en } from '../words/en/checks/index.ts';
import { signals } from '../checks/signals/index.ts';
import { toolNames } from '../words/en/checks/tools.ts';
import { configSchema } from '../server/cli/config/schema.ts';
import { criteriaOfAll, orderOfFixes } from './catalogue/criteria.ts';
import { criteriaAfter } from './catalogue/criteria-words.ts';
import { factTypes } from './catalogue/fact-types.ts';
import { geoScoreText } from './catalogue/geo-score.ts';
import { folderMap } from './catalogue/folder-map.ts';
import { languagesGuide } from './catalogue/languages-guide.ts';
import { catalogueSampleMessage, catalogueSampleParameters } from './catalogue/message-samples.ts';
import { sampleShapes } from './catalogue/sample-values.ts';
import { statusesInSource, type FindingStatus } from './catalogue/statuses-in-source.ts';
import { settingsGuide } from './catalogue/settings-guide.ts';
import { toolsGuide } from './catalogue/tools-guide.ts';
import { listWritten, writeIfChanged } from './write-if-changed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const scopeNames: Record<Scope, string> = {
  D: 'rendered page',
  R: 'raw HTML',
  H: 'response headers',
  F: 'files of the site',
  N: 'other URLs',
  B: 'live browser',
};
const markNames: Record<SourceMark, string> = {
  primary: 'the document or source code was read',
  abstract: 'the abstract was read',
  secondary: "somebody else's account was read",
  general: 'general knowledge',
  heuristic: 'our heuristic',
};

/** The catalogue as Markdown. */
export function catalogue(): string {
  const list: readonly AnySignal[] = signals;
  const weights = list.reduce((sum, { weight }) => sum + weight, 0);
  const lines = [
    `# Catalogue of the ${list.length} signals`,
    '',
    'Made by `npm run catalogue` from the code and from scripts/catalogue/criteria-words.ts; do not edit. A signal is one criterion: it sees facts about a page and gives a verdict. [geo-score.md](geo-score.md) says how the GEO score is made.',
    `The weights add up to ${weights}. Numbers and names in ‹…› or counts such as 3 and 20 in sentences are samples.`,
    '',
    `What a criterion looks at: ${Object.entries(scopeNames)
      .map(([id, name]) => `**${id}** ${name}`)
      .join(', ')}.`,
    `Marks of sources: ${Object.entries(markNames)
      .map(([id, name]) => `*${id}* – ${name}`)
      .join('; ')}.`,
    '',
    '| # | signal | title | looks at | weight | GEO points |',
    '| --- | --- | --- | --- | --- | --- |',
    ...list.map((signal, index) =>
      row([
        `${index + 1}`,
        `[\`${signal.id}\`](#${index + 1}-${signal.id})`,
        titleOf(signal).title,
        signal.scope.join(' '),
        `${signal.weight}${signal.gate ? ', gate' : ''}`,
        signal.geo ? `${signal.geo.points} ${signal.geo.category}` : '–',
      ]),
    ),
    '',
    '## GEO categories',
    '',
    '| category | points | signals |',
    '| --- | --- | --- |',
    ...categories.map(({ id, points }) =>
      row([
        en.categories[id],
        `${points}`,
        list
          .filter(({ geo }) => geo?.category === id)
          .map((signal) => `\`${signal.id}\` ${signal.geo!.points} (${signal.geo!.grade})`)
          .join(', '),
      ]),
    ),
    '',
    '## Types of pages',
    '',
    'Which checks apply to which type of page: • always, ○ where the page gives what the check is about (a date, a byline). Checks that are not listed apply to all.',
    '',
    row(['signal', ...pageTypes]),
    row(['---', ...pageTypes.map(() => ':-:')]),
    ...list
      .filter(({ id }) => Object.hasOwn(appliesTo, id))
      .map(({ id }) => row([code(id), ...pageTypes.map((type) => ({ yes: '•', given: '○', no: '' })[applies(id, type)])])),
    '',
    ...criteriaOfAll(),
    '',
    ...orderOfFixes(),
    ...criteriaAfter,
    ...list.flatMap((signal, index) => ['', ...section(signal, index + 1)]),
  ];
  return `${lines.join('\n')}\n`;
}

const titles = new Map(signalCatalogue(signals, en).map((entry) => [entry.id, entry]));
const grounds = signalGrounds(signals, en);
const titleOf = ({ id }: AnySignal) => titles.get(id)!;

function section(signal: AnySignal, number: number): string[] {
  const { id, scope, weight, gate, geo, searchOnly, needs, uses, limits, heuristics } = signal;
  const { title, problem } = titleOf(signal);
  const { why, sources } = grounds[id]!;
  const shownBy = signal.tools.map((tool) => toolNames.tools[tool].name);
  const limitEntries = Object.entries(limits as Record<string, number>);
  return [
    `## ${number} ${id}`,
    '',
    `**${title}.** ${why}`,
    '',
    `When it fails: **${problem}.**`,
    '',
    `- Looks at: ${scope.map((letter) => scopeNames[letter]).join(', ')}. Weight ${weight}${gate ? ', gate' : ''}.${searchOnly ? ' Does not apply to pages that are kept out of search.' : ''}`,
    ...(geo ? [`- GEO: ${geo.points} points in ${en.categories[geo.category]}, evidence ${geo.grade}.`] : []),
    `- Needs ${needs.map(code).join(', ')}${uses?.length ? `; uses ${uses.map(code).join(', ')}` : ''}. Shown in: ${shownBy.join(', ')}.`,
    ...(limitEntries.length > 0 ? [`- Limits: ${limitEntries.map(([name, limit]) => `${code(name)} ${limit}`).join(', ')}.`] : []),
    ...(heuristics?.length
      ? [`- Heuristics, which warn at most and come last: ${(heuristics as readonly string[]).map(code).join(', ')}.`]
      : []),
    ...sources.map(
      (source) => `- Source: ${source.url ? `[${source.title}](${source.url})` : source.title} (${source.checked}, ${source.mark})`,
    ),
    '',
    '| verdict | code | what it says | what to change |',
    '| --- | --- | --- | --- |',
    ...messages(signal),
  ];
}

const words = `${root}words/en/checks/`;
const verdictNames: readonly (readonly [FindingStatus, string])[] = [
  ['pass', 'passes'],
  ['warn', 'warns'],
  ['fail', 'fails'],
  ['note', 'tells, without points'],
  ['na', 'does not apply'],
  ['unchecked', 'unchecked'],
];

function messages({ id, limits, heuristics = [] }: AnySignal): string[] {
  const parameters = catalogueSampleParameters(readFileSync(`${words}${id}.ts`, 'utf8'));
  const statuses = statusesInSource(readFileSync(`${root}checks/signals/${id}.ts`, 'utf8'));
  // A heuristic warns at most, whatever its signal calls it (checks/core/verdict.ts).
  const statusesOf = (name: string) => {
    const all = [...(statuses.get(name) ?? [])];
    return new Set((heuristics as readonly string[]).includes(name) ? all.map((one) => (one === 'fail' ? 'warn' : one)) : all);
  };
  const all = Object.entries(en.signals[id as keyof typeof en.signals].says).map(([name, message]) => {
    const declared = parameters.get(name) ?? [];
    const sample = catalogueSampleMessage(
      message as Parameters<typeof catalogueSampleMessage>[0],
      declared,
      limits as Record<string, number>,
      sampleShapes,
    );
    // The status of some depends on a number.
    const seen = statusesOf(name);
    const verdicts = verdictNames.filter(([status]) => seen.has(status)).map(([, verdict]) => verdict);
    return {
      first: verdictNames.findIndex(([status]) => seen.has(status)),
      text: row([
        verdicts.join(', ') || 'by its limits',
        code(name),
        sample?.message ?? `(${declared.map((parameter) => parameter.name).join(', ')})`,
        sample?.change ?? '',
      ]),
    };
  });
  const rank = (first: number) => (first < 0 ? verdictNames.length : first);
  return all.toSorted((a, b) => rank(a.first) - rank(b.first)).map(({ text }) => text);
}

const code = (text: string) => `\`${text}\``;
const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;')).join(' | ')} |`;

/** JSON schema of the command line's configuration, for editors. */
export const catalogueConfigSchema = (): string =>
  `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...configSchema }, null, 2)}\n`;

/** Writes every generated document. @returns those that changed */
export const writeGeneratedDocs = (): string[] =>
  writeIfChanged(root, {
    'docs/judging/signals.md': catalogue(),
    'docs/judging/geo-score.md': geoScoreText(),
    'docs/judging/languages.md': languagesGuide(),
    'docs/contribute/map.md': folderMap(),
    'docs/use/tools.md': toolsGuide(),
    'docs/use/settings.md': settingsGuide(),
    'docs/config.schema.json': catalogueConfigSchema(),
    'docs/facts.d.ts': factTypes(),
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changed = writeGeneratedDocs();
  console.log(changed.length === 0 ? 'No document changed.' : listWritten(changed));
}
