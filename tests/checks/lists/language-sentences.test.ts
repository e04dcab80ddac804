/** Real lines of pages, by language, and what is read in them: one object for each language. A language that you add belongs here. */
import { describe, expect, test } from 'vitest';
import { findAttribution } from '../../../checks/language/attribution.ts';
import { pathWords } from '../../../checks/derive/links/paths.ts';
import { genericAnchorPhrases } from '../../../checks/language/language-words.ts';
import { detectLanguage } from '../../../checks/language/languages.ts';
import { languages } from '../../../checks/lists/languages/index.ts';
import type { PathPurpose } from '../../../checks/lists/languages/language.ts';
import {
  aboutPaths,
  accountPaths,
  authorPaths,
  bookingPaths,
  cartPaths,
  checkoutPaths,
  contactPaths,
  imprintPaths,
  loginPaths,
  policyPaths,
  searchPaths,
} from '../../../checks/lists/path-words.ts';
import { block, h1, link, read, story } from '../../support/provenance-page.ts';

interface Sentences {
  /** Running text, by which the language is recognized (`functionWords`). */
  prose?: string[];
  /** A line, and the name of the author that is read in it; null: it is no byline (`pageWords`, `longBylines`). */
  bylines?: [line: string, author: string | null][];
  /** A line with 15 March 2024, and what its label says (`pageWords`). */
  dates?: [line: string, role: 'published' | 'modified' | 'unknown'][];
  /** Last lines of pages, with 15 March 2024 as the day of the last edit (`pageEdited`). */
  edited?: string[];
  /** Sentences that say where something is known from, and some that do not (`attribution`). */
  sourced?: string[];
  unsourced?: string[];
  /** Sentences that name a source only beside a quotation (`attribution.quotes`). */
  quoted?: string[];
  /** Link texts that say nothing about their target (`genericAnchors`). */
  anchors?: string[];
  /** Link texts that lead to a page about the site (`pageWords.about`). */
  about?: string[];
  /** Paths of pages, as they are in URLs, and their purpose (`paths`). */
  paths?: [path: string, purpose: PathPurpose][];
}

const sentences: Readonly<Record<string, Sentences>> = {
  da: { bylines: [['Tekst og foto: Mette Jensen', 'Mette Jensen']] },
  de: {
    bylines: [['Von unserem Korrespondenten Max Weber', 'Max Weber']],
    edited: ['Diese Seite wurde zuletzt am 15. März 2024 um 10:12 Uhr bearbeitet.'],
  },
  fi: { bylines: [['Teksti ja kuvat: Matti Virtanen', 'Matti Virtanen']] },
  en: { edited: ['This page was last edited on 15 March 2024, at 10:12 (UTC).'] },
  fr: {
    bylines: [['De notre correspondante Marie Dupont', 'Marie Dupont']],
    edited: ['La dernière modification de cette page a été faite le 15 mars 2024 à 10:12.'],
  },
  hi: { bylines: [['राजेश कुमार द्वारा 15 मार्च 2024', 'राजेश कुमार']] },
  ja: { edited: ['最終更新 2024年3月15日 (金) 10:12'] },
  kn: { bylines: [['ಲೇಖಕ: ರವಿ ಕುಮಾರ್', 'ರವಿ ಕುಮಾರ್']] },
  ml: { bylines: [['എഴുതിയത്: രാജൻ നായർ', 'രാജൻ നായർ']] },
  nl: { bylines: [['Door onze verslaggever Sanne de Vries', 'Sanne de Vries']] },
  pl: { bylines: [['Materiał przygotowała Anna Nowak', 'Anna Nowak']] },
  ro: { bylines: [['Postat de Ioana Popescu', 'Ioana Popescu']] },
  sl: { dates: [['Objavljeno: 15. marca 2024', 'published']] },
  sv: { bylines: [['Publicerad av Anna Lindström', 'Anna Lindström']] },
  th: { bylines: [['รายงานโดย สมชาย ใจดี', 'สมชาย ใจดี']] },
  uk: { bylines: [['Авторка статті: Олена Шевченко', 'Олена Шевченко']] },
  cs: {
    prose: [
      'Knihař musí kůži před olejováním nejprve očistit, jinak se na ní usadí prach, který už nikdo nedostane dolů.',
      'Město oznámilo, že most zůstane do pátku zavřený, protože dělníci ještě neskončili s opravou vozovky.',
    ],
    bylines: [
      ['Autor článku: Jan Novák', 'Jan Novák'],
      ['Autorka: Jana Nováková', 'Jana Nováková'],
      ['Text a foto: Tomáš Dvořák', 'Tomáš Dvořák'],
      ['Rozhovor: Petra Svobodová', 'Petra Svobodová'],
      ['Autor: Šéfredaktor Jan Novák', 'Jan Novák'],
      ['Autorka: Jana Nováková Redaktorka', 'Jana Nováková'],
      ['Text na obálce vybledl', null],
      ['Autor neznámý', null],
      ['Autor: Jan Novák Snímky: Petr Malý', 'Jan Novák'],
    ],
    dates: [
      ['Publikováno: 15. března 2024', 'published'],
      ['Vydáno 15. 3. 2024', 'published'],
      ['Zveřejněno 15. břez. 2024', 'published'],
      ['Naposledy aktualizováno: 15. března 2024', 'modified'],
      ['Poslední aktualizace 15. brezna 2024', 'modified'],
      ['15. března 2024', 'unknown'],
    ],
    edited: ['Stránka byla naposledy editována 15. března 2024 v 10:12.'],
    sourced: [
      'Podle Českého statistického úřadu voda vře.',
      'Ministerstvo oznámilo, že voda vře.',
      'Jak uvedlo ministerstvo, voda vře.',
      'Voda vře. Zdroj: ČSÚ',
    ],
    unsourced: ['Voda vře za tři minuty.', 'Je tu 40 potvrzených případů.', 'Kdo tvrdí, že voda nevře, ten ji nevařil.'],
    quoted: ['dodal Novák.'],
    anchors: ['Číst dál', 'Klikněte zde', 'Více informací'],
    about: ['Kdo jsme', 'Kontaktujte nás'],
    paths: [
      ['/košík/', 'cart'],
      ['/cs/o-projektu.html', 'about'],
      ['/ochrana-osobnich-udaju', 'policy'],
    ],
  },
  lb: {
    prose: [
      'De Kessel stoung zanter enger Stonn um Feier, wéi si mat de Kanner heemkoumen, awer et war kee Waasser dran.',
      'D’Gemeng huet matgedeelt, datt d’Strooss bis e Freideg gespaart ass, well nach net all d’Aarbechten ofgeschloss sinn.',
    ],
    bylines: [
      ['Auteur: Anne Schmit', 'Anne Schmit'],
      ['Text vum Luc Weber', 'Luc Weber'],
      ['En Artikel vun der Anne Schmit', 'Anne Schmit'],
      ['Vum Moien un huet et gereent', null],
      ['Vun Hand gemaach', null],
    ],
    dates: [
      ['Publizéiert: 15. Mäerz 2024', 'published'],
      ['Verëffentlecht den 15. Mäerz 2024', 'published'],
      ['Fir d’lescht geännert: 15.03.2024', 'modified'],
      ['15. Mäerz 2024', 'unknown'],
    ],
    edited: ['Dës Säit gouf den 15. Mäerz 2024 fir d’lescht geännert.'],
    sourced: ['Wéi de Ministère matgedeelt huet, kacht et.', 'Laut dem Statec kacht et.', 'De Buergermeeschter sot, datt et kacht.'],
    unsourced: ['D’Waasser kacht no dräi Minutten.', 'Et gëtt 40 confirméiert Fäll.'],
    anchors: ['Méi liesen', 'Klickt hei'],
    about: ['Wie mir sinn'],
    paths: [['/Iwwer-Eis', 'about']],
  },
};

