import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { linkRows, type LinkRow } from '../../../checks/derive/links/kinds.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { DataTable } from '../../tables/data-table.tsx';
import {
  AbsentFactNote,
  StatusChip,
  CutText,
  LinksNotReadNote,
  Part,
  PinToggle,
  TableUrl,
  useMarks,
  type ChipKind,
} from '../../tool/parts.tsx';
import type { Column, Mark, ToolProps } from '../../tool/props.ts';
import { useLocale, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['link-highlighter'];
type Kind = keyof ViewWords['kinds'];
/** In this order, the first kind of a link with several kinds determines its color. */
const kinds: readonly { kind: Kind; mark: ChipKind }[] = [
  { kind: 'uncrawlable', mark: 'bad' },
  { kind: 'sponsored', mark: 'warn' },
  { kind: 'ugc', mark: 'info' },
  { kind: 'nofollow', mark: 'warn' },
  { kind: 'new-tab', mark: 'muted' },
  { kind: 'follow', mark: 'good' },
];

/** Link highlighter: links marked on the page by kind; each kind can be switched on or off. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = usePart('link-highlighter');
  const { comma } = useLocale().words.punctuation;
  const links = factValueOf(facts, 'links');
  const pageUrl = factValueOf(facts, 'page')?.url ?? '';
  const [wanted, setWanted] = useState<ReadonlySet<Kind>>(() => new Set(kinds.map(({ kind }) => kind)));
  const { on, pinned, draw, clear } = useMarks(act);
  const rows = useMemo(() => linkRows(links?.items ?? [], pageUrl).map((row): Marked => ({ row, kinds: kindsOf(row) })), [links, pageUrl]);
  const shown = useMemo(() => rows.filter((row) => row.kinds.some((kind) => wanted.has(kind))), [rows, wanted]);
  const marks = () => shown.map((row) => markOf(row, wanted, words, comma));
  useEffect(() => {
    if (on) draw(marks(), pinned);
  }, [shown]);
  if (!links) return <AbsentFactNote facts={facts} name="links" />;
  if (rows.length === 0) return <p class="empty">{words.none}</p>;
  const toggle = (kind: Kind) => {
    const next = new Set(wanted);
    if (!next.delete(kind)) next.add(kind);
    setWanted(next);
  };
  return (
    <div class="stack loose">
      <div class="stack">
        {act.live === false ? (
          <p class="empty">{words.notLive}</p>
        ) : (
          <p class="row">
            <button type="button" class="button primary" aria-pressed={on} onClick={() => (on ? clear() : draw(marks()))}>
              {on ? words.unmark : words.mark({ count: shown.length })}
            </button>
            {on && <PinToggle pinned={pinned} pin={() => draw(marks(), !pinned)} />}
            <span class="muted small">{words.stay}</span>
          </p>
        )}
        <fieldset class="t-mark">
          <legend>{words.choose}</legend>
          {kinds.map(({ kind, mark }) => {
            const number = rows.filter((row) => row.kinds.includes(kind)).length;
            return (
              <label key={kind}>
                <input type="checkbox" checked={wanted.has(kind)} onChange={() => toggle(kind)} />
                <StatusChip kind={mark}>{words.kinds[kind].name}</StatusChip>
                <span class="t-mark-help">{words.kinds[kind].help}</span>
                <span class="t-mark-number">{words.count({ count: number })}</span>
              </label>
            );
          })}
        </fieldset>
        <p class="muted small">{words.several}</p>
      </div>
      <Part title={words.table.title}>
        <LinksNotReadNote links={links} />
        <DataTable<Marked>
          name={words.table.rows}
          rows={shown}
          columns={columnsOf(words, comma)}
          act={act}
          at={({ row }) => row.link.selector}
          empty={words.table.none}
        />
      </Part>
    </div>
  );
}

interface Marked {
  row: LinkRow;
  kinds: Kind[];
}
function kindsOf({ obstacle, rel, newTab }: LinkRow): Kind[] {
  const found: Kind[] = kinds
    .filter(
      ({ kind }) => kind !== 'follow' && (kind === 'uncrawlable' ? obstacle !== null : kind === 'new-tab' ? newTab : rel.includes(kind)),
    )
    .map(({ kind }) => kind);
  if (obstacle === null && rel.includes('follow')) found.push('follow');
  return found;
}
const markKind = (wanted: Kind) => kinds.find(({ kind }) => kind === wanted)!.mark;
function markOf({ row, kinds: linkKinds }: Marked, wanted: ReadonlySet<Kind>, words: ViewWords, comma: string): Mark {
  const chosen = linkKinds.filter((kind) => wanted.has(kind));
  return { selector: row.link.selector, label: chosen.map((kind) => words.kinds[kind].name).join(comma), kind: markKind(chosen[0]!) };
}

const columnsOf = ({ kinds: names, table: words }: ViewWords, comma: string): readonly Column<Marked>[] => [
  {
    id: 'text',
    title: words.text,
    wide: true,
    value: ({ row }) => row.link.name,
    cell: ({ row }) => (row.link.name ? <CutText text={row.link.name} max={100} /> : <span class="muted">{words.noText}</span>),
  },
  {
    id: 'kinds',
    title: words.kinds,
    value: ({ kinds: linkKinds }) => linkKinds.map((kind) => names[kind].name).join(comma),
    cell: ({ kinds: linkKinds }) => (
      <span class="row">
        {linkKinds.map((kind) => (
          <StatusChip key={kind} kind={markKind(kind)}>
            {names[kind].name}
          </StatusChip>
        ))}
      </span>
    ),
  },
  {
    id: 'target',
    title: words.target,
    wide: true,
    value: ({ row }) => row.link.url ?? row.link.href,
    cell: ({ row }) =>
      (row.link.url ?? row.link.href) ? (
        <TableUrl url={row.link.url ?? row.link.href ?? ''} max={120} />
      ) : (
        <span class="muted">{words.noTarget}</span>
      ),
  },
];
