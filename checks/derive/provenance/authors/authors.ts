/** Authors of a page: rules in order of precedence. */
import { clipToOneLine } from '../../../core/helpers/clip.ts';
import type { Block } from '../../../core/facts/text.ts';
import type { DataItem, DataValue } from '../../../core/facts/structured-data.ts';
import type { LinkFact } from '../../../core/facts/links-and-images.ts';
import type { NameFact } from '../../../core/facts/about.ts';
import { startsWithCapitalLetter } from '../../../language/letters.ts';
import { looksLikeName, looksLikePerson, areSameName } from '../../../language/names.ts';
import { referenceResolver, asList } from '../../../parse/data-items.ts';
import {
  nameOnlyLine,
  bylineName,
  hasDate,
  isHandle,
  namesAfterBylineWord,
  namesInPassage,
  splitBylineNames,
} from '../../../parse/byline-lines.ts';
import { comparableUrl } from '../../../parse/urls.ts';
import { itemsOfPage } from '../../structured-data/page-items.ts';
import { namesInAuthorElements } from './elements.ts';
import { findFirstPostAuthor, nameAfterDate, findLinkedPersons, findAccountAboveHeadline } from './byline-places.ts';
import { type ProvenanceInput, shortBlock } from '../input.ts';
import { headlineText, type Layout, layoutOf, splitHeadlineFromByline } from '../layout.ts';
import { isInTeaser, isInQuoteOrTeaser } from '../dates/lines.ts';
import { isNameOverSection, longestName, metaTexts, namedBy, type Named, namesInValue, uniqueNames } from '../names.ts';
import { unrelatedNameTest } from '../unrelated-markup.ts';
import { isAddressOf, linksByBlock } from './person-links.ts';
import { ruleRow, type Row } from '../rules.ts';
import { pathWords } from '../../links/paths.ts';
import { findBareNames, findNamesInAuthorClasses, findSignatures } from './unlabelled-names.ts';

export type Line = readonly [index: number, block: Block];
/** A name in the text, with its block, and its link if it is one. */
interface Signed {
  name: string;
  block: Block;
  link?: LinkFact | undefined;
  isAccount?: true;
}

interface View {
  input: ProvenanceInput;
  /** Whether the markup names an author whom readers see too. */
  isDeclared: boolean;
  layout: Layout;
  language: string;
  /** Short lines about the page, next to the headline and at the end. */
  lines: readonly Line[];
  linksOf(block: Block): readonly LinkFact[];
  /** Names after a block's byline word, read once. */
  read(block: Block): ReturnType<typeof namesAfterBylineWord>;
}
type Items = Pick<View, 'input'> & { pageItems: readonly DataItem[]; resolve: (value: DataValue) => DataValue; markup: readonly string[] };

const mostAuthors = 10;
/** Number of blocks below the headline in which a heading can be the byline. */
const headingReach = 3;
/** Number of passages at the start of the text that can name the sender of a dispatch. */
const opening = 3;
const authorMetas = new Set([
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'byl',
  'parsely-author',
  'sailthru.author',
  'citation_author',
  'article:author_name',
]);

/** What the page declares for software. */
const declared: readonly Row<Items, Named>[] = [
  ruleRow<Items, DataItem, Named>({
    id: 'markup-author',
    where: ({ pageItems }) => pageItems,
    find: (item, { resolve }) =>
      [...asList(item.properties['author']), ...asList(item.properties['creator'])]
        .slice(0, mostAuthors)
        .flatMap((value: DataValue) => namesInValue(item, value, resolve)),
  }),
  ruleRow<Items, { text: string; selector: string }, Named>({
    id: 'meta-author',
    where: ({ input }) => metaTexts(input, authorMetas),
    find: ({ text, selector }) => [namedBy('meta', text.replace(/\s*\([^()]{0,60}\)$/, ''), { selector })],
  }),
  // rel=author and itemprop=author, as blog themes write them.
  { id: 'author-element', run: ({ input, markup }) => namesInAuthorElements(input, markup) },
];

