import type { Block } from '../../core/facts/text.ts';
import type { OfferFact, SemanticsFact } from '../../core/facts/about.ts';
import { clipToOneLine } from '../../core/helpers/clip.ts';
import { countPrices, findPrices, takeFormerPrice } from '../../language/prices.ts';
import { countUnits } from '../../language/units.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { parentSelector } from '../../core/helpers/selectors.ts';
import { endsLikeSentence } from '../../language/sentences.ts';
import { hasLetter } from '../../language/letters.ts';

/** A row of a two-column table or an entry of a dl. */
export interface Pair {
  name: string;
  value: string;
  selector: string;
}
const most = { prices: 100, specifications: 200, name: 80, value: 200 } as const;
/** Pairs written as lines of text: minimum number in a row, maximum length of names; values are not sentences. */
const line = { inRow: 3, nameUnits: 6, valueUnits: 20, characters: 240 } as const;
const pairInLine = /^([^:：]{1,60})\s*[:：]\s*(?!\/\/)(\S.*)$/s;
const says = unicodePattern(String.raw`[\p{L}\p{N}]`);
const saysOrMarks = unicodePattern(String.raw`[\p{L}\p{N}✓✔✗✘—–-]`);

/** What people decide by: visible prices (without code and former prices), and pairs of name and value. */
export function findOffer({
  blocks,
  pairs,
  lines = [],
  struck = [],
  language,
}: {
  blocks: readonly Block[];
  pairs: readonly Pair[];
  /** Lines of boxes, separated by br. */
  lines?: SemanticsFact['lines'];
  struck?: readonly string[] | undefined;
  language: string;
}): OfferFact {
  const prices: OfferFact['prices'] = [];
  const former = countPrices(struck.flatMap((text) => findPrices(text, language)));
  for (const block of blocks) {
    if (block.code || prices.length >= most.prices) continue;
    for (const price of findPrices(block.text, language)) {
      if (prices.length < most.prices && !takeFormerPrice(former, price))
        prices.push({ ...price, main: block.main, selector: block.selector });
    }
  }
  const names = new Set<string>();
  const broken = lines.flatMap(({ texts, selector }) => pairsInLines(texts.map((text) => ({ ...brokenLine, text, selector }))));
  const specifications = [...pairs, ...pairsInLines(blocks), ...broken, ...pairsInBoxes(blocks)].flatMap(({ name, value, selector }) => {
    const label = clipToOneLine(name, 1_000).replace(/\s*[:：]$/, '');
    const text = clipToOneLine(value, 1_000);
    // Longer cells are prose in a layout table.
    if (!says(label).test(label) || !saysOrMarks(text).test(text) || label.length > most.name || text.length > most.value) return [];
    const key = label.toLowerCase();
    if (names.has(key)) return [];
    names.add(key);
    return [{ name: label, value: text, selector }];
  });
  return { prices, specifications: specifications.slice(0, most.specifications) };
}

type Line = Pick<Block, 'text' | 'tag' | 'main' | 'level' | 'code' | 'within' | 'selector'>;
const brokenLine = { tag: 'br', main: true, level: 0, code: false, within: null } as const;
/** “Weight: 4.5 lb”, “Color: red” and the like in neighboring similar blocks, in whatever element. */
function pairsInLines(blocks: readonly Line[]): Pair[] {
  const found: Pair[] = [];
  let row: (Pair & { tag: string })[] = [];
  const close = () => {
    // Names of speakers in an interview repeat.
    const names = new Set(row.map(({ name }) => name.toLowerCase()));
    if (row.length >= line.inRow && names.size === row.length)
      found.push(...row.map(({ name, value, selector }) => ({ name, value, selector })));
    row = [];
  };
  for (const block of blocks) {
    const pair = block.main ? pairOf(block) : null;
    if (pair === null || (row[0] && row[0].tag !== block.tag)) close();
    if (pair !== null) row.push({ ...pair, tag: block.tag });
  }
  close();
  return found;
}

/** Two short lines in each of several similar boxes side by side: "Weight" above "4.5 lb". */
const box = { inRow: 4, nameUnits: 4, valueUnits: 5 } as const;
const inPage = new Set<Block['region']>(['main', 'none']);
const isShort = ({ text, level, code, linkChars, units: size, region, within }: Block, mostUnits: number): boolean =>
  level === 0 &&
  !code &&
  linkChars === 0 &&
  size <= mostUnits &&
  within !== 'table' &&
  within !== 'dl' &&
  inPage.has(region) &&
  !endsLikeSentence(text);

const isIn = (parent: string, block: Block | undefined): boolean => block !== undefined && parentSelector(block) === parent;
function pairsInBoxes(blocks: readonly Block[]): Pair[] {
  const found: Pair[] = [];
  let row: Pair[] = [];
  let around = '';
  const close = () => {
    const names = new Set(row.map(({ name }) => name.toLowerCase()));
    if (row.length >= box.inRow && names.size === row.length) found.push(...row);
    row = [];
  };
  for (let at = 0; at < blocks.length; at++) {
    const [name, value] = [blocks[at]!, blocks[at + 1]];
    const parent = parentSelector(name);
    const isPair =
      value !== undefined &&
      parent !== '' &&
      parentSelector(value) === parent &&
      name.selector !== value.selector &&
      !isIn(parent, blocks[at + 2]) &&
      !isIn(parent, blocks[at - 1]) &&
      isShort(name, box.nameUnits) &&
      isShort(value, box.valueUnits) &&
      hasLetter(name.text);
    const outer = parentSelector({ selector: parent });
    if (!isPair || outer !== around) close();
    if (!isPair) continue;
    around = outer;
    row.push({ name: name.text, value: value.text, selector: name.selector });
    at++;
  }
  close();
  return found;
}

function pairOf({ text, level, code, within, selector }: Line): Pair | null {
  if (level > 0 || code || within === 'table' || within === 'dl' || text.length > line.characters) return null;
  const [, name = '', value = ''] = pairInLine.exec(text) ?? [];
  // 10:30 and 3:1 are not names with values.
  if (!hasLetter(name) || countUnits(name) > line.nameUnits || countUnits(value) > line.valueUnits) return null;
  return { name: name.trim(), value: value.trim(), selector };
}
