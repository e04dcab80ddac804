import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { headersOfPage } from '../../../checks/derive/head/page-response.ts';
import { effectiveRules, findDirectives } from '../../../checks/parse/robots-directives.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import { describeCrawler } from '../../../reports/crawler-words.ts';
import { CopyButton, CutText, FactRows, Part } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import { phoneWidth, type ToolProps } from '../../tool/props.ts';
import { useLocale, usePart } from '../../use-locale.ts';
import { joinSentences } from '../../../words/sentence.ts';

/** Who requests the page: a window, or a crawler with its names in robots.txt and on the command line. */
const agents = {
  desktop: { token: null, options: '--device desktop' },
  mobile: { token: null, options: '--device mobile' },
  googlebot: { token: 'Googlebot', options: '--device mobile --user-agent googlebot' },
  gptbot: { token: 'GPTBot', options: '--user-agent gptbot' },
} as const;
type Agent = keyof typeof agents;

/** The page as others get it, as far as an extension can know. It sends no other user agent, which would need a permission for all sites, but shows a command that does. */
export function ViewAsView({ facts, report, act }: ToolProps): JSX.Element {
  const words = usePart('source-vs-rendered').viewAs;
  const [agent, setAgent] = useState<Agent>('googlebot');
  const { token, options } = agents[agent];
  const url = report.finalUrl || report.url;
  const command = `pageloupe audit ${shellQuoted(url)} ${options}`;
  return (
    <Part title={words.title} note={words.note}>
      <RadioChoice
        label={words.title}
        value={agent}
        choose={setAgent}
        options={(Object.keys(agents) as Agent[]).map((id) => [id, words.agents[id]] as const)}
      />
      {token === null ? (
        <p>{words.people}</p>
      ) : (
        <CrawlerFacts facts={facts} report={report} token={token} reads={words.reads[agent as 'googlebot' | 'gptbot']} />
      )}
      <p class="row">
        {agent === 'mobile' && (
          <button type="button" class="button" onClick={() => act.openWindow(phoneWidth)}>
            {words.openWindow({ width: phoneWidth })}
          </button>
        )}
        <CopyButton act={act} text={command} label={words.copyCommand} />
      </p>
      <pre class="card t-read t-command" tabIndex={0}>
        <CutText text={command} max={500} />
      </pre>
    </Part>
  );
}

/** What robots.txt and directives tell a crawler: directives of the raw HTML if it does not render, otherwise of the rendered page. */
function CrawlerFacts({ facts, report, token, reads }: { facts: KnownFacts; report: Report; token: string; reads: string }): JSX.Element {
  const words = usePart('source-vs-rendered').viewAs;
  const locale = useLocale();
  const reading = report.crawlerReading;
  const read = reading?.crawlers.find((one) => one.token === token);
  const head = read?.renders === 'yes' ? factValueOf(facts, 'head') : factValueOf(facts, 'served')?.head;
  const directives = head && findDirectives(head, headersOfPage(factValueOf(facts, 'response')));
  const applies = directives && effectiveRules(directives, token.toLowerCase(), Date.parse(report.at) || 0).applies;
  const shown = reading && read && describeCrawler(read, reading, locale);
  return (
    <FactRows
      rows={[
        [words.gets, reads],
        [words.robotsTxt, shown ? joinSentences([shown.sentence, shown.rule]) : words.unknown],
        [
          words.directives,
          applies ? applies.length > 0 ? <CutText text={applies.map(({ written }) => written).join(', ')} /> : words.none : words.unknown,
        ],
      ]}
    />
  );
}

/** One word of a shell command, whatever it contains. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
