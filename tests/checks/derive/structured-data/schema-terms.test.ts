import { describe, expect, test } from 'vitest';
import { itemsOfBlock, parseJsonLd } from '../../../../checks/parse/json-ld.ts';
import { checkSchemaTerms } from '../../../../checks/derive/structured-data/schema-terms.ts';
import { readVocabulary } from '../../../../server/audit/vocabulary.ts';

const vocabulary = readVocabulary();
function issues(node: object) {
  const items = itemsOfBlock(parseJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...node }), 1, 'script'));
  return checkSchemaTerms(items, vocabulary).issues.map(({ kind, type, property, value, expected }) => [
    kind,
    type,
    property,
    value,
    expected,
  ]);
}

describe('nothing to say', () => {
  test.each([
    [
      'a common product',
      {
        '@type': 'Product',
        name: 'Tea',
        image: ['https://example.com/a.png'],
        brand: { '@type': 'Brand', name: 'B' },
        offers: {
          '@type': 'Offer',
          price: 3.5,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          itemCondition: 'NewCondition',
          priceValidUntil: '2026-12-31',
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: 12 },
      },
    ],
    ['inherited properties of two types', { '@type': ['Product', 'Book'], isbn: '978', sku: 'x', name: 'y' }],
    [
      'properties inherited over two parents',
      { '@type': 'Restaurant', servesCuisine: 'Thai', legalName: 'x', geo: { '@type': 'GeoCoordinates', latitude: '1.5', longitude: 2 } },
    ],
    ['text where a thing is expected', { '@type': 'Article', author: 'Ada', publisher: 'P', datePublished: '2026-01-02' }],
    [
      'subtypes and the broader type of what is expected',
      { '@type': 'Article', author: { '@type': 'NewsMediaOrganization' }, publisher: { '@type': 'Thing' } },
    ],
    [
      'dates in several forms',
      {
        '@type': 'Event',
        startDate: '2026-01-02T10:00:00+02:00',
        endDate: '2026-01-02 10:00',
        doorTime: '2026-01-02T09:00Z',
        previousStartDate: '2026',
      },
    ],
    [
      'a role that carries the property it qualifies',
      { '@type': 'Article', author: { '@type': 'Role', author: { '@type': 'Person', name: 'Ada' }, startDate: '2026' } },
    ],
    [
      'input of an action',
      {
        '@type': 'SearchAction',
        'query-input': 'required name=q',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://example.com/?q={q}' },
      },
    ],
    [
      'other vocabularies',
      {
        '@context': ['https://schema.org', { ex: 'https://example.org/' }],
        '@type': ['Article', 'ex:Story'],
        'ex:seat': 1,
        recipeYield: 'x',
      },
    ],
    [
      'members of an enumeration that the vocabulary leaves open or that are of another vocabulary',
      { '@type': 'Offer', businessFunction: 'http://purl.org/goodrelations/v1#Sell', availability: 'https://example.org/vocab#Later' },
    ],
    ['booleans as text', { '@type': 'Article', isAccessibleForFree: 'False', isFamilyFriendly: 'https://schema.org/True' }],
    ['references, empty and null values', { '@type': 'Article', author: { '@id': '#a' }, datePublished: '', dateModified: null }],
    [
      'a reference to something of another type: addresses are ids of several things',
      {
        '@graph': [
          { '@type': 'WebPage', '@id': 'https://example.com/', name: 'x' },
          { '@type': 'Article', publisher: { '@id': 'https://example.com/' } },
        ],
      },
    ],
    [
      'the spelling of the guide for Speakable',
      { '@type': 'WebPage', speakable: { '@type': 'SpeakableSpecification', xPath: ['/html/head/title'] } },
    ],
    ['names of methods', { '@type': 'Thing', name: 'constructor' }],
    [
      'subtypes of a type without properties of its own',
      {
        '@type': 'JobPosting',
        applicantLocationRequirements: [
          { '@type': 'Country', name: 'Germany' },
          { '@type': 'State', name: 'Ohio' },
        ],
        baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { '@type': 'QuantitativeValue', value: 40, unitText: 'HOUR' } },
      },
    ],
    [
      'names that a second context file may define',
      {
        '@context': ['https://schema.org', 'https://w3id.org/codemeta.jsonld'],
        '@type': 'SoftwareSourceCode',
        developmentStatus: 'active',
        author: { '@type': 'Agent', orcid: 'x' },
      },
    ],
    [
      'names of a second vocabulary',
      { '@context': ['https://schema.org', { '@vocab': 'https://example.org/' }], '@type': 'Article', seat: 4 },
    ],
    [
      'an additional type that has the property',
      { '@type': 'CreativeWork', additionalType: 'https://schema.org/Recipe', recipeYield: '2' },
    ],
    [
      'an additional type of another vocabulary',
      { '@type': 'Product', additionalType: 'http://www.productontology.org/id/Racing_bicycle', recipeYield: '2' },
    ],
    ['an additional type in words', { '@type': 'Place', additionalType: 'EntirePlace', recipeYield: '2' }],
    [
      'a value with an additional type that fits',
      { '@type': 'Product', brand: { '@type': 'Thing', additionalType: { '@id': 'schema:Brand' } } },
    ],
    ['words for an enumeration whose members stand in derived ones only', { '@type': 'WebPage', specialty: 'Bridge building' }],
  ])('%s', (_, node) => expect(issues(node)).toEqual([]));
});

