import type { JSX } from 'preact';
import type { Report, Status } from '../checks/index.ts';
import { useEdition } from './edition.ts';
import { useViewLink } from './link-base.ts';
import { aboutWords, countWords, verdictWords } from '../reports/report-words.ts';
import { ScoreRing } from './score-ring.tsx';
import { StatusIcon } from './status.tsx';

const order: readonly Status[] = ['fail', 'warn', 'pass', 'na', 'unchecked'];

/** The answer first: what stands in the way, and both scores. `reading` names what is still being read. */
export function VerdictCard({ report, reading }: { report: Report; reading: readonly string[] }): JSX.Element {
  const complete = reading.length === 0;
  const edition = useEdition();
  const words = verdictWords(report, complete, edition);
  const link = useViewLink();
  const { geo, counts } = report;
  return (
    <section class="verdict" aria-labelledby="verdict">
      <div class={`verdict-line tone-${words.tone}`}>
        <StatusIcon status={words.tone} size={22} />
        <div>
          <h1 id="verdict" tabIndex={-1} dir="auto">{words.sentence}</h1>
          <p class="muted verdict-detail">{complete ? [words.detail, aboutWords(report, edition)].filter(Boolean).join(' ') : `Still reading ${joined(reading)}…`}</p>
        </div>
      </div>
      <div class="scores">
        <div class="card score">
          <ScoreRing score={report.score} label="Audit score" tone={report.gate ? 'fail' : 'navy'} provisional={!complete} />
          <div class="stack tight">
            <h2>Audit score{!complete && <span class="band">so far</span>}</h2>
            <div class="spectrum" aria-hidden="true">
              {order.map((status) => counts[status] > 0 && <i key={status} class={`tone-${status}`} style={{ flexGrow: counts[status] }} />)}
            </div>
            <p class="small">{countWords(report, edition)}</p>
            <p class="row counts">
              {order.slice(0, 3).map((status) => (
                <a key={status} href={link(`checks=${status}`)} title={edition.words.status[status]}>
                  <StatusIcon status={status} silent size={13} /> {counts[status]} <span class="visually-hidden">{edition.words.status[status]}</span>
                </a>
              ))}
            </p>
          </div>
        </div>
        <div class="card score">
          <ScoreRing score={geo.score} label="GEO score" tone={geo.caps.length > 0 ? 'fail' : 'navy'} provisional={!complete} />
          <div class="stack tight">
            <h2>GEO score{geo.band && <span class="band">{complete ? geo.band : 'so far'}</span>}</h2>
            {geo.score === null
              ? <p class="small">{geo.message}</p>
              : <>
                {geo.caps[0] && <p class="small cap-line"><b>Capped at {geo.caps[0].cap}:</b> {geo.caps[0].message}</p>}
                <p class="small muted">Readiness to be cited by AI answers; {Math.round(100 * geo.measured)}&nbsp;% measured{geo.partial ? ', so partial' : ''}.</p>
              </>}
            <p class="counts"><a href={link('geo')}>Six categories</a></p>
          </div>
        </div>
      </div>
    </section>
  );
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What stands where the verdict will stand, in the same space. */
export function VerdictPlace({ note }: { note: string }): JSX.Element {
  return (
    <section class="verdict" aria-busy="true" aria-labelledby="verdict">
      <div class="verdict-line tone-pending">
        <StatusIcon status="pending" size={22} />
        <div><h1 id="verdict" tabIndex={-1}>{note}</h1><p class="muted verdict-detail">Nothing leaves this machine.</p></div>
      </div>
      <div class="scores" aria-hidden="true">
        <div class="card score place" />
        <div class="card score place" />
      </div>
    </section>
  );
}
