import type { CategoryId } from './geo-ids.ts';
import type { Status } from '../verdict.ts';
import type { LinkClass } from '../facts/probes.ts';
import type { PageType } from '../facts/about.ts';
import type { ProbeReason } from '../facts/missing.ts';
import type { Counts } from './score.ts';

/** What a table of many pages needs of one report: a few kB, while a report with its facts can be megabytes. */
export interface Digest {
  /** As queued, and the final URL. */
  url: string;
  finalUrl: string;
  /** Status of the page for a request without cookies; null if there was no response. */
  status: number | null;
  /** RFC 3339, UTC. */
  at: string;
  title: string;
  language: string;
  pageType: PageType;
  score: number | null;
  /** Id of the gate's signal. */
  gate: string | null;
  counts: Counts;
  /** Statuses of the judged signals by id. */
  statuses: Record<string, Status>;
  geo: { score: number | null; band: string | null; measured: number; categories: { id: CategoryId; score: number | null }[] };
  description: string;
  /** Texts of the visible h1 headings. */
  h1: string[];
  /** Words of the main text; null if not counted. */
  words: number | null;
  /** Characters of the main text, if its language has no spaces between words, counted as in the page at a glance. */
  characters?: number;
  /** The URL that all canonicals of the page agree on, in comparable form; null if there is none, or they differ. */
  canonical: string | null;
  alternates: { code: string; url: string }[];
  noindex: boolean;
  /** Robots directives for Google, joined by commas; '' for none. Absent if they could not be read. */
  robots?: string;
  /** ISO 8601; null if there is none. */
  published?: string | null;
  modified?: string | null;
  /** Types of the structured data, sorted, each once. */
  types?: string[];
  /** Links to the site, as the page at a glance counts them. */
  internalLinks?: number;
  /** Broken link targets found by probes, at most 200; null if links were not probed. */
  brokenLinks: { url: string; status: number; reason: ProbeReason | null }[] | null;
  /** Number of broken link targets. Absent if `brokenLinks` has all. */
  brokenTotal?: number;
  /** Fingerprint of the main text, to find near duplicates (site/fingerprint.ts). Absent if there is too little text. */
  fingerprint?: string;
  /** Targets of its links to pages of the site, as keys of six characters each (site/link-keys.ts). Absent if links were not read. */
  links?: string;
  /** Pages of the site that it links to only with rel=nofollow, without those that sites rightly keep crawlers from. Absent if there are none. */
  nofollow?: string[];
  /** Links to URLs of the site that redirect, found by probes. Absent if there are none. */
  redirects?: { url: string; to: string; hops: number }[];
  /** The redirects from its URL to the page, in order. Absent if there were none or they were not seen. */
  hops?: { url: string; status: number }[];
  /** Files that it links to, by the first page of the crawl that does, and files of a sitemap that were requested after it. Absent if there are none, or none was requested. */
  files?: LinkedFile[];
  /** Duration of the audit in milliseconds. */
  ms: number;
}

/** A file that a crawl requested and did not audit. */
export interface LinkedFile {
  url: string;
  /** 0 if there was no response. */
  status: number;
  class: LinkClass;
  /** Where it redirects, and the redirects in order if they were seen. Absent if it does not. */
  to?: string;
  hops?: { url: string; status: number }[];
}
