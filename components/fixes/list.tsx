import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Fix, Report, ReportSignal } from '../../checks/core/report/report.ts';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import { fixLine, followsWords, describeVerdict, moreObjects, urgencyOf, weakestGeo } from '../../reports/verdict-words.ts';
import { Icon } from '../parts/icons.tsx';
import { useViewLink } from '../parts/link-base.ts';
import { StatusIcon } from '../findings/status.tsx';
import { useLocale, useWords } from '../use-locale.ts';

/** As many as fit on the first screen. */
const first = 5;

/** What to change: one line each, with its object. Each opens its criterion. */
export function FixList({ report, fixes, complete }: { report: Report; fixes: readonly Fix[]; complete: boolean }): JSX.Element {
  const [all, setAll] = useState(false);
  const link = useViewLink();
  const words = useWords().overview.fixes;
  const locale = useLocale();
  const list = locale.words.fixes;
  const weakest = weakestGeo(report.geo);
  const above = describeVerdict(report, complete, locale).sentence;
  const isProblem = ({ status }: ReportSignal) => status === 'fail' || status === 'warn';
  const rest = report.signals.filter((signal) => isProblem(signal) && !fixes.some((fix) => fix.signal === signal.id));
  const none = list.none({ warnings: report.counts.warn });
  const dependent = rest.some(({ id }) => fixes.some(({ follows }) => follows.includes(id)));
  return (
    <section class="stack tight" aria-labelledby="fixes-title">
      <div class="split">
        <h2 id="fixes-title">{list.title}</h2>
        {!complete && <span class="muted small">{words.unsettled}</span>}
      </div>
      {fixes.length === 0 ? (
        <p class="card">{!complete ? list.noneYet : rest.length === 0 ? none : <a href={link('checks=warn')}>{none}</a>}</p>
      ) : (
        <ol class="fixes card">
          {(all ? fixes : fixes.slice(0, first)).map((fix) => {
            const { problem, change } = fixLine(fix, report, above);
            const { object } = fix;
            const tone = urgencyOf(fix);
            const who = list.who[fix.who];
            const whole = [list.classes[fix.class], fix.message, object?.name, fix.change, followsWords(fix, locale)];
            return (
              <li key={fix.signal}>
                <a class={`fix-link tone-${tone}`} href={link(`check=${fix.signal}`)} title={whole.filter(Boolean).join('\n')}>
                  <StatusIcon status={fix.status} tone={tone} />
                  <span class="fix-line">
                    <b>
                      <SentenceWithQuotes text={problem} />
                    </b>{' '}
                    {object && (
                      <span class="fix-object">
                        <bdi>{object.name}</bdi>
                        {moreObjects(fix, locale)}{' '}
                      </span>
                    )}
                    {change && (
                      <span class="muted">
                        <SentenceWithQuotes text={change} />
                      </span>
                    )}
                  </span>
                  <span class="tag" title={who.where}>
                    {who.name}
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
          <button type="button" class="button quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.first({ count: first }) : words.all({ count: fixes.length })}
          </button>
        </p>
      )}
      {complete && fixes.length > 0 && rest.length > 0 && (
        <p class="small">
          <a href={link(dependent ? 'checks' : 'checks=warn')}>{words.others({ count: rest.length, dependent })}</a>
        </p>
      )}
      {complete && weakest.length > 0 && (
        <p class="small">
          <a href={link('geo')}>{words.geoWeakest({ titles: weakest })}</a>
        </p>
      )}
    </section>
  );
}
