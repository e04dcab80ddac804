/** The conventions of the tree, which help strangers find things. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { signalGrounds } from '../checks/core/catalogue.ts';
import { categories } from '../checks/core/report/geo.ts';
import type { AnySignal } from '../checks/core/signal.ts';
import { checks as en } from '../words/en/checks/index.ts';
import { signals } from '../checks/signals/index.ts';
import { tools } from '../checks/tools.ts';
import { loadToolCards, toolCardFolder } from '../scripts/catalogue/tool-cards.ts';
import { generatedToolLists } from '../scripts/tool-lists.ts';
import { expectedVerdicts, probedVerdicts } from './support/expected-verdicts.ts';
import { blank } from './support/facts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const list: readonly AnySignal[] = signals;
const grounds = signalGrounds(signals, en);
const cards = await loadToolCards();
const source = (path: string) => readFileSync(join(root, path), 'utf8');

/** Public ids in catalogue order: they are in reports and exports, so a change here breaks users' data. */
const catalogueOrder = `
  http-status index-directives robots-txt-access snippet-controls canonical-tag canonical-target redirect-path sitemap-entry url-form
  title meta-description head-markup favicon
  render-parity html-size main-content main-heading heading-outline placeholder-text
  crawlable-links anchor-text link-rel link-status
  image-alt image-delivery
  jsonld-syntax schema-properties schema-visible
  open-graph share-image x-card
  html-lang hreflang hreflang-return
  viewport https core-web-vitals
  ai-crawler-access answer-lead descriptive-headings self-contained-passages sourced-claims decision-facts date-visible date-agreement
  author-identity publisher-identity`
  .trim()
  .split(/\s+/);

describe('the table of contents', () => {
  test('lists the signals in catalogue order', () => expect(list.map(({ id }) => id)).toEqual(catalogueOrder));
  test('lists every file of the folder, and the id is the name of the file', () => {
    const files = readdirSync(join(root, 'checks/signals'))
      .filter((name) => name !== 'index.ts')
      .map((name) => name.replace(/\.ts$/, ''));
    expect(files.toSorted()).toEqual(catalogueOrder.toSorted());
    for (const id of files) expect(readFileSync(join(root, `checks/signals/${id}.ts`), 'utf8')).toContain(`id: '${id}'`);
  });
  test('adds up', () => {
    const weights = list.reduce((sum, { weight }) => sum + weight, 0);
    expect(readFileSync(join(root, 'docs/judging/signals.md'), 'utf8')).toContain(`The weights add up to ${weights}.`);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`**${list.length} signals**`);
    expect(list.filter(({ gate }) => gate).map(({ id, weight }) => `${id} ${weight}`)).toEqual([
      'http-status 10',
      'index-directives 10',
      'robots-txt-access 10',
    ]);
    const geo = list.flatMap((signal) => (signal.geo ? [signal.geo] : []));
    expect(geo).toHaveLength(22);
    const points = (id: string) => geo.filter(({ category }) => category === id).reduce((sum, part) => sum + part.points, 0);
    expect(categories.map(({ id }) => points(id))).toEqual([25, 20, 20, 15, 12, 8]);
    expect(categories.map((category) => category.points)).toEqual([25, 20, 20, 15, 12, 8]);
  });
});

