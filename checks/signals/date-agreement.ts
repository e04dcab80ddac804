import { valueEvidence } from '../core/evidence.ts';
import type { DateFact } from '../core/facts/about.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { dateTable, isInMetadata } from '../derive/provenance/dates/agreement.ts';
import { dayMs, isIsoWeekOrDayOfYear, isoDaysBetween, isSurelyEarlier, epochOf } from '../parse/iso-times.ts';
import { groupDates, mostDaysApart, daysApart } from '../derive/provenance/dates/groups.ts';
import { parseDate } from '../parse/dates.ts';

const day = (iso: string) => iso.slice(0, 10);

export default defineSignal({
  id: 'date-agreement',
  group: 'ai',
  sources: [
    {
      title: 'Google, Influence your byline dates in Google Search',
      url: 'https://developers.google.com/search/docs/appearance/publication-dates',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'F'],
  weight: 3,
  geo: { category: 'freshness', points: 6, grade: 'medium' },
  tools: ['provenance'],
  needs: ['provenance'],
  uses: ['sitemap', 'response'],
  limits: {
    publishedDays: mostDaysApart.published,
    publishedHalfDays: mostDaysApart.publishedHalf,
    modifiedDays: mostDaysApart.modified,
    futureDays: 1,
    scheduledDays: mostDaysApart.scheduled,
    bumpedHours: 24,
    oldDays: 180,
  },
  heuristics: ['bumped', 'publishedApart', 'modifiedApart'],
  judge({ provenance, sitemap, response }, { m, w, limits, now, missing }) {
    const inPage = provenance.dates.filter(({ from }) => from !== 'url');
    const { shown, marked, lastmod, published, modified, kinds } = groupDates(provenance, sitemap, now);
    const all = [...shown, ...marked, ...(lastmod ? [lastmod] : [])];
    const evidence = dateTable(w, [...provenance.dates, ...(lastmod ? [lastmod] : [])]);
    const sourceOf = ({ label, from }: DateFact) => ({ from, label });

    const failures: Finding[] = [];
    const notes: Finding[] = [];
    const pairOf = (dates: readonly DateFact[]) =>
      [dates.find(({ role }) => role === 'published'), dates.findLast(({ role }) => role === 'modified')] as const;
    const compared = [...shown, ...marked];
    const byOldest = [...compared].sort((a, b) => epochOf(a.iso) - epochOf(b.iso));
    // First each source alone, then all together: a conflict if even the latest modification is before the earliest publication.
    for (const dates of [
      ...(['json-ld', 'microdata', 'rdfa', 'meta', 'time', 'text'] as const).map((group) => compared.filter(({ from }) => from === group)),
      byOldest,
    ]) {
      const [first, last] = pairOf(dates);
      if (!first || !last || !isSurelyEarlier(last.iso, first.iso)) continue;
      const times = { modified: last.iso!, published: first.iso! };
      // Content systems keep the last save of a post that waits for its day. Readers, who see only that day, are told nothing impossible.
      if (isInMetadata(last) && isoDaysBetween(times.modified, times.published) <= limits.scheduledDays)
        notes.push(note(m.scheduled(times), evidence));
      else failures.push(fail(m.modifiedFirst({ modified: day(times.modified), published: day(times.published) }), evidence));
      break;
    }
    // A visible date without a label may be that of an event.
    const future = all.find(({ iso, role, visible }) => (role !== 'unknown' || !visible) && epochOf(iso) - now > limits.futureDays * dayMs);
    if (future) failures.push(fail(m.future({ date: day(future.iso!), source: sourceOf(future) }), evidence));
    // Search engines accept what browsers parse, so another format than ISO 8601 is no fault.
    const broken = inPage.find(
      ({ from, iso, raw }) => from === 'json-ld' && iso === null && Number.isNaN(Date.parse(raw)) && !isIsoWeekOrDayOfYear(raw),
    );
    if (broken) failures.push(fail(m.unreadable({ raw: broken.raw, source: sourceOf(broken) }), evidence));
    const renewed = marked.find(
      ({ role, iso }) =>
        role === 'modified' && now - epochOf(iso) <= (limits.bumpedHours * dayMs) / 24 && epochOf(iso) <= now + limits.futureDays * dayMs,
    );
    const newest = shown.length > 0 ? shown.reduce((a, b) => (epochOf(b.iso) > epochOf(a.iso) ? b : a)) : undefined;
    if (renewed && newest && now - epochOf(newest.iso) > limits.oldDays * dayMs)
      failures.push(fail(m.bumped({ modified: day(renewed.iso!), shown: day(newest.iso!), bumpedHours: limits.bumpedHours }), evidence));

    const zoneless = marked.find(({ hasTime, hasZone }) => hasTime && !hasZone);
    if (zoneless) notes.push(note(m.noZone({ source: sourceOf(zoneless) })));
    const header = headersOfPage(response)?.find(({ name }) => name === 'last-modified')?.value;
    const served = header === undefined ? null : parseDate(header, 'en');
    if (served) notes.push(note(m.lastModified({ date: day(served.iso) }), valueEvidence('Last-Modified', header!)));
    if (failures.length > 0) return verdict([...failures, ...notes], { score: 0 });

    if (kinds < 2) {
      if (kinds === 1 && !sitemap) {
        const { reason, ...why } = missing('sitemap');
        return uncheckedAs(reason, m.sitemapUnknown({ why }), notes);
      }
      const ago =
        kinds === 1 && shown.length === 0
          ? provenance.dates.find(({ visible, relative, from }) => visible && relative !== undefined && from !== 'time')?.relative
          : undefined;
      return na(ago === undefined ? m.tooFew() : m.onlyAgo({ words: ago }), notes);
    }
    const apart = (dates: readonly DateFact[]) => {
      const sorted = [...dates].sort((a, b) => epochOf(a.iso) - epochOf(b.iso));
      return { a: day(sorted[0]!.iso!), b: day(sorted.at(-1)!.iso!) };
    };
    const [publishedDays, modifiedDays] = [daysApart(published), daysApart(modified)];
    const publishedScore = publishedDays <= limits.publishedDays ? 1 : publishedDays <= limits.publishedHalfDays ? 0.5 : 0;
    const modifiedScore = modifiedDays <= limits.modifiedDays ? 1 : 0;
    const findings: Finding[] = [];
    if (publishedScore < 1) findings.push(warn(m.publishedApart({ days: Math.round(publishedDays), ...apart(published) }), evidence));
    if (modifiedScore < 1) findings.push(warn(m.modifiedApart({ days: Math.round(modifiedDays), ...apart(modified) }), evidence));
    if (findings.length === 0) findings.push(pass(m.agree({ sources: kinds }), evidence));
    return verdict([...findings, ...notes], { score: 0.5 * publishedScore + 0.5 * modifiedScore });
  },
});
