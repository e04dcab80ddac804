/** What the walk needs to know of an element's name. */
export interface Tag {
  /** As in a selector. */
  name: string;
  /** The name where a selector can hold it, else `*`. */
  selector: string;
  flags: number;
  /** Which visitor sees it: see `visits`. 0 for none. */
  visit: number;
  /** Heading level, else 0. */
  level: number;
  /** Steps of selectors by the number among the siblings, filled as they are met. */
  steps: string[];
}

/** Makes a box of its own: text before, in and after it does not run together. */
export const block = 1;
/** Its subtree is not page content or belongs to another document. */
export const skipped = 2;
/** Can carry an open shadow root. */
export const host = 4;
/** Its class and id may tell what part of the page it is. */
export const container = 8;
/** Its visitor wants to know when the element ends. */
export const leaves = 16;
/** Inline element that is hardly ever hidden by a style that it has no class or attribute for. */
export const phrase = 32;
/** Text in it is never main content. */
export const control = 64;
/** Text in it is a unit of reading in its own right (p, li, td, …): its score goes to its parent. */
export const prose = 128;

export const visits = {
  title: 1, meta: 2, link: 3, base: 4, script: 5, style: 6, noscript: 7, template: 8, anchor: 9, area: 10, image: 11, heading: 12,
  form: 13, input: 14, button: 15, frame: 16, summary: 17, time: 18, row: 19, cell: 20, term: 21, definition: 22, svg: 23, lineBreak: 24,
  landmark: 25, figure: 26, figcaption: 27, pre: 28, code: 29, quote: 30, list: 31, table: 32, definitions: 33, note: 34, details: 35,
  slot: 36, article: 37, main: 38, body: 39, head: 40, source: 41,
} as const;

const table = new Map<string, Tag>();
function define(names: string, flags: number, visit = 0): void {
  for (const name of names.split(' ')) {
    const level = visit === visits.heading ? Number(name[1]) : 0;
    const tag: Tag = { name, selector: name, flags, visit, level, steps: [] };
    // HTML elements of HTML documents have upper-case node names, those of XHTML lower-case ones.
    table.set(name.toUpperCase(), tag);
    table.set(name, tag);
  }
}
define('title', skipped, visits.title);
define('meta', skipped, visits.meta);
define('link', skipped, visits.link);
define('base', skipped, visits.base);
define('script', skipped, visits.script);
define('style', skipped, visits.style);
define('noscript', skipped, visits.noscript);
define('template', skipped, visits.template);
define('head', 0, visits.head);
define('html', block);
define('body frameset', block | host | container, visits.body);
define('frame', skipped);
define('a', phrase | leaves, visits.anchor);
define('area', skipped, visits.area);
define('img', skipped, visits.image);
define('h1 h2 h3 h4 h5 h6', block | host | prose, visits.heading);
define('form', block | container | leaves, visits.form);
define('input textarea select', skipped, visits.input);
define('datalist', skipped);
define('button', block | control, visits.button);
define('iframe object embed canvas video audio', skipped, visits.frame);
define('summary', block | prose, visits.summary);
define('time', phrase, visits.time);
define('tr', block | leaves, visits.row);
define('td th', block | prose, visits.cell);
define('dt', block | prose, visits.term);
define('dd', block | prose, visits.definition);
define('svg', skipped, visits.svg);
define('br', skipped, visits.lineBreak);
define('nav aside footer header dialog', block | host | container | leaves, visits.landmark);
define('main', block | host | container | leaves, visits.main);
define('article', block | host | container | leaves, visits.article);
define('figure', block | container | leaves, visits.figure);
define('figcaption', block | prose, visits.figcaption);
define('pre', block | prose, visits.pre);
define('code kbd samp', phrase, visits.code);
define('blockquote', block | host | prose, visits.quote);
define('q', phrase, visits.quote);
define('ul ol menu', block | container, visits.list);
define('li', block | prose);
define('table', block | container | leaves, visits.table);
define('dl', block | container, visits.definitions);
define('sup cite', phrase, visits.note);
define('details', block | container, visits.details);
define('slot', 0, visits.slot);
define('p', block | host | prose);
define('div section', block | host | container);
define('address center caption fieldset hgroup hr legend optgroup option search tbody thead tfoot', block);
define('label', control);
define('span', host);
define('b strong i em u s small big font tt mark sub abbr dfn var del ins bdi bdo ruby rb rt rtc rp nobr wbr', phrase);
define('source', skipped, visits.source);
define('param track col', skipped);

/** Name table for elements that are not in the list; small, since a hostile page may invent any number of names. */
const others = new Map<string, Tag>();

/** The tag of an element by its node name; undefined for nodes that are no elements. */
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
  const tag: Tag = { name, selector: /^[a-z][a-z0-9-]*$/.test(name) ? name : '*', flags: name.includes('-') ? host : 0, visit: 0, level: 0, steps: [] };
  if (others.size < 1_000) others.set(nodeName, tag);
  return tag;
}

/** For elements of other vocabularies in XML documents. */
export const foreign: Tag = { name: '*', selector: '*', flags: 0, visit: 0, level: 0, steps: [] };
