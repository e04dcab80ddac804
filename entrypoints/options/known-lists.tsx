import type { JSX } from 'preact';
import { aiCrawlers, aiCrawlersCompiled } from '../../checks/lists/ai-crawlers.ts';
import { aiCrawlerSources } from '../../checks/lists/ai-crawler-sources.ts';
import { richResults, richResultsChecked } from '../../checks/lists/rich-results.ts';
import { usePart } from '../../components/use-locale.ts';
import { Section } from './section.tsx';

/** Sources of the table of crawlers, each with the latest date on which one was read. */
const crawlerSources = [
  ...new Map(
    Object.values(aiCrawlerSources)
      .toSorted((a, b) => a.asOf.localeCompare(b.asOf))
      .map(({ source, asOf }) => [source, asOf]),
  ),
].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
const shown = richResults.filter(({ retired }) => retired === null).length;

/** Dates and sources of our lists of crawlers and rich results. */
export function KnownListSettings(): JSX.Element {
  const { known: words } = usePart('settingsPage');
  return (
    <Section id="known" title={words.title} note={words.note}>
      <div class="card stack">
        <div data-list="crawlers">
          <p>{words.crawlers({ count: aiCrawlers.length, compiled: aiCrawlersCompiled })}</p>
          <details class="rule">
            <summary>{words.sources}</summary>
            <ul class="sources small">
              {crawlerSources.map(([title, asOf]) => (
                <li key={title}>{words.source({ title, asOf })}</li>
              ))}
            </ul>
          </details>
        </div>
        <div data-list="rich-results">
          <p>{words.richResults({ count: shown, retired: richResults.length - shown, checked: richResultsChecked })}</p>
          <p class="small muted">{words.guides}</p>
        </div>
      </div>
    </Section>
  );
}