describe('issues', () => {
  test.each([
    ['unknown type', { '@type': 'Webpage' }, ['unknown-type', 'Webpage', '', '', 'WebPage']],
    ['unknown type, nothing near', { '@type': '製品' }, ['unknown-type', '製品', '', '', '']],
    ['a type that is only a name of JavaScript', { '@type': 'constructor' }, ['unknown-type', 'constructor', '', '', '']],
    ['unknown property', { '@type': 'Article', headlne: 'x' }, ['unknown-property', 'Article', 'headlne', '', 'headline']],
    [
      'property in the wrong case',
      { '@type': 'Article', datepublished: '2026' },
      ['unknown-property', 'Article', 'datepublished', '', 'datePublished'],
    ],
    [
      'another case than the guide for Speakable has',
      { '@type': 'SpeakableSpecification', Xpath: 'x' },
      ['unknown-property', 'SpeakableSpecification', 'Xpath', '', 'xpath'],
    ],
    [
      'wrong domain of a spelling of that guide',
      { '@type': 'Article', xPath: 'x' },
      ['wrong-domain', 'Article', 'xPath', '', 'SpeakableSpecification, WebPageElement'],
    ],
    ['wrong domain', { '@type': 'Article', recipeYield: '2' }, ['wrong-domain', 'Article', 'recipeYield', '', 'Recipe']],
    [
      'date in words',
      { '@type': 'Article', datePublished: 'Jan 2, 2026' },
      ['wrong-value', 'Article', 'datePublished', 'Jan 2, 2026', 'Date, DateTime'],
    ],
    [
      'date as a number',
      { '@type': 'Article', datePublished: 1767312000 },
      ['wrong-value', 'Article', 'datePublished', '1767312000', 'Date, DateTime'],
    ],
    [
      'number with a separator',
      { '@type': 'AggregateRating', reviewCount: '1,234' },
      ['wrong-value', 'AggregateRating', 'reviewCount', '1,234', 'Integer'],
    ],
    [
      'thing of another type',
      { '@type': 'Product', brand: { '@type': 'Offer' } },
      ['wrong-value', 'Product', 'brand', 'Offer', 'Brand, Organization'],
    ],
    ['thing where text is expected', { '@type': 'Thing', name: { '@type': 'Person' } }, ['wrong-value', 'Thing', 'name', 'Person', 'Text']],
    [
      'a place that is none of those expected',
      { '@type': 'JobPosting', applicantLocationRequirements: { '@type': 'Restaurant' } },
      ['wrong-value', 'JobPosting', 'applicantLocationRequirements', 'Restaurant', 'AdministrativeArea'],
    ],
    [
      'text for a boolean',
      { '@type': 'Article', isFamilyFriendly: 'yes' },
      ['wrong-value', 'Article', 'isFamilyFriendly', 'yes', 'Boolean'],
    ],
    [
      'near member of an enumeration',
      { '@type': 'Offer', availability: 'https://schema.org/instock' },
      ['unknown-enumeration', 'Offer', 'availability', 'https://schema.org/instock', 'InStock'],
    ],
    [
      'no member of an enumeration',
      { '@type': 'Offer', itemCondition: 'shiny' },
      ['unknown-enumeration', 'Offer', 'itemCondition', 'shiny', 'DamagedCondition, NewCondition, RefurbishedCondition, UsedCondition'],
    ],
    [
      'a property without a place of its own that was replaced',
      { '@type': 'Article', interactionCount: '3 UserComments' },
      ['superseded', 'Article', 'interactionCount', '', 'interactionStatistic'],
    ],
    [
      'an additional type that has not the property either',
      { '@type': 'Product', additionalType: 'Vehicle', recipeYield: '2' },
      ['wrong-domain', 'Product', 'recipeYield', '', 'Recipe'],
    ],
    [
      'a context of terms alone defines nothing else',
      { '@context': ['https://schema.org', { ex: 'https://example.org/' }, { '@language': 'en' }], '@type': 'Article', seat: 4 },
      ['unknown-property', 'Article', 'seat', '', ''],
    ],
    ['superseded property', { '@type': 'Recipe', reviews: [] }, ['superseded', 'Recipe', 'reviews', '', 'review']],
    ['superseded type', { '@type': 'Code' }, ['superseded', 'Code', '', '', 'SoftwareSourceCode']],
  ])('%s', (_, node, issue) => expect(issues(node)).toEqual([issue]));

  test('a repeated issue is reported once, and there is a cap', () => {
    expect(issues({ '@graph': [{ '@type': 'Webpage' }, { '@type': 'Webpage' }] })).toHaveLength(1);
    expect(issues({ '@graph': Array.from({ length: 180 }, (_, index) => ({ '@type': `Nothing${index}` })) })).toHaveLength(100);
  });
  test('an unknown type keeps quiet about the domain of known properties', () => {
    expect(issues({ '@type': 'Recipy', recipeYield: '2', bogus: 1 }).map(([kind]) => kind)).toEqual(['unknown-type', 'unknown-property']);
  });
});
