/** Facts of links and images. */
import type { Region } from './page.ts';

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
