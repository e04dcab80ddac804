/** Writes docs/languages.md: what is known about each language, and what it lacks. `npm run catalogue`; a test fails while it is out of date. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '../checks/lists/languages/index.ts';
import { fields } from './language-fields.ts';

const target = fileURLToPath(new URL('../docs/languages.md', import.meta.url));

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The guide as Markdown. */
export function languagesGuide(): string {
  const list = Object.entries(languages).map(([code, language]) => ({ code, language, has: fields.filter(([field]) => language[field]) }));
  return `# Languages

Made by \`npm run catalogue\` from [checks/lists/languages](../checks/lists/languages); do not edit. What the checks know of one language is one file there; only the letters that tell languages apart ([distinctive-letters.ts](../checks/lists/distinctive-letters.ts)) are in a list of all. What needs no words (structure, structured data, links, images, speed) works in every language, and so do dates in the formats and month names that the platform knows. The language of a page is recognized by its script where one language has a script to itself.

## Add or correct a language

You need to be able to read it; you need no TypeScript beyond quotation marks.

1. \`npm run new -- language haw\` writes \`checks/lists/languages/haw.ts\` (Hawaiian) with every field in a comment, and its line in each list. Uncomment a field by deleting \`//\`. The code is the shortest one in ISO 639. To correct a language, open its file.
2. Fill in the fields you are sure of; [language.ts](../checks/lists/languages/language.ts) says what belongs in each. A field that is left out switches off what needs it, and nothing else. A phrase that also means something else makes wrong verdicts: leave it out, or list it with the word that decides.
3. \`npm run catalogue\` brings this page up to date; \`npx vitest run --config tests/vitest.config.ts --project pure tests/checks/lists tests/checks/language\` says what is written in another way than it is compared.
4. Add real lines of pages to \`tests/checks/lists/language-sentences.test.ts\`: one object for each language, with text by which it is recognized, bylines, labels of dates, sources, and lines that look like these and are none. Test openers of a \`lexicon\` in \`tests/checks/language/language-words.test.ts\`.
5. Run \`npx vitest run --config tests/vitest.config.ts --project pure tests/checks\` (a minute): function words of a new language must not win texts of another one. Words of one letter, such as “a”, are in texts of any language by chance: put them in \`furtherFunctionWords\`.

## What a language does without

| field | without it |
| --- | --- |
${fields.map(([field, without]) => row([`\`${field}\``, without])).join('\n')}

## What each language lacks

${list.length} languages; ${list.filter(({ language }) => language.lexicon).length} have a lexicon. Those with the most fields first.

| language | fields | lacks |
| --- | --- | --- |
${list
  .toSorted((a, b) => b.has.length - a.has.length || (a.code < b.code ? -1 : 1))
  .map(({ code, language, has }) =>
    row([`${language.name} (\`${code}\`)`, `${has.length} of ${fields.length}`, lacking(has.map(([field]) => field))]),
  )
  .join('\n')}
`;
}
function lacking(has: readonly string[]): string {
  const lacks = fields.map(([field]) => field).filter((field) => !has.includes(field));
  if (lacks.length === 0) return 'nothing';
  if (has.length === 0) return 'everything';
  return lacks.length > fields.length / 2 ? `all but ${has.join(', ')}` : lacks.join(', ');
}

export const writeLanguagesGuide = () => writeFileSync(target, languagesGuide());
