import type { Block, HeadingFact } from '../../checks/core/facts/text.ts';
import { countUnits } from '../../checks/language/units.ts';
import type { Changes } from './facts.ts';

/** A main block with its text units counted. */
export const block = (text: string, changes: Partial<Block> = {}): Block => ({
  tag: 'p',
  text,
  units: countUnits(text),
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'main > p',
  ...changes,
});
export const heading = (level: number, text: string): Block => block(text, { tag: `h${level}`, level, selector: `main > h${level}` });
export const item = (text: string, changes: Partial<Block> = {}): Block =>
  block(text, { tag: 'li', within: 'list', selector: 'main li', ...changes });
export const cell = (text: string): Block => block(text, { tag: 'td', within: 'table', selector: 'main td' });

/** Facts of a page with this title and these main blocks; its h1 are its headings too. */
export function pageOf(title: string, blocks: Block[], language = 'en'): Changes {
  const h1: HeadingFact[] = blocks
    .filter(({ level }) => level === 1)
    .map(({ text, selector }) => ({
      level: 1,
      text,
      visible: true,
      fontSize: 32,
      firstScreen: true,
      region: 'main',
      main: true,
      selector,
    }));
  return {
    head: { titles: title ? [{ text: title, inHead: true, selector: 'title' }] : [] },
    headings: { items: h1, total: h1.length },
    text: { blocks, mainUnits: blocks.reduce((sum, { units: size, main }) => sum + (main ? size : 0), 0) },
    language: { page: language },
  };
}

/** Neutral words that share no term with each other: filler of about `count` units. */
export const filler = (count: number, seed = 0): string =>
  Array.from({ length: count }, (_, index) => {
    let left = (index + 1) * 7919 + seed * 104_729;
    let word = '';
    for (let i = 0; i < 6; i++) {
      word += String.fromCharCode(97 + (left % 26));
      left = Math.floor(left / 26) + 31 * (i + 1);
    }
    return word;
  }).join(' ');
