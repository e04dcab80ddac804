import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PageText } from '../../components/findings/page-text.tsx';
import type { BatchBody } from '../http/bodies/batch.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { readUnfinishedBatches, sendToApi } from './api.ts';
import { Section } from './parts.tsx';

const words = dashboard.progress;
/** Milliseconds between two requests, and until history contains what has ended. */
const [lookMs, takenMs] = [2_000, 3_000];

/** Batches of the same key that have not ended. @param started ID of the one that was started last on this page @param ended called when one has ended */
export function BatchesInProgress({ started, ended }: { started: string | null; ended(): void }): JSX.Element | null {
  const [{ batches, more }, setOpen] = useState<{ batches: BatchBody[]; more: boolean }>({ batches: [], more: false });
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const open = await readUnfinishedBatches().catch(() => null);
      if (over) return;
      if (open) {
        setOpen(open);
        const ids = open.batches.map(({ id }) => id);
        if (known.current.some((id) => !ids.includes(id))) setTimeout(ended, takenMs);
        known.current = ids;
      }
      if (known.current.length > 0) timer = setTimeout(() => void look(), lookMs);
    };
    // It may already have ended.
    if (started !== null) known.current = [...known.current, started];
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [started]);
  if (batches.length === 0) return null;
  return (
    <Section title={words.title} id="in-progress">
      <ul class="stack">
        {batches.map(({ id, links, sitemap, crawl, progress, fault }) => {
          const { total, done, failed } = progress;
          const name = sitemap ?? crawl?.url ?? words.many({ count: total });
          return (
            <li key={id} class="stack tight">
              <div class="split">
                <span id={`batch-${id}`}>
                  <PageText text={name} />
                </span>
                <button
                  type="button"
                  class="button"
                  id={`cancel-${id}`}
                  aria-labelledby={`cancel-${id} batch-${id}`}
                  onClick={() => void sendToApi('POST', `${links.self}/cancel`).catch(() => undefined)}
                >
                  {words.cancel}
                </button>
              </div>
              <progress max={total} value={done + failed} aria-label={words.bar({ site: name })} />
              <p class="small muted">{words.state({ done, total, failed })}</p>
              {fault && <p class="small tone-warn">{fault.message}</p>}
            </li>
          );
        })}
      </ul>
      {more && <p class="small muted">{words.more({ count: batches.length })}</p>}
    </Section>
  );
}
