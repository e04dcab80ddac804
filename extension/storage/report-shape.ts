import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { isOwnLists } from './own-lists.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** Shapes of stored reports and digests. Strings are only checked to be strings; their text comes from pages, and is shown as text. */

const words = shape.text(100_000);
const short = shape.text(200);
const count = shape.integer(0, 1e9);
const score = shape.nullable(shape.number(0, 100));
/** A valid time. */
const moment: shape.Shape<string> = (value): value is string => short(value) && !Number.isNaN(Date.parse(value));
const status = shape.oneOf('pass', 'warn', 'fail', 'na', 'unchecked');
const url = shape.text(200_000);

/** Our own words in evidence: by name, or with arguments. */
const phrases = shape.object({
  phrases: shape.optional(shape.record(shape.either(short, shape.object({ phrase: short, args: shape.object({}) })), 10_000)),
});
const evidenceOf = shape.either(
  shape.either(
    shape.object({ type: shape.oneOf('value'), label: words, value: words }),
    shape.either(
      shape.object({ type: shape.oneOf('list'), items: shape.list(words, 1_000), total: count }),
      shape.object({ type: shape.oneOf('measure'), value: shape.number(), limit: shape.number(), unit: short }),
    ),
  ),
  shape.either(
    shape.either(
      shape.object({
        type: shape.oneOf('table'),
        columns: shape.list(words, 100),
        rows: shape.list(shape.object({ cells: shape.list(words, 100), at: shape.optional(words) }), 1_000),
        total: count,
      }),
      shape.object({
        type: shape.oneOf('elements'),
        items: shape.list(shape.object({ selector: words, snippet: words, text: words }), 1_000),
        total: count,
      }),
    ),
    shape.either(
      shape.object({
        type: shape.oneOf('source'),
        line: shape.number(),
        column: shape.number(),
        excerpt: words,
        mark: shape.list(shape.number(), 2),
      }),
      shape.object({ type: shape.oneOf('difference'), label: words, before: words, after: words }),
    ),
  ),
);
const evidence: shape.Shape<unknown> = (value): value is unknown => evidenceOf(value) && phrases(value);
const args = shape.object({});
const finding = shape.object({
  code: short,
  args,
  status: shape.oneOf('pass', 'warn', 'fail', 'note', 'na'),
  message: words,
  change: words,
  evidence: shape.optional(evidence),
});
const signal = shape.object({
  id: short,
  status,
  score: shape.nullable(shape.number(0, 1)),
  weight: shape.number(0, 1_000),
  code: short,
  args,
  message: words,
  change: words,
  reason: shape.optional(short),
  value: shape.optional(shape.either(words, shape.number())),
  evidence: shape.optional(evidence),
  more: shape.optional(shape.list(finding, 1_000)),
  leads: shape.optional(shape.flag),
});
const counts = shape.object({ pass: count, warn: count, fail: count, na: count, unchecked: count });
const anyObject = shape.object({});

const sized = shape.object({ text: words, characters: count, pixels: shape.number(0), count });
const glance = shape.object({
  status: shape.nullable(shape.number()),
  title: shape.nullable(sized),
  description: shape.nullable(sized),
  canonical: shape.object({ urls: shape.list(url, 100), self: shape.flag }),
  robots: shape.object({ google: shape.list(words, 1_000), bing: shape.list(words, 1_000), headers: shape.nullable(shape.flag) }),
  h1: shape.object({ texts: shape.list(words, 100), count }),
  headings: shape.list(count, 6),
  length: shape.optional(shape.nullable(shape.object({ count, in: shape.oneOf('words', 'characters') }))),
  lang: shape.nullable(words),
  links: shape.object({ total: count, read: count, internal: count, external: count, nofollow: count }),
  images: shape.object({ total: count, withoutAlt: count }),
  types: shape.list(words, 100),
  openGraph: shape.list(shape.object({ property: words, content: words }), 100),
});

const share = shape.nullable(shape.number(0, 1));
const crawlerReading = shape.object({
  share,
  unknown: shape.nullable(shape.object({ code: short, args })),
  cut: shape.flag,
  blocks: shape.nullable(shape.object({ all: count, missing: count })),
  crawlers: shape.list(
    shape.object({
      token: short,
      product: short,
      purpose: shape.oneOf('search', 'training', 'user', 'other'),
      access: shape.oneOf('allowed', 'blocked', 'unclear', 'unknown'),
      line: shape.nullable(count),
      rule: shape.nullable(words),
      obeys: shape.flag,
      renders: shape.oneOf('yes', 'no', 'unknown'),
      share,
      least: shape.flag,
    }),
    200,
  ),
  passages: shape.list(shape.object({ heading: shape.nullable(words), text: words, selector: words, until: words }), 10),
});

