import type { Block, LinkFact } from '../../core/facts.ts';
import { authorPaths } from '../../lists/path-words.ts';
import { isHandle, looksLikeName } from '../../parse/byline-lines.ts';
import { pathWords } from '../paths.ts';

/** Links within blocks, by their selectors: one pass over the links, however many blocks ask. */
export function linksIn(links: readonly LinkFact[], blocks: readonly Block[]): (block: Block) => readonly LinkFact[] {
  const bySelector = new Map(blocks.map((block) => [block.selector, [] as LinkFact[]]));
  for (const link of links) {
    for (let around = link.selector, depth = 0; around !== '' && depth < 30; around = around.slice(0, Math.max(0, around.lastIndexOf(' > '))), depth++) {
      const list = bySelector.get(around);
      if (!list) continue;
      list.push(link);
      break;
    }
  }
  // Without selectors that tell, the targets do.
  const byTarget = new Map<string, LinkFact[]>();
  for (const link of links) if (link.url) byTarget.set(link.url, [...(byTarget.get(link.url) ?? []).slice(0, 3), link]);
  return (block) => {
    const found = bySelector.get(block.selector) ?? [];
    if (found.length > 0) return found;
    return block.hrefs.flatMap((href) => byTarget.get(href) ?? []).filter(({ text }) => text.trim() !== '' && block.text.includes(text.trim()));
  };
}

/** A link to a person's page, as its path says. */
export function isPersonsLink({ url, text }: LinkFact): boolean {
  if (!url || !(looksLikeName(text.trim()) || isHandle(text.trim()))) return false;
  const segments = pathWords(url);
  // The person follows the word, with at most a number beside the name.
  const word = segments.slice(-3, -1).findLast((segment) => authorPaths.includes(segment));
  // Below an account (user, u) more pages follow than the person's own.
  return word !== undefined && (word === segments.at(-2) || !word.startsWith('u'));
}
