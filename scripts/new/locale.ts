/** Plans what `npm run new -- locale <code>` writes, completely before anything is written. */
import { changeTreeFile, keyInCode, readTreeFile, newCodeName, newKebabId, type Plan } from '../tree-changes.ts';
import { hasWords, translatedWords, wordsCopy, type WordsLanguage } from './words-copy.ts';

const list = 'words/languages.ts';
/** The lists to which `npm run new -- tool` adds lines, in the form that they have in German: its lines fit that one. */
const toolLists = ['checks/tool-names.ts', 'app/tools/tool-search.ts'];
const germanTerms = 'docs/judging/terms.de.md';

/**
 * @param words arguments after `locale`
 * @param root folder of the tree, with a slash at its end
 * @throws Error if the list has an unexpected format
 */
export function planNewLocale(words: readonly string[], root: string): Plan {
  const [code, ...more] = words;
  if (code === undefined || more.length > 0) return { wrong: 'Give one language code: npm run new -- locale nl' };
  const usual = usualCode(code);
  const name = usual === undefined ? undefined : new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(usual);
  if (usual === undefined || name === undefined)
    return { wrong: `“${code}” is not a language code that is registered, such as nl, pt-PT or zh-TW.` };
  if (usual !== code) return { wrong: `“${code}” is another code of “${usual}”: npm run new -- locale ${usual}` };
  if (hasWords(root, code)) return { wrong: `${name} is there: open words/${code}.` };
  const base = new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(code).language)!;
  const file = newKebabId(base.normalize('NFKD').replace(/\p{M}/gu, ''));
  const language: WordsLanguage = { code, formats: { name: newCodeName(file), file: `${file}.ts` } };
  return {
    files: {
      ...Object.fromEntries(
        translatedWords(root).map((path) => [`words/${code}/${path}`, wordsCopy(path, readTreeFile(root, `words/en/${path}`), language)]),
      ),
      ...Object.fromEntries(toolLists.map((path) => [`words/${code}/${path}`, toolListCopy(root, path, name, language)])),
      [`words/${code}/${file}.ts`]: formatsFile(language, name),
      [`docs/judging/terms.${code}.md`]: termsFile(readTreeFile(root, germanTerms), name),
      [list]: changeTreeFile(list, readTreeFile(root, list), /\n\};\n/, () => `\n${listLine(code)}\n};\n`),
    },
    next: `All of words/${code} is still in English: translate it as docs/contribute/translating.md says, beginning with docs/judging/terms.${code}.md.
This lists what is left: npx vitest run --config tests/vitest.config.ts tests/words/other-languages.test.ts -t '^${code} '
To look at it: npm start -- --language ${code}
Merge it when the list is empty, with the language in README.md and docs/use/api.md.`,
  };
}

/** The English lines between what German has around its own. */
function toolListCopy(root: string, path: string, name: string, { formats }: WordsLanguage): string {
  const lines = / = \{\n[\s\S]*?\n\};\n/;
  const englishPath = `words/en/${path}`;
  const english = changeTreeFile(
    englishPath,
    readTreeFile(root, englishPath),
    /^[\s\S]*?( = \{\n[\s\S]*?\n\};\n)[\s\S]*$/,
    (_, found = '') => found,
  );
  const german = readTreeFile(root, `words/de/${path}`).replace('German', name).replaceAll('german', formats.name);
  return changeTreeFile(`words/de/${path}`, german, lines, () => english);
}

/** As programs write it: pt-BR for pt-br, and he for iw. Undefined if it has not the form of a code. */
function usualCode(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

const formatsFile = ({ code, formats }: WordsLanguage, name: string) => `import { localeFormats } from '../../checks/core/wording.ts';

/** How ${name} writes numbers, plurals, lists and dates.${pluralForms(code, name)} */
export const ${formats.name} = localeFormats('${code}');
`;

/** What the copies of the English sentences, which have two forms, do not show. */
function pluralForms(code: string, name: string): string {
  const categories = new Set<string>(new Intl.PluralRules(code).resolvedOptions().pluralCategories);
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) => categories.has(category));
  if (forms.join() === 'one,other') return '';
  const amount = forms.length === 1 ? 'one form of a word' : `${forms.length} forms of a word`;
  return ` Behind a number, ${name} has ${amount}: \`amount(count, { ${forms.join(', ')} })\`.`;
}

const listLine = (code: string) => {
  const hosts = ['pages', 'worker', 'server'].map((host) => `${host}: () => import('./${code}/${host}.ts')`);
  return `  ${keyInCode(code)}: { ${hosts.join(', ')} },`;
};

/** The English terms, with empty columns. */
function termsFile(german: string, name: string): string {
  const terms = [...german.matchAll(/^\| (?!English|-)(.+?) *\|/gm)].map(([, term]) => term!);
  const column = Math.max(...terms.map(({ length }) => length));
  const row = (cell: string, other: string) => `| ${cell.padEnd(column)} | ${other} | ${other === name ? 'note' : ''} |`;
  return `# Terms in ${name}

What the sentences in ${name} call things. Say here how readers are addressed, and which quotation marks are used.

${row('English', name)}
| ${'-'.repeat(column)} | ${'-'.repeat(name.length)} | ---- |
${terms.map((term) => row(term, '')).join('\n')}
`;
}
