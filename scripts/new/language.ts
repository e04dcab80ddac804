/** Plans what `npm run new -- language <code>` writes, completely before anything is written. */
import { existsSync } from 'node:fs';
import { fields } from '../catalogue/language-fields.ts';
import { insertInTreeFile, readTreeFile, type Plan } from '../tree-changes.ts';

const index = 'checks/lists/languages/index.ts';
const sentences = 'tests/checks/lists/language-sentences.test.ts';

/**
 * @param words arguments after `language`
 * @param root folder of the tree, with a slash at its end
 * @throws Error if the list has an unexpected format
 */
export function planNewLanguage(words: readonly string[], root: string): Plan {
  const [code, ...more] = words;
  if (code === undefined || more.length > 0) return { wrong: 'Give one language code: npm run new -- language haw' };
  if (!/^[a-z]{2,3}$/.test(code))
    return { wrong: `“${code}” is not a language code: two or three small letters without a region, such as is or haw.` };
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
  if (name === undefined) return { wrong: `“${code}” is not a language code that is registered (ISO 639).` };
  const path = `checks/lists/languages/${code}.ts`;
  if (existsSync(root + path)) return { wrong: `${name} is there: open ${path}. What it lacks is in docs/judging/languages.md.` };
  // Pages use “is”, never “isl”: a language under another code would never be found.
  const usual = new Intl.Locale(code).language;
  if (usual !== code) return { wrong: `“${code}” is another code of “${usual}”: npm run new -- language ${usual}` };
  return {
    files: {
      [path]: languageFile(code, name),
      [index]: inIndex(readTreeFile(root, index), code),
      [sentences]: inSentences(readTreeFile(root, sentences), code),
    },
    next: `Fill in what you are sure of in ${path}, as docs/judging/languages.md says. Then npm run catalogue.`,
  };
}

/** Every field as a comment, so that unknown ones stay absent. */
const languageFile = (code: string, name: string) => `import type { Language } from './language.ts';

// language.ts says what belongs in each field. Fill in what you are sure of, and delete the rest,
// also inside { … }; where the compiler then misses a part, write ''.
// A \`lexicon\` is whole or absent: each of its fields needs at least three phrases. It needs pageWords and genericAnchors,
// and these need as many then.
export const ${identifierOf(code)}: Language = {
  name: '${name.replaceAll("'", String.raw`\'`)}',
${scriptLine(code)}${fields.map(([field]) => `  // ${field}: ${shapes[field] ?? "''"},${field === 'functionWords' ? "\n  // furtherFunctionWords: ''," : ''}`).join('\n')}
};
`;
const texts = (...parts: string[]) => `{ ${parts.map((part) => `${part}: ''`).join(', ')} }`;
/** Fields that are more than one text. */
const shapes: Readonly<Record<string, string>> = {
  pageWords: texts('byline', 'published', 'updated', 'about'),
  lexicon: texts('headings', 'openers', 'pointers', 'consent', 'methods', 'inStock', 'outOfStock', 'free'),
  attribution: texts('names', 'quotes'),
  legalForms: texts('after'),
  rights: texts('phrases'),
  months: '{ short: {} }',
  ago: texts('one'),
  paths: texts('about', 'contact'),
};

/** Not commented out: without it, `functionWords` would not distinguish the language from others with its script. '' if few languages use the script. */
function scriptLine(code: string): string {
  const { script } = new Intl.Locale(code).maximize();
  return script === 'Latn' || script === 'Cyrl' || script === 'Deva' ? `  script: '${script}',\n` : '';
}

/** Codes of languages that JavaScript has no variable for, such as “new” (Newari). */
const reserved = /^(?:do|for|if|in|let|new|try|var)$/;
const identifierOf = (code: string) => (reserved.test(code) ? `${code}Language` : code);

/** An object without lines, for which a test fails. */
function inSentences(text: string, code: string): string {
  const start = /^const sentences: .* = \{\n/m.exec(text);
  if (!start) throw new Error(`${sentences} has no list of sentences.`);
  const end = start.index + start[0].length;
  return `${text.slice(0, end)}  ${code}: {},\n${text.slice(end)}`;
}

/** Inserts the language into the list in alphabetical order, twice. */
function inIndex(text: string, code: string): string {
  const lines = (wanted: RegExp, inside: string) => [...inside.matchAll(wanted)];
  const keyOf = ([, key]: RegExpExecArray) => key ?? '';
  const name = identifierOf(code);
  const importLine = /^import \{ \w+ \} from '\.\/(\w+)\.ts';\n/gm;
  const imported = insertInTreeFile(index, text, lines(importLine, text), keyOf, code, `import { ${name} } from './${code}.ts';\n`);
  return insertInTreeFile(
    index,
    imported,
    lines(/^ {2}(\w+)(?:: \w+)?,\n/gm, imported),
    keyOf,
    code,
    `  ${name === code ? code : `${code}: ${name}`},\n`,
  );
}
