import { describe, expect, test } from 'vitest';
import { itemsOfBlock, parseJsonLd } from '../../../checks/text/json-ld.ts';
import { checkRichResults } from '../../../checks/text/rich-results.ts';

const check = (node: object) => checkRichResults(itemsOfBlock(parseJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...node }), 1, 'script')));
/** Feature → missing required rules. */
const missing = (node: object) => Object.fromEntries(check(node).flatMap(({ results }) => results.map(({ result, missing }) => [result.id, missing])));
const invalid = (node: object) => check(node).flatMap(({ invalid }) => invalid.map(({ path, value, grave }) => [path, value, grave]));

const offer = { '@type': 'Offer', price: '3.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
const product = { '@type': 'Product', name: 'Tea', image: 'https://example.com/a.png', offers: offer };
const rating = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 };
const place = { '@type': 'Place', name: 'Hall', address: 'Main St 1' };
const answered = { '@type': 'Question', name: 'Why?', answerCount: 1, acceptedAnswer: { '@type': 'Answer', text: 'Because.' } };
const crumb = (position: number, item?: string) => ({ '@type': 'ListItem', position, name: `Level ${position}`, ...(item ? { item } : {}) });

describe('complete items lack nothing', () => {
  test.each([
    [product, ['product-snippet', 'merchant-listing']],
    [{ '@type': 'Product', name: 'Tea', aggregateRating: rating }, ['product-snippet']],
    [{ ...product, offers: { '@type': 'AggregateOffer', lowPrice: 1, priceCurrency: 'EUR' } }, ['product-snippet']],
    [{ '@type': 'NewsArticle' }, ['article']],
    [{ '@type': 'BreadcrumbList', itemListElement: [crumb(1, '/a'), crumb(2)] }, ['breadcrumb']],
    [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@id': '/a', name: 'A' } }] }, ['breadcrumb']],
    [{ '@type': 'MusicEvent', name: 'Fair', startDate: '2026-12-01', location: place }, ['event']],
    [{ '@type': 'Event', name: 'Talk', startDate: '2026-12-01', location: { '@type': 'VirtualLocation', url: 'https://example.com' } }, ['event']],
    [{ '@type': 'Bakery', name: 'Brot', address: 'Main St 1' }, ['local-business']],
    [{ '@type': 'QAPage', mainEntity: answered }, ['qapage']],
    [{ '@type': 'FAQPage', mainEntity: [answered, answered] }, ['faqpage']],
    [{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ada' } }, ['profile-page']],
    [{ '@type': 'JobPosting', title: 't', description: 'd', datePosted: '2026-11-01', hiringOrganization: { '@type': 'Organization', name: 'o' }, jobLocationType: 'TELECOMMUTE' }, ['job-posting']],
    [{ '@type': 'ImageObject', contentUrl: 'a.png', license: 'https://example.com/licence' }, ['image-license-metadata']],
    [{ '@type': 'Review', author: 'Ada', itemReviewed: { '@type': 'Book', name: 'B' }, reviewRating: { '@type': 'Rating', ratingValue: 4 } }, ['review-snippet', 'review']],
    [{ '@type': ['VideoObject', 'LearningResource'], name: 'v', thumbnailUrl: 'v.png', uploadDate: '2026-01-01' }, ['video', 'learning-video']],
    [{ '@type': 'Quiz', hasPart: { '@type': 'Question', eduQuestionType: 'Multiple choice' } }, ['practice-problems']],
    [{ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@type': 'Course', url: '/c', name: 'C', description: 'd' } }] }, ['carousel', 'course']],
  ] as const)('%j', (node, features) => expect(missing(node)).toEqual(Object.fromEntries(features.map((feature) => [feature, []]))));
});

describe('what is required and absent', () => {
  test.each([
    ['a product with a name only', { '@type': 'Product', name: 'Tea' }, { 'product-snippet': ['review|aggregateRating|offers'] }],
    ['an offer without price', { ...product, offers: { '@type': 'Offer', priceCurrency: 'EUR' } }, { 'product-snippet': ['offers?[Offer].(price|priceSpecification.price|priceSpecification.minPrice)'] }],
    ['an offer without currency, a product without image', { '@type': 'Product', name: 'Tea', offers: { '@type': 'Offer', price: 3 } },
      { 'product-snippet': [], 'merchant-listing': ['image', 'offers.(priceCurrency|priceSpecification.priceCurrency)'] }],
    ['a rating without count', { '@type': 'Recipe', name: 'r', image: 'r.png', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } }, { recipe: ['aggregateRating?.(ratingCount|reviewCount)'] }],
    ['an event without date and place', { '@type': 'Event', name: 'Fair' }, { event: ['startDate', 'location'] }],
    ['a place without address', { '@type': 'Event', name: 'Fair', startDate: '2026-12-01', location: { '@type': 'Place', name: 'Hall' } }, { event: ['location?[Place].address'] }],
    ['a question without answer', { '@type': 'FAQPage', mainEntity: [answered, { '@type': 'Question', name: 'How?' }] }, { faqpage: ['mainEntity.acceptedAnswer.text'] }],
    ['a level without address', { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] }, { breadcrumb: ['itemListElement*.item'] }],
    ['an empty list of levels', { '@type': 'BreadcrumbList', itemListElement: [] }, { breadcrumb: ['itemListElement.position', 'itemListElement.(name|item.name)', 'itemListElement*.item'] }],
    ['a how-to without steps', { '@type': 'HowTo', name: 'x' }, { 'how-to': ['step'] }],
  ] as const)('%s', (_, node, expected) => expect(missing(node)).toEqual(expected));
});

describe('values in the wrong format', () => {
  test('required ones are grave, others and loose ones are not', () => {
    expect(invalid({ ...product, offers: { ...offer, price: '3,50 €', priceCurrency: 'Euro', availability: 'available' } })).toEqual([
      ['offers.price', '3,50 €', true], ['offers.priceCurrency', 'Euro', true], ['offers.availability', 'available', false],
    ]);
    expect(invalid({ ...product, offers: { ...offer, price: '1,299.00', priceCurrency: 'eur' } })).toEqual([['offers.price', '1,299.00', false], ['offers.priceCurrency', 'eur', false]]);
    expect(invalid({ '@type': 'Article', datePublished: 'yesterday' })).toEqual([['datePublished', 'yesterday', false]]);
    expect(invalid({ '@type': 'Event', name: 'x', location: place, startDate: 'soon' })).toEqual([['startDate', 'soon', true]]);
  });
  test('a retired result has no grave ones', () => {
    expect(invalid({ '@type': 'ClaimReview', url: 'no url', claimReviewed: 'x' })).toEqual([['url', 'no url', false]]);
  });
  test('the same mistake in many offers is told once, different ones up to a cap', () => {
    expect(invalid({ ...product, offers: Array.from({ length: 50 }, () => ({ ...offer, priceCurrency: '€' })) })).toHaveLength(1);
    expect(invalid({ ...product, offers: Array.from({ length: 50 }, (_, index) => ({ ...offer, price: `${index} €` })) })).toHaveLength(20);
  });
});

describe('which items are judged', () => {
  test('other types and parts of other items are not', () => {
    expect(check({ '@type': 'WebSite', name: 'x' })).toEqual([]);
    expect(check({ '@type': 'Thing', about: { '@type': 'Product' } })).toEqual([]);
    expect(check({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, url: '/a' }] })).toEqual([]);
    expect(check({ '@type': 'Review', author: 'Ada' })).toEqual([]);
  });
  test('main entities, breadcrumbs, videos and blog posts of a page are, once', () => {
    const page = { '@type': 'WebPage', mainEntity: { '@type': 'Product', name: 'Tea', offers: { ...offer, priceCurrency: '€' } }, breadcrumb: { '@type': 'BreadcrumbList' }, video: [{ '@type': 'VideoObject', name: 'v' }] };
    expect(check(page).map(({ types, name, invalid }) => [types[0], name, invalid.length])).toEqual([['Product', 'Tea', 1], ['BreadcrumbList', '', 0], ['VideoObject', 'v', 0]]);
    expect(missing({ '@type': 'Blog', blogPost: [{ '@type': 'BlogPosting' }] })).toEqual({ article: [] });
    expect(invalid({ '@type': 'Article', video: { '@type': 'VideoObject', uploadDate: 'x' } })).toEqual([['uploadDate', 'x', true]]);
  });
  test('a node in two parts counts as one, a node that only refers does not count', () => {
    const graph = { '@graph': [{ '@type': 'Event', '@id': '#e', name: 'Fair', location: place }, { '@type': 'Event', '@id': '#e', startDate: '2026-12-01' }, { '@type': 'Event', '@id': '#e' }] };
    expect(check(graph).map(({ results }) => results[0]!.missing)).toEqual([[], []]);
  });
  test('what Google recommends and is absent', () => {
    expect(check({ '@type': 'Article', headline: 'x', image: 'a.png', datePublished: '2026', dateModified: '2026', author: { '@type': 'Person', name: 'Ada' } })[0]!.results[0]!.recommended).toEqual(['author?.(url|sameAs)']);
  });
});
