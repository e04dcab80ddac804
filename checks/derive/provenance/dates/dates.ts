/** The dates that a page gives, by rules: metadata first, then what readers see. */
import { clipToOneLine } from '../../../core/helpers/clip.ts';
import type { DataItem, DataValue } from '../../../core/facts/structured-data.ts';
import type { DateFact, TimeElement } from '../../../core/facts/about.ts';
import type { MetaTag } from '../../../core/facts/head.ts';
import { asList, isDataNode } from '../../../parse/data-items.ts';
import { findDateInPath, findDatesInText, parseDate } from '../../../parse/dates.ts';
import { isoDaysBetween, isWholeDay } from '../../../parse/iso-times.ts';
import { parseUrl } from '../../../parse/urls.ts';
import { withLatinDigits } from '../../../language/numbers.ts';
import { findRelativeDate } from '../../../language/relative-dates.ts';
import { itemsOfPage } from '../../structured-data/page-items.ts';
import { metaRoles, propertyRoles } from './properties.ts';
import { labelReach, wordsJustBefore, roleByLabel } from './labels.ts';
import {
  findConfirmedDates,
  inOrderOf,
  unrelatedDateTest,
  findRelativeDates,
  findUnreadDates,
  type TextDate,
  findTextDates,
} from './text-dates.ts';
import type { ProvenanceInput } from '../input.ts';
import { headlineText, type Layout, type Near, layoutOf } from '../layout.ts';
import { isInProse, isInMasthead, isInQuoteOrTeaser } from './lines.ts';
import { ruleRow, type Row } from '../rules.ts';
import { timeBlockFinder, timePlacer } from './time-places.ts';

type Found = Omit<DateFact, 'rule'>;
interface View extends ProvenanceInput {
  layout: Layout;
  /** What the rules above found. */
  found: readonly DateFact[];
  isOthers(iso: string | null, block: number): boolean;
}
/** A time element with its block, and its role by the words next to it. */
interface Timed extends Pick<DateFact, 'role' | 'label'> {
  time: TimeElement;
  block: number;
  near: Near;
  shown: { iso: string } | undefined;
}

const mostDates = 60;
/** Maximum number of dates from one kind of source. */
const mostOfKind = mostDates / 3;
const mostValues = 3;

const textRow = (id: string, kind: TextDate['kind']): Row<View, Found> => ({
  id,
  run: (view) => findTextDates(view, view.found).flatMap((one) => (one.kind === kind ? [one.fact] : [])),
});

const rules: readonly Row<View, Found>[] = [
  ruleRow<View, { item: DataItem; property: string }, Found>({
    id: 'markup-date',
    where: ({ items, url, ...view }) =>
      itemsOfPage(items, headlineText({ ...view, url }), url).flatMap((item) =>
        Object.keys(propertyRoles).map((property) => ({ item, property })),
      ),
    find: ({ item, property }, { language }) =>
      asList(item.properties[property])
        .slice(0, mostValues)
        .map(textOf)
        .filter((raw) => raw.trim() !== '')
        .map((raw) => {
          const label = property.startsWith('http')
            ? `dc:${property.slice(property.lastIndexOf('/') + 1)}`
            : `${item.types[0] ?? ''}.${property}`;
          return fact(item.format, propertyRoles[property]!, raw, language, { label, selector: item.selector, visible: false, near: null });
        }),
  }),
  ruleRow<View, MetaTag, Found>({
    id: 'meta-date',
    where: ({ head }) => head.metas,
    unless: ({ content }) => content.trim() === '',
    find: ({ name, property, httpEquiv, itemprop = '', content, selector }, { head, language }) => {
      // Newspapers write datePublished as microdata into the head, where no element is the item that it belongs to.
      const label = [property, name, httpEquiv, itemprop].find((key) => Object.hasOwn(metaRoles, key));
      // If there is a publication date, the online date is when a repository received the text (Google Scholar, Inclusion Guidelines).
      const isCited =
        label === 'citation_online_date' &&
        head.metas.some((meta) => /^citation_(?:publication_)?date$/.test(meta.name || meta.property) && meta.content.trim() !== '');
      return label === undefined
        ? []
        : [fact('meta', isCited ? 'unknown' : metaRoles[label]!, content, language, { label, selector, visible: false, near: null })];
    },
  }),
  // Blogs and newspapers: /2024/03/15/.
  {
    id: 'url-date',
    run({ url }) {
      const found = findDateInPath(parseUrl(url)?.pathname ?? '');
      const inPath = { hasTime: false, hasZone: false, visible: false, near: null, label: 'path', selector: '' };
      return found ? [{ from: 'url', role: 'published', ...found, ...inPath }] : [];
    },
  },
  ruleRow<View, Timed, Found>({
    id: 'time-element',
    where: timesOf,
    unless: isTimeOfOther,
    find: ({ time, role, label, near, shown, block }, { language, isOthers }) => {
      const { datetime, text, selector } = time;
      const found: Found = {
        ...fact('time', role, fromEpoch(datetime), language, { label, selector, visible: time.visible, near }),
        raw: clipToOneLine(datetime, 100),
      };
      if (isOthers(found.iso, block >= 0 ? block : time.block)) return [];
      // Readers see the day in the text; if the attribute has another one, that is only for software.
      if (shown && isoDaysBetween(found.iso, shown.iso) > 1) found.visible = false;
      const isShortened = found.visible && isWholeDay(found.iso) && !/\d{4}/.test(withLatinDigits(text));
      if (isShortened && (isShortDay(text) || findRelativeDate(text, language))) found.relative = clipToOneLine(text, 60);
      return [found];
    },
  }),
  // Wikis: "This page was last edited on …", anywhere.
  textRow('edited-line', 'edited'),
  // A line with a label: Published on …, Stand: ….
  textRow('labelled-line', 'labelled'),
  // A line without a label, next to the headline or at the end.
  textRow('bare-line', 'bare'),
  // The first words of a dispatch: Hamburg, 5 March 2024 –.
  textRow('dateline', 'dateline'),
  // A line that is only the day of the metadata: in a box below the text, in a column beside it.
  { id: 'confirmed-line', run: (view) => findConfirmedDates(view, view.found) },
  // "3 hours ago", if no day is visible.
  { id: 'relative-line', run: (view) => findRelativeDates(view, view.found) },
  // A day in a calendar that the platform does not count: 20 Magh 1432.
  { id: 'unread-line', run: (view) => findUnreadDates(view, view.found) },
];
export const dateRules: readonly string[] = rules.map(({ id }) => id);

