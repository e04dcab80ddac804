import { describe, expect, test } from 'vitest';
import { formats, members, richResults } from '../../../checks/lists/rich-results.ts';
import { pathsOf } from '../../../checks/text/property-rules.ts';
import { readVocabulary } from '../../../scripts/vocabulary.ts';

const vocabulary = readVocabulary();
const below = (type: string): string[] => Object.keys(vocabulary.types).filter((name) => vocabulary.types[name]!.includes(type)).flatMap((name) => [name, ...below(name)]);
const result = (id: string) => richResults.find((entry) => entry.id === id)!;

describe('the table', () => {
  test('every type and every property of a rule is in the vocabulary', () => {
    const types = richResults.flatMap((entry) => entry.types).filter((type) => !Object.hasOwn(vocabulary.types, type));
    const rules = richResults.flatMap(({ when, required, recommended }) => [...(when ? [when] : []), ...required, ...recommended]);
    const names = rules.flatMap(pathsOf).flatMap((path) => path.split('.')).filter((name) => name !== '@id' && name !== 'xPath');
    expect(types).toEqual([]);
    expect([...new Set(names)].filter((name) => !Object.hasOwn(vocabulary.properties, name))).toEqual([]);
    expect([...formats.keys()].filter((name) => !Object.hasOwn(vocabulary.properties, name))).toEqual([]);
  });
  test('ids are unique, addresses are absolute, months are months', () => {
    expect(new Set(richResults.map(({ id }) => id)).size).toBe(richResults.length);
    expect(richResults.filter(({ url }) => !URL.canParse(url))).toEqual([]);
    expect(richResults.filter(({ retired }) => retired !== null && !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(retired))).toEqual([]);
  });
  test('subtypes are complete', () => {
    expect(below('LocalBusiness').filter((type) => type !== 'VacationRental' && !result('local-business').types.includes(type))).toEqual([]);
    const organizations = [...result('organization').types, ...result('local-business').types, 'VacationRental'];
    expect(below('Organization').filter((type) => !organizations.includes(type))).toEqual([]);
  });
  test('members of enumerations are those of the vocabulary', () => {
    const { OfferItemCondition, EventStatusType, EventAttendanceModeEnumeration, ItemAvailability } = vocabulary.enumerations;
    expect(members).toEqual({ availability: ItemAvailability, condition: OfferItemCondition, 'event-status': EventStatusType, attendance: EventAttendanceModeEnumeration });
  });
  test('what was retired, and when', () => {
    expect(Object.fromEntries(richResults.filter(({ retired }) => retired).map(({ id, retired }) => [id, retired]))).toEqual({
      'how-to': '2023-09', book: '2025-06', 'course-info': '2025-06', factcheck: '2025-06', 'estimated-salary': '2025-06', 'learning-video': '2025-06',
      'special-announcements': '2025-06', 'vehicle-listing': '2025-06', 'practice-problems': '2026-01', faqpage: '2026-05',
    });
  });
});
