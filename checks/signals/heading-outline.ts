import { elements } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { readOnly } from '../core/wording.ts';
import { headingRef } from '../core/block-refs.ts';
import { outlineOf } from '../derive/outline.ts';

export default defineSignal({
  id: 'heading-outline',
  title: 'Heading outline is usable',
  group: 'content',
  why: 'People who use screen readers move by headings, and all readers scan them. This is about accessibility and readability: search engines do not rank by heading order.',
  sources: [
    { title: 'axe-core rule heading-order (best practice, moderate)', url: 'https://dequeuniversity.com/rules/axe/4.11/heading-order', checked: '2026-11-21', mark: 'primary' },
    { title: 'Google, SEO Starter Guide', url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide', checked: '2026-11-21', mark: 'general' },
  ],
  scope: ['D'],
  weight: 1,
  tools: ['heading-outline'],
  needs: ['headings'],
  limits: { minHeadings: 3, maxCharacters: 200 },
  messages: {
    usable: (count: number) => ({ text: `${count} headings, none of them empty, no level skipped.`, fix: '' }),
    empty: (count: number) => ({ text: count === 1 ? 'One heading is empty.' : `${count} headings are empty.`, fix: 'Give the heading text, or remove it; use CSS for space.' }),
    skips: (count: number, first: string) => ({
      text: count === 1 ? `The outline skips a level: ${first}.` : `The outline skips a level ${count} times, first ${first}.`,
      fix: 'Go down one level at a time, and choose the size of a heading with CSS.',
    }),
    long: (count: number) => ({
      text: count === 1 ? 'One heading is longer than 200 characters.' : `${count} headings are longer than 200 characters.`,
      fix: 'Shorten the heading, or mark the text up as a paragraph.',
    }),
    capped: readOnly('heading'),
    few: (count: number) => ({ text: `Does not apply: ${count} ${count === 1 ? 'heading makes' : 'headings make'} no outline.`, fix: '' }),
  },
  judge({ headings }, { m, limits }) {
    const outline = outlineOf(headings.items).filter(({ read }) => read);
    if (outline.length < limits.minHeadings) return na(m.few(outline.length));
    const empty = outline.filter((row) => row.empty).map(({ heading }) => heading);
    const skips = outline.filter(({ skipped }) => skipped > 0).map(({ heading, above }) => ({ heading, step: `h${above} to h${heading.level}` }));
    const long = outline.map(({ heading }) => heading).filter(({ text }) => [...text.trim()].length > limits.maxCharacters);

    const findings: Finding[] = [];
    if (skips[0]) findings.push(warn(m.skips(skips.length, skips[0].step), elements(skips.map(({ heading }) => headingRef(heading)))));
    if (empty.length > 0) findings.push(warn(m.empty(empty.length), elements(empty.map(headingRef))));
    if (long.length > 0) findings.push(warn(m.long(long.length), elements(long.map(headingRef))));
    const notes = headings.total > headings.items.length ? [note(m.capped(headings.items.length, headings.total))] : [];
    return verdict([...(findings.length > 0 ? findings : [pass(m.usable(outline.length))]), ...notes], { value: outline.length });
  },
});
