import type { JSX } from 'preact';
import { findDecisionFacts, wantedSpecifications, type DecisionFact } from '../../../checks/derive/text/decision-facts.ts';
import { findClaims, type Claim } from '../../../checks/derive/text/claims.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { BarChart, StatusChip, CutText, FactRows, MarkToggle, Part, useWhyAbsent, type ChipKind } from '../../tool/parts.tsx';
import type { Column, Mark, ToolActions, ToolProps } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../ai-readiness.css';

type ViewWords = Parts['evidence'];
const useViewWords = (): ViewWords => usePart('evidence');

/** Claims and sources: every number and quotation of the main content, and its source. */
export default function View({ facts, report, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const absence = useWhyAbsent();
  const page = factValueOf(facts, 'page');
  const text = factValueOf(facts, 'text');
  const offer = factValueOf(facts, 'offer');
  if (!page || !text) return <p class="empty">{absence(facts, text ? 'page' : 'text')}</p>;
  const [structuredData, links, parts, provenance, served] = [
    factValueOf(facts, 'structuredData'),
    factValueOf(facts, 'links'),
    factValueOf(facts, 'parts'),
    factValueOf(facts, 'provenance'),
    factValueOf(facts, 'served'),
  ];
  const head = factValueOf(facts, 'head');
  const found = findClaims(
    { page, text, ...(head ? { head } : {}), ...(provenance ? { provenance } : {}) },
    report.language,
    report.pageType,
  );
  // Where the check does not ask for sources, a claim without one is a fact, not a warning.
  const unsourced: ChipKind = report.signals.some(({ id, status }) => id === 'sourced-claims' && (status === 'warn' || status === 'fail'))
    ? 'warn'
    : 'muted';
  const decisive =
    offer && structuredData && links && parts && provenance
      ? findDecisionFacts(
          { page, text, offer, structuredData, links, parts, provenance, ...(served ? { served } : {}) },
          report.pageType,
          report.language,
        )
      : [];
  return (
    <div class="stack loose">
      {found.claims.length > 0 && <ClaimCounts found={found} unsourced={unsourced} act={act} />}
      <Part title={words.list.title} note={words.list.note}>
        <DataTable<Claim>
          name={words.list.rows}
          rows={found.claims}
          columns={columnsOf(
            words.list,
            unsourced,
            found.claims.some(({ why }) => why !== ''),
          )}
          at={({ selector }) => selector}
          act={act}
          empty={words.list.none}
        />
      </Part>
      {found.claims.length > 0 && (
        <Part title={words.sites.title}>
          <LinkedSites sites={domainRows(found.domains, text)} />
        </Part>
      )}
      {decisive.length > 0 && (
        <Part title={words.facts.title}>
          <DataTable<DecisionFact>
            name={words.facts.rows}
            rows={decisive}
            columns={decisionColumns(words.facts)}
            at={({ selector }) => selector || null}
            act={act}
            empty={words.facts.none}
          />
        </Part>
      )}
      {offer && decisive.length > 0 && (offer.prices.length > 0 || offer.specifications.length > 0) && <Offer offer={offer} act={act} />}
    </div>
  );
}

type FoundClaims = ReturnType<typeof findClaims>;

/** How many claims have a source, and the button that marks them on the page. */
function ClaimCounts({ found, unsourced, act }: { found: FoundClaims; unsourced: ChipKind; act: ToolActions }): JSX.Element {
  const words = useViewWords();
  const without = found.claims.filter(({ source }) => source === 'none').length;
  return (
    <div class="stack">
      <p class="row">
        <StatusChip kind="info">{words.claims({ count: found.claims.length })}</StatusChip>
        <StatusChip kind={found.sourced > 0 ? 'good' : 'muted'}>{words.sourced({ count: found.sourced })}</StatusChip>
        {without > 0 && <StatusChip kind={unsourced}>{words.unsourced({ count: without })}</StatusChip>}
        {found.referenceList && <StatusChip kind="good">{words.references}</StatusChip>}
      </p>
      <p>
        <MarkToggle act={act} label={words.mark} marks={found.claims.map((claim) => markOf(claim, words.list, unsourced))} />
      </p>
    </div>
  );
}

/** Sites to which the main content links. */
function LinkedSites({ sites }: { sites: ReturnType<typeof domainRows> }): JSX.Element {
  const words = useViewWords().sites;
  return (
    <>
      {sites.length === 0 ? (
        <p class="empty">{words.none}</p>
      ) : (
        <BarChart
          label={words.bars}
          rows={sites.slice(0, sitesDrawn).map(({ name, blocks }) => ({ name, value: blocks, label: words.blocks({ count: blocks }) }))}
        />
      )}
      {sites.length > sitesDrawn && <p class="muted small">{words.more({ count: sites.length - sitesDrawn })}</p>}
    </>
  );
}

const kindOf = ({ source }: Claim, unsourced: ChipKind): ChipKind => (source === 'none' ? unsourced : 'good');
const markOf = (claim: Claim, words: ViewWords['list'], unsourced: ChipKind): Mark => ({
  selector: claim.selector,
  kind: kindOf(claim, unsourced),
  group: claim.source === 'none' ? words.sources.none : words.backed,
  label:
    claim.source === 'none'
      ? words.markUnsourced({ figure: claim.figure || words.quotation })
      : words.markSourced({ source: words.sources[claim.source], why: claim.why }),
});

/** @param explained whether any claim has details of its source */
const columnsOf = (words: ViewWords['list'], unsourced: ChipKind, explained: boolean): readonly Column<Claim>[] => [
  { id: 'text', title: words.claim, wide: true, value: ({ text }) => text, cell: ({ text }) => <CutText text={text} max={240} /> },
  {
    id: 'figure',
    title: words.figure,
    value: ({ figure, kind }) => (kind === 'quotation' ? words.quotation : figure),
    cell: ({ figure, kind }) => <CutText text={kind === 'quotation' ? words.quotation : figure} max={60} />,
  },
  {
    id: 'source',
    title: words.source,
    value: ({ source }) => words.sources[source],
    cell: (claim) => <StatusChip kind={kindOf(claim, unsourced)}>{words.sources[claim.source]}</StatusChip>,
  },
  ...(explained
    ? [
        {
          id: 'why',
          title: words.which,
          wide: true,
          value: ({ why }: Claim) => why,
          cell: ({ why }: Claim) => <CutText text={why} max={120} />,
        },
      ]
    : []),
];

const sitesDrawn = 25;
/** Linked sites with the number of blocks of the main content that link to each, most first, then by name. */
function domainRows(domains: readonly string[], text: FactTable['text']): { name: string; blocks: number }[] {
  const blocks = text.blocks.filter(({ main }) => main).map(({ hrefs }) => hrefs.flatMap((url) => parseUrl(url)?.hostname ?? []));
  return domains
    .map((name) => ({ name, blocks: blocks.filter((hosts) => hosts.some((host) => host === name || host.endsWith(`.${name}`))).length }))
    .sort((a, b) => b.blocks - a.blocks || (a.name < b.name ? -1 : 1));
}

const decisionColumns = (words: ViewWords['facts']): readonly Column<DecisionFact>[] => [
  { id: 'name', title: words.fact, value: ({ id }) => words.names[id]({ specifications: wantedSpecifications }) },
  {
    id: 'found',
    title: words.onPage,
    wide: true,
    value: ({ found }) => found,
    cell: ({ found }) => (found ? <CutText text={found} max={160} /> : <span class="muted">{words.nothing}</span>),
  },
  {
    id: 'score',
    title: words.there,
    value: ({ score }) => scoreWords(score, words),
    cell: ({ score }) => (
      <StatusChip kind={score === 'unknown' || score === null ? 'muted' : score >= 1 ? 'good' : score > 0 ? 'warn' : 'bad'}>
        {scoreWords(score, words)}
      </StatusChip>
    ),
  },
];
const scoreWords = (score: DecisionFact['score'], words: ViewWords['facts']) =>
  score === null ? words.notApplicable : score === 'unknown' ? words.unknown : score >= 1 ? words.yes : score > 0 ? words.part : words.no;

type Specification = FactTable['offer']['specifications'][number];
function Offer({ offer, act }: { offer: FactTable['offer']; act: ToolProps['act'] }): JSX.Element {
  const words = useViewWords().offer;
  return (
    <Part title={words.title}>
      <FactRows
        rows={[
          [
            words.prices,
            offer.prices.length === 0 ? (
              words.noPrices
            ) : (
              <CutText text={[...new Set(offer.prices.map(({ raw }) => raw))].slice(0, 12).join(' · ')} max={300} />
            ),
          ],
          [words.specifications, words.pairs({ count: offer.specifications.length })],
        ]}
      />
      {offer.specifications.length > 0 && (
        <DataTable<Specification>
          name={words.rows}
          rows={offer.specifications}
          columns={specificationColumns(words)}
          at={({ selector }) => selector}
          act={act}
          empty={words.none}
        />
      )}
    </Part>
  );
}
const specificationColumns = (words: ViewWords['offer']): readonly Column<Specification>[] => [
  { id: 'name', title: words.name, wide: true, value: ({ name }) => name, cell: ({ name }) => <CutText text={name} max={100} /> },
  { id: 'value', title: words.value, wide: true, value: ({ value }) => value, cell: ({ value }) => <CutText text={value} max={200} /> },
];
