import type { CategoryId } from './geo-ids.ts';
import type { Status } from './verdict.ts';
import type { PageType, ProbeReason } from './facts.ts';
import type { Counts } from './score.ts';

/** What a table of many pages needs of one report: some kB, while a report with its facts can be megabytes. */
export interface Digest {
  /** As queued, and where the audit ended. */
  url: string;
  finalUrl: string;
  /** Of the page's own answer to an anonymous request; null if none came, and in digests of earlier versions. */
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
  /** Of the main text; null if not counted, and in digests of earlier versions. */
  words: number | null;
  /** Of the main text where its language writes no spaces between words, as the page at a glance counts it. */
  characters?: number;
  /** The one address that all canonicals of the page name, in comparable form; null when there is none, or several. */
  canonical: string | null;
  alternates: { code: string; url: string }[];
  noindex: boolean;
  /** Link targets that are broken, found by probes; null when links were not probed. */
  brokenLinks: { url: string; status: number; reason: ProbeReason | null }[] | null;
  /** Of the main text, to find pages that are nearly the same (site/fingerprint.ts). Absent if there is too little text, and in digests of earlier versions. */
  fingerprint?: string;
  /** Where its links to pages of the site lead, as keys of six characters each (site/link-keys.ts). Absent where links were not read, and in digests of earlier versions. */
  links?: string;
  /** Pages of the site that it links to with rel=nofollow only, without those that sites rightly keep crawlers from. Absent if there are none. */
  nofollow?: string[];
  /** Links to URLs of the site that redirect, found by probes. Absent if there are none. */
  redirects?: { url: string; to: string; hops: number }[];
  /** Milliseconds of the audit. */
  ms: number;
}
