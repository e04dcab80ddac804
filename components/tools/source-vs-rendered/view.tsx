import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { changedFields } from '../../../checks/derive/text/source-fields.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import type { HeadFact } from '../../../checks/core/facts/head.ts';
import { diffWithServed, type DiffLine } from '../../../checks/views/text-diff.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ShowButton } from '../../findings/evidence.tsx';
import { PageUrlText } from '../../findings/page-text.tsx';
import { AbsentFactNote, StatusChip, CopyButton, CutText, MarkToggle, Part, SummaryLine } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { ViewAsView } from './view-as.tsx';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../rendering.css';

type ViewWords = Parts['source-vs-rendered'];

/** Source and rendered: what scripts changed, field by field and block by block. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = usePart('source-vs-rendered');
  const served = factValueOf(facts, 'served');
  const text = factValueOf(facts, 'text');
  const lines = useMemo(() => (served && text ? diffWithServed(text, served) : []), [served, text]);
  const head = factValueOf(facts, 'head');
  if (!served) return <AbsentFactNote facts={facts} name="served" />;
  if (!head) return <AbsentFactNote facts={facts} name="head" />;
  const rows = fieldRows(
    served,
    head,
    {
      headings: factValueOf(facts, 'headings'),
      links: factValueOf(facts, 'links'),
      data: factValueOf(facts, 'structuredData'),
      page: factValueOf(facts, 'page'),
    },
    words.fields,
  );
  const blocks = (text?.blocks ?? []).filter((block) => block.main);
  const missing = blocks.flatMap((block, index) =>
    (served.presence[index] ?? 1) < present ? [{ block, share: served.presence[index] ?? 0 }] : [],
  );
  const changed = rows.filter(({ same }) => !same).length;
  return (
    <div class="stack loose">
      {blocks.length === 0 ? (
        <SummaryLine kind={changed === 0 ? 'info' : 'warn'}>{words.noMain({ fields: changed })}</SummaryLine>
      ) : (
        <SummaryLine kind={served.coverage >= 0.9 && changed === 0 ? 'good' : served.coverage >= 0.5 ? 'warn' : 'bad'}>
          {changed === 0 ? words.same({ share: served.inText }) : words.differs({ share: served.inText, fields: changed })}
        </SummaryLine>
      )}
      <ViewAsView facts={facts} report={report} act={act} />
      <Part title={words.fields.title} note={words.fields.note}>
        <DataTable<FieldRow> name={words.fields.rows} rows={rows} columns={columnsOf(words.fields)} act={act} empty={words.fields.none} />
      </Part>
      <Part title={words.missing.title}>
        {missing.length === 0 ? (
          <p class="empty">{blocks.length === 0 ? words.missing.noMain : words.missing.none}</p>
        ) : (
          <>
            <p>
              <MarkToggle
                act={act}
                label={words.missing.mark}
                marks={missing.map(({ block, share }) => ({
                  selector: block.selector,
                  kind: 'bad' as const,
                  label: share > 0 ? words.missing.part({ share }) : words.missing.whole,
                }))}
              />
            </p>
          </>
        )}
      </Part>
      {lines.length > 0 && (
        <Part title={words.diff.title} note={words.diff.note}>
          <TextDiff lines={lines} act={act} />
        </Part>
      )}
    </div>
  );
}

/** Number of equal lines that are shown next to a difference. */
const around = 1;
/** Lines shown at first, and added with each step. */
const step = 100;

/** Lines that only one side has, with an equal line before and after; the other equal lines are counted. */
function TextDiff({ lines, act }: { lines: readonly DiffLine[]; act: ToolActions }): JSX.Element {
  const words = usePart('source-vs-rendered').diff;
  const [limit, setLimit] = useState(step);
  const pieces = useMemo(() => folded(lines), [lines]);
  return (
    <>
      <p class="row">
        <StatusChip kind={lines.some(({ side }) => side === 'rendered') ? 'bad' : 'muted'}>
          {words.rendered({ count: lines.filter(({ side }) => side === 'rendered').length })}
        </StatusChip>
        <StatusChip kind="info">{words.source({ count: lines.filter(({ side }) => side === 'source').length })}</StatusChip>
        <CopyButton act={act} label={words.copy} text={lines.map(({ side, text }) => `${signs[side]} ${text}`).join('\n')} />
      </p>
      <ul class="t-diff-list t-text-diff">
        {pieces.slice(0, limit).map((piece, index) =>
          typeof piece === 'number' ? (
            <li key={index} class="muted">
              <b aria-hidden="true">⋯</b>
              {words.same({ count: piece })}
            </li>
          ) : (
            <li key={index} class={piece.side === 'rendered' ? 'new' : piece.side === 'source' ? 'gone' : ''} dir="auto">
              <b aria-hidden="true">{signs[piece.side]}</b>
              <span class="visually-hidden">{words.sides[piece.side]}</span>
              <span>
                <CutText text={piece.text} max={300} />
                {piece.side === 'rendered' && piece.share > 0 && <span class="muted"> {words.partly({ share: piece.share })}</span>}
              </span>
              {piece.selector && <ShowButton selector={piece.selector} name={piece.text} act={act} />}
            </li>
          ),
        )}
      </ul>
      {pieces.length > limit && (
        <p>
          <button type="button" class="button" onClick={() => setLimit(limit + step)}>
            {words.more({ count: Math.min(step, pieces.length - limit) })}
          </button>
        </p>
      )}
    </>
  );
}
const signs = { both: ' ', rendered: '+', source: '−' } as const;

