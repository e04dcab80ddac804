/** One site: its scores over time, what changed, the pages behind it, its runs and schedules. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { categories as geoCategories } from '../../words/en/checks/geo.ts';
import { ConfirmDialog } from '../../components/parts/dialog.tsx';
import { PageText } from '../../components/findings/page-text.tsx';
import type { BatchBody } from '../http/bodies/batch.ts';
import type { ChangesBody, RunDetailBody, SiteBody, TrendBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { requestApi, sendToApi } from './api.ts';
import { ChangesList } from './changes-list.tsx';
import { TrendLines } from './lines.tsx';
import { PagesList } from './pages-list.tsx';
import { ScoreChange, Fault, LoadingNote, Section, scoreText, timeText } from './parts.tsx';
import { listAddress, type Route } from './route.ts';
import { RunsList } from './runs-list.tsx';
import { Schedules } from './schedules.tsx';
import type { May } from './session.tsx';
import { errorText, useRequest } from './use-request.ts';

const words = dashboard.site;

interface SiteProps {
  id: string;
  run: Route['run'];
  may: May;
  /** Increases when batches end, so that the data is read again. */
  news: number;
  /** Called when a run was started. */
  started(batch: BatchBody): void;
}

export function SitePage({ id, run, may, news, started }: SiteProps): JSX.Element {
  const path = `/v1/sites/${encodeURIComponent(id)}`;
  const site = useRequest(() => requestApi<SiteBody>(path), path, news);
  return (
    <>
      <p>
        <a href={listAddress}>
          <span aria-hidden="true" class="along-text">
            ←
          </span>{' '}
          {dashboard.back}
        </a>
      </p>
      {!site.value && (
        <h1 tabIndex={-1}>
          <PageText text={id} />
        </h1>
      )}
      {site.error && <Fault text={site.error} again={site.again} />}
      {!site.value && !site.error && <LoadingNote />}
      {site.value && <Site site={site.value} run={run} may={may} again={site.again} started={started} />}
    </>
  );
}

function Site({
  site,
  run,
  may,
  again,
  started,
}: { site: SiteBody; run: Route['run']; again(): void } & Pick<SiteProps, 'may' | 'started'>): JSX.Element {
  const shown = run ?? site.latest.id;
  const path = `${site.links.self}/runs/${shown}`;
  const detail = useRequest(() => requestApi<RunDetailBody>(path), path);
  const changes = useRequest(() => requestApi<ChangesBody>(`${path}/changes`), path);
  const scores = `${site.links.trend}?days=730&limit=1000&device=${site.latest.device}`;
  const trend = useRequest(() => requestApi<TrendBody>(scores), `${scores} ${site.latest.id}`);
  const [check, setCheck] = useState<string | null>(null);
  return (
    <>
      <SiteHead site={site} may={may} started={started} />
      <Section title={words.trend.title} id="trend">
        {trend.error && <Fault text={trend.error} again={trend.again} />}
        {trend.value ? <TrendLines points={trend.value.points} /> : !trend.error && <LoadingNote />}
      </Section>
      {detail.error && <Fault text={detail.error} again={detail.again} />}
      {!detail.value && !detail.error && <LoadingNote />}
      {detail.value && (
        <>
          <RunCard detail={detail.value} change={shown === site.latest.id ? site.change : undefined} latest={shown === site.latest.id} />
          <Section title={words.changes.title} id="changes">
            {changes.error && <Fault text={changes.error} again={changes.again} />}
            {changes.value ? <ChangesList changes={changes.value} before={trend.value?.points ?? []} /> : !changes.error && <LoadingNote />}
          </Section>
          <Checks checks={detail.value.checks} chosen={check} choose={setCheck} />
          <PagesList key={`${shown} ${check}`} path={`${path}/pages`} check={check} all={() => setCheck(null)} />
        </>
      )}
      <RunsList path={site.links.runs} latest={site.latest.id} shown={shown} />
      <Schedules site={site} may={may} again={again} />
    </>
  );
}

