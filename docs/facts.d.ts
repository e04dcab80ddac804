/** Types of the facts that checks of plugins get (docs/use/plugins.md). Made by `npm run catalogue` from checks/core/facts; do not edit. */

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

/** Why something is missing. */
export interface Because<C extends string = string> {
  code: C;
  args: object;
}
export type ProbeReason<C extends string = string> = Because<C>;
export type JsonFault<C extends string = string> = Because<C>;

/** What the page is about: its type, names, dates, who publishes it, what it offers. */

/** What kind of page it is, in readers' terms. */
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
   * All evidence of derive/page-type/evidence.ts on the page, with how much more each piece speaks for this type than for the
   * next likely one, largest first. Empty if the type follows from a gate (`reason` says which).
   */
  evidence: { id: string; weight: number }[];
}

/**
 * Why a page has its type: the gate that decided, the type that it declares for itself (`declaredOther`: one without checks of its own), or
 * the pieces of evidence that spoke most for it.
 */
export type PageTypeReason =
  | { code: 'evidence'; args: { ids: readonly string[] } }
  | { code: 'declared' | 'declaredOther'; args: { name: string } }
  | { code: 'search'; args: { parameter: string } }
  | { code: 'namedPath'; args: { segment: string; purpose: 'login' | 'cart' | 'checkout' | 'account' | 'search' } }
  | { code: 'password' | 'start' | 'logo' | 'empty' | 'none' | 'chosen'; args: Record<never, never> };

/** A `time` element, or another one with a date in an attribute. */
export interface TimeElement {
  /** `datetime` attribute as written; '' if absent. */
  datetime: string;
  text: string;
  visible: boolean;
  region: Region;
  /** Index of the block that contains or follows it; the number of blocks if it is after all. */
  block: number;
  main: boolean;
  selector: string;
}

/** What the kind of an element says: dates, names and offers are derived from it and from other facts. */
export interface SemanticsFact {
  times: TimeElement[];
  /** Elements with rel=author or itemprop=author, or an author class of microformats. */
  authors: { name: string; url: string | null; selector: string }[];
  /** Elements with only a class such as author or byline: such boxes may contain other text too. */
  called: { text: string; selector: string }[];
  /** Name and value side by side: rows of two-column tables, and dl. */
  pairs: { name: string; value: string; selector: string }[];
  /** At least three lines of a box, separated by br: a bold name at the start ends with a colon. At most 50 boxes of 40 lines. */
  lines?: { texts: string[]; selector: string }[];
  /** Texts in s, strike and del: what is no longer valid, such as a former price. At most 50. */
  struck?: string[];
  /** Names of elements that are drawn as an image, such as stars. At most 50. */
  labels?: { text: string; selector: string }[];
}

/** A date as it is written somewhere on the page. */
export interface DateFact {
  /** Id of the rule that found it; older reports have none. */
  rule?: string;
  /** Where it was found. */
  from: 'time' | 'text' | 'json-ld' | 'microdata' | 'rdfa' | 'meta' | 'url';
  role: 'published' | 'modified' | 'unknown';
  /** As written. */
  raw: string;
  /** ISO 8601: a date, or a date and time, with offset if there is one; null if it cannot be parsed. */
  iso: string | null;
  hasTime: boolean;
  hasZone: boolean;
  visible: boolean;
  /** Near the title or byline, or at the end of the main content. */
  near: 'title' | 'end' | 'elsewhere' | null;
  /** Property name, meta name, or label text next to it. */
  label: string;
  selector: string;
  /** Visible text if no day is visible ("2 hours ago"): the day, if any, comes from the markup. Absent otherwise. */
  relative?: string;
}

/** A person or organization named as author or publisher. */
export interface NameFact {
  /** Id of the rule that found it; older reports have none. */
  rule?: string;
  role: 'author' | 'publisher';
  /** `logo`: text of the link to the front page; `host`: only the host name identifies the publisher. */
  from: 'byline' | 'rel-author' | 'meta' | 'json-ld' | 'microdata' | 'rdfa' | 'site-name' | 'title-suffix' | 'copyright' | 'logo' | 'host';
  name: string;
  /** Type in markup: Person, Organization, …; '' for others. */
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
   * Links to about, contact or imprint pages, found by path, rel, or words of the page language. If there are none: those to terms,
   * privacy, help or the parent site, from which these can be reached: `indirect`.
   */
  aboutLinks: { url: string; text: string; selector: string; indirect?: true }[];
}

