import { describe, expect, test } from 'vitest';
import { parseVocabulary, readVocabulary } from '../../../server/audit/vocabulary.ts';

describe('readVocabulary', () => {
  const vocabulary = readVocabulary();
  test('names its release and stays small enough to ship', () => {
    expect(vocabulary.release).toMatch(/^schema-dts \d+\.\d+\.\d+$/);
    expect(JSON.stringify(vocabulary).length).toBeLessThan(250_000);
  });
  test('every parent is a type, every type but the roots has one', () => {
    const parents = Object.values(vocabulary.types).flat();
    expect(parents.filter((parent) => !Object.hasOwn(vocabulary.types, parent))).toEqual([]);
    expect(
      Object.keys(vocabulary.types)
        .filter((type) => vocabulary.types[type]!.length === 0)
        .sort(),
    ).toEqual(['PronounceableText', 'Thing']);
  });
  test('every property belongs to a type and has values', () => {
    const odd = Object.entries(vocabulary.properties).filter(
      ([, { on, values }]) => on.length === 0 || values.length === 0 || on.some((type) => !Object.hasOwn(vocabulary.types, type)),
    );
    expect(odd).toEqual([]);
  });
  test('knows types with one, several and no direct properties, and names that start with a digit', () => {
    expect(vocabulary.types).toMatchObject({
      Zoo: ['CivicStructure'],
      LocalBusiness: ['Organization', 'Place'],
      EmployeeRole: ['OrganizationRole'],
      '3DModel': ['MediaObject'],
    });
  });
  test('knows parents without direct properties', () => {
    expect(vocabulary.types).toMatchObject({
      State: ['AdministrativeArea'],
      AdministrativeArea: ['Place'],
      QuantitativeValue: ['StructuredValue'],
      StructuredValue: ['Intangible'],
      Intangible: ['Thing'],
      GamePlayMode: ['Enumeration'],
      Role: ['Intangible'],
    });
  });
  test('is the same each time it is read', () => expect(readVocabulary()).toEqual(vocabulary));
  test('knows properties, members and their replacements', () => {
    expect(vocabulary.properties['price']).toEqual({
      on: ['DonateAction', 'Offer', 'PriceSpecification', 'TradeAction'],
      values: ['Number', 'Text'],
    });
    expect(vocabulary.enumerations['ItemAvailability']).toContain('InStock');
    expect(vocabulary.superseded).toMatchObject({ reviews: 'review', Code: 'SoftwareSourceCode' });
  });
});

test('declarations laid out differently stop the build', () => {
  expect(() => parseVocabulary('export type Thing = {};', 'schema-dts 9')).toThrow(/schema-dts 9 are not laid out as expected/);
});
