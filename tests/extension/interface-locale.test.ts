import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { judgePage } from '../../checks/audit-page.ts';
import { saveReport } from '../../components/files/text-files.ts';
import { openFileLocale, interfaceLocale, interfaceMessages } from '../../extension/browser/interface-locale.ts';
import { readBranding } from '../../extension/storage/storage.ts';
import { keepSettings } from '../../extension/storage/settings.ts';
import { reportIn } from '../../reports/in-language.ts';
import { manifestTexts } from '../../scripts/build/manifest-texts.ts';
import { languageFor, languages } from '../../words/languages.ts';
import { directionOf } from '../../words/locale.ts';
import { manifestMessages } from '../../words/en/app/manifest.ts';
import { known } from '../support/facts.ts';
import { addPseudoLanguage, code } from '../support/pseudo-language.ts';
import { unmarked } from '../support/pseudo.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));
beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.i18n.getUILanguage = () => 'cy';
  addPseudoLanguage();
});
afterEach(() => {
  delete languages[code];
});
const report = () =>
  judgePage(known(), { intent: 'index', pageType: null, aiOptOut: false, now: 0 }, { collect: 0, judge: 0, network: 0, total: 0 });

test('the interface is in the language that was chosen, otherwise in that of the browser if there is one', async () => {
  expect((await interfaceLocale('pages')).code).toBe('en');
  await keepSettings({ language: code });
  expect((await interfaceLocale('pages')).code).toBe(code);
  expect((await interfaceMessages()).locale).toBe(code);
  await keepSettings({ language: 'of-a-later-version' });
  expect((await interfaceLocale('worker')).code).toBe('en');
  await keepSettings({ language: '' });
  fakeBrowser.i18n.getUILanguage = () => code;
  expect((await interfaceLocale('pages')).code).toBe(code);
});

test('a language is also found by its region, and in another region', () => {
  languages['pt-BR'] = languages['en']!;
  try {
    expect(['en-GB', 'PT-br', 'pt', 'pt-PT', 'p', ''].map((tag) => languageFor([tag]))).toEqual([
      'en',
      'pt-BR',
      'pt-BR',
      'pt-BR',
      'en',
      'en',
    ]);
  } finally {
    delete languages['pt-BR'];
  }
});

test('files are in the language of the reports, whatever that of the interface', async () => {
  expect((await readBranding()).language).toBe('');
  expect((await openFileLocale('worker', {})).code).toBe('en');
  expect((await openFileLocale('worker', { language: code })).code).toBe(code);
  const saved: string[] = [];
  const save = async (language: string) =>
    saveReport(report(), 'md', await interfaceLocale('pages'), {
      save: (_name, _type, text) => saved.push(text),
      brand: async () => ({ title: '', agency: '', language }),
    });
  await save(code);
  await save('');
  const { message } = report().signals.find(({ status }) => status === 'fail')!;
  expect(saved[0]).toContain(`⟦${message}⟧`);
  expect(saved[1]).toContain(message);
  expect(saved[1]).not.toContain('⟦');
});

test('a stored report is said in the language of the page, and in its own nothing is loaded', async () => {
  const locale = await interfaceLocale('pages');
  const other = await openFileLocale('pages', { language: code });
  expect(await reportIn(report(), locale)).toEqual(report());
  expect(locale.loaded('checks')).toBeUndefined();
  const told = await reportIn(report(), other);
  expect(told.wordsIn).toBe(code);
  expect(told.signals.flatMap(({ message }) => unmarked(message))).toEqual([]);
  expect(await reportIn(told, locale)).toEqual(report());
});

test('each language says which way it is written', () =>
  expect(['en', 'de', 'ja', 'ar', 'he', 'fa', 'ur', 'az', 'pt-BR'].map(directionOf)).toEqual(
    'ltr ltr ltr rtl rtl rtl rtl ltr ltr'.split(' '),
  ));

test('stores and browsers get the texts of the manifest in each language', async () => {
  const [english] = await manifestTexts(['en']);
  expect(english!.relativeDest).toBe('_locales/en/messages.json');
  expect(JSON.parse(english!.contents)).toEqual(
    Object.fromEntries(Object.entries(manifestMessages).map(([name, message]) => [name, { message }])),
  );
});