/** Somebody named as author: listed once, however many places name them. */
export interface AboutAuthor {
  name: string;
  /** Whether readers see the name. */
  visible: boolean;
  /** Where it is named, the best place first. */
  where: NameFact['from'][];
  /** Ids of the rules that found the name, the best first; older reports have none. */
  rules?: string[];
  /** Whether structured data names the same person. */
  inMarkup: boolean;
  url: string | null;
}

/** A date of the page: listed once, however many places have it. */
export interface AboutDate {
  /** ISO 8601: a date, or a date and time. */
  iso: string;
  /** As written where it is visible, otherwise in the markup. */
  raw: string;
  visible: boolean;
  /** Whether structured data or meta elements have the same day. */
  inMarkup: boolean;
  /** Where it was found, and the id of the rule that found it; older reports have none. */
  from: DateFact['from'];
  rule?: string;
  selector: string;
}

/** What the page is about and who publishes it: derived once, for signals, tools and exports. */
export interface AboutFact {
  /** The headline as readers see it; '' if there is none. */
  headline: string;
  /** Id of the rule that found it, '' if there is none; older reports have none. */
  headlineRule?: string;
  /** Authors, visible ones first. */
  authors: AboutAuthor[];
  publisher: { name: string; visible: boolean; inMarkup: boolean; from: NameFact['from']; rule?: string } | null;
  /** ISO 8601: the visible date, otherwise the markup's. Null if there is none. */
  published: string | null;
  modified: string | null;
  /** Where these two were found. */
  dates: { published: AboutDate | null; modified: AboutDate | null };
  /** First paragraph of prose in the main content, capped; '' if there is none. */
  lead: string;
  /** Words of main content, as in the main fact. */
  words: number;
  /** Text units of running text in the main content, without lists of links, labels and table cells. */
  prose: number;
  /** Primary language subtag of the text, or `und`. */
  language: string;
}

/** Facts about a product that people decide by, as visible text. */
export interface OfferFact {
  /** Visible prices: amount with currency sign or code. */
  prices: { raw: string; amount: number | null; currency: string; main: boolean; selector: string }[];
  /** Names with values: in tables with two columns, dl, and at least three neighboring lines “name: value”. */
  specifications: { name: string; value: string; selector: string }[];
}

/** Facts of the head: metadata elements, wherever they are. */

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

/** Facts of links and images. */

export interface LinkFact {
  kind: 'a' | 'area';
  /** As written; null if the attribute is absent. */
  href: string | null;
  /** Resolved; null if invalid, or if href is absent. */
  url: string | null;
  rel: string[];
  target: string;
  /** Visible text with collapsed white space, capped. */
  text: string;
  /** Accessible name: aria-labelledby, otherwise aria-label, otherwise the text including alt texts, otherwise title. */
  name: string;
  nameFrom: 'aria-labelledby' | 'aria-label' | 'text' | 'alt' | 'title' | 'none';
  /** Its own `lang` as written. Absent if it has none. */
  lang?: string;
  /** Whether it contains an image and no text. */
  imageOnly: boolean;
  region: Region;
  main: boolean;
  /** Whether it has a click handler: the attribute `onclick`, or a marker of a framework. */
  clickHandler: boolean;
  /** Resolved URL that its script or data attribute opens, if it has no URL in href. Absent if none is named. */
  scriptUrl?: string;
  role: string;
  /** Whether it, or an ancestor, is hidden from assistive technology (`aria-hidden`). Absent if not. */
  ariaHidden?: true;
  /** Whether it is in a menu (nav or its role) outside of main and article. Absent if not. */
  siteMenu?: true;
  /** Whether it links to `#name` of this page and no element has that id (or name). Absent if that was not looked up. */
  fragmentMissing?: boolean;
  /** Whether it is written as `#name` of an element of this page, but leads to another page because of the base element. Absent if not. */
  fragmentMoved?: true;
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
  /** What a script will load (`dataSrc`), otherwise `currentSrc`, otherwise the resolved src; null if there is none. */
  url: string | null;
  srcset: boolean;
  /** Whether it, or a source of its picture, has a lazy-loading attribute of a script (`data-src`, …) with a value, but neither src nor srcset. */
  dataSrc: boolean;
  /** Whether it waits for a script (`dataSrc`), and is in a `noscript` beside it too. Absent if not. */
  noscript?: true;
  /** Null if the attribute is absent. */
  alt: string | null;
  /** role=presentation or none, alt="", or aria-hidden on it or an ancestor. */
  decorative: boolean;
  /** Accessible name other than alt: aria-labelledby, otherwise aria-label, otherwise title. */
  label: string;
  figcaption: boolean;
  loading: '' | 'lazy' | 'eager';
  fetchPriority: string;
  width: number;
  height: number;
  naturalWidth: number;
  naturalHeight: number;
  /** Whether width and height attributes, CSS sizes, or an aspect ratio reserve the space. Null if the browser does not report what CSS declares. */
  sized: boolean | null;
  /** In normal flow: not absolutely positioned, fixed, or zero-sized. */
  inFlow: boolean;
  visible: boolean;
  /** Not displayed (`display: none`, `visibility: hidden`), so nobody sees it now. Absent if it is displayed. */
  undisplayed?: true;
  firstScreen: boolean;
  complete: boolean;
  /** Whether it is the only content of a link that has no other name. */
  soleLinkContent: boolean;
  /** Selector of that link. Absent if there is none, or if the list of links was full. */
  link?: string;
  /** Transferred or encoded bytes, from resource timing; null if the origin hides them. */
  bytes: number | null;
  region: Region;
  main: boolean;
  selector: string;
}

