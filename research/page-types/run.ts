/**
 * Fits the weights of the evidence for page types to labeled pages and writes them (checks/derive/page-type/weights.ts), after printing
 * the accuracy on held-out pages. docs/decisions/0001-page-types-by-evidence.md explains why.
 */
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FactTable, KnownFacts } from '../../checks/core/facts.ts';
import type { PageType } from '../../checks/core/facts/about.ts';
import { withDerivedFacts } from '../../checks/derive/derived-facts.ts';
import { weighedTypes, findEvidence, evidenceWeights, twoLikeliestTypes } from '../../checks/derive/page-type/detect.ts';
import { evidence } from '../../checks/derive/page-type/evidence.ts';
import { viewOf } from '../../checks/derive/page-type/view.ts';
import { registrableDomain } from '../../checks/parse/registrable-domain.ts';
import { fitWeights, fitWithoutGroup, type Fitting, type Weights } from './fit.ts';
import { formatCode } from '../../scripts/format-code.ts';
import { accuracyTable, hitsTable, fitLabels, type Labelled } from './labels.ts';
import { parseCommandArguments, rejectArguments } from '../../scripts/usage.ts';

const usage = `Usage: npm run fit:page-types -- <reports.ndjson> <labels.json> [<reports.ndjson> <labels.json> …] [--dry-run]

Reports: one a line with facts, as npm run corpus -- <folder> --save <file> writes them.
Labels: a list of { file, pageType, pageTypeAlso? }, or an object of { kind } by the name of the page's file.
--dry-run prints the accuracy and writes no weights.
`;
const target = fileURLToPath(new URL('../../checks/derive/page-type/weights.ts', import.meta.url));
/** Decay toward 0, steps, folds and how often the sites are dealt into folds anew: chosen once by the printed accuracy on the folds. */
const settings = { decay: 0.0065, plainDecay: 0.1, steps: 800, folds: 10, deals: 3 };
/** Weight of an additional copy of each page without its JSON-LD, so that no declaration decides alone. */
const undeclared = 0.5;

const { values: options, positionals: paths } = parseCommandArguments(usage, {
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
if (paths.length === 0 || paths.length % 2 === 1) rejectArguments(usage, 'Name reports and their labels, in turns.');
await main(paths, options['dry-run']);

async function main(files: readonly string[], dryRun: boolean): Promise<void> {
  const pages: Labelled[] = [];
  for (let index = 0; index < files.length; index += 2) {
    const labels = fitLabels(JSON.parse(readFileSync(files[index + 1]!, 'utf8')));
    for await (const line of createInterface({ input: createReadStream(files[index]!) })) {
      if (line !== '') pages.push(...readPage(JSON.parse(line) as { file: string; facts?: KnownFacts }, labels));
    }
  }
  const ids = evidence.map(({ id }) => id);
  const plain = new Set<string>(evidence.filter((row) => row.plain).map(({ id }) => id));
  const fitted: readonly PageType[] = ['article', 'product', 'service', 'docs', 'forum', 'listing'];
  const fitting: Fitting = {
    types: weighedTypes,
    fitted: fitted.length,
    ids,
    decay: (id) => settings.decay * (plain.has(id) ? settings.plainDecay : 1),
    decide: (scores, on) => {
      const { best, isClear } = twoLikeliestTypes(scores, on);
      return isClear ? weighedTypes[best]! : 'other';
    },
    steps: settings.steps,
    offset: offsetOf(fitted.length),
  };
  const samples = pages.filter(({ decided, type }) => decided === null && fitted.includes(type));
  process.stdout.write(`${pages.length} readings of ${new Set(pages.map(({ site }) => site)).size} sites, ${samples.length} weighed\n\n`);
  for (let deal = 0; deal < settings.deals; deal++) {
    const folds = dealt(new Set(samples.map(({ site }) => site)), deal);
    show(
      `each site left out, ${settings.folds} folds, deal ${deal + 1}`,
      pages,
      samples,
      fitWithoutGroup(samples, fitting, ({ site }) => folds.get(site)!),
    );
  }
  const common = mostCommon(pages.map(({ language }) => language));
  const foreign = pages.filter(({ language }) => language !== common);
  const others = fitWithoutGroup(samples, fitting, ({ language }) => (language === common ? null : language));
  show('each language left out', foreign, samples, others, ({ language }) => language);
  const weights = fitWeights(samples, fitting);
  process.stdout.write(hitsTable(pages, weights, ids));
  if (dryRun) return;
  const source = weightsFile(weights, fitted, samples.length, files);
  writeFileSync(target, await formatCode(target, source));
  process.stdout.write(`\nWritten: ${target}\n`);
}

/** Prints the accuracy of types that were decided for the samples; pages that no sample is of were decided without weights. */
function show(
  title: string,
  pages: readonly Labelled[],
  samples: readonly Labelled[],
  types: readonly (string | null)[],
  groupOf?: (page: Labelled) => string,
): void {
  const by = new Map(samples.map((page, index) => [page, types[index]]));
  const shown = pages.filter((page) => page.decided !== null || by.get(page));
  process.stdout.write(`${accuracyTable(title, shown, (page) => page.decided ?? by.get(page)!, groupOf)}\n`);
}

/** The fold of each site: ordered by hash, so that every fold has sites of every kind. */
function dealt(sites: ReadonlySet<string>, deal: number): Map<string, number> {
  const order = [...sites].map((site) => ({ site, at: hash(`${deal} ${site}`) })).sort((a, b) => a.at - b.at);
  return new Map(order.map(({ site }, index) => [site, index % settings.folds]));
}

function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Weights that are not fitted: those of types that are not fitted, and our fixed weights of fitted types. */
function offsetOf(fitted: number): Fitting['offset'] {
  const bySite = new Map(
    ['', ...evidence.map(({ id }) => id)].map((id) => {
      const row = evidence.find((piece) => piece.id === id);
      const all = evidenceWeights(id as Parameters<typeof evidenceWeights>[0]);
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
    const found = all.pageType.value;
    const isWeighed = found.reason.code === 'evidence' || found.reason.code === 'none';
    return [
      {
        site: siteOf(known) || file,
        ...label,
        language: (label.language ?? table.about.language).split('-')[0]!,
        decided: isWeighed ? null : found.type,
        on: findEvidence(viewOf(table)),
        weight,
        found,
      },
    ];
  });
}

/** The registrable domain of a page. */
function siteOf(known: KnownFacts): string {
  if (!known.page?.ok) return '';
  const { hostname } = new URL(known.page.value.url);
  return registrableDomain(hostname) ?? hostname;
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
