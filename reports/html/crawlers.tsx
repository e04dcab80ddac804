import type { JSX } from 'preact';
import type { Report } from '../../checks/core/report/report.ts';
import { crawlerWords, firstCrawler } from '../crawler-words.ts';
import { WrittenTable, WrittenText } from './evidence.tsx';
import type { FileLocale } from '../../words/locale.ts';

/** What AI crawlers read of a page. `all`: with every crawler and the most quotable passages. */
export function WrittenCrawlerDetails({ report, all, locale }: { report: Report; all: boolean; locale: FileLocale }): JSX.Element | null {
  const reading = report.crawlerReading;
  const first = reading && firstCrawler(reading);
  if (!first) return null;
  const { crawlers: words } = locale.words;
  const shown = crawlerWords(first, reading, locale);
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
          <WrittenTable
            caption={words.list}
            columns={[words.columns.crawler, words.columns.access, words.columns.share, words.columns.why]}
            rows={reading.crawlers.map((read) => {
              const { number, sentence, rule } = crawlerWords(read, reading, locale);
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
