import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PageText } from '../../components/findings/page-text.tsx';
import type { ScheduleBody } from '../http/bodies/schedule.ts';
import type { RunDetailBody, RunPagesBody, SiteBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { ApiRefused, requestApi, sendToApi } from './api.ts';
import { Fault, Section, timeText } from './parts.tsx';
import type { May } from './session.tsx';
import { errorText } from './use-request.ts';

const words = dashboard.schedule;
/** Maximum number of URLs of a schedule. */
const mostUrls = 1000;

/** The site's schedules, which admins can edit. @param again reads the site again */
export function Schedules({ site, may, again }: { site: SiteBody; may: May; again(): void }): JSX.Element {
  const [fault, setFault] = useState<string | null>(null);
  const act = async (work: () => Promise<unknown>) => {
    setFault(null);
    try {
      await work();
      again();
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <Section title={words.title} id="schedule">
      {site.schedules.length === 0 && <p class="muted">{words.none}</p>}
      <ul class="stack">
        {site.schedules.map((schedule) => (
          <li key={schedule.id} class="split schedule">
            <ScheduleText schedule={schedule} />
            {may.admin && (
              <button
                type="button"
                class="button"
                aria-label={words.removeThis({ cron: schedule.cron })}
                onClick={() => void act(() => sendToApi('DELETE', schedule.links.self))}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {fault && <Fault text={fault} />}
      {may.admin && <NewSchedule create={(cron, timeZone) => void act(() => createSchedule(site, cron, timeZone))} />}
    </Section>
  );
}

function ScheduleText({
  schedule: { cron, timeZone, nextAt, lastAt, lastError, sitemap, urls, crawl },
}: {
  schedule: ScheduleBody;
}): JSX.Element {
  const what = crawl
    ? words.crawl({ url: crawl.url })
    : sitemap !== null
      ? words.sitemap({ url: sitemap })
      : words.pages({ count: urls ?? 0 });
  return (
    <div class="stack tight">
      <p>
        <code>{cron}</code> <bdi class="muted">{timeZone}</bdi>
      </p>
      <p class="small">{words.source({ what })}</p>
      <p class="small muted">
        {nextAt === null ? words.never : words.next({ at: timeText(nextAt) })} {lastAt !== null && words.last({ at: timeText(lastAt) })}
      </p>
      {lastError !== null && (
        <p class="small tone-warn">
          <PageText text={lastError} />
        </p>
      )}
    </div>
  );
}

function NewSchedule({ create }: { create(cron: string, timeZone: string): void }): JSX.Element {
  const [cron, setCron] = useState('0 3 * * *');
  const [zone, setZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <form
      class="row form"
      onSubmit={(event) => {
        event.preventDefault();
        create(cron, zone);
      }}
    >
      <label class="stack tight">
        {words.cron}
        <input
          class="field"
          dir="ltr"
          value={cron}
          maxLength={100}
          spellcheck={false}
          aria-describedby="cron-help"
          onInput={(event) => setCron(event.currentTarget.value)}
        />
      </label>
      <label class="stack tight">
        {words.zone}
        <input
          class="field"
          dir="ltr"
          value={zone}
          maxLength={60}
          spellcheck={false}
          onInput={(event) => setZone(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words.create}
      </button>
      <p id="cron-help" class="small muted">
        {words.cronHelp}
      </p>
    </form>
  );
}

/** The source of the latest run: its crawl, its sitemap, otherwise its pages. */
async function createSchedule(site: SiteBody, cron: string, timeZone: string): Promise<void> {
  const { crawl, sitemap, settings } = await requestApi<RunDetailBody>(site.latest.links.self);
  // As that run, so that what changes is the site.
  const { locale: _, ...visit } = settings;
  if (crawl !== null || sitemap !== null) {
    await sendToApi('POST', '/v1/schedules', { cron, timeZone, ...(crawl ? { crawl } : { sitemap }), ...visit });
    return;
  }
  const urls: string[] = [];
  for (let cursor = ''; ;) {
    const { pages, page } = await requestApi<RunPagesBody>(`${site.latest.links.pages}?limit=500${cursor}`);
    urls.push(...pages.map(({ url }) => url));
    if (urls.length > mostUrls) throw new ApiRefused(400, words.tooMany);
    if (page.nextCursor === null) break;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
  await sendToApi('POST', '/v1/schedules', { cron, timeZone, urls, ...visit });
}
