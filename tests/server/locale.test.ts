import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePage } from '../../checks/audit-page.ts';
import { reportIn } from '../../reports/in-language.ts';
import { makeWithBrowserFonts } from '../../server/audit/documents/browser-texts.ts';
import type { DrawTexts } from '../../server/audit/documents/text-drawing.ts';
import { writeReport } from '../../server/http/report-files.ts';
import { currentLocale } from '../../server/locale.ts';
import { openProcessLocale } from '../../server/open-locale.ts';
import { languageFor } from '../../words/languages.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { unmarked } from '../support/pseudo.ts';
import { commandWorld } from '../support/command-world.ts';
import { addPseudoLanguage, code } from '../support/pseudo-language.ts';
import { richFacts } from '../support/rich-facts.ts';

const judged = () => {
  const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
  return judgePage(richFacts(), options, { collect: 0, judge: 0, network: 0, total: 0 });
};

beforeAll(() => addPseudoLanguage());
afterAll(() => openProcessLocale(['en']));

test('the command line says what checks are in the language of the machine', async () => {
  const world = commandWorld({ env: { LANG: 'en_XA.UTF-8' } });
  expect(await world.run('signals', 'title')).toBe(0);
  expect(world.out()).toMatch(/⟦[^⟧]*title/i);
});
test('help, mistakes and reports are in the language that was asked for', async () => {
  const help = commandWorld();
  expect(await help.run('audit', '--language', code, '--help')).toBe(0);
  expect(help.out()).toMatch(/⟦Usage:⟧[\s\S]*--device <name>\s+⟦/);
  const wrong = commandWorld({ env: { PAGELOUPE_LANGUAGE: code } });
  expect(await wrong.run('audit', 'https://site.example/', '--settle', 'soon')).toBe(2);
  expect(wrong.err()).toContain('⟦Use a time');
  const run = commandWorld({ env: { LC_ALL: 'en_XA.UTF-8', LANG: 'en_US.UTF-8' } });
  await run.run('audit', 'https://site.example/', '--format', 'ndjson');
  const { report } = JSON.parse(run.out().split('\n')[0]!) as { report: Report };
  expect(report.signals.flatMap(({ message }) => unmarked(message))).toEqual([]);
});
test('the configuration names a language too, and what is typed comes before it', async () => {
  const world = commandWorld();
  writeFileSync(join(world.cwd, 'pageloupe.config.yaml'), `language: ${code}\nurls: [https://site.example/]\n`);
  await world.run('audit', '--format', 'markdown');
  expect(world.out()).toContain('⟦');
  const typed = commandWorld();
  writeFileSync(join(typed.cwd, 'pageloupe.config.yaml'), `language: ${code}\nurls: [https://site.example/]\n`);
  await typed.run('audit', '--format', 'markdown', '--language', 'en');
  expect(typed.out()).not.toContain('⟦');
});
test('a language that nobody knows is a mistake, with those that are known', async () => {
  const world = commandWorld({ env: { LANG: 'xx_YY.UTF-8' } });
  expect(await world.run('doctor', '--language=xx')).toBe(2);
  expect(world.err()).toMatch(/no language xx\. Known: en, /);
});
test.each(['text/markdown', 'text/csv', 'text/html', 'application/pdf'] as const)('a report as %s is written in it', async (type) => {
  await openProcessLocale([code]);
  const report = judged();
  const other = Buffer.from(await writeReport(report, type));
  await openProcessLocale(['de', 'en']);
  const english = Buffer.from(await writeReport(report, type));
  if (type === 'application/pdf') expect(other.length).not.toBe(english.length);
  else {
    expect(other.toString()).toContain('⟦');
    expect(english.toString()).not.toContain('⟦');
  }
  // Scripts read columns by their headings.
  const [heading] = english.toString().split('\n', 1);
  if (type === 'text/csv') expect(other.toString().startsWith(heading!)).toBe(true);
});
test('a PDF is in English if neither its fonts nor those of the browser have the letters of the language', async () => {
  await openProcessLocale(['en']);
  const english = currentLocale();
  const codes = ['de', 'el', 'uk', 'ar', 'he', 'ja', 'zh-Hant', 'hi'];
  const languageOf = async (wanted: string, drawTexts?: DrawTexts) => {
    const make = async (_: unknown, { code: made }: { code: string }) => Buffer.from(made);
    return String(await makeWithBrowserFonts(make, { ...english, code: wanted }, drawTexts));
  };
  const drawing = (hasSample: boolean) => async () => ({ hasSample, widths: [], pictures: [] });
  const away = () => Promise.reject(new Error('The browser is away.'));
  for (const drawTexts of [undefined, drawing(false), away])
    expect(await Promise.all(codes.map((wanted) => languageOf(wanted, drawTexts)))).toEqual([
      'de',
      'el',
      'uk',
      'en',
      'en',
      'en',
      'en',
      'en',
    ]);
  expect(await Promise.all(codes.map((wanted) => languageOf(wanted, drawing(true))))).toEqual(codes);
  const report = judged();
  const written = Buffer.from(await writeReport(report, 'application/pdf', english));
  await openProcessLocale(['ar']);
  const arabic = await reportIn(report, currentLocale());
  expect(arabic.signals.map(({ message }) => message)).not.toEqual(report.signals.map(({ message }) => message));
  expect(Buffer.from(await writeReport(arabic, 'application/pdf')).length).toBe(written.length);
});
test.each([
  [['en-GB'], 'en'],
  [['xx', 'EN-xa'], code],
  [['en_XA'], 'en'],
  [['xx'], 'en'],
  [[], 'en'],
])('of the languages %j, %s is known', (wanted, language) => expect(languageFor(wanted)).toBe(language));
