import { describe, expect, test } from 'vitest';
import { itemsOfBlock, parseJsonLd } from '../../../../checks/parse/json-ld.ts';
import { checkRichResults, issuesBesideFormats } from '../../../../checks/derive/structured-data/rich-results.ts';

const page = { headline: 'Kettles', url: 'https://example.com/kettles' };
const check = (node: object, own = page) =>
  checkRichResults(itemsOfBlock(parseJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...node }), 1, 'script')), own);
/** Feature → missing required rules. */
const missing = (node: object) =>
  Object.fromEntries(check(node).flatMap(({ results }) => results.map((one) => [one.result.id, one.missing])));
const invalid = (node: object) => check(node).flatMap((item) => item.invalid.map(({ path, value, grave }) => [path, value, grave]));

const offer = { '@type': 'Offer', price: '3.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
const product = { '@type': 'Product', name: 'Tea', image: 'https://example.com/a.png', offers: offer };
const rating = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 };
const place = { '@type': 'Place', name: 'Hall', address: 'Main St 1' };
const answered = { '@type': 'Question', name: 'Why?', answerCount: 1, acceptedAnswer: { '@type': 'Answer', text: 'Because.' } };
const job = {
  '@type': 'JobPosting',
  title: 't',
  description: 'd',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: 'o' },
};
const film = { '@type': 'VideoObject', name: 'v', thumbnailUrl: 'v.png', uploadDate: '2026-01-01' };
const crumb = (position: number, item?: string) => ({
  '@type': 'ListItem',
  position,
  name: `Level ${position}`,
  ...(item ? { item } : {}),
});

