import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable, KnownFacts } from '../../../checks/core/facts.ts';
import { isObject } from '../../../checks/core/helpers/is-object.ts';
import { areSamePage } from '../../../checks/parse/urls.ts';
import { CutText, Part } from '../../tool/parts.tsx';
import type { Snapshot, ToolProps } from '../../tool/props.ts';
import { SideBySideView } from './side-by-side.tsx';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { useArrival } from '../../use-arrival.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../rendering.css';

type ViewWords = Parts['page-diff'];
const useViewWords = (): ViewWords => usePart('page-diff');

/** Maximum entries shown per side of a list. */
const drawn = 60;

/** Snapshot and compare: this page and an earlier snapshot of it, or another open tab. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const [snapshots, setSnapshots] = useState<Snapshot[] | null>(null);
  const [clicked, setClicked] = useState<string | null | undefined>(undefined);
  useArrival(() => act.snapshots(), setSnapshots, [act]);
  const saveButton = useKeptFocus<HTMLButtonElement>(snapshots?.length ?? 0);
  const { snapshots: words, changes: changeWords } = useViewWords();
  const chosen = clicked === undefined ? (snapshotOfLastWeek(snapshots ?? [], report)?.id ?? null) : clicked;
  const other = snapshots?.find(({ id }) => id === chosen) ?? null;
  return (
    <div class="stack loose">
      <Part title={words.title} note={words.note}>
        <p>
          <button ref={saveButton} type="button" class="button primary" onClick={() => void act.saveSnapshot().then(setSnapshots)}>
            {words.save}
          </button>
        </p>
        {snapshots === null ? (
          <p class="empty">{words.reading}</p>
        ) : snapshots.length === 0 ? (
          <p class="empty">{words.none}</p>
        ) : (
          <ul class="t-snapshots">
            {snapshots.map((snapshot) => (
              <li key={snapshot.id}>
                <span>
                  {snapshot.from !== 'saved' && <>{words.from[snapshot.from]} </>}
                  <CutText text={snapshot.name} max={110} /> <span class="muted small">{when(snapshot.at, words)}</span>
                </span>
                <span class="row">
                  <button
                    type="button"
                    class="button"
                    aria-pressed={snapshot.id === chosen}
                    onClick={() => setClicked(snapshot.id === chosen ? null : snapshot.id)}
                  >
                    {words.compare}
                  </button>
                  {snapshot.from !== 'tab' && (
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={words.deleteOf({ at: when(snapshot.at, words) })}
                      onClick={() => void act.deleteSnapshot(snapshot.id).then(setSnapshots)}
                    >
                      {words.delete}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {other && <SideBySideView report={report} other={other.report} act={act} />}
      {other && (
        <Part title={changeWords.title} note={changeWords.note({ at: when(other.at, words) })}>
          <Differences before={other.report.facts ?? {}} now={facts} />
        </Part>
      )}
    </div>
  );
}

/** Half a day less than a week: a weekly audit may come some hours early. */
const weekMs = 6.5 * 86_400_000;
/** The latest snapshot of the page that is a week old, otherwise the oldest one, which is compared when the view opens. @param snapshots newest first */
function snapshotOfLastWeek(snapshots: readonly Snapshot[], { at, url, finalUrl }: ToolProps['report']): Snapshot | undefined {
  const ofPage = snapshots.filter(({ from, name }) => from !== 'tab' && areSamePage(name, finalUrl || url));
  return ofPage.find((snapshot) => Date.parse(snapshot.at) <= Date.parse(at) - weekMs) ?? ofPage.at(-1);
}

/** In the user's time zone. */
const when = (at: string, words: ViewWords['snapshots']): string =>
  Number.isNaN(Date.parse(at)) ? words.unknownDay : words.at({ at, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });

interface Change {
  name: string;
  gone: string[];
  added: string[];
}

