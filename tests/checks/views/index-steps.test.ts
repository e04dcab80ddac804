import { failureReason } from '../../../checks/core/failure.ts';
import { describe, expect, it } from 'vitest';
import type { HeadFact } from '../../../checks/core/facts/head.ts';
import { engines, stepsToIndex, type IndexStep } from '../../../checks/views/index-steps.ts';
import { block } from '../../support/blocks.ts';
import { blank, failure, known, type Changes } from '../../support/facts.ts';
import { linkTag } from '../../support/links.ts';
import { metas } from '../../support/metas.ts';

const [google, bing] = engines as [(typeof engines)[number], (typeof engines)[number]];
const now = Date.UTC(2026, 10, 21);
const step = (id: IndexStep['id'], changes: Changes, engine = google) =>
  stepsToIndex(known(changes), engine, now).find((one) => one.id === id)!;
const canonical = (...urls: string[]): Partial<HeadFact> => ({ links: urls.map((url) => linkTag('canonical', url)) });

describe('stepsToIndex', () => {
  it('is open on a page where nothing is wrong', () => {
    expect(stepsToIndex(known({ text: { units: 300 } }), google, now).map(({ id, state }) => [id, state])).toEqual([
      ['status', 'open'],
      ['robots-txt', 'open'],
      ['directives', 'open'],
      ['canonical', 'open'],
      ['rendered', 'open'],
    ]);
  });
  it.each([
    [200, 'open'],
    [299, 'open'],
    [300, 'elsewhere'],
    [399, 'elsewhere'],
    [400, 'blocks'],
    [503, 'blocks'],
    [0, 'blocks'],
  ] as const)('status %d is %s', (status, state) => {
    expect(step('status', { response: { status } }).state).toBe(state);
  });
  it('takes the status from the navigation when the page could not be requested again', () => {
    const navigation = { ...blank.page.navigation!, status: 404 };
    expect(step('status', { response: failure(), page: { navigation } }).state).toBe('blocks');
    expect(step('status', { response: failure(), page: { navigation: null } })).toMatchObject({
      state: 'unknown',
      code: 'unread',
      args: { what: 'response', why: failureReason('request-failed') },
    });
    expect(step('status', { response: null, page: { navigation: null } })).toMatchObject({ code: 'reading', args: { what: 'response' } });
  });
  it('takes a copy that the browser has kept for the page', () => {
    const navigation = { ...blank.page.navigation!, status: 304 };
    expect(step('status', { response: failure(), page: { navigation } })).toMatchObject({ state: 'open', code: 'answers' });
  });
  it('reads robots.txt for the crawler of the engine', () => {
    const robotsTxt = { text: 'User-agent: Bingbot\nDisallow: /page' };
    expect(step('robots-txt', { robotsTxt }).state).toBe('open');
    expect(step('robots-txt', { robotsTxt }, bing)).toMatchObject({ state: 'blocks', code: 'uncrawlable', args: { line: 2 } });
    expect(step('robots-txt', { robotsTxt: { status: 404, text: '' } }).state).toBe('open');
    for (const status of [500, 503, 429]) {
      expect(step('robots-txt', { robotsTxt: { status } })).toMatchObject({ state: 'blocks', code: 'robotsFailing', args: { status } });
      expect(step('robots-txt', { robotsTxt: { status } }, bing).state).toBe('watch');
    }
    for (const status of [401, 403, 410]) expect(step('robots-txt', { robotsTxt: { status, text: '' } }).state).toBe('open');
    expect(step('robots-txt', { robotsTxt: { status: 0, failure: failureReason('request-failed') } }).state).toBe('watch');
    expect(step('robots-txt', { robotsTxt: failure() }).state).toBe('unknown');
  });
  it('finds noindex for all, for one engine, and in a header', () => {
    expect(step('directives', metas(['robots', 'none'])).state).toBe('blocks');
    expect(step('directives', metas(['bingbot', 'noindex'])).state).toBe('open');
    expect(step('directives', metas(['bingbot', 'noindex']), bing).args).toEqual({
      written: 'noindex',
      place: 'meta bingbot',
      inHead: true,
    });
    expect(step('directives', { response: { headers: [{ name: 'x-robots-tag', value: 'noindex' }] } }).state).toBe('blocks');
    expect(step('directives', { response: failure() }).state).toBe('unknown');
    expect(step('directives', { response: { status: 403, headers: [{ name: 'x-robots-tag', value: 'noindex' }] } }).state).toBe('unknown');
    expect(step('directives', { ...metas(['robots', 'noindex']), response: failure() }).state).toBe('blocks');
    expect(step('directives', { head: failure() }).state).toBe('unknown');
  });
  it('follows the canonical, in HTML and header', () => {
    expect(step('canonical', { head: canonical('https://example.com/page#part') }).state).toBe('open');
    expect(step('canonical', { head: canonical('https://example.com/other') })).toMatchObject({
      state: 'elsewhere',
      code: 'canonicalElsewhere',
      args: { url: 'https://example.com/other' },
    });
    expect(step('canonical', { head: canonical('https://example.com/page', 'https://example.com/other') }).state).toBe('watch');
    expect(step('canonical', { response: { headers: [{ name: 'link', value: '</other>; rel=canonical' }] } }).state).toBe('elsewhere');
    expect(step('canonical', { head: null }).state).toBe('unknown');
  });
  it('checks whether the text is in the raw HTML', () => {
    const text = { units: 300, blocks: [block('The main text.', { main: true })] };
    expect(step('rendered', { text, served: { coverage: 0.5 } }).state).toBe('open');
    expect(step('rendered', { text, served: { coverage: 0.49 } }).state).toBe('watch');
    expect(step('rendered', { text, served: metas(['robots', 'noindex']) }).state).toBe('blocks');
    expect(step('rendered', { text, served: failure(), page: { scripts: 0 } }).state).toBe('open');
    expect(step('rendered', { text, served: failure() }).state).toBe('unknown');
    const menu = { units: 300, blocks: [block('A menu.', { main: false })] };
    expect(step('rendered', { text: menu, served: { coverage: 1 } })).toMatchObject({ state: 'open', code: 'noMainText' });
  });
  it('does not call a blank page open, whatever the raw HTML contains', () => {
    expect(step('rendered', {})).toMatchObject({ state: 'blocks', code: 'blank' });
    expect(step('rendered', { page: { scripts: 0 } })).toMatchObject({ state: 'blocks', code: 'blank' });
  });
  it('takes a variant of the URL for the page itself', () => {
    for (const own of ['https://example.com/page/', 'https://www.example.com/page', 'https://example.com/Page', 'http://example.com/page'])
      expect(step('canonical', { head: canonical(own) }).state).toBe('open');
    expect(
      step('canonical', { page: { url: 'https://example.com/page?srsltid=1' }, head: canonical('https://example.com/page') }).state,
    ).toBe('open');
    expect(
      step('canonical', { page: { url: 'https://example.com/page?color=red' }, head: canonical('https://example.com/page') }).state,
    ).toBe('elsewhere');
  });
  it('cannot tell from a rejected request without cookies whether engines are rejected', () => {
    for (const status of [403, 429]) expect(step('status', { response: { status } })).toMatchObject({ state: 'unknown', code: 'refused' });
    expect(step('status', { response: { status: 401 } }).state).toBe('blocks');
  });
});
