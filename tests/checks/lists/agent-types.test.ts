import { expect, test } from 'vitest';
import { localBusinessTypes, organizationTypes } from '../../../checks/lists/agent-types.ts';
import { isAgentType, isLocalBusinessType, isOrganizationType } from '../../../checks/derive/provenance/agents.ts';
import { readVocabulary } from '../../../server/audit/vocabulary.ts';

const { types } = readVocabulary();
const below = (type: string): string[] =>
  Object.keys(types)
    .filter((name) => types[name]!.includes(type))
    .flatMap((name) => [name, ...below(name)]);
const family = (type: string) => [...new Set([type, ...below(type)])];

test('the lists are what the vocabulary has', () => {
  const places = family('LocalBusiness');
  expect([...localBusinessTypes].sort()).toEqual(places.sort());
  expect([...organizationTypes].sort()).toEqual(
    family('Organization')
      .filter((type) => !places.includes(type))
      .sort(),
  );
});

test.each([
  ['Person', true, false, false],
  ['Organization', true, true, false],
  ['Consortium', true, true, false],
  ['Bakery', true, true, true],
  ['VeterinaryCare', true, true, true],
  ['FutureOrganization', true, true, false],
  ['OnlineStore', true, true, false],
  ['Service', false, false, false],
  ['Article', false, false, false],
  ['toString', false, false, false],
])('%s', (type, agent, organisation, business) => {
  expect([isAgentType(type), isOrganizationType(type), isLocalBusinessType(type)]).toEqual([agent, organisation, business]);
});