const pathsFor: Record<PathPurpose, readonly string[]> = {
  login: loginPaths,
  cart: cartPaths,
  checkout: checkoutPaths,
  account: accountPaths,
  search: searchPaths,
  about: aboutPaths,
  contact: contactPaths,
  booking: bookingPaths,
  imprint: imprintPaths,
  policy: policyPaths,
  authors: authorPaths,
};

describe.each(Object.entries(sentences))('%s', (language, lines) => {
  const { prose = [], bylines = [], dates = [], edited = [], sourced = [], unsourced = [], quoted = [] } = lines;
  const { anchors = [], about = [], paths = [] } = lines;
  test('has lines', () => {
    expect(
      Object.values(lines).flat().length,
      `Add lines of pages to ${language} in this file: docs/judging/languages.md, step 4`,
    ).toBeGreaterThan(0);
  });
  test('has a file', () => expect(languages[language], `checks/lists/languages/${language}.ts is missing`).toBeDefined());
  test.each(prose)('is recognized: %s', (text) => {
    const found = detectLanguage(text);
    const advice = `Texts are recognized by functionWords and script of checks/lists/languages/${language}.ts, and by checks/lists/distinctive-letters.ts`;
    expect(found.language, advice).toBe(language);
    expect(found.confidence, advice).toBeGreaterThan(0.4);
  });
  test.each(bylines)('byline %s: %s', (line, author) => {
    const { names } = read({ language, blocks: [h1('X'), block(line), ...story(20)] });
    expect(names.filter(({ role }) => role === 'author').map(({ name }) => name)).toEqual(author === null ? [] : [author]);
  });
  test.each(dates)('date %s: %s', (line, role) => {
    const found = read({ language, blocks: [h1('X'), block(line), ...story(20)] }).dates;
    expect(found.map((date) => [date.iso?.slice(0, 10), date.role])).toEqual([['2024-03-15', role]]);
  });
  test.each(edited)('last edit: %s', (line) => {
    const found = read({ language, blocks: [h1('X'), ...story(20), block(line, { main: false, region: 'footer' })] }).dates;
    expect(found.map((date) => [date.iso?.slice(0, 10), date.role, date.rule])).toEqual([['2024-03-15', 'modified', 'edited-line']]);
  });
  test.each(sourced)('names a source: %s', (text) => expect(findAttribution(text, language)).not.toBeNull());
  test.each(quoted)('names a source beside a quotation: %s', (text) =>
    expect([findAttribution(text, language), findAttribution(text, language, true)]).toEqual([null, expect.any(String)]),
  );
  test.each(unsourced)('names none: %s', (text) => expect(findAttribution(text, language)).toBeNull());
  test.each(anchors)('says nothing about its target: %s', (text) => expect(genericAnchorPhrases(language)).toContain(text.toLowerCase()));
  test.each(about)('leads to a page about the site: %s', (text) => {
    const { aboutLinks } = read({ language, blocks: [h1('X'), ...story(20)], links: [link('https://example.com/p7', text)] });
    expect(aboutLinks.map(({ url }) => url)).toEqual(['https://example.com/p7']);
  });
  test.each(paths)('the purpose of %s: %s', (path, purpose) => {
    const words = pathWords(`https://example.com${path}`);
    expect(
      words.some((word) => pathsFor[purpose].includes(word)),
      `${purpose} has none of ${words.join(', ')}`,
    ).toBe(true);
  });
});
