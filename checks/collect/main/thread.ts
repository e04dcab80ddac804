import type { Block } from '../../core/facts/text.ts';
import type { AlikeBox } from './alike.ts';
import { attribute, textContent } from '../dom.ts';
import type { AlikeGroup } from './groups.ts';
import { sentenceEnd } from './exclude-blocks.ts';
import { rangeSums } from './range-sums.ts';
import type { Visitors } from '../walk/visitors.ts';

/** Minimum share of the page's prose in posts. */
const leastShare = 0.3;
/** Maximum text before the posts of a thread (more means that they are comments): in blocks of another kind and of the same kind, and as a share of the page's prose. */
const before = { other: 2, own: 6, share: 0.15 };
/** Minimum share of posts with a text box, and of their prose in such boxes. */
const body = { posts: 0.6, prose: 0.85 };
const half = 0.5;
/** With fewer posts, the page must declare that it is a thread. */
const few = 3;
/** Maximum number of JSON-LD scripts that are read, and of characters of each. */
const read = { scripts: 20, characters: 200_000 };

/** Posts of several people that are the purpose of the page. */
export interface Thread {
  /** Blocks of their text. */
  blocks: number[];
  posts: AlikeBox[];
  /** Range of the blocks of all posts: the first, and the one after the last. */
  first: number;
  end: number;
}

const declaredTypes = /"(?:[^"]{0,40}\/)?(DiscussionForumPosting|QAPage|Product|ProductGroup)"/g;
/** Whether the page declares that it is a thread, or a product with reviews. */
export function declaredThreadKind({ structuredData: { jsonLd, microdata } }: Visitors): 'thread' | 'goods' | null {
  const found = new Set<string>();
  for (const { element } of jsonLd.slice(0, read.scripts))
    for (const [, type] of textContent.call(element).slice(0, read.characters).matchAll(declaredTypes)) found.add(type!);
  for (const { element } of microdata) {
    const type = /schema\.org\/(DiscussionForumPosting|QAPage|Product|ProductGroup)\b/.exec(attribute.call(element, 'itemtype') ?? '')?.[1];
    if (type) found.add(type);
  }
  if (found.has('DiscussionForumPosting') || found.has('QAPage')) return 'thread';
  return found.size > 0 ? 'goods' : null;
}

/**
 * Finds the posts of a thread. Readers' comments and product reviews are as similar to each other as posts; what precedes
 * them, and what the page declares, distinguishes them.
 * @param headlines indexes of h1 blocks
 * @param usable whether a block may be content: not in a menu, button or other kind of box
 */
export function findThread(
  visitors: Visitors,
  declared: ReturnType<typeof declaredThreadKind>,
  groups: readonly AlikeGroup[],
  usable: (at: number) => boolean,
  headlines: readonly number[],
): Thread | null {
  const {
    text: {
      runs: { blocks, prose, controls },
    },
    main: { alike },
    parts: { forms },
  } = visitors;
  const posts = groups
    .filter(({ fact }) => fact.kind === 'posts')
    .sort((a, b) => b.prose - a.prose || a.members[0]!.from - b.members[0]!.from)[0];
  if (!posts) return null;
  const { members, fact } = posts;
  const inPosts = new Uint8Array(blocks.length);
  for (const { first, end } of members) inPosts.fill(1, first, end);
  const proseIn = rangeSums(prose);
  // Posts may have different names, so everything with the same parent counts as one.
  const parent = members.every((box) => box.parent === members[0]!.parent)
    ? alike.boxes.find((box) => box.from === members[0]!.parent)
    : undefined;
  const first = members[0]!.first;
  const end = Math.max(
    parent?.end ?? 0,
    members.reduce((last, box) => Math.max(last, box.end), 0),
  );

  const name = bodyName(alike.boxes, members, proseIn, posts.prose);
  const postBlocks = new Set<number>();
  let outside = 0;
  const bodies =
    name === null
      ? members
      : alike.boxes.filter((box) => box.name === name && (box.end <= first ? proseIn(box.first, box.end) > 0 : box.first < end));
  // Some boxes contain only the text, others also a name, a date and buttons.
  const pure = length(members) - length(bodies.filter((box) => inPosts[box.first] === 1)) >= members.length;
  for (const box of bodies) {
    for (let at = box.first; at < box.end; at++) {
      if (!isPostText(blocks[at]!) || controls[at] || !(pure || prose[at]! > 0 || isPostSentence(blocks[at]!))) continue;
      postBlocks.add(at);
      if (!inPosts[at]) outside += prose[at]!;
    }
  }
  const all = prose.reduce((sum, units, at) => (usable(at) || inPosts[at] ? sum + units : sum), 0);
  if (posts.prose < all * leastShare) return null;
  let above = 0;
  for (let at = 0; at < first; at++) if (!inPosts[at] && !postBlocks.has(at) && usable(at)) above += prose[at]!;

  if (declared === 'goods' || (declared === null && forms.some(({ fact: form }) => form.addToCart))) return null;
  if (declared === null) {
    if (fact.count < few || (fact.accounts < fact.count * half && fact.headings >= fact.count * half)) return null;
    const most = (posts.prose / fact.count) * (outside > 0 ? before.own : before.other);
    if (above + outside > Math.max(most, all * before.share)) return null;
  }
  // A question in another kind of box than its answers.
  const headline = headlines.findLast((at) => at < first) ?? 0;
  if (outside === 0) for (let at = headline; at < first; at++) if (usable(at) && prose[at]! > 0) postBlocks.add(at);
  return postBlocks.size === 0 ? null : { blocks: [...postBlocks].sort((a, b) => a - b), posts: members, first, end };
}

const length = (boxes: readonly AlikeBox[]) => boxes.reduce((sum, { first, end }) => sum + end - first, 0);
const isPostSentence = ({ tag, text, linkChars }: Block) =>
  linkChars < text.length * half && (/^(?:p|li|td|th|pre|blockquote)$/.test(tag) || sentenceEnd.test(text));
const isPostText = ({ region }: Block) => region === 'none' || region === 'main' || region === 'comments';

/** The innermost kind of box with the posts' text but without author and date. Null if there is none. */
function bodyName(
  boxes: readonly AlikeBox[],
  members: readonly AlikeBox[],
  proseIn: ReturnType<typeof rangeSums>,
  all: number,
): number | null {
  const names = new Map<number, { posts: Set<number>; prose: number; blocks: number; until: number }>();
  let at = 0;
  for (const box of [...boxes].sort((a, b) => a.from - b.from)) {
    while (at + 1 < members.length && members[at + 1]!.from < box.from) at++;
    const member = members[at]!;
    if (box.from <= member.from || box.to > member.to || box.name < 0) continue;
    let seen = names.get(box.name);
    if (!seen) names.set(box.name, (seen = { posts: new Set(), prose: 0, blocks: 0, until: 0 }));
    seen.posts.add(at);
    if (box.from <= seen.until) continue;
    seen.until = box.to;
    seen.prose += proseIn(box.first, box.end);
    seen.blocks += box.end - box.first;
  }
  const withProse = members.filter(({ first, end }) => proseIn(first, end) > 0).length;
  let best: number | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [name, seen] of names) {
    if (seen.posts.size < withProse * body.posts || seen.prose < all * body.prose || seen.blocks > fewest) continue;
    best = name;
    fewest = seen.blocks;
  }
  return best;
}
