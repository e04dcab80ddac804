/**
 * Maximum depth of open elements in a source, before it is parsed. Parsers search the open elements at nearly every tag: 250 kB of
 * unclosed tags keep a browser busy for ten seconds in one task. Browsers limit the depth of the tree, but not the open elements.
 */

/** Sources with more open elements are not parsed. Ordinary pages stay far below, even with missing end tags. */
export const deepest = 2_000;
/** Number of open elements that are searched for the one that a tag closes. */
const searched = 100;
/** Tags between two yields. */
const step = 500;

const list = (names: string) => new Set(names.split(' '));
const empty = list('area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr');
const raw = list('script style textarea title xmp iframe noembed noframes');
const formatting = list('a b big code em font i nobr s small strike strong tt u');
/** Start tags that close an open p (HTML Standard, 13.2.6.4.7). */
const endsParagraph = list(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup main menu nav ol p pre search section summary table ul li dt dd',
);
const paragraphStops = list('table td th caption button template object marquee applet html');
/** Elements whose end tag is optional: which open elements a start tag closes, and which elements limit that. */
const implied: Record<string, { ends: ReadonlySet<string>; stops: ReadonlySet<string> }> = {
  li: { ends: list('li'), stops: list('ul ol menu table td th') },
  dt: { ends: list('dt dd'), stops: list('dl table td th') },
  dd: { ends: list('dt dd'), stops: list('dl table td th') },
  option: { ends: list('option'), stops: list('select datalist optgroup') },
  optgroup: { ends: list('optgroup'), stops: list('select') },
  tr: { ends: list('tr'), stops: list('table template') },
  td: { ends: list('td th'), stops: list('tr table template') },
  th: { ends: list('td th'), stops: list('tr table template') },
  tbody: { ends: list('thead tbody tfoot caption colgroup'), stops: list('table template') },
  thead: { ends: list('thead tbody tfoot caption colgroup'), stops: list('table template') },
  tfoot: { ends: list('thead tbody tfoot caption colgroup'), stops: list('table template') },
  a: { ends: list('a'), stops: list('table td th template') },
};
const nothing: ReadonlySet<string> = new Set();
const tableOnly = list('table template');

/** Whether more than `deepest` elements are open at once. Linear; a generator that yields in between. */
export function* isNestedTooDeep(html: string): Generator<void, boolean> {
  const open: string[] = [];
  const find = (names: ReadonlySet<string>, stops: ReadonlySet<string>): number => {
    for (let at = open.length - 1; at >= 0 && at >= open.length - searched; at--) {
      if (names.has(open[at]!)) return at;
      if (stops.has(open[at]!)) return -1;
    }
    return -1;
  };
  const popTo = (at: number) => {
    if (at >= 0) open.length = at;
  };
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (++tags % step === 0) yield;
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2);
      if (end < 0) return false;
      at = end + 3;
      continue;
    }
    const ends = html[at + 1] === '/';
    namePattern.lastIndex = at + (ends ? 2 : 1);
    const name = namePattern.exec(html)?.[0].slice(0, 40).toLowerCase();
    if (!name) {
      at++;
      continue;
    }
    at = tagEnd(html, namePattern.lastIndex);
    if (ends) {
      const found = find(new Set([name]), name === 'table' ? nothing : tableOnly);
      if (found >= 0 && formatting.has(name)) open.splice(found, 1);
      else popTo(found);
      continue;
    }
    if (empty.has(name)) continue;
    if (endsParagraph.has(name)) popTo(find(paragraph, paragraphStops));
    const rule = Object.hasOwn(implied, name) ? implied[name] : undefined;
    if (rule) {
      const found = find(rule.ends, rule.stops);
      if (found >= 0 && name === 'a') open.splice(found, 1);
      else popTo(found);
    }
    if (raw.has(name)) {
      const close = new RegExp(`</${name}[\\s/>]`, 'gi');
      close.lastIndex = at;
      const end = close.exec(html);
      if (!end) return false;
      at = end.index + 2;
      continue;
    }
    open.push(name);
    if (open.length > deepest) return true;
  }
  return false;
}

const paragraph = list('p');
const namePattern = /[a-zA-Z][^\s/>]*/y;

/** Index after a tag; quoted values may contain anything. */
function tagEnd(html: string, from: number): number {
  let value = false;
  for (let at = from; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === 0x3e) return at + 1;
    if (value && (code === 0x22 || code === 0x27)) {
      const close = html.indexOf(html[at]!, at + 1);
      if (close < 0) return html.length;
      at = close;
      value = false;
    } else if (code > 0x20) value = code === 0x3d;
  }
  return html.length;
}
