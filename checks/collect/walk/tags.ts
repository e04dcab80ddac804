import * as kinds from './kinds.ts';

/** What the walk needs to know about a tag name. */
export interface Tag {
  /** The name as written in selectors. */
  name: string;
  /** The name if it is valid in a selector, otherwise `*`. */
  selector: string;
  flags: number;
  /** The kind that decides which visitors see it, see kinds.ts; 0 for none. */
  visit: number;
  /** Heading level, or 0. */
  level: number;
  /** Selector steps by position among siblings, filled on demand. */
  steps: string[];
}

/** Has its own box, so the text before, in and after it is separate. */
export const block = 1;
/** Its subtree is not page content or belongs to another document. */
export const skipped = 2;
/** Can carry an open shadow root. */
export const host = 4;
/** Its class and id may name a region of the page. */
export const container = 8;
/** Inline element that is hardly ever hidden by a style unless it has a class or attribute. */
export const phrase = 32;
/** Text in it is never main content. */
export const control = 64;
/** Its text is a reading unit (p, li, td, …), and its score goes to its parent. */
export const prose = 128;

const table = new Map<string, Tag>();
function define(names: string, flags: number, visit = 0): void {
  for (const name of names.split(' ')) {
    const level = visit === kinds.heading ? Number(name[1]) : 0;
    const tag: Tag = { name, selector: name, flags, visit, level, steps: [] };
    // Element names are upper case in HTML documents and lower case in XHTML.
    table.set(name.toUpperCase(), tag);
    table.set(name, tag);
  }
}
define('title', skipped, kinds.title);
define('meta', skipped, kinds.meta);
define('link', skipped, kinds.link);
define('base', skipped, kinds.base);
define('script', skipped, kinds.script);
define('style', skipped, kinds.style);
define('noscript', skipped, kinds.noscript);
define('template', skipped, kinds.template);
define('head', 0, kinds.head);
define('html', block);
define('body frameset', block | host | container, kinds.body);
define('frame', skipped, kinds.frame);
define('a', phrase, kinds.anchor);
define('area', skipped, kinds.area);
define('img', skipped, kinds.image);
define('h1 h2 h3 h4 h5 h6', block | host | prose, kinds.heading);
define('form', block | container, kinds.form);
define('input textarea select', skipped, kinds.input);
define('datalist', skipped);
define('button', block | control, kinds.button);
define('iframe object embed canvas video audio', skipped, kinds.frame);
define('summary', block | prose, kinds.summary);
define('time', phrase, kinds.time);
define('tr', block, kinds.row);
define('td th', block | prose, kinds.cell);
define('dt', block | prose, kinds.term);
define('dd', block | prose, kinds.definition);
define('svg', skipped, kinds.svg);
define('br', skipped, kinds.lineBreak);
define('nav aside footer header dialog', block | host | container, kinds.landmark);
define('main', block | host | container, kinds.main);
define('article', block | host | container, kinds.article);
define('figure', block | container, kinds.figure);
define('figcaption', block | prose, kinds.figcaption);
define('pre', block | prose, kinds.pre);
define('code kbd samp', phrase, kinds.code);
define('blockquote', block | host | prose, kinds.quote);
define('q', phrase, kinds.quote);
define('ul ol menu', block | container, kinds.list);
define('li', block | prose);
define('table', block | container, kinds.table);
define('dl', block | container, kinds.definitions);
define('sup cite', phrase, kinds.note);
define('details', block | container, kinds.details);
define('slot', 0, kinds.slot);
define('p', block | host | prose);
define('div section', block | host | container);
define('address center caption fieldset hgroup hr legend optgroup option search tbody thead tfoot', block);
define('label', control, kinds.label);
define('span', host);
define('s strike del', phrase, kinds.struck);
define('b strong i em u small big font tt mark sub abbr dfn var ins bdi bdo ruby rb nobr wbr', phrase);
define('rt rtc rp', phrase, kinds.reading);
define('source', skipped, kinds.source);
define('param track col', skipped);

/** Tags of elements that are not listed; capped, since a hostile page can invent any number of names. */
const others = new Map<string, Tag>();

/** The tag of an element by node name; undefined for other nodes. */
export function tagOf(nodeName: string): Tag | undefined {
  const known = table.get(nodeName);
  if (known) return known;
  const first = nodeName.charCodeAt(0);
  // #comment, #cdata-section, #document-fragment
  if (first === 35) return undefined;
  return others.get(nodeName) ?? otherTag(nodeName);
}

function otherTag(nodeName: string): Tag {
  const name = /^[A-Z][-\w.]*$/.test(nodeName) ? nodeName.toLowerCase() : nodeName;
  const tag: Tag = {
    name,
    selector: /^[a-z][a-z0-9-]*$/.test(name) ? name : '*',
    flags: name.includes('-') ? host : 0,
    visit: 0,
    level: 0,
    steps: [],
  };
  if (others.size < 1_000) others.set(nodeName, tag);
  return tag;
}

/** For elements of other vocabularies in XML documents. */
export const foreign: Tag = { name: '*', selector: '*', flags: 0, visit: 0, level: 0, steps: [] };
