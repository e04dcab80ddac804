import { elementsEvidence } from '../core/evidence.ts';
import type { Block } from '../core/facts/text.ts';
import type { PageType } from '../core/facts/about.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { groupBy } from '../core/helpers/group-by.ts';
import { hasEastAsianLetter } from '../language/scripts.ts';
import { blockRef, headingRef } from '../core/block-refs.ts';
import { outlineRows } from '../derive/text/outline.ts';

/** Types of pages whose long texts have sections. */
const withOutline: ReadonlySet<PageType> = new Set<PageType>(['article', 'product', 'service', 'docs', 'faq', 'about']);

/** Chinese and Japanese blogs leave out the full stop, so only a number makes a line of theirs a heading. */
const numbered = /^[\p{N}一二三四五六七八九十①-⑳【(（■●◆]/u;

/** Captions and remarks. */
const inBrackets = /^[([（［].*[)\]）］]$/u;

type Lengths = Record<'longText' | 'lineUnits' | 'underUnits' | 'underTimes', number>;
/**
 * Short lines of a long text that are no sentences, each above a paragraph: headings for the eye, but not in the markup. Lines of lists,
 * tables and captions do not count.
 */
function headinglessLines(blocks: readonly Block[], limits: Lengths): Block[] {
  const main = blocks.filter((block) => block.main && block.region !== 'comments');
  if (main.reduce((sum, { units }) => sum + units, 0) < limits.longText) return [];
  const lines = main.filter(({ text, units, level, within, quote, code, linkChars }, index) => {
    const under = main[index + 1];
    return (
      level === 0 &&
      within === null &&
      !quote &&
      !code &&
      linkChars === 0 &&
      units <= limits.lineUnits &&
      !inBrackets.test(text) &&
      /[\p{L}\p{N})]$/u.test(text.replace(/[»”"]$/u, '')) &&
      (!hasEastAsianLetter(text) || numbered.test(text)) &&
      under !== undefined &&
      under.level === 0 &&
      under.within === null &&
      under.units >= limits.underUnits &&
      under.units >= units * limits.underTimes
    );
  });
  // “Source: OECD” under each picture: lines with the same label are facts.
  const labeled = groupBy(lines, labelOf);
  return lines.filter((line) => labelOf(line) === '' || labeled.get(labelOf(line))!.length === 1);
}
/** What a line has before a colon; '' without one. */
const labelOf = ({ text }: Block): string => /^([^:：]{1,30})[:：]/u.exec(text)?.[1] ?? '';

export default defineSignal({
  id: 'heading-outline',
  group: 'content',
  sources: [
    {
      title: 'axe-core rule heading-order (best practice, moderate)',
      url: 'https://dequeuniversity.com/rules/axe/4.11/heading-order',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, SEO Starter Guide',
      url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
      checked: '2026-11-21',
      mark: 'general',
    },
    { url: '', checked: '2026-11-28', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  tools: ['heading-outline'],
  needs: ['headings'],
  uses: ['text'],
  limits: { minHeadings: 3, maxCharacters: 200, longText: 300, styledLines: 3, lineUnits: 15, underUnits: 15, underTimes: 2 },
  heuristics: ['styled'],
  judge({ headings, text }, { m, limits, pageType }) {
    const judged = outlineRows(headings.items).filter((row) => row.judged);
    const styled = text && withOutline.has(pageType) ? headinglessLines(text.blocks, limits) : [];
    // Headings that a missing style sheet hides are headings too.
    const hasHeadings = text?.blocks.some(({ main, level }) => main && level > 1);
    if (styled.length >= limits.styledLines && judged.every(({ heading }) => heading.level === 1) && !hasHeadings)
      return verdict([
        warn(m.styled({ lines: styled.length, example: styled[0]!.text.slice(0, 100) }), elementsEvidence(styled.map(blockRef))),
      ]);
    if (judged.length < limits.minHeadings) return na(m.few({ count: judged.length, others: headings.items.length - judged.length }));
    const empty = judged.filter((row) => row.empty).map(({ heading }) => heading);
    const skips = judged
      .filter(({ skipped }) => skipped > 0)
      .map(({ heading, skipped }) => ({ heading, above: heading.level - skipped - 1, level: heading.level }));
    const long = judged.map(({ heading }) => heading).filter((heading) => [...heading.text.trim()].length > limits.maxCharacters);

    const findings: Finding[] = [];
    if (skips[0])
      findings.push(
        warn(
          m.skips({ count: skips.length, above: skips[0].above, level: skips[0].level }),
          elementsEvidence(skips.map(({ heading }) => headingRef(heading))),
        ),
      );
    if (empty.length > 0) findings.push(warn(m.empty({ count: empty.length }), elementsEvidence(empty.map(headingRef))));
    const notes = [
      ...(long.length > 0
        ? [note(m.long({ count: long.length, maxCharacters: limits.maxCharacters }), elementsEvidence(long.map(headingRef)))]
        : []),
      ...(headings.total > headings.items.length ? [note(m.capped({ read: headings.items.length, total: headings.total }))] : []),
    ];
    return verdict([...(findings.length > 0 ? findings : [pass(m.usable({ count: judged.length }))]), ...notes], { value: judged.length });
  },
});