/** What readers see. */
const bylines: readonly Row<View, Signed>[] = [
  // Newspapers and blogs: a link to the page of a person or account.
  ruleRow<View, { block: Block; link: LinkFact }, Signed>({
    id: 'person-link',
    where: ({ input, lines, linksOf }) => findLinkedPersons(input, lines, linksOf),
    // The byline word may be part of the link: <a>Written by Jane Doe</a>.
    find: ({ block, link }, { language }) => [
      { name: namesAfterBylineWord(link.text, language).names[0] ?? bylineName(link.text, language), block, link },
    ],
  }),
  // <h3>by <a>…</a></h3>
  ruleRow<View, Line, Signed>({
    id: 'word-in-heading',
    where: ({ input }) => input.blocks.entries(),
    unless: ([index, block], { input, layout: { near, headline } }) =>
      near[index] !== 'title' ||
      index < headline ||
      index > headline + headingReach ||
      (block.linkChars >= block.text.length && index > headline + 1) ||
      !isNameOverSection(input, index),
    find: ([index, block], { input, layout, language }) => {
      const links = linksByBlock(input.links, [block])(block);
      return namesAfterBylineWord(clipToOneLine(block.text, longestName), language).names.flatMap((name) => {
        // Degrees and articles are part of the link, not of the name.
        const link = links.find(({ text }) => clipToOneLine(text, longestName).includes(name));
        return (link ?? (index === layout.headline + 1 && nameOnlyLine(name, language) === name)) ? [{ name, block, link }] : [];
      });
    },
  }),
  // <address> next to the headline, as blogs use it for names. With a street, a number or a comma, it is a postal address.
  ruleRow<View, Line, Signed>({
    id: 'address-element',
    where: ({ lines }) => lines,
    unless: ([index, { tag, region, text }], { layout: { near, headline } }) =>
      tag !== 'address' ||
      near[index] !== 'title' ||
      index <= headline ||
      region === 'footer' ||
      !startsWithCapitalLetter(text) ||
      /[\d,;]/.test(text) ||
      !text.includes(' '),
    find: ([, block]) => (looksLikePerson(block.text) ? [{ name: block.text, block }] : []),
  }),
  // A headline that ends with a byline.
  ruleRow<View, { text: string; byline: string }, Signed>({
    id: 'signed-headline',
    where: ({ input }) => [splitHeadlineFromByline(input)].filter((one) => one !== null),
    find: ({ byline }, { input, layout, language }) => {
      const { names } = namesAfterBylineWord(byline, language);
      return (names.length > 0 ? names : splitBylineNames(byline, language)).map((name) => ({
        name,
        block: input.blocks[layout.headline]!,
      }));
    },
  }),
  // Forums: the account above the headline.
  {
    id: 'posted-above',
    run: ({ input, layout }) =>
      findAccountAboveHeadline(input, layout.headline).map(([name, block, link]) => ({ name, block, link, isAccount: true })),
  },
  // News agencies: the first lines of a dispatch name its author.
  ruleRow<View, Block, Signed>({
    id: 'dispatch',
    where: ({ input }) => input.blocks.filter(({ main, level }) => main && level === 0).slice(0, opening),
    unless: ({ units }) => units <= shortBlock,
    find: (block, { language }) => namesInPassage(block.text, language).map((name) => ({ name, block })),
  }),
  // A byline word alone, with the name on the next line.
  ruleRow<View, Line, Signed>({
    id: 'line-after-word',
    where: ({ lines }) => lines,
    unless: (line, view) => !followsOpenWord(line, view) || namesAfter(line, view).length > 0,
    find: ([, block], { language }) =>
      splitBylineNames(clipToOneLine(block.text, 300), language)
        // Above a table or thread, one word is the heading of the next column: Author, Posts.
        .filter(
          (name) =>
            name.startsWith('u/') || (looksLikePerson(name) && (/\s/.test(name) || block.linkChars > 0 || !startsWithCapitalLetter(name))),
        )
        .map((name) => ({ name, block })),
  }),
  // The usual byline: By Jane Doe.
  ruleRow<View, Line, Signed>({
    id: 'after-word',
    where: (view) => linesOfAuthor(view),
    find: (line, view) => {
      const texts = linkTexts(line[1], view);
      // If only styles separate two elements, the link shows where the name ends.
      return namesAfter(line, view).map((name) => ({ name: texts.find((words) => name.startsWith(words)) ?? name, block: line[1] }));
    },
  }),
  // Published March 5, 2024 by Jane Doe.
  ruleRow<View, Line, Signed>({
    id: 'after-date',
    where: ({ lines }) => lines,
    unless: (line, view) => namesAfter(line, view).length > 0,
    find: ([, block], view) =>
      nameAfterDate(clipToOneLine(block.text, 300), view.language, linkTexts(block, view)).map((name) => ({ name, block })),
  }),
  // A short line in the form in which agencies and newspapers in East Asia sign.
  ruleRow<View, Line, Signed>({
    id: 'signed-line',
    where: ({ lines }) => lines,
    unless: (line, view) => namesAfter(line, view).length > 0,
    find: ([, block], { language }) => namesInPassage(clipToOneLine(block.text, 300), language).map((name) => ({ name, block })),
  }),
  // Forums: the account of the first post, if at least two people write.
  {
    id: 'first-post',
    alone: true,
    run: ({ input, layout, isDeclared }) =>
      isDeclared ? [] : findFirstPostAuthor(input, layout).map(([name, block, link]) => ({ name, block, link, isAccount: true })),
  },
  // A name alone, next to the date or linked to a page of that name.
  { id: 'bare-name', alone: true, run: ({ input, lines, linksOf }) => findBareNames(input, lines, linksOf).map(toSigned) },
  // A line whose class names an author.
  { id: 'author-class', alone: true, run: ({ input, lines, linksOf }) => findNamesInAuthorClasses(input, lines, linksOf).map(toSigned) },
  // An agency, an editorial desk or a person at the end of the text.
  { id: 'signature', alone: true, run: ({ input }) => findSignatures(input).map(toSigned) },
];
export const authorRules: readonly string[] = [...declared, ...bylines].map(({ id }) => id);

