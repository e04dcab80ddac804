/** A text of the head with its size. */
export interface GlanceText {
  text: string;
  /** Characters as readers count them. */
  characters: number;
  /** Width in desktop search results, in CSS pixels. */
  pixels: number;
  /** How many of them the page has; there should be one. */
  count: number;
}

/**
 * The page at a glance: what people look up first, without a verdict. Lists and counts cover what was read. What is already in
 * the report's `about` (authors, dates, publisher) is not repeated.
 */
export interface Glance {
  /** Status of the page for a request without cookies; null if there was no response. */
  status: number | null;
  /** The title that browsers show; null if there is none. */
  title: GlanceText | null;
  description: GlanceText | null;
  /**
   * Every URL that is declared as canonical where search engines read it, each once, absolute if it can be resolved. `self`: all are this page's. `variant`: the only
   * one is a variant of this page's URL; absent otherwise.
   */
  canonical: { urls: string[]; self: boolean; variant?: true };
  /** The directives that apply to each engine; empty if the page sets none. `headers`: whether X-Robots-Tag could be read; null while unknown. */
  robots: { google: string[]; bing: string[]; headers: boolean | null };
  /** Texts of the visible h1 headings, at most 5, and their number. */
  h1: { texts: string[]; count: number };
  /** Number of headings of level 1 to 6. */
  headings: number[];
  /** Length of the main content: in words, or in characters if the language has no spaces. Null if it could not be read. */
  length?: { count: number; in: 'words' | 'characters' } | null;
  /** `lang` of the document as written; null if there is none. */
  lang: string | null;
  /** `internal`: to this site, including its other hosts and this page. `read` is smaller than `total` on pages with very many links. */
  links: { total: number; read: number; internal: number; external: number; nofollow: number };
  /** `withoutAlt`: images that need alt text and have none. */
  images: { total: number; withoutAlt: number };
  /** Types of the structured data, each once, at most 20. */
  types: string[];
  /** The first of each Open Graph property that has a value. */
  openGraph: { property: string; content: string }[];
}