describe('complete items lack nothing', () => {
  test.each([
    [product, ['product-snippet', 'merchant-listing']],
    [{ '@type': 'Product', name: 'Tea', aggregateRating: rating }, ['product-snippet']],
    [{ ...product, offers: { '@type': 'AggregateOffer', lowPrice: 1, priceCurrency: 'EUR' } }, ['product-snippet']],
    [{ '@type': 'NewsArticle' }, ['article']],
    [{ '@type': 'BreadcrumbList', itemListElement: [crumb(1, '/a'), crumb(2)] }, ['breadcrumb']],
    [
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@id': '/a', name: 'A' } }, crumb(2)] },
      ['breadcrumb'],
    ],
    [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2, name: 'B' }, crumb(1, '/a')] }, ['breadcrumb']],
    [{ '@type': 'MusicEvent', name: 'Fair', startDate: '2026-12-01', location: place }, ['event']],
    [
      { '@type': 'Event', name: 'Talk', startDate: '2026-12-01', location: { '@type': 'VirtualLocation', url: 'https://example.com' } },
      ['event'],
    ],
    [{ '@type': 'Bakery', name: 'Brot', address: 'Main St 1' }, ['local-business']],
    [{ '@type': 'QAPage', mainEntity: answered }, ['qapage']],
    [{ '@type': 'FAQPage', mainEntity: [answered, answered] }, ['faqpage']],
    [{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ada' } }, ['profile-page']],
    [
      {
        '@type': 'JobPosting',
        title: 't',
        description: 'd',
        datePosted: '2026-11-01',
        hiringOrganization: { '@type': 'Organization', name: 'o' },
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'IT' },
      },
      ['job-posting'],
    ],
    [{ ...job, applicantLocationRequirements: { '@type': 'Country', name: 'IT' } }, ['job-posting']],
    [
      { ...job, jobLocation: { '@type': 'City', address: { '@type': 'PostalAddress', addressLocality: 'Bari', addressCountry: 'IT' } } },
      ['job-posting'],
    ],
    [{ ...job, jobLocation: { '@type': 'Place', address: 'Via Sparano 1, Bari, Italy' } }, ['job-posting']],
    [{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', alternateName: 'ada64' } }, ['profile-page']],
    [{ '@type': 'ImageObject', url: 'a.png', license: 'https://example.com/licence' }, ['image-license-metadata']],
    [{ '@type': ['Product', 'Car'], name: 'Beetle', aggregateRating: rating }, ['product-snippet']],
    [
      {
        '@type': 'EventSeries',
        name: 'Fair',
        startDate: '2026-12-01',
        location: { '@type': 'MusicVenue', name: 'Hall', address: 'Main St 1' },
      },
      ['event'],
    ],
    [
      {
        '@type': 'MathSolver',
        url: '/',
        usageInfo: '/privacy',
        potentialAction: { '@type': 'SolveMathAction', target: '/solve?q={q}', 'mathExpression-input': 'required name=q' },
      },
      ['math-solvers'],
    ],
    [{ '@type': 'Book', name: 'x', potentialAction: { '@type': 'ReadAction' } }, ['book']],
    [
      { '@type': 'OnlineStore', hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: '/returns' } },
      ['organization', 'return-policy'],
    ],
    [
      {
        '@type': 'OnlineStore',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IT',
          returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow',
        },
      },
      ['organization', 'return-policy'],
    ],
    [
      { '@type': 'OnlineStore', hasShippingService: { '@type': 'ShippingService', shippingConditions: { '@type': 'ShippingConditions' } } },
      ['organization', 'shipping-policy'],
    ],
    [
      {
        '@type': 'Organization',
        hasMemberProgram: {
          '@type': 'MemberProgram',
          name: 'x',
          description: 'x',
          hasTiers: [{ '@type': 'MemberProgramTier', name: 'x', hasTierBenefit: 'TierBenefitLoyaltyPrice' }],
        },
      },
      ['organization', 'loyalty-program'],
    ],
    [
      {
        ...film,
        hasPart: { '@type': 'Clip', name: 'x', startOffset: 30, url: '/v?t=30' },
        publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: '2026-12-01', endDate: '2026-12-02' },
        potentialAction: { '@type': 'SeekToAction', target: '/v?t={s}', 'startOffset-input': 'required name=s' },
      },
      ['video', 'video-live', 'video-clips', 'video-seek'],
    ],
    [{ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }, ['sitelinks-searchbox']],
    [{ '@type': 'ImageObject', contentUrl: 'a.png', license: 'https://example.com/licence' }, ['image-license-metadata']],
    [
      {
        '@type': 'Review',
        author: 'Ada',
        itemReviewed: { '@type': 'Book', name: 'B' },
        reviewRating: { '@type': 'Rating', ratingValue: 4 },
      },
      ['review-snippet'],
    ],
    [
      { '@type': ['VideoObject', 'LearningResource'], name: 'v', thumbnailUrl: 'v.png', uploadDate: '2026-01-01' },
      ['video', 'learning-video'],
    ],
    [{ '@type': 'Quiz', hasPart: { '@type': 'Question', eduQuestionType: 'Multiple choice' } }, ['practice-problems']],
    [
      {
        '@type': 'ItemList',
        itemListElement: [1, 2].map((position) => ({
          '@type': 'ListItem',
          position,
          item: { '@type': 'Course', url: '/c', name: 'C', description: 'd' },
        })),
      },
      ['carousel', 'course'],
    ],
  ] as const)('%j', (node, features) => expect(missing(node)).toEqual(Object.fromEntries(features.map((feature) => [feature, []]))));
});

