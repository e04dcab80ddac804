import type { JSX } from 'preact';
import { effectiveRobots, robotsConflicts, robotsDirectives, valueOf, type EffectiveRobots, type RobotsDirective } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { Absent, Chip, count, Cut, Part, Verdict, type ChipKind } from '../tool-parts.tsx';
import type { Column, ToolProps } from '../tool-props.ts';

/** Crawlers of the matrix when the page names no other. */
const usual = ['googlebot', 'bingbot', 'yandexbot', 'duckduckbot', 'applebot'];
const names: Record<string, string> = {
  googlebot: 'Googlebot', bingbot: 'Bingbot', yandexbot: 'YandexBot', duckduckbot: 'DuckDuckBot', applebot: 'Applebot', robots: 'every other',
};

interface Row { crawler: string; merged: EffectiveRobots }

/** Robots directives: a matrix of crawlers and what meta and header add up to for each. */
export default function RobotsDirectives({ facts, report, act }: ToolProps): JSX.Element {
  const head = valueOf(facts, 'head');
  const response = valueOf(facts, 'response');
  if (!head) return <Absent facts={facts} name="head" />;
  const all = robotsDirectives(head, response?.headers ?? null);
  const now = Date.parse(report.at) || 0;
  const addressed = [...new Set(all.map(({ crawler }) => crawler))].filter((crawler) => crawler !== 'robots').slice(0, 30);
  const rows = [...new Set([...usual, ...addressed]), 'robots'].map((crawler): Row => ({ crawler, merged: effectiveRobots(all, crawler, now) }));
  const conflicts = robotsConflicts(all);
  const odd = all.filter(({ status }) => status !== 'google' && status !== 'default' && status !== 'bing');
  return (
    <div class="stack loose">
      <div class="stack">
        {all.length === 0
          ? <Verdict kind="good">No robots directive anywhere: everything is allowed to everyone.</Verdict>
          : <p>{count(all.length, 'directive')} in meta elements and X-Robots-Tag headers. A crawler follows those for all and its own together; the strictest wins.</p>}
        {!response && <><Absent facts={facts} name="response" /><p class="muted small">Only meta elements stand in the matrix.</p></>}
      </div>
      <Part title="What they add up to">
        <DataTable<Row> name="crawlers" rows={rows} columns={matrix} act={act} empty="There is no crawler to show." />
      </Part>
      <Part title="Directives as written">
        <DataTable<RobotsDirective> name="directives" rows={all} columns={written} act={act} at={({ selector }) => selector} empty="The page and its headers hold no robots directive." />
      </Part>
      <Part title="Conflicts">
        {conflicts.length === 0
          ? <p class="empty">No two directives for the same crawler contradict each other.</p>
          : (
            <ul class="stack tight">
              {conflicts.slice(0, 20).map(({ crawler, first, second }, index) => (
                <li key={index}><Chip kind="warn">{crawlerName(crawler)}</Chip> <code><Cut text={first.written} max={80} /></code> ({place(first)}) against <code><Cut text={second.written} max={80} /></code> ({place(second)}): the stricter wins.</li>
              ))}
            </ul>
          )}
        {odd.length > 0 && <p class="muted small">{count(odd.length, 'value')} {odd.length === 1 ? 'is' : 'are'} not understood by any large engine: see “Read by” above.</p>}
      </Part>
    </div>
  );
}

const crawlerName = (crawler: string) => names[crawler] ?? crawler;
const place = ({ origin, inHead, crawler }: RobotsDirective) => (origin === 'header' ? 'X-Robots-Tag' : inHead ? `meta ${crawler}` : `meta ${crawler}, in the body`);

const blockedBy = (directives: readonly RobotsDirective[], yes: string, no: string): JSX.Element =>
  directives[0] ? <Chip kind="bad">{yes} <span class="t-robots-origin">({directives[0].origin === 'meta' ? 'meta' : 'header'})</span></Chip> : <Chip kind="good">{no}</Chip>;
