import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { auditScoreBand, type Report, type Status } from '../checks/doors/report.ts';
import { WrittenCheckSentence } from '../reports/check-sentence.tsx';
import { useEdition } from './use-edition.ts';
import { useViewLink } from './link-base.ts';
import { reportAboutWords, reportCountWords, reportVerdictWords } from '../reports/report-words.ts';
import { ScoreRing } from './score-ring.tsx';
import { StatusIcon } from './status.tsx';
import { useWords } from './words/use-words.ts';

const order: readonly Status[] = ['fail', 'warn', 'pass', 'na', 'unchecked'];

/** The verdict in one sentence, and both scores with their meaning. `reading` lists the parts still being read. */
export function VerdictCard({ report, reading }: { report: Report; reading: readonly string[] }): JSX.Element {
  const complete = reading.length === 0;
  const edition = useEdition();
  const verdict = reportVerdictWords(report, complete, edition);
  const words = useWords().overview;
  const link = useViewLink();
  const { geo, counts } = report;
  const about = [verdict.detail, reportAboutWords(report, edition)].filter(Boolean).join(' ');
  return (
    <section class="verdict" aria-labelledby="verdict">
      <div class={`verdict-line tone-${verdict.tone}`}>
        <StatusIcon status={verdict.tone} size={22} />
        <div>
          <h1 id="verdict" tabIndex={-1} dir="auto">
            <WrittenCheckSentence text={withFixedSpaces(verdict.sentence)} />
          </h1>
          <p class="muted verdict-detail">{complete ? about : words.reading({ names: [...reading] })}</p>
        </div>
      </div>
      <div class="scores">
        <div class="card score">
          <ScoreRing score={report.score} label={words.auditScore} tone={report.gate ? 'fail' : 'navy'} provisional={!complete} />
          <div class="stack tight">
            <h2>
              {words.auditScore}
              {!complete ? (
                <span class="band">{words.soFar}</span>
              ) : (
                report.score !== null && <span class="band">{words.bands[auditScoreBand(report.score)]}</span>
              )}
            </h2>
            <div class="spectrum" aria-hidden="true">
              {order.map(
                (status) => counts[status] > 0 && <i key={status} class={`tone-${status}`} style={{ flexGrow: counts[status] }} />,
              )}
            </div>
            <p class="row counts">
              {order.slice(0, 3).map((status) => (
                <a key={status} href={link(`checks=${status}`)} title={edition.words.status[status]}>
                  <StatusIcon status={status} silent size={13} /> {counts[status]}{' '}
                  <span class="visually-hidden">{edition.words.status[status]}</span>
                </a>
              ))}
            </p>
            <p class="small muted" title={edition.words.about.ranking}>
              {reportCountWords(report, edition)}
            </p>
          </div>
        </div>
        <div class="card score">
          <ScoreRing score={geo.score} label={words.geoScore} tone={geo.caps.length > 0 ? 'fail' : 'navy'} provisional={!complete} />
          <div class="stack tight">
            <h2 title={words.geoMeans}>
              {words.geoScore}
              {geo.band && <span class="band">{complete ? edition.names.bands[geo.band] : words.soFar}</span>}
            </h2>
            {geo.score === null ? (
              <p class="small">{geo.message}</p>
            ) : (
              <>
                {geo.caps[0] && (
                  <p class="small cap-line">
                    <b>{words.capped({ cap: geo.caps[0].cap })}</b> {geo.caps[0].message}
                  </p>
                )}
                <p class="small muted">
                  {geo.measured > 0.995 ? words.readiness : (geo.partial ? words.partly : words.measured)({ share: geo.measured })}
                </p>
              </>
            )}
            <p class="counts">
              <a href={link('geo')}>{words.toCategories}</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A number and what it counts stay on one line. */
const withFixedSpaces = (sentence: string) => sentence.replace(/(?<=\p{N}) (?=\p{L})/gu, '\u00A0');

/** A placeholder with the size of the verdict, which keeps the content below in its place. */
export function VerdictPlace(): JSX.Element {
  const { app, overview: words } = useWords();
  const { wording } = useEdition();
  // While there is no verdict yet, prepare the formatters that its sentence needs.
  useEffect(() => wording.prepare(), [wording]);
  return (
    <section class="verdict" aria-busy="true" aria-labelledby="verdict">
      <div class="verdict-line tone-pending">
        <StatusIcon status="pending" size={22} />
        <div>
          <h1 id="verdict" tabIndex={-1}>
            {app.reading}
          </h1>
          <p class="muted verdict-detail">{words.place}</p>
        </div>
      </div>
      <div class="scores" aria-hidden="true">
        <div class="card score place" />
        <div class="card score place" />
      </div>
    </section>
  );
}
