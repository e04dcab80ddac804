import type { JSX } from 'preact';
import type { Report } from '../../checks/core/report/report.ts';
import { describeCrawler, mostImportantCrawler } from '../crawler-words.ts';
import { PrintedTable, WrittenText } from './evidence.tsx';
import type { FileLocale } from '../../words/locale.ts';

/** What AI crawlers read of a page. `all`: with every crawler and the most quotable passages. */
export function CrawlerDetails({ report, all, locale }: { report: Report; all: boolean; locale: FileLocale }): JSX.Element | null {
  const reading = report.crawlerReading;
  const first = reading && mostImportantCrawler(reading);
  if (!first) return null;
  const { crawlers: words } = locale.words;
  const shown = describeCrawler(first, reading, locale);
  return (
    <>
      <h4>{shown.title}</h4>
      <p class="scores">
        <span>
          <b>{shown.number}</b> {shown.caption}
        </span>
      </p>
      <p class="small">
        {shown.sentence} {shown.rule && <WrittenText text={shown.rule} code />}
      </p>
      {all && (
        <>
          <PrintedTable
            caption={words.list}
            columns={[words.columns.crawler, words.columns.access, words.columns.share, words.columns.why]}
            rows={reading.crawlers.map((read) => {
              const { number, sentence, rule } = describeCrawler(read, reading, locale);
              return [
                words.crawler({ token: read.token, purpose: words.purposes[read.purpose] }),
                words.access[read.access],
                number,
                <WrittenText key={read.token} text={rule || sentence} />,
              ];
            })}
          />
          {reading.passages.length > 0 && (
            <>
              <p>{words.passages}</p>
              <ol class="small">
                {reading.passages.map(({ text, selector }) => (
                  <li key={selector}>
                    <WrittenText text={text} />
                  </li>
                ))}
              </ol>
            </>
          )}
          <p class="small muted">{words.note}</p>
        </>
      )}
    </>
  );
}
