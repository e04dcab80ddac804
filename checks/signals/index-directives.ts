import { listEvidence, type Evidence } from '../core/evidence.ts';
import { defineSignal, type Says } from '../core/signal.ts';
import { fail, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import type { CapId } from '../core/report/geo-ids.ts';
import { indexingDirectives, searchCrawlers } from '../lists/robots-directives.ts';
import { canonicalElsewhere, findCanonicals } from '../derive/head/canonicals.ts';
import { directiveTable } from '../derive/head/directive-table.ts';
import { whyNoHeaders, headersOfPage } from '../derive/head/page-response.ts';
import { effectiveRules, findConflicts, findDirectives, asWritten, type RobotsDirective } from '../parse/robots-directives.ts';
import { parseRobotsTxt, robotsVerdicts } from '../parse/robots-txt.ts';

export default defineSignal({
  id: 'index-directives',
  group: 'crawling',
  sources: [
    {
      title: 'Google, Robots meta tag, data-nosnippet, and X-Robots-Tag specifications',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Bing Webmaster Help, Robots Metatags',
      url: 'https://www.bing.com/webmaster/help/which-robots-metatags-does-bing-support-5198d240',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Lighthouse, Page is blocked from indexing',
      url: 'https://developer.chrome.com/docs/lighthouse/seo/is-crawlable',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['D', 'R', 'H'],
  weight: 10,
  gate: true,
  geo: { category: 'access', points: 4, grade: 'strong' },
  tools: ['indexability', 'robots-directives'],
  needs: ['page', 'head'],
  uses: ['response', 'robotsTxt', 'served'],
  limits: {},
  judge({ page, head, response, robotsTxt, served }, { m, w, intent, now, missing }) {
    const headers = headersOfPage(response);
    const directives = findDirectives(head, headers);
    const google = effectiveRules(directives, 'googlebot', now);
    const bing = effectiveRules(directives, 'bingbot', now);
    const blocked = { google: google.noindex.length > 0, bing: bing.noindex.length > 0 };
    const caps: CapId[] = blocked.google && blocked.bing ? ['noindex-both'] : blocked.google || blocked.bing ? ['one-ecosystem'] : [];
    const all = directiveTable(directives, w);
    const gap = () => whyNoHeaders(response, () => missing('response'));

    const notes: Finding[] = [];
    const onlyInBody = google.noindex.length > 0 && google.noindex.every(({ inHead }) => !inHead);
    const rule = robotsTxt && robotsTxt.text !== '' ? robotsVerdicts(parseRobotsTxt(robotsTxt.text), page.url)('Googlebot') : null;
    const hidden = rule && !rule.allowed ? m.hidden({ line: rule.line }) : null;
    // Browsers merge repeated headers: for whom it is cannot be known, so the page is neither open nor kept out.
    const isUnclear = directives.some(({ ambiguous, name }) => ambiguous && (name === 'noindex' || name === 'none'));

    if (intent === 'keep-out') {
      const extra = { caps, geoScore: blocked.google || blocked.bing ? 0 : 1 };
      if (blocked.google && blocked.bing) {
        if (onlyInBody) return verdict([warn(m.keptOutInBody(), all), ...(hidden ? [warn(hidden)] : []), ...notes], extra);
        return verdict(
          [pass(m.keptOut({ directives: google.noindex.map(asWritten) }), all), ...(hidden ? [warn(hidden)] : []), ...notes],
          extra,
        );
      }
      if (isUnclear) return verdict([warn(m.joined(), all), ...notes], extra);
      if (blocked.google || blocked.bing)
        return verdict([warn(m.keptOutPartly({ name: blocked.google ? 'Bing' : 'Google' }), all), ...notes], extra);
      if (response && [401, 403, 404, 410].includes(response.status))
        return verdict([pass(m.statusKeepsOut({ status: response.status })), ...notes], extra);
      return headers ? verdict([fail(m.notKeptOut(), all), ...notes], extra) : unchecked(gap(), notes);
    }

    if (blocked.google) {
      if (hidden) notes.push(note(hidden));
      if (onlyInBody) notes.push(note(m.inBody()));
      const elsewhere = canonicalElsewhere(findCanonicals(head, headers, page.url), page.url);
      if (elsewhere) notes.push(note(m.alsoCanonical({ url: elsewhere })));
      return verdict([fail(m.noindex({ directives: google.noindex.map(asWritten) }), all), ...notes], { caps });
    }
    const warnings = directiveWarnings(directives, m, all, now);
    if (isUnclear) warnings.push(warn(m.joined(), all));
    const inSource = served ? effectiveRules(findDirectives(served.head, null), 'googlebot', now).noindex : [];
    if (inSource.length > 0)
      warnings.push(
        warn(
          m.sourceSays({ directives: inSource.map(({ written }) => written) }),
          listEvidence(inSource.map((one) => w.placed(asWritten(one)))),
        ),
      );
    if (google.unavailableAfter !== null && Number.isFinite(google.unavailableAfter))
      notes.push(note(m.expires({ date: new Date(google.unavailableAfter).toISOString().slice(0, 10) })));

    if (warnings.length > 0) return verdict([...warnings, ...notes], { caps });
    return headers ? verdict([pass(m.open(), all), ...notes]) : unchecked(gap(), notes);
  },
});

/** Warnings about other directives: search engines other than Google excluded, contradictory directives, unknown ones. */
function directiveWarnings(
  directives: readonly RobotsDirective[],
  m: Says<'index-directives'>,
  all: Evidence | undefined,
  now: number,
): Finding[] {
  const warnings: Finding[] = [];
  const named = directives
    .map(({ crawler }) => crawler)
    // Who keeps out a scraper, an archive, Google News or the training of models loses no search engine.
    .filter((crawler) => searchCrawlers.includes(crawler) && !['googlebot', 'msnbot'].includes(crawler));
  const others = [...new Set(['bingbot', ...named])]
    .map((crawler) => ({ crawler, noindex: effectiveRules(directives, crawler, now).noindex }))
    .filter(({ noindex }) => noindex.length > 0);
  if (others.length > 0) {
    const written = [...new Set(others.flatMap(({ noindex }) => noindex))].map(asWritten);
    warnings.push(warn(m.otherEngines({ names: others.map(({ crawler }) => crawler), directives: written }), all));
  }
  const conflict = findConflicts(directives).find(({ first }) => !first.name.startsWith('max-'));
  if (conflict) warnings.push(warn(m.disagree({ first: asWritten(conflict.first), second: asWritten(conflict.second) }), all));
  // Other misspellings are judged in snippet-controls.
  for (const one of directives.filter(({ status, meant }) => status === 'misspelt' && indexingDirectives.includes(meant)).slice(0, 5))
    warnings.push(warn(m.misspelt({ text: one.written, meant: one.meant }), all));
  for (const one of directives.filter(({ status, name }) => status === 'invalid' && name === 'unavailable_after').slice(0, 1))
    warnings.push(warn(m.unreadableDate({ text: one.written }), all));
  return warnings;
}
