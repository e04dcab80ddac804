import type { JSX } from 'preact';
import type { Report } from '../../../checks/core/report/report.ts';
import { describeCrawler, mostImportantCrawler } from '../../../reports/crawler-words.ts';
import { shownStatus } from '../../../reports/statuses.ts';
import { areSamePage } from '../../../checks/parse/urls.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { StatusBadge } from '../../findings/status.tsx';
import { CutText, Part } from '../../tool/parts.tsx';
import type { Column, ToolActions } from '../../tool/props.ts';
import { useLocale, usePart } from '../../use-locale.ts';
import { signalTitle } from '../../../reports/catalogue.ts';
import type { Locale, Parts } from '../../../words/locale.ts';

type SideWords = Parts['page-diff']['sides'];

/** One difference: a value of the page at a glance, or a check, whose status also has an icon. */
interface Row {
  what: string;
  here: string;
  there: string;
  check?: { here: ReturnType<typeof shownStatus>; there: ReturnType<typeof shownStatus> };
}

/** Two pages side by side: scores, the page at a glance, and checks with different statuses. */
export function SideBySideView({ report, other, act }: { report: Report; other: Report; act: ToolActions }): JSX.Element {
  const words = usePart('page-diff').sides;
  const locale = useLocale();
  const rows = [...glanceRows(report, other, words, locale), ...checkRows(report, other, locale)].filter(
    ({ here, there }) => here !== there,
  );
  return (
    <Part title={words.title} note={words.note}>
      <DataTable<Row>
        name={words.rows}
        rows={rows}
        columns={columnsOf(words, areSamePage(other.finalUrl || other.url, report.finalUrl || report.url))}
        act={act}
        empty={words.none}
      />
    </Part>
  );
}

/** @param same whether both are the same page: then the columns are in the order of time */
const columnsOf = (words: SideWords, same: boolean): readonly Column<Row>[] => [
  { id: 'what', title: words.what, value: ({ what }) => what },
  ...(same ? (['there', 'here'] as const) : (['here', 'there'] as const)).map((side): Column<Row> => ({
    id: side,
    title: words[same ? times[side] : side],
    wide: true,
    value: (row) => row[side],
    cell: (row) => (row.check ? <StatusBadge status={row.check[side]} /> : <CutText text={row[side] || words.nothing} max={240} />),
  })),
];

const times = { there: 'before', here: 'now' } as const;

/** The pages at a glance, in words. Parts that one side does not know are omitted, unless a snapshot of an earlier version did not record them. */
function glanceRows(report: Report, other: Report, words: SideWords, locale: Locale): Row[] {
  const [here, there] = [partsOf(report, words, locale), partsOf(other, words, locale)];
  return Object.entries(here).flatMap(([name, value]) => {
    const beside = there[name as keyof typeof there] ?? (unrecorded(other, name) ? words.unrecorded : null);
    return value === null || beside === null ? [] : [{ what: words.parts[name as keyof SideWords['parts']], here: value, there: beside }];
  });
}

const ofDates: readonly string[] = ['published', 'modified'];
const ofScores: readonly string[] = ['score', 'geo', 'crawler'];
const unrecorded = ({ glance, about }: Report, part: string): boolean =>
  ofDates.includes(part) ? about === undefined : !ofScores.includes(part) && glance === undefined;

function partsOf(
  { score, geo, glance, about, crawlerReading }: Report,
  words: SideWords,
  locale: Locale,
): Record<keyof SideWords['parts'], string | null> {
  const first = crawlerReading && mostImportantCrawler(crawlerReading);
  const of = <T,>(value: T | null | undefined, write: (value: T) => string) =>
    value === null || value === undefined ? null : write(value);
  return {
    score: of(score, String),
    geo: of(geo.score, String),
    crawler: first && first.share !== null ? describeCrawler(first, crawlerReading, locale).number : null,
    status: of(glance, ({ status }) => (status === null ? '' : String(status))),
    title: of(glance, ({ title }) => title?.text ?? ''),
    description: of(glance, ({ description }) => description?.text ?? ''),
    h1: of(glance, ({ h1 }) => h1.texts.join(' · ')),
    canonical: of(glance, ({ canonical }) => (canonical.self ? words.self : canonical.urls.join(' '))),
    robots: of(glance, ({ robots }) => robots.google.join(', ')),
    length: of(glance?.length, words.length),
    headings: of(glance, ({ headings }) => headings.map((count, index) => `h${index + 1} ${count}`).join(', ')),
    links: of(glance, ({ links }) => words.links(links)),
    images: of(glance, ({ images }) => words.images(images)),
    types: of(glance, ({ types }) => types.join(', ')),
    published: of(about, ({ published }) => published ?? ''),
    modified: of(about, ({ modified }) => modified ?? ''),
  };
}

/** Checks that both pages have, by their status. */
function checkRows(report: Report, other: Report, locale: Locale): Row[] {
  const byId = new Map(other.signals.map((entry) => [entry.id, entry]));
  return report.signals.flatMap((entry) => {
    const beside = byId.get(entry.id);
    if (!beside) return [];
    const check = { here: shownStatus(entry), there: shownStatus(beside) };
    const { status } = locale.words;
    return [{ what: signalTitle(locale, entry.id, 'pass'), here: status[check.here], there: status[check.there], check }];
  });
}
