import { elementsEvidence, measuredEvidence, valueEvidence } from '../core/evidence.ts';
import type { FactTable } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { thousandths } from '../core/helpers/thousandths.ts';
import { frameRef } from '../core/element-refs.ts';
import { findContentFrame } from '../derive/text/framed.ts';
import { isBlankPage } from '../derive/text/blank-page.ts';
import { readingMinutes, lengthOfText, type TextLength } from '../derive/text/length.ts';

export default defineSignal({
  id: 'main-content',
  group: 'content',
  sources: [
    {
      title: 'Google, Creating helpful, reliable, people-first content (no preferred word count)',
      url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'HTML Standard, the main element',
      url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'extractability', points: 6, grade: 'weak' },
  tools: ['main-content', 'ai-view'],
  needs: ['main'],
  uses: ['text', 'page', 'images', 'parts', 'headings', 'served'],
  limits: { confidence: 0.6, fewWords: 50, hardlyAny: 25, cards: 6, pictureShare: 0.6, lockedShare: 0.2, minServed: 25 },
  heuristics: ['hardlyAny', 'few', 'doubted', 'picture'],
  judge({ main, text, page, images, parts, headings, served }, { m, w, limits, pageType, whenPresent, intent, language }) {
    if (text && page && isBlankPage({ text, page, main, images, parts, headings })) {
      const hidden = served && served.units >= limits.minServed ? lengthOfText(Math.round(served.units), text, language) : null;
      const nothing = hidden ? m.nothingShown({ length: hidden }) : m.nothing();
      return intent === 'index'
        ? verdict([fail(nothing)], { value: 0, caps: ['no-text'], leads: true })
        : verdict([warn(nothing)], { value: 0, caps: ['no-text'] });
    }
    if (whenPresent) return na({ code: 'not-for-type', args: { type: pageType } });
    const { words } = main;
    const hasText = pageType === 'article' || pageType === 'product';
    const findings: Finding[] = [];
    const notes: Finding[] = [];
    const inText = (units: number): TextLength => (text ? lengthOfText(units, text, language) : { count: units, in: 'words' });
    const length = inText(words);
    const measured = (least: number) => measuredEvidence(length.count, inText(least).count, w[length.in]());

    const frame = findContentFrame({ main, parts });
    const cards = Math.max(0, ...(parts?.groups ?? []).filter(({ kind }) => kind === 'cards').map(({ count }) => count));
    if (frame) findings.push(warn(m.framed({ url: frame.url, share: frame.share }), elementsEvidence([frameRef(frame)])));
    else if (words < limits.hardlyAny && (hasText || (pageType === 'listing' && cards < limits.cards))) {
      const amount = measured(limits.hardlyAny);
      findings.push(intent === 'index' ? fail(m.hardlyAny({ length }), amount) : warn(m.hardlyAny({ length }), amount));
    } else if (words < limits.fewWords && hasText) {
      findings.push(warn(m.few({ length }), measured(limits.fewWords)));
    } else if (words < limits.hardlyAny && pageType === 'other' && cards < limits.cards) {
      // Markup alone does not make an article. An empty page is not fine just because its type is unknown.
      findings.push(warn(m.hardlyAny({ length }), measured(limits.hardlyAny)));
    } else if (main.method === 'none') {
      findings.push(warn(m.hardlyAny({ length })));
    }
    const marked = main.method === 'main' || main.method === 'article';
    if (marked && main.confidence < limits.confidence)
      findings.push(warn(m.doubted({ element: main.method }), valueEvidence(w.foundBy(), w.method({ method: main.method }))));
    if (words < limits.fewWords && main.imageShareFirstScreen > limits.pictureShare)
      findings.push(warn(m.picture({ share: main.imageShareFirstScreen })));
    const locked = main.locked.reduce((sum, { share }) => sum + share, 0);
    if (locked > limits.lockedShare && !frame) {
      const kinds = [...new Set(main.locked.map(({ kind }) => kind))];
      const message = m.locked({ share: Math.min(1, thousandths(locked)), kinds, url: frameUrl(main, parts) });
      const places = elementsEvidence(main.locked.map(({ at }) => at));
      // Images without alt text are one fault, which the check of alt texts reports.
      if (kinds.every((kind) => kind === 'image')) notes.push(note(message, places));
      else findings.push(warn(message, places));
    }
    const fact = m.found({ length, minutes: readingMinutes(words) });
    // How the content was found is a property of our extraction, not a fault of the page.
    if (!marked && main.method !== 'none' && main.confidence < limits.confidence) notes.push(note(m.guessed({ length })));
    return verdict(
      findings.length > 0
        ? [...findings, ...notes, note(fact)]
        : [...notes, pass(fact, valueEvidence(w.container(), main.selector ?? w.method({ method: main.method })))],
      { value: words },
    );
  },
});

/** URL of the largest frame in the main content; null without one. */
function frameUrl(main: FactTable['main'], parts: FactTable['parts'] | undefined): string | null {
  const [largest] = main.locked.filter(({ kind }) => kind === 'frame' || kind === 'embed').toSorted((a, b) => b.share - a.share);
  return parts?.frames.find(({ selector }) => selector === largest?.at.selector)?.url ?? null;
}
