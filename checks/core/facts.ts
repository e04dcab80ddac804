import type { jsonFaults } from '../../words/en/checks/json-faults.ts';
import type { probeReasons } from '../../words/en/checks/probes.ts';
import type { reasons } from '../../words/en/checks/reasons.ts';

/**
 * Facts: what was observed about one page. Plain JSON, so that they can be saved, diffed and replayed.
 * Every string is capped where it is collected (see `caps` in clip.ts) and well formed Unicode.
 * A fact says what is there, never whether that is good: that is for signals.
 */

/** Where an element is: enough to find it again and to recognise it, never a node. */
export interface ElementRef {
  /** CSS selector from the document (or from the innermost open shadow root, with ` >>> ` between hosts). */
  selector: string;
  /** Start tag as written in the DOM, capped. */
  snippet: string;
  /** Text of the element, white space collapsed, capped. */
  text: string;
}

/** Part of the page that an element is in, from the nearest landmark or its HTML element. */
export type Region = 'main' | 'header' | 'nav' | 'aside' | 'footer' | 'comments' | 'dialog' | 'none';

/** The document and the visit. */
export interface PageFact {
  /** Address of the document, as the browser shows it. */
  url: string;
  /** `document.baseURI`, after any base element. */
  baseUrl: string;
  /** Epoch milliseconds. */
  at: number;
  /** `document.contentType`, for instance text/html or application/xhtml+xml. */
  contentType: string;
  /** True for documents the HTML parser did not make. */
  xml: boolean;
  quirks: boolean;
  /** Name of the doctype, null without one. */
  doctype: string | null;
  charset: string;
  /** Raw `lang` of the root element, null when absent. */
  lang: string | null;
  xmlLang: string | null;
  dir: string | null;
  elements: number;
  textNodes: number;
  shadowRoots: number;
  /** script elements that can run (no data blocks). */
  scripts: number;
  readyState: 'loading' | 'interactive' | 'complete';
  viewport: { width: number; height: number; scrollWidth: number; dpr: number };
  /** What the browser itself recorded of the navigation; null if it records nothing. */
  navigation: { status: number | null; redirects: number; type: string; protocol: string; transferBytes: number; htmlBytes: number } | null;
  /** True when the walk stopped before the end of the document: `stopped` says why. Lists and totals are of what was read. */
  truncated: boolean;
  stopped?: { because: 'elements' | 'time' | 'asked'; elements: number; ms: number };
  /** What the browser says of XML that is not well-formed, where it shows that in place of the page. */
  notWellFormed?: string;
}

/** One element of the kinds that belong in a head, in document order, wherever it is. */
export interface HeadNode {
  tag: string;
  /** Attributes, names lower case, values capped; at most 12. */
  attributes: Record<string, string>;
  /** Text for title, style, script: capped. */
  text: string;
  /** False when the parser put it in the body. */
  inHead: boolean;
  selector: string;
}
export interface MetaTag {
  /** Lower-cased `name`, '' when absent. */
  name: string;
  /** Lower-cased `property`, '' when absent. */
  property: string;
  /** Lower-cased `http-equiv`, '' when absent. */
  httpEquiv: string;
  /** `charset` attribute, '' when absent. */
  charset: string;
  content: string;
  inHead: boolean;
  /** In a noscript of a document that was read without scripts: for readers that run them it is not there. */
  noscript?: true;
  selector: string;
}
export interface LinkTag {
  /** Lower-cased rel tokens. */
  rel: string[];
  /** As written. */
  href: string;
  /** Resolved against the base URL; null when it does not parse. */
  url: string | null;
  hreflang: string;
  type: string;
  sizes: string;
  media: string;
  inHead: boolean;
  selector: string;
}
/** Metadata of the document. */
export interface HeadFact {
  /** HTML title elements of the document, never those of SVG. */
  titles: { text: string; inHead: boolean; selector: string }[];
  metas: MetaTag[];
  links: LinkTag[];
  /** All head-like nodes in source order, capped at 300. */
  nodes: HeadNode[];
  nodesTotal: number;
  /** First element in the body that shows where the parser left the head early, when metadata follows it. */
  leftHeadAt: ElementRef | null;
  /** head elements in the source's tree (served facts) or in the DOM. */
  heads: number;
  base: { href: string; target: string } | null;
}

