import type { CrawlerPurpose } from '../lists/ai-crawlers.ts';
import type { Because } from './facts.ts';

/** What AI crawlers read of a page: one share and one verdict a crawler, the same on the page, in tools, in files and in the API. */
export interface CrawlerReading {
  /** Share of the main content's text that is in the raw HTML, 0…1; null if that could not be checked, or where there is too little text. */
  share: number | null;
  /** Why there is no share; null if there is one. */
  unknown: ShareUnknown | null;
  /** The raw HTML was read in part only: the share is the least that it can be. */
  cut: boolean;
  /** Blocks of the main content, and those of them that are not in the raw HTML; null without a share. */
  blocks: { all: number; missing: number } | null;
  crawlers: CrawlerRead[];
  /** The passages that are easiest to quote, best first: of those in the raw HTML, where that is known. At most three. */
  passages: QuotablePassage[];
}

/** `unread`: there is no raw HTML, and why. `refused`: the request without cookies returned an error status. */
export type ShareUnknown =
  | { code: 'pending' | 'sign-in' | 'partly-read' | 'little-text'; args: Record<never, never> }
  | { code: 'unread'; args: { why: Because } }
  | { code: 'refused'; args: { status: number } };

/** What one crawler gets. */
export interface CrawlerRead {
  /** Product token, as in robots.txt. */
  token: string;
  /** What people know of its operator: ChatGPT, Claude, … */
  product: string;
  purpose: CrawlerPurpose;
  /**
   * By robots.txt. `unclear`: a rule disallows the URL, and the operator does not say that this crawler always obeys. `unknown`: robots.txt could
   * not be read.
   */
  access: 'allowed' | 'blocked' | 'unclear' | 'unknown';
  /** Line of robots.txt that decides, 1…, and the line as written; null if none does. */
  line: number | null;
  rule: string | null;
  /** False for a crawler that does not obey robots.txt, as its operator documents: its rules change nothing for it. */
  obeys: boolean;
  /** Whether it runs JavaScript, as far as it is documented or was measured. */
  renders: 'yes' | 'no' | 'unknown';
  /** Share of the main content that it gets, 0…1: 0 if it is blocked, null if that is not known. */
  share: number | null;
  /** It may get more than `share`: it runs JavaScript, or may do so, or the raw HTML was read in part only. */
  least: boolean;
}

export interface QuotablePassage {
  heading: string | null;
  /** Its first sentence, clipped. */
  text: string;
  /** Of its first and last block. */
  selector: string;
  until: string;
}
