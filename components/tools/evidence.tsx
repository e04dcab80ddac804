import type { JSX } from 'preact';
import { decisionFacts, findClaims, valueOf, type Claim, type DecisionFact, type FactTable } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { absence, Bars, Chip, count, Cut, Facts, MarkToggle, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, Mark, ToolProps } from '../tool-props.ts';
import './ai-readiness.css';

/** Claims and sources: every number and quotation of the main content, and what stands behind it. */
export default function Evidence({ facts, report, act }: ToolProps): JSX.Element {
  const page = valueOf(facts, 'page');
  const text = valueOf(facts, 'text');
  const offer = valueOf(facts, 'offer');
  if (!page || !text) return <p class="empty">{absence(facts, text ? 'page' : 'text')}</p>;
  const [structuredData, links, parts, provenance, served] = [valueOf(facts, 'structuredData'), valueOf(facts, 'links'), valueOf(facts, 'parts'), valueOf(facts, 'provenance'), valueOf(facts, 'served')];
  const head = valueOf(facts, 'head');
  const found = findClaims({ page, text, ...(head ? { head } : {}), ...(provenance ? { provenance } : {}) }, report.language);
  const decisive = offer && structuredData && links && parts && provenance
    ? decisionFacts({ page, text, offer, structuredData, links, parts, provenance, ...(served ? { served } : {}) }, report.pageType, report.language) : [];
  const unsourced = found.claims.filter(({ source }) => source === 'none');
  return (
    <div class="stack loose">
      {found.claims.length > 0 && (
        <div class="stack">
          <p class="row">
            <Chip kind="info">{count(found.claims.length, 'claim')}</Chip>
            <Chip kind="good">{found.sourced} with a source</Chip>
            {unsourced.length > 0 && <Chip kind="warn">{unsourced.length} without</Chip>}
            {found.referenceList && <Chip kind="good">a list of references</Chip>}
          </p>
          <p><MarkToggle act={act} label="Mark the claims on the page" marks={found.claims.map(markOf)} /></p>
        </div>
      )}
      <Part title="Numbers and quotations" note="A claim is a sentence with a quantity, or a quotation. A source is whatever stands beside it in the same block: a link to another publisher, a note, a name and year, words that say who says so, or the page’s own data.">
        <DataTable<Claim> name="claims" rows={found.claims} columns={columns} at={({ selector }) => selector} act={act} empty="The main content states no quantities and quotes nobody." />
      </Part>
      <Part title="Sites that claims link to">
        {found.domains.length === 0
          ? <p class="empty">No claim stands in a block with a link to another site.</p>
          : <Bars label="Blocks of the main content that link to each site" unit="blocks" rows={domainRows(found.domains, text)} />}
      </Part>
      {decisive.length > 0 && (
        <Part title="Facts people decide on">
          <DataTable<DecisionFact> name="decision facts" rows={decisive} columns={decisionColumns} at={({ selector }) => selector || null} act={act} empty="None is expected of this type of page." />
        </Part>
      )}
      {offer && (offer.prices.length > 0 || offer.specifications.length > 0) && <Offer offer={offer} act={act} />}
    </div>
  );
}

const sources: Record<Claim['source'], string> = {
  link: 'link', note: 'note', 'name-year': 'name and year', attribution: 'attribution', 'own-data': 'own data', none: 'no source',
};
const kindOf = ({ source }: Claim): ChipKind => (source === 'none' ? 'warn' : 'good');
const markOf = (claim: Claim): Mark => ({ selector: claim.selector, kind: kindOf(claim), label: claim.source === 'none' ? `no source: ${claim.figure || 'quotation'}` : `${sources[claim.source]}: ${claim.why}` });

const columns: readonly Column<Claim>[] = [
  { id: 'text', title: 'Claim', wide: true, value: ({ text }) => text, cell: ({ text }) => <Cut text={text} max={240} /> },
  { id: 'figure', title: 'Figure', value: ({ figure, kind }) => (kind === 'quotation' ? 'quotation' : figure), cell: ({ figure, kind }) => <Cut text={kind === 'quotation' ? 'quotation' : figure} max={60} /> },
  { id: 'source', title: 'Source', value: ({ source }) => sources[source], cell: (claim) => <Chip kind={kindOf(claim)}>{sources[claim.source]}</Chip> },
  { id: 'why', title: 'Which', wide: true, value: ({ why }) => why, cell: ({ why }) => <Cut text={why} max={120} /> },
];

const domainRows = (domains: readonly string[], text: FactTable['text']) =>
  domains.slice(0, 25).map((name) => ({
    name, value: text.blocks.filter(({ main, hrefs }) => main && hrefs.some((url) => URL.canParse(url) && (new URL(url).hostname === name || new URL(url).hostname.endsWith(`.${name}`)))).length,
  }));

const decisionColumns: readonly Column<DecisionFact>[] = [
  { id: 'name', title: 'Fact', value: ({ name }) => name },
  { id: 'found', title: 'On the page', wide: true, value: ({ found }) => found, cell: ({ found }) => (found ? <Cut text={found} max={160} /> : <span class="muted">nothing</span>) },
  { id: 'score', title: 'There', value: ({ score }) => scoreWords(score), cell: ({ score }) => <Chip kind={score === 'unknown' || score === null ? 'muted' : score >= 1 ? 'good' : score > 0 ? 'warn' : 'bad'}>{scoreWords(score)}</Chip> },
];
const scoreWords = (score: DecisionFact['score']) => (score === null ? 'does not apply' : score === 'unknown' ? 'not known' : score >= 1 ? 'yes' : score > 0 ? 'in part' : 'no');

function Offer({ offer, act }: { offer: FactTable['offer']; act: ToolProps['act'] }): JSX.Element {
  return (
    <Part title="Prices and specifications">
      <Facts rows={[
        ['Prices', offer.prices.length === 0 ? 'none visible' : <Cut text={[...new Set(offer.prices.map(({ raw }) => raw))].slice(0, 12).join(' · ')} max={300} />],
        ['Specifications', count(offer.specifications.length, 'pair')],
      ]} />
      {offer.specifications.length > 0 && (
        <DataTable<FactTable['offer']['specifications'][number]> name="specifications" rows={offer.specifications} columns={specificationColumns} at={({ selector }) => selector} act={act} empty="No specifications." />
      )}
    </Part>
  );
}
const specificationColumns: readonly Column<FactTable['offer']['specifications'][number]>[] = [
  { id: 'name', title: 'Name', wide: true, value: ({ name }) => name, cell: ({ name }) => <Cut text={name} max={100} /> },
  { id: 'value', title: 'Value', wide: true, value: ({ value }) => value, cell: ({ value }) => <Cut text={value} max={200} /> },
];