const isJudged = shape.object({
  schemaVersion: ((value: unknown) => short(value) && /^2\.\d+$/.test(value)) as shape.Shape<string>,
  url,
  finalUrl: url,
  at: moment,
  durationMs: shape.object({ collect: shape.number(0), judge: shape.number(0), network: shape.number(0), total: shape.number(0) }),
  intent: shape.oneOf('index', 'keep-out'),
  aiOptOut: shape.flag,
  ownLists: shape.optional(isOwnLists),
  pageType: short,
  pageTypeRule: words,
  pageTypeReason: shape.optional(shape.nullable(shape.object({ code: short, args }))),
  language: short,
  about: shape.optional(shape.nullable(anyObject)),
  glance: shape.nullable(glance),
  crawlerReading: shape.nullable(crawlerReading),
  score,
  gate: shape.nullable(shape.object({ signal: short, message: words })),
  counts,
  fixes: shape.list(
    shape.object({
      signal: short,
      status: shape.oneOf('warn', 'fail'),
      code: short,
      args,
      message: words,
      change: words,
      class: shape.oneOf('blocks', 'harm', 'gain', 'care'),
      who: shape.oneOf('developer', 'editor'),
      share: shape.number(0, 1),
      follows: shape.list(short, 100),
      object: shape.optional(shape.object({ name: short, more: shape.number(0) })),
      auditLost: shape.number(),
      geoLost: shape.number(),
    }),
    1_000,
  ),
  signals: shape.list(signal, 1_000),
  geo: shape.object({
    score,
    band: shape.nullable(short),
    measured: shape.number(0, 1),
    partial: shape.flag,
    reason: shape.nullable(short),
    message: words,
    caps: shape.list(shape.object({ id: short, cap: shape.number(0, 100), message: words }), 100),
    categories: shape.list(
      shape.object({ id: short, title: words, score, points: shape.number(0, 1_000), status: shape.oneOf('scored', 'na', 'unchecked') }),
      100,
    ),
    evidenceMix: shape.record(shape.number(0, 1), 100),
  }),
  tools: shape.list(shape.object({ id: short, status: shape.oneOf('pass', 'warn', 'fail', 'na', 'unchecked', 'info') }), 1_000),
});

/** Facts with their values, or why they are missing. The values are not checked further. */
export const isFacts = shape.record(
  shape.either(
    shape.object({ ok: shape.oneOf(true), value: ((value: unknown) => value !== undefined && value !== null) as shape.Shape<unknown> }),
    shape.object({ ok: shape.oneOf(false), reason: short, code: short, args }),
  ),
  1_000,
) as unknown as shape.Shape<KnownFacts>;

/** A report of the current schema. Any other is reported as unreadable by its callers. */
export const isReport = ((value: unknown) =>
  isJudged(value) && shape.optional(isFacts)((value as { facts?: unknown }).facts)) as shape.Shape<Report>;

/** The reason in a probe result. */
export const isReason = shape.nullable(shape.object({ code: short, args }));

export const isDigest = shape.recordOf<Digest>({
  url,
  finalUrl: url,
  status: shape.nullable(shape.number(0, 1_000)),
  at: moment,
  title: words,
  language: short,
  pageType: short,
  score,
  gate: shape.nullable(short),
  counts,
  statuses: shape.record(status, 1_000),
  geo: shape.object({
    score,
    band: shape.nullable(short),
    measured: shape.number(0, 1),
    categories: shape.list(shape.object({ id: short, score }), 100),
  }),
  description: words,
  h1: shape.list(words, 1_000),
  words: shape.nullable(count),
  characters: shape.optional(count),
  canonical: shape.nullable(url),
  alternates: shape.list(shape.object({ code: short, url }), 1_000),
  noindex: shape.flag,
  robots: shape.optional(words),
  published: shape.optional(shape.nullable(short)),
  modified: shape.optional(shape.nullable(short)),
  types: shape.optional(shape.list(words, 1_000)),
  internalLinks: shape.optional(count),
  brokenLinks: shape.nullable(shape.list(shape.object({ url, status: shape.number(), reason: isReason }), 10_000)),
  brokenTotal: shape.optional(shape.number()),
  fingerprint: shape.optional(shape.text(200)),
  links: shape.optional(shape.text(10_000)),
  nofollow: shape.optional(shape.list(url, 1_000)),
  redirects: shape.optional(shape.list(shape.object({ url, to: url, hops: shape.number() }), 1_000)),
  hops: shape.optional(shape.list(shape.object({ url, status: shape.number() }), 100)),
  files: shape.optional(
    shape.list(
      shape.object({
        url,
        status: shape.number(0, 1_000),
        class: shape.oneOf('ok', 'redirected', 'broken', 'unverified', 'skipped'),
        to: shape.optional(url),
        hops: shape.optional(shape.list(shape.object({ url, status: shape.number() }), 100)),
      }),
      1_000,
    ),
  ),
  ms: shape.number(0),
});
