import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable, KnownFacts } from '../../../checks/core/facts.ts';
import { headersOfPage } from '../../../checks/derive/head/page-response.ts';
import { parseRobotsTxt, type RobotsTxt } from '../../../checks/parse/robots-txt.ts';
import { aiCrawlersCompiled, type CrawlerPurpose } from '../../../checks/lists/ai-crawlers.ts';
import { aiCrawlerSources } from '../../../checks/lists/ai-crawler-sources.ts';
import { accessByCrawler, usagePolicies, type CrawlerAccess } from '../../../checks/views/crawler-access.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { StatusIcon, type Shown } from '../../findings/status.tsx';
import { AbsentFactNote, StatusChip, CutText, FactRows, Part, useWhyAbsent, type ChipKind } from '../../tool/parts.tsx';
import { RadioChoice } from '../../parts/radio-choice.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { useLocale, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import { joinSentences } from '../../../words/sentence.ts';
import '../ai-readiness.css';

type ViewWords = Parts['ai-crawlers'];
const useViewWords = (): ViewWords => usePart('ai-crawlers');

/** AI crawler access: what robots.txt tells each crawler about this URL, by the crawler's purpose. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const [purpose, setPurpose] = useState<CrawlerPurpose | 'all'>('search');
  const { matrix: words, statements, llms } = useViewWords();
  const { comma } = useLocale().words.punctuation;
  const file = factValueOf(facts, 'robotsTxt');
  const url = factValueOf(facts, 'page')?.url ?? '';
  const robots = file ? parseRobotsTxt(file.text) : null;
  const rows = file && robots ? crawlerRows(file, robots, url, report.ownLists?.agents ?? [], words) : null;
  return (
    <div class="stack loose">
      {rows ? (
        <>
          <Part title={words.byPurpose.title} note={words.byPurpose.note}>
            <DataTable<Operator>
              name={words.byPurpose.rows}
              rows={operators(rows)}
              columns={operatorColumns(words, comma)}
              grid={(shown) => <Matrix operators={shown} />}
              act={act}
              empty={words.none}
            />
          </Part>
          <Part title={words.title} note={words.note({ compiled: aiCrawlersCompiled })}>
            <RadioChoice
              label={words.purpose}
              options={purposes.map((one) => [one, words.purposes[one]] as const)}
              value={purpose}
              choose={setPurpose}
            />
            <DataTable<Row>
              name={words.rows}
              rows={purpose === 'all' ? rows : rows.filter((row) => row.purpose === purpose)}
              columns={columnsOf(words, purpose === 'all')}
              act={act}
              empty={words.none}
            />
            <p class="muted small">{words.firewall}</p>
            <Sources rows={rows} />
          </Part>
        </>
      ) : (
        <AbsentFactNote facts={facts} name="robotsTxt" />
      )}
      <Part title={statements.title} note={statements.note}>
        <Preferences robots={robots} url={url} facts={facts} />
      </Part>
      <Part title={llms.title} note={llms.note}>
        <LlmsTxt facts={facts} />
      </Part>
    </div>
  );
}

/** The documents on which the table rests, each with its crawlers. */
function Sources({ rows }: { rows: readonly Row[] }): JSX.Element {
  const { matrix: words } = useViewWords();
  const { colon } = useLocale().words.punctuation;
  const crawlers = new Map<string, string[]>();
  for (const { source, token } of rows) if (source) crawlers.set(source, [...(crawlers.get(source) ?? []), token]);
  return (
    <details class="small">
      <summary>{words.sources}</summary>
      <ul class="stack tight">
        {[...crawlers].map(([source, tokens]) => (
          <li key={source}>
            <span class="muted">
              {source}
              {colon}
            </span>
            <CutText text={tokens.join(', ')} max={400} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const purposes = ['search', 'user', 'training', 'other', 'all'] as const;

interface Row extends CrawlerAccess {
  why: string;
  source: string;
}

function crawlerRows(
  file: FactTable['robotsTxt'],
  robots: RobotsTxt,
  url: string,
  ofPurpose: readonly string[],
  words: ViewWords['matrix'],
): Row[] {
  return accessByCrawler(file, robots, url, ofPurpose).map((access): Row => {
    if (access.custom) return { ...access, operator: words.own, why: whyOf(access.because, words), source: words.ownSource };
    const about = aiCrawlerSources[access.token];
    return { ...access, why: whyOf(access.because, words), source: about ? words.source({ title: about.source, asOf: about.asOf }) : '' };
  });
}

function whyOf(because: CrawlerAccess['because'], words: ViewWords['matrix']): string {
  switch (because.code) {
    case 'failing':
      return words.failing(because.args);
    case 'noRule':
      return words.noRule({ group: isolateQuote(because.args.group, 80) });
    case 'line':
      return words.line({ line: because.args.line, group: isolateQuote(because.args.group, 80) });
    default:
      return words[because.code];
  }
}

const verdictKind = ({ verdict, purpose }: Row): ChipKind =>
  verdict === 'allowed' ? 'good' : verdict === 'unknown' ? 'muted' : purpose === 'search' ? 'bad' : 'info';

/** One operator with its crawlers, those for search first. */
interface Operator {
  operator: string;
  crawlers: Row[];
}
/** Operators with a blocked crawler first, and among those the ones blocked for search. */
function operators(rows: readonly Row[]): Operator[] {
  const byName = new Map<string, Row[]>();
  for (const row of rows) byName.set(row.operator, [...(byName.get(row.operator) ?? []), row]);
  const weight = ({ crawlers }: Operator) => {
    const blocked = crawlers.filter(({ verdict }) => verdict === 'blocked');
    return blocked.some(({ purpose }) => purpose === 'search') ? 0 : blocked.length > 0 ? 1 : 2;
  };
  return [...byName].map(([operator, crawlers]) => ({ operator, crawlers })).toSorted((a, b) => weight(a) - weight(b));
}

const matrixPurposes = ['search', 'user', 'training', 'other'] as const;
/** Operators shown at first: the large ones, and those that are blocked. */
const firstOperators = 12;

/** Operators × purposes. Blocked crawlers are named at any width; allowed ones are counted if there is no room for their names. */
function Matrix({ operators: all }: { operators: readonly Operator[] }): JSX.Element {
  const { matrix: words } = useViewWords();
  const [whole, setWhole] = useState(false);
  const shown = whole ? all : all.slice(0, firstOperators);
  return (
    <>
      <table class="t-matrix">
        <thead>
          <tr>
            <th scope="col">{words.byPurpose.operator}</th>
            {matrixPurposes.map((purpose) => (
              <th key={purpose} scope="col">
                {words.byPurpose.short[purpose]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ operator, crawlers }) => (
            <tr key={operator}>
              <th scope="row">{operator}</th>
              {matrixPurposes.map((purpose) => (
                <MatrixCell key={purpose} crawlers={crawlers.filter((row) => row.purpose === purpose)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < all.length && (
        <p>
          <button type="button" class="button" onClick={() => setWhole(true)}>
            {words.byPurpose.more({ count: all.length - shown.length })}
          </button>
        </p>
      )}
    </>
  );
}

function MatrixCell({ crawlers }: { crawlers: readonly Row[] }): JSX.Element {
  const { matrix: words } = useViewWords();
  const { colon } = useLocale().words.punctuation;
  const others = crawlers.filter(({ verdict }) => verdict !== 'blocked');
  const first = others[0];
  return (
    <td>
      {crawlers.length === 0 ? (
        <span class="muted">–</span>
      ) : (
        <ul>
          {crawlers
            .toSorted((a, b) => Number(b.verdict === 'blocked') - Number(a.verdict === 'blocked'))
            .map((crawler) => (
              <li key={crawler.token} class={`kind-${verdictKind(crawler)}${crawler.verdict === 'blocked' ? '' : ' t-matrix-name'}`}>
                <StatusIcon status={shownAs(crawler)} silent size={12} />
                <span>
                  <CrawlerName token={crawler.token} />
                  <span class={crawler.verdict === 'blocked' ? '' : 'visually-hidden'}>
                    {colon}
                    {words.verdicts[crawler.verdict]}
                  </span>
                </span>
              </li>
            ))}
          {first && (
            <li class="t-matrix-count" title={others.map(({ token }) => token).join(', ')}>
              <StatusIcon status={shownAs(first)} silent size={12} />
              <span>
                {others.length}
                <span class="visually-hidden"> {words.verdicts[first.verdict]}</span>
              </span>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
/** A long name is broken between its words rather than inside one. */
function CrawlerName({ token }: { token: string }): JSX.Element {
  return <>{token.split(/(?<=[a-z\d])(?=[A-Z])/).flatMap((word, at) => (at === 0 ? [word] : [<wbr key={at} />, word]))}</>;
}
const shownAs = (row: Row): Shown =>
  row.verdict === 'allowed' ? 'pass' : row.verdict === 'blocked' && row.purpose === 'search' ? 'fail' : 'na';
const operatorColumns = (words: ViewWords['matrix'], comma: string): readonly Column<Operator>[] => [
  { id: 'operator', title: words.byPurpose.operator, value: ({ operator }) => operator },
  ...matrixPurposes.map((purpose): Column<Operator> => {
    const ofPurpose = ({ crawlers }: Operator) => crawlers.filter((row) => row.purpose === purpose);
    return {
      id: purpose,
      title: words.purposes[purpose],
      value: (row) =>
        ofPurpose(row)
          .map(({ token, verdict }) => words.byPurpose.crawler({ token, verdict: words.verdicts[verdict] }))
          .join(comma),
    };
  }),
];

/** @param mixed whether the rows have several purposes */
const columnsOf = (words: ViewWords['matrix'], mixed: boolean): readonly Column<Row>[] => [
  {
    id: 'token',
    title: words.crawler,
    value: ({ token }) => token,
    cell: ({ token, operator, kind }) => (
      <>
        <strong>{token}</strong>
        <br />
        <span class="muted">
          {kind === 'legacy-token'
            ? words.kinds.legacy({ operator })
            : kind === 'control-token'
              ? words.kinds.control({ operator })
              : operator}
        </span>
      </>
    ),
  },
  {
    id: 'verdict',
    title: words.thisUrl,
    value: ({ verdict }) => words.verdicts[verdict],
    cell: (row) => <StatusChip kind={verdictKind(row)}>{words.verdicts[row.verdict]}</StatusChip>,
  },
  {
    id: 'why',
    title: words.decidedBy,
    wide: true,
    value: ({ why, purpose, source }) => `${why.replace(/[\u2068\u2069]/g, '')}. ${words.for[purpose]} ${source}`,
    cell: ({ why, purpose }) => (
      <>
        <ProseText text={why} />
        {mixed && (
          <>
            <br />
            <span class="muted">{words.for[purpose]}</span>
          </>
        )}
      </>
    ),
  },
  { id: 'counts', title: words.score, value: ({ tier }) => words.counts[tier ?? 'none'] },
  { id: 'robots', title: words.obeys, value: ({ respectsRobots }) => words.respects[respectsRobots] },
  { id: 'js', title: words.scripts, value: ({ executesJs }) => words.runs[executesJs] },
];

interface Statement {
  where: string;
  text: string;
  readers: string;
}
function Preferences({ robots, url, facts }: { robots: RobotsTxt | null; url: string; facts: KnownFacts }): JSX.Element {
  const words = useViewWords().statements;
  const statements = [
    ...inRobots(robots, words),
    ...usagesIn(robots, url, words),
    ...inHeaders(factValueOf(facts, 'response'), words),
    ...inHead(factValueOf(facts, 'head'), words),
  ];
  if (statements.length === 0) return <p class="empty">{words.none}</p>;
  return (
    <ul class="stack tight">
      {statements.map(({ where, text, readers }, index) => (
        <li key={index} class="card">
          <FactRows
            rows={[
              [words.where, where],
              [words.says, <CutText text={text} max={300} />],
              [words.readers, readers],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

type Preference = keyof ViewWords['statements']['readersOf'];
const isPreference = (name: string, { readersOf }: ViewWords['statements']): name is Preference => Object.hasOwn(readersOf, name);
/** Who reads a statement, and the meaning of values that are not obvious. */
function whoReads(name: Preference, value: string, words: ViewWords['statements']): string {
  const use =
    name === 'content-signal'
      ? (/(?:^|[,;\s])use\s*=\s*(immediate|reference|full)\b/i.exec(value)?.[1]?.toLowerCase() as
          | keyof ViewWords['statements']['use']
          | undefined)
      : undefined;
  return joinSentences([words.readersOf[name], use && words.use[use]]);
}
const inRobots = (robots: RobotsTxt | null, words: ViewWords['statements']): Statement[] =>
  (robots?.preferences ?? []).map(({ line, name, value, agents }) => {
    const lower = name.toLowerCase();
    return {
      where: agents.length > 0 ? words.robotsOfOrigin({ line, agents }) : words.robots({ line }),
      text: `${name}: ${value}`,
      readers: isPreference(lower, words) ? whoReads(lower, value, words) : '',
    };
  });
/** Only the training token has been announced; others with the same form may follow. */
const usagesIn = (robots: RobotsTxt | null, url: string, words: ViewWords['statements']): Statement[] =>
  (robots ? usagePolicies(robots, url) : []).map(({ token, line, allowed }) => ({
    where: words.robots({ line }),
    text: words.usage({ token, allowed }),
    readers: token.toLowerCase() === '__usage_ai-training' ? words.usageReaders : words.otherUsage,
  }));
const inHeaders = (response: FactTable['response'] | undefined, words: ViewWords['statements']): Statement[] =>
  (headersOfPage(response) ?? []).flatMap(({ name, value }) =>
    isPreference(name, words) ? [{ where: words.header, text: `${name}: ${value}`, readers: whoReads(name, value, words) }] : [],
  );
const inHead = (head: FactTable['head'] | undefined, words: ViewWords['statements']): Statement[] =>
  (head?.metas ?? []).flatMap(({ name, content }) => {
    if (isPreference(name, words)) return [{ where: words.meta, text: `${name}: ${content}`, readers: words.readersOf[name] }];
    const tokens =
      name === 'robots'
        ? content
            .toLowerCase()
            .split(',')
            .map((token) => token.trim())
            .filter((token) => token === 'noai' || token === 'noimageai')
        : [];
    return tokens.map((token) => ({ where: words.robotsMeta, text: token, readers: words.artists }));
  });

function LlmsTxt({ facts }: { facts: KnownFacts }): JSX.Element {
  const words = useViewWords().llms;
  const absence = useWhyAbsent();
  const file = factValueOf(facts, 'llmsTxt');
  if (!file) return <p class="empty">{absence(facts, 'llmsTxt')}</p>;
  if (file.status < 200 || file.status >= 300) return <p class="empty">{words.none({ status: file.status })}</p>;
  const sections = file.text.split('\n').filter((line) => /^#{1,2}\s/.test(line)).length;
  return (
    <>
      <p>
        {words.size({ size: file.bytes, headings: sections })}
        {/html/i.test(file.contentType) && ` ${words.html}`}
      </p>
      {/* A region that scrolls must be reachable by keyboard. */}
      <pre class="card t-read" tabIndex={0}>
        <CutText text={file.text} max={3000} />
      </pre>
    </>
  );
}
