import { english } from '../../../checks/core/wording.ts';
import type { Claim } from '../../../checks/derive/text/claims.ts';
import { decisionFactNames } from '../checks/kinds.ts';

const { amount, number } = english;

export const words = {
  claims: ({ count }: { count: number }) => amount(count, 'claim'),
  sourced: ({ count }: { count: number }) => `${number(count)} with a source`,
  unsourced: ({ count }: { count: number }) => `${number(count)} without`,
  references: 'has a reference list',
  mark: 'Highlight claims on the page',
  list: {
    title: 'Numbers and quotations',
    note: 'A claim is a sentence with a number, or a quotation. A source counts if it is in the same block: a link to another publisher, a note, a name and year, an attribution, or the page’s own data.',
    rows: 'claims',
    none: 'The main content has no numbers or quotations.',
    claim: 'Claim',
    figure: 'Figure',
    source: 'Source',
    which: 'Details',
    quotation: 'quotation',
    sources: {
      link: 'link',
      note: 'note',
      'name-year': 'name and year',
      attribution: 'attribution',
      'own-data': 'own data',
      publisher: 'publisher’s own figure',
      none: 'no source',
    } satisfies Record<Claim['source'], string>,
    /** In the legend of marks. */
    backed: 'has a source',
    markUnsourced: ({ figure }: { figure: string }) => `no source: ${figure}`,
    markSourced: ({ source, why }: { source: string; why: string }) => `${source}: ${why}`,
  },
  sites: {
    title: 'Sites linked from claims',
    none: 'No block with a claim links to another site.',
    bars: 'Blocks of main content linking to each site',
    blocks: ({ count }: { count: number }) => amount(count, 'block'),
    more: ({ count }: { count: number }) => `${amount(count, 'more site')}.`,
  },
  facts: {
    title: 'Key facts',
    rows: 'key facts',
    none: 'None expected for this page type.',
    fact: 'Fact',
    onPage: 'On the page',
    there: 'Found',
    nothing: 'nothing',
    names: decisionFactNames,
    notApplicable: 'does not apply',
    unknown: 'unknown',
    yes: 'yes',
    part: 'partly',
    no: 'no',
  },
  offer: {
    title: 'Prices and specifications',
    prices: 'Prices',
    noPrices: 'none visible',
    specifications: 'Specifications',
    pairs: ({ count }: { count: number }) => amount(count, 'pair'),
    rows: 'specifications',
    none: 'No specifications.',
    name: 'Name',
    value: 'Value',
  },
};
