/** Facts of the text: headings, blocks, main content, language. */
import type { ElementRef, Region } from './page.ts';

export interface HeadingFact {
  /** 1 to 6. */
  level: number;
  /** Whether the level comes from role=heading or aria-level, not from the element's name. Absent if not. */
  byRole?: true;
  text: string;
  /** Visible to readers: rendered, not `display:none`, `visibility:hidden`, zero-sized, or clipped. */
  visible: boolean;
  /** CSS pixels; 0 if it is not displayed (`display: none`, `visibility: hidden`), so that nobody reads it. */
  fontSize: number;
  /** Whether it is on the first screen of the document. */
  firstScreen: boolean;
  region: Region;
  /** Inside the main content container. */
  main: boolean;
  selector: string;
}

export interface HeadingsFact {
  items: HeadingFact[];
  total: number;
}

/** A run of text in one block-level box: the unit in which text is stored, judged and compared. */
export interface Block {
  tag: string;
  /** White space collapsed (except in `pre`), capped at 2,000 characters. */
  text: string;
  /** Text units U(text) of docs/judging/signals.md, of the whole text even if it was capped. */
  units: number;
  region: Region;
  /** Whether it is a rendered main block as defined in docs/judging/signals.md. */
  main: boolean;
  /** Heading level; 0 for anything else. */
  level: number;
  /** Characters of the text inside links. */
  linkChars: number;
  /** Absolute http(s) targets of links in the block, capped at 10. */
  hrefs: string[];
  /** Whether it has a note reference: sup > a, a[href^="#"] in sup, role=doc-noteref, cite. */
  note: boolean;
  /** Whether it is inside blockquote, or contains q. */
  quote: boolean;
  /** Whether the whole block is inside pre or code. */
  code: boolean;
  /** Whether it contains code and other text. Absent if not. */
  partlyCode?: true;
  /** The table cell, dl, figure or list that it is in. */
  within: 'table' | 'dl' | 'figure' | 'list' | null;
  selector: string;
}

/** All rendered text of the page, in document order. */
export interface TextFact {
  blocks: Block[];
  /** Text units over all blocks. */
  units: number;
  /** M of docs/judging/signals.md: text units of main blocks. */
  mainUnits: number;
  /** Whether text is missing because of the caps. */
  truncated: boolean;
  /** Characters of text with `data-nosnippet` in the main content, and all characters of the main content. */
  nosnippetChars: number;
  mainChars: number;
}

/** How the main content was found. */
export interface MainFact {
  /** posts: those of a thread; parts: all sections and cards of a page that has no single text. */
  method: 'main' | 'article' | 'density' | 'posts' | 'parts' | 'body' | 'none';
  /** 0…1; 1 if a single main or article element contains it. */
  confidence: number;
  selector: string | null;
  /** Words for people: counted by language/units.ts, without Intl. */
  words: number;
  /** Share of the page's text units that are main content, 0…1. */
  share: number;
  /** Parts of the main content whose text machines cannot read, as shares of its area. */
  locked: { kind: 'canvas' | 'frame' | 'embed' | 'image'; share: number; at: ElementRef }[];
  /** Largest image as a share of the first screen, 0…1. */
  imageShareFirstScreen: number;
  /** Blocks in the container that are not content, by the rule of collect/main/exclude-blocks.ts that excluded them; rules without any are absent. */
  leftOut: { id: string; blocks: number }[];
  /** Blocks that such a rule would have excluded, by the rule of collect/main/author-markup.ts that kept them. */
  keptByMarkup: { id: string; blocks: number }[];
}

export interface LanguageFact {
  /** Language of the text: the declared one if the text can be in it, otherwise the detected one, otherwise `und`. Primary subtag in lower case. */
  page: string;
  /** From the text alone; `und` if undecided. */
  detected: string;
  /** 0…1 */
  confidence: number;
  /** Dominant script of the text, ISO 15924 (Latn, Cyrl, Hani, …), or Zyyy. */
  script: string;
}