describe('missing required properties', () => {
  test.each([
    ['a product with a name only', { '@type': 'Product', name: 'Tea' }, { 'product-snippet': ['review|aggregateRating|offers'] }],
    [
      'an offer without price',
      { ...product, offers: { '@type': 'Offer', priceCurrency: 'EUR' } },
      { 'product-snippet': ['offers?[Offer].(price|priceSpecification.price|priceSpecification.minPrice)'] },
    ],
    [
      'an offer without currency, a product without image',
      { '@type': 'Product', name: 'Tea', offers: { '@type': 'Offer', price: 3 } },
      { 'product-snippet': [], 'merchant-listing': ['image', 'offers.(priceCurrency|priceSpecification.priceCurrency)'] },
    ],
    [
      'a rating without count',
      { '@type': 'Recipe', name: 'r', image: 'r.png', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } },
      { recipe: ['aggregateRating?.(ratingCount|reviewCount)'] },
    ],
    ['an event without date and place', { '@type': 'Event', name: 'Fair' }, { event: ['startDate', 'location'] }],
    [
      'a place without address',
      { '@type': 'Event', name: 'Fair', startDate: '2026-12-01', location: { '@type': 'Place', name: 'Hall' } },
      { event: ['location?[Place].address'] },
    ],
    [
      'a venue without address',
      { '@type': 'Event', name: 'Fair', startDate: '2026-12-01', location: { '@type': 'MusicVenue', name: 'Hall' } },
      { event: ['location?[Place].address'] },
    ],
    [
      'a level that only has an id',
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@id': '/a' } }, crumb(2)] },
      { breadcrumb: ['itemListElement.(name|item!.name)'] },
    ],
    ['a way of one level', { '@type': 'BreadcrumbList', itemListElement: [crumb(1, '/a')] }, { breadcrumb: ['itemListElement{2}'] }],
    [
      'the last level by position stands first, another lacks its address',
      { '@type': 'BreadcrumbList', itemListElement: [crumb(2), crumb(1)] },
      { breadcrumb: ['itemListElement*.item'] },
    ],
    [
      'a job at home without a country',
      { ...job, jobLocationType: 'TELECOMMUTE' },
      { 'job-posting': ['jobLocation|applicantLocationRequirements'] },
    ],
    [
      'a job at an address without a country',
      { ...job, jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Bari' } } },
      { 'job-posting': ['jobLocation?[Place].address.(addressCountry|$)'] },
    ],
    [
      'a review of nothing',
      { '@type': 'Review', author: 'Ada', reviewRating: { '@type': 'Rating', ratingValue: 4 } },
      { 'review-snippet': ['itemReviewed.name'] },
    ],
    ['a rating of nothing', rating, { 'aggregate-rating': ['itemReviewed.name'] }],
    [
      'a math solver that takes no expression',
      { '@type': 'MathSolver', url: '/', usageInfo: '/privacy', potentialAction: { '@type': 'SolveMathAction', target: '/solve' } },
      { 'math-solvers': ['potentialAction?.mathExpression-input'] },
    ],
    ['what costs nothing is no merchant listing', { ...product, offers: { ...offer, price: '0.00' } }, { 'product-snippet': [] }],
    [
      'an image without an address',
      { ...product, image: { '@type': 'ImageObject', width: 200, url: ' ' } },
      { 'product-snippet': [], 'merchant-listing': ['image'] },
    ],
    [
      'an image with a misspelled address, which is reported as such',
      { ...product, image: [{ '@type': 'ImageObject', contentURL: 'https://example.com/a.jpg' }] },
      { 'product-snippet': [], 'merchant-listing': [] },
    ],
    [
      'a policy without days',
      {
        '@type': 'OnlineStore',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IT',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        },
      },
      {
        organization: [],
        'return-policy': [
          'hasMerchantReturnPolicy.(returnPolicyCategory=MerchantReturnFiniteReturnWindow>merchantReturnLink|merchantReturnDays)',
        ],
      },
    ],
    [
      'a policy without a country',
      {
        '@type': 'OnlineStore',
        hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', returnPolicyCategory: 'MerchantReturnNotPermitted' },
      },
      { organization: [], 'return-policy': ['hasMerchantReturnPolicy.(merchantReturnLink|applicableCountry&returnPolicyCategory)'] },
    ],
    [
      'a tier without benefit',
      {
        '@type': 'Organization',
        hasMemberProgram: { '@type': 'MemberProgram', name: 'x', description: 'x', hasTiers: { '@type': 'MemberProgramTier', name: 'x' } },
      },
      { organization: [], 'loyalty-program': ['hasMemberProgram.hasTiers.hasTierBenefit'] },
    ],
    [
      'a part behind a paywall, of a whole that does not say so',
      { '@type': 'Article', hasPart: { '@type': 'WebPageElement', isAccessibleForFree: 'False', cssSelector: '.wall' } },
      { article: [], 'paywalled-content': ['isAccessibleForFree'] },
    ],
    [
      'a clip without its start',
      { ...film, hasPart: { '@type': 'Clip', name: 'x', url: '/v?t=30' } },
      { video: [], 'video-clips': ['hasPart[Clip].startOffset'] },
    ],
    [
      'a question without answer',
      { '@type': 'FAQPage', mainEntity: [answered, { '@type': 'Question', name: 'How?' }] },
      { faqpage: ['mainEntity.acceptedAnswer.text'] },
    ],
    [
      'a level without address',
      { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] },
      { breadcrumb: ['itemListElement*.item'] },
    ],
    [
      'an empty list of levels',
      { '@type': 'BreadcrumbList', itemListElement: [] },
      { breadcrumb: ['itemListElement{2}', 'itemListElement.position', 'itemListElement.(name|item!.name)', 'itemListElement*.item'] },
    ],
    ['a how-to without steps', { '@type': 'HowTo', name: 'x' }, { 'how-to': ['step'] }],
  ] as const)('%s', (_, node, expected) => expect(missing(node)).toEqual(expected));
});

