import { expect, test } from 'vitest';
import { factsToJson } from '../../../checks/collect/facts-json.ts';
import { known } from '../../support/facts.ts';

test('is the JSON of all facts, and of none', async () => {
  const facts = known({ page: { url: 'https://example.com/"<b>\u2028' } });
  const { json } = await factsToJson(facts);
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(facts)));
  expect(JSON.parse(json).page.value.url).toBe('https://example.com/"<b>\u2028');
  expect((await factsToJson({})).json).toBe('{}');
});
