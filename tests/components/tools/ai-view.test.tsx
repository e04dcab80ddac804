import { describe, expect, test } from 'vitest';
import { drawTool } from '../../support/draw-tool.tsx';
import { block, filler, pageOf } from '../../support/blocks.ts';
import { failure, known, type Changes } from '../../support/facts.ts';

const blocks = [1, 2, 3, 4].map((index) => block(filler(60, index), { selector: `main > p:nth-child(${index})` }));
const draw = (presence: number[], changes: Changes = {}) =>
  drawTool(
    'ai-view',
    known({
      ...pageOf('A title', blocks),
      served: { presence, inText: presence.filter((share) => share === 1).length / 4, units: 100, blocks: [] },
      ...changes,
    }),
  );
/** The large number. */
const number = (html: string) => /t-sight-number">([^<]*)</.exec(html)?.[1];

describe('what ChatGPT sees', () => {
  test.each([
    [[1, 1, 1, 1], '100%', 'All of the main content is in the raw HTML'],
    [[1, 0, 0, 1], '50%', '2 of 4 blocks of the main content are not in the raw HTML.'],
    [[0, 0, 0, 0], '0%', 'None of the main content is in the raw HTML.'],
  ])('of %j is %s', async (presence, share, sentence) => {
    const html = await draw(presence);
    expect(number(html)).toBe(share);
    expect(html).toContain(sentence);
  });
  test('is 0% where robots.txt blocks its crawler, with the line', async () => {
    const html = await draw([1, 1, 1, 1], { robotsTxt: { text: 'User-agent: *\nDisallow: /page' } });
    expect(number(html)).toBe('0%');
    expect(html).toContain('robots.txt, line 2: Disallow: /page');
  });
  test.each<[Changes, string]>([
    [{ served: failure('timeout'), response: failure('timeout') }, 'Could not check the raw HTML: The server did not finish'],
    [{ robotsTxt: failure() }, 'Could not check: robots.txt could not be read'],
    [{ response: { status: 401 } }, 'Could not check: without signing in'],
  ])('is a question mark where %j', async (changes, sentence) => {
    const html = await draw([1, 1, 1, 1], changes);
    expect(number(html)).toBe('?');
    expect(html).toContain(sentence);
  });
});