const toSigned = ([name, block, link]: readonly [string, Block, LinkFact?]): Signed => ({ name, block, link });
const namesAfter = ([, block]: Line, { read }: View): readonly string[] => read(block).names;
const linkTexts = (block: Block, { linksOf }: View): string[] =>
  linksOf(block)
    .map((link) => link.text.trim())
    .filter((words) => words.length > 2);

/** In a thread, each post has its author and date on a line; the first one wrote what the page is about. */
function linesOfAuthor(view: View): readonly Line[] {
  const posts = view.lines.filter((line) => view.read(line[1]).names.length > 0 && hasDate(line[1].text, view.language));
  return posts.length < leastPosts ? view.lines : view.lines.filter((line) => line === posts[0] || !posts.includes(line));
}
const leastPosts = 3;

/** Whether the line before it, among those that count, is only a byline word, at most two blocks above. */
function followsOpenWord([index]: Line, { lines, layout, read }: View): boolean {
  const before = lines[lines.findIndex(([at]) => at === index) - 1];
  return before !== undefined && index - before[0] <= 2 && layout.near[before[0]] === 'title' && read(before[1]).open;
}

/** Names of authors, each with its rule. */
export function findAuthors(input: ProvenanceInput): NameFact[] {
  const found: (Named & { rule: string })[] = [];
  const items: Items = {
    input,
    pageItems: itemsOfPage(input.items, headlineText(input), input.url),
    resolve: referenceResolver(input.items),
    markup: [],
  };
  const isOthers = unrelatedNameTest(input);
  for (const { id, run } of declared) {
    const names = run({
      ...items,
      markup: found.filter(({ rule }) => rule === 'markup-author').map(({ name }) => clipToOneLine(name, longestName)),
    });
    found.push(...names.map((one) => ({ ...one, rule: id })));
  }
  const isDeclared = uniqueNames('author', found, input).some(({ visible }) => visible);
  found.push(...signedBy(input, isDeclared));
  // The page of another author of the text: “Proof Points” links to /columnists/jill-barshay, “here” to /author/stephanie-ofarrell.
  const leadsToOther = ({ rule, url, name }: (typeof found)[number]) => {
    const segment = rule === 'person-link' && url !== null ? (pathWords(url).at(-1) ?? '') : '';
    return segment !== '' && !isAddressOf(segment, name) && found.some((other) => other.name !== name && isAddressOf(segment, other.name));
  };
  return uniqueNames(
    'author',
    found.filter(
      (one) =>
        ((one.from !== 'byline' && one.from !== 'rel-author') || !isOthers(clipToOneLine(one.name, longestName * 2))) && !leadsToOther(one),
    ),
    input,
  );
}

function signedBy(input: ProvenanceInput, isDeclared: boolean): (Named & { rule: string })[] {
  const { blocks, links, language, url } = input;
  const layout = layoutOf(input);
  // Teasers of other pages have their own bylines. Without a headline, the page is a list of such teasers.
  const counts = (block: Block, index: number) =>
    layout.near[index] !== 'elsewhere' &&
    block.level === 0 &&
    block.units <= shortBlock &&
    !block.quote &&
    !block.code &&
    !isInQuoteOrTeaser(blocks, index, layout, url) &&
    !isInTeaser(blocks, index, layout, url) &&
    (layout.headline >= 0 || block.within !== 'list');
  const lines = [...blocks.entries()].filter(([index, block]) => counts(block, index));
  const known = new Map<Block, ReturnType<typeof namesAfterBylineWord>>();
  const read = (block: Block) => {
    let names = known.get(block);
    if (!names) known.set(block, (names = namesAfterBylineWord(clipToOneLine(block.text, 300), language)));
    return names;
  };
  const view: View = {
    input,
    isDeclared,
    layout,
    language,
    lines,
    read,
    linksOf: linksByBlock(
      links,
      lines.map(([, block]) => block),
    ),
  };
  const result: (Named & { rule: string })[] = [];
  for (const { id, run, alone } of bylines) {
    if (alone && result.length > 0) continue;
    for (const { name, block, link, isAccount } of run(view)) {
      const isKnown = result.some(
        (other) =>
          areSameName(other.name, name) || (link?.url && other.url !== null && comparableUrl(other.url) === comparableUrl(link.url)),
      );
      if (!isAccount && (result.length >= mostAuthors || !(looksLikeName(name) || (link !== undefined && isHandle(name))) || isKnown))
        continue;
      const target = link ?? links.find((candidate) => candidate.url !== null && candidate.url !== url && candidate.text.trim() === name);
      result.push({
        ...namedBy('byline', name, {
          url: target?.url ?? null,
          visible: true,
          selector: (isAccount ? null : link?.selector) ?? block.selector,
        }),
        rule: id,
      });
    }
  }
  return result;
}
