import { elementsEvidence, measuredEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import type { CapId } from '../core/report/geo-ids.ts';
import { directiveTable } from '../derive/head/directive-table.ts';
import { whyNoHeaders, headersOfPage } from '../derive/head/page-response.ts';
import { aiOptOuts, indexingDirectives } from '../lists/robots-directives.ts';
import { copilotLimit, effectiveRules, findDirectives, asWritten } from '../parse/robots-directives.ts';

export default defineSignal({
  id: 'snippet-controls',
  group: 'crawling',
  sources: [
    {
      title: 'Google, Robots meta tag, data-nosnippet, and X-Robots-Tag specifications',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, AI features and your website',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Bing, Announcing new options for webmasters to control usage of their content in Bing Chat',
      url: 'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'H'],
  weight: 3,
  geo: { category: 'access', points: 5, grade: 'strong' },
  tools: ['preview-controls', 'robots-directives'],
  needs: ['page', 'head'],
  uses: ['response', 'text', 'parts'],
  limits: { shortSnippet: 160, hiddenShare: 0.1, slight: 0.9 },
  heuristics: ['shortSnippets', 'hiddenText'],
  judge({ head, response, text, parts }, { m, w, limits, now, missing }) {
    const headers = headersOfPage(response);
    const directives = findDirectives(head, headers);
    const google = effectiveRules(directives, 'googlebot', now);
    const bing = effectiveRules(directives, 'bingbot', now);
    if (google.noindex.length > 0) return na(m.noindexed());
    const all = directiveTable(directives, w);

    const findings: Finding[] = [];
    const caps = new Set<CapId>();
    const zero = (effective: typeof google) =>
      effective.nosnippet[0] ??
      (effective.maxSnippet === 0 ? effective.applies.find(({ name, value }) => name === 'max-snippet' && Number(value) === 0) : undefined);
    const closed = zero(google);
    const closedBing = zero(bing);
    if (closed) {
      findings.push(fail(m.nothingQuoted({ directive: asWritten(closed) }), all));
      caps.add('one-ecosystem');
    } else if (google.maxSnippet !== null && google.maxSnippet > 0 && google.maxSnippet < limits.shortSnippet) {
      findings.push(
        warn(m.shortSnippets({ characters: google.maxSnippet }), measuredEvidence(google.maxSnippet, limits.shortSnippet, w.characters())),
      );
    }
    if (closedBing && !closed && bing.noindex.length === 0)
      findings.push(warn(m.bingQuotesNothing({ directive: asWritten(closedBing) }), all));
    if (google.maxImagePreview === 'none' || google.maxImagePreview === 'standard')
      findings.push(warn(m.smallImages({ size: google.maxImagePreview }), all));
    const copilot = copilotLimit(bing);
    if (copilot) {
      const limit = { directive: asWritten(copilot.by[0]!) };
      const says = directives.some(({ name }) => aiOptOuts.includes(name))
        ? m.keptFromAi
        : copilot.kind === 'snippet'
          ? m.noCache
          : m.noArchive;
      findings.push(warn(says(limit), all));
      if (copilot.kind !== 'snippet') caps.add('one-ecosystem');
    }
    const share = text && text.mainChars > 0 ? text.nosnippetChars / text.mainChars : 0;
    if (share > limits.hiddenShare) {
      findings.push(
        warn(
          m.hiddenText({ share }),
          parts && parts.nosnippet.length > 0
            ? elementsEvidence(parts.nosnippet)
            : measuredEvidence(share, limits.hiddenShare, w.ofMainText()),
        ),
      );
    }
    for (const one of directives.filter(({ status }) => status === 'unknown').slice(0, 5))
      findings.push(warn(m.unknown({ directive: asWritten(one) }), all));
    // Misspellings of the others are judged in index-directives.
    for (const one of directives.filter(({ status, meant }) => status === 'misspelt' && !indexingDirectives.includes(meant)).slice(0, 5))
      findings.push(warn(m.misspelt({ directive: asWritten(one), meant: one.meant }), all));
    for (const one of directives.filter(({ status, name }) => status === 'invalid' && name !== 'unavailable_after').slice(0, 5))
      findings.push(warn(m.invalid({ directive: asWritten(one) }), all));
    const notes = directives
      .filter(({ status }) => status === 'idle')
      .slice(0, 5)
      .map((one) => note(m.retired({ directive: asWritten(one) })));

    // "standard" is also the default without a directive: worth mentioning, but never the first thing to fix.
    const slight = findings.length === 1 && google.maxImagePreview === 'standard' && findings[0]!.code === 'smallImages';
    if (findings.length > 0) return verdict([...findings, ...notes], { caps: [...caps], ...(slight && { score: limits.slight }) });
    const unknown = !headers ? whyNoHeaders(response, () => missing('response')) : !text ? missing('text') : null;
    if (unknown) return unchecked(unknown, notes);
    return verdict([pass(m.open(), all), ...notes]);
  },
});
