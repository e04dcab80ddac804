import type { JSX } from 'preact';
import { hreflangCluster, hreflangRows, type HreflangRow } from '../../../checks/derive/head/hreflang.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { LanguageFact } from '../../../checks/core/facts/text.ts';
import { compareWithDetected } from '../../../checks/language/languages.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { AbsentFactNote, StatusChip, CutText, FactRows, Part, UrlText, useWhyAbsent } from '../../tool/parts.tsx';
import type { Column, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import { joinSentences } from '../../../words/sentence.ts';
import '../rendering.css';

type ViewWords = Parts['languages'];

/** Languages and hreflang: the declared language, the language of the text, and the cluster of alternates. */
export default function View(props: ToolProps): JSX.Element {
  const { page: words, cluster: clusterWords } = usePart('languages');
  return (
    <div class="stack loose">
      <PageLanguage facts={props.facts} report={props.report} words={words} />
      <Cluster {...props} words={clusterWords} />
    </div>
  );
}

function PageLanguage({ facts, report, words }: Pick<ToolProps, 'facts' | 'report'> & { words: ViewWords['page'] }): JSX.Element {
  const absence = useWhyAbsent();
  const page = factValueOf(facts, 'page');
  const language = factValueOf(facts, 'language');
  const response = factValueOf(facts, 'response');
  // The check decides whether the text is long enough to compare.
  const judged = report.signals.find(({ id }) => id === 'html-lang');
  const unsure = judged !== undefined && [judged, ...(judged.more ?? [])].some(({ code }) => code === 'notCompared');
  const undeclared = <span class="muted">{words.undeclared}</span>;
  return (
    <Part title={words.title}>
      {page ? (
        <FactRows
          rows={[
            [
              words.htmlLang,
              page.lang === null ? (
                undeclared
              ) : (
                <>
                  {tagged(page.lang, words)} {agreement(page.lang, language, unsure, words)}
                </>
              ),
            ],
            [words.xmlLang, page.xmlLang === null ? undeclared : tagged(page.xmlLang, words)],
            [words.direction, directionText(page.dir, words)],
            [words.text, language ? detectedText(language, words) : <AbsentFactNote facts={facts} name="language" />],
            [
              words.header,
              response ? (
                <CutText text={response.headers.find(({ name }) => name === 'content-language')?.value ?? words.unsent} max={80} />
              ) : (
                absence(facts, 'response')
              ),
            ],
          ]}
        />
      ) : (
        <AbsentFactNote facts={facts} name="page" />
      )}
    </Part>
  );
}

function Cluster({ facts, act, words }: Pick<ToolProps, 'facts' | 'act'> & { words: ViewWords['cluster'] }): JSX.Element {
  const absence = useWhyAbsent();
  const page = factValueOf(facts, 'page');
  const head = factValueOf(facts, 'head');
  const alternates = factValueOf(facts, 'alternates');
  const cluster = head && page ? hreflangCluster(page, head, factValueOf(facts, 'response')) : null;
  return (
    <Part title={words.title} note={joinSentences([words.note, absence(facts, 'alternates')])}>
      {cluster ? (
        <DataTable<HreflangRow>
          name={words.rows}
          act={act}
          at={({ selector }) => selector}
          columns={columnsOf(words, {
            checked: alternates !== undefined,
            elsewhere: cluster.alternates.some(({ from, inHead }) => from === 'header' || !inHead),
          })}
          rows={hreflangRows(cluster.alternates, cluster.self, alternates ?? null)}
          empty={words.none}
        />
      ) : (
        <AbsentFactNote facts={facts} name="head" />
      )}
    </Part>
  );
}

const directionText = (dir: string | null, words: ViewWords['page']) =>
  dir === null ? words.undeclared : isDirection(dir) ? words.directions[dir] : <CutText text={dir} max={40} />;
const detectedText = ({ detected, confidence, script }: LanguageFact, words: ViewWords['page']) =>
  detected === 'und' ? words.undetected : words.detected({ code: detected, confidence, script });
const isDirection = (dir: string): dir is keyof ViewWords['page']['directions'] => dir === 'ltr' || dir === 'rtl' || dir === 'auto';
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
const tagged = (tag: string, words: ViewWords['page']) => (
  <>
    <code>
      <CutText text={tag || words.empty} max={40} />
    </code>{' '}
    {tag.trim() !== '' && (
      <span class="muted">
        <CutText text={isTag(tag.trim()) ? words.name({ code: tag.trim() }) : words.notTag} max={80} />
      </span>
    )}
  </>
);
/** @param unsure whether the finding says that the text is too short or too mixed to be sure of its language */
function agreement(declared: string, language: LanguageFact | undefined, unsure: boolean, words: ViewWords['page']): JSX.Element | null {
  if (!language || language.detected === 'und') return null;
  if (unsure) return <StatusChip kind="muted">{words.unsure}</StatusChip>;
  const { detected, script } = language;
  const agrees = compareWithDetected(declared, { language: detected, script });
  if (agrees === 'unknown') return null;
  return agrees === 'same' ? (
    <StatusChip kind="good">{words.asText}</StatusChip>
  ) : (
    <StatusChip kind="warn">{words.textIs({ code: detected })}</StatusChip>
  );
}

/** Why nothing is known of an alternate: it was not requested, or its response was not a readable page. */
const unknownOf = ({ probe }: HreflangRow, words: ViewWords['cluster']) =>
  !probe || probe.class === 'skipped' ? words.unchecked : words.unknown;
function indexingOf(row: HreflangRow, words: ViewWords['cluster']): string {
  if (row.self) return words.thisPage;
  if (row.blocked && row.probe?.class !== 'broken') return words.blocked;
  return row.noindex === null ? unknownOf(row, words) : row.noindex ? words.noindex : words.allowed;
}
const answerOf = ({ probe }: HreflangRow, words: ViewWords['cluster']) =>
  !probe
    ? words.unchecked
    : probe.status > 0
      ? words.answer({ name: words.classes[probe.class], status: probe.status })
      : words.classes[probe.class];
const returnsOf = (row: HreflangRow, words: ViewWords['cluster']) =>
  row.self ? words.itself : row.returns === null ? unknownOf(row, words) : row.returns ? words.yes : words.no;
const faultOf = ({ fault }: HreflangRow, words: ViewWords['cluster']) =>
  fault === null ? words.ok : 'part' in fault ? words.codeFault(fault) : words[fault.kind];
/** @param checked whether the alternates were requested: only then can something be said about their responses. @param elsewhere whether some are not in the head */
const columnsOf = (
  words: ViewWords['cluster'],
  { checked, elsewhere }: { checked: boolean; elsewhere: boolean },
): readonly Column<HreflangRow>[] => [
  ...declaredColumns(words),
  ...(elsewhere ? [originColumn(words)] : []),
  ...(checked ? checkedColumns(words) : []),
];
const declaredColumns = (words: ViewWords['cluster']): readonly Column<HreflangRow>[] => [
  {
    id: 'code',
    title: words.code,
    value: ({ code }) => code,
    cell: ({ code, self }) => (
      <>
        <code class={self ? 't-cluster-self' : ''}>
          <CutText text={code} max={40} />
        </code>
        {self && (
          <>
            {' '}
            <StatusChip kind="info">{words.thisPage}</StatusChip>
          </>
        )}
      </>
    ),
  },
  {
    id: 'url',
    title: words.url,
    wide: true,
    value: ({ url, href }) => url ?? href,
    cell: ({ url, href }) => <UrlText url={url ?? href} max={140} />,
  },
  {
    id: 'fault',
    title: words.valid,
    wide: true,
    value: (row) => faultOf(row, words),
    cell: (row) => <StatusChip kind={row.fault === null ? 'good' : 'bad'}>{faultOf(row, words)}</StatusChip>,
  },
];
const originColumn = (words: ViewWords['cluster']): Column<HreflangRow> => ({
  id: 'from',
  title: words.from,
  value: ({ from, inHead }) => (from === 'header' ? words.header : inHead ? words.head : words.body),
});
const checkedColumns = (words: ViewWords['cluster']): readonly Column<HreflangRow>[] => [
  { id: 'status', title: words.answers, value: (row) => answerOf(row, words) },
  {
    id: 'returns',
    title: words.returns,
    value: (row) => returnsOf(row, words),
    cell: (row) =>
      row.self || row.returns === null ? (
        <span class="muted">{returnsOf(row, words)}</span>
      ) : (
        <StatusChip kind={row.returns ? 'good' : 'bad'}>{returnsOf(row, words)}</StatusChip>
      ),
  },
  {
    id: 'indexing',
    title: words.indexing,
    value: (row) => indexingOf(row, words),
    cell: (row) =>
      row.self || (row.noindex === null && !row.blocked) ? (
        <span class="muted">{indexingOf(row, words)}</span>
      ) : (
        <StatusChip kind={row.noindex || row.blocked ? 'bad' : 'good'}>{indexingOf(row, words)}</StatusChip>
      ),
  },
];
