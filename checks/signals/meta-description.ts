import { differenceEvidence, elementsEvidence, valueEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { resultLimits } from '../language/result-limits.ts';
import { cutToWidth, widthInPixels } from '../language/text-width.ts';
import { functionWordsOf } from '../language/languages.ts';
import { wordRuns } from '../language/letters.ts';
import { hasEastAsianLetter } from '../language/scripts.ts';
import { countUnits } from '../language/units.ts';
import { describesSite, typesAboutSite } from '../derive/head/site-description.ts';
import { findMisreadText } from '../derive/text/misread.ts';
import { findLeftoverInText, placeholderSubject } from '../derive/text/placeholders.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';

const same = (a: string, b: string) =>
  a !== '' && a.replace(/\s+/g, ' ').trim().toLowerCase() === b.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a short description has hardly a word that the title lacks. Scripts without spaces are not supported. */
function addsLittle(
  text: string,
  title: string,
  language: string,
  limits: { newWords: number; newShare: number; briefWords: number },
): boolean {
  if (hasEastAsianLetter(text) || countUnits(text) > limits.briefWords) return false;
  const says = (of: string) =>
    new Set(wordRuns(of.toLowerCase()).filter((word) => !functionWordsOf(language).has(word) && !functionWordsOf('en').has(word)));
  const [described, titled] = [says(text), says(title)];
  const added = [...described].filter((word) => !titled.has(word)).length;
  return titled.size > 1 && added <= limits.newWords && added <= described.size * limits.newShare;
}

export default defineSignal({
  id: 'meta-description',
  group: 'head',
  sources: [
    {
      title: 'Google, Control your snippets in search results',
      url: 'https://developers.google.com/search/docs/appearance/snippet',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Lighthouse audit meta-description: fails on a missing or empty description only',
      url: 'https://developer.chrome.com/docs/lighthouse/seo/meta-description',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['serp-preview', 'preview-controls'],
  searchOnly: true,
  needs: ['page', 'head'],
  uses: ['response', 'headings', 'text', 'provenance', 'structuredData'],
  limits: {
    fontSize: resultLimits.description.fontSize,
    desktopPixels: resultLimits.description.desktop,
    mobilePixels: resultLimits.description.mobile,
    leastWords: 4,
    newWords: 2,
    newShare: 1 / 3,
    briefWords: 15,
  },
  heuristics: ['addsLittle', 'ofSite'],
  judge({ page, head, response, headings, text: blocks, provenance, structuredData }, { m, w, limits, now, language, pageType }) {
    const robots = effectiveRules(findDirectives(head, headersOfPage(response)), 'googlebot', now);
    if (robots.noindex.length > 0 || robots.nosnippet.length > 0 || robots.maxSnippet === 0) return na(m.noSnippet());

    const all = head.metas.filter(({ name }) => name === 'description');
    const filled = all.filter(({ content }) => content.trim() !== '');
    const first = filled[0];
    if (!first) return verdict([all.length > 0 ? warn(m.empty(), elementsEvidence(all.map(metaRef))) : warn(m.missing())]);

    const text = first.content.replace(/\s+/g, ' ').trim();
    const pixels = Math.round(widthInPixels(text, limits.fontSize));
    const findings: Finding[] = [];
    const leftover = findLeftoverInText(text, placeholderSubject(page.url, headings, blocks));
    if (leftover) findings.push(warn(m.leftover({ found: leftover.found }), elementsEvidence([metaRef(first)])));
    const misread = findMisreadText(first.content, placeholderSubject(page.url, headings, blocks));
    if (misread) findings.push(warn(m.misread({ ...misread }), elementsEvidence([metaRef(first)])));
    if (all.length > 1) findings.push(warn(m.several({ count: all.length }), elementsEvidence(all.map(metaRef))));
    const openGraph = head.metas.find(({ property, name }) => property === 'og:title' || name === 'og:title')?.content ?? '';
    if (same(text, head.titles[0]?.text ?? ''))
      findings.push(warn(m.likeTitle({ what: 'title' }), valueEvidence(w.bothSay(), text.slice(0, 200))));
    else if (same(text, openGraph)) findings.push(warn(m.likeTitle({ what: 'og:title' }), valueEvidence(w.bothSay(), text.slice(0, 200))));
    else if (addsLittle(text, head.titles[0]?.text ?? '', language, limits))
      findings.push(warn(m.addsLittle({ text: text.slice(0, 200) })));
    const siteName = head.metas.find(({ property, name }) => property === 'og:site_name' || name === 'og:site_name')?.content ?? '';
    if (same(text, siteName)) findings.push(warn(m.siteName({ name: text.slice(0, 200) })));
    else if (countUnits(text.replaceAll('-', ' ')) < limits.leastWords) findings.push(warn(m.short({ text: text.slice(0, 200) })));
    else if (
      !typesAboutSite.has(pageType) &&
      describesSite(text, { page, head, headings, text: blocks, provenance, structuredData }, language)
    )
      findings.push(warn(m.ofSite({ text: text.slice(0, 200) }), elementsEvidence([metaRef(first)])));
    // A long or short description is no fault: search engines set no limit, and usually write the snippet themselves.
    const notes =
      pixels > limits.desktopPixels
        ? [
            note(
              m.wide({ pixels, cut: cutToWidth(text, limits.fontSize, limits.desktopPixels), desktopPixels: limits.desktopPixels }),
              differenceEvidence(w.desktopResult(), text, cutToWidth(text, limits.fontSize, limits.desktopPixels)),
            ),
          ]
        : pixels > limits.mobilePixels
          ? [
              note(
                m.mobile({ pixels, mobilePixels: limits.mobilePixels }),
                differenceEvidence(w.mobileResult(), text, cutToWidth(text, limits.fontSize, limits.mobilePixels)),
              ),
            ]
          : [];
    if (findings.length > 0) return verdict([...findings, ...notes], { value: pixels });
    return verdict([pass(m.fine({ pixels }), valueEvidence(w.description(), text.slice(0, 300))), ...notes], { value: pixels });
  },
});