/** Dates of the page, wherever they are; metadata first, then what readers see. */
export function findDates(input: ProvenanceInput): DateFact[] {
  const found: DateFact[] = [];
  const view: View = { ...input, layout: layoutOf(input), found, isOthers: unrelatedDateTest(input) };
  for (const { id, run } of rules)
    found.push(
      ...run(view)
        .slice(0, mostOfKind)
        .map((one) => ({ ...one, rule: id })),
    );
  return found.slice(0, mostDates);
}

const textOf = (value: DataValue): string => {
  if (typeof value === 'string') return value;
  const inner = isDataNode(value) ? value['@value'] : undefined;
  return typeof inner === 'string' ? inner : '';
};
function fact(
  from: DateFact['from'],
  role: DateFact['role'],
  raw: string,
  language: string,
  place: Pick<DateFact, 'label' | 'selector' | 'visible' | 'near'>,
): Found {
  const parsed = parseDate(raw, language);
  return {
    from,
    role,
    raw: clipToOneLine(raw, 100),
    iso: parsed?.iso ?? null,
    hasTime: parsed?.hasTime ?? false,
    hasZone: parsed?.hasZone ?? false,
    ...place,
  };
}

/** `time` elements with a datetime attribute that is a date. Those without are read like any other text. */
function timesOf({ times, blocks, language, layout }: View): Timed[] {
  const blockOf = timeBlockFinder(blocks);
  const nearOf = timePlacer(blocks, layout);
  const sorted = times
    .filter(({ datetime }) => datetime.trim() !== '')
    .map((time) => ({ time, near: nearOf(time) }))
    .sort((a, b) => Number(b.near !== 'elsewhere') - Number(a.near !== 'elsewhere') || Number(b.time.main) - Number(a.time.main));
  return sorted.slice(0, mostOfKind).map(({ time, near: nearby }) => {
    const block = blockOf(time);
    const words = clipToOneLine(time.text, labelReach * 2);
    const [read] = findDatesInText(words, language, { shortYears: true });
    const shown = read && inOrderOf(read, [time.datetime]);
    const text = blocks[block]?.text ?? '';
    // The label may be inside the element: Published on March 5.
    const beside = `${block >= 0 ? wordsJustBefore(text, text.indexOf(time.text)) : ''} ${shown ? wordsJustBefore(words, shown.index) : ''}`;
    return {
      time,
      block,
      near: block >= 0 && layout.near[block] !== 'elsewhere' ? layout.near[block]! : nearby,
      shown,
      ...roleByLabel(beside, time.selector, language),
    };
  });
}
/** Clock times and durations are not dates; times without a label further down belong to comments and other articles. */
function isTimeOfOther({ time, block: index, near, role }: Timed, { blocks, layout, url, language }: View): boolean {
  if (!/\d{4}/.test(time.datetime) || (near === 'elsewhere' && !time.main)) return true;
  if (role !== 'unknown') return false;
  const block = blocks[index];
  return (
    near === 'elsewhere' ||
    (block !== undefined &&
      (isInQuoteOrTeaser(blocks, index, layout, url) ||
        isInMasthead(blocks, index, layout) ||
        isInProse(block, block.text, block.text.indexOf(time.text), time.text.length, language)))
  );
}

/** "8h", "23 Feb": the visible part of a date whose year readers do not see. */
const isShortDay = (text: string): boolean => text.length <= longestShortDay && /\d/.test(withLatinDigits(text));
const longestShortDay = 30;
/** Scripts write timestamps in milliseconds: 1710496800000. */
const fromEpoch = (datetime: string): string => (/^\s*\d{13}\s*$/.test(datetime) ? new Date(Number(datetime)).toISOString() : datetime);