export interface ImagesFact {
  items: ImageFact[];
  total: number;
}

/** Facts of the document as it stands: the visit, its parts, what it loaded, how it fits the screen. */

/**
 * Facts: what was observed about one page. Plain JSON, so that they can be saved, compared and replayed.
 * Every string is capped where it is collected (see `caps` in clip.ts), and is well-formed Unicode.
 * A fact says what there is, never whether that is good: that is up to signals.
 */

/** Where an element is: enough to find and recognize it again, but never a DOM node. */
export interface ElementRef {
  /** CSS selector from the document (or from the innermost open shadow root, with ` >>> ` between hosts). */
  selector: string;
  /** Start tag as written in the DOM, capped. */
  snippet: string;
  /** Text of the element with collapsed white space, capped. */
  text: string;
}

/** Part of the page with the element, from the nearest landmark or HTML element. */
export type Region = 'main' | 'header' | 'nav' | 'aside' | 'footer' | 'comments' | 'dialog' | 'none';

/** The document and the visit. */
export interface PageFact {
  /** URL of the document, as the browser shows it. */
  url: string;
  /** `document.baseURI`, after any base element. */
  baseUrl: string;
  /** Epoch milliseconds. */
  at: number;
  /** `document.contentType`, such as text/html or application/xhtml+xml. */
  contentType: string;
  /** True for documents that the HTML parser did not create. */
  xml: boolean;
  quirks: boolean;
  /** Name of the doctype; null if there is none. */
  doctype: string | null;
  charset: string;
  /** `lang` of the root element as written; null if absent. */
  lang: string | null;
  xmlLang: string | null;
  dir: string | null;
  /** `class` of the body, where content systems write what they keep the page as; absent if there is none. */
  bodyClass?: string;
  elements: number;
  textNodes: number;
  shadowRoots: number;
  /** Number of script elements that can run (no data blocks). */
  scripts: number;
  readyState: 'loading' | 'interactive' | 'complete';
  viewport: { width: number; height: number; scrollWidth: number; dpr: number };
  /** What the browser recorded about the navigation; null if nothing. */
  navigation: { status: number | null; redirects: number; type: string; protocol: string; transferBytes: number; htmlBytes: number } | null;
  /** True if the walk stopped before the end of the document: `stopped` says why. Lists and totals then cover what was read. */
  truncated: boolean;
  stopped?: { because: 'elements' | 'time' | 'asked'; elements: number; ms: number };
  /** Ids that several elements have although a link, a label or an ARIA attribute refers to one of them. Absent if there are none. */
  sharedIds?: { id: string; elements: number; by: 'link' | 'label' | 'aria' }[];
  /** The browser's error message for XML that is not well-formed, if it shows that instead of the page. */
  notWellFormed?: string;
}

