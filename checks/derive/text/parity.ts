/**
 * Which blocks of the rendered main content are in the raw HTML? Text is compared by letters and digits only,
 * in grams of 12 characters. The grams of blocks that are not found as they are go into a table, then the source is read once past it:
 * time and memory grow with the sum of both lengths.
 */
import { runToCompletion } from '../../core/helpers/run-to-completion.ts';
import { groupBy } from '../../core/helpers/group-by.ts';

/** Length of a gram, in UTF-16 code units of normalized text. */
const gram = 12;
/** Minimum share of a block's grams in the source for the block to be present. */
const presentShare = 0.7;
/** Value of a block whose text is only in inline JSON: scripts could render it, but a reader of the HTML does not see it. */
const jsonShare = 0.3;
/** Code units that are processed between two yields. */
const step = 65_536;

/** As lettersDigitsAndMarks() does it, without its tables: this runs in the injected script. */
const noise = /[^\p{L}\p{N}\p{M}]+/gu;
const normalise = (text: string) => text.normalize('NFKC').toLowerCase().replace(noise, '');

/** Strings in JSON lose their escapes and tags, so that only words remain. */
const unescapeJson = (json: string) =>
  json
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[nrtbf"'\\/]/g, ' ')
    .replace(/<\/?[a-zA-Z][^<>]{0,500}>/g, ' ');

/** Pieces of about `step` code units, cut so that no letter or escape is split if a suitable place is nearby. */
function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    let end = Math.min(text.length, start + step);
    if (end < text.length) {
      const space = text.lastIndexOf(' ', end);
      if (space > start + step / 2) end = space;
      else if ((text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end--;
    }
    yield text.slice(start, end);
    start = end;
  }
}

const base = 0x01000193;
const basePower = (() => {
  let power = 1;
  for (let i = 1; i < gram; i++) power = Math.imul(power, base);
  return power;
})();

const foundInText = 1;
const foundInJson = 2;

/** Open-addressed table of gram hashes, with a mark for each that was seen. */
class GramTable {
  readonly keys: Uint32Array;
  readonly seen: Uint8Array;
  readonly mask: number;

  /** @param grams maximum number that will be added */
  constructor(grams: number) {
    const size = 2 ** Math.max(8, Math.ceil(Math.log2(Math.max(1, grams) * 2)));
    this.keys = new Uint32Array(size);
    this.seen = new Uint8Array(size);
    this.mask = size - 1;
  }

  /** The slot with the hash, or the empty one for it. */
  slot(hash: number): number {
    const key = hash === 0 ? 1 : hash;
    let at = (Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) >>> 7) & this.mask;
    while (this.keys[at] !== 0 && this.keys[at] !== key) at = (at + 1) & this.mask;
    return at;
  }

  add(hash: number): number {
    const at = this.slot(hash);
    this.keys[at] = hash === 0 ? 1 : hash;
    return at;
  }
}

/** Hashes of all grams of a text, in order. */
function eachGram(text: string, visit: (hash: number, start: number) => void): void {
  let hash = 0;
  for (let i = 0; i < text.length; i++) {
    if (i >= gram) hash = (hash - Math.imul(text.charCodeAt(i - gram), basePower)) | 0;
    hash = (Math.imul(hash, base) + text.charCodeAt(i)) | 0;
    if (i >= gram - 1) visit(hash >>> 0, i - gram + 1);
  }
}

/** How far ahead in the source the next block is searched for, in code units; short blocks could be part of anything. */
const ahead = 20_000;
const aheadIfShort = 1_000;
/** After this many blocks that were not found in order, the text is not the same, and the search stops. */
const mostMissed = 64;

/**
 * Which blocks are in the source unchanged and in order: on most pages, nearly all. Their grams need not be looked up, because the source
 * has them all. Takes no longer than reading the source once, plus `ahead` for each missing block.
 */
function* findInOrder(blocks: readonly string[], served: string): Generator<void, boolean[]> {
  let [from, missed, read] = [0, 0, 0];
  const found: boolean[] = [];
  for (const block of blocks) {
    const isShort = block.length < gram;
    const most = (isShort ? aheadIfShort : ahead) + block.length;
    const at = block === '' || missed >= mostMissed ? -1 : served.slice(from, from + most).indexOf(block);
    found.push(at >= 0);
    if (at < 0) missed++;
    else if (!isShort) from += at + block.length;
    read += at >= 0 ? at + block.length : most;
    if (read < 2 * step) continue;
    read = 0;
    yield;
  }
  return found;
}

