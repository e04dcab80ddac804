import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Run } from '../../extension/runs/runs.ts';
import { PageUrlText } from '../../components/findings/page-text.tsx';
import { ProseText, isolateQuote } from '../../components/findings/prose.tsx';
import { whyNotAuditable } from './addresses.ts';
import type { BulkProps } from './props.ts';
import type { OpenTab, OpenTabs } from './state.ts';
import { usePart } from '../../components/use-locale.ts';

/** A selection from the open tabs, by window. */
export function AddTabs({ bulk, ports, run }: Pick<BulkProps, 'bulk' | 'ports'> & { run: Run | null }): JSX.Element {
  const { tabs: tabWords } = usePart('bulk').add;
  const choice = useTabChoice(ports, run);
  const { open, all, windows, query } = choice;
  if (!open)
    return (
      <p class="muted" aria-busy="true">
        {tabWords.reading}
      </p>
    );
  return (
    <div class="stack">
      {open.hidden > 0 && <HiddenTabs hidden={open.hidden} choice={choice} />}
      {all.length > 0 && (
        <>
          <TabSearch windows={open.windows.length} choice={choice} />
          <div class="tab-list">
            {windows.map((window) => (
              <WindowTabs key={window.id} name={window.name} tabs={window.tabs} choice={choice} />
            ))}
            {windows.length === 0 && (
              <p class="muted">
                <ProseText text={tabWords.none({ query: isolateQuote(query) })} />
              </p>
            )}
          </div>
          <ChosenTabs bulk={bulk} choice={choice} />
        </>
      )}
      {all.length === 0 && open.hidden === 0 && <p class="muted">{tabWords.noOther}</p>}
    </div>
  );
}

/** The open tabs, and which of them are selected. */
interface TabChoice {
  /** Null until they are read. */
  open: OpenTabs | null;
  /** The browser denied permission to show more of them. */
  refused: boolean;
  /** Must be called synchronously in a click handler. */
  allow(): Promise<void>;
  all: readonly OpenTab[];
  query: string;
  setQuery(text: string): void;
  everyWindow: boolean;
  setEveryWindow(on: boolean): void;
  /** Windows with the tabs that the search finds in them. */
  windows: readonly { id: number; name: string; tabs: readonly OpenTab[] }[];
  /** Id and URL of tabs that are in the queue. */
  queued: ReadonlySet<string>;
  /** Whether it can be selected. */
  free(tab: OpenTab): boolean;
  chosen: ReadonlySet<number>;
  picked: readonly OpenTab[];
  set(tabs: readonly OpenTab[], on: boolean): void;
  clear(): void;
}

