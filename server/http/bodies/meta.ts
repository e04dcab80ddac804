/** /v1/meta: the page's metadata for search engines and shared links. */
import { Type, type Static } from 'typebox';
import type { ToolId } from '../../../checks/tools.ts';
import { singleCanonical, findCanonicals, canonicalVariance } from '../../../checks/derive/head/canonicals.ts';
import { hreflangCluster, hreflangRows } from '../../../checks/derive/head/hreflang.ts';
import { firstDescription, firstTitle } from '../../../checks/derive/head/texts.ts';
import { outlineRows } from '../../../checks/derive/text/outline.ts';
import { headersOfPage } from '../../../checks/derive/head/page-response.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { AboutFact } from '../../../checks/core/facts/about.ts';
import type { HeadFact } from '../../../checks/core/facts/head.ts';
import type { HeadingsFact } from '../../../checks/core/facts/text.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { ResponseFact } from '../../../checks/core/facts/site.ts';
import { resultLimits } from '../../../checks/language/result-limits.ts';
import { countGraphemes, widthInPixels } from '../../../checks/language/text-width.ts';
import { effectiveRules, findConflicts, findDirectives, type RobotsDirective } from '../../../checks/parse/robots-directives.ts';
import { parseViewport } from '../../../checks/parse/viewport.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import { engines, stepsToIndex } from '../../../checks/views/index-steps.ts';
import { headRows } from '../../../checks/views/head-rows.ts';
import { findTitleSources } from '../../../checks/views/title-sources.ts';
import { maybe, enumSchema } from '../openapi/schema-kinds.ts';
import { signalsOfTools } from './signal-subjects.ts';
import { commonFields, visitSchemas, reportFields, missingFacts, subjectSchemas, type Snapshot } from './common-fields.ts';
import { chosenSignals, type SignalChoice } from './signal-list.ts';

/** UTF-16 units of a text whose characters and width are measured. */
const mostMeasured = 5_000;
const line = Type.Object({
  text: Type.String(),
  characters: Type.Integer({ description: 'Grapheme clusters.' }),
  pixels: Type.Object(
    { width: Type.Number(), limits: Type.Record(Type.String(), Type.Number()), font: Type.String() },
    { description: 'Width in the font of a search result, and the usual truncation widths.' },
  ),
  elements: Type.Integer({ description: 'Number of such elements on the page.' }),
});
const list = <T extends Parameters<typeof Type.Array>[0]>(items: T) => Type.Object({ items: Type.Array(items), total: Type.Integer() });
const directive = Type.Object({
  name: Type.String(),
  value: Type.String(),
  crawler: Type.String(),
  origin: enumSchema(['meta', 'header']),
  status: Type.String(),
  meant: Type.String(),
  written: Type.String(),
  inHead: Type.Boolean(),
  selector: Type.String(),
});
const tag = Type.Object({ name: Type.String(), content: Type.String(), inHead: Type.Boolean(), selector: Type.String() });
const link = Type.Object({
  rel: Type.Array(Type.String()),
  href: Type.String(),
  url: maybe.string(),
  type: Type.String(),
  sizes: Type.String(),
  media: Type.String(),
  inHead: Type.Boolean(),
});

