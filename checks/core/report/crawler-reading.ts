import type { CrawlerPurpose } from '../../lists/ai-crawlers.ts';
import type { Because } from '../facts/missing.ts';

/** What AI crawlers read of a page: one share, and one verdict per crawler, the same on the page, in tools, in files and in the API. */
export interface CrawlerReading {
  /** Share of the main content's text in the raw HTML, 0…1; null if it could not be checked, or if there is too little text. */
  share: number | null;
  /** Why there is no share; null if there is one. */
  unknown: ShareUnknown | null;
  /** Whether the raw HTML was read only in part: then the share is a minimum. */
  cut: boolean;
  /** Number of blocks of the main content, and of those missing from the raw HTML; null without a share. */
  blocks: { all: number; missing: number } | null;
  crawlers: CrawlerRead[];
  /** The most quotable passages, best first; only those in the raw HTML, if that is known. At most three. */
  passages: QuotablePassage[];
}

/** `unread`: there is no raw HTML, with the reason. `refused`: the request without cookies returned an error status. */
export type ShareUnknown =
  | { code: 'pending' | 'sign-in' | 'partly-read' | 'little-text'; args: Record<never, never> }
  | { code: 'unread'; args: { why: Because } }
  | { code: 'refused'; args: { status: number } };

/** What one crawler gets. */
export interface CrawlerRead {
  /** Product token, as in robots.txt. */
  token: string;
  /** The name under which people know it: ChatGPT, Claude, … */
  product: string;
  purpose: CrawlerPurpose;
  /**
   * By robots.txt. `unclear`: a rule disallows the URL, but the operator does not say that this crawler always obeys. `unknown`: robots.txt could
   * not be read.
   */
  access: 'allowed' | 'blocked' | 'unclear' | 'unknown';
  /** Line of robots.txt that decides, 1…, and its text as written; null if there is none. */
  line: number | null;
  rule: string | null;
  /** False for a crawler that does not obey robots.txt, as its operator documents: rules have no effect on it. */
  obeys: boolean;
  /** Whether it runs JavaScript, as documented or measured. */
  renders: 'yes' | 'no' | 'unknown';
  /** Share of the main content that it gets, 0…1: 0 if it is blocked, null if unknown. */
  share: number | null;
  /** Whether it may get more than `share`: it runs JavaScript, or may do so, or the raw HTML was read only in part. */
  least: boolean;
}

export interface QuotablePassage {
  heading: string | null;
  /** Its first sentence, clipped. */
  text: string;
  /** Selectors of its first and last block. */
  selector: string;
  until: string;
}
