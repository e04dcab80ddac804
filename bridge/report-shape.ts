import type { KnownFacts } from '../checks/doors/facts.ts';
import type { Digest, Report } from '../checks/doors/report.ts';
import { isOwnLists } from './own-lists.ts';
import { either, flag, list, number, object, oneOf, optional, orNull, record, text, whole, type Shape } from './shape.ts';

/** Reports and digests as they are kept. Words are checked to be words; what they say is the page's, and shown as text. */

const words = text(100_000);
const short = text(200);
const count = whole(0, 1e9);
const score = orNull(number(0, 100));
/** A time that can be shown. */
const moment: Shape<string> = (value): value is string => short(value) && !Number.isNaN(Date.parse(value));
const status = oneOf('pass', 'warn', 'fail', 'na', 'unchecked');
const url = text(200_000);

/** The texts of evidence that are words of ours: by name, or with arguments. */
const phrases = object({ phrases: optional(record(either(short, object({ phrase: short, args: object({}) })), 10_000)) });
const evidenceOf = either(
  either(
    object({ type: oneOf('value'), label: words, value: words }),
    either(
      object({ type: oneOf('list'), items: list(words, 1_000), total: count }),
      object({ type: oneOf('measure'), value: number(), limit: number(), unit: short }),
    ),
  ),
  either(
    either(
      object({
        type: oneOf('table'),
        columns: list(words, 100),
        rows: list(object({ cells: list(words, 100), at: optional(words) }), 1_000),
        total: count,
      }),
      object({ type: oneOf('elements'), items: list(object({ selector: words, snippet: words, text: words }), 1_000), total: count }),
    ),
    either(
      object({ type: oneOf('source'), line: number(), column: number(), excerpt: words, mark: list(number(), 2) }),
      object({ type: oneOf('difference'), label: words, before: words, after: words }),
    ),
  ),
);
const evidence: Shape<unknown> = (value): value is unknown => evidenceOf(value) && phrases(value);
const args = object({});
const finding = object({
  code: short,
  args,
  status: oneOf('pass', 'warn', 'fail', 'note', 'na'),
  message: words,
  change: words,
  evidence: optional(evidence),
});
const signal = object({
  id: short,
  status,
  score: orNull(number(0, 1)),
  weight: number(0, 1_000),
  code: short,
  args,
  message: words,
  change: words,
  reason: optional(short),
  value: optional(either(words, number())),
  evidence: optional(evidence),
  more: optional(list(finding, 1_000)),
  leads: optional(flag),
});
const counts = object({ pass: count, warn: count, fail: count, na: count, unchecked: count });
const anyObject = object({});

const sized = object({ text: words, characters: count, pixels: number(0), count });
const glance = object({
  status: orNull(number()),
  title: orNull(sized),
  description: orNull(sized),
  canonical: object({ urls: list(url, 100), self: flag }),
  robots: object({ google: list(words, 1_000), bing: list(words, 1_000), headers: orNull(flag) }),
  h1: object({ texts: list(words, 100), count }),
  headings: list(count, 6),
  length: optional(orNull(object({ count, in: oneOf('words', 'characters') }))),
  lang: orNull(words),
  links: object({ total: count, read: count, internal: count, external: count, nofollow: count }),
  images: object({ total: count, withoutAlt: count }),
  types: list(words, 100),
  openGraph: list(object({ property: words, content: words }), 100),
});

const share = orNull(number(0, 1));
const crawlerReading = object({
  share,
  unknown: orNull(object({ code: short, args })),
  cut: flag,
  blocks: orNull(object({ all: count, missing: count })),
  crawlers: list(
    object({
      token: short,
      product: short,
      purpose: oneOf('search', 'training', 'user', 'other'),
      access: oneOf('allowed', 'blocked', 'unclear', 'unknown'),
      line: orNull(count),
      rule: orNull(words),
      obeys: flag,
      renders: oneOf('yes', 'no', 'unknown'),
      share,
      least: flag,
    }),
    200,
  ),
  passages: list(object({ heading: orNull(words), text: words, selector: words, until: words }), 10),
});

const isJudged = object({
  schemaVersion: ((value: unknown) => short(value) && /^2\.\d+$/.test(value)) as Shape<string>,
  url,
  finalUrl: url,
  at: moment,
  durationMs: object({ collect: number(0), judge: number(0), network: number(0), total: number(0) }),
  intent: oneOf('index', 'keep-out'),
  aiOptOut: flag,
  ownLists: optional(isOwnLists),
  pageType: short,
  pageTypeRule: words,
  pageTypeReason: optional(orNull(object({ code: short, args }))),
  language: short,
  about: optional(orNull(anyObject)),
  glance: optional(orNull(glance)),
  crawlerReading: optional(orNull(crawlerReading)),
  score,
  gate: orNull(object({ signal: short, message: words })),
  counts,
  fixes: list(
    object({
      signal: short,
      status: oneOf('warn', 'fail'),
      code: short,
      args,
      message: words,
      change: words,
      auditLost: number(),
      geoLost: number(),
    }),
    1_000,
  ),
  signals: list(signal, 1_000),
  geo: object({
    score,
    band: orNull(short),
    measured: number(0, 1),
    partial: flag,
    reason: orNull(short),
    message: words,
    caps: list(object({ id: short, cap: number(0, 100), message: words }), 100),
    categories: list(object({ id: short, title: words, score, points: number(0, 1_000), status: oneOf('scored', 'na', 'unchecked') }), 100),
    evidenceMix: record(number(0, 1), 100),
  }),
  tools: list(object({ id: short, status: oneOf('pass', 'warn', 'fail', 'na', 'unchecked', 'info') }), 1_000),
});

/** Whether each fact is known, or why not, as this version writes it: those of earlier versions go through earlier-reports.ts first. What a fact holds is what its collector made of the page. */
export const isFacts = record(
  either(
    object({ ok: oneOf(true), value: ((value: unknown) => value !== undefined && value !== null) as Shape<unknown> }),
    object({ ok: oneOf(false), reason: short, code: short, args }),
  ),
  1_000,
) as unknown as Shape<KnownFacts>;

/** A report as this version writes it: those of earlier versions go through earlier-reports.ts first. */
export const isReport = ((value: unknown) => isJudged(value) && optional(isFacts)((value as { facts?: unknown }).facts)) as Shape<Report>;

/** The reason for the result of a probe. */
export const isReason = orNull(object({ code: short, args }));

export const isDigest = object({
  url,
  finalUrl: url,
  status: orNull(number(0, 1_000)),
  at: moment,
  title: words,
  language: short,
  pageType: short,
  score,
  gate: orNull(short),
  counts,
  statuses: record(status, 1_000),
  geo: object({ score, band: orNull(short), measured: number(0, 1), categories: list(object({ id: short, score }), 100) }),
  description: words,
  h1: list(words, 1_000),
  words: orNull(count),
  characters: optional(count),
  canonical: orNull(url),
  alternates: list(object({ code: short, url }), 1_000),
  noindex: flag,
  brokenLinks: orNull(list(object({ url, status: number(), reason: isReason }), 10_000)),
  fingerprint: optional(text(200)),
  links: optional(text(10_000)),
  nofollow: optional(list(url, 1_000)),
  redirects: optional(list(object({ url, to: url, hops: number() }), 1_000)),
  ms: number(0),
}) as unknown as Shape<Digest>;
