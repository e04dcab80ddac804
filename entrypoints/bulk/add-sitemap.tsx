import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { jobLimit, type Run } from '../../extension/runs/runs.ts';
import { PageUrlText } from '../../components/findings/page-text.tsx';
import { gapAfter, joinSentences, sentenceOf } from '../../words/sentence.ts';
import { parseTypedAddress } from '../../extension/app/read-address.ts';
import type { BulkProps } from './props.ts';
import type { SitemapAnswer } from './state.ts';
import { usePart } from '../../components/use-locale.ts';
import type { BulkWords } from '../../words/locale.ts';

const preview = 8;
type SitemapWords = BulkWords['add']['sitemap'];

/** Reading a sitemap, then choosing which of its pages. */
export function AddSitemap({ bulk, ports, run }: Pick<BulkProps, 'bulk' | 'ports'> & { run: Run | null }): JSX.Element {
  const { sitemap: sitemapWords } = usePart('bulk').add;
  const sitemap = useSitemap(ports);
  const { error, found } = sitemap;
  const choice = usePageChoice(found, run);
  const add = async () => {
    if (await bulk.add(choice.chosen.map((url) => ({ url, title: '', tabId: null })))) {
      sitemap.clear();
      choice.clear();
    }
  };

  return (
    <div class="stack">
      <SitemapForm sitemap={sitemap} />
      {error && (
        <p class="cap tone-fail" role="alert">
          {error(sitemapWords)}
        </p>
      )}
      {found && found.urls.length > 0 && <FoundPages found={found} choice={choice} add={() => void add()} />}
    </div>
  );
}

interface SitemapReading {
  address: string;
  setAddress(text: string): void;
  state: 'idle' | 'reading';
  error: ((words: SitemapWords) => string) | null;
  found: SitemapAnswer | null;
  /** Must be called synchronously in a click handler. */
  read(): void;
  clear(): void;
}

function useSitemap(ports: BulkProps['ports']): SitemapReading {
  const {
    add: {
      urls: { reasons },
    },
    requestFailures,
    reasonText,
  } = usePart('bulk');
  const [address, setAddress] = useState('');
  const [state, setState] = useState<'idle' | 'reading'>('idle');
  const [error, setError] = useState<((words: SitemapWords) => string) | null>(null);
  const wrong = (phrase: (words: SitemapWords) => string) => setError(() => phrase);
  const [found, setFound] = useState<SitemapAnswer | null>(null);

  const read = () => {
    const named = parseTypedAddress(address.trim());
    if ('reason' in named) {
      wrong((words) => words.wrong({ text: address.trim(), reason: named.reason(reasons) }));
      return;
    }
    // Requested first: browsers show the permission prompt only while they handle the click.
    const permission = ports.allowSites([named.url]);
    setError(null);
    setFound(null);
    setState('reading');
    void permission
      .then(async (yes) => {
        if (!yes) return wrong((words) => words.refused({ host: new URL(named.url).host }));
        const reply = await ports.readSitemap(named.url);
        if (!reply.ok) return wrong((words) => words.failed({ error: sentenceOf(requestFailures, reply.failure) }));
        setFound(reply.value);
        if (reply.value.urls.length === 0) wrong((words) => reply.value.notes.map(reasonText).join(' ') || words.empty);
        return undefined;
      })
      .finally(() => setState('idle'));
  };
  return { address, setAddress, state, error, found, read, clear: () => setFound(null) };
}

function SitemapForm({ sitemap: { address, setAddress, state, read } }: { sitemap: SitemapReading }): JSX.Element {
  const { sitemap: sitemapWords } = usePart('bulk').add;
  const id = useId();
  return (
    <form
      class="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label htmlFor={id}>{sitemapWords.label}</label>
      <span class="row">
        <input
          id={id}
          class="field grow"
          type="text"
          inputMode="url"
          dir="ltr"
          spellcheck={false}
          autocapitalize="off"
          placeholder="https://example.com/sitemap.xml"
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
        <button type="submit" class="button primary" disabled={state === 'reading' || address.trim() === ''}>
          {state === 'reading' ? sitemapWords.reading : sitemapWords.read}
        </button>
      </span>
      <span class="small muted">{sitemapWords.hint}</span>
    </form>
  );
}

/** Which pages of a sitemap are added: those that match, and the first of them. */
interface PageChoice {
  filter: string;
  setFilter(text: string): void;
  /** As typed; '' for all. */
  most: string;
  setMost(text: string): void;
  fitting: readonly string[];
  chosen: readonly string[];
  wanted: number;
  /** How many more pages the run may have. */
  room: number;
  clear(): void;
}

function usePageChoice(found: SitemapAnswer | null, run: Run | null): PageChoice {
  const [filter, setFilter] = useState('');
  const [most, setMost] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = (found?.urls ?? []).filter((url) =>
    words.every((word) => url.toLowerCase().includes(word) || readable(url).includes(word)),
  );
  const room = jobLimit - (run?.jobs.length ?? 0);
  const wanted = most === '' ? fitting.length : Math.max(0, Math.floor(Number(most)) || 0);
  const chosen = fitting.slice(0, Math.min(wanted, room));
  return {
    filter,
    setFilter,
    most,
    setMost,
    fitting,
    chosen,
    wanted,
    room,
    clear() {
      setFilter('');
      setMost('');
    },
  };
}

function FoundPages({ found, choice, add }: { found: SitemapAnswer; choice: PageChoice; add(): void }): JSX.Element {
  const {
    add: { sitemap: sitemapWords },
    reasonText,
  } = usePart('bulk');
  const { fitting, chosen, wanted, room } = choice;
  const total = sitemapWords.total({ count: found.total });
  return (
    <div class="stack">
      <output class="found">
        <b>{total}</b>
        {gapAfter(total)}
        {joinSentences([
          found.total > found.urls.length && sitemapWords.firstOf({ count: found.urls.length }),
          ...found.notes.map(reasonText),
        ])}
      </output>
      <PageFilter choice={choice} />
      <p class="small muted" aria-live="polite">
        {joinSentences([
          sitemapWords.fit({ fitting: fitting.length, chosen: chosen.length }),
          wanted > room && sitemapWords.room({ count: room }),
        ])}
      </p>
      {chosen.length > 0 && (
        <ul class="preview-list small">
          {chosen.slice(0, preview).map((url) => (
            <li key={url}>
              <PageUrlText url={url} />
            </li>
          ))}
          {chosen.length > preview && <li class="muted">{sitemapWords.more({ count: chosen.length - preview })}</li>}
        </ul>
      )}
      <p class="end">
        <button type="button" class="button primary" disabled={chosen.length === 0} onClick={add}>
          {chosen.length === 0 ? sitemapWords.addNone : sitemapWords.add({ count: chosen.length })}
        </button>
      </p>
    </div>
  );
}

function PageFilter({ choice: { filter, setFilter, most, setMost, room } }: { choice: PageChoice }): JSX.Element {
  const { sitemap: sitemapWords } = usePart('bulk').add;
  return (
    <div class="row">
      <label class="row grow">
        {sitemapWords.onlyWith}{' '}
        <input
          class="field grow"
          type="search"
          placeholder="/blog/"
          spellcheck={false}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      </label>
      <label class="row">
        {sitemapWords.first}{' '}
        <input
          class="field short"
          type="number"
          min={1}
          max={room}
          inputMode="numeric"
          placeholder={sitemapWords.all}
          value={most}
          onInput={(event) => setMost(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

function readable(url: string): string {
  try {
    return decodeURI(url).toLowerCase();
  } catch {
    return '';
  }
}