/** Runs of equal lines, reduced to those next to a difference; a number stands for the omitted lines. */
function folded(lines: readonly DiffLine[]): (DiffLine | number)[] {
  const differs = lines.map(({ side }) => side !== 'both');
  const near = lines.map((_, index) => differs.slice(Math.max(0, index - around), index + around + 1).includes(true));
  const pieces: (DiffLine | number)[] = [];
  lines.forEach((line, index) => {
    const last = pieces.at(-1);
    if (near[index]) pieces.push(line);
    else if (typeof last === 'number') pieces[pieces.length - 1] = last + 1;
    else pieces.push(1);
  });
  return pieces;
}

/** Minimum share of a block's text for the block to count as present. */
const present = 0.7;

interface FieldRow {
  field: string;
  source: string;
  rendered: string;
  same: boolean;
  /** Whether its values are URLs. */
  url?: boolean;
}
interface Rendered {
  headings: FactTable['headings'] | undefined;
  links: FactTable['links'] | undefined;
  data: FactTable['structuredData'] | undefined;
  page: FactTable['page'] | undefined;
}

function fieldRows(
  served: FactTable['served'],
  head: HeadFact,
  { headings, links, data, page }: Rendered,
  words: ViewWords['fields'],
): FieldRow[] {
  const row = (field: string, source: string, rendered: string): FieldRow => ({ field, source, rendered, same: source === rendered });
  const counted = (field: string, source: number, rendered: number) =>
    row(field, words.number({ count: source }), words.number({ count: rendered }));
  // The fields that the signal judges, compared in the same way.
  const judged = changedFields({ head, served, headings: headings ?? { items: [], total: 0 } });
  return [
    ...judged.map(({ field, served: source, rendered, change }): FieldRow => ({
      field: words.judged[field],
      source,
      rendered,
      same: change === 'same',
      url: field === 'canonical',
    })),
    row(words.hreflang, alternates(served.head), alternates(head)),
    row(words.language, served.lang ?? '', page?.lang ?? ''),
    ...(headings ? [counted(words.headings, served.headings.length, headings.total)] : []),
    ...(links ? [counted(words.links, served.linkTotal, links.total)] : []),
    ...(data ? [counted(words.jsonLd, served.jsonLd.length, data.blocks.length)] : []),
    counted(words.openGraph, openGraph(served.head), openGraph(head)),
  ];
}
const alternates = (head: HeadFact) =>
  head.links
    .filter(({ rel, hreflang }) => rel.includes('alternate') && hreflang !== '')
    .map(({ hreflang }) => hreflang)
    .join(', ');
const openGraph = (head: HeadFact) => head.metas.filter(({ property }) => property.startsWith('og:')).length;

const shown = (text: string, { url }: FieldRow, { absent }: ViewWords['fields']) =>
  text === '' ? <span class="muted">{absent}</span> : url ? <PageUrlText url={text} /> : <CutText text={text} max={200} />;
const columnsOf = (words: ViewWords['fields']): readonly Column<FieldRow>[] => [
  { id: 'field', title: words.field, value: ({ field }) => field },
  {
    id: 'same',
    title: words.compared,
    value: ({ same }) => (same ? words.same : words.differs),
    cell: ({ same }) => <StatusChip kind={same ? 'good' : 'warn'}>{same ? words.same : words.differs}</StatusChip>,
  },
  { id: 'source', title: words.source, wide: true, value: ({ source }) => source, cell: (row) => shown(row.source, row, words) },
  { id: 'rendered', title: words.rendered, wide: true, value: ({ rendered }) => rendered, cell: (row) => shown(row.rendered, row, words) },
];
