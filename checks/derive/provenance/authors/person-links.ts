import type { Block } from '../../../core/facts/text.ts';
import type { LinkFact } from '../../../core/facts/links-and-images.ts';
import { accountPaths, authorPaths, loginPaths } from '../../../lists/path-words.ts';
import { wordRuns } from '../../../language/letters.ts';
import { looksLikeName, comparableName } from '../../../language/names.ts';
import { phrasesOfEveryLanguage } from '../../../language/language-words.ts';
import { foldText, isPhrase } from '../../../language/phrases.ts';
import { lazyValue } from '../../../core/helpers/lazy-value.ts';
import { isHandle } from '../../../parse/byline-lines.ts';
import { pathWords } from '../../links/paths.ts';

/** Links by the selectors of their blocks, in one pass over the links, however many blocks are looked up. */
export function linksByBlock(links: readonly LinkFact[], blocks: readonly Block[]): (block: Block) => readonly LinkFact[] {
  const bySelector = new Map(blocks.map((block) => [block.selector, [] as LinkFact[]]));
  for (const link of links) {
    for (
      let around = link.selector, depth = 0;
      around !== '' && depth < 30;
      around = around.slice(0, Math.max(0, around.lastIndexOf(' > '))), depth++
    ) {
      const list = bySelector.get(around);
      if (!list) continue;
      list.push(link);
      break;
    }
  }
  // If selectors do not decide, the targets do.
  const byTarget = new Map<string, LinkFact[]>();
  for (const link of links) if (link.url) byTarget.set(link.url, [...(byTarget.get(link.url) ?? []).slice(0, 3), link]);
  return (block) => {
    const found = bySelector.get(block.selector) ?? [];
    if (found.length > 0) return found;
    return block.hrefs
      .flatMap((href) => byTarget.get(href) ?? [])
      .filter(({ text }) => text.trim() !== '' && block.text.includes(text.trim()));
  };
}

/** “Learn More” below an author leads to the author's page, and looks like a name. */
const genericTexts = lazyValue(() => phrasesOfEveryLanguage(({ genericAnchors }) => genericAnchors));

/**
 * Whether a link leads to a person's page, by its path. Paths with a word for accounts or people also lead to forms and products ("Sign up" at
 * /user/register, "Request demo" at /people/free-demo): there, the last segment must match the name or be a number.
 */
export function isPersonLink({ url, text }: LinkFact): boolean {
  if (!url || !(looksLikeName(text.trim()) || isHandle(text.trim()))) return false;
  const segments = pathWords(url);
  const last = segments.at(-1) ?? '';
  // The person follows the word, with at most a number before the name.
  const word = segments.slice(-3, -1).findLast((segment) => authorPaths.includes(segment));
  if (word === undefined || loginPaths.includes(last) || accountPaths.includes(last)) return false;
  // Below an account (user, u), there are other pages than the person's own.
  if (word !== segments.at(-2) && word.startsWith('u')) return false;
  return (!accounts.has(word) || isAddressOf(last, text)) && !isPhrase(text, genericTexts());
}
const accounts = new Set(['user', 'users', 'u', 'people', 'person', 'persons', 'profile', 'profiles', 'profil', 'staff', 'team', 'by']);

/** Whether a segment consists of words of the name, or is the number of an account. Names in other scripts are rarely in URLs. */
export function isAddressOf(segment: string, name: string): boolean {
  const words = wordRuns(foldText(name))
    .map(comparableName)
    .filter((word) => word.length > 2);
  if (/\d{3}/.test(segment) || words.length === 0 || !/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(name)) return true;
  return segment
    .split(/[^\p{L}]+/u)
    .map(comparableName)
    .filter((part) => part.length > 2)
    .every((part) => words.some((word) => part.includes(word) || word.includes(part)));
}

/** Whether a URL is a member's page: it has a word for accounts in the path or query. */
export const isMemberPage = (url: string): boolean =>
  (pathWords(url).some((word) => memberPath.test(word)) && !loginPaths.includes(pathWords(url).at(-1)!)) ||
  /[?&](?:mode|action|act|do)=(?:view)?(?:profile|member|user)/i.test(url);
export const memberPath = /^(?:members?|memberlist|users?|profiles?|u)$/;