describe('values in the wrong format', () => {
  test('required ones are grave, others and loose ones are not', () => {
    expect(invalid({ ...product, offers: { ...offer, price: '3,50 €', priceCurrency: 'Euro', availability: 'available' } })).toEqual([
      ['offers.price', '3,50 €', true],
      ['offers.priceCurrency', 'Euro', true],
      ['offers.availability', 'available', false],
    ]);
    expect(invalid({ ...product, offers: { ...offer, price: '1,299.00', priceCurrency: 'eur' } })).toEqual([
      ['offers.price', '1,299.00', false],
      ['offers.priceCurrency', 'eur', false],
    ]);
    expect(invalid({ '@type': 'Article', datePublished: 'yesterday' })).toEqual([['datePublished', 'yesterday', false]]);
    expect(invalid({ '@type': 'Event', name: 'x', location: place, startDate: 'soon' })).toEqual([['startDate', 'soon', true]]);
  });
  test('levels of a breadcrumb point to a URL, absolute if possible', () => {
    const way = (...items: unknown[]) =>
      invalid({
        '@type': 'BreadcrumbList',
        itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: 'x', item })),
      });
    expect(way('not a url', { '@id': 'no url', name: 'x' })).toEqual([
      ['itemListElement.item', 'not a url', true],
      ['itemListElement.item', 'no url', true],
    ]);
    expect(way('/books', { '@id': 'https://example.com/' })).toEqual([['itemListElement.item', '/books', false]]);
  });
  test('a retired result has no grave ones', () => {
    expect(invalid({ '@type': 'ClaimReview', url: 'no url', claimReviewed: 'x' })).toEqual([['url', 'no url', false]]);
  });
  test('the same error in many offers is reported once, different ones up to a cap', () => {
    expect(invalid({ ...product, offers: Array.from({ length: 50 }, () => ({ ...offer, priceCurrency: '€' })) })).toHaveLength(1);
    expect(invalid({ ...product, offers: Array.from({ length: 50 }, (_, index) => ({ ...offer, price: `${index} €` })) })).toHaveLength(20);
  });
});

