import { caps, clipToOneLine } from '../../core/helpers/clip.ts';
import { contrastRatio } from '../../core/helpers/contrast-ratio.ts';
import { documentProperty } from '../dom.ts';
import { selectorOf } from '../selectors.ts';
import { TimeSlices } from '../slices.ts';
import type { UnclearCause } from './boxes.ts';
import { TextReader, documentRoot, type ContrastText } from './read-texts.ts';

/** Texts of one kind: how many elements, what the first one says, and where some of them are. */
interface ContrastSample {
  count: number;
  text: string;
  /** Of the first ones, in the order of the page. */
  selectors: string[];
}

/** Texts whose colors contrast too little. */
export interface TextAndGround extends ContrastSample {
  /** As on the screen, with everything that shines through: `#rrggbb`. */
  color: string;
  background: string;
  /** 1 to 21, rounded down to hundredths, so that 4.499 is not 4.5. */
  ratio: number;
  /** What WCAG 2.2 requires: 3 for large text, otherwise 4.5. */
  needed: 3 | 4.5;
}

export interface UnclearContrast extends ContrastSample {
  cause: UnclearCause;
}

/** Contrast of a document's text (WCAG 2.2, 1.4.3), counted by elements that have text of their own. */
export interface Figures {
  enough: number;
  failed: number;
  unclear: number;
  /** Most elements first. */
  pairs: TextAndGround[];
  pairsTotal: number;
  causes: UnclearContrast[];
  /** The page has more elements, or took too long: these figures are of its beginning. */
  truncated: boolean;
}

/** Maximum number of pairs that are collected, that are returned, and of selectors of each. */
const most = { collected: 5_000, pairs: 100, selectors: 10 } as const;
/** CSS pixels from which text is large: 18 points, and 14 points in bold. */
const large = 24;
const largeBold = 18.66;
/** Milliseconds of work between two pauses, and until the walk ends; as many again until its texts are compared with what lies over them. */
const slice = 30;
const patience = 10_000;

interface Group {
  count: number;
  first: ContrastText;
  elements: Element[];
}

/**
 * Measures the text of a live document. Nothing is changed or scrolled. Text is unclear where another element overlaps it.
 * @param mostTexts maximum number of elements with text
 * @returns null for a document without a window or a root
 */
export async function measureContrast(document: Document, mostTexts = 20_000): Promise<Figures | null> {
  const [view, root] = [documentProperty(document, 'defaultView'), documentRoot(document)];
  if (!view || !root) return null;
  const slices = new TimeSlices(slice);
  const over = performance.now() + patience;
  const texts = new TextReader(document, view, root, mostTexts);
  let steps = 0;
  for (const _ of texts.read(root)) {
    if (++steps % 64 !== 0 || !slices.over) continue;
    if (performance.now() > over) {
      texts.truncated = true;
      break;
    }
    await slices.pause();
  }
  const figures = await slices.drive(groupTexts(texts, performance.now() + patience));
  slices.finish();
  return figures;
}

/** @param end time after which the remaining texts are not compared: a page can put thousands of boxes over each */
function* groupTexts({ texts, painted, truncated }: TextReader, end: number): Generator<void, Figures> {
  const pairs = new Map<string, Group & Pick<TextAndGround, 'color' | 'background' | 'ratio' | 'needed'>>();
  const causes = new Map<UnclearCause, Group>();
  let [enough, failed, unclear, compared] = [0, 0, 0, 0];
  for (const text of texts) {
    if (performance.now() > end) break;
    compared++;
    yield;
    const { colors } = text;
    const cause =
      typeof colors === 'string' ? colors : painted.touches({ ...text, x: colors.x, y: colors.y }, colors.ground) ? 'overlap' : null;
    if (cause !== null || typeof colors === 'string') {
      unclear++;
      addTo(causes, cause!, text);
      continue;
    }
    const { color, background } = colors;
    const ratio = contrastRatio(color, background);
    const needed = text.size >= large || (text.bold && text.size >= largeBold) ? 3 : 4.5;
    if (ratio >= needed) {
      enough++;
    } else if (text.outlined || ratio === 1) {
      unclear++;
      // Text that nobody can see may be hidden that way on purpose.
      addTo(causes, text.outlined ? 'effect' : 'same', text);
    } else {
      failed++;
      addTo(pairs, `${color}${background}${needed}`, text, { color, background, ratio: Math.floor(ratio * 100) / 100, needed });
    }
  }
  const shown = [...pairs.values()].toSorted((one, other) => other.count - one.count || one.ratio - other.ratio).slice(0, most.pairs);
  const sampled: TextAndGround[] = [];
  for (const group of shown) {
    const { color, background, ratio, needed } = group;
    sampled.push({ color, background, ratio, needed, ...sampleOf(group) });
    yield;
  }
  return {
    enough,
    failed,
    unclear,
    pairs: sampled,
    pairsTotal: pairs.size,
    causes: [...causes].map(([cause, group]) => ({ cause, ...sampleOf(group) })).toSorted((one, other) => other.count - one.count),
    truncated: truncated || compared < texts.length,
  };
}

function addTo<Key, More extends object>(groups: Map<Key, Group & More>, key: Key, text: ContrastText, more?: More): void {
  const group = groups.get(key);
  if (group) {
    group.count++;
    if (group.elements.length < most.selectors) group.elements.push(text.element);
  } else if (groups.size < most.collected) {
    groups.set(key, { count: 1, first: text, elements: [text.element], ...(more as More) });
  }
}

const sampleOf = ({ count, first, elements }: Group): ContrastSample => ({
  count,
  text: clipToOneLine(first.text, caps.text),
  selectors: elements.map(selectorOf),
});
