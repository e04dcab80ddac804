import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { releaseChecksumLines, readReleaseWords, releaseBlockers, releaseNotes } from '../../scripts/release-steps.ts';

describe('readReleaseWords', () => {
  test.each([
    [[], { dryRun: false, tests: true }],
    [['--dry-run'], { dryRun: true, tests: true }],
    [['--dry-run', '--no-tests'], { dryRun: true, tests: false }],
  ])('%j', (words, order) => expect(readReleaseWords(words)).toEqual(order));
  test.each([[['--publish']], [['1.0.0']]])('%j is refused', (words) => expect(readReleaseWords(words)).toMatch(/\S/));
});

describe('releaseBlockers', () => {
  const ready = {
    version: '1.2.0',
    changed: [],
    tags: ['v1.2.0'],
    changelog: '# Changelog\n\n## 1.2.0 (2026-12-01)\n\n- New\n',
    unnamed: [],
    addonId: 'pageloupe@example.com',
  };
  test.each([
    ['nothing', {}, []],
    ['a changed file', { changed: ['README.md'] }, ['README.md']],
    ['no tag', { tags: [] }, ['git tag v1.2.0']],
    ['a tag of another version', { tags: ['v1.1.0'] }, ['git tag v1.2.0']],
    ['no section in the changelog', { changelog: '# Changelog\n\n## Unreleased\n' }, ['"## 1.2.0"']],
    ['a section of a longer version', { changelog: '## 1.2.01\n' }, ['"## 1.2.0"']],
    ['a package of no repository', { unnamed: ['repository', 'bugs'] }, ['package.json has no repository, bugs']],
    ['an id that is nobody’s', { addonId: 'x@x.invalid' }, ['x@x.invalid is not yet your id']],
    ['everything', { changed: ['a', 'b', 'c', 'd'], tags: [], changelog: '' }, ['4 files', 'git tag', 'CHANGELOG.md']],
  ])('%s', (_, change, parts) => {
    const blockers = releaseBlockers({ ...ready, ...change });
    expect(blockers).toHaveLength(parts.length);
    for (const [index, part] of parts.entries()) expect(blockers[index]).toContain(part);
  });
});

test.each([
  ['1.2.0', '- New\n\n### Fixed\n\n- Old\n'],
  ['1.1.0', '- First\n'],
  ['1.2', ''],
  ['2.0.0', ''],
])('the notes of %s are its section of the changelog', (version, notes) =>
  expect(releaseNotes('# Changelog\n\n## 1.2.0 (2026-12-01)\n\n- New\n\n### Fixed\n\n- Old\n\n## 1.1.0\n\n- First\n', version)).toBe(notes),
);

test('releaseChecksumLines are sorted by name, as sha256sum writes them', () => {
  expect(
    releaseChecksumLines(
      new Map([
        ['b.zip', 'ff'],
        ['a.tgz', '00'],
      ]),
    ),
  ).toBe('00  a.tgz\nff  b.zip\n');
});

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('issue forms', () => {
  const folder = `${root}.github/ISSUE_TEMPLATE/`;
  /** A comma in an inline mapping starts a key of its own, and GitHub does not show a form with an unknown key. */
  const known = ['label', 'description', 'placeholder', 'options'];
  test.each(readdirSync(folder).filter((name) => name !== 'config.yml'))('%s has only keys that GitHub knows', (name) => {
    const form = parse(readFileSync(folder + name, 'utf8')) as {
      name: string;
      description: string;
      body: { type: string; id: string; attributes: Record<string, unknown> }[];
    };
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect(form.body.flatMap(({ attributes }) => Object.keys(attributes)).filter((key) => !known.includes(key))).toEqual([]);
    for (const { type, attributes } of form.body) {
      expect(['input', 'textarea', 'dropdown']).toContain(type);
      for (const [key, value] of Object.entries(attributes))
        expect(value, key).toEqual(key === 'options' ? expect.any(Array) : expect.any(String));
    }
    const ids = form.body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('workflows', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  const stepsOf = (name: string) => {
    const { jobs } = parse(readFileSync(`${root}.github/workflows/${name}.yml`, 'utf8')) as {
      jobs: Record<string, { steps: { run?: string }[] }>;
    };
    return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run ? run.split('\n') : [])));
  };
  test.each(['test', 'release'])('%s runs only npm scripts that exist', (name) => {
    const named = stepsOf(name).flatMap(
      (step) =>
        /^npm (?:run ([\w:-]+)|(test))/
          .exec(step)
          ?.slice(1)
          .filter((script) => script !== undefined) ?? [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
  test('test runs what .ci/run runs', () => {
    const command = /^npm test$/m.exec(readFileSync(`${root}.ci/run`, 'utf8'))?.[0];
    expect(stepsOf('test')).toContain(command);
  });
});
