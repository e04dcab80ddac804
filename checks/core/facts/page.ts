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