const word = (directives: readonly RobotsDirective[], yes: string, no: string) => (directives.length > 0 ? `${yes} (${directives.map(place).join(', ')})` : no);

function snippetWords({ nosnippet, maxSnippet }: EffectiveRobots): string {
  if (nosnippet.length > 0 || maxSnippet === 0) return 'none';
  return maxSnippet === null || maxSnippet < 0 ? 'any length' : `up to ${maxSnippet} characters`;
}
function snippetKind({ nosnippet, maxSnippet }: EffectiveRobots): ChipKind {
  if (nosnippet.length > 0 || maxSnippet === 0) return 'bad';
  return maxSnippet !== null && maxSnippet > 0 ? 'warn' : 'good';
}
function imageWords({ maxImagePreview, noimageindex }: EffectiveRobots): string {
  return `${maxImagePreview ?? 'not set'}${noimageindex.length > 0 ? ', images not indexed' : ''}`;
}
function otherWords({ noarchive, nocache, notranslate, maxVideoPreview, unavailableAfter }: EffectiveRobots): string {
  const found = [
    noarchive.length > 0 && 'noarchive', nocache.length > 0 && 'nocache', notranslate.length > 0 && 'notranslate',
    maxVideoPreview !== null && `video ${maxVideoPreview < 0 ? 'any length' : `up to ${maxVideoPreview} s`}`,
    unavailableAfter !== null && Number.isFinite(unavailableAfter) && `until ${new Date(unavailableAfter).toISOString().slice(0, 10)}`,
  ].filter(Boolean);
  return found.join(', ');
}

const matrix: readonly Column<Row>[] = [
  { id: 'crawler', title: 'Crawler', value: ({ crawler }) => crawlerName(crawler), cell: ({ crawler }) => <strong>{crawlerName(crawler)}</strong> },
  { id: 'index', title: 'Index', value: ({ merged }) => word(merged.noindex, 'noindex', 'yes'), cell: ({ merged }) => blockedBy(merged.noindex, 'no', 'yes') },
  { id: 'follow', title: 'Follow', value: ({ merged }) => word(merged.nofollow, 'nofollow', 'yes'), cell: ({ merged }) => blockedBy(merged.nofollow, 'no', 'yes') },
  { id: 'snippet', title: 'Snippet', value: ({ merged }) => snippetWords(merged), cell: ({ merged }) => <Chip kind={snippetKind(merged)}>{snippetWords(merged)}</Chip> },
  { id: 'image', title: 'Image preview', value: ({ merged }) => imageWords(merged) },
  { id: 'other', title: 'More', value: ({ merged }) => otherWords(merged), cell: ({ merged }) => otherWords(merged) || <span class="muted">–</span> },
];

const reads: Record<RobotsDirective['status'], readonly [kind: ChipKind, words: string]> = {
  google: ['good', 'Google and others'], default: ['muted', 'the default anyway'], bing: ['info', 'Bing only'], idle: ['muted', 'no large engine today'],
  misspelt: ['bad', 'misspelt'], invalid: ['bad', 'value not readable'], unknown: ['warn', 'unknown'],
};
const written: readonly Column<RobotsDirective>[] = [
  { id: 'directive', title: 'Directive', wide: true, value: ({ written: text }) => text, cell: ({ written: text }) => <code><Cut text={text} max={120} /></code> },
  { id: 'crawler', title: 'For', value: ({ crawler }) => (crawler === 'robots' ? 'all crawlers' : crawler) },
  { id: 'origin', title: 'Where', value: place },
  {
    id: 'reads', title: 'Read by', value: ({ status, meant }) => `${reads[status][1]}${meant ? `, meant: ${meant}` : ''}`,
    cell: ({ status, meant, ambiguous }) => <><Chip kind={reads[status][0]}>{reads[status][1]}{meant && `: ${meant}?`}</Chip>{ambiguous && <span class="muted small"> may be meant for all: browsers join headers</span>}</>,
  },
];
