import { runToCompletion, type Steps } from '../core/helpers/run-to-completion.ts';
import { factFailure } from '../core/failure.ts';
import type { DataItem, SchemaTermsFact, StructuredDataFact } from '../core/facts/structured-data.ts';
import type { FactName, FactTable, KnownFacts } from '../core/facts.ts';
import type { Gathered } from '../core/facts/missing.ts';
import type { ImageFact } from '../core/facts/links-and-images.ts';
import { addDerivedFacts } from '../derive/derived-facts.ts';
import { isSameHreflangUrl } from '../derive/head/hreflang.ts';
import { robotsMetaNames } from '../lists/robots-directives.ts';
import { imageNames, readShareTags } from '../derive/head/share-tags.ts';
import { comparableUrl, parseUrl, areSamePage } from '../parse/urls.ts';
import type { Change, PageFix } from './fix.ts';
import { changeStructuredData, changeHead, addToJsonLdSource, type HeadKey } from './head-markup.ts';

type Named<N extends keyof FactTable> = FactTable[N];
const changeFact = <N extends keyof FactTable>(known: KnownFacts, name: N, change: (fact: Named<N>) => Named<N>): KnownFacts => {
  const gathered = known[name] as Gathered<Named<N>> | undefined;
  return gathered?.ok ? { ...known, [name]: { ok: true, value: change(gathered.value) } } : known;
};

/** Elements from which no fact of the page is derived. */
const silent: ReadonlySet<HeadKey> = new Set<HeadKey>([
  'alternates',
  'charset',
  'meta viewport',
  'meta description',
  ...robotsMetaNames.map((name): HeadKey => `meta ${name}`),
]);

/** Facts that depend on the head. Language and offer depend on the page's text, not on its head. */
const ofHead = ['provenance', 'about', 'pageType'] as const;

/** Derives facts again. One that says the same as before stays the same object, so that nothing is judged again because of it. */
function* derivedAgain(known: KnownFacts, names: readonly FactName[] = ofHead): Steps<KnownFacts> {
  const read = Object.fromEntries(Object.entries(known).filter(([name]) => !(names as readonly string[]).includes(name))) as KnownFacts;
  const then = yield* addDerivedFacts(read);
  const same = names.filter((name) => JSON.stringify(then[name]) === JSON.stringify(known[name]));
  return { ...then, ...Object.fromEntries(same.map((name) => [name, known[name]])) };
}

/** The facts as they would be with the fix. Pure: no page is changed. */
export const applyFix = (known: KnownFacts, fix: Pick<PageFix, 'change'>): KnownFacts => runToCompletion(applyFixInSteps(known, fix));

/** Like {@link applyFix}, in steps. */
export function* applyFixInSteps(known: KnownFacts, { change }: Pick<PageFix, 'change'>): Steps<KnownFacts> {
  switch (change.kind) {
    case 'head':
      return change.remove.every((key) => silent.has(key)) && change.add.every(({ tag }) => tag !== 'script')
        ? withHead(known, change)
        : yield* derivedAgain(withHead(known, change));
    case 'root':
      return yield* derivedAgain(
        changeFact(
          changeFact(known, 'page', (page) => ({
            ...page,
            lang: change.attributes.lang,
            dir: change.attributes.dir ?? page.dir,
            xmlLang: change.attributes['xml:lang'],
          })),
          'served',
          (served) => ({ ...served, lang: change.attributes.lang }),
        ),
        ['language', 'offer', ...ofHead],
      );
    case 'header':
      return changeFact(known, 'response', (response) => {
        const remaining = response.headers.filter(
          ({ name, value }) => name.toLowerCase() !== change.name || !change.instead.includes(value),
        );
        return { ...response, headers: [...remaining, ...change.values.map((value) => ({ name: change.name, value }))] };
      });
    case 'robots.txt':
      return changeFact(known, 'robotsTxt', (robots) => {
        const text = appendLines(robots.text, change.added);
        return { ...robots, text, bytes: robots.bytes + text.length - robots.text.length };
      });
    case 'sitemap':
      return changeFact(known, 'sitemap', (sitemap) => ({
        ...sitemap,
        entries: [change.entry, ...sitemap.entries.filter(({ loc }) => !change.instead.includes(loc))],
      }));
    case 'images':
      return changeFact(known, 'images', (images) => ({
        ...images,
        items: images.items.map((image): ImageFact => {
          const alt = Object.hasOwn(change.alts, image.selector) ? change.alts[image.selector]! : null;
          if (image.selector === change.eager) return { ...image, loading: 'eager', fetchPriority: 'high' };
          return alt === null ? image : { ...image, alt, decorative: alt.trim() === '' };
        }),
      }));
  }
}

