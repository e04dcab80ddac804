import { elementsEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { headingRef } from '../core/block-refs.ts';
import { deriveOutline } from '../derive/text/outline.ts';

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
  ],
  scope: ['D'],
  weight: 1,
  tools: ['heading-outline'],
  needs: ['headings'],
  limits: { minHeadings: 3, maxCharacters: 200 },
  judge({ headings }, { m, limits }) {
    const judged = deriveOutline(headings.items).filter((row) => row.judged);
    if (judged.length < limits.minHeadings) return na(m.few({ count: judged.length, others: headings.items.length - judged.length }));
    const empty = judged.filter((row) => row.empty).map(({ heading }) => heading);
    const skips = judged
      .filter(({ skipped }) => skipped > 0)
      .map(({ heading, skipped }) => ({ heading, above: heading.level - skipped - 1, level: heading.level }));
    const long = judged.map(({ heading }) => heading).filter(({ text }) => [...text.trim()].length > limits.maxCharacters);

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
