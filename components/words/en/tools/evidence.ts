import { english, type Claim, type DecisionFactId } from '../../../../checks/index.ts';

const { amount, number } = english;

export const evidence = {
  claims: ({ count }: { count: number }) => amount(count, 'claim'),
  sourced: ({ count }: { count: number }) => `${number(count)} with a source`,
  unsourced: ({ count }: { count: number }) => `${number(count)} without`,
  references: 'a list of references',
  mark: 'Mark the claims on the page',
  list: {
    title: 'Numbers and quotations',
    note: 'A claim is a sentence with a quantity, or a quotation. A source is in the same block: a link to another publisher, a note, a name and year, words that say who says so, or the page’s own data.',
    rows: 'claims', none: 'The main content states no quantities and quotes nobody.', claim: 'Claim', figure: 'Figure', source: 'Source', which: 'Which', quotation: 'quotation',
    sources: { link: 'link', note: 'note', 'name-year': 'name and year', attribution: 'attribution', 'own-data': 'own data', publisher: 'publisher’s own number', none: 'no source' } satisfies Record<Claim['source'], string>,
    markUnsourced: ({ figure }: { figure: string }) => `no source: ${figure}`,
    markSourced: ({ source, why }: { source: string; why: string }) => `${source}: ${why}`,
  },
  sites: {
    title: 'Sites that claims link to', none: 'No claim is in a block with a link to another site.', bars: 'Blocks of the main content that link to each site',
    blocks: ({ count }: { count: number }) => amount(count, 'block'), more: ({ count }: { count: number }) => `${amount(count, 'more site')}.`,
  },
  facts: {
    title: 'Facts people decide on', rows: 'decision facts', none: 'None is expected of this type of page.', fact: 'Fact', onPage: 'On the page', there: 'There', nothing: 'nothing',
    names: {
      price: 'price with currency', 'served-price': 'price in the served HTML', specifications: 'four specifications', availability: 'availability', 'marked-price': 'price as in the markup',
      address: 'address', phone: 'phone', hours: 'opening hours', area: 'area', 'price-or-free': 'price or “free”', platform: 'platform', version: 'version or date', included: 'what is included', contact: 'a way to reach or book',
    } satisfies Record<DecisionFactId, string>,
    notApplicable: 'does not apply', unknown: 'not known', yes: 'yes', part: 'in part', no: 'no',
  },
  offer: {
    title: 'Prices and specifications', prices: 'Prices', noPrices: 'none visible', specifications: 'Specifications', pairs: ({ count }: { count: number }) => amount(count, 'pair'),
    rows: 'specifications', none: 'No specifications.', name: 'Name', value: 'Value',
  },
};
