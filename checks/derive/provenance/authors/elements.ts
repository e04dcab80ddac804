import { clipToOneLine } from '../../../core/helpers/clip.ts';
import { looksLikeName } from '../../../language/names.ts';
import { bylineName, bylineWords, isHandle, withoutOpening } from '../../../parse/byline-lines.ts';
import { phraseAtStart } from '../../../language/phrases.ts';
import { isHttpUrl } from '../../../parse/urls.ts';
import { unrelatedRegions, type ProvenanceInput } from '../input.ts';
import { layoutOf } from '../layout.ts';
import { isInTeaser } from '../dates/lines.ts';
import { longestName, namedBy, type Named, repeatedName } from '../names.ts';

/** Removes byline word, date, surrounding marks and markup written as text from a name. */
function nameWithoutByline(text: string, language: string): string {
  const name = clipToOneLine(text.includes('<') ? text.replace(/<[^>]{0,500}>?/g, ' ') : text, longestName * 3);
  const opening = phraseAtStart(name, bylineWords(language));
  // The word may be part of the name (von Humboldt): it is only removed from a start in lower case.
  return bylineName((opening && withoutOpening(name, opening)) || name, language);
}

/** Whether the element is in an article element without the headline and without main content. */
function inOtherArticle(selector: string, input: ProvenanceInput): boolean {
  const steps = selector.split(' > ');
  const at = steps.findLastIndex((step) => /^article(?:[:.#]|$)/.test(step));
  const start = `${steps.slice(0, at + 1).join(' > ')} > `;
  const { headline } = layoutOf(input);
  return (
    at >= 0 && headline >= 0 && !input.blocks.some((block, index) => (block.main || index === headline) && block.selector.startsWith(start))
  );
}
/** Whether the element is in an answer or comment: an article element after sibling articles, the first of which has text of the page. */
function inLaterPost(selector: string, { blocks }: ProvenanceInput): boolean {
  const steps = selector.split(' > ');
  const at = steps.findLastIndex((step) => /^article:nth-child\(\d+\)$/.test(step));
  if (at < 0) return false;
  const start = `${steps.slice(0, at).join(' > ')} > article:nth-child(`;
  const posts = new Set(
    blocks.flatMap((block) => (block.selector.startsWith(start) ? [Number.parseInt(block.selector.slice(start.length), 10)] : [])),
  );
  const position = Number.parseInt(steps[at]!.slice('article:nth-child('.length), 10);
  return posts.size > 1 && position > Math.min(...posts);
}
const mail = /[\w.+-]{1,64}@[\w.-]{1,255}/g;
/**
 * Names in elements that are marked as author. If the page has teasers of other articles, only those near the headline or the end count, otherwise the first.
 * @param declaredNames authors in the markup
 */
export function namesInAuthorElements(input: ProvenanceInput, declaredNames: readonly string[]): Named[] {
  const { relAuthors, language, blocks, links, url } = input;
  const layout = layoutOf(input);
  const around = blocks
    .filter(({ level }, index) => layout.near[index] !== 'elsewhere' && level === 0 && !isInTeaser(blocks, index, layout, url))
    .map(({ text }) => text);
  // The element may contain more than the name: markup as text, or an email address on its own line.
  // It may also contain the name twice (once for software), or other text: the author in the markup shows where the name ends.
  const ends = (name: string) =>
    declaredNames.find((known) => name.length > known.length && name.startsWith(known)) ?? repeatedName.exec(name)?.[1] ?? name;
  const ofPage = relAuthors.filter(({ selector }) => !inLaterPost(selector, input));
  const marked = ofPage.map((one) => ({
    ...one,
    name: ends(one.name.includes('<') || one.name.includes('@') ? nameWithoutByline(one.name.replace(mail, ' '), language) : one.name),
  }));
  // On a question page, the author is whoever asked, wherever the name is.
  const candidates = marked.filter(
    ({ name, selector }) =>
      declaredNames.includes(name) &&
      blocks.some(
        (block) =>
          !unrelatedRegions.has(block.region) &&
          block.text.includes(name) &&
          (block.selector.startsWith(selector) || selector.startsWith(block.selector)),
      ),
  );
  const nearby =
    candidates.length > 0 ? candidates : marked.filter(({ name }) => name !== '' && around.some((text) => text.includes(name)));
  // If several are named far from the headline, the first may belong to the first teaser.
  const people = new Set(relAuthors.map(({ name }) => name)).size;
  const several = people > 1;
  const chosen =
    nearby.length > 0
      ? nearby.slice(0, 10)
      : people > 2
        ? []
        : ofPage.slice(0, 1).filter((one) => !one.name.includes('<') && !(several && inOtherArticle(one.selector, input)));
  const linkWithin = (selector: string) =>
    links.find((link) => link.url !== null && isHttpUrl(link.url) && link.selector.startsWith(`${selector} > `))?.url ?? null;
  return chosen
    .map(({ name, url: target, selector }) =>
      namedBy('rel-author', nameWithoutByline(name, language), {
        url: target ?? linkWithin(selector),
        selector,
        visible: nearby.length > 0,
      }),
    )
    .filter(({ name }) => looksLikeName(name) || isHandle(name));
}
