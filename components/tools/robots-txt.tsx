import { useId, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { fallbackOf, parseRobotsTxt, robotsDecider, robotsTxtState, valueOf, type RobotsTxt, type RobotsTxtFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { absence, Address, Chip, count, CopyButton, Cut, Part, size, Verdict } from '../tool-parts.tsx';
import type { Column, ToolActions, ToolProps } from '../tool-props.ts';

type RobotsIssue = RobotsTxt['issues'][number];
const crawlers = ['Googlebot', 'Googlebot-Image', 'Bingbot', 'OAI-SearchBot', 'GPTBot', 'ClaudeBot', 'Claude-SearchBot', 'PerplexityBot', 'Google-Extended', 'Applebot', 'YandexBot', 'Baiduspider', 'DuckDuckBot', '*'];
const always = ['Googlebot', 'Bingbot', '*'];
/** Lines drawn at first. */
const firstLines = 250;

/** robots.txt tester: the file with the deciding line, any path, any crawler, and a draft of the file. */
export default function RobotsTxtTester({ facts, act }: ToolProps): JSX.Element {
  const file = valueOf(facts, 'robotsTxt');
  const pageUrl = valueOf(facts, 'page')?.url ?? '';
  const [typedPath, typePath] = useState<string | null>(null);
  const [crawler, typeCrawler] = useState('Googlebot');
  const [draft, setDraft] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const id = useId();

  const text = draft ?? file?.text ?? '';
  const robots = useMemo(() => parseRobotsTxt(text), [text]);
  const path = typedPath ?? pathOf(pageUrl);
  const decide = useMemo(() => robotsDecider(robots, path), [robots, path]);
  const verdict = decide(crawler.trim() || '*', fallbackOf(crawler));
  const changed = draft !== null && draft !== (file?.text ?? '');
  // Without a file that was read, and without rules to try, there is nothing to decide by.
  const unread = !changed && !(file && ['read', 'none'].includes(robotsTxtState(file)));

  return (
    <div class="stack loose">
      {file ? <FileLine file={file} robots={robots} act={act} /> : <p class="empty">{absence(facts, 'robotsTxt')} You can still paste rules below and test them.</p>}

      <Part title="Test a path and a crawler">
        <div class="t-robots-form">
          <div>
            <label class="t-label" htmlFor={`${id}-path`}>Path or address</label>
            <input id={`${id}-path`} class="field" type="text" spellcheck={false} autocomplete="off" value={path} onInput={(event) => typePath(event.currentTarget.value)} />
          </div>
          <div>
            <label class="t-label" htmlFor={`${id}-crawler`}>Crawler</label>
            <input id={`${id}-crawler`} class="field" type="text" list={`${id}-crawlers`} spellcheck={false} autocomplete="off" value={crawler} onInput={(event) => typeCrawler(event.currentTarget.value)} />
            <datalist id={`${id}-crawlers`}>{crawlers.map((name) => <option key={name} value={name}>{name}</option>)}</datalist>
          </div>
        </div>
        <output>
          {unread
            ? <Verdict kind="muted">No verdict: robots.txt was not read, so it is not known what it allows.</Verdict>
            : (
              <Verdict kind={verdict.allowed ? 'good' : 'bad'}>
                {verdict.allowed ? 'Allowed' : 'Blocked'} for <Cut text={crawler.trim() || '*'} max={60} />{reason(verdict, robots)}
              </Verdict>
            )}
        </output>
        {changed && <p><Chip kind="info">What-if: your draft decides, not the file of the site</Chip></p>}
        {!unread && (
          <ul class="t-robots-others" aria-label="The same path for other crawlers">
            {always.filter((name) => name !== crawler).map((name) => {
              const other = decide(name);
              return <li key={name}><Chip kind={other.allowed ? 'good' : 'bad'}>{name === '*' ? 'any other crawler (*)' : name}: {other.allowed ? 'allowed' : 'blocked'}</Chip></li>;
            })}
          </ul>
        )}
      </Part>

      <Part title={changed ? 'Your draft' : 'The file'}>
        <div class="row">
          <button type="button" class="button" aria-expanded={editing} onClick={() => setEditing(!editing)}>{editing ? 'Done editing' : 'Try other rules'}</button>
          {changed && <button type="button" class="button" onClick={() => setDraft(null)}>Back to the file</button>}
          {text && <CopyButton act={act} text={text} />}
          {text && <button type="button" class="button" onClick={() => act.save('robots.txt', 'text/plain', text)}>Save</button>}
        </div>
        {editing && (
          <div>
            <label class="t-label" htmlFor={`${id}-draft`}>Rules to try (only here, nothing is sent)</label>
            <textarea id={`${id}-draft`} class="field mono" rows={10} spellcheck={false} value={text} onInput={(event) => setDraft(event.currentTarget.value)} />
          </div>
        )}
        {text === '' ? <p class="empty">{emptyFile(file)}</p> : <Lines text={text} robots={robots} decides={verdict.line} />}
      </Part>

      <Part title="Lines that say something else than they seem to">
        <DataTable<RobotsIssue> name="lines with mistakes" rows={robots.issues} total={robots.issuesTotal} columns={issueColumns} act={act}
          empty={text ? 'None: every line is one that crawlers understand.' : 'There are no lines to look at.'} />
      </Part>
      <Part title="Sitemaps named here">
        {robots.sitemaps.length === 0
          ? <p class="empty">{unread ? 'What the file names is not known.' : 'The file names no sitemap. That is fine: a sitemap can also be submitted to each search engine.'}</p>
          : <ul class="stack tight">{robots.sitemaps.slice(0, 50).map(({ line, url }) => <li key={line}><span class="muted">Line {line}:</span> <Address url={url} act={act} /></li>)}</ul>}
        {robots.sitemaps.length > 50 && <p class="muted small">{robots.sitemaps.length - 50} more are named.</p>}
      </Part>
    </div>
  );
}

function FileLine({ file, robots, act }: { file: RobotsTxtFact; robots: RobotsTxt; act: ToolActions }): JSX.Element {
  const { status, failure } = file;
  const address = <Address url={file.finalUrl || file.url} act={act} />;
  const state = robotsTxtState(file);
  if (state === 'silent') return <Verdict kind="warn">{address} did not answer{failure ? `: ${failure}` : ''}. Google then keeps away from the whole site for a while.</Verdict>;
  if (state === 'failing') return <Verdict kind="bad">{address} answered {status}. Google then treats the whole site as blocked, at first.</Verdict>;
  if (state === 'none') return <Verdict kind="good">{address} answered {status}: no file, so nothing is blocked.</Verdict>;
  return (
    <p>
      {address} answered {status}{file.redirects > 0 ? ` after ${count(file.redirects, 'redirect')}` : ''}: {size(file.bytes)}, {count(robots.lines, 'line')}, {count(robots.groups.length, 'group')} of crawlers.
      {file.truncated && ' It is longer than the 500 KiB that crawlers read; the rest does not count.'}
    </p>
  );
}

function reason(verdict: { allowed: boolean; line: number | null; group: string | null }, robots: RobotsTxt): string {
  const group = verdict.group === null ? '' : ` in the group of ${verdict.group}`;
  if (verdict.line !== null) return `: line ${verdict.line}${group} decides.`;
  if (verdict.group !== null) return `: no rule${group} fits this path.`;
  return robots.groups.length === 0 ? ': there are no rules.' : ': no group is meant for it, and there is none for all crawlers.';
}

function emptyFile(file: RobotsTxtFact | undefined): string {
  if (!file) return 'There is no file to show.';
  const state = robotsTxtState(file);
  if (state === 'none') return 'There is no file, so there is no line to show.';
  return state === 'read' ? 'The file is empty: nothing is blocked.' : 'The file was not read, so there is no line to show.';
}

/** The file with numbers, the deciding line marked, mistakes said beside their line. */
function Lines({ text, robots, decides }: { text: string; robots: RobotsTxt; decides: number | null }): JSX.Element {
  const [all, setAll] = useState(false);
  const lines = useMemo(() => text.split(/\r\n|\r|\n/), [text]);
  const issues = useMemo(() => new Map(robots.issues.map((issue) => [issue.line, issue])), [robots]);
  const shown: [number, string][] = [];
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (number <= firstLines || all || (decides !== null && Math.abs(number - decides) <= 3)) shown.push([number, line]);
    if (shown.length >= 5_000) break;
  }
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section class="t-robots-file" tabIndex={0} aria-label="Lines of robots.txt">
        <ol>
          {shown.map(([number, line], index) => {
            const issue = issues.get(number);
            const gap = index > 0 && shown[index - 1]![0] !== number - 1;
            return (
              <li key={number} value={number} class={`${number === decides ? 'decides' : ''} ${/^\s*#/.test(line) ? 'comment' : ''} ${gap ? 'gap' : ''}`}>
                <span class="t-robots-number" aria-hidden="true">{number}</span>
                <span class="t-robots-line">
                  <Cut text={line} max={400} />
                  {number === decides && <> <Chip kind="info">decides</Chip></>}
                  {issue && <> <Chip kind="warn">{issueWords[issue.kind]}</Chip></>}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      {shown.length < lines.length && !all && (
        <p class="row"><span class="muted small">{shown.length} of {lines.length} lines shown.</span> <button type="button" class="button" onClick={() => setAll(true)}>Show all</button></p>
      )}
    </>
  );
}

const issueWords: Record<RobotsIssue['kind'], string> = {
  'no-separator': 'no colon between name and value',
  'unknown-directive': 'no crawler we know reads this directive',
  'unsupported-directive': 'no large crawler follows this in robots.txt any more',
  typo: 'a misspelling that Google accepts and others may not',
  'rule-before-agent': 'stands before any User-agent line, so it counts for nobody',
  'empty-agent': 'names no crawler',
  'pattern-start': 'does not begin with / or *, so it may match nothing',
  'dollar-inside': '$ counts as the end of the address only at the end of the pattern',
  'never-matches': 'matches nothing at Google: a space, brace or quotation mark is encoded in URLs (%20, %7B …), so it must be encoded here too',
  'relative-sitemap': 'a sitemap needs its full address',
  'long-line': 'longer than crawlers read',
  'not-utf8': 'is not UTF-8',
};
const issueColumns: readonly Column<RobotsIssue>[] = [
  { id: 'line', title: 'Line', numeric: true, value: ({ line }) => line },
  { id: 'text', title: 'Text', wide: true, value: ({ text }) => text, cell: ({ text }) => <code><Cut text={text} max={160} /></code> },
  { id: 'issue', title: 'What is wrong', wide: true, value: ({ kind }) => issueWords[kind] },
];

/** Path and query as crawlers test them. */
function pathOf(url: string): string {
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/') ? pathname + search : '/';
}
