/** Every tool with pages that want to break it. What axe, Tab and enlarged text find in it: tests/e2e/every-view.spec.ts. */
import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../components/style.css';
import '../../components/report/overview.css';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { aiCrawlerSources } from '../../checks/lists/ai-crawler-sources.ts';
import { richResults } from '../../checks/lists/rich-results.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { ToolView } from '../../components/tool/view.tsx';
import { english, LocaleContext } from '../../components/use-locale.ts';
import { languages, openLocale } from '../../words/languages.ts';
import { code as pseudoCode } from '../support/pseudo-language.ts';
import { later } from '../../words/en/later.ts';
import type { Locale, Parts } from '../../words/locale.ts';
import { brokenWords } from '../support/broken-words.ts';
import { known } from '../support/facts.ts';
import { hostileFacts } from '../support/hostile.ts';
import { reportOf } from '../support/report-of.ts';
import { richFacts } from '../support/rich-facts.ts';
import { toolView } from '../support/tool-view.ts';

const noop = () => undefined;
const act: ToolActions = {
  show: noop,
  mark: noop,
  clearMarks: noop,
  copy: noop,
  save: noop,
  open: noop,
  openWindow: noop,
  rerun: noop,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
};

const others = await Promise.all(
  Object.keys(languages)
    // Another test of this page may have added the pseudo-language.
    .filter((code) => code !== 'en' && code !== pseudoCode)
    .map(async (code) => (await openLocale('pages', [code])).load(...(Object.keys(later) as (keyof Parts)[]))),
);

let frame: HTMLElement | null = null;
async function draw(id: ToolId, facts: KnownFacts, width: number, locale: Locale = english): Promise<HTMLElement> {
  const View = await toolView(id);
  frame = document.createElement('main');
  frame.style.cssText = `width: ${width}px; padding: 12px;`;
  document.documentElement.lang = locale.code;
  document.title = 'Test';
  document.body.append(frame);
  render(
    <LocaleContext.Provider value={locale}>
      <ToolView id={id} view={View} report={reportOf(facts)} facts={facts} act={act} />
    </LocaleContext.Provider>,
    frame,
  );
  // Views that request something are drawn again when it arrives.
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  return frame;
}
afterEach(() => {
  if (frame) render(null, frame);
  frame?.remove();
  vi.restoreAllMocks();
});

const hostile = hostileFacts(300);
const empty = known();
const rich = richFacts();
const onlyPage: KnownFacts = { page: empty.page! };

/** Words that no sentence of another language has. */
const onlyEnglish = /(?:^|\s)(?:the|of|and|is|are|with|this|not|from|which|your)(?:\s|[.,:;]|$)/;
/** What people read or hear in the view, except the titles of documents. */
const textsOf = (view: Element): string[] =>
  [...view.querySelectorAll('*')]
    .filter((element) => !element.closest('a[target=_blank]'))
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => (node.textContent ?? '').trim()),
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ]);
/** Terms of lists of facts whose one word was broken, since it is wider than their column. */
const brokenLabels = (view: Element): string[] =>
  [...view.querySelectorAll<HTMLElement>('dt')]
    .filter((term) => /^\p{L}+$/u.test(term.textContent ?? '') && term.getClientRects().length > 0)
    .filter((term) => {
      const range = document.createRange();
      range.selectNodeContents(term);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((term) => term.textContent ?? '');

describe.each(tools.map(({ id }) => [id] as const))('%s', (id) => {
  test.each([640, 320])('draws a hostile page at %i px: nothing fails, nothing sticks out, no markup gets in', async (width) => {
    const failed = vi.spyOn(console, 'error');
    const element = await draw(id, hostile, width);
    expect(element.querySelector('.picture')).not.toBeNull();
    expect(failed).not.toHaveBeenCalled();
    expect(element.scrollWidth).toBeLessThanOrEqual(width);
    expect(element.querySelector('script, [onerror]')).toBeNull();
    expect(document.title).toBe('Test');
  });
  test.each(others.map((locale) => [locale.code, locale] as const))(
    'in %s: nothing sticks out at 320 px, and what the view itself says is not English',
    async (code, locale) => {
      const element = await draw(id, rich, 320, locale);
      expect(element.scrollWidth).toBeLessThanOrEqual(320);
      expect(brokenLabels(element)).toEqual([]);
      const data = JSON.stringify([rich, aiCrawlerSources, richResults]);
      const left = textsOf(element.querySelector('.picture')!).filter((text) =>
        text.split(/[:,،] |、/).some((piece) => onlyEnglish.test(piece) && !data.includes(piece.replace(/…$/, ''))),
      );
      expect(
        left,
        `These are in words/${code}/tools/${id}.ts; if not there, in words/${code}/checks or words/${code}/app. What no file of words has is written in the view.`,
      ).toEqual([]);
    },
  );
  test.each([
    ['an empty page', empty],
    ['a page of which little is known yet', onlyPage],
  ])('draws %s', async (_, facts) => {
    const element = await draw(id, facts, 640);
    expect(element.querySelector('.picture')?.textContent).toMatch(/\S/);
    // The tool for leftovers contains these words itself.
    if (id !== 'leftovers') expect(element.textContent).not.toMatch(/undefined|NaN|\[object/);
  });
});

test.each([310, 360, 430])('who blocks crawlers reads whole words at %i px, in every language', async (width) => {
  const facts = known({ robotsTxt: { status: 200, text: 'User-agent: GPTBot\nDisallow: /' } });
  for (const locale of [english, ...others]) {
    const element = await draw('ai-crawlers', facts, width, locale);
    // The name of a crawler may be broken between its words.
    expect(brokenWords(element.querySelector('.t-matrix')!), locale.code).toEqual([]);
    expect(element.scrollWidth, locale.code).toBeLessThanOrEqual(width);
    render(null, element);
    element.remove();
  }
});

test('bad news above a view is not repeated in it, good news is shown', async () => {
  const blocked = await draw(
    'indexability',
    known({ response: { status: 200, headers: [{ name: 'x-robots-tag', value: 'noindex' }] } }),
    640,
  );
  expect(blocked.querySelector('.lead')?.textContent).toContain('noindex');
  expect(blocked.querySelector('.picture .t-verdict')).toBeNull();
  render(null, blocked);
  blocked.remove();
  const open = await draw('leftovers', empty, 640);
  expect(open.querySelector('.lead')).toBeNull();
  expect(open.querySelector('.picture .t-verdict')?.classList).toContain('kind-good');
});
