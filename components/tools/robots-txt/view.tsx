import { useId, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { RobotsTxtFact } from '../../../checks/core/facts/site.ts';
import { parseRobotsTxt, robotsVerdicts, type RobotsTxt } from '../../../checks/parse/robots-txt.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { stateOfRobotsTxt } from '../../../checks/parse/robots-lines.ts';
import { crawlerItFallsBackTo } from '../../../checks/lists/ai-crawlers.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { AddressLink, StatusChip, CopyButton, CutText, Part, useWhyAbsent, VerdictLine } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import { joinSentences } from '../../../words/sentence.ts';

type ViewWords = Parts['robots-txt'];
const useViewWords = (): ViewWords => usePart('robots-txt');

type RobotsIssue = RobotsTxt['issues'][number];
const crawlers = [
  'Googlebot',
  'Googlebot-Image',
  'Bingbot',
  'OAI-SearchBot',
  'GPTBot',
  'ClaudeBot',
  'Claude-SearchBot',
  'PerplexityBot',
  'Google-Extended',
  'Applebot',
  'YandexBot',
  'Baiduspider',
  'DuckDuckBot',
  '*',
];
const always = ['Googlebot', 'Bingbot', '*'];
/** Lines shown at first. */
const firstLines = 250;
/** Lines that are shown of a longer file on request. */
const mostLines = 5_000;

/** robots.txt tester: the file with the deciding line, any path, any crawler, and a draft of the file. */
export default function View(props: ToolProps): JSX.Element {
  const { facts, act } = props;
  const words = useViewWords();
  const absence = useWhyAbsent();
  const tester = useTester(props);
  const { file, robots } = tester;
  return (
    <div class="stack loose">
      {file ? (
        <FileLine file={file} robots={robots} act={act} />
      ) : (
        <p class="empty">
          {absence(facts, 'robotsTxt')} {words.canPaste}
        </p>
      )}

      <Part title={words.test.title}>
        <TestForm tester={tester} />
        <Decision tester={tester} />
      </Part>

      <Part title={tester.changed ? words.file.draft : words.file.title}>
        <FileText tester={tester} act={act} />
      </Part>

      {tester.text && (
        <Part title={words.issues.title}>
          <DataTable<RobotsIssue>
            name={words.issues.rows}
            rows={robots.issues}
            total={robots.issuesTotal}
            columns={issueColumns(words.issues)}
            act={act}
            empty={words.issues.none}
          />
        </Part>
      )}
      <Part title={words.sitemaps.title}>
        <Sitemaps tester={tester} act={act} />
      </Part>
    </div>
  );
}

interface Tester {
  file: RobotsTxtFact | undefined;
  /** The draft, otherwise the file as it was read. */
  text: string;
  robots: RobotsTxt;
  edit(text: string): void;
  reset(): void;
  /** Whether the draft differs from the file. */
  changed: boolean;
  /** Whether there is nothing to decide by: the file was not read, and there is no draft with rules. */
  unread: boolean;
  path: string;
  typePath(path: string): void;
  crawler: string;
  typeCrawler(name: string): void;
  /** Crawlers from the user's list. */
  customAgents: readonly string[];
  decide: ReturnType<typeof robotsVerdicts>;
  verdict: ReturnType<ReturnType<typeof robotsVerdicts>>;
}

function useTester({ facts, report }: ToolProps): Tester {
  const file = factValueOf(facts, 'robotsTxt');
  const pageUrl = factValueOf(facts, 'page')?.url ?? '';
  const [typedPath, typePath] = useState<string | null>(null);
  const [crawler, typeCrawler] = useState('Googlebot');
  const [draft, setDraft] = useState<string | null>(null);

  const text = draft ?? file?.text ?? '';
  const robots = useMemo(() => parseRobotsTxt(text), [text]);
  const path = typedPath ?? pathOf(pageUrl);
  const decide = useMemo(() => robotsVerdicts(robots, path), [robots, path]);
  const changed = draft !== null && draft !== (file?.text ?? '');
  return {
    file,
    text,
    robots,
    edit: setDraft,
    reset: () => setDraft(null),
    changed,
    unread: !changed && !(file && ['read', 'none'].includes(stateOfRobotsTxt(file))),
    path,
    typePath,
    crawler,
    typeCrawler,
    customAgents: report.ownLists?.agents ?? [],
    decide,
    verdict: decide(crawler.trim() || '*', crawlerItFallsBackTo(crawler)),
  };
}

/** Which path is tested for which crawler. */
function TestForm({ tester: { path, typePath, crawler, typeCrawler, customAgents } }: { tester: Tester }): JSX.Element {
  const words = useViewWords().test;
  const id = useId();
  return (
    <div class="t-robots-form">
      <div>
        <label class="t-label" htmlFor={`${id}-path`}>
          {words.path}
        </label>
        <input
          id={`${id}-path`}
          class="field"
          type="text"
          dir="ltr"
          spellcheck={false}
          autocomplete="off"
          value={path}
          onInput={(event) => typePath(event.currentTarget.value)}
        />
      </div>
      <div>
        <label class="t-label" htmlFor={`${id}-crawler`}>
          {words.crawler}
        </label>
        <input
          id={`${id}-crawler`}
          class="field"
          type="text"
          dir="ltr"
          list={`${id}-crawlers`}
          spellcheck={false}
          autocomplete="off"
          value={crawler}
          onInput={(event) => typeCrawler(event.currentTarget.value)}
        />
        <datalist id={`${id}-crawlers`}>
          {[...new Set([...customAgents, ...crawlers])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </div>
    </div>
  );
}

/** Whether the crawler may request the path, and which others may. */
function Decision({ tester }: { tester: Tester }): JSX.Element {
  const words = useViewWords();
  const { robots, unread, changed, crawler, customAgents, decide, verdict } = tester;
  return (
    <>
      <output>
        {unread ? (
          <VerdictLine kind="muted">{words.test.unread}</VerdictLine>
        ) : (
          <VerdictLine kind={verdict.allowed ? 'good' : 'bad'}>
            <ProseText
              text={words.test.verdict[verdict.allowed ? 'allowed' : 'blocked']({
                crawler: isolateQuote(crawler.trim() || '*', 60),
                why: reason(verdict, robots, words),
              })}
            />
          </VerdictLine>
        )}
      </output>
      {changed && (
        <p>
          <StatusChip kind="info">{words.test.whatIf}</StatusChip>
        </p>
      )}
      {!unread && (
        <ul class="t-robots-others" aria-label={words.test.others}>
          {[...always, ...customAgents]
            .filter((name) => name !== crawler)
            .map((name) => {
              const other = decide(name);
              return (
                <li key={name}>
                  <StatusChip kind={other.allowed ? 'good' : 'bad'}>
                    {words.test[other.allowed ? 'allowed' : 'blocked']({ crawler: name === '*' ? words.test.anyOther : name })}
                  </StatusChip>
                </li>
              );
            })}
        </ul>
      )}
    </>
  );
}

/** The file to read, to edit as a draft, to copy and to save. */
function FileText({ tester, act }: { tester: Tester; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  const { file, text, robots, changed, verdict } = tester;
  const [editing, setEditing] = useState(false);
  const id = useId();
  return (
    <>
      <div class="row">
        <button type="button" class="button" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {editing ? words.file.edited : words.file.edit}
        </button>
        {changed && (
          <button type="button" class="button" onClick={tester.reset}>
            {words.file.back}
          </button>
        )}
        {text && <CopyButton act={act} text={text} />}
        {text && (
          <button type="button" class="button" onClick={() => act.save('robots.txt', 'text/plain', text)}>
            {words.file.save}
          </button>
        )}
      </div>
      {editing && (
        <div>
          <label class="t-label" htmlFor={`${id}-draft`}>
            {words.file.rules}
          </label>
          <textarea
            id={`${id}-draft`}
            class="field mono"
            dir="ltr"
            rows={10}
            spellcheck={false}
            value={text}
            onInput={(event) => tester.edit(event.currentTarget.value)}
          />
        </div>
      )}
      {text === '' ? <p class="empty">{emptyFile(file, words)}</p> : <Lines text={text} robots={robots} decides={verdict.line} />}
    </>
  );
}

/** Sitemaps that the file lists. */
function Sitemaps({ tester: { robots, unread }, act }: { tester: Tester; act: ToolActions }): JSX.Element {
  const words = useViewWords().sitemaps;
  return (
    <>
      {robots.sitemaps.length === 0 ? (
        <p class="empty">{unread ? words.unread : words.none}</p>
      ) : (
        <ul class="stack tight">
          {robots.sitemaps.slice(0, 50).map(({ line, url }) => (
            <li key={line}>
              <span class="muted">{words.line({ line })}</span> <AddressLink url={url} act={act} />
            </li>
          ))}
        </ul>
      )}
      {robots.sitemaps.length > 50 && <p class="muted small">{words.more({ count: robots.sitemaps.length - 50 })}</p>}
    </>
  );
}

function FileLine({ file, robots, act }: { file: RobotsTxtFact; robots: RobotsTxt; act: ToolActions }): JSX.Element {
  const words = useViewWords().file;
  const { status, failure } = file;
  const address = <AddressLink url={file.finalUrl || file.url} act={act} />;
  const state = stateOfRobotsTxt(file);
  if (state === 'silent')
    return (
      <VerdictLine kind="warn">
        {address} {failure ? words.silentFor({ why: failure }) : words.silent}
      </VerdictLine>
    );
  if (state === 'failing')
    return (
      <VerdictLine kind="bad">
        {address} {words.failing({ status })}
      </VerdictLine>
    );
  if (state === 'none')
    return (
      <VerdictLine kind="good">
        {address} {words.none({ status })}
      </VerdictLine>
    );
  return (
    <p>
      {address}{' '}
      {joinSentences([
        words.read({ status, size: file.bytes, lines: robots.lines, groups: robots.groups.length }),
        file.redirects > 0 && words.redirected({ count: file.redirects }),
        file.truncated && words.truncated,
      ])}
    </p>
  );
}

function reason(
  { line, group }: { line: number | null; group: string | null },
  robots: RobotsTxt,
  { test: { verdict: words } }: ViewWords,
): string {
  if (line !== null) return group === null ? words.line({ line }) : words.lineOf({ line, group: isolateQuote(group, 60) });
  if (group !== null) return words.noRule({ group: isolateQuote(group, 60) });
  return robots.groups.length === 0 ? words.noRules : words.noGroup;
}

function emptyFile(file: RobotsTxtFact | undefined, { file: words }: ViewWords): string {
  if (!file) return words.unknown;
  const state = stateOfRobotsTxt(file);
  if (state === 'none') return words.noFile;
  return state === 'read' ? words.empty : words.unread;
}

/** The file with line numbers, the deciding line marked, and errors next to their lines. */
function Lines({ text, robots, decides }: { text: string; robots: RobotsTxt; decides: number | null }): JSX.Element {
  const {
    file: words,
    issues: { kinds },
  } = useViewWords();
  const [all, setAll] = useState(false);
  const lines = useMemo(() => text.split(/\r\n|\r|\n/), [text]);
  const issues = useMemo(() => new Map(robots.issues.map((issue) => [issue.line, issue])), [robots]);
  const shown: [number, string][] = [];
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const isNear = decides !== null && Math.abs(number - decides) <= 3;
    if (number <= (all ? mostLines : firstLines) || isNear) shown.push([number, line]);
  }
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      <section class="t-robots-file" tabIndex={0} aria-label={words.lines}>
        <ol>
          {shown.map(([number, line], index) => {
            const issue = issues.get(number);
            const gap = index > 0 && shown[index - 1]![0] !== number - 1;
            return (
              <li
                key={number}
                value={number}
                class={`${number === decides ? 'decides' : ''} ${/^\s*#/.test(line) ? 'comment' : ''} ${gap ? 'gap' : ''}`}
              >
                <span class="t-robots-number" aria-hidden="true">
                  {number}
                </span>
                <span class="t-robots-line">
                  <CutText text={line} max={400} />
                  {number === decides && (
                    <>
                      {' '}
                      <StatusChip kind="info">{words.decides}</StatusChip>
                    </>
                  )}
                  {issue && (
                    <>
                      {' '}
                      <StatusChip kind="warn">{kinds[issue.kind]}</StatusChip>
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      {shown.length < lines.length && (
        <p class="row">
          <span class="muted small">{words.shown({ shown: shown.length, total: lines.length })}</span>{' '}
          {!all && (
            <button type="button" class="button" onClick={() => setAll(true)}>
              {words.showAll}
            </button>
          )}
        </p>
      )}
    </>
  );
}

const issueColumns = (words: ViewWords['issues']): readonly Column<RobotsIssue>[] => [
  { id: 'line', title: words.line, numeric: true, value: ({ line }) => line },
  {
    id: 'text',
    title: words.text,
    wide: true,
    value: ({ text }) => text,
    cell: ({ text }) => (
      <code>
        <CutText text={text} max={160} />
      </code>
    ),
  },
  { id: 'issue', title: words.wrong, wide: true, value: ({ kind }) => words.kinds[kind] },
];

/** Path and query as crawlers test them. */
function pathOf(url: string): string {
  const { pathname = '', search = '' } = parseUrl(url) ?? {};
  return pathname.startsWith('/') ? pathname + search : '/';
}
