import type { JSX } from 'preact';
import { findMarkedValues, type MarkedValue } from '../../../checks/derive/structured-data/markup-visible.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { PropertyPath, StatusChip, CutText, MarkToggle, useWhyAbsent, SummaryLine } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

/** Markup and page: each value of the markup, and what readers see. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = usePart('markup-vs-page');
  const absence = useWhyAbsent();
  const structuredData = factValueOf(facts, 'structuredData');
  const text = factValueOf(facts, 'text');
  if (!structuredData || !text) return <p class="empty">{absence(facts, text ? 'structuredData' : 'text')}</p>;
  const [headings, images, parts, provenance, language, semantics, links, page] = [
    factValueOf(facts, 'headings'),
    factValueOf(facts, 'images'),
    factValueOf(facts, 'parts'),
    factValueOf(facts, 'provenance'),
    factValueOf(facts, 'language'),
    factValueOf(facts, 'semantics'),
    factValueOf(facts, 'links'),
    factValueOf(facts, 'page'),
  ];
  const rows = findMarkedValues(
    {
      structuredData,
      text,
      ...(headings ? { headings } : {}),
      ...(images ? { images } : {}),
      ...(parts ? { parts } : {}),
      ...(provenance ? { provenance } : {}),
      ...(language ? { language } : {}),
      ...(semantics ? { semantics } : {}),
      ...(links ? { links } : {}),
      ...(page ? { page } : {}),
    },
    report.language,
  );
  if (rows.length === 0) {
    return <p class="empty">{words.none}</p>;
  }
  const number = (state: MarkedValue['state']) => rows.filter((row) => row.state === state).length;
  const visible = rows.filter(({ at }) => at !== null);
  return (
    <div class="stack">
      <SummaryLine kind={number('different') > 0 ? 'bad' : number('missing') > 0 ? 'warn' : 'good'}>
        {words[number('different') > 0 ? 'different' : 'visible']({
          found: number('found'),
          all: rows.length,
          different: number('different'),
        })}
      </SummaryLine>
      {visible.length > 0 && (
        <p>
          <MarkToggle
            act={act}
            label={words.mark}
            marks={visible.map(({ at, property, marked, shown, state }) => ({
              selector: at!,
              label: property,
              group: words.states[comparison({ marked, shown, state })],
              kind: state === 'found' ? 'good' : 'bad',
            }))}
          />
        </p>
      )}
      <DataTable<MarkedValue>
        name={words.rows}
        rows={rows}
        columns={columnsOf(words)}
        at={({ at, selector }) => at ?? selector}
        act={act}
        empty={words.none}
      />
    </div>
  );
}

/** What a value of the markup is to the visible one. */
function comparison({ marked, shown, state }: Pick<MarkedValue, 'marked' | 'shown' | 'state'>): keyof Parts['markup-vs-page']['states'] {
  if (state !== 'found') return state;
  const [one, other] = [marked, shown].map((text) => text.replace(/\s+/g, ' ').trim().toLowerCase()) as [string, string];
  if (one === other) return 'same';
  return isWithin(one, other) || isWithin(other, one) ? 'contained' : 'similar';
}
/** Whether a text is part of another, without cutting a number: 4.9 is not part of 4.99. */
function isWithin(part: string, whole: string): boolean {
  const start = whole.indexOf(part);
  const [before, after] = [whole.slice(0, start), whole.slice(start + part.length)];
  return start >= 0 && !(/\d[.,]?$/.test(before) && /^\d/.test(part)) && !(/\d$/.test(part) && /^[.,]?\d/.test(after));
}

const columnsOf = (words: Parts['markup-vs-page']): readonly Column<MarkedValue>[] => [
  {
    id: 'property',
    title: words.property,
    wide: true,
    value: ({ types, property }) => `${types.join(', ')} ${property}`,
    cell: ({ types, property }) => (
      <>
        <span class="muted">
          <CutText text={types.join(', ')} max={50} />
        </span>
        <br />
        <PropertyPath path={property} />
      </>
    ),
  },
  {
    id: 'marked',
    title: words.marked,
    wide: true,
    value: ({ marked }) => marked,
    cell: ({ marked }) => <CutText text={marked} max={160} />,
  },
  {
    id: 'shown',
    title: words.shown,
    wide: true,
    value: ({ shown }) => shown,
    cell: ({ shown }) => (shown ? <CutText text={shown} max={160} /> : <span class="muted">{words.nothing}</span>),
  },
  {
    id: 'state',
    title: words.compared,
    value: (row) => words.states[comparison(row)],
    cell: (row) => (
      <StatusChip kind={row.state === 'found' ? 'good' : row.grave ? 'bad' : 'warn'}>{words.states[comparison(row)]}</StatusChip>
    ),
  },
];
