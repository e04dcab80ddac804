import { expect, test } from 'vitest';
import { usagePolicies } from '../../../checks/views/crawler-access.ts';
import { parseRobotsTxt } from '../../../checks/parse/robots-txt.ts';

const policies = (text: string) =>
  usagePolicies(parseRobotsTxt(text), 'https://example.com/shop/tea').map(({ token, line, allowed }) => `${token} ${line} ${allowed}`);

test.each([
  ['User-agent: __usage_ai-training\nDisallow: /', ['__usage_ai-training 1 false']],
  ['User-agent: *\nDisallow: /\n\nUser-agent: __usage_ai-training\nDisallow: /blog', ['__usage_ai-training 4 true']],
  [
    'User-agent: GPTBot\nUser-agent: __USAGE_AI-Training\nDisallow: /\n\nUser-agent: __usage_ai-training\nAllow: /shop',
    ['__usage_ai-training 2 true'],
  ],
  ['User-agent: usage_ai-training\nDisallow: /', []],
  ['', []],
])('policy tokens of %j', (text, expected) => expect(policies(text)).toEqual(expected));

test('not more than twenty', () =>
  expect(policies(Array.from({ length: 50 }, (_, index) => `User-agent: __usage_${index}\nDisallow: /`).join('\n\n'))).toHaveLength(20));

test('a file full of them is read in linear time', () => {
  // So many that comparing each with all would exceed the test's limit.
  const text = Array.from({ length: 20_000 }, (_, index) => `User-agent: __usage_${index}`).join('\n');
  expect(policies(`${text}\nDisallow: /`)[0]).toBe('__usage_0 1 false');
});
