import type { Block } from '../../../core/facts/text.ts';
import type { HeadFact } from '../../../core/facts/head.ts';
import type { LinkFact } from '../../../core/facts/links-and-images.ts';
import { phrasesOfEveryLanguage } from '../../../language/language-words.ts';
import { hasLetter } from '../../../language/letters.ts';
import { lineMarkPattern } from '../../../language/marks.ts';
import { looksLikePerson, comparableName } from '../../../language/names.ts';
import { foldText } from '../../../language/phrases.ts';
import { unicodePattern } from '../../../language/unicode-pattern.ts';
import type { ProvenanceInput } from '../input.ts';
import { resemblesDomain } from './site-name.ts';

const longestName = 80;
/** Maximum characters of a name before the sign. */
const longestAhead = 50;
const endOfOwner = unicodePattern(lineMarkPattern('©', String.raw`|\.(?=\s|$)(?<!(?<!\p{L})\p{L}\.)|\d{4}|\s[vV]\d+(?:\.\d+)+`));
/** An opening bracket without its end, which the end of the owner's name cut off: （法人番号 1010… */
const opened = /[（(【[][^（(【[)）】\]]*$/u;
const copyright = /(?:[©ⓒ]|\([cс]\)|copyright|版权所有|版權所有|著作権)(.{0,160})/iu;
/** "All rights reserved" in the languages of footers: it ends the name, or replaces it. */
const reservation = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}])(?:${phrasesOfEveryLanguage(({ rights }) => rights?.phrases).join('|')})`,
  'iu',
);
/** Words of it, which no name contains. */
const reserved = new RegExp(phrasesOfEveryLanguage(({ rights }) => rights?.words).join('|'), 'iu');
/** © MMXXVI: a Roman number for a year since 1900, even if it is not well formed. */
const romanYear = /(?<!\p{L})(?:MCM|MM)[CDLXVI]*[XVI](?!\p{L})/u;
/** Text that footers have instead of a name: about liability, and about what is forbidden. */
const disclaimer =
  /概不|不承[担擔]|不[负負]责|不負責|禁止|[转轉転][载載]|[请請]勿|not responsible|no part|may not|übernimmt keine|haftet|no se hace responsable|não se responsabiliza|est pas responsable|décline toute|не нес[её]т/iu;
/** "Copyright Information" is the name of a page. */
const notice =
  /^(?:information|info|infos|notice|policy|statement|hinweise?|informationen|informações|información|informazioni|mentions?|aviso|law|page|symbol)$/i;
/** The copyright owner in the notice near the end of the page; null if there is none. @returns the name, and the selector of its block */
export function findCopyrightOwner({
  blocks,
  head,
  url,
  links,
}: Pick<ProvenanceInput, 'blocks' | 'head' | 'url' | 'links'>): { name: string; selector: string } | null {
  const last = blocks.slice(-30);
  for (const [index, block] of last.entries()) {
    const match = block.main ? null : copyright.exec(block.text);
    if (!match) continue;
    const rest = (match[1] ?? '').replace(romanYear, ' ').replace(/^(?:[\s:：©ⓒ@\d–—,.-]|\([cс]\)|copyright\b|by\s)+/iu, '');
    // A period ends the name, unless it belongs to an abbreviation (a.s., Example.com).
    const name = withoutLinksBehind(
      (rest.split(endOfOwner(rest))[0] ?? '')
        .split(reservation)[0]!
        .replace(opened, '')
        .replace(/[\s,;]+$/, '')
        .trim(),
      links.filter(({ selector }) => selector.startsWith(`${block.selector} > `)),
    );
    const owner = isOwner(name) ? name : ownerBeforeSign(block, block.text.slice(0, match.index), head);
    // Shops have headings for categories next to the sign.
    if (owner === '' || (isHeadingElsewhere(owner, last) && !isNamedElsewhere(owner, head, url))) continue;
    // The credit may be on the line above.
    const above = match.index === 0 && index > 0 && !copyright.test(last[index - 1]!.text) ? last[index - 1]!.text : '';
    if (!isCredit(above + block.text.slice(0, match.index), head) || isNamedElsewhere(owner, head, url))
      return { name: owner, selector: block.selector };
  }
  return null;
}
const isHeadingElsewhere = (owner: string, blocks: readonly Block[]): boolean =>
  blocks.some(({ level, text }) => level > 0 && foldText(text).includes(foldText(owner)));
/** © Example Imprint Privacy: links after the owner are not part of the name. A notice that is entirely a link stays. */
function withoutLinksBehind(name: string, links: readonly LinkFact[]): string {
  const texts = links
    .slice(0, mostLinks)
    .map(({ text }) => text)
    .filter((text) => text !== '');
  let owner = name;
  for (let found = true; found;) {
    const behind = texts.find((text) => owner.endsWith(text) && /[\s.,;|·)]$/.test(owner.slice(0, -text.length)));
    found = behind !== undefined;
    if (behind !== undefined) owner = owner.slice(0, -behind.length).replace(/[\s,;|·-]+$/, '');
  }
  return owner;
}
const mostLinks = 30;
/**
 * Forums name their software with its version, and then the company that owns it. But a name that the page also uses for itself elsewhere
 * is its own.
 */
function isCredit(ahead: string, { metas }: HeadFact): boolean {
  const tail = ahead.slice(-longestCredit);
  const software = metas
    .filter(({ name }) => name.toLowerCase() === 'generator')
    .map(({ content }) => foldText(content).split(/[\s/,;™®]/u)[0]!);
  return (
    /\b(?:powered|software) by\b|[®™].*(?:\bsoftware\b|\d\.\d)/iu.test(tail) ||
    software.some((name) => name.length > 2 && foldText(tail).includes(name))
  );
}
const longestCredit = 100;
function isNamedElsewhere(owner: string, { titles, metas }: HeadFact, url: string): boolean {
  const name = comparableName(owner);
  const names = [
    ...titles.map(({ text }) => text),
    ...metas.filter(({ property }) => property === 'og:site_name').map(({ content }) => content),
  ].map(comparableName);
  return name.length > 1 && (names.some((text) => text.includes(name)) || resemblesDomain(owner, url));
}

const isOwner = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= longestName &&
  name.split(/\s+/).length <= 8 &&
  hasLetter(name) &&
  !reservation.test(name) &&
  !reserved.test(name) &&
  !disclaimer.test(name) &&
  !notice.test(name) &&
  !/[!?。！？]$/.test(name);

/** The name before the sign: Example © 2024. A row of links before it is not a name, unless the title has it too. */
function ownerBeforeSign(block: Block, text: string, head: HeadFact): string {
  const ahead = text.slice(-longestAhead * 2).trim();
  const name = (ahead.split(endOfOwner(ahead)).at(-1) ?? '').trim();
  if (!isOwner(name) || name.length > longestAhead || !looksLikePerson(name)) return '';
  const titled = head.titles.some((title) => foldText(title.text).includes(foldText(name)));
  return block.linkChars === 0 || titled ? name : '';
}
