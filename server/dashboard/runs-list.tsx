import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RunBody, RunListBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { requestApi } from './api.ts';
import { number, Fault, Section, scoreText, timeText } from './parts.tsx';
import { siteLink } from './route.ts';
import { errorText } from './use-request.ts';

const words = dashboard.site.runs;

/** All runs of a site, newest first, with links to their results. @param latest ID of the latest run: when it changes, the list is read again */
export function RunsList({ path, latest, shown }: { path: string; latest: string; shown: string }): JSX.Element {
  const [runs, setRuns] = useState<RunBody[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const reading = useRef<string | null>(null);
  const read = async (cursor: string | null) => {
    // A second click on the button must not add the same runs again.
    if (cursor !== null && cursor === reading.current) return;
    reading.current = cursor;
    try {
      const list = await requestApi<RunListBody>(`${path}?limit=30${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      setRuns((before) => (cursor === null ? list.runs : [...before, ...list.runs]));
      setNext(list.page.nextCursor);
      setError(null);
    } catch (failure) {
      reading.current = null;
      setError(errorText(failure));
    }
  };
  useEffect(() => void read(null), [path, latest]);
  return (
    <Section title={words.title} id="runs">
      {error && <Fault text={error} again={() => void read(next)} />}
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
      {next !== null && (
        <button type="button" class="button" onClick={() => void read(next)}>
          {words.more}
        </button>
      )}
    </Section>
  );
}
