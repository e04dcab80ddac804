import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Fix, Report } from '../checks/doors/report.ts';
import { WrittenCheckSentence } from '../reports/check-sentence.tsx';
import { reportFollowsWords, reportVerdictWords } from '../reports/report-words.ts';
import { Icon } from './icons.tsx';
import { useViewLink } from './link-base.ts';
import { StatusIcon } from './status.tsx';
import { useEdition } from './use-edition.ts';
import { useWords } from './words/use-words.ts';

/** As many as fit on the first screen. */
const first = 3;

/** What to change, in the order of the report. Each opens its criterion. */
export function FixList({ report, fixes, complete }: { report: Report; fixes: readonly Fix[]; complete: boolean }): JSX.Element {
  const [all, setAll] = useState(false);
  const link = useViewLink();
  const words = useWords().overview.fixes;
  const edition = useEdition();
  const list = edition.words.fixes;
  const verdict = reportVerdictWords(report, complete, edition).sentence;
  const weights = report.signals.reduce((sum, entry) => sum + (entry.score === null ? 0 : entry.weight), 0) || 1;
  const shown = all ? fixes : fixes.slice(0, first);
  return (
    <section class="stack" aria-labelledby="fixes-title">
      <div class="split">
        <h2 id="fixes-title">{list.title}</h2>
        {(fixes.length > 0 || !complete) && <span class="muted small">{complete ? words.order : words.unsettled}</span>}
      </div>
      {fixes.length === 0 ? (
        <p class="card">{complete ? list.none : list.noneYet}</p>
      ) : (
        <ol class="fixes card">
          {shown.map((fix) => {
            const worth = Math.round((100 * fix.auditLost) / weights);
            const geo = Math.round(fix.geoLost);
            // The verdict above already says it.
            const inVerdict = fix.message === verdict && fix.change !== '';
            const also = reportFollowsWords(fix, edition);
            return (
              <li key={fix.signal}>
                <a class={`fix-link tone-${fix.status}`} href={link(`check=${fix.signal}`)}>
                  <StatusIcon status={fix.status} />
                  <span>
                    <span class="fix-message">
                      <WrittenCheckSentence text={inVerdict ? fix.change : fix.message} />
                    </span>
                    {fix.change && !inVerdict && (
                      <span class="fix-do">
                        <WrittenCheckSentence text={fix.change} />
                      </span>
                    )}
                    {also && (
                      <span class="fix-do small">
                        <WrittenCheckSentence text={also} />
                      </span>
                    )}
                  </span>
                  <span class="worth small muted">
                    {fix.class === 'blocks' ? <b class="tone-fail">{list.classes.blocks}</b> : <span>{list.classes[fix.class]}</span>}
                    {fix.class !== 'blocks' && worth >= 1 && <span>{words.audit({ points: worth })}</span>}
                    {geo >= 1 && <span title={words.weighed}>{words.geo({ points: geo })}</span>}
                  </span>
                  <Icon name="forward" size={14} />
                </a>
              </li>
            );
          })}
        </ol>
      )}
      {fixes.length > first && (
        <p>
          <button type="button" class="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.first({ count: first }) : words.all({ count: fixes.length })}
          </button>
        </p>
      )}
    </section>
  );
}