/** Appends lines to a text, after an empty line. */
export const appendLines = (text: string, lines: string): string =>
  text.trim() === '' ? `${lines}\n` : `${text.replace(/[\r\n]+$/, '')}\n\n${lines}\n`;

function withHead(known: KnownFacts, { remove, add }: Extract<Change, { kind: 'head' }>): KnownFacts {
  const page = known.page?.ok ? known.page.value : null;
  if (!page) return known;
  let next = changeFact(known, 'head', (head) => changeHead(head, remove, add, page.baseUrl));
  next = changeFact(next, 'served', (served) => ({
    ...served,
    head: changeHead(served.head, remove, add, page.baseUrl),
    jsonLd: addToJsonLdSource(served.jsonLd, add),
  }));
  const before = known.structuredData?.ok ? known.structuredData.value : null;
  next = changeFact(next, 'structuredData', (data) => changeStructuredData(data, remove, add));
  if (before && next.structuredData?.ok) {
    const after = next.structuredData.value;
    next = changeFact(next, 'schemaTerms', (terms) => movedIssues(terms, before, after));
  }
  if (add.some((element) => element.tag === 'meta' && element.attributes['charset'] !== undefined)) {
    next = changeFact(next, 'response', (response) => ({
      ...response,
      charsetEarly: response.charsetEarly === 'none' ? 'meta' : response.charsetEarly,
    }));
  }
  if (remove.includes('alternates')) next = withReturnLinks(next, add, page.baseUrl);
  if (remove.includes('canonical')) next = withTarget(next, add);
  if (remove.includes('meta og:image')) next = withPicture(next, known);
  return next;
}

/** Vocabulary issues stay for values that still exist; everything that a fix adds is in the vocabulary. */
function movedIssues(terms: SchemaTermsFact, before: StructuredDataFact, after: StructuredDataFact): SchemaTermsFact {
  const says = (item: DataItem | undefined, property: string, value: string) =>
    item !== undefined &&
    (property === '' ||
      (Object.hasOwn(item.properties, property) &&
        (value === '' || JSON.stringify(item.properties[property]).includes(JSON.stringify(value).slice(1, -1)))));
  return {
    ...terms,
    issues: terms.issues.flatMap((issue) => {
      const types = before.items[issue.item]?.types.join(' ') ?? '';
      const item = after.items.findIndex((one) => one.types.join(' ') === types && says(one, issue.property, issue.value));
      return item < 0 ? [] : [{ ...issue, item }];
    }),
  };
}

/** Assumes that every page of the set declares the same set, as it is meant to be pasted. */
function withReturnLinks(known: KnownFacts, add: Extract<Change, { kind: 'head' }>['add'], baseUrl: string): KnownFacts {
  const set = add.flatMap((element) => {
    const { hreflang = '', href = '' } = element.tag === 'link' ? element.attributes : {};
    const url = parseUrl(href, baseUrl)?.href;
    return hreflang !== '' && url ? [{ code: hreflang, url }] : [];
  });
  return changeFact(known, 'alternates', (alternates) => ({
    items: alternates.items
      .filter(({ url }) => set.some((entry) => isSameHreflangUrl(entry.url, url)))
      .map((item) => ({ ...item, hreflang: set })),
  }));
}

/** Never requested. */
const unknown = factFailure('not-probed', 'not-requested');

/** Nothing is known about a new share image. */
function withPicture(next: KnownFacts, before: KnownFacts): KnownFacts {
  const named = ({ head }: KnownFacts) => (head?.ok ? readShareTags(head.value).first(...imageNames)?.content : undefined);
  return next.shareImage?.ok && named(next) !== named(before) ? { ...next, shareImage: unknown } : next;
}

/** For a new canonical, only the end of the old canonical's redirects is known. */
function withTarget(known: KnownFacts, add: Extract<Change, { kind: 'head' }>['add']): KnownFacts {
  const { canonicalTarget } = known;
  const named = add.flatMap((element) =>
    element.tag === 'link' && element.attributes['rel'] === 'canonical' ? [element.attributes['href'] ?? ''] : [],
  )[0];
  if (!canonicalTarget?.ok || named === undefined || areSamePage(named, canonicalTarget.value.probe.url)) return known;
  const { probe } = canonicalTarget.value;
  if (comparableUrl(named) !== comparableUrl(probe.finalUrl)) return { ...known, canonicalTarget: unknown };
  return {
    ...known,
    canonicalTarget: { ok: true, value: { ...canonicalTarget.value, probe: { ...probe, url: named, class: 'ok', redirects: 0 } } },
  };
}