export interface HeadingFact {
  /** 1 to 6. */
  level: number;
  /** The level comes from role=heading or aria-level, not from the element's name. Absent elsewhere. */
  byRole?: true;
  text: string;
  /** Visible to readers: rendered, not `display:none`, `visibility:hidden`, zero-sized, or clipped away. */
  visible: boolean;
  /** CSS pixels; 0 when not displayed (`display: none`, `visibility: hidden`), and so read by nobody. */
  fontSize: number;
  /** Within the first screen of the document. */
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

export interface LinkFact {
  kind: 'a' | 'area';
  /** As written; null when the attribute is absent. */
  href: string | null;
  /** Resolved; null when it does not parse or href is absent. */
  url: string | null;
  rel: string[];
  target: string;
  /** Visible text, white space collapsed, capped. */
  text: string;
  /** Accessible name: aria-labelledby, else aria-label, else text with the alternatives of images in it, else title. */
  name: string;
  nameFrom: 'aria-labelledby' | 'aria-label' | 'text' | 'alt' | 'title' | 'none';
  /** Its own `lang`, as written. Absent if it has none. */
  lang?: string;
  /** Contains an image and no text. */
  imageOnly: boolean;
  region: Region;
  main: boolean;
  /** Has a click handler attribute (`onclick`) or a framework marker for one. */
  clickHandler: boolean;
  role: string;
  /** It, or what it is in, is hidden from assistive software (`aria-hidden`). Absent elsewhere. */
  ariaHidden?: true;
  /** In a menu (nav or its role) that is in no main and no article. Absent elsewhere. */
  siteMenu?: true;
  /** A link to `#name` of this page where no element has that id (or name). Absent if that was not looked up. */
  fragmentMissing?: boolean;
  selector: string;
}
export interface LinksFact {
  items: LinkFact[];
  total: number;
}

export interface ImageFact {
  /** `img`, `svg` (role img), `input` (type image), or `background` (CSS, hero only). */
  kind: 'img' | 'svg' | 'input' | 'background';
  /** As written. */
  src: string;
  /** `currentSrc`, else src resolved; null when there is none. */
  url: string | null;
  srcset: boolean;
  /** Lazy-loading attribute of a script (`data-src`, …) with a value while src and srcset are missing. */
  dataSrc: boolean;
  /** Null when the attribute is absent. */
  alt: string | null;
  /** role=presentation/none, alt="", aria-hidden on it or on what it is in. */
  decorative: boolean;
  /** Accessible name beside alt: aria-label or title. */
  label: string;
  figcaption: boolean;
  loading: '' | 'lazy' | 'eager';
  fetchPriority: string;
  width: number;
  height: number;
  naturalWidth: number;
  naturalHeight: number;
  /** width and height attributes, or CSS sizes, or an aspect ratio reserve the space. Null if the browser does not tell what CSS asks for. */
  sized: boolean | null;
  /** In normal flow: not absolute, fixed, or zero-sized. */
  inFlow: boolean;
  visible: boolean;
  /** Not displayed (`display: none`, `visibility: hidden`), so nobody sees it now. Absent if it is displayed. */
  undisplayed?: true;
  firstScreen: boolean;
  complete: boolean;
  /** Only content of a link that has no other name. */
  soleLinkContent: boolean;
  /** Selector of that link. Absent elsewhere, and where the list of links was full. */
  link?: string;
  /** Bytes over the network or encoded, from resource timing; null when hidden by the origin. */
  bytes: number | null;
  region: Region;
  main: boolean;
  selector: string;
}
export interface ImagesFact {
  items: ImageFact[];
  total: number;
}

/** A run of text in one block-level box: the unit in which text is kept, judged and compared. */
export interface Block {
  tag: string;
  /** White space collapsed (kept in `pre`), capped at 2,000 characters. */
  text: string;
  /** Text units U(text) of docs/criteria.md, of the whole text even where it was capped. */
  units: number;
  region: Region;
  /** Rendered main block in the sense of docs/criteria.md. */
  main: boolean;
  /** Heading level, 0 for anything else. */
  level: number;
  /** Characters of the text that are in links. */
  linkChars: number;
  /** Absolute http(s) targets of links in the block, capped at 10. */
  hrefs: string[];
  /** Has a note reference: sup > a, a[href^="#"] in sup, role=doc-noteref, cite. */
  note: boolean;
  /** Inside blockquote or holding q. */
  quote: boolean;
  /** Inside pre or code (the block as a whole). */
  code: boolean;
  /** Code is in it, beside other text. Absent elsewhere. */
  partlyCode?: true;
  /** Inside a table cell, a dl, or a figure. */
  within: 'table' | 'dl' | 'figure' | 'list' | null;
  selector: string;
}
/** All rendered text of the page, in document order. */
export interface TextFact {
  blocks: Block[];
  /** Text units over all blocks. */
  units: number;
  /** M of docs/criteria.md: text units over main blocks. */
  mainUnits: number;
  /** Text outside any kept block or cut by the caps. */
  truncated: boolean;
  /** Characters of text under `data-nosnippet` inside main content, and all characters of main content. */
  nosnippetChars: number;
  mainChars: number;
}

/** How the main content was found. */
export interface MainFact {
  /** posts: those of a thread; parts: all sections and cards of a page that has no single text. */
  method: 'main' | 'article' | 'density' | 'posts' | 'parts' | 'body' | 'none';
  /** 0…1; 1 when a single main or article element holds it. */
  confidence: number;
  selector: string | null;
  /** Words for people: as Intl-free count of language/units.ts. */
  words: number;
  /** Share of the page's text units that is main content, 0…1. */
  share: number;
  /** Parts of the main area whose text machines cannot read, as shares of the area. */
  locked: { kind: 'canvas' | 'frame' | 'embed' | 'image'; share: number; at: ElementRef }[];
  /** Largest image as share of the first screen, 0…1. */
  imageShareFirstScreen: number;
  /** Blocks in the container that are no part of the content, by the rule of collect/leave-out.ts that left them out; rules without any are absent. */
  leftOut: { id: string; blocks: number }[];
  /** Blocks that such a rule would have left out, by the rule of collect/author-markup.ts that kept them. */
  keptByMarkup: { id: string; blocks: number }[];
}

export interface LanguageFact {
  /** Language of the text: the declared one where the text can be in it, else the detected one, else `und`. Lower-case primary subtag. */
  page: string;
  /** From the text alone; `und` when it cannot tell. */
  detected: string;
  /** 0…1 */
  confidence: number;
  /** Dominant script of the text, ISO 15924 (Latn, Cyrl, Hani, …), or Zyyy. */
  script: string;
}

/** What a page is, in a reader's words. */
export type PageType =
  | 'article'
  | 'product'
  | 'service'
  | 'docs'
  | 'faq'
  | 'forum'
  | 'listing'
  | 'home'
  | 'about'
  | 'local'
  | 'media'
  | 'tool'
  | 'utility'
  | 'other';
export interface PageTypeFact {
  type: PageType;
  reason: PageTypeReason;
  /**
   * All that was found on the page of the evidence in derive/page-type/evidence.ts, with how much each piece spoke for this type rather than the
   * next likely one: the largest first. Empty if the type follows from a gate (`reason` says which).
   */
  evidence: { id: string; weight: number }[];
}
/** Why a page is of a type: the gate that it passed, or the pieces of evidence that spoke for it most. */
export type PageTypeReason =
  | { code: 'evidence'; args: { ids: readonly string[] } }
  | { code: 'search'; args: { parameter: string } }
  | { code: 'namedPath'; args: { segment: string; purpose: 'login' | 'cart' | 'checkout' | 'account' | 'search' } }
  | { code: 'password' | 'start' | 'logo' | 'empty' | 'none' | 'chosen'; args: Record<never, never> };

/** JSON value of structured data, capped in depth (8), keys (200) and string length (2,000). */
export type DataValue = string | number | boolean | null | DataValue[] | { [key: string]: DataValue };
export interface JsonLdBlock {
  /** 1-based index among the page's ld+json blocks. */
  index: number;
  bytes: number;
  /** Parsed and capped; null when it does not parse. */
  data: DataValue | null;
  /** Line and column are 1-based in the text of the block. `near` is the offending line, capped; `nearColumn` the place in it. */
  error: (JsonFault & { line: number; column: number; near: string; nearColumn: number }) | null;
  /** The text that is no JSON, from the collector until its error is located; 1,000,000 characters a page. */
  notJson?: string;
  /** HTML entities (&quot; …) found inside strings. */
  entities: string[];
  selector: string;
}
/** One typed node of the page, from any syntax, in the shape of a JSON-LD node. */
export interface DataItem {
  format: 'json-ld' | 'microdata' | 'rdfa';
  /** Index of its JSON-LD block (1-based), 0 for the other formats. */
  block: number;
  /** Short type names of schema.org (`Product`), full IRI for other vocabularies. */
  types: string[];
  id: string | null;
  /** True when it is at the top (not nested in another item). */
  top: boolean;
  /** Property → values. Nested items stay nested as objects with `@type`. */
  properties: Record<string, DataValue[]>;
  /** JSON pointer in the block, or '' . */
  pointer: string;
  selector: string;
  /** Other context files than schema.org's are in effect: they may define names of their own. */
  open?: true;
}
/** The injected script brings blocks and the items of microdata and RDFa; `deriveCompleteStructuredData` adds those of JSON-LD, before them. */
export interface StructuredDataFact {
  blocks: JsonLdBlock[];
  items: DataItem[];
  total: number;
}

export interface FormFact {
  method: string;
  /** Resolved action; null when it does not parse. */
  action: string | null;
  password: boolean;
  search: boolean;
  addToCart: boolean;
  region: Region;
  main: boolean;
  /** Share of the viewport it covers, 0…1. */
  share: number;
  /** It holds the main heading, the header, the footer or the main content: the frame of the page, not a part of it. Absent elsewhere. */
  frame?: true;
  selector: string;
}
export interface FrameFact {
  kind: 'iframe' | 'object' | 'embed' | 'canvas' | 'video' | 'audio';
  url: string | null;
  title: string;
  /** Known video or audio player, or the media element itself. */
  player: boolean;
  crossOrigin: boolean;
  share: number;
  main: boolean;
  selector: string;
}
/** Boxes of one tag and class in boxes of one tag and class, and what they show by being several. Numbers of members that have something. */
export interface RepeatedGroup {
  /** posts: each with a name, a time and a text; cards: each leads on; sections: each with a heading and a text; rows: names with values. */
  kind: 'posts' | 'cards' | 'sections' | 'rows';
  count: number;
  /** Text units in all members, their share of the page's, and the share of their text that is links. */
  units: number;
  share: number;
  linked: number;
  /** With a link, a line that is nothing but a link to another page, a heading, an image, a price, a date, a link to an account, a button, text of 8 units outside links. */
  links: number;
  titles: number;
  headings: number;
  pictures: number;
  prices: number;
  times: number;
  accounts: number;
  actions: number;
  texts: number;
  /** Of the first member. */
  selector: string;
}
/** Interactive and embedded parts. */
export interface PartsFact {
  forms: FormFact[];
  /** Where submit buttons with an address of their own send instead, resolved. Absent without one. */
  formActions?: { tag: string; action: string; selector: string }[];
  frames: FrameFact[];
  /** details/summary pairs. */
  summaries: { text: string; selector: string }[];
  /** Texts of buttons that are in an attribute: `input` of type submit or button. Only those that are shown. */
  buttons: { text: string; selector: string }[];
  /** Code samples `pre code`. */
  codeSamples: number;
  /** Links in the largest nav or aside beside the main content. */
  sideNavLinks: number;
  /** Largest group of siblings with the same tag and class path that each hold a link. */
  repeated: { count: number; selector: string } | null;
  /** Alike boxes outside menus, the groups with the most text first: at most 6. */
  groups: RepeatedGroup[];
  /** Areas marked data-nosnippet. */
  nosnippet: ElementRef[];
  /** Areas marked data-snippet, which Bing may show and cite. Absent if there are none. */
  snippet?: ElementRef[];
  /** Elements with text that are hidden by style inside main content, and text that addresses language models. */
  hiddenText: ElementRef[];
}

/** A form, and what it says of itself to software that acts for people (WebMCP, declarative). */
export interface FormTool {
  at: ElementRef;
  /** `toolname`; null without one. */
  tool: string | null;
  /** `tooldescription`, '' when absent. */
  description: string;
  /** `toolautosubmit`: it may be sent without the user's click. */
  submits: boolean;
  /** Fields with a name, and those of them with `toolparamdescription`. */
  fields: number;
  described: number;
}
/** Buttons and fields, and whether software can tell them apart by name. */
export interface ControlsFact {
  total: number;
  /** Shown controls without an accessible name: label, ARIA, content, title, placeholder. Capped at 50. */
  nameless: ElementRef[];
  /** At most 1,000. */
  namelessTotal: number;
  /** Capped at 100. */
  forms: FormTool[];
  formTotal: number;
}

/** A `time` element, or another one that holds a date in an attribute. */
export interface TimeElement {
  /** `datetime` attribute as written, '' when absent. */
  datetime: string;
  text: string;
  visible: boolean;
  region: Region;
  /** Index of the block that it is in or before: their number when it is after all. */
  block: number;
  main: boolean;
  selector: string;
}
/** What elements say by their kind: from these, and from other facts, dates, names and offers are derived. */
export interface SemanticsFact {
  times: TimeElement[];
  /** Elements with rel=author or itemprop=author, or the class of an author in microformats. */
  authors: { name: string; url: string | null; selector: string }[];
  /** Elements whose class says author, byline or the like, and no more: such boxes hold other things too. */
  called: { text: string; selector: string }[];
  /** Name and value side by side: rows of two-column tables, and dl. */
  pairs: { name: string; value: string; selector: string }[];
  /** Lines of a box that br elements part, three or more: a bold name at the start ends with a colon. At most 50 boxes of 40 lines. */
  lines?: { texts: string[]; selector: string }[];
  /** Texts in s, strike and del: what applied before, as a former price. At most 50. */
  struck?: string[];
}

/** A date as it is written somewhere on the page. */
export interface DateFact {
  /** Id of the rule that found it; older reports have none. */
  rule?: string;
  /** Where it was read. */
  from: 'time' | 'text' | 'json-ld' | 'microdata' | 'rdfa' | 'meta' | 'url';
  role: 'published' | 'modified' | 'unknown';
  /** As written. */
  raw: string;
  /** ISO 8601: a date, or a date and time with offset when one is given; null when it cannot be parsed. */
  iso: string | null;
  hasTime: boolean;
  hasZone: boolean;
  visible: boolean;
  /** Near the title or byline, or at the end of the main content. */
  near: 'title' | 'end' | 'elsewhere' | null;
  /** Property name, meta name, or label text beside it. */
  label: string;
  selector: string;
  /** What readers see where they see no day ("2 hours ago"): the day, if any, comes from the markup. Absent elsewhere. */
  relative?: string;
}
/** A person or organisation named as author or publisher. */
export interface NameFact {
  /** Id of the rule that found it; older reports have none. */
  rule?: string;
  role: 'author' | 'publisher';
  /** `logo`: the words of the link to the front page; `host`: nothing names the publisher but its address. */
  from: 'byline' | 'rel-author' | 'meta' | 'json-ld' | 'microdata' | 'rdfa' | 'site-name' | 'title-suffix' | 'copyright' | 'logo' | 'host';
  name: string;
  /** Type in markup: Person, Organization, …; '' elsewhere. */
  type: string;
  url: string | null;
  sameAs: string[];
  visible: boolean;
  selector: string;
}
export interface ProvenanceFact {
  dates: DateFact[];
  names: NameFact[];
  /**
   * Links to about, contact or imprint pages, found by path or rel or by the page language's words. Where there is none, those to terms,
   * privacy, help or the parent site, which lead there with one more step: `indirect`.
   */
  aboutLinks: { url: string; text: string; selector: string; indirect?: true }[];
}

/** Somebody named as author: once, however many places name them. */
export interface AboutAuthor {
  name: string;
  /** Readers see the name. */
  visible: boolean;
  /** Where it is named, the best place first. */
  where: NameFact['from'][];
  /** Ids of the rules that found the name, the best first; older reports have none. */
  rules?: string[];
  /** Structured data names the same person. */
  inMarkup: boolean;
  url: string | null;
}
/** A date of the page, once, however many places give it. */
export interface AboutDate {
  /** ISO 8601: a date, or a date and time. */
  iso: string;
  /** As it is written where readers see it, else in the markup. */
  raw: string;
  visible: boolean;
  /** Structured data or meta elements give the same day. */
  inMarkup: boolean;
  /** Where it was read, and the id of the rule that did; older reports have none. */
  from: DateFact['from'];
  rule?: string;
  selector: string;
}
/** What the page is about and whose it is: one derivation that signals, tools and exports share. */
export interface AboutFact {
  /** The headline as readers see it, '' without one. */
  headline: string;
  /** Id of the rule that found it, '' without one; older reports have none. */
  headlineRule?: string;
  /** Authors, those whom readers see first. */
  authors: AboutAuthor[];
  publisher: { name: string; visible: boolean; inMarkup: boolean; from: NameFact['from']; rule?: string } | null;
  /** ISO 8601; the visible date where there is one, else the markup's. Null without one. */
  published: string | null;
  modified: string | null;
  /** How and where those two were read. */
  dates: { published: AboutDate | null; modified: AboutDate | null };
  /** First paragraph of prose in the main content, capped; '' without one. */
  lead: string;
  /** Words of main content, as in the main fact. */
  words: number;
  /** Text units of running text in the main content, without lists of links, labels and cells of tables. */
  prose: number;
  /** Primary language subtag of the text, or `und`. */
  language: string;
}

/** Product facts that people decide on, as visible text. */
export interface OfferFact {
  /** Visible prices: amount with currency sign or code. */
  prices: { raw: string; amount: number | null; currency: string; main: boolean; selector: string }[];
  /** Names with values: in tables with two columns, dl, and at least three neighboring lines “name: value”. */
  specifications: { name: string; value: string; selector: string }[];
}

export interface ResourceFact {
  url: string;
  type: string;
  host: string;
  transferBytes: number | null;
  encodedBytes: number | null;
  decodedBytes: number | null;
  /** Milliseconds. */
  duration: number;
}
/** What the page loaded, from resource timing. */
export interface ResourcesFact {
  items: ResourceFact[];
  total: number;
  /** http: subresources on an https page. */
  mixed: { url: string; kind: 'active' | 'passive'; at: ElementRef | null }[];
}

export interface VitalsFact {
  /** The document was hidden at some time before its first paint, or loaded in the background. */
  background: boolean;
  /** The page has changed to another path without loading a document: the values are of the first page of the visit. Absent elsewhere. */
  routed?: true;
  lcp: {
    value: number;
    at: ElementRef | null;
    url: string | null;
    ttfb: number;
    loadDelay: number;
    loadTime: number;
    renderDelay: number;
  } | null;
  cls: { value: number; shifts: { value: number; time: number; at: ElementRef[] }[] } | null;
  inp: { value: number; type: string; at: ElementRef | null } | null;
}

/** Fit to small screens. */
export interface DeviceFact {
  /** Elements that stick out of the viewport's right (or left, in rtl) edge. */
  overflow: { at: ElementRef; right: number }[];
  /** Tap targets smaller than 24 × 24 CSS px (WCAG 2.5.8, inline links left out). */
  smallTargets: { at: ElementRef; width: number; height: number }[];
  smallTargetsTotal: number;
  /** Share of the first screen under fixed or sticky overlays, 0…1. */
  overlayShare: number;
  overlays: ElementRef[];
}

// ── Same-origin network facts ────────────────────────────────────────────────────────────────────

export interface Header {
  name: string;
  value: string;
}
/** This URL, requested again without credentials and without cache. */
export interface ResponseFact {
  requestedUrl: string;
  finalUrl: string;
  status: number;
  redirected: boolean;
  /** Names in lower case, in the order the browser gives them. */
  headers: Header[];
  contentType: string;
  /** Decoded body, bytes read. */
  bytes: number;
  truncated: boolean;
  /** Milliseconds to headers, to the end of the body. */
  ttfb: number;
  duration: number;
  /** BOM or meta charset within the first 1,024 bytes. */
  charsetEarly: 'header' | 'bom' | 'meta' | 'none';
}
/** The raw HTML, parsed without running its scripts: what a crawler without JavaScript sees. */
export interface ServedFact {
  head: HeadFact;
  headings: { level: number; text: string }[];
  lang: string | null;
  linkTotal: number;
  /** Links with an href, and images. */
  hrefTotal: number;
  imageTotal: number;
  /** Absolute http(s) link targets, capped at 2,000. */
  linkUrls: string[];
  /** Raw text of JSON-LD blocks, capped, to tell which blocks came with the source. */
  jsonLd: string[];
  /** For each main block of the text fact, in order: how much of it the source contains, 0…1 (text only in inline JSON: 0.3). */
  presence: number[];
  /** C of docs/geo-score.md: units in present main blocks / all main units, where text in inline data counts 0.3. */
  coverage: number;
  /** The same of blocks that are in the source as text. */
  inText: number;
  /** Scripts of the source, data blocks left out. */
  scripts: number;
  /** It has a password field. Absent elsewhere. */
  password?: true;
  /** The page as text without JavaScript: blocks as in TextFact, capped at 1,000. */
  blocks: { tag: string; text: string; level: number; units: number }[];
  units: number;
  /** Those of them in noscript: only readers that run no scripts get these. */
  noscriptUnits: number;
  /** Markdown of the served page, capped at 200,000 characters. */
  markdown: string;
  /** HTML bytes, and the last element before the 2 MB cut when the source is longer. */
  bytes: number;
  cutAt: ElementRef | null;
  /** First element in the source that an HTML parser takes as the end of the head, if metadata follows it. */
  headEndedBy: { tag: string; line: number; snippet: string; noscript: boolean } | null;
}
export interface RobotsTxtFact {
  url: string;
  finalUrl: string;
  /** 0 when no answer came. */
  status: number;
  contentType: string;
  /** First 500 KiB; '' unless 2xx. */
  text: string;
  bytes: number;
  truncated: boolean;
  redirects: number;
  /** Set when the network gave no answer (time-out, DNS, refused). */
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
  /** Absent if it is sound, or not read to its end. */
  fault?: SitemapFault;
}
export interface SitemapFact {
  files: SitemapFile[];
  /** Entries that are this URL or a variant of it (case, slash, scheme, www, tracking parameters). */
  entries: { file: string; loc: string; lastmod: string | null; match: 'exact' | 'variant' }[];
  /** All files were read: absence is then a fact. */
  complete: boolean;
}
export interface LlmsTxtFact {
  url: string;
  status: number;
  text: string;
  bytes: number;
  contentType: string;
}

// ── Validation against the released vocabulary (needs the vocabulary file, so not in the injected script) ──

export interface SchemaTermsFact {
  /** Version or date of the vocabulary release. */
  release: string;
  issues: {
    kind: 'unknown-type' | 'unknown-property' | 'wrong-domain' | 'wrong-value' | 'unknown-enumeration' | 'superseded';
    item: number;
    type: string;
    property: string;
    value: string;
    /** What fits instead: expected types, nearest name. */
    expected: string;
  }[];
}

// ── Facts of probes of other URLs ────────────────────────────────────────────────────────────────

export type LinkClass = 'ok' | 'redirected' | 'broken' | 'unverified' | 'skipped';
/** One answer on the way, as the browser tells it. */
export interface ProbeHop {
  url: string;
  status: number;
  /** From the request to its redirecting answer, milliseconds. Absent if it was not measured. */
  ms?: number;
}
export interface Probe {
  /** Without fragment. */
  url: string;
  class: LinkClass;
  /** Of the last answer; 0 when there was no answer. */
  status: number;
  finalUrl: string;
  /** At least: where the browser hides the hops, 1 means one or more. */
  redirects: number;
  /** What it says beside its status, or why there is none; null if the status says it all. */
  reason: ProbeReason | null;
  /** The redirecting answers in order, at most 20. Absent if the browser does not show them, or there were none. */
  hops?: readonly ProbeHop[];
}
export interface LinkStatusFact {
  probes: Probe[];
  finished: boolean;
}
export interface CanonicalTargetFact {
  probe: Probe;
  robots: string[];
  robotsTxtAllowed: boolean | null;
  canonical: string | null;
  title: string;
  heading: string;
}
export interface AlternatesFact {
  /** robotsTxtAllowed: for Googlebot; null or absent if it is not known. */
  items: { url: string; probe: Probe; robots: string[]; robotsTxtAllowed?: boolean | null; hreflang: { code: string; url: string }[] }[];
}
export interface PictureProbe {
  url: string;
  class: LinkClass;
  status: number;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  reason: ProbeReason | null;
  /** For Googlebot-Image; absent where nobody asked, null if it is not known. */
  robotsTxtAllowed?: boolean | null;
}
export interface ShareImageFact {
  picture: PictureProbe;
}
/** robotsTxtAllowed: at least one may be fetched, as far as it is known. */
export interface IconsFact {
  pictures: PictureProbe[];
  robotsTxtAllowed: boolean | null;
}
export interface RedirectsFact {
  /** From the first address to the page, which is the last entry. HTTP redirects alone: those of the page itself are not seen. Empty if the way here was not seen. */
  hops: ProbeHop[];
  loop: boolean;
  /** Other spellings of the page's address: http for https, with and without www, with and without a slash at the end. */
  variants?: readonly Probe[];
}

/** Every fact by name. */
export interface FactTable {
  page: PageFact;
  head: HeadFact;
  headings: HeadingsFact;
  links: LinksFact;
  images: ImagesFact;
  text: TextFact;
  main: MainFact;
  semantics: SemanticsFact;
  structuredData: StructuredDataFact;
  parts: PartsFact;
  controls: ControlsFact;
  resources: ResourcesFact;
  vitals: VitalsFact;
  device: DeviceFact;
  response: ResponseFact;
  served: ServedFact;
  robotsTxt: RobotsTxtFact;
  sitemap: SitemapFact;
  llmsTxt: LlmsTxtFact;
  // Derived from the facts above by pure functions (derive/derived-facts.ts)
  language: LanguageFact;
  offer: OfferFact;
  provenance: ProvenanceFact;
  about: AboutFact;
  pageType: PageTypeFact;
  schemaTerms: SchemaTermsFact;
  linkStatus: LinkStatusFact;
  canonicalTarget: CanonicalTargetFact;
  alternates: AlternatesFact;
  shareImage: ShareImageFact;
  icons: IconsFact;
  redirects: RedirectsFact;
}
export type FactName = keyof FactTable;

/** Why a fact could not be had. */
export type UncheckedReason =
  | 'pending'
  | 'not-probed'
  | 'no-permission'
  | 'refused'
  | 'timeout'
  | 'offline'
  | 'too-large'
  | 'collector-failed'
  | 'browser-only'
  | 'background-tab'
  | 'not-supported'
  | 'signal-failed';

/** Codes of what words/<language>/checks/reasons.ts has a sentence for. */
export type ReasonCode = keyof typeof reasons;
type ArgsOf<F> = F extends (values: infer G) => string ? (unknown extends G ? Record<never, never> : G) : never;
/** Why something could not be had: a code, and what its sentence is made of. */
export type Because<C extends ReasonCode = ReasonCode> = { [K in C]: { code: K; args: ArgsOf<(typeof reasons)[K]> } }[C];
/** Codes of what words/<language>/checks/probes.ts has a clause for. */
export type ProbeReasonCode = keyof typeof probeReasons;
/** Codes of what words/<language>/checks/json-faults.ts has a sentence for. */
export type JsonFaultCode = keyof typeof jsonFaults;
/** Why a text is not JSON. */
export type JsonFault<C extends JsonFaultCode = JsonFaultCode> = { [K in C]: { code: K; args: ArgsOf<(typeof jsonFaults)[K]> } }[C];
/** What the check of another URL says beside its status, or why there was none. */
export type ProbeReason<C extends ProbeReasonCode = ProbeReasonCode> = { [K in C]: { code: K; args: ArgsOf<(typeof probeReasons)[K]> } }[C];
export type Failure = { ok: false; reason: UncheckedReason } & Because;
export type Gathered<T> = { ok: true; value: T } | Failure;

/** What is known about a page so far. A name that is absent is still pending. */
export type KnownFacts = { [N in FactName]?: Gathered<FactTable[N]> };

/** Facts that come only from probing other URLs. */
export const probedFacts = [
  'linkStatus',
  'canonicalTarget',
  'alternates',
  'shareImage',
  'icons',
  'redirects',
] as const satisfies readonly FactName[];
