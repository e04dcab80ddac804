/** A text of the head with its size. */
export interface GlanceText {
  text: string;
  /** As readers count them. */
  characters: number;
  /** Width in a result of a desktop search, CSS pixels. */
  pixels: number;
  /** How many the page has, this one included: one is as it should be. */
  count: number;
}

/**
 * The page at a glance: what people look up first, as it is and without a verdict. Lists and counts are of what was read. What belongs
 * here and is in the report's `about` already (authors, dates, publisher) is not said twice.
 */
export interface Glance {
  /** Of the page's own answer to an anonymous request; null if none came. */
  status: number | null;
  /** The title that browsers show; null without one. */
  title: GlanceText | null;
  description: GlanceText | null;
  /**
   * Every URL that is declared as canonical where search engines read it, each once, in absolute form where it can be read. `self`: all are this page's. `variant`: the only
   * one is another spelling of this page's URL; absent elsewhere, and from reports before 2.3.
   */
  canonical: { urls: string[]; self: boolean; variant?: true };
  /** The directives that apply to each engine, as they are called; empty if the page sets none. `headers`: X-Robots-Tag could be read; null while that is not known yet. */
  robots: { google: string[]; bing: string[]; headers: boolean | null };
  /** Texts of the visible h1 headings, at most 5, and how many there are. */
  h1: { texts: string[]; count: number };
  /** How many headings there are of level 1 to 6. */
  headings: number[];
  /** Length of the main content: in words, or where the language writes no spaces, in characters. Null if it could not be read; absent from reports before 2.1. */
  length?: { count: number; in: 'words' | 'characters' } | null;
  /** `lang` of the document as written; null without one. */
  lang: string | null;
  /** `internal`: to this site, its other hosts and this page among them. `read` is smaller than `total` on pages with very many. */
  links: { total: number; read: number; internal: number; external: number; nofollow: number };
  /** `withoutAlt`: images that need alt text and have none. */
  images: { total: number; withoutAlt: number };
  /** Types of the structured data, each once, at most 20. */
  types: string[];
  /** The first of each Open Graph property that has a value. */
  openGraph: { property: string; content: string }[];
}