function useTabChoice(ports: BulkProps['ports'], run: Run | null): TabChoice {
  const { tabs: tabWords } = usePart('bulk').add;
  const [open, setOpen] = useState<OpenTabs | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [query, setQuery] = useState('');
  const [everyWindow, setEveryWindow] = useState(true);
  const [refused, setRefused] = useState(false);
  const read = () => void ports.openTabs().then(setOpen, () => setOpen({ windows: [], hidden: 0 }));
  useEffect(() => {
    read();
    // Tabs change while the user is elsewhere.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);

  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (tab: OpenTab) => words.every((word) => `${tab.title}\n${tab.url}`.toLowerCase().includes(word));
  const windows = (open?.windows ?? [])
    .filter((window) => everyWindow || window.current)
    .map((window, index) => ({
      ...window,
      name: window.current ? tabWords.here : tabWords.window({ index: index + 1 }),
      tabs: window.tabs.filter(fits),
    }))
    .filter((window) => window.tabs.length > 0);
  const queued = new Set((run?.jobs ?? []).flatMap((job) => (job.tabId === null ? [] : [`${job.tabId} ${job.url}`])));
  const free = (tab: OpenTab) => whyNotAuditable(tab.url) === null && !queued.has(`${tab.id} ${tab.url}`);
  const all = (open?.windows ?? []).flatMap((window) => window.tabs);
  const picked = all.filter((tab) => chosen.has(tab.id) && free(tab));
  const set = (tabs: readonly OpenTab[], on: boolean) => {
    const next = new Set(chosen);
    for (const tab of tabs) {
      if (on && free(tab)) next.add(tab.id);
      else next.delete(tab.id);
    }
    setChosen(next);
  };

  const allow = async () => {
    // Nothing is awaited before: browsers show prompts only while they handle the click.
    setRefused(!(await ports.allowTabs()));
    read();
  };
  return {
    open,
    refused,
    allow,
    all,
    query,
    setQuery,
    everyWindow,
    setEveryWindow,
    windows,
    queued,
    free,
    chosen,
    picked,
    set,
    clear: () => setChosen(new Set()),
  };
}

/** Tabs whose URLs the browser does not show us yet. */
function HiddenTabs({ hidden, choice: { all, refused, allow } }: { hidden: number; choice: TabChoice }): JSX.Element {
  const { tabs: tabWords } = usePart('bulk').add;
  return (
    <div class="empty stack tight">
      <p>
        {all.length === 0 ? tabWords.noneShown : tabWords.moreHidden({ count: hidden })} {tabWords.whatFor}
      </p>
      <p class="row">
        <button type="button" class={all.length === 0 ? 'button primary' : 'button'} onClick={() => void allow()}>
          {tabWords.allow}
        </button>
      </p>
      {refused && (
        <p role="alert">
          <b>{tabWords.refused}</b> {tabWords.otherWays}
        </p>
      )}
    </div>
  );
}

/** Searches tabs, in one window or in all. */
function TabSearch({
  windows,
  choice: { query, setQuery, everyWindow, setEveryWindow },
}: {
  /** How many there are. */ windows: number;
  choice: TabChoice;
}): JSX.Element {
  const { tabs: tabWords } = usePart('bulk').add;
  return (
    <div class="row">
      <input
        class="field grow"
        type="search"
        placeholder={tabWords.find}
        aria-label={tabWords.findLabel}
        value={query}
        spellcheck={false}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {windows > 1 && (
        <label class="check">
          <input type="checkbox" checked={everyWindow} onChange={(event) => setEveryWindow(event.currentTarget.checked)} />
          {tabWords.allWindows}
        </label>
      )}
    </div>
  );
}

/** Buttons to select all or none, and to add them to the queue. */
function ChosenTabs({
  bulk,
  choice: { query, windows, free, picked, set, clear },
}: Pick<BulkProps, 'bulk'> & { choice: TabChoice }): JSX.Element {
  const { tabs: tabWords } = usePart('bulk').add;
  const shown = windows.flatMap((window) => window.tabs).filter(free);
  const add = async () => {
    if (await bulk.add(picked.map((tab) => ({ url: tab.url, title: tab.title, tabId: tab.id })))) clear();
  };
  return (
    <div class="split">
      <span class="row">
        <button type="button" class="button" disabled={shown.length === 0} onClick={() => set(shown, true)}>
          {query ? tabWords.selectFound : tabWords.selectAll}
        </button>
        <button type="button" class="button quiet" disabled={picked.length === 0} onClick={clear}>
          {tabWords.selectNone}
        </button>
      </span>
      <button type="button" class="button primary" disabled={picked.length === 0} onClick={() => void add()}>
        {picked.length === 0 ? tabWords.addNone : tabWords.add({ count: picked.length })}
      </button>
    </div>
  );
}

interface WindowProps {
  name: string;
  tabs: readonly OpenTab[];
  choice: TabChoice;
}

function WindowTabs({ name, tabs, choice: { chosen, queued, free, set } }: WindowProps): JSX.Element {
  const { tabs: tabWords } = usePart('bulk').add;
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const can = tabs.filter(free);
  const on = can.filter((tab) => chosen.has(tab.id)).length;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = on > 0 && on < can.length;
  }, [on, can.length]);
  return (
    <fieldset>
      <legend id={id} class="visually-hidden">
        {name}
      </legend>
      <label class="check window-name">
        <input
          ref={box}
          type="checkbox"
          checked={can.length > 0 && on === can.length}
          disabled={can.length === 0}
          onChange={(event) => set(can, event.currentTarget.checked)}
        />
        <b>{name}</b> <span class="muted small">{tabWords.tabs({ count: tabs.length })}</span>
      </label>
      <ul>
        {tabs.map((tab) => {
          const obstacle = whyNotAuditable(tab.url);
          const why = obstacle ? tabWords.obstacles[obstacle] : queued.has(`${tab.id} ${tab.url}`) ? tabWords.queued : '';
          return (
            <li key={tab.id}>
              <label class="tab-line">
                <input
                  type="checkbox"
                  checked={chosen.has(tab.id) && why === ''}
                  disabled={why !== ''}
                  onChange={(event) => set([tab], event.currentTarget.checked)}
                />
                <span class="tab-text">
                  <bdi dir="auto" class="cut">
                    {tab.title || tab.url}
                  </bdi>
                  <span class="cut small muted">
                    <PageUrlText url={tab.url} />
                  </span>
                </span>
                {(why || tab.asleep) && <span class="small muted">{why || tabWords.asleep}</span>}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
