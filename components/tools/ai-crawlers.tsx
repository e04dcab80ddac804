import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import {
  aiCrawlers, aiCrawlersCompiled, aiCrawlerSources, groupFallback, parseRobotsTxt, robotsDecider, robotsTxtState, valueOf,
  type AiCrawler, type CrawlerPurpose, type FactTable, type KnownFacts, type RobotsTxt,
} from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, absence, Chip, Choice, count, Cut, Facts, Part, size } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';
import './ai-readiness.css';

/** AI crawler access: what robots.txt says to each crawler about this URL, by what the crawler is for. */
export default function AiCrawlers({ facts, act }: ToolProps): JSX.Element {
  const [purpose, setPurpose] = useState<CrawlerPurpose | 'all'>('search');
  const file = valueOf(facts, 'robotsTxt');
  const url = valueOf(facts, 'page')?.url ?? '';
  const robots = file ? parseRobotsTxt(file.text) : null;
  const rows = file && robots ? crawlerRows(file, robots, url) : null;
  return (
    <div class="stack loose">
      {rows
        ? (
          <Part title="This URL, crawler by crawler" note={`Only search crawlers decide whether an answer engine can find and cite this page. Rules for training are your choice and are never scored. Obeys: it follows robots.txt. Scripts: it runs JavaScript. Table of ${aiCrawlersCompiled}: what the operators document, not what we measured.`}>
            <Choice label="Purpose" options={purposes} value={purpose} choose={setPurpose} />
            <DataTable<Row> name="AI crawlers" rows={purpose === 'all' ? rows : rows.filter((row) => row.purpose === purpose)} columns={columns} act={act} empty="No crawler of this kind is in our table." />
            <p class="muted small">A firewall can refuse a crawler that robots.txt allows: an extension cannot see that.</p>
          </Part>
        )
        : <Absent facts={facts} name="robotsTxt" />}
      <Part title="Statements on AI use" note="Facts, never scored. No large answer engine has committed itself to most of these.">
        <Preferences robots={robots} facts={facts} />
      </Part>
      <Part title="llms.txt" note="A proposal of 2024. Logs of several operators show that engines hardly ask for it: it earns no points, and its absence costs none.">
        <LlmsTxt facts={facts} />
      </Part>
    </div>
  );
}

const purposes = [['search', 'Search'], ['user', 'On a user’s request'], ['training', 'Training'], ['other', 'Other'], ['all', 'All']] as const;
const purposeWords: Record<CrawlerPurpose, string> = { search: 'search and citation', training: 'training', user: 'a user’s request', other: 'other' };

interface Row extends AiCrawler { verdict: 'allowed' | 'blocked' | 'unknown'; why: string; line: number | null; source: string }

function crawlerRows(file: FactTable['robotsTxt'], robots: RobotsTxt, url: string): Row[] {
  const state = robotsTxtState(file);
  const decide = robotsDecider(robots, url);
  return aiCrawlers.map((crawler): Row => {
    const about = aiCrawlerSources[crawler.token];
    const source = about ? `${about.source}, ${about.asOf}` : '';
    if (state === 'silent') return { ...crawler, verdict: 'unknown', why: 'robots.txt gave no answer', line: null, source };
    if (state === 'failing') return { ...crawler, verdict: 'unknown', why: `robots.txt answers ${file.status}: many crawlers stay away until it can be read`, line: null, source };
    if (state === 'none') return { ...crawler, verdict: 'allowed', why: 'there is no robots.txt: no restriction', line: null, source };
    const { allowed, line, group } = decide(crawler.token, groupFallback[crawler.token]);
    const why = group === null ? 'no group applies' : line === null ? `no rule of the group “${group}” matches` : `line ${line}, group “${group}”`;
    return { ...crawler, verdict: allowed ? 'allowed' : 'blocked', why, line, source };
  });
}

