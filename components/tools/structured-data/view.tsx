import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { DataItem, DataValue, JsonLdBlock, StructuredDataFact } from '../../../checks/core/facts/structured-data.ts';
import { allFindings } from '../../../checks/core/report/report.ts';
import { SentenceWithQuotes } from '../../../reports/check-sentence.tsx';
import { EvidenceView, ShowButton } from '../../findings/evidence.tsx';
import { useViewLink } from '../../parts/link-base.ts';
import { StatusIcon } from '../../findings/status.tsx';
import { AbsentFactNote, StatusChip, CopyButton, CutText, Part } from '../../tool/parts.tsx';
import type { ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../data-sharing.css';

const useViewWords = (): Parts['structured-data'] => usePart('structured-data');

/** Structured data: JSON-LD, microdata and RDFa as one graph by @id. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const data = factValueOf(facts, 'structuredData');
  if (!data) return <AbsentFactNote facts={facts} name="structuredData" />;
  const broken = data.blocks.filter(({ error }) => error);
  if (data.items.length === 0 && data.blocks.length === 0) {
    return <p class="empty">{words.none}</p>;
  }
  const formats = (['json-ld', 'microdata', 'rdfa'] as const).map(
    (format) => [format, data.items.filter((item) => item.format === format && item.top).length] as const,
  );
  return (
    <div class="stack loose">
      <p class="row">
        {formats
          .filter(([, number]) => number > 0)
          .map(([format, number]) => (
            <StatusChip key={format} kind="info">
              {words.items({ count: number, format: words.formats[format] })}
            </StatusChip>
          ))}
        {broken.length > 0 && <StatusChip kind="bad">{words.broken({ count: broken.length })}</StatusChip>}
      </p>
      {broken.length > 0 && (
        <Part title={words.errors}>
          {broken.map((block) => (
            <Broken key={block.index} block={block} act={act} />
          ))}
        </Part>
      )}
      <Problems report={report} />
      <Graph data={data} act={act} />
    </div>
  );
}

const checks = ['jsonld-syntax', 'schema-properties', 'schema-visible'];

/** Errors of syntax, of requirements, and values that the page does not show: of all three syntaxes, each with its check. */
function Problems({ report }: Pick<ToolProps, 'report'>): JSX.Element | null {
  const words = useViewWords();
  const link = useViewLink();
  const problems = report.signals
    .filter(({ id }) => checks.includes(id))
    .flatMap((signal) => allFindings(signal).map((finding) => ({ ...finding, id: signal.id })))
    .filter(({ status }) => status === 'fail' || status === 'warn');
  // One alone is named above the view.
  if (problems.length < 2) return null;
  return (
    <Part title={words.problems}>
      <ul class="card stack tight">
        {problems.map(({ id, status, message }, index) => (
          <li key={index}>
            <StatusIcon status={status} />{' '}
            <a href={link(`check=${id}`)}>
              <SentenceWithQuotes text={message} />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Broken({ block, act }: { block: JsonLdBlock; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  const { error, index, selector } = block;
  if (!error) return <></>;
  const column = Math.max(0, error.nearColumn - 1);
  return (
    <div class="card stack tight">
      <p class="split">
        <strong>{words.block({ index })}</strong>
        <ShowButton selector={selector} name={words.block({ index })} act={act} />
      </p>
      <p>{words.fault({ fault: error })}</p>
      <EvidenceView
        act={act}
        evidence={{ type: 'source', line: error.line, column: error.column, excerpt: error.near, mark: [column, column + 1] }}
      />
    </div>
  );
}

/** Items at the top; items that others refer to by @id are joined with their definition. */
function Graph({ data, act }: { data: StructuredDataFact; act: ToolActions }): JSX.Element {
  const { graph: words } = useViewWords();
  const top = data.items.filter((item) => item.top);
  if (top.length === 0) return <p class="empty">{words.none}</p>;
  const byId = new Map(data.items.flatMap((item) => (item.id ? [[item.id, item] as const] : [])));
  const drawing: Drawing = { byId, left: mostDrawn };
  const kinds = itemsByKind(top);
  const drawn = kinds.slice(0, mostItems).reduce((sum, items) => sum + Math.min(mostItems, items.length), 0);
  return (
    <Part title={words.title} note={words.note}>
      <p>
        <CopyButton act={act} label={words.copy} text={JSON.stringify(top, null, 2)} />
      </p>
      <ul class="stack tight">
        {kinds.slice(0, mostItems).map((items, index) => (
          <li key={index} class="card split">
            {items.length > 1 ? (
              <Items items={items} drawing={drawing} act={act} />
            ) : (
              <ItemLine item={items[0]!} drawing={drawing} act={act} />
            )}
          </li>
        ))}
      </ul>
      {top.length > drawn && <p class="muted small">{words.undrawn({ count: top.length - drawn })}</p>}
    </Part>
  );
}

/** Maximum kinds of items that are shown, and items of one kind. */
const mostItems = 60;

/** Items of the same types and format, in the order of the first of each. */
function itemsByKind(items: readonly DataItem[]): DataItem[][] {
  const kinds = new Map<string, DataItem[]>();
  for (const item of items) {
    const kind = JSON.stringify([item.format, item.types]);
    const known = kinds.get(kind);
    if (known) known.push(item);
    else kinds.set(kind, [item]);
  }
  return [...kinds.values()];
}

/** Items of one kind: their type and number, and a line for each once it is opened. */
function Items({ items, drawing, act }: { items: readonly DataItem[]; drawing: Drawing; act: ToolActions }): JSX.Element {
  const { formats, graph, items: number } = useViewWords();
  const [open, setOpen] = useState(false);
  const { types, format } = items[0]!;
  return (
    <details class="stack tight" onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}>
      <summary>
        <strong>
          <CutText text={types.join(', ') || graph.untyped} max={120} />
        </strong>{' '}
        <span class="muted small">{number({ count: items.length, format: formats[format] })}</span>
      </summary>
      {open && (
        <ul class="stack tight">
          {items.slice(0, mostItems).map((item, index) => (
            <li key={index} class="split">
              <ItemLine item={item} drawing={drawing} act={act} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function ItemLine({ item, drawing, act }: { item: DataItem; drawing: Drawing; act: ToolActions }): JSX.Element {
  const { graph: words } = useViewWords();
  return (
    <>
      <Item item={item} drawing={drawing} />
      {item.selector && <ShowButton selector={item.selector} name={item.types.join(', ') || words.item} act={act} />}
    </>
  );
}

/** One item: its type, and its properties once it is opened. */
function Item({ item, drawing }: { item: DataItem; drawing: Drawing }): JSX.Element {
  const { formats, graph: words } = useViewWords();
  const [open, setOpen] = useState(false);
  return (
    <details class="stack tight" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>
          <CutText text={item.types.join(', ') || words.untyped} max={120} />
        </strong>{' '}
        <span class="muted small">
          {item.block > 0 ? words.inBlock({ format: formats[item.format], block: item.block }) : formats[item.format]}
        </span>
      </summary>
      {open && (
        <>
          {item.id && (
            <p class="muted small">
              @id <CutText text={item.id} max={160} />
            </p>
          )}
          <Properties item={item} drawing={{ ...drawing }} depth={0} open={item.id ? [item.id] : []} />
        </>
      )}
    </details>
  );
}

/** Shared by the values of one item. References multiply: a hundred items that refer to each other would be shown a million times. */
interface Drawing {
  byId: ReadonlyMap<string, DataItem>;
  /** Number of values that may still be shown. */
  left: number;
}
const mostDrawn = 500;
/** Maximum depth that is shown. */
const deepest = 7;

interface Within {
  drawing: Drawing;
  depth: number;
  /** Ids of the items that contain this one. */
  open: readonly string[];
}

function Properties({ item, drawing, depth, open }: { item: Pick<DataItem, 'properties'> } & Within): JSX.Element {
  const words = useViewWords().graph;
  const entries = Object.entries(item.properties);
  if (entries.length === 0) return <p class="muted small">{words.noProperties}</p>;
  return (
    <dl class="t-graph">
      {entries.slice(0, 80).map(([name, values]) => (
        <div key={name}>
          <dt>
            <CutText text={name} max={60} />
          </dt>
          <dd>
            {values.slice(0, 20).map((value, index) => (
              <Value key={index} value={value} drawing={drawing} depth={depth} open={open} />
            ))}
            {values.length > 20 && <p class="muted small">{words.more({ count: values.length - 20 })}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, drawing, depth, open }: { value: DataValue } & Within): JSX.Element {
  const words = useViewWords().graph;
  if (--drawing.left < 0) return <p class="muted">…</p>;
  if (value === null) return <p class="muted">null</p>;
  if (Array.isArray(value))
    return (
      <>
        {value.slice(0, 20).map((entry, index) => (
          <Value key={index} value={entry} drawing={drawing} depth={depth} open={open} />
        ))}
      </>
    );
  if (typeof value !== 'object')
    return (
      <p>
        <CutText text={String(value)} max={400} />
      </p>
    );
  const { '@id': id, '@type': type, ...rest } = value;
  const known = typeof id === 'string' && Object.keys(rest).length === 0 ? drawing.byId.get(id) : undefined;
  if (typeof id === 'string' && Object.keys(rest).length === 0 && !known)
    return (
      <p>
        <span class="muted">{words.refersTo}</span> <CutText text={id} max={200} /> <StatusChip kind="muted">{words.elsewhere}</StatusChip>
      </p>
    );
  const title = known
    ? known.types.join(', ')
    : typeof type === 'string'
      ? type
      : Array.isArray(type)
        ? type.filter((entry) => typeof entry === 'string').join(', ')
        : words.value;
  if (depth >= deepest || (known?.id && open.includes(known.id))) return <p class="muted">{title} …</p>;
  const properties =
    known?.properties ?? Object.fromEntries(Object.entries(rest).map(([name, entry]) => [name, Array.isArray(entry) ? entry : [entry]]));
  return (
    <details open={depth < 1 && Object.keys(properties).length <= 6}>
      <summary>
        <CutText text={title || words.value} max={80} />
        {known && <span class="muted small"> {words.byId}</span>}
      </summary>
      <Properties item={{ properties }} drawing={drawing} depth={depth + 1} open={known?.id ? [...open, known.id] : open} />
    </details>
  );
}
