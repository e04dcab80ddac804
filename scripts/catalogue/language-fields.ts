import type { Language } from '../../checks/lists/languages/language.ts';

/** The fields of a language, what does not work without each, and the file in tests/checks where its rows belong. Separate from the languages, since `npm run new` reads it before it writes one. */
export const fields: readonly (readonly [field: keyof Language, without: string, test: string])[] = [
  ['functionWords', 'its pages are recognized by their `lang` attribute only; short words count as terms', 'lists/language-sentences'],
  [
    'pageWords',
    'authors and dates are found only in markup, not by the words next to them; pages about the site only by their paths',
    'lists/language-sentences',
  ],
  ['lexicon', 'checks of the text itself (openers, generic headings, stock) do not apply', 'language/lexicon'],
  ['notFound', 'an error page with status 200 is recognized by its number only', 'signals/http-status'],
  ['buy', 'a page that sells is recognized by markup, URLs and code only', 'derive/page-type/gates'],
  ['genericAnchors', 'link texts are not judged', 'lists/language-sentences'],
  ['attribution', 'only a link counts as the source of a number or quotation', 'lists/language-sentences'],
  ['longBylines', '“Interview by …” is not read as a byline', 'lists/language-sentences'],
  ['and', 'two authors with “and” between them are read as one name', 'parse/bylines'],
  ['jobTitles', 'job titles may be read as parts of names', 'lists/language-sentences'],
  ['legalForms', '“Example” and “Example” with a legal form of this language count as different companies', 'language/names'],
  ['rights', '“All rights reserved” may be read as an owner, or as part of one', 'derive/provenance/publisher/copyright-owner'],
  ['pageEdited', 'the last line of a wiki page is not read as the date of its last edit', 'lists/language-sentences'],
  ['months', 'only the month names that the platform knows are read', 'parse/dates'],
  ['ago', '“a day ago” with the number as a word, or without one, is not read', 'language/relative-dates'],
  ['anyone', '“those who said” counts as a source', 'language/attribution'],
  ['speakers', 'only English words keep greetings out of descriptions', 'language/language-words'],
  ['leaning', 'a description may begin with “it”', 'language/language-words'],
  ['frontPage', 'the word for “home” in the text of a logo is read as part of the name', 'signals/canonical-tag'],
  ['genericTitles', '“Home” as a title is not reported in its language', 'signals/title'],
  ['sectionTitles', '“Products” as a title is not reported in its language', 'signals/title'],
  ['paths', 'URLs with its words do not help to recognize the page type', 'lists/language-sentences'],
];

/** Words that are in one list for all languages: the file in checks, what it has, and the file in tests/checks where its rows belong. */
export const commonLists: readonly (readonly [file: string, has: string, test: string])[] = [
  ['lists/distinctive-letters', 'letters that few languages of a script have', 'lists/language-sentences'],
  ['lists/date-customs', 'the order of day, month and year in “05/03/2024”, which is not read without it; calendars', 'parse/dates'],
  ['lists/quantities', 'words for percent, thousand and million, and units', 'language/quantities'],
  ['lists/currencies', 'words for currencies in prices', 'language/prices'],
  ['lists/time-words', 'words in opening hours and times of day', 'parse/opening-hours'],
  ['derive/text/notices', 'words for cookies, without which `consent` of a lexicon is not found', 'language/lexicon'],
  [
    'lists/byline-words',
    'default accounts (“admin”), sections and buttons, which are no names; words before a photo credit; languages that write “by” behind the name',
    'parse/bylines',
  ],
  ['lists/image-alts', 'alternative texts that say nothing (“image”)', 'signals/image-alt'],
  ['lists/leftover-texts', 'texts and titles that templates contain (“Sample page”)', 'derive/text/placeholders'],
  ['lists/route-words', 'words in URLs of shops, forums and articles', 'derive/page-type/detect'],
];