/** Each part is null, or an empty list, if the page has none or it could not be read; then `missing` says why. */
export const metaSection = Type.Object({
  title: Type.Union([line, Type.Null()]),
  titleSources: Type.Array(
    Type.Object({ place: Type.String(), name: Type.String(), text: Type.String(), selector: maybe.string(), agrees: Type.String() }),
    { description: 'Everything that a search engine may use for the title link.' },
  ),
  description: Type.Union([line, Type.Null()]),
  canonical: Type.Union([
    Type.Object({
      url: maybe.string({ description: 'The URL that all canonicals point to; null if there is none or several.' }),
      self: maybe.boolean({ description: 'It is the URL of the page, ignoring the fragment.' }),
      differs: Type.Array(Type.String(), { description: 'Differences from the page’s URL, if it is a variant.' }),
      named: Type.Array(Type.Object({ href: Type.String(), url: maybe.string(), from: enumSchema(['head', 'body', 'header']) })),
    }),
    Type.Null(),
  ]),
  robots: Type.Union([
    Type.Object({
      directives: Type.Array(directive),
      crawlers: Type.Array(
        Type.Object({
          crawler: Type.String(),
          noindex: Type.Boolean(),
          nofollow: Type.Boolean(),
          nosnippet: Type.Boolean(),
          noarchive: Type.Boolean(),
          maxSnippet: maybe.number(),
          maxImagePreview: maybe.string(),
          maxVideoPreview: maybe.number(),
          unavailableAfter: maybe.string(),
        }),
      ),
      conflicts: Type.Array(Type.Object({ crawler: Type.String(), first: Type.String(), second: Type.String() })),
    }),
    Type.Null(),
  ]),
  indexing: Type.Array(
    Type.Object({
      engine: Type.String(),
      crawler: Type.String(),
      state: enumSchema(['open', 'blocks', 'elsewhere', 'watch', 'unknown'], { description: 'The worst step of indexability.' }),
      steps: Type.Array(
        Type.Object({ id: Type.String(), state: Type.String(), code: Type.String(), args: Type.Record(Type.String(), Type.Unknown()) }),
      ),
    }),
  ),
  document: Type.Union([
    Type.Object({ doctype: maybe.string(), charset: Type.String(), lang: maybe.string(), dir: maybe.string(), quirks: Type.Boolean() }),
    Type.Null(),
  ]),
  viewport: Type.Union([
    Type.Object({
      content: Type.String(),
      width: Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] }),
      initialScale: maybe.number(),
      maximumScale: maybe.number(),
      userScalable: maybe.boolean(),
    }),
    Type.Null(),
  ]),
  headings: Type.Union([
    list(
      Type.Object({
        level: Type.Integer(),
        text: Type.String(),
        visible: Type.Boolean(),
        read: Type.Boolean(),
        skipped: Type.Integer(),
        selector: Type.String(),
      }),
    ),
    Type.Null(),
  ]),
  head: Type.Union([
    list(
      Type.Object({
        group: Type.String(),
        tag: Type.String(),
        rendered: maybe.string(),
        served: maybe.string(),
        change: enumSchema(['same', 'changed', 'added', 'removed', 'unknown']),
        times: Type.Integer(),
        inHead: Type.Boolean(),
        selector: maybe.string(),
      }),
    ),
    Type.Null(),
  ]),
  openGraph: Type.Array(tag),
  twitter: Type.Array(tag),
  icons: Type.Array(link),
  alternates: Type.Array(link, { description: 'Feeds and other alternates of the page.' }),
  hreflang: Type.Array(
    Type.Object({
      code: Type.String(),
      href: Type.String(),
      url: maybe.string(),
      from: enumSchema(['head', 'header']),
      self: Type.Boolean(),
      fault: maybe.string(),
      returns: maybe.boolean({ description: 'It links back to this page; null if not checked.' }),
    }),
  ),
  about: Type.Unsafe<AboutFact | null>({
    $ref: '#/components/schemas/Report/properties/about',
    description: 'Headline, authors, publisher and dates, as in the report.',
  }),
});
export const metaResult = Type.Object({ ...visitSchemas, ...subjectSchemas, meta: metaSection });
export type MetaResult = Static<typeof metaResult>;

const facts = ['page', 'head', 'headings', 'about', 'structuredData', 'response', 'served', 'robotsTxt'] as const;
/** Tools whose signals are returned here. */
const metaTools: readonly ToolId[] = [
  'serp-preview',
  'head-tags',
  'favicon-sitename',
  'preview-controls',
  'indexability',
  'robots-directives',
  'canonical',
  'heading-outline',
  'social-preview',
  'languages',
  'provenance',
];
const states = ['blocks', 'elsewhere', 'watch', 'unknown', 'open'] as const;

type Meta = Static<typeof metaSection>;

/** @param most maximum entries per list */
export function metaOf(known: KnownFacts, report: Report, most: number): Meta {
  const page = factValueOf(known, 'page');
  const head = factValueOf(known, 'head');
  const headings = factValueOf(known, 'headings');
  const response = factValueOf(known, 'response');
  const now = Date.parse(report.at) || 0;
  return {
    title: head ? lineOf(firstTitle(head), head.titles.length, resultLimits.title) : null,
    titleSources: findTitleSources({ head, headings, structuredData: factValueOf(known, 'structuredData') }).slice(0, most),
    description: head
      ? lineOf(firstDescription(head), head.metas.filter(({ name }) => name === 'description').length, resultLimits.description)
      : null,
    canonical: head && page ? canonicalOf(head, page.url, response, most) : null,
    robots: head ? robotsOf(findDirectives(head, headersOfPage(response)), now, most) : null,
    indexing: indexingOf(known, now),
    document: page ? { doctype: page.doctype, charset: page.charset, lang: page.lang, dir: page.dir, quirks: page.quirks } : null,
    viewport: head ? viewportOf(head) : null,
    headings: headings ? { items: outlineItems(headings, most), total: headings.total } : null,
    head: head ? listOf(headRows(head, factValueOf(known, 'served')?.head ?? null), most, head.nodesTotal) : null,
    openGraph: tagsOf(head, 'og:', most),
    twitter: tagsOf(head, 'twitter:', most),
    icons: linksOf(head, (rel) => rel.some((one) => /icon/.test(one)), most),
    alternates: linksOf(head, (rel, hreflang) => rel.includes('alternate') && !rel.includes('stylesheet') && hreflang === '', most),
    hreflang:
      page && head
        ? hreflangRows(hreflangCluster(page, head, response).alternates, page.url, factValueOf(known, 'alternates') ?? null)
            .slice(0, most)
            .map(({ code, href, url, from, self, fault, returns }) => ({
              code,
              href,
              url,
              from,
              self,
              fault: fault?.kind ?? null,
              returns,
            }))
        : [],
    about: report.about,
  };
}

