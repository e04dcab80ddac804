import { describe, expect, test } from 'vitest';
import { formats, members, richResults, richResultsChecked, subtypes } from '../../../checks/lists/rich-results.ts';
import { pathsOfRule, isRuleMetIfItApplies } from '../../../checks/derive/structured-data/property-rules.ts';
import { readVocabulary } from '../../../server/audit/vocabulary.ts';

const vocabulary = readVocabulary();
const below = (type: string): string[] =>
  Object.keys(vocabulary.types)
    .filter((name) => vocabulary.types[name]!.includes(type))
    .flatMap((name) => [name, ...below(name)]);
/** Names in Google's guides that the vocabulary does not contain: ids, and another spelling of xpath. */
const extras = new Set(['@id', 'xPath']);
const result = (id: string) => richResults.find((entry) => entry.id === id)!;

describe('the table', () => {
  test('every type and every property of a rule is in the vocabulary', () => {
    const types = richResults.flatMap((entry) => entry.types).filter((type) => !Object.hasOwn(vocabulary.types, type));
    const rules = richResults.flatMap(({ when, required, recommended }) => [...(when ? [when] : []), ...required, ...recommended]);
    const names = rules
      .flatMap(pathsOfRule)
      .flatMap((path) => path.split('.'))
      .map((name) => name.replace(/-(?:input|output)$/, ''))
      .filter((name) => !extras.has(name));
    expect(types).toEqual([]);
    expect([...new Set(names)].filter((name) => !Object.hasOwn(vocabulary.properties, name))).toEqual([]);
    expect([...formats.keys()].filter((name) => !Object.hasOwn(vocabulary.properties, name))).toEqual([]);
  });
  test('types that rules name are in the vocabulary too', () => {
    const rules = richResults.flatMap(({ when, required, recommended }) => [...(when ? [when] : []), ...required, ...recommended]);
    const names = rules.flatMap((rule) => [...rule.matchAll(/\[([\w,]+)\]/g)].flatMap(([, types]) => types!.split(',')));
    expect(new Set(names).size).toBeGreaterThan(20);
    expect([...new Set(names)].filter((type) => !Object.hasOwn(vocabulary.types, type))).toEqual([]);
  });
  test('every rule can be read', () => {
    for (const { when, required, recommended } of richResults)
      for (const rule of [when ?? 'name', ...required, ...recommended])
        expect(isRuleMetIfItApplies(rule, {}, (value) => value)).toBeTypeOf('boolean');
  });
  test('ids are unique, each row has its source and the day it was checked, dates are dates', () => {
    expect(new Set(richResults.map(({ id }) => id)).size).toBe(richResults.length);
    expect(
      richResults.filter(
        ({ url, mark }) => !url.startsWith('https://developers.google.com/search/') || !['primary', 'secondary'].includes(mark),
      ),
    ).toEqual([]);
    expect(richResultsChecked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(
      richResults.filter(({ retired }) => retired !== null && !/^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/.test(retired)),
    ).toEqual([]);
  });
  // Google’s search gallery, guides that the gallery leaves out, and features that the documentation changelog retired.
  test('the gallery is complete', () => {
    const gallery = [
      'article',
      'breadcrumb',
      'carousel',
      'course',
      'dataset',
      'discussion-forum',
      'education-qa',
      'employer-rating',
      'event',
      'image-license-metadata',
      'job-posting',
      'local-business',
      'math-solvers',
      'movie',
      'organization',
      'product-snippet',
      'merchant-listing',
      'product-variants',
      'profile-page',
      'qapage',
      'recipe',
      'review-snippet',
      'software-app',
      'speakable',
      'paywalled-content',
      'vacation-rental',
      'video',
    ];
    const beside = [
      'aggregate-rating',
      'book',
      'carousels-beta',
      'loyalty-program',
      'return-policy',
      'shipping-policy',
      'video-live',
      'video-clips',
      'video-seek',
    ];
    expect(
      richResults
        .filter(({ retired }) => !retired)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...gallery, ...beside].sort());
  });
  test('subtypes are complete', () => {
    const not = (names: string) => {
      const out = new Set(names.split(' '));
      return (type: string) => !out.has(type);
    };
    const all = (type: string) => [type, ...new Set(below(type))];
    // Parts of other features, and records of people's actions.
    expect(result('event').types.toSorted()).toEqual(
      all('Event')
        .filter(not(`BroadcastEvent CourseInstance OnDemandEvent PublicationEvent ${all('UserInteraction').join(' ')}`))
        .toSorted(),
    );
    // Posts have a separate feature.
    expect(result('article').types.toSorted()).toEqual(all('Article').filter(not('SocialMediaPosting DiscussionForumPosting')).toSorted());
    // Google accepts a Car only together with Product; substances and vehicles are products only in schema.org.
    expect(result('product-snippet').types.toSorted()).toEqual(
      all('Product')
        .filter(not(`Drug DietarySupplement ProductCollection ProductGroup ${all('Vehicle').join(' ')}`))
        .toSorted(),
    );
    expect(result('vehicle-listing').types.toSorted()).toEqual(all('Vehicle').toSorted());
    for (const [type, names] of subtypes) expect([...new Set(names)].toSorted()).toEqual(all(type).toSorted());
    expect(below('LocalBusiness').filter((type) => type !== 'VacationRental' && !result('local-business').types.includes(type))).toEqual(
      [],
    );
    const organizations = [...result('organization').types, ...result('local-business').types, 'VacationRental'];
    expect(below('Organization').filter((type) => !organizations.includes(type))).toEqual([]);
  });
  test('members of enumerations are those of the vocabulary', () => {
    const { OfferItemCondition, EventStatusType, EventAttendanceModeEnumeration, ItemAvailability } = vocabulary.enumerations;
    expect(members).toEqual({
      availability: ItemAvailability,
      condition: OfferItemCondition,
      'event-status': EventStatusType,
      attendance: EventAttendanceModeEnumeration,
    });
  });
  test('what was retired, and when', () => {
    expect(Object.fromEntries(richResults.filter(({ retired }) => retired).map(({ id, retired }) => [id, retired]))).toEqual({
      'how-to': '2023-09-13',
      'sitelinks-searchbox': '2024-11-21',
      'course-info': '2025-06',
      factcheck: '2025-06',
      'estimated-salary': '2025-06',
      'learning-video': '2025-06',
      'special-announcements': '2025-06',
      'vehicle-listing': '2025-06',
      'practice-problems': '2026-01',
      faqpage: '2026-05-07',
    });
  });
});
