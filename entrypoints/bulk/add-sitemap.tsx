import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { jobLimit, type Run } from '../../bridge/runs.ts';
import { PageText } from '../../components/page-text.tsx';
import { readAddress } from './addresses.ts';
import type { BulkProps } from './bulk-props.ts';
import { plural } from './progress.ts';
import type { SitemapAnswer } from './state.ts';

const preview = 8;

/** Reading a sitemap, then choosing which of its pages. */
export function AddSitemap({ bulk, world, run }: Pick<BulkProps, 'bulk' | 'world'> & { run: Run | null }): JSX.Element {
  const [address, setAddress] = useState('');
  const [state, setState] = useState<'idle' | 'reading'>('idle');
  const [error, setError] = useState('');
  const [found, setFound] = useState<SitemapAnswer | null>(null);
  const [filter, setFilter] = useState('');
  const [most, setMost] = useState('');
  const id = useId();

  const read = () => {
    const named = readAddress(address.trim());
    if ('reason' in named) {
      setError(`${address.trim() || 'This'}: ${named.reason}`);
      return;
    }
    // Asked first: browsers only ask while they handle the click.
    const asked = world.allowSites([named.url]);
    setError('');
    setFound(null);
    setState('reading');
    void asked.then(async (yes) => {
      if (!yes) return setError(`The sitemap was not read: the browser was not allowed to ask ${new URL(named.url).host}. Try again and choose Allow, or paste the addresses instead.`);
      const reply = await world.readSitemap(named.url);
      if (!reply.ok) return setError(`The sitemap could not be read. ${reply.error}`);
      setFound(reply.value);
      if (reply.value.urls.length === 0) setError(reply.value.note || 'The sitemap lists no page.');
      return undefined;
    }).finally(() => setState('idle'));
  };

  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = (found?.urls ?? []).filter((url) => words.every((word) => url.toLowerCase().includes(word) || readable(url).includes(word)));
  const room = jobLimit - (run?.jobs.length ?? 0);
  const wanted = most === '' ? fitting.length : Math.max(0, Math.floor(Number(most)) || 0);
  const chosen = fitting.slice(0, Math.min(wanted, room));
  const add = async () => {
    if (await bulk.add(chosen.map((url) => ({ url, title: '', tabId: null })))) {
      setFound(null);
      setFilter('');
      setMost('');
    }
  };

  return (
    <div class="stack">
      <form class="stack tight" onSubmit={(event) => { event.preventDefault(); read(); }}>
        <label htmlFor={id}>Address of a sitemap</label>
        <span class="row">
          <input id={id} class="field grow" type="text" inputMode="url" dir="ltr" spellcheck={false} autocapitalize="off" placeholder="https://example.com/sitemap.xml" value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
          <button type="submit" class="button primary" disabled={state === 'reading' || address.trim() === ''}>{state === 'reading' ? 'Reading…' : 'Read sitemap'}</button>
        </span>
        <span class="small muted">Sitemaps of sitemaps, text lists and compressed files are read too. The browser may ask whether the site may be read.</span>
      </form>
      {error && <p class="cap tone-fail" role="alert">{error}</p>}
      {found && found.urls.length > 0 && (
        <div class="stack">
          <output class="found"><b>{plural(found.total, 'page')}</b> in the sitemap{found.total > found.urls.length ? `; the first ${found.urls.length.toLocaleString('en')} can be chosen from` : ''}. {found.note}</output>
          <div class="row">
            <label class="row grow">Only with <input class="field grow" type="search" placeholder="/blog/" spellcheck={false} value={filter} onInput={(event) => setFilter(event.currentTarget.value)} /></label>
            <label class="row">First <input class="field short" type="number" min={1} max={room} inputMode="numeric" placeholder="all" value={most} onInput={(event) => setMost(event.currentTarget.value)} /></label>
          </div>
          <p class="small muted" aria-live="polite">{plural(fitting.length, 'page fits', 'pages fit')}{chosen.length < fitting.length ? `, ${chosen.length.toLocaleString('en')} chosen` : ''}{wanted > room ? `. A run has room for ${room.toLocaleString('en')} more` : ''}.</p>
          {chosen.length > 0 && (
            <ul class="preview-list small">
              {chosen.slice(0, preview).map((url) => <li key={url}><PageText text={url} /></li>)}
              {chosen.length > preview && <li class="muted">and {plural(chosen.length - preview, 'more page')}</li>}
            </ul>
          )}
          <p class="end"><button type="button" class="button primary" disabled={chosen.length === 0} onClick={() => void add()}>{chosen.length === 0 ? 'Add pages to the queue' : `Add ${plural(chosen.length, 'page')} to the queue`}</button></p>
        </div>
      )}
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
