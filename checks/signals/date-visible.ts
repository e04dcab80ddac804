import type { AboutDate, DateFact, TextFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn } from '../core/verdict.ts';
import { chosenDates } from '../derive/about.ts';
import { dateTable, isDateForPrograms, shownDates } from '../derive/date-agreement.ts';
import { proseUnits } from '../derive/prose.ts';
import { daysBetween } from '../parse/iso-times.ts';
import { knowsMonths } from '../language/months.ts';

const paragraphUnits = ({ blocks }: TextFact, shortest: number) =>
  blocks.reduce((sum, { main, tag, within, units }) => (main && tag === 'p' && within === null && units >= shortest ? sum + units : sum), 0);
const without = new Set(['home', 'listing', 'tool', 'utility']);
/** Goods and places are as they are until the page says otherwise. */
const lasting = new Set(['product', 'local']);

export default defineSignal({
  id: 'date-visible',
  group: 'ai',
  sources: [
    { title: 'Google, Influence your byline dates in Google Search', url: 'https://developers.google.com/search/docs/appearance/publication-dates', checked: '2026-11-21', mark: 'primary' },
    { title: 'Do Large Language Models Favor Recent Content? (SIGIR-AP 2025, arXiv 2509.11353)', url: 'https://arxiv.org/abs/2509.11353', checked: '2026-11-21', mark: 'abstract' },
    { title: 'Scores of the four cases: our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'freshness', points: 6, grade: 'strong' },
  tools: ['provenance'],
  needs: ['provenance', 'text'],
  limits: { visibleOnly: 0.7, metadataOnly: 0.4, agreeDays: 1, editorialUnits: 250, shortUnits: 100, proseUnits: 20 },
  judge({ provenance, text }, { m, w, limits, pageType, now, language }) {
    if (without.has(pageType)) return na(m.doesNotApply({ type: pageType }));
    if (lasting.has(pageType) && paragraphUnits(text, limits.proseUnits) < limits.editorialUnits) return na(m.noEditorialText({ type: pageType }));
    // Nobody misses the day of a form, a register or a service in a few lines; one that is given is judged.
    if (pageType === 'other' && provenance.dates.length === 0 && proseUnits(text.blocks) < limits.shortUnits) return na(m.noEditorialText({ type: pageType }));
    const dates = provenance.dates.filter(({ iso }) => iso !== null && iso.length >= 10);
    const shown = shownDates(dates, now);
    const readable = (date: DateFact) => (date.near === 'title' || date.near === 'end') &&
      (date.from === 'time' || dates.some((other) => isDateForPrograms(other) && daysBetween(date.iso, other.iso) <= limits.agreeDays));
    const evidence = dateTable(w, provenance.dates);
    const day = ({ iso }: DateFact) => iso!.slice(0, 10);
    const url = dates.find(({ from }) => from === 'url');
    const notes = url ? [note(m.inUrl({ date: day(url) }))] : [];
    const chosen = chosenDates(provenance, now);
    const of = (known: AboutDate | null) => known && shown.find(({ iso, selector, from }) => iso === known.iso && selector === known.selector && from === known.from);
    const [published, modified] = [of(chosen.published), of(chosen.modified)];
    const date = [published, modified].find((one) => one && readable(one)) ?? published;
    if (date) {
      const args = { date: day(date), relative: date.relative ?? '' };
      if (!shown.some(({ role }) => role !== 'unknown')) notes.push(note(m.unlabelled()));
      if (readable(date)) return verdict([pass(m.readable(args), evidence), ...notes], { value: day(date) });
      return verdict([warn(m.visibleOnly(args), evidence), ...notes], { score: limits.visibleOnly, value: day(date) });
    }
    const relative = chosen.published ? undefined : provenance.dates.find(({ relative: words, iso }) => words !== undefined && iso === null)?.relative;
    if (relative !== undefined) return verdict([warn(m.relativeOnly({ words: relative }), evidence), ...notes], { score: limits.visibleOnly, value: relative });
    if (!knowsMonths(language)) return uncheckedAs('not-supported', m.monthsUnknown({ language }), notes);
    const hidden = chosen.published?.iso.slice(0, 10);
    if (hidden) return verdict([warn(m.metadataOnly({ date: hidden }), evidence), ...notes], { score: limits.metadataOnly, value: hidden });
    return verdict([fail(m.none()), ...notes]);
  },
});
