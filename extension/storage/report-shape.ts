import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { isOwnLists } from './own-lists.ts';
import {
  eitherShape,
  flagShape,
  integerShape,
  listShape,
  nullableShape,
  numberShape,
  objectShape,
  oneOfShape,
  optionalShape,
  recordOfShape,
  recordShape,
  textShape,
  type Shape,
} from './shape.ts';

/** Shapes of stored reports and digests. Strings are only checked to be strings; their text comes from pages, and is shown as text. */

const words = textShape(100_000);
const short = textShape(200);
const count = integerShape(0, 1e9);
const score = nullableShape(numberShape(0, 100));
/** A valid time. */
const moment: Shape<string> = (value): value is string => short(value) && !Number.isNaN(Date.parse(value));
const status = oneOfShape('pass', 'warn', 'fail', 'na', 'unchecked');
const url = textShape(200_000);

/** Our own words in evidence: by name, or with arguments. */
const phrases = objectShape({
  phrases: optionalShape(recordShape(eitherShape(short, objectShape({ phrase: short, args: objectShape({}) })), 10_000)),
});
const evidenceOf = eitherShape(
  eitherShape(
    objectShape({ type: oneOfShape('value'), label: words, value: words }),
    eitherShape(
      objectShape({ type: oneOfShape('list'), items: listShape(words, 1_000), total: count }),
      objectShape({ type: oneOfShape('measure'), value: numberShape(), limit: numberShape(), unit: short }),
    ),
  ),
  eitherShape(
    eitherShape(
      objectShape({
        type: oneOfShape('table'),
        columns: listShape(words, 100),
        rows: listShape(objectShape({ cells: listShape(words, 100), at: optionalShape(words) }), 1_000),
        total: count,
      }),
      objectShape({
        type: oneOfShape('elements'),
        items: listShape(objectShape({ selector: words, snippet: words, text: words }), 1_000),
        total: count,
      }),
    ),
    eitherShape(
      objectShape({
        type: oneOfShape('source'),
        line: numberShape(),
        column: numberShape(),
        excerpt: words,
        mark: listShape(numberShape(), 2),
      }),
      objectShape({ type: oneOfShape('difference'), label: words, before: words, after: words }),
    ),
  ),
);
const evidence: Shape<unknown> = (value): value is unknown => evidenceOf(value) && phrases(value);
const args = objectShape({});
const finding = objectShape({
  code: short,
  args,
  status: oneOfShape('pass', 'warn', 'fail', 'note', 'na'),
  message: words,
  change: words,
  evidence: optionalShape(evidence),
});
const signal = objectShape({
  id: short,
  status,
  score: nullableShape(numberShape(0, 1)),
  weight: numberShape(0, 1_000),
  code: short,
  args,
  message: words,
  change: words,
  reason: optionalShape(short),
  value: optionalShape(eitherShape(words, numberShape())),
  evidence: optionalShape(evidence),
  more: optionalShape(listShape(finding, 1_000)),
  leads: optionalShape(flagShape),
});
const counts = objectShape({ pass: count, warn: count, fail: count, na: count, unchecked: count });
const anyObject = objectShape({});

const sized = objectShape({ text: words, characters: count, pixels: numberShape(0), count });
const glance = objectShape({
  status: nullableShape(numberShape()),
  title: nullableShape(sized),
  description: nullableShape(sized),
  canonical: objectShape({ urls: listShape(url, 100), self: flagShape }),
  robots: objectShape({ google: listShape(words, 1_000), bing: listShape(words, 1_000), headers: nullableShape(flagShape) }),
  h1: objectShape({ texts: listShape(words, 100), count }),
  headings: listShape(count, 6),
  length: optionalShape(nullableShape(objectShape({ count, in: oneOfShape('words', 'characters') }))),
  lang: nullableShape(words),
  links: objectShape({ total: count, read: count, internal: count, external: count, nofollow: count }),
  images: objectShape({ total: count, withoutAlt: count }),
  types: listShape(words, 100),
  openGraph: listShape(objectShape({ property: words, content: words }), 100),
});

const share = nullableShape(numberShape(0, 1));
const crawlerReading = objectShape({
  share,
  unknown: nullableShape(objectShape({ code: short, args })),
  cut: flagShape,
  blocks: nullableShape(objectShape({ all: count, missing: count })),
  crawlers: listShape(
    objectShape({
      token: short,
      product: short,
      purpose: oneOfShape('search', 'training', 'user', 'other'),
      access: oneOfShape('allowed', 'blocked', 'unclear', 'unknown'),
      line: nullableShape(count),
      rule: nullableShape(words),
      obeys: flagShape,
      renders: oneOfShape('yes', 'no', 'unknown'),
      share,
      least: flagShape,
    }),
    200,
  ),
  passages: listShape(objectShape({ heading: nullableShape(words), text: words, selector: words, until: words }), 10),
});

