/** The text of a heading as a reader takes it, and the elements in it that are not part of that text. */
import { caps, clipToOneLine } from '../../core/helpers/clip.ts';
import {
  assignedNodes,
  attribute,
  data,
  firstChild,
  htmlNamespace,
  namespace,
  nextSibling,
  nodeName,
  nodeType,
  shadowRoot,
} from '../dom.ts';
import * as kinds from '../walk/kinds.ts';
import { block, tagOf, type Tag } from '../walk/tags.ts';
import { comparableText } from './key.ts';
import { isFootnoteMark, isUnreadTag } from './start.ts';

/** Maximum number of nodes read in one heading, and length of a badge in code units. */
const [nodesRead, longestBadge] = [1_000, 30];

/** An element in a heading that is probably not part of its text. */
interface Aside {
  element: Element;
  /** `link` and `bracketed` are none at the start or in the middle of a heading; `badge` is none if the title has its words. */
  kind: 'certain' | 'link' | 'bracketed' | 'badge';
  text: string;
  links: boolean;
}
interface Piece {
  text: string;
  aside: Aside | null;
}

/** Classes that generators of documentation give to the link of a heading to itself. */
const permalinkClass = /(?:^|[\s_-])(?:anchor|permalink|header-?link|heading-?link|hash-?link|autolink|self-?link)(?:$|[\s_-])/i;
/** Classes of links to the form that edits a section; in wikis, their address has the action. */
const editClass = /(?:^|[\s_-])edit-?(?:section|link|button|page)(?:$|[\s_-])/i;
const editsInUrl = /[?&](?:ve)?action=edit(?:&|$)/i;
/** Classes of labels such as "New" or "Beta", as component libraries name them. */
const badgeClass =
  /(?:^|[^A-Za-z])(?:badge|chip|pill|lozenge|sticker)s?(?![A-Za-z])|(?:Badge|Chip|Pill|Lozenge|Sticker)s?(?![a-z])|(?:^|\s)(?:[Ll]abel|tag)(?=\s|$)/;
const brackets = /^\s*\[[^[\]]+\]\s*$/;
/** A fragment; `#` alone is the top of the page, and the target of links that scripts handle. */
const toFragment = /^\s*#./;

const hasWord = (text: string) => comparableText(text) !== '';

/**
 * @param title title of the page: what it contains is no badge
 * @returns text of the heading on one line, or the names of its images and labeled elements if it has none; and the elements in it that are
 * no part of the text: permalinks, footnote marks, badges, links to edit it, buttons, text that is hidden from screen readers
 */
export function headingText(heading: Element, title: string): { text: string; beside: Element[] } {
  const { pieces, names } = piecesOf(heading);
  const asides = [...new Set(pieces.flatMap(({ aside }) => aside ?? []))];
  const lastWord = pieces.findLast(({ text, aside }) => hasWord(text) && aside?.kind !== 'certain');
  const textWithout = (beside: ReadonlySet<Aside>) => pieces.map(({ text, aside }) => (aside && beside.has(aside) ? '' : text)).join('');
  const beside = new Set(
    asides.filter((aside) => {
      if (aside.kind === 'certain' || !hasWord(aside.text)) return aside.kind !== 'bracketed';
      if (aside.kind === 'link') return lastWord?.aside === aside;
      if (aside.kind === 'bracketed') return lastWord?.aside === aside && aside.links && brackets.test(aside.text);
      return false;
    }),
  );
  const whole = comparableText(textWithout(beside));
  for (const aside of asides)
    if (aside.kind === 'badge' && aside.text.trim().length <= longestBadge && !comparableText(title).includes(whole)) beside.add(aside);
  const remaining = textWithout(beside);
  const isAll = !hasWord(remaining);
  const text = isAll ? textWithout(new Set()) : remaining;
  return {
    text:
      clipToOneLine(text, caps.text * 2) ||
      clipToOneLine(names, caps.text) ||
      clipToOneLine(attribute.call(heading, 'aria-label') ?? '', caps.text),
    beside: isAll ? [] : Array.from(beside, ({ element }) => element),
  };
}

/** The texts of a heading in order, including those of slots and shadow roots, and the names of its images and labeled elements. */
function piecesOf(heading: Element): { pieces: Piece[]; names: string } {
  const pieces: Piece[] = [];
  let names = '';
  let length = 0;
  const add = (text: string, aside: Aside | null) => {
    pieces.push({ text, aside });
    if (aside) aside.text += text;
    length += text.length;
  };
  /** Nodes to read, last first; null ends a box. */
  const open: { node: Node | null; aside: Aside | null; depth: number }[] = [];
  const enter = (element: Element, aside: Aside | null, depth: number) => {
    for (const node of childrenOf(element).reverse()) open.push({ node, aside, depth });
  };
  enter(heading, null, 1);
  for (let read = 0; open.length > 0 && read < nodesRead && length < caps.text * 16; read++) {
    const { node, aside: around, depth } = open.pop()!;
    if (node === null) add(' ', around);
    else if (nodeName.call(node) === '#text') add(data.call(node), around);
    else if (nodeType.call(node) === 1) {
      const element = node as Element;
      const tag = tagOf(nodeName.call(node));
      if (!tag || isUnreadTag(tag)) continue;
      const label = (tag.visit === kinds.image && attribute.call(element, 'alt')?.trim()) || attribute.call(element, 'aria-label');
      if (label) names += ` ${label}`;
      const aside = around ?? asideOf(element, tag, depth);
      if (around && tag.visit === kinds.anchor) around.links = true;
      const isBox = (tag.flags & block) !== 0 || tag.visit === kinds.lineBreak;
      if (isBox) {
        add(' ', around);
        open.push({ node: null, aside: around, depth });
      }
      enter(element, aside, depth + 1);
    }
  }
  return { pieces, names };
}

function asideOf(element: Element, tag: Tag, depth: number): Aside | null {
  const kind = kindOf(element, tag, depth);
  return kind && { element, kind, text: '', links: tag.visit === kinds.anchor };
}

function kindOf(element: Element, tag: Tag, depth: number): Aside['kind'] | null {
  if (tag.visit === kinds.button || isFootnoteMark(element, tag)) return 'certain';
  if (attribute.call(element, 'aria-hidden')?.toLowerCase() === 'true') return 'certain';
  const names = attribute.call(element, 'class') ?? '';
  if (editClass.test(names)) return 'certain';
  if (tag.visit === kinds.anchor) {
    const href = attribute.call(element, 'href') ?? '';
    if (editsInUrl.test(href)) return 'certain';
    if (toFragment.test(href)) return permalinkClass.test(names) ? 'certain' : 'link';
    return null;
  }
  if (badgeClass.test(names)) return 'badge';
  return depth === 1 ? 'bracketed' : null;
}

/** The first nodes that are rendered in an element. */
function childrenOf(element: Element): Node[] {
  const isSlot = /^slot$/i.test(nodeName.call(element)) && namespace.call(element) === htmlNamespace;
  const assigned = isSlot ? assignedNodes.call(element) : [];
  if (assigned.length > 0) return assigned.slice(0, nodesRead);
  const children: Node[] = [];
  for (let node = firstChild.call(shadowRoot.call(element) ?? element); node && children.length < nodesRead; node = nextSibling.call(node))
    children.push(node);
  return children;
}
