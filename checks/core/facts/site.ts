/** Facts requested from the page's own origin: raw HTML, headers, robots.txt, sitemaps, llms.txt. */
import type { HeadFact } from './head.ts';
import type { Because } from './missing.ts';
import type { ElementRef } from './page.ts';

export interface Header {
  name: string;
  value: string;
}

/** Response for this URL, requested again without credentials and without cache. */
export interface ResponseFact {
  requestedUrl: string;
  finalUrl: string;
  status: number;
  redirected: boolean;
  /** Names in lower case, in the order the browser gives them. */
  headers: Header[];
  contentType: string;
  /** Bytes of the decoded body that were read. */
  bytes: number;
  truncated: boolean;
  /** Milliseconds until the headers, and until the end of the body. */
  ttfb: number;
  duration: number;
  /** How the charset is declared: header, BOM, or meta within the first 1,024 bytes. */
  charsetEarly: 'header' | 'bom' | 'meta' | 'none';
}

/** The raw HTML, parsed without running its scripts: what a crawler without JavaScript sees. */
export interface ServedFact {
  head: HeadFact;
  headings: { level: number; text: string }[];
  lang: string | null;
  linkTotal: number;
  /** Number of links with href, and of images. */
  hrefTotal: number;
  imageTotal: number;
  /** Absolute http(s) link targets, capped at 2,000. */
  linkUrls: string[];
  /** Text of JSON-LD blocks, capped, to find out which blocks were in the raw HTML. */
  jsonLd: string[];
  /** For each main block of the text fact, in order: how much of it is in the raw HTML, 0…1 (text only in inline JSON: 0.3). */
  presence: number[];
  /** C of docs/judging/geo-score.md: units in present main blocks / all main units, where text in inline data counts 0.3. */
  coverage: number;
  /** The same, counting only blocks that are in the raw HTML as text. */
  inText: number;
  /** Number of scripts in the raw HTML, without data blocks. */
  scripts: number;
  /** Whether it has a password field. Absent if not. */
  password?: true;
  /** The page as text without JavaScript: blocks as in TextFact, capped at 1,000. */
  blocks: { tag: string; text: string; level: number; units: number }[];
  units: number;
  /** Units in noscript: only readers without scripts get these. */
  noscriptUnits: number;
  /** The raw HTML as Markdown, capped at 200,000 characters. */
  markdown: string;
  /** Bytes of HTML, and the last element before the 2 MB limit if the source is longer. */
  bytes: number;
  cutAt: ElementRef | null;
  /** First element in the source at which an HTML parser ends the head, if metadata follows it. */
  headEndedBy: { tag: string; line: number; snippet: string; noscript: boolean } | null;
  /** Element of the head without an end tag, whose content the rest of the source is. Absent if there is none. */
  neverClosed?: { tag: string; line: number; snippet: string };
}

export interface RobotsTxtFact {
  url: string;
  finalUrl: string;
  /** 0 if there was no response. */
  status: number;
  contentType: string;
  /** First 500 KiB; '' unless 2xx. */
  text: string;
  bytes: number;
  truncated: boolean;
  redirects: number;
  /** Why there was no response (timeout, DNS, refused connection); null if there was one. */
  failure: Because | null;
}

/**
 * Where a sitemap is not well-formed XML: an ampersand that does not begin a reference, an end tag that does not match the open element
 * (`tag` and `open` are their names), or an end before the root is closed. Line 1-based.
 */
export interface SitemapFault {
  kind: 'ampersand' | 'tag' | 'cut';
  line: number;
  tag?: string;
  open?: string;
}

export interface SitemapFile {
  url: string;
  /** How it was found. */
  from: 'robots.txt' | '/sitemap.xml' | 'index';
  status: number;
  kind: 'urlset' | 'index' | 'text' | 'feed' | 'html' | 'unreadable';
  /** Uncompressed bytes read. */
  bytes: number;
  urls: number;
  truncated: boolean;
  failure: Because | null;
  children: string[];
  /** Absent if there is none, or if the file was not read to its end. */
  fault?: SitemapFault;
}

export interface SitemapFact {
  files: SitemapFile[];
  /**
   * Entries that are this URL or a variant of it (case, slash, scheme, www, tracking parameters). `versions`: number of language versions
   * in the entry (xhtml:link with hreflang); absent if it has none.
   */
  entries: { file: string; loc: string; lastmod: string | null; match: 'exact' | 'variant'; versions?: number }[];
  /** Whether all files were read: only then is an entry known to be missing. */
  complete: boolean;
}

export interface LlmsTxtFact {
  url: string;
  status: number;
  text: string;
  bytes: number;
  contentType: string;
}
