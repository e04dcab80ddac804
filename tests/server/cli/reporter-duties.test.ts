/** What each report tells about a run besides its pages: “Add a reporter of the command line” in CONTRIBUTING.md. A new format is asked like the rest. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reporterNames, type ReporterName } from '../../../server/options/choices.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor, withoutTitle, type FakePages } from '../../support/fake-auditor.ts';
import { formatsBesides } from '../../support/formats.ts';
import { pageCalled } from '../../support/runs.ts';

const site = 'https://site.example';
const [plain, untitled, gone] = [`${site}/plain`, `${site}/untitled`, `${site}/gone`];

/** Formats that have no place for a run; tests of their own ask for losses. */
const apart = ['ndjson', 'csv', 'badge', 'pdf'] as const;
type Asked = Exclude<ReporterName, (typeof apart)[number]>;
const asked = formatsBesides(...apart) as Asked[];

/** What only a report of a run that fails contains. */
const failure: Readonly<Record<Asked, RegExp>> = {
  pretty: /^ *error /m,
  json: /"exitCode": *[1-9]/,
  junit: /<(?:failure|error)\b/,
  github: /^::error /m,
  markdown: /\*\*error\*\*/,
  // Has none.
  html: /^$/,
  sarif: /"level": "error"/,
};

/** `level`: what was lost, and notes, are failures. */
type Duty = 'notes' | 'known' | 'unreachable' | 'level' | 'shownUrl' | 'plainLines';
/** Duties that the shape of a format has no place for, with the reason. */
const exempt: Readonly<Partial<Record<Asked, Partial<Record<Duty, string>>>>> = {
  pretty: { level: 'sentences without a level' },
  markdown: { level: 'sentences without a level' },
  html: {
    notes: 'a document about pages, not about assertions',
    known: 'a document about pages, not about assertions',
    unreachable: 'a document about pages, not about assertions',
    level: 'a document about pages, not about assertions',
  },
  junit: { shownUrl: 'suites are compared with those of earlier runs by the URL that was requested' },
  github: {
    shownUrl: 'it names groups, whose pages have only the URL that was requested',
    plainLines: 'its lines are commands, which are not searched for others; reporters.test.ts tests that no page can add one',
  },
  sarif: {
    known: 'what is no result is closed as an alert',
    shownUrl: 'results are compared with those of earlier runs by the URL that was requested',
  },
};
const askedFor = (duty: Duty) => asked.filter((name) => exempt[name]?.[duty] === undefined);

interface Circumstances {
  /** Of each page that is audited. */
  loss?: string;
  world?: ReturnType<typeof commandWorld>;
}
const worldOf = (pages: FakePages, { loss }: Circumstances = {}) => {
  const fake = fakeAuditor(pages);
  const audit: typeof fake.audit = async (order, signal) => {
    const visit = await fake.audit(order, signal);
    return loss === undefined ? visit : { ...visit, warnings: [{ code: 'raw-html-unread', message: loss }] };
  };
  return commandWorld({ auditor: { ...fake, audit } });
};
const base = ['--preset', 'none', '--retries', '0', '--quiet'];
async function reportsOf(pages: FakePages, args: readonly string[], circumstances: Circumstances = {}) {
  const world = circumstances.world ?? worldOf(pages, circumstances);
  const code = await world.run('audit', ...args, ...base, ...asked.flatMap((name) => ['--format', `${name}=${name}.out`]));
  const raw = (name: Asked) => readFileSync(join(world.cwd, `${name}.out`), 'utf8');
  return {
    code,
    raw,
    fails: (name: Asked) => failure[name].test(raw(name)),
    /** Without the escapes of Markdown, and on one line. */
    words: (name: Asked) =>
      raw(name)
        .replace(/\\(?=\W)/g, '')
        .replace(/\s+/g, ' '),
  };
}

test('notes: too many warnings fail the run, and each format says so', async () => {
  const { code, words, fails } = await reportsOf({ [untitled]: withoutTitle(untitled) }, [
    untitled,
    '--assert',
    'title=warn',
    '--max-warnings',
    '0',
  ]);
  expect(code).toBe(1);
  for (const name of askedFor('notes')) expect(words(name), `${name} does not tell totals.notes`).toContain('1 warning; the limit is 0.');
  for (const name of askedFor('level')) expect(fails(name), `${name} does not tell totals.notes as a failure`).toBe(true);
});

test.each(['error', 'warn'] as const)('assertions: what failed is told, as a failure only at the level error: %s', async (level) => {
  const { code, words, fails } = await reportsOf({ [untitled]: withoutTitle(untitled) }, [untitled, '--assert', `title=${level}`]);
  expect(code).toBe(level === 'error' ? 1 : 0);
  for (const name of askedFor('level')) {
    expect(words(name), `${name} does not tell the failed assertions of a page`).toMatch(/no <?title/i);
    expect(fails(name), `${name} tells ${level === 'error' ? 'an error as a warning' : 'a warning as a failure'}`).toBe(level === 'error');
  }
});