function SiteHead({ site, may, started }: { site: SiteBody } & Pick<SiteProps, 'may' | 'started'>): JSX.Element {
  const [state, setState] = useState<{ busy: boolean; fault: string | null; removing: boolean }>({
    busy: false,
    fault: null,
    removing: false,
  });
  const act = async (work: () => Promise<void>) => {
    setState({ busy: true, fault: null, removing: false });
    try {
      await work();
      setState({ busy: false, fault: null, removing: false });
    } catch (error) {
      setState({ busy: false, fault: errorText(error), removing: false });
    }
  };
  return (
    <header class="stack">
      <div class="split">
        <h1 tabIndex={-1}>
          <PageText text={site.name} dir="ltr" />
        </h1>
        <div class="row">
          {may.run && (
            <button
              type="button"
              class="button primary"
              disabled={state.busy}
              onClick={() => void act(async () => started(await sendToApi<BatchBody>('POST', site.links.runs)))}
            >
              {words.run}
            </button>
          )}
          <a class="button" href={site.links.export} download>
            {words.export}
          </a>
          {may.admin && (
            <button type="button" class="button" disabled={state.busy} onClick={() => setState({ ...state, removing: true })}>
              {words.remove}
            </button>
          )}
        </div>
      </div>
      {site.name !== site.id && (
        <p class="small muted">
          <PageText text={site.id} />
        </p>
      )}
      {state.removing && (
        <ConfirmDialog
          title={words.remove}
          text={words.removeSure({ site: site.id })}
          yes={words.removeYes}
          no={words.removeNo}
          done={(yes) => {
            setState({ ...state, removing: false });
            if (yes)
              void act(async () => {
                await sendToApi('DELETE', site.links.self);
                location.hash = listAddress;
              });
          }}
        />
      )}
      {state.fault && <Fault text={state.fault} />}
    </header>
  );
}

function RunCard({
  detail: { run },
  change,
  latest,
}: {
  detail: RunDetailBody;
  change: SiteBody['change'] | undefined;
  latest: boolean;
}): JSX.Element {
  const overview = { score: dashboard.list.columns.score, geo: dashboard.list.columns.geo };
  return (
    <Section title={latest ? words.latest : words.older({ at: timeText(run.startedAt) })} id="run">
      <div class="run-card">
        {(['score', 'geo'] as const).map((which) => (
          <div key={which} class="run-score">
            <b class="run-number">{scoreText(run[which])}</b>
            <p>
              {overview[which]}
              <br />
              {change !== undefined && <ScoreChange by={change ? change[which] : undefined} />}
            </p>
          </div>
        ))}
        <dl class="facts">
          <dt>{words.facts.at}</dt>
          <dd>{timeText(run.startedAt)}</dd>
          <dt>{words.facts.pages}</dt>
          <dd>{words.audited(run)}</dd>
          <dt>{words.facts.device}</dt>
          <dd>{dashboard.add.devices[run.device]}</dd>
          <dt>{words.facts.state}</dt>
          <dd>{words.states[run.state]}</dd>
        </dl>
      </div>
      <h3>{words.categories}</h3>
      <ul class="category-scores">
        {Object.entries(run.categories).map(([id, score]) => (
          <li key={id}>
            <span>{(geoCategories as Record<string, string>)[id] ?? id}</span>
            <span class="category-score">
              <span class="bar" aria-hidden="true">
                <i style={{ inlineSize: `${score ?? 0}%` }} />
              </span>
              <span class="number">{score === null ? words.noScore : scoreText(score)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Checks({
  checks,
  chosen,
  choose,
}: {
  checks: RunDetailBody['checks'];
  chosen: string | null;
  choose(id: string | null): void;
}): JSX.Element {
  const { columns } = words.checks;
  return (
    <Section title={words.checks.title} id="checks">
      {checks.length === 0 ? (
        <p class="empty">{words.checks.none}</p>
      ) : (
        <section class="table-scroll" tabIndex={0} aria-label={words.checks.title}>
          <table class="data">
            <thead>
              <tr>
                <th scope="col">{columns.check}</th>
                <th scope="col" class="number">
                  {columns.fails}
                </th>
                <th scope="col" class="number">
                  {columns.warns}
                </th>
              </tr>
            </thead>
            <tbody>
              {checks.map(({ id, title, fails, warns }) => (
                <tr key={id}>
                  <td data-title={columns.check} class="wide">
                    <button
                      type="button"
                      class="link"
                      aria-pressed={chosen === id}
                      aria-label={words.checks.show({ title })}
                      onClick={() => {
                        choose(chosen === id ? null : id);
                        document.getElementById('pages')?.scrollIntoView({ block: 'start' });
                      }}
                    >
                      {title}
                    </button>
                  </td>
                  <td data-title={columns.fails} class={fails > 0 ? 'number tone-fail' : 'number'}>
                    {fails}
                  </td>
                  <td data-title={columns.warns} class={warns > 0 ? 'number tone-warn' : 'number'}>
                    {warns}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Section>
  );
}
