import { table, value } from '../core/evidence.ts';
import type { DateFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { dateColumns, dateRow, dayMs, daysBetween, timeOf } from '../derive/date-agreement.ts';
import { dateGroups, dateTolerance, daysApart } from '../derive/date-groups.ts';
import { parseDate } from '../parse/dates.ts';

const day = (iso: string) => iso.slice(0, 10);

export default defineSignal({
  id: 'date-agreement',
  title: 'Dates agree and are honest',
  group: 'ai',
  why: 'Google compares several dates of a page before it believes one. Dates that contradict each other, or that are renewed without new content, cost trust in all of them.',
  sources: [
    { title: 'Google, Influence your byline dates in Google Search', url: 'https://developers.google.com/search/docs/appearance/publication-dates', checked: '2026-11-21', mark: 'primary' },
    { title: 'Tolerances, and the pattern of renewed dates: our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'F'],
  weight: 3,
  geo: { category: 'freshness', points: 6, grade: 'medium' },
  tools: ['provenance'],
  needs: ['provenance'],
  uses: ['sitemap', 'response'],
  limits: {
    publishedDays: dateTolerance.published, publishedHalfDays: dateTolerance.publishedHalf, modifiedDays: dateTolerance.modified,
    earlyDays: 1, futureDays: 1, bumpedHours: 24, oldDays: 180,
  },
  messages: {
    agree: (sources: number) => ({ text: `Dates from ${sources} sources agree.`, fix: '' }),
    publishedApart: (days: number, a: string, b: string) => ({
      text: `The dates of publication are ${days} days apart (${a} and ${b}).`,
      fix: 'Give the same date of publication in the visible text, the structured data and the metadata, from one field of the content system.',
    }),
    modifiedApart: (days: number, a: string, b: string) => ({
      text: `The dates of revision are ${days} days apart (${a} and ${b}).`,
      fix: 'Let the visible date, dateModified and the lastmod of the sitemap follow the same revision of the content.',
    }),
    modifiedFirst: (modified: string, published: string) => ({
      text: `The page says it was revised (${modified}) before it was published (${published}).`,
      fix: 'Correct the two dates: a revision cannot be earlier than publication.',
    }),
    future: (date: string, source: string) => ({
      text: `A date lies in the future: ${date} (${source}).`,
      fix: 'Google asks not to give future dates: use the day of publication or of the last revision.',
    }),
    unreadable: (raw: string, source: string) => ({
      text: `A date in the structured data cannot be read: "${raw}" (${source}).`,
      fix: 'Write it in ISO 8601, for instance 2026-03-15T10:00:00+01:00.',
    }),
    bumped: (modified: string, shown: string) => ({
      text: `The metadata says the page was revised within the last day (${modified}), but the date that readers see is from ${shown}.`,
      fix: 'Set dateModified only when the content changes, not with each visit or build, and show readers the date of the revision.',
    }),
    noZone: (source: string) => ({ text: `A time has no time zone (${source}). Google then assumes the time zone of its crawler.`, fix: '' }),
    lastModified: (date: string) => ({ text: `The Last-Modified header says ${date}. It is shown as a hint and not compared: servers often set it for other reasons.`, fix: '' }),
    onlyAgo: (words: string) => ({ text: `Does not apply: the date that readers see is relative to the day of reading (“${words}”). It names no day, so there is nothing to compare the dates in the markup with.`, fix: '' }),
    tooFew: () => ({ text: 'Does not apply: fewer than two sources give a date, so there is nothing to compare.', fix: '' }),
  },
  judge({ provenance, sitemap, response }, { m, limits, now, missing }) {
    const given = provenance.dates.filter(({ from }) => from !== 'url');
    const { shown, marked, lastmod, published, modified, kinds } = dateGroups(provenance, sitemap, now);
    const all = [...shown, ...marked, ...(lastmod ? [lastmod] : [])];
    const evidence = table(dateColumns, [...provenance.dates, ...(lastmod ? [lastmod] : [])].map(dateRow));
    const sourceOf = ({ label, from }: DateFact) => label || from;

    const failures: Finding[] = [];
    for (const group of ['json-ld', 'microdata', 'rdfa', 'meta', 'time', 'text'] as const) {
      const of = (role: DateFact['role']) => [...shown, ...marked].filter((date) => date.from === group && date.role === role);
      const [first, last] = [of('published')[0], of('modified').at(-1)];
      if (first && last && timeOf(last.iso) < timeOf(first.iso) && daysBetween(first.iso, last.iso) > limits.earlyDays) {
        failures.push(fail(m.modifiedFirst(day(last.iso!), day(first.iso!)), evidence));
        break;
      }
    }
    // A visible date without a label may be that of an event.
    const future = all.find(({ iso, role, visible }) => (role !== 'unknown' || !visible) && timeOf(iso) - now > limits.futureDays * dayMs);
    if (future) failures.push(fail(m.future(day(future.iso!), sourceOf(future)), evidence));
    const broken = given.find(({ from, iso }) => from === 'json-ld' && iso === null);
    if (broken) failures.push(fail(m.unreadable(broken.raw, broken.label), evidence));
    const renewed = marked.find(({ role, iso }) => role === 'modified' && now - timeOf(iso) <= limits.bumpedHours * dayMs / 24 && timeOf(iso) <= now + limits.futureDays * dayMs);
    const newest = shown.length > 0 ? shown.reduce((a, b) => (timeOf(b.iso) > timeOf(a.iso) ? b : a)) : undefined;
    if (renewed && newest && now - timeOf(newest.iso) > limits.oldDays * dayMs) failures.push(fail(m.bumped(day(renewed.iso!), day(newest.iso!)), evidence));

    const notes: Finding[] = [];
    const zoneless = marked.find(({ hasTime, hasZone }) => hasTime && !hasZone);
    if (zoneless) notes.push(note(m.noZone(sourceOf(zoneless))));
    const header = response?.headers.find(({ name }) => name === 'last-modified')?.value;
    const served = header === undefined ? null : parseDate(header, 'en');
    if (served) notes.push(note(m.lastModified(day(served.iso)), value('Last-Modified', header!)));
    if (failures.length > 0) return verdict([...failures, ...notes], { score: 0 });

    if (kinds < 2) {
      if (kinds === 1 && !sitemap) {
        const { reason, detail } = missing('sitemap');
        return unchecked(reason, `One source gives a date; whether the sitemap gives another is not known. ${detail}`, notes);
      }
      const ago = kinds === 1 && shown.length === 0 ? provenance.dates.find(({ visible, relative, from }) => visible && relative !== undefined && from !== 'time')?.relative : undefined;
      return na(ago === undefined ? m.tooFew() : m.onlyAgo(ago), notes);
    }
    const apart = (dates: readonly DateFact[]) => {
      const sorted = [...dates].sort((a, b) => timeOf(a.iso) - timeOf(b.iso));
      return [day(sorted[0]!.iso!), day(sorted.at(-1)!.iso!)] as const;
    };
    const [publishedDays, modifiedDays] = [daysApart(published), daysApart(modified)];
    const publishedScore = publishedDays <= limits.publishedDays ? 1 : publishedDays <= limits.publishedHalfDays ? 0.5 : 0;
    const modifiedScore = modifiedDays <= limits.modifiedDays ? 1 : 0;
    const findings: Finding[] = [];
    if (publishedScore < 1) findings.push(warn(m.publishedApart(Math.round(publishedDays), ...apart(published)), evidence));
    if (modifiedScore < 1) findings.push(warn(m.modifiedApart(Math.round(modifiedDays), ...apart(modified)), evidence));
    if (findings.length === 0) findings.push(pass(m.agree(kinds), evidence));
    return verdict([...findings, ...notes], { score: 0.5 * publishedScore + 0.5 * modifiedScore });
  },
});
