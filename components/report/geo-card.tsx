import type { JSX } from 'preact';
import type { Report } from '../../checks/core/report/report.ts';
import { describeCrawler, mostImportantCrawler } from '../../reports/crawler-words.ts';
import { useViewLink } from '../parts/link-base.ts';
import { geoScopeWords, categoryWords, evidenceMixWords } from '../../reports/report-words.ts';
import { StatusBadge, StatusIcon } from '../findings/status.tsx';
import { useLocale, useWords } from '../use-locale.ts';
import { gapAfter, joinSentences } from '../../words/sentence.ts';

/** The GEO score in detail: caps first, then the six stages, then the evidence behind the losses. */
export function GeoCard({ report }: { report: Report }): JSX.Element {
  const { geo } = report;
  const locale = useLocale();
  const { geo: words, capped } = useWords().overview;
  return (
    <section class="stack" aria-labelledby="geo-title" id="geo">
      <h2 id="geo-title" tabIndex={-1}>
        {words.title}
      </h2>
      <div class="card stack">
        {geo.score === null && (
          <p>
            <b>{geo.message}</b>
          </p>
        )}
        {geo.score !== null &&
          geo.caps.map((cap) => (
            <p key={cap.id} class="cap tone-fail">
              <StatusIcon status="fail" silent />
              <span>
                <b>{capped({ cap: cap.cap })}</b> {cap.message}
              </span>
            </p>
          ))}
        <ul class="categories">
          {geo.categories.map((category) => (
            <li key={category.id}>
              <span>
                {category.title} <span class="muted small">{words.points({ points: category.points })}</span>
              </span>
              <span class="bar" aria-hidden="true">
                {category.score !== null && <i style={{ inlineSize: `${category.score}%` }} />}
              </span>
              {category.score === null ? (
                <StatusBadge status={category.status === 'na' ? 'na' : 'unchecked'} size={13}>
                  {locale.words.geo[category.status === 'na' ? 'na' : 'unchecked']}
                </StatusBadge>
              ) : (
                <span class="number">
                  <b aria-hidden="true">{Math.round(category.score)}</b>
                  <span class="visually-hidden">{words.ofHundred({ score: Math.round(category.score) })}</span>
                </span>
              )}
              {geo.score !== null && categoryWords(category, locale) !== '' && (
                <span class="counted small muted">{categoryWords(category, locale)}</span>
              )}
            </li>
          ))}
        </ul>
        <CrawlerLine report={report} />
        {geo.score !== null && <p class="small">{joinSentences([geoScopeWords(geo, locale), evidenceMixWords(geo, locale)])}</p>}
        <p class="small muted">
          {joinSentences([locale.words.about.readiness, locale.words.about.ranking, words.convention])}
          {gapAfter(words.convention)}
          <a href="/geo-score.html" target="_blank" hrefLang="en">
            {words.made}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The share that the crawler reads, and a link to the page as it gets it. */
function CrawlerLine({ report: { crawlerReading: reading } }: { report: Report }): JSX.Element | null {
  const locale = useLocale();
  const link = useViewLink();
  const read = reading && mostImportantCrawler(reading);
  if (!read) return null;
  const { tone, number, caption } = describeCrawler(read, reading, locale);
  return (
    <p class="row crawler-line">
      <b class={`tone-${tone}`}>{number}</b>
      <span>{caption}</span>
      <a href={link('tool=ai-view')}>{locale.words.crawlers.toTool(read)}</a>
    </p>
  );
}