function canonicalOf(head: HeadFact, pageUrl: string, response: ResponseFact | undefined, most: number): Meta['canonical'] {
  const canonicals = findCanonicals(head, headersOfPage(response), response?.finalUrl ?? pageUrl);
  const url = singleCanonical(canonicals);
  const differs = url === null ? null : canonicalVariance(url, pageUrl);
  return {
    url,
    self: url === null ? null : differs !== null && differs.length === 0,
    differs: differs ?? [],
    named: canonicals.slice(0, most).map(({ href, url: target, from }) => ({ href, url: target, from })),
  };
}

const robotsOf = (directives: readonly RobotsDirective[], now: number, most: number): NonNullable<Meta['robots']> => ({
  directives: directives
    .slice(0, most)
    .map(({ name, value, crawler, origin, status, meant, written, inHead, selector }) => ({
      name,
      value,
      crawler,
      origin,
      status,
      meant,
      written,
      inHead,
      selector,
    })),
  crawlers: engines.map(({ crawler }) => {
    const merged = effectiveRules(directives, crawler, now);
    const { maxSnippet, maxImagePreview, maxVideoPreview, unavailableAfter } = merged;
    return {
      crawler,
      noindex: merged.noindex.length > 0,
      nofollow: merged.nofollow.length > 0,
      nosnippet: merged.nosnippet.length > 0,
      noarchive: merged.noarchive.length > 0,
      maxSnippet,
      maxImagePreview,
      maxVideoPreview,
      unavailableAfter: unavailableAfter === null || !Number.isFinite(unavailableAfter) ? null : new Date(unavailableAfter).toISOString(),
    };
  }),
  conflicts: findConflicts(directives)
    .slice(0, most)
    .map(({ crawler, first, second }) => ({ crawler, first: first.written, second: second.written })),
});

const indexingOf = (known: KnownFacts, now: number): Meta['indexing'] =>
  engines.map((engine) => {
    const steps = stepsToIndex(known, engine, now);
    return {
      engine: engine.name,
      crawler: engine.crawler,
      state: states.find((state) => steps.some((step) => step.state === state)) ?? 'unknown',
      steps: steps.map(({ id, state, code, args }) => ({ id, state, code, args: { ...args } })),
    };
  });

function viewportOf({ metas }: HeadFact): Meta['viewport'] {
  // Browsers follow the last.
  const content = metas.findLast(({ name }) => name === 'viewport')?.content;
  if (content === undefined) return null;
  const { width, initialScale, maximumScale, userScalable } = parseViewport(content);
  return { content, width, initialScale, maximumScale, userScalable };
}

const outlineItems = ({ items }: HeadingsFact, most: number): NonNullable<Meta['headings']>['items'] =>
  outlineRows(items)
    .slice(0, most)
    .map(({ heading: { level, text, visible, selector }, read, skipped }) => ({ level, text, visible, read, skipped, selector }));

/** Meta elements whose property or name starts with a prefix. */
const tagsOf = (head: HeadFact | undefined, prefix: string, most: number): Meta['openGraph'] =>
  (head?.metas ?? [])
    .flatMap(({ property, name, content, inHead, selector }) => {
      const key = property.startsWith(prefix) ? property : name.startsWith(prefix) ? name : '';
      return key === '' ? [] : [{ name: key, content, inHead, selector }];
    })
    .slice(0, most);

const linksOf = (
  head: HeadFact | undefined,
  isWanted: (rel: readonly string[], hreflang: string) => boolean,
  most: number,
): Meta['icons'] =>
  (head?.links ?? [])
    .filter(({ rel, hreflang }) => isWanted(rel, hreflang))
    .slice(0, most)
    .map(({ rel, href, url, type, sizes, media, inHead }) => ({ rel, href, url, type, sizes, media, inHead }));

const listOf = <T>(rows: readonly T[], most: number, total: number) => ({
  items: rows.slice(0, most),
  total: Math.max(total, rows.length),
});

/** @param written '' for none */
function lineOf(
  written: string,
  elements: number,
  { fontSize, ...limits }: { fontSize: number } & Record<string, number>,
): Static<typeof line> | null {
  const text = written.replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  const measured = text.slice(0, mostMeasured);
  return {
    text,
    characters: countGraphemes(measured),
    pixels: { width: Math.round(widthInPixels(measured, fontSize)), limits, font: `Arial ${fontSize}px` },
    elements,
  };
}

export function metaBody(snapshot: Snapshot, query: SignalChoice): MetaResult {
  const { report } = snapshot.visit;
  const known = report.facts ?? {};
  return {
    ...commonFields(snapshot, 'meta'),
    ...reportFields(report),
    meta: metaOf(known, report, query.maxItems),
    signals: chosenSignals(signalsOfTools(report, metaTools), query),
    missing: missingFacts(known, facts),
  };
}
