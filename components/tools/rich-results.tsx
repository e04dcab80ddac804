import { Fragment, type JSX } from 'preact';
import { checkRichResults, isAside, richResults, richResultsChecked, ruleText, untold, valueOf, type RichResultCheck } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ShowButton } from '../evidence.tsx';
import { Absent, Address, Chip, count, Cut, Part } from '../tool-parts.tsx';
import type { Column, ToolActions, ToolProps } from '../tool-props.ts';
import './data-sharing.css';

/** Rich-result check: what Google asks of each type on the page, and what it no longer shows. */
export default function RichResults({ facts, act }: ToolProps): JSX.Element {
  const data = valueOf(facts, 'structuredData');
  if (!data) return <Absent facts={facts} name="structuredData" />;
  const all = checkRichResults(data.items, { headline: valueOf(facts, 'about')?.headline ?? '', url: valueOf(facts, 'page')?.url ?? '' });
  const checks = all.filter((check) => !isAside(check));
  const asides = [...new Map(all.filter(isAside).flatMap(({ results }) => results.map(({ result }) => [result.id, result] as const))).values()];
  const terms = valueOf(facts, 'schemaTerms');
  return (
    <div class="stack loose">
      <p class="muted small">Google’s requirements as we read them on {richResultsChecked}. A complete type makes the page eligible; whether Google shows a rich result, it decides itself.</p>
      {checks.length === 0
        ? <p class="empty">{data.items.length === 0 ? 'The page has no structured data that could earn a rich result. That is no fault.' : 'None of the types on this page is one that Google shows as a rich result.'}</p>
        : <ul class="stack">{checks.slice(0, 60).map((check, index) => <li key={index}><ItemCard check={check} act={act} /></li>)}</ul>}
      {asides.map((result) => <p key={result.id} class="muted small">{result.name}: not shown since {result.retired}. The markup does no harm.</p>)}
      <Part title="Terms that schema.org does not have" note={terms ? `Compared with the released vocabulary${terms.release ? ` (${terms.release})` : ''}.` : undefined}>
        {terms
          ? <DataTable<Issue> name="vocabulary issues" rows={untold(terms.issues, all)} columns={issueColumns} at={({ item }) => data.items[item]?.selector} act={act} empty={terms.issues.length > 0 ? 'The values above are all there is to correct.' : 'Every type, property and value of the page is known to schema.org.'} />
          : <Absent facts={facts} name="schemaTerms" />}
      </Part>
      <Part title="What Google shows today, and what it has retired">
        <DataTable<Gallery> name="rich results" rows={richResults} columns={galleryColumns} act={act} empty="" />
      </Part>
    </div>
  );
}

function ItemCard({ check, act }: { check: RichResultCheck; act: ToolActions }): JSX.Element {
  return (
    <div class="card stack tight">
      <p class="split">
        <span><strong><Cut text={check.types.join(', ')} max={80} /></strong> {check.name && <span class="muted"><Cut text={check.name} max={100} /></span>}</span>
        {check.selector && <ShowButton selector={check.selector} name={check.name || check.types.join(', ')} act={act} />}
      </p>
      {check.results.map(({ result, missing, recommended, state }) => (
        <div key={result.id} class="stack tight t-result">
          <p class="split">
            <span>{result.name} <StateChip state={state} result={result} missing={missing.length} recommended={recommended.length} /></span>
            <span class="small"><Address url={result.url} act={act} max={60} /></span>
          </p>
          {missing.length > 0 && <p><b>Required:</b> <Rules rules={missing} /></p>}
          {recommended.length > 0 && <p class="muted"><b>Recommended:</b> <Rules rules={recommended} /></p>}
        </div>
      ))}
      {check.invalid.map(({ path, value, expected, grave }) => (
        <p key={path + value}><Chip kind={grave ? 'bad' : 'warn'}>{path}</Chip> <Cut text={value} max={100} /> <span class="muted">should be {expected}</span></p>
      ))}
    </div>
  );
}

type Entry = RichResultCheck['results'][number];
/** How the item stands towards one feature: by the rule that gives the check its status. */
function StateChip({ state, result, missing, recommended }: Pick<Entry, 'state' | 'result'> & { missing: number; recommended: number }): JSX.Element {
  switch (state) {
    case 'retired': return <Chip kind="muted">not shown since {result.retired}</Chip>;
    case 'limited': return <Chip kind="muted">shown only {result.limited}</Chip>;
    case 'lacking': return <Chip kind="bad">not eligible: {count(missing, 'requirement')} missing</Chip>;
    case 'unreadable': return <Chip kind="bad">not eligible: a required value cannot be read</Chip>;
    case 'unclean': return <Chip kind="warn">eligible, with values to correct</Chip>;
    case 'improvable': return <Chip kind="warn">eligible, {count(recommended, 'recommended property', 'recommended properties')} missing</Chip>;
    case 'complete': return <Chip kind="good">complete</Chip>;
  }
}

/** Names of properties, with commas between them. */
function Rules({ rules }: { rules: readonly string[] }): JSX.Element {
  return <>{rules.map((rule, index) => <Fragment key={rule}>{index > 0 && ', '}<code>{ruleText(rule)}</code></Fragment>)}</>;
}

type Issue = NonNullable<ReturnType<typeof valueOf<'schemaTerms'>>>['issues'][number];
const issueWords: Record<Issue['kind'], string> = {
  'unknown-type': 'unknown type', 'unknown-property': 'unknown property', 'wrong-domain': 'property of another type', 'wrong-value': 'value of another kind',
  'unknown-enumeration': 'unknown value', superseded: 'superseded',
};
const issueColumns: readonly Column<Issue>[] = [
  { id: 'kind', title: 'What', value: ({ kind }) => issueWords[kind] },
  { id: 'term', title: 'Term', wide: true, value: ({ type, property }) => [type, property].filter(Boolean).join('.'), cell: ({ type, property }) => <code><Cut text={[type, property].filter(Boolean).join('.')} max={100} /></code> },
  { id: 'value', title: 'Value', wide: true, value: ({ value }) => value, cell: ({ value }) => <Cut text={value} max={120} /> },
  { id: 'expected', title: 'What fits', wide: true, value: ({ expected }) => expected, cell: ({ expected }) => <Cut text={expected} max={120} /> },
];

type Gallery = (typeof richResults)[number];
const galleryColumns: readonly Column<Gallery>[] = [
  { id: 'name', title: 'Rich result', value: ({ name }) => name },
  { id: 'state', title: 'Today', value: ({ retired, limited }) => (retired ? `retired ${retired}` : limited ? `shown only ${limited}` : 'shown'), cell: ({ retired, limited }) => (retired || limited ? <Chip kind="muted">{retired ? `not shown since ${retired}` : `shown only ${limited}`}</Chip> : <Chip kind="good">shown</Chip>) },
  { id: 'required', title: 'Required', wide: true, value: ({ required }) => required.map(ruleText).join(', ') || 'nothing' },
  { id: 'source', title: 'Source', wide: true, value: ({ url, mark }) => `${url} (${mark === 'primary' ? 'read at Google' : 'read as quoted by others'}, ${richResultsChecked})` },
];
