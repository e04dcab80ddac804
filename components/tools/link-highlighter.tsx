import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { linkRows, valueOf, type LinkRow } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Chip, count, Cut, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, Mark, ToolProps } from '../tool-props.ts';

type Kind = 'uncrawlable' | 'sponsored' | 'ugc' | 'nofollow' | 'new-tab' | 'follow';
/** In the order in which a link with several kinds is coloured. */
const kinds: readonly { kind: Kind; mark: ChipKind; name: string; help: string }[] = [
  { kind: 'uncrawlable', mark: 'bad', name: 'Uncrawlable', help: 'no address a crawler can follow' },
  { kind: 'sponsored', mark: 'warn', name: 'Sponsored', help: 'rel=sponsored, paid links' },
  { kind: 'ugc', mark: 'info', name: 'UGC', help: 'rel=ugc, written by visitors' },
  { kind: 'nofollow', mark: 'warn', name: 'Nofollow', help: 'rel=nofollow, not to be followed' },
  { kind: 'new-tab', mark: 'muted', name: 'New tab', help: 'target=_blank' },
  { kind: 'follow', mark: 'good', name: 'Follow', help: 'a plain link' },
];

/** Link highlighter: links marked on the page by kind, each kind on or off. */
export default function LinkHighlighter({ facts, act }: ToolProps): JSX.Element {
  const links = valueOf(facts, 'links');
  const pageUrl = valueOf(facts, 'page')?.url ?? '';
  const [wanted, setWanted] = useState<ReadonlySet<Kind>>(() => new Set(kinds.map(({ kind }) => kind)));
  const [on, setOn] = useState(false);
  const rows = useMemo(() => linkRows(links?.items ?? [], pageUrl).map((row): Marked => ({ row, kinds: kindsOf(row) })), [links, pageUrl]);
  const shown = useMemo(() => rows.filter((row) => row.kinds.some((kind) => wanted.has(kind))), [rows, wanted]);
  const drawn = useRef(false);
  useEffect(() => {
    if (on) act.mark(shown.map((row) => markOf(row, wanted)));
    else if (drawn.current) act.clearMarks();
    drawn.current = on;
  }, [on, shown]);
  useEffect(() => () => {
    if (drawn.current) act.clearMarks();
  }, []);
  if (!links) return <Absent facts={facts} name="links" />;
  if (rows.length === 0) return <p class="empty">The page has no links to mark.</p>;
  const toggle = (kind: Kind) => {
    const next = new Set(wanted);
    if (!next.delete(kind)) next.add(kind);
    setWanted(next);
  };
  return (
    <div class="stack loose">
      <div class="stack">
        {act.live === false ? <p class="empty">Links are marked on the page itself: open it again, then audit it there.</p> : <p class="row">
          <button type="button" class="button primary" aria-pressed={on} onClick={() => setOn(!on)}>{on ? 'Take the marks away' : `Mark ${count(shown.length, 'link')} on the page`}</button>
          <span class="muted small">Marks stay until you take them away or leave this tool.</span>
        </p>}
        <fieldset class="t-mark">
          <legend>Kinds to mark</legend>
          {kinds.map(({ kind, mark, name, help }) => {
            const number = rows.filter((row) => row.kinds.includes(kind)).length;
            return (
              <label key={kind}>
                <input type="checkbox" checked={wanted.has(kind)} onChange={() => toggle(kind)} />
                <Chip kind={mark}>{name}</Chip>
                <span class="t-mark-help">{help}</span>
                <span class="t-mark-number">{number}</span>
              </label>
            );
          })}
        </fieldset>
        <p class="muted small">A link of several kinds carries all their names; its colour and shape are those of the first in this list.</p>
      </div>
      <Part title="Links of these kinds">
        <DataTable<Marked> name="links" rows={shown} columns={columns} act={act} at={({ row }) => row.link.selector} empty="No kind is chosen, or no link is of the kinds chosen." />
      </Part>
    </div>
  );
}

interface Marked { row: LinkRow; kinds: Kind[] }
function kindsOf({ obstacle, rel, newTab }: LinkRow): Kind[] {
  const found: Kind[] = kinds.filter(({ kind }) => kind !== 'follow' && (kind === 'uncrawlable' ? obstacle !== null : kind === 'new-tab' ? newTab : rel.includes(kind))).map(({ kind }) => kind);
  if (obstacle === null && rel.includes('follow')) found.push('follow');
  return found;
}
const nameOf = (wanted: Kind) => kinds.find(({ kind }) => kind === wanted)!;
function markOf({ row, kinds: own }: Marked, wanted: ReadonlySet<Kind>): Mark {
  const chosen = own.filter((kind) => wanted.has(kind));
  return { selector: row.link.selector, label: chosen.map((kind) => nameOf(kind).name).join(', '), kind: nameOf(chosen[0]!).mark };
}

const columns: readonly Column<Marked>[] = [
  { id: 'text', title: 'Text', wide: true, value: ({ row }) => row.link.name, cell: ({ row }) => (row.link.name ? <Cut text={row.link.name} max={100} /> : <span class="muted">no text</span>) },
  { id: 'kinds', title: 'Kinds', value: ({ kinds: own }) => own.map((kind) => nameOf(kind).name).join(', '), cell: ({ kinds: own }) => <span class="row">{own.map((kind) => <Chip key={kind} kind={nameOf(kind).mark}>{nameOf(kind).name}</Chip>)}</span> },
  { id: 'target', title: 'Target', wide: true, value: ({ row }) => row.link.url ?? row.link.href, cell: ({ row }) => (row.link.url ?? row.link.href ? <Cut text={row.link.url ?? row.link.href ?? ''} max={120} /> : <span class="muted">none</span>) },
];