describe.each(list.map((signal) => [signal.id, signal] as const))('%s', (id, signal) => {
  test('says why, in whole sentences', () => expect(en.signals[id as keyof typeof en.signals].why).toMatch(/^\p{L}.{20,}[.!?]$/su));
  test('has a test', () => expect(existsSync(join(root, `tests/checks/signals/${id}.test.ts`))).toBe(true));
  test('is tried on the demo site', () => {
    // https.spec.ts serves the demo site over https.
    expect(id === 'https' ? 'https' : Object.keys({ ...expectedVerdicts, ...probedVerdicts })).toContain(id);
  });
  test('names its sources', () => {
    expect(signal.sources.length).toBeGreaterThan(0);
    for (const { title, url, checked, mark } of grounds[id]!.sources) {
      expect(title).toMatch(/\S{3}/);
      expect(checked).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      if (mark === 'heuristic') expect(url).toBe('');
      else expect(url).toMatch(/^https:\/\//);
    }
    // No sentence that no source shows.
    const own = signal.sources.filter(({ mark }) => mark === 'heuristic');
    expect(own).toHaveLength('heuristic' in en.signals[id as keyof typeof en.signals] ? 1 : 0);
  });
  test('has messages and sees facts that exist', () => {
    expect(Object.keys(en.signals[id as keyof typeof en.signals].says).length).toBeGreaterThan(0);
    const facts = [...signal.needs, ...(signal.uses ?? [])];
    expect(facts.filter((name) => !Object.hasOwn(blank, name))).toEqual([]);
    expect(new Set(facts).size).toBe(facts.length);
    expect(signal.needs.length).toBeGreaterThan(0);
  });
  test('is shown by tools that exist', () => {
    const ids: readonly string[] = tools.map((tool) => tool.id);
    expect(signal.tools.length).toBeGreaterThan(0);
    expect(signal.tools.filter((tool: string) => !ids.includes(tool))).toEqual([]);
  });
});

describe('the tools', () => {
  test('are as many as the product says, in a report with a score of six categories', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect([...readme.matchAll(/(\d+) tools\b/g)].map(([, count]) => Number(count))).toEqual([tools.length, tools.length]);
    expect(categories).toHaveLength(6);
  });
  test('each show a signal, except those of facts only', () => {
    const shown = new Set(list.flatMap((signal) => signal.tools));
    const factsOnly = [...cards].filter(([, { factsOnly: only }]) => only).map(([id]) => id);
    expect(tools.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual(factsOnly);
  });
  test('are a folder each: card and view, and lists that npm run catalogue makes of them', async () => {
    const files = (id: string) => readdirSync(join(root, toolCardFolder(id)));
    for (const id of cards.keys()) expect(files(id)).toEqual(expect.arrayContaining(['tool.ts', 'view.tsx']));
    const stale = Object.entries(await generatedToolLists(cards)).filter(
      ([path, contents]) => source(path).replaceAll('\r\n', '\n') !== contents,
    );
    expect(
      stale.map(([path]) => path),
      'Run npm run catalogue and commit these files.',
    ).toEqual([]);
  });
  test('have a distinct place in their group', () => {
    const places = [...cards.values()].map(({ group, place }) => `${group} ${place}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('the files', () => {
  const folders = ['checks', 'components', 'entrypoints', 'extension', 'reports', 'research', 'scripts', 'server', 'tests', 'words'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );

  test('were found', () => expect(files.length).toBeGreaterThan(150));
  test('are not called after nothing', () => {
    expect(files.filter((path) => /^(utils?|helpers?|common|types|misc|shared)\.(ts|tsx|mjs)$/.test(basename(path)))).toEqual([]);
  });
  test('of tests mirror the folders: a test is in the folder of what it tests', () => {
    // One reads browsers, one processes, and one what reports/ does without a browser.
    const others = /^tests(?:\/(?:e2e|chaos|support|reports\/in-node)(?:\/|$)|$)/;
    const homes = files.filter((path) => path.startsWith('tests/')).map((path) => posix.dirname(path.split(sep).join('/')));
    const strays = [...new Set(homes)].filter((folder) => !others.test(folder) && !existsSync(join(root, folder.slice('tests/'.length))));
    expect(strays).toEqual([]);
  });
  test('are kebab-case', () => {
    expect(files.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(basename(path)))).toEqual([]);
  });
  test('are short enough to be read, except lists, sentences, and demo pages', () => {
    // Bytes instead of lines: the formatter decides how many lines a statement takes.
    const mostBytes = (path: string) => (path.startsWith('tests/') ? 48_000 : 24_500);
    const long = files
      .filter((path) => !/^(?:checks\/lists|scripts\/demo|words)\//.test(path))
      .map((path) => ({ path, bytes: Buffer.byteLength(source(path)), most: mostBytes(path) }))
      .filter(({ bytes, most }) => bytes > most);
    expect(long.map(({ path, bytes, most }) => `${path} has ${bytes} bytes, more than ${most}: divide it by subject`)).toEqual([]);
  });
  test('leave nothing for later and skip nothing', () => {
    // In comments only: as data they are leftovers of pages.
    const later = new RegExp(['(?://|/\\*|^\\s*\\*).*\\b(?:TO', 'DO|FIX', 'ME)\\b'].join(''), 'm');
    expect(files.filter((path) => later.test(source(path)))).toEqual([]);
    const skipped = /\b(?:test|it|describe)\.(?:only|todo)\b/;
    expect(files.filter((path) => path.startsWith('tests/') && skipped.test(source(path)))).toEqual([]);
  });
  test('keep lists free of imports other than types and other lists', () => {
    const imports = files
      .filter((path) => path.startsWith('checks/lists/'))
      .flatMap((path) =>
        [...source(path).matchAll(/^import (?!type\b).* from '([^']+)'/gm)].map((match) => posix.join(posix.dirname(path), match[1]!)),
      );
    expect(imports.filter((target) => !target.startsWith('checks/lists/'))).toEqual([]);
  });
});
