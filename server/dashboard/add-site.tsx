import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BatchBody } from '../http/bodies/batch.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { sendToApi } from './api.ts';
import { Fault, Section } from './parts.tsx';
import { errorText } from './use-request.ts';

const words = dashboard.add;

/** Starts a batch from a sitemap, from pages, or from a page whose links are followed. */
export function AddSite({ started }: { started(batch: BatchBody): void }): JSX.Element {
  const [text, setText] = useState('');
  const [crawls, setCrawls] = useState(false);
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop');
  const [state, setState] = useState<{ busy: boolean; fault: string | null; news: string | null }>({
    busy: false,
    fault: null,
    news: null,
  });
  const start = async () => {
    const lines = text.split(/\s+/).filter(Boolean);
    const [first] = lines;
    if (first === undefined) return setState({ busy: false, fault: words.missing, news: null });
    if (crawls && lines.length > 1) return setState({ busy: false, fault: words.oneStart, news: null });
    setState({ busy: true, fault: null, news: null });
    // By the name of its file: the word alone may be in the URL of an article about sitemaps.
    const isSitemap = lines.length === 1 && /\.xml(?:\.gz)?(?:[?#]|$)|\/[^/?#]*sitemap[^/?#]*\.(?:gz|php|txt)(?:[?#]|$)/i.test(first);
    try {
      const source = crawls ? { crawl: { url: first } } : isSitemap ? { sitemap: first } : { urls: lines };
      const batch = await sendToApi<BatchBody>('POST', '/v1/batches', { ...source, device });
      setState({ busy: false, fault: null, news: crawls ? words.crawling : words.started({ count: batch.progress.total }) });
      setText('');
      started(batch);
    } catch (error) {
      setState({ busy: false, fault: errorText(error), news: null });
    }
  };
  return (
    <Section title={words.title} id="add">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <label class="stack tight">
          {words.source}
          <textarea
            class="field"
            dir="ltr"
            rows={3}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label class="check">
          <input type="checkbox" checked={crawls} onChange={(event) => setCrawls(event.currentTarget.checked)} />
          {words.crawl}
        </label>
        <div class="row">
          <label class="row">
            {words.device}
            <select
              class="field"
              value={device}
              onChange={(event) => setDevice(event.currentTarget.value === 'mobile' ? 'mobile' : 'desktop')}
            >
              {(['desktop', 'mobile'] as const).map((id) => (
                <option key={id} value={id}>
                  {words.devices[id]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class="button primary" disabled={state.busy}>
            {words.start}
          </button>
        </div>
        <output>{state.news}</output>
        {state.fault && <Fault text={state.fault} />}
      </form>
    </Section>
  );
}
