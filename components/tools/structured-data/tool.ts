import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'data-sharing',
  place: 1,
  name: 'Structured data',
  help: 'JSON-LD, microdata and RDFa as one graph.',
  search:
    'schema, schema.org, schema markup, schema validator, json-ld, jsonld, json-ld errors, schema errors, structured data errors, microdata, rdfa, markup, entities, knowledge graph',
  demo: { page: '/shop/travel-journal', shows: 'Product' },
};
