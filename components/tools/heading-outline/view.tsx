import type { JSX } from 'preact';
import { outlineRows, type OutlineRow } from '../../../checks/derive/text/outline.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { HeadingFact } from '../../../checks/core/facts/text.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ShowButton } from '../../findings/evidence.tsx';
import { AbsentFactNote, StatusChip, CopyButton, CutText, FactRows, MarkToggle } from '../../tool/parts.tsx';
import type { Column, Mark, ToolActions, ToolProps } from '../../tool/props.ts';
import { useLocale, useWords, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['heading-outline'];
const useViewWords = (): ViewWords => usePart('heading-outline');

interface Row extends OutlineRow {
  index: number;
  notes: string;
}
const drawnAtMost = 300;

/** Heading outline: the tree of headings with skips, empty and hidden ones. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const { and } = useWords().wording;
  const headings = factValueOf(facts, 'headings');
  if (!headings) return <AbsentFactNote facts={facts} name="headings" />;
  const rows = outlineRows(headings.items).map((row, index): Row => ({ ...row, index, notes: and(notesOf(row, words)) }));
  if (rows.length === 0) return <p class="empty">{words.none}</p>;
  return (
    <div class="stack">
      <div class="row">
        <CopyButton act={act} label={words.copy} text={markdown(headings.items, words.empty)} />
        <MarkToggle act={act} label={words.mark} marks={rows.map((row) => markOf(row, words.marks))} />
      </div>
      <Totals rows={rows} total={headings.total} />
      <ol class="t-outline">
        {rows.slice(0, drawnAtMost).map((row) => (
          <OutlineLine key={row.index} row={row} act={act} />
        ))}
      </ol>
      {rows.length > drawnAtMost && <p class="muted small">{words.drawn({ count: drawnAtMost })}</p>}
      <details class="rule">
        <summary>{words.table.summary}</summary>
        <DataTable<Row>
          name={words.table.rows}
          rows={rows}
          total={headings.total}
          columns={columnsOf(words)}
          act={act}
          at={({ heading }) => heading.selector}
          empty={words.table.none}
        />
      </details>
    </div>
  );
}

/** Number of headings by level, and how many need attention. */
function Totals({ rows, total }: { rows: readonly Row[]; total: number }): JSX.Element {
  const words = useViewWords();
  const { comma } = useLocale().words.punctuation;
  const levels = [1, 2, 3, 4, 5, 6]
    .map((level) => ({ level, number: rows.filter(({ heading }) => heading.level === level).length }))
    .filter(({ number }) => number > 0);
  const skips = rows.filter(({ judged, skipped }) => judged && skipped > 0).length;
  const empty = rows.filter((row) => row.judged && row.empty).length;
  const hidden = rows.filter(({ heading }) => !heading.visible).length;
  return (
    <FactRows
      rows={[
        [words.headings, words.levels({ total, levels: levels.map(({ level, number }) => ({ level, count: number })) })],
        [
          words.toCheck,
          [
            skips > 0 && words.skips({ count: skips }),
            empty > 0 && words.empties({ count: empty }),
            hidden > 0 && words.hiddens({ count: hidden }),
          ]
            .filter(Boolean)
            .join(comma) || words.nothing,
        ],
      ]}
    />
  );
}

/** One heading with its problems. */
function OutlineLine({ row, act }: { row: Row; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  const { heading, empty } = row;
  return (
    <li style={{ '--depth': String(heading.level - 1) }} class={heading.visible ? '' : 'hidden-heading'}>
      <span class={`t-outline-level l${heading.level}`}>h{heading.level}</span>
      <span class="t-outline-text">
        {empty ? <span class="muted">{words.empty}</span> : <CutText text={heading.text} max={220} />}
        <HeadingNotes row={row} />
      </span>
      <ShowButton selector={heading.selector} name={heading.text || words.emptyLevel({ level: heading.level })} act={act} />
    </li>
  );
}

/** Notes on a heading: skipped levels, no text, hidden, only by role, outside the main content. */
function HeadingNotes({ row: { heading, read, judged, empty, skipped } }: { row: Row }): JSX.Element {
  const words = useViewWords();
  return (
    <>
      {judged && skipped > 0 && (
        <>
          {' '}
          <StatusChip kind="warn">{skipsText(heading.level, skipped, words)}</StatusChip>
        </>
      )}
      {judged && read && empty && (
        <>
          {' '}
          <StatusChip kind="bad">{words.noText}</StatusChip>
        </>
      )}
      {!heading.visible && (
        <>
          {' '}
          <StatusChip kind="muted">{hiddenHow(read, words)}</StatusChip>
        </>
      )}
      {heading.byRole && (
        <>
          {' '}
          <StatusChip kind="muted">{words.byRole}</StatusChip>
        </>
      )}
      {!heading.main && heading.region !== 'none' && heading.region !== 'main' && (
        <>
          {' '}
          <span class="muted small">{words.inRegion({ region: words.regions[heading.region] })}</span>
        </>
      )}
    </>
  );
}

const skipsText = (level: number, skipped: number, words: ViewWords) =>
  skipped === 1 ? words.skipsOne({ level: level - 1 }) : words.skipsSome({ from: level - skipped, to: level - 1 });

/** Not displayed: nobody reads it, so it is not part of the outline. */
const hiddenHow = (read: boolean, words: ViewWords) => (read ? words.hidden : words.undisplayed);

const notesOf = ({ heading, read, judged, empty, skipped }: OutlineRow, words: ViewWords) =>
  [
    judged && skipped > 0 && words.table.skips({ count: skipped }),
    empty && words.table.empty,
    !heading.visible && hiddenHow(read, words),
    heading.byRole && words.byRole,
  ].filter((note) => typeof note === 'string');

function markOf({ heading, read, judged, empty, skipped }: Row, words: ViewWords['marks']): Mark {
  const nameless = read && empty;
  const kind =
    judged && nameless ? 'bad' : judged && skipped > 0 ? 'warn' : !heading.visible ? 'muted' : heading.level === 1 ? 'good' : 'info';
  return { selector: heading.selector, label: words[nameless ? 'empty' : skipped > 0 ? 'skips' : 'plain']({ level: heading.level }), kind };
}

/** Text of a page must not break out of its line or start another heading. */
const markdown = (items: readonly HeadingFact[], empty: string) =>
  `${items.map(({ level, text }) => `${'#'.repeat(level)} ${text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>])/g, '\\$1') || empty}`).join('\n')}\n`;

const columnsOf = ({ table: words, empty, mainContent, regions }: ViewWords): readonly Column<Row>[] => [
  {
    id: 'text',
    title: words.heading,
    wide: true,
    value: ({ heading }) => heading.text,
    cell: ({ heading }) => (heading.text ? <CutText text={heading.text} max={160} /> : <span class="muted">{empty}</span>),
  },
  { id: 'level', title: words.level, numeric: true, value: ({ heading }) => heading.level },
  { id: 'place', title: words.place, value: ({ heading }) => (heading.main ? mainContent : regions[heading.region]) },
  { id: 'notes', title: words.notes, value: ({ notes }) => notes },
];
