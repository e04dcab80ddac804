import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { fetchFieldData } from '../../../checks/fetch/field-data.ts';
import { webServer } from '../../support/web-server.ts';

const metric = (p75: number | string, good: number, poor: number) => ({
  histogram: [{ start: 0, density: good }, { density: 1 - good - poor }, { density: poor }],
  percentiles: { p75 },
});
/** As in Google's documentation. */
const record = (key: object) => ({
  record: {
    key,
    metrics: {
      largest_contentful_paint: metric(1_866, 0.8, 0.05),
      cumulative_layout_shift: metric('0.05', 0.9, 0.02),
      first_contentful_paint: metric(900, 0.9, 0.02),
    },
    collectionPeriod: { firstDate: { year: 2026, month: 10, day: 30 }, lastDate: { year: 2026, month: 11, day: 26 } },
  },
});

/** A server of the same form. @param answer status and body for what was requested */
async function crux(answer: (requested: { url?: string; origin?: string }) => [status: number, body: unknown]) {
  const bodies: object[] = [];
  const { origin, requested } = await webServer({
    '/?key=our-own-key-1': (request: IncomingMessage, response: ServerResponse) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const wanted = JSON.parse(text) as { url?: string; origin?: string };
        bodies.push(wanted);
        const [status, body] = answer(wanted);
        response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    },
  });
  return { bodies, requested, load: (url: string) => fetchFieldData(url, 'our-own-key-1', `${origin}/`) };
}
const notFound = { error: { code: 404, message: 'chrome ux report data not found' } };
const page = 'https://shop.example.com/a?session=1#b';

describe('field data', () => {
  test('one click sends the URL without its query, then the origin, and nothing for private hosts', async () => {
    const { bodies, requested, load } = await crux(({ origin }) => (origin ? [200, record({ origin })] : [404, notFound]));
    expect(await load(page)).toEqual({
      of: 'origin',
      until: '2026-11-26',
      metrics: { lcp: { p75: 1_866, good: 0.8, poor: 0.05 }, cls: { p75: 0.05, good: 0.9, poor: 0.02 } },
    });
    expect(bodies).toEqual([{ url: 'https://shop.example.com/a' }, { origin: 'https://shop.example.com' }]);
    for (const url of ['http://localhost/a', 'http://192.168.1.1/', 'https://intranet/', 'file:///a', ''])
      expect(await load(url)).toEqual({ code: 'not-public' });
    expect(requested).toHaveLength(2);
  });
  test('of a URL with enough visits, its own', async () => {
    const { bodies, load } = await crux(({ url }) => [200, record({ url })]);
    expect(await load(page)).toMatchObject({ of: 'url' });
    expect(bodies).toHaveLength(1);
  });
  test.each([
    [
      'a key that Google refuses',
      400,
      { error: { message: 'API key not valid.' } },
      { code: 'refused', status: 400, message: 'API key not valid.' },
    ],
    ['a limit', 429, {}, { code: 'refused', status: 429, message: '' }],
    ['an error page', 500, '<html>', { code: 'refused', status: 500, message: '' }],
    ['no visits at all', 404, notFound, { code: 'no-visits' }],
    ['no JSON', 200, '<html>', { code: 'unreadable' }],
    ['no metrics', 200, { record: { metrics: { largest_contentful_paint: 3 } } }, { code: 'unreadable' }],
    ['numbers that are none', 200, { record: { metrics: { largest_contentful_paint: metric('x', 2, -1) } } }, { code: 'unreadable' }],
  ] as const)('%s', async (_, status, body, expected) => {
    const { load } = await crux(() => [status, body]);
    expect(await load(page)).toEqual(expected);
  });
  test('no response', async () => {
    expect(await fetchFieldData(page, 'our-own-key-1', 'http://127.0.0.1:1/')).toEqual({ code: 'unreachable' });
  });
});