test('known: failures that the baseline knows are told, and are no failures', async () => {
  const world = worldOf({ [untitled]: withoutTitle(untitled) });
  const asserted = ['--preset', 'none', '--assert', 'title=error'];
  await world.run('audit', untitled, ...asserted, '--format', 'ndjson=rows');
  expect(await world.run('baseline', 'update', '--input', 'rows', '--baseline', 'known.json', ...asserted)).toBe(0);
  const { code, words, fails } = await reportsOf({}, [untitled, '--assert', 'title=error', '--baseline', 'known.json'], { world });
  expect(code).toBe(0);
  for (const name of askedFor('known')) {
    expect(words(name), `${name} does not tell totals.known`).toMatch(/known issue|"known": ?1/i);
    expect(fails(name), `${name} tells a known failure as a failure`).toBe(false);
  }
});

test.each([true, false])('a page that could not be audited is told, as a failure unless it is tolerated: %s', async (isTolerated) => {
  const { code, words, fails } = await reportsOf({ [gone]: 'target-dns-failure' }, [
    plain,
    gone,
    '--allow-unreachable',
    isTolerated ? '1' : '0',
  ]);
  expect(code).toBe(isTolerated ? 0 : 3);
  for (const name of asked) expect(words(name), `${name} does not say why`).toContain('The page gave none: target-dns-failure.');
  for (const name of askedFor('unreachable'))
    expect(fails(name), `${name} tells it as ${fails(name) ? 'a failure' : 'no failure'}`).toBe(!isTolerated);
});

test.each([true, false])('losses are told, as a failure unless they are allowed: %s', async (isAllowed) => {
  const { code, words, fails } = await reportsOf({}, [plain, ...(isAllowed ? ['--allow-incomplete'] : [])], {
    loss: 'It redirects forever.',
  });
  expect(code).toBe(isAllowed ? 0 : 3);
  for (const name of asked) expect(words(name), `${name} does not tell totals.losses`).toContain('It redirects forever.');
  for (const name of askedFor('level'))
    expect(fails(name), `${name} tells it as ${fails(name) ? 'a failure' : 'no failure'}`).toBe(!isAllowed);
});

test('a page that its URLs redirect to has the final URL', async () => {
  const final = withoutTitle(`${site}/final`);
  const urls = [`${site}/old`, `${site}/older`];
  const { words } = await reportsOf(Object.fromEntries(urls.map((url) => [url, final])), [...urls, plain, '--assert', 'title=error']);
  for (const name of askedFor('shownUrl')) expect(words(name), `${name} does without shownUrlOf`).toContain(`${site}/final`);
});

/** A check whose message is text of the page. */
const saysHeading = `export default { name: 'own', signals: [{ id: 'h1', needs: ['headings'], words: { title: 'H1', says: { h1: ({ text }) => text } },
  judge: ({ headings }, { m, fail, verdict }) => verdict([fail(m.h1({ text: headings.items[0].text }))]) }] };`;

test.each([false, true])('text of pages, URLs and losses neither moves a terminal nor commands a CI system; known: %s', async (isKnown) => {
  const hostile = '\u202egpj.exe\u2066\u009b31m\u001b[2J\u0007 ##vso[a]b ##[error]c\n::set-output name=a::b\n  ::stop-commands::x ';
  const [url, fault] = [`${site}/a%0a::error::?x=##vso[a]b`, `${site}/fault##[error]c`];
  const world = worldOf({ [url]: pageCalled(hostile, url), [fault]: new Error(hostile) }, { loss: hostile });
  writeFileSync(join(world.cwd, 'own.mjs'), saysHeading);
  const rules = ['--plugin', 'own.mjs', ...['title', 'meta-description', 'own/h1'].flatMap((id) => ['--assert', `${id}=error`])];
  const args = [url, fault, ...rules];
  if (isKnown) {
    await world.run('audit', ...args, ...base, '--format', 'ndjson=rows');
    expect(await world.run('baseline', 'update', '--input', 'rows', '--baseline', 'known.json', '--preset', 'none', ...rules)).toBe(0);
    args.push('--baseline', 'known.json');
  }
  const { raw, words } = await reportsOf({}, args, { world });
  expect(words('json')).toMatch(isKnown ? /"known": ?[1-9]/ : /"known": ?0/);
  for (const name of asked) {
    expect(
      raw(name).match(/(?![\t\r\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu),
      `${name} does not escape page text: server/cli/escape.ts`,
    ).toBeNull();
    expect(raw(name).match(/^[\s"']*::(?:set-output|stop-commands).*/m), `${name} commands GitHub`).toBeNull();
    if (exempt[name]?.plainLines === undefined)
      expect(raw(name).match(/##\w*\[/), `Escape page text in ${name}, or say in \`exempt\` why its lines are commands`).toBeNull();
  }
});

describe('reporters.test.ts', () => {
  const text = readFileSync(join(import.meta.dirname, 'reporters.test.ts'), 'utf8');
  // The rows of NDJSON are tested in rows.test.ts.
  test.each(reporterNames.filter((name) => name !== 'ndjson'))('has a test of %s', (name) => {
    const own = new RegExp(`\\b(?:describe|test)(?:\\.each\\([^'\`]*\\))?\\('${name}\\b`);
    expect(own.test(text), `Add describe('${name}', …) with a test of its output to tests/server/cli/reporters.test.ts.`).toBe(true);
  });
});
