import { caps, clipText } from '../core/helpers/clip.ts';
import { tableEvidence, type TableRow } from '../core/evidence.ts';
import type { AboutFact, OfferFact, PageType } from '../core/facts/about.ts';
import type { DataItem, SchemaTermsFact, StructuredDataFact } from '../core/facts/structured-data.ts';
import { defineSignal, type Says, type Words } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn, type Finding, type CodedMessage } from '../core/verdict.ts';
import { isItemOfPage } from '../derive/structured-data/page-items.ts';
import { declarables, type Declarable } from '../derive/structured-data/declarable.ts';
import { showsPlace } from '../derive/text/decision-facts.ts';
import { countUnits } from '../language/units.ts';
import { richResults, typesOfRichResult } from '../lists/rich-results.ts';
import { asList, isDataNode } from '../parse/data-items.ts';
import { ruleAsTree } from '../derive/structured-data/property-rules.ts';
import { checkRichResults, issuesBesideFormats, type RichResultCheck } from '../derive/structured-data/rich-results.ts';

const nameOf = ({ types, name }: RichResultCheck) => (name ? `${types.join(', ')} “${clipText(name, 60)}”` : types.join(', '));
/** The same as a cell of a table, where the language quotes the name. */
const itemCell = ({ types, name }: RichResultCheck, w: Words<'schema-properties'>) =>
  name ? w.named({ type: types.join(', '), name: clipText(name, 60) }) : types.join(', ');
type Issue = SchemaTermsFact['issues'][number];
const termRow = (
  { item, kind, type, property, value, expected }: Issue,
  items: readonly DataItem[],
  w: Words<'schema-properties'>,
): TableRow => ({
  cells: [w.issue({ kind, type, property, value }), expected ? w.fits({ kind, expected }) : ''],
  ...(items[item] ? { at: items[item]!.selector } : {}),
});

/**
 * Kinds of pages on which Google shows no rich result of a product, or of the business behind the site. They miss nothing if the item lacks
 * what it needs: a list that is declared as a product, a shop without its address on every page.
 */
const notShownOn: ReadonlyMap<string, ReadonlySet<PageType>> = new Map([
  ['product-snippet', new Set<PageType>(['listing'])],
  ['local-business', new Set<PageType>(['listing', 'product', 'article', 'docs', 'forum', 'faq'])],
]);
/**
 * Whether a page that sells nothing lacks the rating that Google requires of software: only users can give one, so nothing is wrong in the
 * markup of its maker's page or manual.
 */
const waitsForRating = (id: string, missing: readonly string[], pageType: PageType): boolean =>
  id === 'software-app' && pageType !== 'product' && missing.includes('aggregateRating|review');
/** Whether a question says that nobody has answered it yet: only users can. */
function waitsForAnswer(id: string, missing: readonly string[], item: DataItem | undefined): boolean {
  if (id !== 'qapage' || missing.length !== 1 || !missing[0]!.includes('acceptedAnswer')) return false;
  const [question] = asList(item?.properties['mainEntity']);
  return isDataNode(question) && asList(question['answerCount']).some((count) => String(count).trim() === '0');
}
/** Whether a path has one step: Google shows no path of it, and a page one level below the front page has no other. */
const isPathOfOneStep = (id: string, missing: readonly string[]): boolean =>
  id === 'breadcrumb' && missing.length === 1 && missing[0] === 'itemListElement{2}';
const goods: ReadonlySet<string> = new Set(['Product', 'ProductGroup', 'ProductModel', 'IndividualProduct']);

/** Types, and the kinds of pages that they may be about. */
const kindsOfTypes: readonly (readonly [ReadonlySet<PageType>, ReadonlySet<string>])[] = [
  [new Set<PageType>(['product', 'tool', 'media', 'other']), goods],
  [new Set<PageType>(['article', 'docs', 'faq', 'forum', 'about', 'media', 'other']), typesOfRichResult('article')],
];