const respects = { yes: 'yes', partial: 'partly', no: 'no', unknown: 'not documented' } as const;
const runs = { yes: 'yes', no: 'no', unknown: 'not known', 'n/a': 'sends no requests' } as const;
const columns: readonly Column<Row>[] = [
  {
    id: 'token', title: 'Crawler', value: ({ token }) => token,
    cell: ({ token, operator, kind }) => <><strong>{token}</strong><br /><span class="muted">{operator}{kind === 'legacy-token' ? ', no longer documented' : kind === 'control-token' ? ', control token' : ''}</span></>,
  },
  {
    id: 'verdict', title: 'This URL', value: ({ verdict }) => verdict,
    cell: ({ verdict, purpose }) => <Chip kind={verdict === 'allowed' ? 'good' : verdict === 'unknown' ? 'muted' : purpose === 'search' ? 'bad' : 'info'}>{verdict}</Chip>,
  },
  {
    id: 'why', title: 'Decided by', wide: true, value: ({ why, purpose, source }) => `${why}; for ${purposeWords[purpose]}; ${source}`,
    cell: ({ why, purpose, source }) => <><Cut text={why} max={120} /><br /><span class="muted">For {purposeWords[purpose]}. {source}</span></>,
  },
  { id: 'counts', title: 'Score', value: ({ tier }) => ({ A: 'fully', 'A-user': 'half', B: 'a little', none: 'no' })[tier ?? 'none'] },
  { id: 'robots', title: 'Obeys', value: ({ respectsRobots }) => respects[respectsRobots] },
  { id: 'js', title: 'Scripts', value: ({ executesJs }) => runs[executesJs] },
];

interface Statement { where: string; text: string; readers: string }
function Preferences({ robots, facts }: { robots: RobotsTxt | null; facts: KnownFacts }): JSX.Element {
  const statements = [...inRobots(robots), ...inHeaders(valueOf(facts, 'response')), ...inHead(valueOf(facts, 'head'))];
  if (statements.length === 0) return <p class="empty">None was found: no Content-Signal, Content-Usage, RSL licence or TDM reservation in robots.txt, headers or the head of the page.</p>;
  return (
    <ul class="stack tight">
      {statements.map(({ where, text, readers }, index) => (
        <li key={index} class="card"><Facts rows={[['Where', where], ['Says', <Cut text={text} max={300} />], ['Who reads it', readers]]} /></li>
      ))}
    </ul>
  );
}

const readersOf: Record<string, string> = {
  'content-signal': 'Content Signals (Cloudflare, 2025): no large engine has committed itself to it.',
  'content-usage': 'IETF aipref (draft): the vocabulary is not agreed yet.',
  license: 'RSL 1.0 (2025): publishers and CDNs; no engine has committed itself to it.',
  'tdm-reservation': 'TDMRep (W3C community group): the machine-readable opt-out of Article 4 of the EU copyright directive.',
  'tdm-policy': 'TDMRep (W3C community group): where the terms stand.',
};
const inRobots = (robots: RobotsTxt | null): Statement[] =>
  (robots?.preferences ?? []).map(({ line, name, value, agents }) => ({
    where: `robots.txt, line ${line}${agents.length > 0 ? ` (${agents.join(', ')})` : ''}`, text: `${name}: ${value}`, readers: readersOf[name.toLowerCase()] ?? '',
  }));
const inHeaders = (response: FactTable['response'] | undefined): Statement[] =>
  (response?.headers ?? []).filter(({ name }) => Object.hasOwn(readersOf, name)).map(({ name, value }) => ({ where: 'response header', text: `${name}: ${value}`, readers: readersOf[name] ?? '' }));
const inHead = (head: FactTable['head'] | undefined): Statement[] =>
  (head?.metas ?? []).flatMap(({ name, content }) => {
    if (Object.hasOwn(readersOf, name)) return [{ where: 'meta element', text: `${name}: ${content}`, readers: readersOf[name] ?? '' }];
    const tokens = name === 'robots' ? content.toLowerCase().split(',').map((token) => token.trim()).filter((token) => token === 'noai' || token === 'noimageai') : [];
    return tokens.map((token) => ({ where: 'robots meta element', text: token, readers: 'A convention of art communities (2022): unevenly followed.' }));
  });

function LlmsTxt({ facts }: { facts: KnownFacts }): JSX.Element {
  const file = valueOf(facts, 'llmsTxt');
  if (!file) return <p class="empty">{absence(facts, 'llmsTxt')}</p>;
  if (file.status < 200 || file.status >= 300) return <p class="empty">The site has no llms.txt (status {file.status}). That is no fault.</p>;
  const sections = file.text.split('\n').filter((line) => /^#{1,2}\s/.test(line)).length;
  return (
    <>
      <p>{size(file.bytes)}, {count(sections, 'heading')}{/html/i.test(file.contentType) ? '; it is served as HTML, so probably not an llms.txt at all' : ''}.</p>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre class="card t-read" tabIndex={0}><Cut text={file.text} max={3000} /></pre>
    </>
  );
}
