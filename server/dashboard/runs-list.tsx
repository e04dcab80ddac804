import type { JSX } from 'preact';
import type { RunListBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { number, Fault, Section, scoreText, timeText } from './parts.tsx';
import { siteLink } from './route.ts';
import { useListed } from './use-request.ts';

const words = dashboard.site.runs;

/** All runs of a site, newest first, with links to their results. @param latest ID of the latest run: when it changes, the list is read again */
export function RunsList({ path, latest, shown }: { path: string; latest: string; shown: string }): JSX.Element {
  const { items: runs, error, busy, complete, more } = useListed(`${path}?limit=30`, (list: RunListBody) => list.runs, latest);
  return (
    <Section title={words.title} id="runs">
      {error && <Fault text={error} again={more} />}
      <section class="table-scroll" tabIndex={0} aria-label={words.title}>
        <table class="data">
          <thead>
            <tr>
              <th scope="col">{words.columns.at}</th>
              <th scope="col">{words.columns.device}</th>
              {(['score', 'geo', 'worse', 'pages'] as const).map((id) => (
                <th key={id} scope="col" class="number">
                  {words.columns[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map(({ id, site, startedAt, device, score, geo, became, pages }) => (
              <tr key={id}>
                <td data-title={words.columns.at}>
                  <a href={siteLink(site, id)} aria-current={id === shown ? 'true' : undefined}>
                    {timeText(startedAt)}
                  </a>
                </td>
                <td data-title={words.columns.device}>{dashboard.add.devices[device]}</td>
                <td data-title={words.columns.score} class="number">
                  {scoreText(score)}
                </td>
                <td data-title={words.columns.geo} class="number">
                  {scoreText(geo)}
                </td>
                <td data-title={words.columns.worse} class={became && became.newFailures > 0 ? 'number tone-fail' : 'number'}>
                  {became ? number(became.newFailures) : '–'}
                </td>
                <td data-title={words.columns.pages} class="number">
                  {number(pages)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!complete && (
        <button type="button" class="button" aria-disabled={busy} onClick={more}>
          {words.more}
        </button>
      )}
    </Section>
  );
}
