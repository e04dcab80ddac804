/** Facts of the head: metadata elements, wherever they are. */
import type { ElementRef } from './page.ts';

/** One element that belongs in a head, in document order, wherever it is. */
export interface HeadNode {
  tag: string;
  /** Attributes with lower-case names and capped values; at most 12. */
  attributes: Record<string, string>;
  /** Capped text of title, style and script elements. */
  text: string;
  /** False if the parser moved it to the body. */
  inHead: boolean;
  selector: string;
}

export interface MetaTag {
  /** `name` in lower case; '' if absent. */
  name: string;
  /** `property` in lower case; '' if absent. */
  property: string;
  /** `http-equiv` in lower case; '' if absent. */
  httpEquiv: string;
  /** `itemprop` in lower case, of an element with neither of the others; absent if there is none. */
  itemprop?: string;
  /** `charset` attribute; '' if absent. */
  charset: string;
  content: string;
  inHead: boolean;
  /** Whether it is in a noscript of a document that was read without scripts: browsers with scripts ignore it. */
  noscript?: true;
  /** Whether a quotation mark inside the value ended it: the words behind it became attributes, the last of them with a mark at its end. */
  cutAtQuote?: true;
  selector: string;
}

export interface LinkTag {
  /** rel tokens in lower case. */
  rel: string[];
  /** As written. */
  href: string;
  /** Resolved against the base URL; null if invalid. */
  url: string | null;
  hreflang: string;
  type: string;
  sizes: string;
  media: string;
  /** Its own lang attribute; absent without one. */
  lang?: string;
  inHead: boolean;
  selector: string;
}

/** Metadata of the document. */
export interface HeadFact {
  /** HTML title elements of the document, not those of SVG. */
  titles: { text: string; inHead: boolean; selector: string }[];
  metas: MetaTag[];
  links: LinkTag[];
  /** All elements for the head in source order, capped at 300. */
  nodes: HeadNode[];
  nodesTotal: number;
  /** First element in the body that shows where the parser ended the head early, if metadata follows it. */
  leftHeadAt: ElementRef | null;
  /** Number of head elements in the raw HTML's tree (served facts) or in the DOM. */
  heads: number;
  base: { href: string; target: string } | null;
}
