import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gateCap, scoreBand } from '../../checks/core/report/score.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Status } from '../../checks/core/verdict.ts';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import { useViewLink } from '../parts/link-base.ts';
import { describeVerdict } from '../../reports/verdict-words.ts';
import { StatusIcon } from '../findings/status.tsx';
import { useLocale, useWords } from '../use-locale.ts';
import { joinSentences } from '../../words/sentence.ts';

const counted: readonly Status[] = ['fail', 'warn', 'pass', 'unchecked'];

/**
 * The verdict in one sentence, and one line with both scores and the number of checks by status, each a link to them. `reading` lists the
 * parts still being read.
 * @param pageType the page's type, or a control to choose another
 */
export function VerdictCard({
  report,
  reading,
  pageType,
  keepOut,
}: {
  report: Report;
  reading: readonly string[];
  pageType?: ComponentChildren;
  /** Notes that the page should not be found; absent if that is not what the verdict is about. */
  keepOut?: (() => void) | undefined;
}): JSX.Element {
  const complete = reading.length === 0;
  const locale = useLocale();
  const verdict = describeVerdict(report, complete, locale);
  const words = useWords().overview;
  const link = useViewLink();
  const { geo, counts, score } = report;
  const audit = score === null ? words.noAudit : words.audit({ score, band: scoreBand(score), complete });
  const cap = report.gate && score !== null ? joinSentences([words.capped({ cap: gateCap }), report.gate.message]) : '';
  return (
    <section class="verdict" aria-labelledby="verdict">
      <div class={`verdict-line tone-${verdict.tone}`}>
        {/* The shape of the problem that is named, in the color of its urgency. */}
        <StatusIcon status={verdict.status} tone={verdict.tone} size={22} />
        <div>
          <h1 id="verdict" tabIndex={-1} title={verdict.sentence}>
            <SentenceWithQuotes text={withFixedSpaces(verdict.sentence)} cut />
          </h1>
          {complete ? (
            <p class="how-bad">
              <b class={verdict.level === locale.words.verdict.levels.minor ? 'tone-na' : ''}>{verdict.level}</b>
              {verdict.detail.slice(verdict.level.length)}{' '}
              {keepOut && (
                <button type="button" class="button quiet" onClick={keepOut}>
                  {words.keepOut}
                </button>
              )}
            </p>
          ) : (
            <p class="muted">{words.reading({ names: [...reading] })}</p>
          )}
        </div>
      </div>
      <ul class={`card score-line ${complete ? '' : 'provisional'}`}>
        <li>
          <a href={link('checks')} title={joinSentences([cap, audit, locale.words.about.ranking])}>
            <b class={report.gate ? 'tone-fail' : ''}>{score ?? '–'}</b> {words.auditWord}
          </a>
        </li>
        <li>
          <a href={link('geo')} title={geoTitle(geo, words)}>
            <b class={geo.caps.length > 0 ? 'tone-fail' : ''}>{geo.score ?? '–'}</b> {words.geoWord}
          </a>
        </li>
        {counted
          .filter((status) => status !== 'unchecked' || (complete && counts.unchecked > 0))
          .map((status) => (
            <li key={status}>
              <a
                href={link(`checks=${status}`)}
                class={counts[status] > 0 ? `tone-${status}` : 'tone-na'}
                title={locale.words.status[status]}
              >
                {(status !== 'fail' || counts.fail > 0) && <StatusIcon status={status} silent size={13} />} {counts[status]}{' '}
                <span class={status === 'fail' ? '' : 'visually-hidden'}>{words.counted({ count: counts[status] })[status]}</span>
              </a>
            </li>
          ))}
        <li class="page-type">{pageType ?? <span class="tag">{locale.words.pageTypes[report.pageType]}</span>}</li>
      </ul>
    </section>
  );
}

/** What the GEO score means, or why there is none. */
function geoTitle(
  { score, message, caps: [cap], measured, partial }: Report['geo'],
  words: ReturnType<typeof useWords>['overview'],
): string {
  if (score === null) return message;
  const means = measured > 0.995 ? words.readiness : (partial ? words.partly : words.measured)({ share: measured });
  return joinSentences(cap ? [words.capped({ cap: cap.cap }), cap.message, means] : [means, words.geoMeans]);
}

/** A number and what it counts stay on one line. */
const withFixedSpaces = (sentence: string) => sentence.replace(/(?<=\p{N}) (?=\p{L})/gu, '\u00A0');

/** A placeholder with the size of the verdict, which keeps the content below in its place. */
export function VerdictPlace(): JSX.Element {
  const { app, overview: words } = useWords();
  const { wording } = useLocale();
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
          <p class="muted">{words.place}</p>
        </div>
      </div>
      <div class="card score-line place" aria-hidden="true" />
    </section>
  );
}