/** Types and properties of which Google makes a rich result today. */
const usedNames: ReadonlySet<string> = new Set(
  richResults
    .filter(({ retired }) => retired === null)
    .flatMap(({ types, required, recommended }) => [...types, ...required, ...recommended].join(' ').match(/[A-Za-z]+/g) ?? []),
);
/**
 * A name of schema.org in other letters, such as Offers: names are case-sensitive, so what stands under it is not read. Under the type of
 * an item that only refers to a page, nothing stands.
 */
const isOtherCase = ({ kind, type, property, expected, item }: Issue, items: readonly DataItem[]): boolean => {
  if (kind === 'unknown-type' && items[item] && !items[item].top && Object.keys(items[item].properties).length === 0) return false;
  const written = kind === 'unknown-property' ? property : kind === 'unknown-type' ? type : '';
  return written !== '' && expected !== written && expected.toLowerCase() === written.toLowerCase() && usedNames.has(expected);
};

export default defineSignal({
  id: 'schema-properties',
  group: 'structured-data',
  sources: [
    {
      title: 'Google, Structured data markup that Google Search supports',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
      checked: '2026-11-22',
      mark: 'secondary',
    },
    {
      title: 'Google, Latest documentation updates (what was added, limited and retired)',
      url: 'https://developers.google.com/search/updates',
      checked: '2026-11-22',
      mark: 'primary',
    },
    {
      title: 'Google, Simplifying the search results page (June 2025)',
      url: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
      checked: '2026-11-22',
      mark: 'primary',
    },
    {
      title: 'Google, Changes to HowTo and FAQ rich results',
      url: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Schema.org, the released vocabulary',
      url: 'https://schema.org/docs/developers.html',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['rich-results', 'structured-data'],
  needs: ['structuredData', 'page'],
  uses: ['schemaTerms', 'about', 'offer', 'text', 'links', 'parts'],
  limits: { findings: 10, leastDescription: 4 },
  judge({ structuredData, page, schemaTerms, about, offer, text, links, parts }, { m, w, limits, pageType }) {
    const checks = checkRichResults(structuredData.items, { headline: about?.headline ?? '', url: page.url });
    const { grave, mild, elsewhere, unclean, optional, sound, complete, retired, limited, asides } = tallyOf(
      checks,
      structuredData.items,
      pageType,
      m,
      w,
    );
    if (unclean.length > 0)
      mild.push(warn(m.unclean({ count: unclean.length }), tableEvidence([w.property(), w.value(), w.expected()], unclean)));
    const issues = issuesBesideFormats(schemaTerms?.issues ?? [], checks);
    const inOtherCase = issues.filter((issue) => isOtherCase(issue, structuredData.items));
    grave.push(...namesInOtherCase(inOtherCase, structuredData.items, m, w));
    const terms = issues.filter((issue) => !inOtherCase.includes(issue)).map((issue) => termRow(issue, structuredData.items, w));
    if (terms.length > 0)
      mild.push(warn(m.terms({ count: terms.length, release: schemaTerms!.release }), tableEvidence([w.found(), w.instead()], terms)));
    mild.push(...briefDescriptions(checks, structuredData.items, limits.leastDescription, m, w));
    // A service at a place that can be visited.
    const isPlace = pageType === 'service' && text && links && parts && showsPlace({ structuredData, text, links, parts });
    const declaredAs = isPlace ? 'local' : pageType;
    const declarable = couldDeclare(structuredData, declaredAs);
    if (declarable && showsWhatIsNeeded(declaredAs, about, offer))
      mild.push(warn(m.undeclared({ type: declarable.type, page: declaredAs, features: declarable.features })));
    // Nothing to change, since other consumers may use it.
    const beside = [...[...retired].map(([name, since]) => m.retired({ feature: name, since })), ...asides.values()].map((message) =>
      note(message),
    );
    beside.push(...elsewhere);
    const declared = otherKind(structuredData.items, pageType, { headline: about?.headline ?? '', url: page.url });
    if (declared) beside.push(note(m.otherKind({ declared, page: pageType })));
    if (optional.length > 0)
      beside.push(note(m.recommended({ count: optional.length }), tableEvidence([w.recommended(), w.for(), w.item()], optional)));
    if (declarable && mild.every(({ code }) => code !== 'undeclared'))
      beside.push(note(m.declarable({ page: pageType, type: declarable.type, features: declarable.features })));
    if (grave.length === 0 && mild.length === 0 && sound.size === 0 && limited.size === 0)
      return na(structuredData.blocks.some(({ error }) => error) ? m.unreadable() : m.none(), beside);
    const shown = grave.slice(0, limits.findings);
    if (grave.length > shown.length) shown.push(fail(m.moreMissing({ count: grave.length - shown.length })));
    const findings = [...shown, ...mild];
    const [whom, ...others] = limited.values();
    if (findings.length > 0) findings.push(...[...limited.values()].map((message) => note(message)));
    else if (sound.size > 0 || !whom)
      findings.push(
        pass(optional.length > 0 ? m.required({ features: [...sound] }) : m.complete({ features: [...complete] })),
        ...[...limited.values()].map((message) => note(message)),
      );
    else findings.push(pass(whom), ...others.map((message) => note(message)));
    // A page without markup misses a gain; nothing of it is wrong.
    const free = [...shown, ...mild].length > 0 && [...shown, ...mild].every(({ code }) => code === 'undeclared');
    return verdict([...findings, ...beside], { value: checks.length, ...(free && { score: 1 }) });
  },
});

/** The type of an item with the headline or URL of the page that declares another kind of page than it shows; null if there is none. */
function otherKind(items: readonly DataItem[], pageType: PageType, of: { headline: string; url: string }): string | null {
  for (const [kinds, types] of kindsOfTypes) {
    const item = items.find((one) => one.top && one.types.some((type) => types.has(type)));
    if (item && !kinds.has(pageType) && isItemOfPage(item, of.headline, of.url)) return item.types.find((type) => types.has(type))!;
  }
  return null;
}

/** What the items of a page have and lack. */
function tallyOf(
  checks: readonly RichResultCheck[],
  items: readonly DataItem[],
  pageType: PageType,
  m: Says<'schema-properties'>,
  w: Words<'schema-properties'>,
) {
  const grave: Finding[] = [];
  const mild: Finding[] = [];
  const elsewhere: Finding[] = [];
  const unclean: TableRow[] = [];
  const optional: TableRow[] = [];
  const sound = new Set<string>();
  const complete = new Set<string>();
  const retired = new Map<string, string>();
  const limited = new Map<string, CodedMessage>();
  const asides = new Map<string, CodedMessage>();
  for (const check of checks) {
    for (const { result, missing, recommended, state } of check.results) {
      // The front page is where every path begins: content systems give it a path of one step.
      if (pageType === 'home' && result.id === 'breadcrumb' && missing.length > 0) continue;
      const rules = missing.map(ruleAsTree);
      if (result.limited) {
        limited.set(result.id, m.limited({ feature: result.name, audience: result.limited }));
        continue;
      }
      if (result.retired && result.aside) {
        asides.set(result.id, m.retired({ feature: result.name, since: result.retired }));
        continue;
      }
      const rows = () =>
        tableEvidence(
          [w.missing(), w.neededFor()],
          rules.map((rule) => ({ cells: [w.rule({ rule }), w.result({ name: result.name })], at: check.selector })),
        );
      if (result.retired) {
        retired.set(result.name, result.retired);
        if (rules.length > 0) mild.push(warn(m.retiredMissing({ feature: result.name, item: nameOf(check), rules }), rows()));
        continue;
      }
      if (
        rules.length > 0 &&
        (notShownOn.get(result.id)?.has(pageType) ||
          waitsForRating(result.id, missing, pageType) ||
          waitsForAnswer(result.id, missing, items[check.item]) ||
          isPathOfOneStep(result.id, missing))
      ) {
        elsewhere.push(note(m.missing({ feature: result.name, item: nameOf(check), rules }), rows()));
        continue;
      }
      if (rules.length > 0) grave.push(fail(m.missing({ feature: result.name, item: nameOf(check), rules }), rows()));
      else sound.add(result.name);
      if (state === 'complete') complete.add(result.name);
      for (const rule of recommended)
        optional.push({
          cells: [w.rule({ rule: ruleAsTree(rule) }), w.result({ name: result.name }), itemCell(check, w)],
          at: check.selector,
        });
    }
    grave.push(...invalidValues(check, m, w));
    unclean.push(...uncleanValues(check, w));
  }
  return { grave, mild, elsewhere, unclean, optional, sound, complete, retired, limited, asides };
}

/** Names in other letters than schema.org's: what stands under them is not read. */
function namesInOtherCase(
  issues: readonly Issue[],
  items: readonly DataItem[],
  m: Says<'schema-properties'>,
  w: Words<'schema-properties'>,
): Finding[] {
  const [first] = issues;
  if (!first) return [];
  const message = m.otherCase({ written: first.property || first.type, meant: first.expected, count: issues.length });
  const rows = issues.map((issue) => termRow(issue, items, w));
  return [fail(message, tableEvidence([w.found(), w.instead()], rows))];
}

/** Products whose description is no sentence: a template took a heading for it. */
const briefDescriptions = (
  checks: readonly RichResultCheck[],
  items: readonly DataItem[],
  least: number,
  m: Says<'schema-properties'>,
  w: Words<'schema-properties'>,
): Finding[] =>
  checks.flatMap(({ item, types, selector }) => {
    const [text] = asList(items[item]?.properties['description']);
    if (!types.some((type) => goods.has(type)) || typeof text !== 'string' || text.trim() === '' || countUnits(text) >= least) return [];
    const row = { cells: ['description', clipText(text, caps.text)], at: selector };
    return [warn(m.brief({ item: types.join(', '), text: clipText(text, 100) }), tableEvidence([w.property(), w.value()], [row]))];
  });

/** Values that a feature cannot use. */
const invalidValues = ({ invalid, types, selector }: RichResultCheck, m: Says<'schema-properties'>, w: Words<'schema-properties'>) =>
  invalid
    .filter(({ grave }) => grave)
    .map(({ path, value, format }) =>
      fail(
        m.invalid({ item: types.join(', '), path, value, format }),
        tableEvidence([w.property(), w.value()], [{ cells: [path, value], at: selector }]),
      ),
    );
/** Values in another format than documented. */
const uncleanValues = ({ invalid, selector }: RichResultCheck, w: Words<'schema-properties'>): TableRow[] =>
  invalid
    .filter(({ grave }) => !grave)
    .map(({ path, value, format }) => ({ cells: [path, clipText(value, caps.text), w.format({ format })], at: selector }));

/** What a page of this type could declare, if it declares nothing like it. */
function couldDeclare({ blocks, items }: StructuredDataFact, pageType: PageType): Declarable | null {
  const declarable = declarables[pageType];
  // A thread that is declared as an article is no thread to Google, whatever a block says that cannot be read.
  const isMisdeclared =
    pageType === 'forum' && items.some(({ top, types }) => top && types.some((type) => declarables.article!.types.has(type)));
  if (
    !declarable ||
    (!isMisdeclared && blocks.some(({ error }) => error)) ||
    items.some(({ types }) => types.some((type) => declarable.types.has(type)))
  )
    return null;
  return declarable;
}
/** Whether the page shows what a rich result of its type is made of. Without a price, Google shows none of a product; without date and author, none of a text. */
function showsWhatIsNeeded(pageType: PageType, about: AboutFact | undefined, offer: OfferFact | undefined): boolean {
  if (pageType === 'product') return offer?.prices.some(({ main, amount }) => main && amount !== null) ?? false;
  if (pageType === 'article' || pageType === 'forum')
    return about !== undefined && [about.dates.published, about.dates.modified, ...about.authors].some((one) => one?.visible);
  return pageType === 'local';
}
