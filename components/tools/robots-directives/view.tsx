import type { JSX } from 'preact';
import type { Wording } from '../../../checks/core/wording.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { withHeadersOfPageOnly } from '../../../checks/derive/head/page-response.ts';
import {
  effectiveRules,
  findConflicts,
  findDirectives,
  type EffectiveRobots,
  type RobotsDirective,
} from '../../../checks/parse/robots-directives.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ProseText, isolateQuote } from '../../findings/prose.tsx';
import { AbsentFactNote, StatusChip, CutText, Part, VerdictLine, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { useWords, usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type ViewWords = Parts['robots-directives'];
const useViewWords = (): ViewWords => usePart('robots-directives');

/** Crawlers of the matrix if the page names no other. */
const usual = ['googlebot', 'bingbot', 'yandexbot', 'duckduckbot', 'applebot'];
const names: Record<string, string> = {
  googlebot: 'Googlebot',
  bingbot: 'Bingbot',
  yandexbot: 'YandexBot',
  duckduckbot: 'DuckDuckBot',
  applebot: 'Applebot',
};

interface Row {
  crawler: string;
  merged: EffectiveRobots;
}

/** Robots directives: a matrix of crawlers, with the combined effect of meta and header for each. */
export default function View({ facts: known, report, act }: ToolProps): JSX.Element {
  const facts = withHeadersOfPageOnly(known);
  const head = factValueOf(facts, 'head');
  const response = factValueOf(facts, 'response');
  const words = useViewWords();
  const { and } = useWords().wording;
  if (!head) return <AbsentFactNote facts={facts} name="head" />;
  const all = findDirectives(head, response?.headers ?? null);
  const now = Date.parse(report.at) || 0;
  const addressed = [...new Set(all.map(({ crawler }) => crawler))].filter((crawler) => crawler !== 'robots').slice(0, 30);
  const rows = [...new Set([...usual, ...addressed]), 'robots'].map((crawler): Row => ({
    crawler,
    merged: effectiveRules(all, crawler, now),
  }));
  const conflicts = findConflicts(all);
  const odd = all.filter(({ status }) => status !== 'google' && status !== 'default' && status !== 'bing');
  return (
    <div class="stack loose">
      <div class="stack">
        {all.length === 0 ? <VerdictLine kind="good">{words.none}</VerdictLine> : <p>{words.found({ count: all.length })}</p>}
        {!response && (
          <>
            <AbsentFactNote facts={facts} name="response" />
            <p class="muted small">{words.metaOnly}</p>
          </>
        )}
      </div>
      <Part title={words.matrix.title}>
        <DataTable<Row> name={words.matrix.rows} rows={rows} columns={matrix(words, and)} act={act} empty={words.matrix.none} />
      </Part>
      <Part title={words.written.title}>
        <DataTable<RobotsDirective>
          name={words.written.rows}
          rows={all}
          columns={writtenColumns(words)}
          act={act}
          at={({ selector }) => selector}
          empty={words.written.none}
        />
      </Part>
      <Part title={words.conflicts.title}>
        {conflicts.length === 0 ? (
          <p class="empty">{words.conflicts.none}</p>
        ) : (
          <ul class="stack tight">
            {conflicts.slice(0, 20).map(({ crawler, first, second }, index) => (
              <li key={index}>
                <StatusChip kind="warn">{crawlerName(crawler, words)}</StatusChip>{' '}
                <ProseText
                  text={words.conflicts.one({
                    first: isolateQuote(first.written, 80),
                    firstPlace: place(first, words),
                    second: isolateQuote(second.written, 80),
                    secondPlace: place(second, words),
                  })}
                />
              </li>
            ))}
          </ul>
        )}
        {odd.length > 0 && <p class="muted small">{words.conflicts.odd({ count: odd.length })}</p>}
      </Part>
    </div>
  );
}

const crawlerName = (crawler: string, { everyOther }: ViewWords) => (crawler === 'robots' ? everyOther : (names[crawler] ?? crawler));
const place = ({ origin, inHead, crawler }: RobotsDirective, { written: words }: ViewWords) =>
  origin === 'header' ? 'X-Robots-Tag' : inHead ? words.meta({ crawler }) : words.metaInBody({ crawler });

const blockedBy = (directives: readonly RobotsDirective[], { matrix: words }: ViewWords): JSX.Element =>
  directives[0] ? <StatusChip kind="bad">{words.noIn[directives[0].origin]}</StatusChip> : <StatusChip kind="good">{words.yes}</StatusChip>;
const word = (directives: readonly RobotsDirective[], directive: string, words: ViewWords) =>
  directives.length > 0 ? words.matrix.noBecause({ directive, places: directives.map((one) => place(one, words)) }) : words.matrix.yes;

function snippetWords({ nosnippet, maxSnippet }: EffectiveRobots, { matrix: words }: ViewWords): string {
  if (nosnippet.length > 0 || maxSnippet === 0) return words.noSnippet;
  return maxSnippet === null || maxSnippet < 0 ? words.anyLength : words.upTo({ count: maxSnippet });
}
function snippetKind({ nosnippet, maxSnippet }: EffectiveRobots): ChipKind {
  if (nosnippet.length > 0 || maxSnippet === 0) return 'bad';
  return maxSnippet !== null && maxSnippet > 0 ? 'warn' : 'good';
}
/** The value is part of the directive. */
const imageWords = ({ maxImagePreview, noimageindex }: EffectiveRobots, { matrix: words }: ViewWords): string[] => [
  maxImagePreview ?? words.notSet,
  ...(noimageindex.length > 0 ? [words.notIndexed] : []),
];
function otherWords(
  { noarchive, nocache, notranslate, maxVideoPreview, unavailableAfter }: EffectiveRobots,
  { matrix: words }: ViewWords,
): string[] {
  const found = [
    noarchive.length > 0 && 'noarchive',
    nocache.length > 0 && 'nocache',
    notranslate.length > 0 && 'notranslate',
    maxVideoPreview !== null && (maxVideoPreview < 0 ? words.videoAny : words.videoUpTo({ seconds: maxVideoPreview })),
    unavailableAfter !== null && Number.isFinite(unavailableAfter) && words.until({ time: unavailableAfter }),
  ];
  return found.filter((one) => one !== false);
}

const matrix = (words: ViewWords, and: Wording['and']): readonly Column<Row>[] => [
  {
    id: 'crawler',
    title: words.matrix.crawler,
    value: ({ crawler }) => crawlerName(crawler, words),
    cell: ({ crawler }) => <strong>{crawlerName(crawler, words)}</strong>,
  },
  {
    id: 'index',
    title: words.matrix.index,
    value: ({ merged }) => word(merged.noindex, 'noindex', words),
    cell: ({ merged }) => blockedBy(merged.noindex, words),
  },
  {
    id: 'follow',
    title: words.matrix.follow,
    value: ({ merged }) => word(merged.nofollow, 'nofollow', words),
    cell: ({ merged }) => blockedBy(merged.nofollow, words),
  },
  {
    id: 'snippet',
    title: words.matrix.snippet,
    value: ({ merged }) => snippetWords(merged, words),
    cell: ({ merged }) => <StatusChip kind={snippetKind(merged)}>{snippetWords(merged, words)}</StatusChip>,
  },
  { id: 'image', title: words.matrix.image, value: ({ merged }) => and(imageWords(merged, words)) },
  {
    id: 'other',
    title: words.matrix.more,
    value: ({ merged }) => and(otherWords(merged, words)),
    cell: ({ merged }) => and(otherWords(merged, words)) || <span class="muted">–</span>,
  },
];

const reads: Record<RobotsDirective['status'], ChipKind> = {
  google: 'good',
  default: 'muted',
  bing: 'info',
  idle: 'muted',
  misspelt: 'bad',
  invalid: 'bad',
  unknown: 'warn',
};
const readBy = ({ status, meant }: RobotsDirective, { written: words }: ViewWords) =>
  meant ? words.meant({ reads: words.reads[status], meant }) : words.reads[status];
const writtenColumns = (words: ViewWords): readonly Column<RobotsDirective>[] => [
  {
    id: 'directive',
    title: words.written.directive,
    wide: true,
    value: ({ written: text }) => text,
    cell: ({ written: text }) => (
      <code>
        <CutText text={text} max={120} />
      </code>
    ),
  },
  { id: 'crawler', title: words.written.for, value: ({ crawler }) => (crawler === 'robots' ? words.allCrawlers : crawler) },
  { id: 'origin', title: words.written.where, value: (one) => place(one, words) },
  {
    id: 'reads',
    title: words.written.readBy,
    value: (one) => readBy(one, words),
    cell: (one) => (
      <>
        <StatusChip kind={reads[one.status]}>{readBy(one, words)}</StatusChip>
        {one.ambiguous && <span class="muted small"> {words.written.ambiguous}</span>}
      </>
    ),
  },
];
