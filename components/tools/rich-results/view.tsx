import { Fragment, type JSX } from 'preact';
import {
  checkRichResults,
  isRetired,
  issuesBesideFormats,
  type RichResultCheck,
} from '../../../checks/derive/structured-data/rich-results.ts';
import { ruleAsTree } from '../../../checks/derive/structured-data/property-rules.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { richResults, richResultsChecked } from '../../../checks/lists/rich-results.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ShowButton } from '../../findings/evidence.tsx';
import { AbsentFactNote, AddressLink, PropertyPath, StatusChip, CutText, Part, type ChipKind } from '../../tool/parts.tsx';
import type { Column, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../data-sharing.css';

type ViewWords = Parts['rich-results'];
const useViewWords = (): ViewWords => usePart('rich-results');

/** Rich-result check: what Google requires of each type on the page, and what it no longer shows. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const data = factValueOf(facts, 'structuredData');
  if (!data) return <AbsentFactNote facts={facts} name="structuredData" />;
  const all = checkRichResults(data.items, {
    headline: factValueOf(facts, 'about')?.headline ?? '',
    url: factValueOf(facts, 'page')?.url ?? '',
  });
  const checks = all.filter((check) => !isRetired(check));
  const asides = [
    ...new Map(all.filter(isRetired).flatMap(({ results }) => results.map(({ result }) => [result.id, result] as const))).values(),
  ];
  const rows = needed(checks);
  const terms = factValueOf(facts, 'schemaTerms');
  return (
    <div class="stack loose">
      <p class="muted small">{words.intro({ checked: richResultsChecked })}</p>
      {checks.length === 0 ? (
        <p class="empty">{data.items.length === 0 ? words.noData : words.noType}</p>
      ) : (
        <>
          <ul class="stack">
            {checks.slice(0, 60).map((check, index) => (
              <li key={index}>
                <ItemCard check={check} act={act} />
              </li>
            ))}
          </ul>
          {rows.length > 0 && (
            <Part title={words.matrix.title} note={words.matrix.note}>
              <DataTable<Needed>
                name={words.matrix.rows}
                rows={rows}
                columns={neededColumns(words, checks.length > 1)}
                at={({ check }) => check.selector}
                act={act}
                empty={words.noType}
              />
            </Part>
          )}
        </>
      )}
      {asides.map((result) => (
        <p key={result.id} class="muted small">
          {words.aside({ name: result.name, since: result.retired ?? '' })}
        </p>
      ))}
      {data.items.length > 0 && (
        <Part title={words.terms.title} note={terms && (terms.release ? words.terms.noteOf({ release: terms.release }) : words.terms.note)}>
          {terms ? (
            <DataTable<Issue>
              name={words.terms.rows}
              rows={issuesBesideFormats(terms.issues, all)}
              columns={issueColumns(words.terms)}
              at={({ item }) => data.items[item]?.selector}
              act={act}
              empty={terms.issues.length > 0 ? words.terms.above : words.terms.none}
            />
          ) : (
            <AbsentFactNote facts={facts} name="schemaTerms" />
          )}
        </Part>
      )}
      <details>
        <summary>
          <strong>{words.gallery.title}</strong>
        </summary>
        <DataTable<Gallery> name={words.gallery.rows} rows={richResults} columns={galleryColumns(words, act)} act={act} empty="" />
      </details>
    </div>
  );
}

function ItemCard({ check, act }: { check: RichResultCheck; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  return (
    <div class="card stack tight">
      <p class="split">
        <span>
          <strong>
            <CutText text={check.types.join(', ')} max={80} />
          </strong>{' '}
          {check.name && (
            <span class="muted">
              <CutText text={check.name} max={100} />
            </span>
          )}
        </span>
        {check.selector && <ShowButton selector={check.selector} name={check.name || check.types.join(', ')} act={act} />}
      </p>
      {check.results.map(({ result, missing, recommended, state }) => (
        <div key={result.id} class="stack tight t-result">
          <p class="split">
            <span>
              {words.resultName(result)}{' '}
              <StateChip state={state} result={result} missing={missing.length} recommended={recommended.length} />
            </span>
            <span class="small">
              <AddressLink url={result.url} label={words.requirements} act={act} />
            </span>
          </p>
          {missing.length > 0 && (
            <p>
              <b>{words.required}</b> <Rules rules={missing} />
            </p>
          )}
          {recommended.length > 0 && (
            <p class="muted">
              <b>{words.recommended}</b> <Rules rules={recommended} />
            </p>
          )}
        </div>
      ))}
      {check.invalid.map(({ path, value, format, grave }) => (
        <p key={path + value}>
          <StatusChip kind={grave ? 'bad' : 'warn'}>{path}</StatusChip> <CutText text={value} max={100} />{' '}
          <span class="muted">{words.expected({ format })}</span>
        </p>
      ))}
    </div>
  );
}

/** One property of one item: a row of the matrix of types × required and recommended properties. */
interface Needed {
  check: RichResultCheck;
  entry: Entry;
  rule: string;
  need: 'required' | 'recommended';
  how: 'there' | 'unreadable' | 'missing';
}
/** Rows of the features that Google shows: properties that exist or are missing. Those under an unmet condition are neither. */
const needed = (checks: readonly RichResultCheck[]): Needed[] =>
  checks.flatMap((check) =>
    check.results
      .filter(({ state }) => state !== 'retired')
      .flatMap((entry) => {
        const rows = (rules: readonly string[], need: Needed['need'], how: Needed['how']) =>
          rules.map((rule): Needed => ({ check, entry, rule, need, how }));
        return [
          ...rows(entry.missing, 'required', 'missing'),
          ...rows(entry.unreadable, 'required', 'unreadable'),
          ...rows(entry.has.required, 'required', 'there'),
          ...rows(entry.recommended, 'recommended', 'missing'),
          ...rows(entry.has.recommended, 'recommended', 'there'),
        ];
      }),
  );
const stateOfRow = ({ how, need }: Needed): ChipKind => (how === 'there' ? 'good' : need === 'required' ? 'bad' : 'info');
const itemName = ({ types, name }: RichResultCheck, words: ViewWords['matrix']) =>
  name ? words.named({ type: types.join(', '), name }) : types.join(', ');
/** @param several whether there are others: then it says which item of the page it is about */
const resultName = ({ check, entry }: Needed, { resultName: name, matrix }: ViewWords, several: boolean) =>
  several ? matrix.ofItem({ result: name(entry.result), item: itemName(check, matrix) }) : name(entry.result);
/** @param several whether the page has several items, so that each row must say which it is about */
const neededColumns = (toolWords: ViewWords, several: boolean): readonly Column<Needed>[] => {
  const words = toolWords.matrix;
  const rule = (row: Needed) => toolWords.rule({ rule: ruleAsTree(row.rule) });
  return [
    { id: 'property', title: words.property, wide: true, value: rule, cell: (row) => <PropertyPath path={rule(row)} /> },
    { id: 'need', title: words.need, value: ({ need }) => words[need] },
    {
      id: 'there',
      title: words.onPage,
      value: ({ how }) => words[how],
      cell: (row) => <StatusChip kind={stateOfRow(row)}>{words[row.how]}</StatusChip>,
    },
    {
      id: 'result',
      title: words.result,
      wide: true,
      value: (row) => resultName(row, toolWords, several),
      cell: (row) => <CutText text={resultName(row, toolWords, several)} max={120} />,
    },
  ];
};

type Entry = RichResultCheck['results'][number];
/** The state of the item for one feature, by the same rule as the status of the check. */
function StateChip({
  state,
  result,
  missing,
  recommended,
}: Pick<Entry, 'state' | 'result'> & { missing: number; recommended: number }): JSX.Element {
  const toolWords = useViewWords();
  const words = toolWords.states;
  switch (state) {
    case 'retired':
      return <StatusChip kind="muted">{words.retired({ since: result.retired ?? '' })}</StatusChip>;
    case 'limited':
      return <StatusChip kind="muted">{result.limited && toolWords.limited({ audience: result.limited })}</StatusChip>;
    case 'lacking':
      return <StatusChip kind="bad">{words.lacking({ missing })}</StatusChip>;
    case 'unreadable':
      return <StatusChip kind="bad">{words.unreadable}</StatusChip>;
    case 'unclean':
      return <StatusChip kind="warn">{words.unclean}</StatusChip>;
    case 'improvable':
      return <StatusChip kind="info">{words.improvable({ recommended })}</StatusChip>;
    case 'complete':
      return <StatusChip kind="good">{words.complete}</StatusChip>;
  }
}

/** Names of properties, separated by commas. */
function Rules({ rules }: { rules: readonly string[] }): JSX.Element {
  const words = useViewWords();
  return (
    <>
      {rules.map((rule, index) => (
        <Fragment key={rule}>
          {index > 0 && ', '}
          <code>{words.rule({ rule: ruleAsTree(rule) })}</code>
        </Fragment>
      ))}
    </>
  );
}

type Issue = NonNullable<ReturnType<typeof factValueOf<'schemaTerms'>>>['issues'][number];
const issueColumns = (words: ViewWords['terms']): readonly Column<Issue>[] => [
  { id: 'kind', title: words.what, value: ({ kind }) => words.kinds[kind] },
  {
    id: 'term',
    title: words.term,
    wide: true,
    value: ({ type, property }) => [type, property].filter(Boolean).join('.'),
    cell: ({ type, property }) => (
      <code>
        <CutText text={[type, property].filter(Boolean).join('.')} max={100} />
      </code>
    ),
  },
  { id: 'value', title: words.value, wide: true, value: ({ value }) => value, cell: ({ value }) => <CutText text={value} max={120} /> },
  {
    id: 'expected',
    title: words.fits,
    wide: true,
    value: ({ expected }) => expected,
    cell: ({ expected }) => <CutText text={expected} max={120} />,
  },
];

type Gallery = (typeof richResults)[number];
const stateOf = (result: Gallery, toolWords: ViewWords) =>
  result.retired
    ? toolWords.states.retired({ since: result.retired })
    : result.limited
      ? toolWords.limited({ audience: result.limited })
      : toolWords.gallery.shown;
const galleryColumns = (toolWords: ViewWords, act: ToolActions): readonly Column<Gallery>[] => {
  const words = toolWords.gallery;
  return [
    { id: 'name', title: words.name, value: (result) => toolWords.resultName(result) },
    {
      id: 'state',
      title: words.state,
      value: (result) => stateOf(result, toolWords),
      cell: (result) => <StatusChip kind={result.retired || result.limited ? 'muted' : 'good'}>{stateOf(result, toolWords)}</StatusChip>,
    },
    {
      id: 'required',
      title: words.required,
      wide: true,
      value: ({ required }) => required.map((rule) => toolWords.rule({ rule: ruleAsTree(rule) })).join(', ') || words.nothing,
    },
    {
      id: 'source',
      title: words.source,
      value: ({ url, mark }) => words[mark === 'primary' ? 'readAt' : 'quoted']({ url, checked: richResultsChecked }),
      cell: ({ url, mark }) => <AddressLink url={url} label={words[mark === 'primary' ? 'primary' : 'secondary']} act={act} />,
    },
  ];
};