/** What the values side by side do not show: entries of lists. */
function Differences({ before, now }: { before: KnownFacts; now: KnownFacts }): JSX.Element {
  const words = useViewWords().changes;
  const changes = compare(before, now, words.parts);
  if (changes.length === 0) return <p class="empty">{words.none}</p>;
  return (
    <dl class="t-diff">
      {changes.map(({ name, gone, added }) => (
        <div key={name} class="t-diff-row">
          <dt>{name}</dt>
          <dd>
            <ul class="t-diff-list">
              {gone.slice(0, drawn).map((text, index) => (
                <li key={`-${index}`} class="gone">
                  <b aria-label={words.onlyThere}>−</b>
                  <CutText text={text} max={240} />
                </li>
              ))}
              {added.slice(0, drawn).map((text, index) => (
                <li key={`+${index}`} class="new">
                  <b aria-label={words.onlyHere}>+</b>
                  <CutText text={text} max={240} />
                </li>
              ))}
            </ul>
            {Math.max(gone.length, added.length) > drawn && <p class="muted small">{words.first({ count: drawn })}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Differences between the two sides, part by part; unchanged parts are omitted. */
function compare(before: KnownFacts, now: KnownFacts, words: ViewWords['changes']['parts']): Change[] {
  const parts: [name: string, read: (facts: KnownFacts) => string[] | null][] = [
    [
      words.metas,
      (facts) =>
        fact(facts, 'head', ({ metas }) =>
          metas
            .filter(({ content }) => content !== '')
            .map(({ name, property, httpEquiv, content }) => `${name || property || httpEquiv}: ${content}`),
        ),
    ],
    [
      words.linkElements,
      (facts) =>
        fact(facts, 'head', ({ links }) =>
          links
            .filter(({ rel }) => rel.some((token) => ['canonical', 'alternate', 'next', 'prev', 'amphtml'].includes(token)))
            .map(({ rel, hreflang, href }) => [rel.join(' '), hreflang, href].filter(Boolean).join(' ')),
        ),
    ],
    [words.headings, (facts) => fact(facts, 'headings', ({ items }) => items.map(({ level, text }) => `h${level} ${text}`))],
    [
      words.links,
      (facts) => fact(facts, 'links', ({ items }) => items.map(({ url, href, text }) => `${url ?? href ?? ''} ${text}`.trim())),
    ],
    [
      words.data,
      (facts) =>
        fact(facts, 'structuredData', ({ items }) =>
          items
            .filter(({ top }) => top)
            .flatMap(({ types, properties }) =>
              Object.entries(properties).map(([name, values]) => `${types.join(', ')} ${name}: ${values.map(valueText).join(', ')}`),
            ),
        ),
    ],
    [words.text, (facts) => fact(facts, 'text', ({ blocks }) => blocks.filter(({ main }) => main).map(({ text }) => text))],
  ];
  return parts.flatMap(([name, read]) => {
    const [old, fresh] = [read(before), read(now)];
    // A part that one side does not know cannot be compared.
    if (!old || !fresh) return [];
    const gone = without(old, fresh);
    const added = without(fresh, old);
    return gone.length + added.length > 0 ? [{ name, gone, added }] : [];
  });
}

/** A nested node by what it is and is called: “Person Ines Aldrich”; without a name, as it is written. */
function valueText(value: unknown): string {
  if (!isObject(value)) return String(value);
  const { '@type': type, name } = value;
  return typeof type === 'string' && typeof name === 'string' ? `${type} ${name}` : JSON.stringify(value);
}

const fact = <N extends keyof FactTable>(facts: KnownFacts, name: N, read: (value: FactTable[N]) => string[]): string[] | null => {
  const value = factValueOf(facts, name);
  return value === undefined ? null : read(value);
};

/** Entries of one list that the other lacks, counting duplicates. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const unmatched = new Map<string, number>();
  for (const entry of other) unmatched.set(entry, (unmatched.get(entry) ?? 0) + 1);
  return list.filter((entry) => {
    const number = unmatched.get(entry) ?? 0;
    if (number > 0) unmatched.set(entry, number - 1);
    return number === 0;
  });
}
