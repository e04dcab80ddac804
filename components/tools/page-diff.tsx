import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { valueOf, type FactTable, type KnownFacts } from '../../checks/index.ts';
import { Chip, count, Cut, Part } from '../tool-parts.tsx';
import type { Snapshot, ToolProps } from '../tool-props.ts';
import './rendering.css';

/** Snapshot and compare: this page beside itself of another day, or beside another open tab. */
export default function PageDiff({ facts, report, act }: ToolProps): JSX.Element {
  const [snapshots, setSnapshots] = useState<Snapshot[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const read = async () => {
      const list = await act.snapshots();
      if (here) setSnapshots(list);
    };
    void read();
    return () => { here = false; };
  }, [act]);
  const other = snapshots?.find(({ id }) => id === chosen) ?? null;
  return (
    <div class="stack loose">
      <Part title="Snapshots" note="Saved on this machine only. Tabs that you audited in this session can be compared without saving.">
        <p><button type="button" class="button primary" onClick={() => void act.saveSnapshot().then(setSnapshots)}>Save a snapshot of this page</button></p>
        {snapshots === null
          ? <p class="empty">Reading snapshots…</p>
          : snapshots.length === 0
            ? <p class="empty">There is no snapshot yet. Save one now, change the page, and come back; or audit another tab and compare the two.</p>
            : (
              <ul class="t-snapshots">
                {snapshots.map((snapshot) => (
                  <li key={snapshot.id}>
                    <span><Cut text={snapshot.name} max={110} /> <span class="muted small">{when(snapshot.at)}</span></span>
                    <span class="row">
                      <button type="button" class="button" aria-pressed={snapshot.id === chosen} onClick={() => setChosen(snapshot.id === chosen ? null : snapshot.id)}>Compare</button>
                      {!snapshot.id.startsWith('tab:') && (
                        <button type="button" class="button quiet" aria-label={`Delete the snapshot of ${when(snapshot.at)}`}
                          onClick={() => void act.deleteSnapshot(snapshot.id).then(setSnapshots)}>Delete</button>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            )}
      </Part>
      {other && (
        <Part title={`Changed since ${when(other.at)}`} note="Left out, in red with a minus: only there. Added, in green with a plus: only here.">
          <Differences before={{ facts: other.report.facts ?? {}, score: other.report.score, geo: other.report.geo.score }} now={{ facts, score: report.score, geo: report.geo.score }} />
        </Part>
      )}
    </div>
  );
}

const when = (at: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'an unknown day' : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};

interface Side { facts: KnownFacts; score: number | null; geo: number | null }
interface Change { name: string; gone: string[]; added: string[] }

function Differences({ before, now }: { before: Side; now: Side }): JSX.Element {
  const changes = compare(before, now);
  if (changes.length === 0) return <p class="empty">Nothing that we compare has changed: title, metadata, headings, links, structured data, main text and scores are the same.</p>;
  return (
    <dl class="t-diff">
      {changes.map(({ name, gone, added }) => (
        <div key={name} class="t-diff-row">
          <dt>{name}<br /><Chip kind="info">{count(gone.length + added.length, 'change')}</Chip></dt>
          <dd>
            <ul class="t-diff-list">
              {gone.slice(0, 60).map((text, index) => <li key={`-${index}`} class="gone"><b aria-label="only there">−</b><Cut text={text} max={240} /></li>)}
              {added.slice(0, 60).map((text, index) => <li key={`+${index}`} class="new"><b aria-label="only here">+</b><Cut text={text} max={240} /></li>)}
            </ul>
            {gone.length + added.length > 120 && <p class="muted small">Only the first 60 of each are listed.</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What stands on only one of the two sides, part by part; parts without a change are left out. */
function compare(before: Side, now: Side): Change[] {
  const parts: [name: string, read: (side: Side) => string[] | null][] = [
    ['Audit score', ({ score }) => (score === null ? null : [String(score)])],
    ['GEO score', ({ geo }) => (geo === null ? null : [String(geo)])],
    ['Title', ({ facts }) => fact(facts, 'head', ({ titles }) => titles.map(({ text }) => text))],
    ['Metadata', ({ facts }) => fact(facts, 'head', ({ metas }) => metas.filter(({ content }) => content !== '').map(({ name, property, httpEquiv, content }) => `${name || property || httpEquiv}: ${content}`))],
    ['Link elements', ({ facts }) => fact(facts, 'head', ({ links }) => links.filter(({ rel }) => rel.some((token) => ['canonical', 'alternate', 'next', 'prev', 'amphtml'].includes(token))).map(({ rel, hreflang, href }) => [rel.join(' '), hreflang, href].filter(Boolean).join(' ')))],
    ['Headings', ({ facts }) => fact(facts, 'headings', ({ items }) => items.map(({ level, text }) => `h${level} ${text}`))],
    ['Links', ({ facts }) => fact(facts, 'links', ({ items }) => items.map(({ url, href, text }) => `${url ?? href ?? ''} ${text}`.trim()))],
    ['Structured data', ({ facts }) => fact(facts, 'structuredData', ({ items }) => items.filter(({ top }) => top).flatMap(({ types, properties }) =>
      Object.entries(properties).map(([name, values]) => `${types.join(', ')} ${name}: ${values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))).join(', ')}`)))],
    ['Main text', ({ facts }) => fact(facts, 'text', ({ blocks }) => blocks.filter(({ main }) => main).map(({ text }) => text))],
  ];
  return parts.flatMap(([name, read]) => {
    const [old, fresh] = [read(before), read(now)];
    // A part that one side does not know cannot have changed.
    if (!old || !fresh) return [];
    const gone = without(old, fresh);
    const added = without(fresh, old);
    return gone.length + added.length > 0 ? [{ name, gone, added }] : [];
  });
}

const fact = <N extends keyof FactTable>(facts: KnownFacts, name: N, read: (value: FactTable[N]) => string[]): string[] | null => {
  const value = valueOf(facts, name);
  return value === undefined ? null : read(value);
};

/** Entries of a list that the other does not have, each as often as it is more. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const entry of other) left.set(entry, (left.get(entry) ?? 0) + 1);
  return list.filter((entry) => {
    const number = left.get(entry) ?? 0;
    if (number > 0) left.set(entry, number - 1);
    return number === 0;
  });
}
