import type { AboutDate, DateFact } from '../core/facts/about.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn } from '../core/verdict.ts';
import { summarizeDates } from '../derive/provenance/publisher/about.ts';
import { areDaysOfThreads, datesForType } from '../derive/provenance/kind.ts';
import { dateTable, isFromContentSystem, isInMetadata, shownDates } from '../derive/provenance/dates/agreement.ts';
import { isUnread } from '../derive/provenance/dates/text-dates.ts';
import { isGuessedType } from '../core/guessed-type.ts';
import { findContentFrame } from '../derive/text/framed.ts';
import { isoDaysBetween, isWholeDay } from '../parse/iso-times.ts';
import { knowsMonths } from '../language/months.ts';

export default defineSignal({
  id: 'date-visible',
  group: 'ai',
  sources: [
    {
      title: 'Google, Influence your byline dates in Google Search',
      url: 'https://developers.google.com/search/docs/appearance/publication-dates',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Do Large Language Models Favor Recent Content? (SIGIR-AP 2025, arXiv 2509.11353)',
      url: 'https://arxiv.org/abs/2509.11353',
      checked: '2026-11-21',
      mark: 'abstract',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'freshness', points: 6, grade: 'medium' },
  tools: ['provenance'],
  needs: ['provenance'],
  uses: ['parts', 'main', 'pageType'],
  limits: { visibleOnly: 0.7, metadataOnly: 0.6, agreeDays: 1 },
  judge({ provenance, parts, main, pageType: kind }, { m, w, limits, pageType, whenPresent, now, language }) {
    if (whenPresent && !provenance.dates.some(({ from }) => from !== 'url')) return na(m.noneGiven({ type: pageType }));
    if (areDaysOfThreads(provenance.dates, pageType)) return na(m.ofThreads());
    const dates = provenance.dates.filter(({ iso }) => isWholeDay(iso));
    const shown = shownDates(dates, now);
    const readable = (date: DateFact) =>
      (date.near === 'title' || date.near === 'end') &&
      (date.from === 'time' || dates.some((other) => isInMetadata(other) && isoDaysBetween(date.iso, other.iso) <= limits.agreeDays));
    const evidence = dateTable(w, provenance.dates);
    const day = ({ iso }: DateFact) => iso!.slice(0, 10);
    const url = dates.find(({ from }) => from === 'url');
    const notes = url ? [note(m.inUrl({ date: day(url) }))] : [];
    const chosen = summarizeDates({ dates: datesForType(provenance.dates, pageType) }, now);
    const of = (known: AboutDate | null) =>
      known && shown.find(({ iso, selector, from }) => iso === known.iso && selector === known.selector && from === known.from);
    const [published, modified] = [of(chosen.published), of(chosen.modified)];
    // A manual or FAQ is as current as its subject: a date helps, but is not missed.
    const needsNone = pageType === 'docs' || pageType === 'faq';
    const date = [published, modified].find((one) => one && readable(one)) ?? published ?? modified;
    if (date) {
      const args = { date: day(date), relative: date.relative ?? '' };
      if (!shown.some(({ role }) => role !== 'unknown')) notes.push(note(m.unlabelled()));
      if (readable(date)) return verdict([pass(m.readable(args), evidence), ...notes], { value: day(date) });
      // A visible date is never worse than none.
      if (needsNone) return verdict([pass(m.visibleOnly(args), evidence), ...notes], { value: day(date) });
      return verdict([warn(m.visibleOnly(args), evidence), ...notes], { score: limits.visibleOnly, value: day(date) });
    }
    const frame = findContentFrame({ parts, main });
    if (frame) return uncheckedAs('not-supported', m.framed({ url: frame.url }), notes);
    const unread = provenance.dates.find(isUnread);
    if (unread) return uncheckedAs('not-supported', m.unreadCalendar({ words: unread.raw }), notes);
    const relative =
      chosen.published || chosen.modified
        ? undefined
        : provenance.dates.find(({ relative: words, iso }) => words !== undefined && iso === null)?.relative;
    if (relative !== undefined)
      return verdict([warn(m.relativeOnly({ words: relative }), evidence), ...notes], { score: limits.visibleOnly, value: relative });
    if (!knowsMonths(language)) return uncheckedAs('not-supported', m.monthsUnknown({ language }), notes);
    const hidden = (chosen.published ?? chosen.modified)?.iso.slice(0, 10);
    // An unsigned page whose only date is from the content system: a course or service needs no visible date.
    const isOfSystem =
      !provenance.names.some(({ role }) => role === 'author') && dates.every((known) => known.from === 'url' || isFromContentSystem(known));
    if (hidden && (needsNone || isOfSystem)) return na(m.metadataOnly({ date: hidden }), notes);
    if (hidden) return verdict([warn(m.metadataOnly({ date: hidden }), evidence), ...notes], { score: limits.metadataOnly, value: hidden });
    if (needsNone || whenPresent) return na(m.noneGiven({ type: pageType }), [...notes, note(m.none())]);
    // Which pages need a date follows from the kind: a red one has to be surer than that most pages are articles.
    return verdict([isGuessedType(pageType, kind) ? warn(m.none()) : fail(m.none()), ...notes]);
  },
});
