import type { Language } from '../../checks/lists/languages/language.ts';

/** The fields of a language, and what does not work without each. Separate from the languages, since `npm run new` reads it before it writes one. */
export const fields: readonly (readonly [field: keyof Language, without: string])[] = [
  ['functionWords', 'its pages are recognized by their `lang` attribute only; short words count as terms'],
  ['pageWords', 'authors and dates are found only in markup, not by the words next to them; pages about the site only by their paths'],
  ['lexicon', 'checks of the text itself (openers, generic headings, stock) do not apply'],
  ['notFound', 'an error page with status 200 is recognized by its number only'],
  ['buy', 'a page that sells is recognized by markup, URLs and code only'],
  ['genericAnchors', 'link texts are not judged'],
  ['attribution', 'only a link counts as the source of a number or quotation'],
  ['longBylines', '“Interview by …” is not read as a byline'],
  ['and', 'two authors with “and” between them are read as one name'],
  ['jobTitles', 'job titles may be read as parts of names'],
  ['legalForms', '“Example” and “Example” with a legal form of this language count as different companies'],
  ['rights', '“All rights reserved” may be read as an owner, or as part of one'],
  ['pageEdited', 'the last line of a wiki page is not read as the date of its last edit'],
  ['months', 'only the month names that the platform knows are read'],
  ['ago', '“a day ago” with the number as a word is not read'],
  ['anyone', '“those who said” counts as a source'],
  ['speakers', 'only English words keep greetings out of descriptions'],
  ['leaning', 'a description may begin with “it”'],
  ['frontPage', 'the word for “home” in the text of a logo is read as part of the name'],
  ['genericTitles', '“Home” as a title is not reported in its language'],
  ['sectionTitles', '“Products” as a title is not reported in its language'],
  ['paths', 'URLs with its words do not help to recognize the page type'],
];