/**
 * Share of each main block that is in the raw HTML. Yields every few milliseconds of work.
 * @param mainBlocks texts of the rendered main blocks
 * @param servedText text of the raw HTML without scripts and styles
 * @param inlineJson text of the scripts and data blocks in the raw HTML
 * @returns for each block 1 (present), 0.3 (only in inline JSON) or 0
 */
export function* blockSharesInSource(mainBlocks: readonly string[], servedText: string, inlineJson: string): Generator<void, number[]> {
  const blocks: string[] = [];
  let worked = 0;
  const due = ({ length }: string) => {
    worked += length;
    if (worked < step) return false;
    worked = 0;
    return true;
  };
  for (const text of mainBlocks) {
    blocks.push(normalise(text));
    if (due(text)) yield;
  }
  const normalised: string[] = [];
  for (const piece of pieces(servedText)) {
    normalised.push(normalise(piece));
    yield;
  }
  const served = normalised.join('');
  const inOrder = yield* findInOrder(blocks, served);
  const others = blocks.filter((_, index) => !inOrder[index]);
  yield;

  const table = new GramTable(others.reduce((sum, block) => sum + Math.max(0, block.length - gram + 1), 0));
  const short = new Map<string, { text: string; mark: number }>();
  const slots: (Int32Array | null)[] = [];
  for (const [index, block] of blocks.entries()) {
    if (inOrder[index] || block.length < gram) {
      if (!inOrder[index] && block !== '' && !short.has(block)) short.set(block, { text: block, mark: 0 });
      slots.push(null);
      continue;
    }
    if (due(block)) yield;
    const hashes = new Int32Array(block.length - gram + 1);
    eachGram(block, (hash, start) => {
      hashes[start] = table.add(hash);
    });
    slots.push(hashes);
  }
  yield;

  if (others.some((block) => block !== '')) {
    yield* scan(table, [...short.values()], normalised, foundInText);
    const missing = [...short.values()].filter(({ mark }) => mark === 0);
    const jsonPieces = function* () {
      for (const piece of pieces(inlineJson)) yield normalise(unescapeJson(piece));
    };
    yield* scan(table, missing, jsonPieces(), foundInJson);
  }

  const shares: number[] = [];
  for (const [index, block] of blocks.entries()) {
    if (due(block)) yield;
    const hashes = slots[index];
    if (inOrder[index]) {
      shares.push(1);
      continue;
    }
    if (!hashes) {
      const mark = short.get(block)?.mark ?? foundInText;
      shares.push(mark === foundInText ? 1 : mark === foundInJson ? jsonShare : 0);
      continue;
    }
    let inText = 0;
    let anywhere = 0;
    for (const slot of hashes) {
      const mark = table.seen[slot]!;
      if (mark & foundInText) inText++;
      if (mark) anywhere++;
    }
    const needed = presentShare * hashes.length - 1e-9;
    shares.push(inText >= needed ? 1 : anywhere >= needed ? jsonShare : 0);
  }
  return shares;
}

/** Reads normalized text past the table and marks what it contains. */
function* scan(table: GramTable, short: { text: string; mark: number }[], texts: Iterable<string>, mark: number): Generator<void, void> {
  // Blocks too short for a gram, which are searched as substrings: by their first code unit.
  const waiting = groupBy(short, ({ text }) => text.charCodeAt(0));
  const run = (text: string) =>
    eachGram(text, (hash, start) => {
      const slot = table.slot(hash);
      if (table.keys[slot] !== 0) table.seen[slot]! |= mark;
      const first = text.charCodeAt(start);
      const candidates = waiting.get(first);
      if (!candidates) return;
      const unmatched = candidates.filter((block) => {
        if (!text.startsWith(block.text, start)) return true;
        block.mark = mark;
        return false;
      });
      if (unmatched.length === 0) waiting.delete(first);
      else if (unmatched.length < candidates.length) waiting.set(first, unmatched);
    });
  let carry = '';
  for (const text of texts) {
    const window = carry + text;
    run(window);
    carry = window.slice(-(gram - 1));
    yield;
  }
  // Padded, so that the last short blocks are compared too.
  run(carry + '\0'.repeat(gram - 1));
}

/** The whole comparison without yields, for tests and other callers. */
export function blockSharesAtOnce(mainBlocks: readonly string[], servedText: string, inlineJson: string): number[] {
  return runToCompletion(blockSharesInSource(mainBlocks, servedText, inlineJson));
}

/**
 * C: share of the main text that is in the source, 0…1; 1 if there is no main text.
 * @param units text units of each block, in the order of `shares`
 */
export function weightedShare(shares: readonly number[], units: readonly number[]): number {
  const all = units.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 1;
  return shares.reduce((sum, share, index) => sum + share * (units[index] ?? 0), 0) / all;
}