describe('which items are judged', () => {
  test('other types and parts of other items are not', () => {
    expect(check({ '@type': 'WebSite', name: 'x' })).toEqual([]);
    expect(check({ '@type': 'Thing', about: { '@type': 'Product' } })).toEqual([]);
    expect(check({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, url: '/a' }] })).toEqual([]);
    expect(check({ '@type': 'Car', name: 'Beetle', offers: offer })).toEqual([]);
    expect(
      check({
        '@graph': [
          { '@type': 'Book', name: 'B', review: { '@id': '#r' } },
          { '@type': 'Review', '@id': '#r', author: 'Ada' },
        ],
      }),
    ).toEqual([]);
  });
  test('main entities, breadcrumbs, videos and blog posts of a page are, once', () => {
    const webPage = {
      '@type': 'WebPage',
      mainEntity: { '@type': 'Product', name: 'Tea', offers: { ...offer, priceCurrency: '€' } },
      breadcrumb: { '@type': 'BreadcrumbList' },
      video: [{ '@type': 'VideoObject', name: 'v' }],
    };
    expect(check(webPage).map((item) => [item.types[0], item.name, item.invalid.length])).toEqual([
      ['Product', 'Tea', 1],
      ['BreadcrumbList', '', 0],
      ['VideoObject', 'v', 0],
    ]);
    expect(missing({ '@type': 'Blog', blogPost: [{ '@type': 'BlogPosting' }] })).toEqual({ article: [] });
    expect(invalid({ '@type': 'Article', video: { '@type': 'VideoObject', uploadDate: 'x' } })).toEqual([['uploadDate', 'x', true]]);
  });
  test('a node in two parts counts as one, a node that only refers does not count', () => {
    const graph = {
      '@graph': [
        { '@type': 'Event', '@id': '#e', name: 'Fair', location: place },
        { '@type': 'Event', '@id': '#e', startDate: '2026-12-01' },
        { '@type': 'Event', '@id': '#e' },
      ],
    };
    expect(check(graph).map(({ results }) => results[0]!.missing)).toEqual([[], []]);
  });
  test('an element in running text that has a type and nothing else', () => {
    const item = { block: 0, types: ['Article'], id: null, top: true, properties: {}, pointer: '', selector: 'i' };
    expect([checkRichResults([{ ...item, format: 'microdata' }], page), checkRichResults([{ ...item, format: 'rdfa' }], page)]).toEqual([
      [],
      [],
    ]);
    expect(checkRichResults([{ ...item, format: 'microdata', properties: { headline: ['x'] } }], page)).toHaveLength(1);
  });
  const post = (headline: string, more: object = {}) => ({ '@type': 'BlogPosting', headline, ...more });
  const own = { ...page, headline: 'Чайники' };
  test.each<[string, object[], string[]]>([
    [
      'teasers beside the page’s own article',
      [post('Чайники'), post('Чашки'), { '@type': 'WPSideBar', blogPost: [post('Ложки'), post('Вилки')] }],
      ['Чайники'],
    ],
    ['the page’s own by its address', [post('x', { mainEntityOfPage: page.url }), post('y')], ['x']],
    ['the page’s own told twice', [post('Чайники'), { '@type': 'NewsArticle', headline: 'Чайники' }, post('z')], ['Чайники', 'Чайники']],
    ['a list of other pages', [{ '@type': 'Blog', blogPost: [post('a'), post('b'), post('c')] }], []],
    ['one whose headline differs from the page’s', [post('a')], ['a']],
    ['two of which neither has the headline', [post('a'), post('b')], ['a', 'b']],
    ['other types in a list', [post('Чайники'), { '@type': 'Event', name: 'd' }], ['Чайники', 'd']],
  ])('%s', (_, graph, names) => expect(check({ '@graph': graph }, own).map(({ name }) => name)).toEqual(names));
  test('adult-only products must be declared, and nothing else is required', () => {
    const listing = (more: object) => check({ ...product, ...more })[0]!.results.find(({ result }) => result.id === 'merchant-listing')!;
    expect(listing({}).recommended.join(' ')).not.toContain('Adult');
    expect(listing({ hasAdultConsideration: 'https://schema.org/AlcoholConsideration' }).has.recommended).toContain(
      'hasAdultConsideration?',
    );
  });
  test('status of an item for a feature', () => {
    const state = (node: object) => check(node)[0]!.results.map((entry) => entry.state);
    expect(state({ '@type': 'Event', name: 'x' })).toEqual(['lacking']);
    expect(state({ '@type': 'Event', name: 'x', location: place, startDate: 'soon' })).toEqual(['unreadable']);
    expect(check({ '@type': 'Event', name: 'x', location: place, startDate: 'soon' })[0]!.results[0]).toMatchObject({
      missing: [],
      unreadable: ['startDate'],
      has: { required: ['name', 'location', 'location?[Place].address'] },
    });
    expect(state({ ...film, duration: 'long' })).toEqual(['unclean']);
    expect(state(film)).toEqual(['improvable']);
    expect(state({ ...film, contentUrl: 'v.mp4', description: 'd', duration: 'PT1M' })).toEqual(['complete']);
    expect(state({ '@type': 'FAQPage' })).toEqual(['retired']);
    expect(state({ '@type': 'VacationRental' })).toEqual(['limited']);
  });
  test('a value with a format error is not reported again by the vocabulary', () => {
    const checks = check({ '@type': 'Article', datePublished: 'yesterday' });
    const issue = {
      kind: 'wrong-value',
      item: 0,
      type: 'Article',
      property: 'datePublished',
      value: 'yesterday',
      expected: 'Date',
    } as const;
    expect(issuesBesideFormats([issue, { ...issue, property: 'dateCreated' }, { ...issue, kind: 'superseded' }], checks)).toEqual([
      { ...issue, property: 'dateCreated' },
      { ...issue, kind: 'superseded' },
    ]);
  });
  test('calories need a number of servings', () => {
    const recipe = (change: object) =>
      check({ '@type': 'Recipe', ...change })[0]!.results[0]!.recommended.includes('nutrition.calories>recipeYield');
    expect([recipe({}), recipe({ nutrition: { calories: '200' } }), recipe({ nutrition: { calories: '200' }, recipeYield: 2 })]).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('missing recommended properties', () => {
    expect(
      check({
        '@type': 'Article',
        headline: 'x',
        image: 'a.png',
        datePublished: '2026',
        dateModified: '2026',
        author: { '@type': 'Person', name: 'Ada' },
      })[0]!.results[0]!.recommended,
    ).toEqual(['author?.(url|sameAs)']);
  });
});
