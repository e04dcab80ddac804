/**
 * Fits the weights of the evidence for page types to labeled pages and writes them (checks/derive/page-type/weights.ts), after printing
 * the accuracy on held-out pages. docs/decisions/0001-page-types-by-evidence.md explains why.
 */
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FactTable, KnownFacts, PageType } from '../checks/core/facts.ts';
import { withDerivedFacts } from '../checks/derive/derived-facts.ts';
import {
  weighedTypes,
  derivePageTypeEvidence,
  pageTypeEvidenceAllows,
  pageTypeEvidenceWeights,
} from '../checks/derive/page-type/detect.ts';
import { evidence } from '../checks/derive/page-type/evidence.ts';
import { gates } from '../checks/derive/page-type/gates.ts';
import { derivePageTypeView } from '../checks/derive/page-type/view.ts';
import { fitPageTypes, fitOutOfFold, type Fitting, type Sample, type Weights } from './fit-page-types/fit.ts';
import { formatCode } from './format-code.ts';
import { fitAccuracyTable, fitHitsTable, fitLabels, type Labelled } from './fit-page-types/labels.ts';
import { parseCommandArguments, rejectArguments } from './usage.ts';

const usage = `Usage: npm run fit:page-types -- <reports.ndjson> <labels.json> [<reports.ndjson> <labels.json> …] [--dry-run]

Reports: one a line with facts, as npm run corpus -- <folder> --save <file> writes them.
Labels: a list of { file, pageType, pageTypeAlso? }, or an object of { kind } by the name of the page's file.
--dry-run prints the accuracy and writes no weights.
`;
const target = fileURLToPath(new URL('../checks/derive/page-type/weights.ts', import.meta.url));
/** Decay toward 0, steps, folds: chosen once by the printed accuracy on the folds. */
const settings = { decay: 0.012, plainDecay: 0.1, steps: 800, folds: 10 };
/** Weight of an additional copy of each page without its JSON-LD, so that no declaration decides alone. */
const undeclared = 0.5;

const { values: options, positionals: files } = parseCommandArguments(usage, {
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
if (files.length === 0 || files.length % 2 === 1) rejectArguments(usage, 'Name reports and their labels, in turns.');
await main(files, options['dry-run']);

async function main(files: readonly string[], dryRun: boolean): Promise<void> {
  const pages: Labelled[] = [];
  for (let index = 0; index < files.length; index += 2) {
    const labels = fitLabels(JSON.parse(readFileSync(files[index + 1]!, 'utf8')));
    for await (const line of createInterface({ input: createReadStream(files[index]!) })) {
      if (line !== '') pages.push(...readPage(JSON.parse(line) as { file: string; facts?: KnownFacts }, labels));
    }
  }
  // Ordered by hash, so that every fold has pages of every kind.
  pages.sort((a, b) => hash(a.page) - hash(b.page));
  const ids = evidence.map(({ id }) => id);
  const plain = new Set<string>(evidence.filter((row) => row.plain).map(({ id }) => id));
  const fitted: readonly PageType[] = ['article', 'product', 'service', 'docs', 'forum', 'listing'];
  const fitting: Fitting = {
    types: weighedTypes,
    fitted: fitted.length,
    ids,
    decay: (id) => settings.decay * (plain.has(id) ? settings.plainDecay : 1),
    isOpen: (type, on) => pageTypeEvidenceAllows(type as PageType, on),
    steps: settings.steps,
    offset: offsetOf(fitted.length),
  };
  const weighed = pages.filter(({ gate, type }) => gate === null && fitted.includes(type));
  const samples = weighed.map(({ page, on, type, weight }): Sample => ({ page, on, type, weight }));
  const guesses = fitOutOfFold(samples, fitting, settings.folds);
  const outside = new Map(weighed.map((page, index) => [page, guesses[index]!]));
  const weights = fitPageTypes(samples, fitting);
  process.stdout.write(`${pages.length} readings of ${new Set(pages.map(({ page }) => page)).size} pages, ${weighed.length} weighed\n\n`);
  process.stdout.write(
    fitAccuracyTable(
      `out of fold, ${settings.folds} folds`,
      pages.filter((page) => page.gate !== null || outside.has(page)),
      (page) => page.gate ?? outside.get(page)!,
    ),
  );
  process.stdout.write(fitHitsTable(pages, weights, ids));
  if (dryRun) return;
  const source = weightsFile(weights, fitted, weighed.length, files);
  writeFileSync(target, await formatCode(target, source));
  process.stdout.write(`\nWritten: ${target}\n`);
}

/** Weights that are not fitted: those of types that are not fitted, and our fixed weights of fitted types. */
function offsetOf(fitted: number): Fitting['offset'] {
  const bySite = new Map(
    ['', ...evidence.map(({ id }) => id)].map((id) => {
      const row = evidence.find((piece) => piece.id === id);
      const all = pageTypeEvidenceWeights(id as Parameters<typeof pageTypeEvidenceWeights>[0]);
      return [id, all.map((weight, type) => (type < fitted ? (row?.ours?.[weighedTypes[type]!] ?? 0) : weight))] as const;
    }),
  );
  return (id) => bySite.get(id) ?? [];
}

function readPage({ file, facts }: { file: string; facts?: KnownFacts }, labels: ReturnType<typeof fitLabels>): Labelled[] {
  const label = labels(file);
  if (!facts?.text?.ok || !label) return [];
  const { language: _1, offer: _2, provenance: _3, about: _4, pageType: _5, ...read } = facts;
  const bare: KnownFacts = read.structuredData?.ok
    ? {
        ...read,
        structuredData: {
          ok: true,
          value: { ...read.structuredData.value, items: read.structuredData.value.items.filter(({ format }) => format !== 'json-ld') },
        },
      }
    : read;
  return [
    { known: read, weight: 1 },
    { known: bare, weight: undeclared },
  ].flatMap(({ known, weight }): Labelled[] => {
    const all = withDerivedFacts(known);
    if (!all.pageType?.ok) return [];
    const table = Object.fromEntries(
      Object.entries(all).flatMap(([name, fact]) => (fact.ok ? [[name, fact.value]] : [])),
    ) as unknown as FactTable;
    const view = derivePageTypeView(table);
    const gate = gates.find(([, test]) => test(view))?.[0] ?? null;
    return [{ page: hostOf(known) || file, ...label, gate, on: derivePageTypeEvidence(view), weight, found: all.pageType.value }];
  });
}

/** The host of a page, so that pages of one site are never on both sides of a fold. */
function hostOf(known: KnownFacts): string {
  return known.page?.ok ? new URL(known.page.value.url).hostname : '';
}

function weightsFile(weights: Weights, types: readonly PageType[], count: number, files: readonly string[]): string {
  const rows = ['', ...evidence.map(({ id }) => id)].map(
    (id) => `  '${id}': [${types.map((type) => Number((weights[id]?.[type] ?? 0).toFixed(2))).join(', ')}],`,
  );
  return `import type { EvidenceId } from './evidence.ts';

/** Types whose weights are fitted, in the order of the columns. */
export const fittedTypes = [${types.map((type) => `'${type}'`).join(', ')}] as const;

/**
 * How much a piece of evidence speaks for each of these types. Fitted by npm run fit:page-types on ${count} readings of
 * ${files.length / 2} labeled sets: WCXB (Foley 2026, development split) and our own labels of articles; do not edit.
 * Evidence that is newer than the last fitting has none here, and counts by its \`ours\`.
 */
export const weights: { readonly [I in EvidenceId | '']?: readonly number[] } = {
${rows.join('\n')}
};
`;
}

function hash(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) % 1_000_003;
  return sum;
}