export interface FormFact {
  method: string;
  /** Resolved action; null if invalid. */
  action: string | null;
  password: boolean;
  search: boolean;
  addToCart: boolean;
  region: Region;
  main: boolean;
  /** Share of the viewport it covers, 0…1. */
  share: number;
  /** Whether it contains the main heading, header, footer or main content: a form around the page, not a part of it. Absent if not. */
  frame?: true;
  selector: string;
}

export interface FrameFact {
  /** Frames of a frameset count as `iframe`. */
  kind: 'iframe' | 'object' | 'embed' | 'canvas' | 'video' | 'audio';
  url: string | null;
  title: string;
  /** A known video or audio player, or the media element itself. */
  player: boolean;
  crossOrigin: boolean;
  share: number;
  main: boolean;
  selector: string;
}

/** Boxes with the same tag and class whose parents have the same tag and class, and what they are. The numbers count members with that property. */
export interface RepeatedGroup {
  /** posts: each with a name, a time and a text; cards: each leads to another page; sections: each with a heading and a text; rows: names with values. */
  kind: 'posts' | 'cards' | 'sections' | 'rows';
  count: number;
  /** Text units in all members, their share of the page's units, and the share of their text in links. */
  units: number;
  share: number;
  linked: number;
  /** Members with a link, a line that is only a link to another page, a heading, an image, a price, a date, a link to an account, a button, text of 8 units outside links. */
  links: number;
  titles: number;
  headings: number;
  pictures: number;
  prices: number;
  times: number;
  accounts: number;
  actions: number;
  texts: number;
  /** Selector of the first member. */
  selector: string;
}

/** Interactive and embedded parts. */
export interface PartsFact {
  forms: FormFact[];
  /** Resolved URLs to which submit buttons with their own URL send. Absent if there are none. */
  formActions?: { tag: string; action: string; selector: string }[];
  frames: FrameFact[];
  /** details/summary pairs. */
  summaries: { text: string; selector: string }[];
  /** Texts of buttons in attributes: `input` of type submit or button. Only visible ones. */
  buttons: { text: string; selector: string }[];
  /** Code samples `pre code`. */
  codeSamples: number;
  /** Links in the largest nav or aside beside the main content. */
  sideNavLinks: number;
  /** Largest group of siblings with the same tag and classes that each contain a link. */
  repeated: { count: number; selector: string } | null;
  /** Groups of similar boxes outside menus, those with most text first: at most 6. */
  groups: RepeatedGroup[];
  /** Areas with data-nosnippet. */
  nosnippet: ElementRef[];
  /** Areas with data-snippet, which Bing may show and cite. Absent if there are none. */
  snippet?: ElementRef[];
  /** Elements with text that styles hide in the main content, and text that addresses language models. */
  hiddenText: ElementRef[];
}

/** A form, and how it describes itself to software agents (WebMCP, declarative). */
export interface FormTool {
  at: ElementRef;
  /** `toolname`; null if there is none. */
  tool: string | null;
  /** `tooldescription`; '' if absent. */
  description: string;
  /** `toolautosubmit`: whether it may be sent without the user's click. */
  submits: boolean;
  /** Number of fields with a name, and of those with `toolparamdescription`. */
  fields: number;
  described: number;
}

/** Buttons and fields, and whether software can identify them by name. */
export interface ControlsFact {
  total: number;
  /** Visible controls without an accessible name: label, ARIA, content, title, placeholder. Capped at 50. */
  nameless: ElementRef[];
  /** At most 1,000. */
  namelessTotal: number;
  /** Capped at 100. */
  forms: FormTool[];
  formTotal: number;
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
  /**
   * Style sheets and fonts that apply to this screen and could not be loaded: the URL of the style sheet, the family of the font. What
   * depends on the layout is then unknown. Absent if none is known to be missing.
   */
  unloaded?: { kind: 'style' | 'font'; name: string }[];
}

export interface VitalsFact {
  /** Whether the document was hidden before its first paint, or loaded in the background. */
  background: boolean;
  /** Whether the page changed to another path without loading a document: the values are those of the first page of the visit. Absent if not. */
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
  /** Elements beyond the viewport's right edge (left in right-to-left pages). */
  overflow: { at: ElementRef; right: number }[];
  /** Tap targets smaller than 24 × 24 CSS px (WCAG 2.5.8), except inline links. */
  smallTargets: { at: ElementRef; width: number; height: number }[];
  smallTargetsTotal: number;
  /** Share of the first screen covered by fixed or sticky overlays, 0…1. */
  overlayShare: number;
  overlays: ElementRef[];
  /**
   * What lies over at least half of the first screen and is not the page: a consent dialog, a login wall. `alone`: there is hardly any other
   * text. Absent if there is none.
   */
  wall?: { at: ElementRef; alone: boolean };
}