const isJudged = objectShape({
  schemaVersion: ((value: unknown) => short(value) && /^2\.\d+$/.test(value)) as Shape<string>,
  url,
  finalUrl: url,
  at: moment,
  durationMs: objectShape({ collect: numberShape(0), judge: numberShape(0), network: numberShape(0), total: numberShape(0) }),
  intent: oneOfShape('index', 'keep-out'),
  aiOptOut: flagShape,
  ownLists: optionalShape(isOwnLists),
  pageType: short,
  pageTypeRule: words,
  pageTypeReason: optionalShape(nullableShape(objectShape({ code: short, args }))),
  language: short,
  about: optionalShape(nullableShape(anyObject)),
  glance: nullableShape(glance),
  crawlerReading: nullableShape(crawlerReading),
  score,
  gate: nullableShape(objectShape({ signal: short, message: words })),
  counts,
  fixes: listShape(
    objectShape({
      signal: short,
      status: oneOfShape('warn', 'fail'),
      code: short,
      args,
      message: words,
      change: words,
      class: oneOfShape('blocks', 'harm', 'gain', 'care'),
      share: numberShape(0, 1),
      follows: listShape(short, 100),
      auditLost: numberShape(),
      geoLost: numberShape(),
    }),
    1_000,
  ),
  signals: listShape(signal, 1_000),
  geo: objectShape({
    score,
    band: nullableShape(short),
    measured: numberShape(0, 1),
    partial: flagShape,
    reason: nullableShape(short),
    message: words,
    caps: listShape(objectShape({ id: short, cap: numberShape(0, 100), message: words }), 100),
    categories: listShape(
      objectShape({ id: short, title: words, score, points: numberShape(0, 1_000), status: oneOfShape('scored', 'na', 'unchecked') }),
      100,
    ),
    evidenceMix: recordShape(numberShape(0, 1), 100),
  }),
  tools: listShape(objectShape({ id: short, status: oneOfShape('pass', 'warn', 'fail', 'na', 'unchecked', 'info') }), 1_000),
});

/** Facts with their values, or why they are missing. The values are not checked further. */
export const isFacts = recordShape(
  eitherShape(
    objectShape({ ok: oneOfShape(true), value: ((value: unknown) => value !== undefined && value !== null) as Shape<unknown> }),
    objectShape({ ok: oneOfShape(false), reason: short, code: short, args }),
  ),
  1_000,
) as unknown as Shape<KnownFacts>;

/** A report of the current schema. Any other is reported as unreadable by its callers. */
export const isReport = ((value: unknown) =>
  isJudged(value) && optionalShape(isFacts)((value as { facts?: unknown }).facts)) as Shape<Report>;

/** The reason in a probe result. */
export const isReason = nullableShape(objectShape({ code: short, args }));

export const isDigest = recordOfShape<Digest>({
  url,
  finalUrl: url,
  status: nullableShape(numberShape(0, 1_000)),
  at: moment,
  title: words,
  language: short,
  pageType: short,
  score,
  gate: nullableShape(short),
  counts,
  statuses: recordShape(status, 1_000),
  geo: objectShape({
    score,
    band: nullableShape(short),
    measured: numberShape(0, 1),
    categories: listShape(objectShape({ id: short, score }), 100),
  }),
  description: words,
  h1: listShape(words, 1_000),
  words: nullableShape(count),
  characters: optionalShape(count),
  canonical: nullableShape(url),
  alternates: listShape(objectShape({ code: short, url }), 1_000),
  noindex: flagShape,
  robots: optionalShape(words),
  published: optionalShape(nullableShape(short)),
  modified: optionalShape(nullableShape(short)),
  types: optionalShape(listShape(words, 1_000)),
  internalLinks: optionalShape(count),
  brokenLinks: nullableShape(listShape(objectShape({ url, status: numberShape(), reason: isReason }), 10_000)),
  fingerprint: optionalShape(textShape(200)),
  links: optionalShape(textShape(10_000)),
  nofollow: optionalShape(listShape(url, 1_000)),
  redirects: optionalShape(listShape(objectShape({ url, to: url, hops: numberShape() }), 1_000)),
  hops: optionalShape(listShape(objectShape({ url, status: numberShape() }), 100)),
  files: optionalShape(
    listShape(
      objectShape({
        url,
        status: numberShape(0, 1_000),
        class: oneOfShape('ok', 'redirected', 'broken', 'unverified', 'skipped'),
        to: optionalShape(url),
        hops: optionalShape(listShape(objectShape({ url, status: numberShape() }), 100)),
      }),
      1_000,
    ),
  ),
  ms: numberShape(0),
});
