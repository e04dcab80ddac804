import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePage } from '../../checks/audit-page.ts';
import { writeReport } from '../../server/http/written.ts';
import { openProcessLocale } from '../../server/locale.ts';
import { languageFor } from '../../words/languages.ts';
import { commandWorld } from '../support/command-world.ts';
import { addPseudoLanguage, code } from '../support/pseudo-language.ts';
import { richFacts } from '../support/rich-facts.ts';

beforeAll(() => addPseudoLanguage());
afterAll(() => openProcessLocale(['en']));

test('the command line says what checks are in the language of the machine', async () => {
  const world = commandWorld({ languages: [code] });
  expect(await world.run('signals', 'title')).toBe(0);
  expect(world.out()).toMatch(/⟦[^⟧]*title/i);
});
test.each(['text/markdown', 'text/csv', 'text/html', 'application/pdf'] as const)('a report as %s is written in it', async (type) => {
  await openProcessLocale([code]);
  const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
  const report = judgePage(richFacts(), options, { collect: 0, judge: 0, network: 0, total: 0 });
  const other = Buffer.from(await writeReport(report, type));
  await openProcessLocale(['de', 'en']);
  const english = Buffer.from(await writeReport(report, type));
  if (type === 'application/pdf') expect(other.length).not.toBe(english.length);
  else {
    expect(other.toString()).toContain('⟦');
    expect(english.toString()).not.toContain('⟦');
  }
});
test.each([
  [['en-GB'], 'en'],
  [['xx', 'EN-xa'], code],
  [['en_XA'], 'en'],
  [['xx'], 'en'],
  [[], 'en'],
])('of the languages %j, %s is known', (wanted, language) => expect(languageFor(wanted)).toBe(language));