/** Facts of requests to other URLs. */

export type LinkClass = 'ok' | 'redirected' | 'broken' | 'unverified' | 'skipped';

/** One redirecting response, as the browser reports it. */
export interface ProbeHop {
  url: string;
  status: number;
  /** Milliseconds from the request to its response. Absent if not measured. */
  ms?: number;
}

export interface Probe {
  /** Without fragment. */
  url: string;
  class: LinkClass;
  /** Status of the last response; 0 if there was none. */
  status: number;
  finalUrl: string;
  /** Minimum number: if the browser hides the hops, 1 means one or more. */
  redirects: number;
  /** What is known besides the status, or why there is none; null if the status says it all. */
  reason: ProbeReason | null;
  /** The redirecting responses in order, at most 20. Absent if the browser does not show them, or if there were none. */
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
  /** robotsTxtAllowed: for Googlebot; null or absent if unknown. */
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
  /** For Googlebot-Image; absent if it was not looked up, null if unknown. */
  robotsTxtAllowed?: boolean | null;
}

export interface ShareImageFact {
  picture: PictureProbe;
}

/** robotsTxtAllowed: whether at least one may be fetched, as far as known. */
export interface IconsFact {
  pictures: PictureProbe[];
  robotsTxtAllowed: boolean | null;
}

export interface RedirectsFact {
  /** From the first URL to the page, which is the last entry. HTTP redirects only: redirects by the page itself are not visible. Empty if nothing was seen. */
  hops: ProbeHop[];
  loop: boolean;
  /** Variants of the page's URL: http for https, with and without www, with and without a trailing slash. */
  variants?: readonly Probe[];
}

/** Facts requested from the page's own origin: raw HTML, headers, robots.txt, sitemaps, llms.txt. */

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

/** Facts of structured data, in any syntax. */

/** JSON value of structured data, capped in depth (8), keys (200) and string length (2,000). */
export type DataValue = string | number | boolean | null | DataValue[] | { [key: string]: DataValue };

export interface JsonLdBlock {
  /** 1-based index among the page's ld+json blocks. */
  index: number;
  bytes: number;
  /** Parsed and capped; null if it is not valid JSON. */
  data: DataValue | null;
  /** Line and column are 1-based in the text of the block. `near` is the faulty line, capped; `nearColumn` the position in it. */
  error: (JsonFault & { line: number; column: number; near: string; nearColumn: number }) | null;
  /** The text that is not JSON, from the collector until its error is located; at most 1,000,000 characters per page. */
  notJson?: string;
  selector: string;
}

/** One typed node of the page, from any syntax, in the shape of a JSON-LD node. */
export interface DataItem {
  format: 'json-ld' | 'microdata' | 'rdfa';
  /** Index of its JSON-LD block (1-based); 0 for the other formats. */
  block: number;
  /** Short type names of schema.org (`Product`), full IRI for other vocabularies. */
  types: string[];
  id: string | null;
  /** Whether it is at the top, not nested in another item. */
  top: boolean;
  /** Property → values. Nested items stay nested as objects with `@type`. */
  properties: Record<string, DataValue[]>;
  /** JSON pointer in the block, or '' . */
  pointer: string;
  selector: string;
  /** Whether other context files than schema.org's apply: they may define names of their own. */
  open?: true;
}

/** The injected script delivers blocks and the items of microdata and RDFa; `readJsonLdBlocks` adds those of JSON-LD before them. */
export interface StructuredDataFact {
  blocks: JsonLdBlock[];
  items: DataItem[];
  total: number;
}

export interface SchemaTermsFact {
  /** Version or date of the vocabulary. */
  release: string;
  issues: {
    kind: 'unknown-type' | 'unknown-property' | 'wrong-domain' | 'wrong-value' | 'unknown-enumeration' | 'superseded';
    item: number;
    type: string;
    property: string;
    value: string;
    /** What would be valid: expected types, or the most similar name. */
    expected: string;
  }[];
}

/** Facts of the text: headings, blocks, main content, language. */

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
