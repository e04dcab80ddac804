/** Writes docs/judging/languages.md: what is known about each language, and what it lacks. `npm run catalogue`; a test fails while it is out of date. */
import { languages } from '../../checks/lists/languages/index.ts';
import { commonLists, fields } from './language-fields.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The guide as Markdown. */
export function languagesGuide(): string {
  const list = Object.entries(languages).map(([code, language]) => ({ code, language, has: fields.filter(([field]) => language[field]) }));
  return `# Languages

Made by \`npm run catalogue\` from [checks/lists/languages](../../checks/lists/languages); do not edit. What the checks know about a language is in its file there; some words of all languages are in [common lists](#lists-for-all-languages). Checks that need no words (structure, structured data, links, images, speed) work in every language, and so do dates in the formats and month names that the platform knows. If only one language uses a script, pages in it are recognized by the script.

## Add or correct a language

You must be able to read the language, but you need no TypeScript beyond quotation marks.

1. To add a language: \`npm run new -- language haw\` writes \`checks/lists/languages/haw.ts\` (Hawaiian) with every field commented out, and adds its line to each list, and an empty object to the sentences of step 4. Uncomment a field by deleting \`//\`. The code is the shortest one in ISO 639. To complete or correct a language that is there: open its file, such as [cs.ts](../../checks/lists/languages/cs.ts); [the last table](#what-each-language-lacks) says what it lacks. Write a missing field as another language has it, in the order of [language.ts](../../checks/lists/languages/language.ts).
2. Fill in the fields you are sure of; [language.ts](../../checks/lists/languages/language.ts) says what belongs in each. Omitting a field switches off what needs it, and nothing else. A \`lexicon\` is whole or absent: each of its fields needs at least three phrases, and so do \`pageWords\` and \`genericAnchors\`, which it needs. A phrase that also means something else causes wrong verdicts: omit it, or list it with the word that decides. Then look through the [lists for all languages](#lists-for-all-languages): the order of numeric dates and the word for “cookie” are needed by most.
3. \`npm run catalogue\` updates this page; \`npx tsc -p . && npx vitest run --config tests/vitest.config.ts --project pure tests/checks/lists tests/checks/language\` lists missing parts of a field and entries that are not in the form in which they are compared.
4. Add real lines of pages to \`tests/checks/lists/language-sentences.test.ts\`: one object for a language, with text by which it is recognized, bylines, date labels, sources, link texts, paths, and lines that only look like these; a test fails while that of \`npm run new\` is empty, and nothing but you asks for the rest. Rows for other fields belong in the files that the [table below](#what-is-lost-without-a-field) names. A \`lexicon\` needs one object in \`tests/checks/language/lexicon.test.ts\`, with a line for each field, and rows in the lists \`openers\` and \`noOpeners\` of \`tests/checks/language/language-words.test.ts\`: sentences that begin with an opener, and sentences that only look like these. Tests fail where one of a \`lexicon\` is missing.
5. Run \`npx vitest run --config tests/vitest.config.ts --project pure tests/checks\` (a minute): texts of other languages must not be recognized as the new one by its function words.
6. Write what users notice in [CHANGELOG.md](../../CHANGELOG.md), under “Unreleased”. \`npm run format\`, and \`npm run check\` and \`npm test\` if you can wait for them: a change request runs both.

## What is lost without a field

| field | without it | rows of tests |
| --- | --- | --- |
${fields.map(([field, without, test]) => row([`\`${field}\``, without, `[${test}](../../tests/checks/${test}.test.ts)`])).join('\n')}

## Lists for all languages

What does not depend on the language of the page, or occurs in texts of one language only, is in one list.

| list | has | rows of tests |
| --- | --- | --- |
${commonLists.map(([file, has, test]) => row([`[${file}](../../checks/${file}.ts)`, has, `[${test}](../../tests/checks/${test}.test.ts)`])).join('\n')}

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
