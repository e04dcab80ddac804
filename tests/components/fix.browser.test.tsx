import axe from 'axe-core';
import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../components/style.css';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { fixOffers } from '../../checks/fix-page.ts';
import { withDerivedFacts } from '../../checks/derive/derived-facts.ts';
import { FixCard } from '../../components/fixes/fix.tsx';
import { CheckView } from '../../components/tool/view.tsx';
import type { ToolActions } from '../../components/tool/props.ts';
import { eventually } from '../support/eventually.ts';
import { pageIn, pageUrl, tag, tongues, wordsIn } from '../support/page-in.ts';
import { hostileFacts } from '../support/hostile.ts';
import { richFacts } from '../support/rich-facts.ts';
import { valueIn } from '../support/live-document.ts';
import { unmarked } from '../support/pseudo.ts';
import { english, LocaleContext } from '../../components/use-locale.ts';
import { otherLocale } from '../support/pseudo-world.tsx';

const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
await english.load('fixes', 'checks');
const noop = () => undefined;
const mounted: HTMLElement[] = [];
afterEach(async () => {
  for (const host of mounted.splice(0)) {
    await settled(() => render(null, host));
    host.remove();
  }
  document.documentElement.dir = 'ltr';
});
beforeAll(() => page.viewport(640, 900));

/** Draws the fixes for a check, opened. */
async function draw(signal: string, facts: KnownFacts, { open = true, live = true, locale = english } = {}) {
  const report = judgePage(facts, options, { collect: 0, judge: 0, network: 0, total: 0 });
  const act = { copy: vi.fn<ToolActions['copy']>(), show: vi.fn<ToolActions['show']>(), live } as unknown as ToolActions & {
    copy: ReturnType<typeof vi.fn>;
    show: ReturnType<typeof vi.fn>;
  };
  const host = document.createElement('main');
  document.documentElement.lang = 'en';
  document.title = 'Fixes';
  document.body.append(host);
  mounted.push(host);
  const entry = report.signals.find(({ id }) => id === signal)!;
  await settled(() =>
    render(
      <LocaleContext.Provider value={locale}>
        <h1>Pageloupe</h1>
        <h2>{signal}</h2>
        <h3>Check</h3>
        <FixCard entry={entry} report={report} facts={facts} act={act} />
      </LocaleContext.Provider>,
      host,
    ),
  );
  await eventually(() => expect(host.querySelector('.fix-it')).not.toBeNull());
  if (open) for (const details of host.querySelectorAll('details')) details.open = true;
  const code = () => host.querySelector('.fix-code')!.textContent;
  const type = (text: string, field = 0) =>
    settled(() => {
      const input = host.querySelectorAll<HTMLInputElement>('.fix-it input')[field]!;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { host, act, code, type, text: () => host.textContent!.replace(/\s+/g, ' ') };
}

const imagePage = () => {
  const image = (selector: string, alt: string | null) => ({
    kind: 'img' as const,
    src: '/a.jpg',
    url: 'https://example.com/a.jpg',
    srcset: false,
    dataSrc: false,
    alt,
    decorative: false,
    label: '',
    figcaption: false,
    loading: '' as const,
    fetchPriority: '',
    width: 800,
    height: 400,
    naturalWidth: 1600,
    naturalHeight: 800,
    sized: true,
    inFlow: true,
    visible: true,
    firstScreen: true,
    complete: true,
    soleLinkContent: false,
    bytes: 9,
    region: 'main' as const,
    main: true,
    selector,
  });
  return pageIn('en', { images: { items: [image('img.one', null), image('img.two', null)], total: 2 } });
};

describe('a fix', () => {
  it('is closed at first, says how the check would stand, and is copied with one click', async () => {
    const { host, act, code, text } = await draw('title', pageIn('en'), { open: false });
    expect(host.querySelector('details')!.open).toBe(false);
    expect(text()).toContain('Fix it: Title');
    expect(text()).toContain('Passes the check');
    await settled(() => host.querySelector('summary')!.click());
    expect(host.querySelector('details')!.open).toBe(true);
    expect(code()).toBe(`<title>${wordsIn.en.headline} – ${wordsIn.en.site}</title>`);
    expect(text()).toMatch(/Remove these.*Home/);
    host.querySelector<HTMLButtonElement>('button.primary')!.click();
    expect(act.copy).toHaveBeenCalledWith(code());
  });

  it('is judged again as its reader types', async () => {
    const { code, type, text } = await draw('title', pageIn('en'));
    expect(text()).toContain('of about 580');
    await type('Home');
    await eventually(() => expect(code()).toBe('<title>Home</title>'));
    await eventually(() => expect(text()).toContain('Does not pass the check yet'));
    await type(`${wordsIn.en.headline} & <more>`);
    await eventually(() => expect(code()).toBe(`<title>${wordsIn.en.headline} &amp; &lt;more&gt;</title>`));
    await eventually(() => expect(text()).toContain('Passes the check'));
    await type(`${wordsIn.en.headline} ${'and on '.repeat(20)}`);
    await eventually(() => expect(text()).toContain('Search results would truncate it'));
  });

  it('has fields for what only the author knows, and passes when they are filled in', async () => {
    const { host, act, code, type, text } = await draw('image-alt', imagePage());
    expect(text()).toContain('Passes when filled in');
    expect(host.querySelector('.fix-code, button.primary'), 'nothing to copy').toBeNull();
    host.querySelector<HTMLButtonElement>('.fix-field .icon-button')!.click();
    expect(act.show).toHaveBeenCalledWith('img.one');
    await type('The press', 0);
    await type('The cover', 1);
    await eventually(() => expect(text()).toContain('Passes the check'));
    expect(code()).toBe('<img src="/a.jpg" alt="The press">\n<img src="/a.jpg" alt="The cover">');
  });

  it('says on which other pages the same lines go', async () => {
    const facts = pageIn('en', { head: { links: [tag.link('alternate', pageUrl, 'en'), tag.link('alternate', '/da', 'dk')] } });
    const { text, code } = await draw('hreflang', facts);
    expect(code()).toContain('hreflang="da" href="https://example.com/da"');
    expect(text()).toMatch(/Paste the same lines into these pages\s*https:\/\/example\.com\/da/);
    expect(text()).toContain('Removed hreflang (dk): the code does not exist. Did you mean da?');
  });

  it('is in the card of its check, and links to the page only if it still exists', async () => {
    const facts = pageIn('en');
    const report = judgePage(facts, options, { collect: 0, judge: 0, network: 0, total: 0 });
    const host = document.createElement('main');
    document.body.append(host);
    mounted.push(host);
    const act = { copy: noop, show: noop, live: false } as unknown as ToolActions;
    await settled(() => render(<CheckView signal={english.entryOf('title')!} report={report} facts={facts} act={act} />, host));
    await eventually(() => expect(host.querySelector('article.signal .fix-it')).not.toBeNull());
    expect(host.querySelector('.fix-it .icon-button')).toBeNull();
    await settled(() => render(<CheckView signal={english.entryOf('viewport')!} report={report} facts={facts} act={act} />, host));
    expect(host.querySelector('.fix-it')).toBeNull();
  });
});

describe.each(tongues)('in %s', (tongue) => {
  it.each(['title', 'meta-description', 'open-graph'])('%s: no violations, code from left to right, within 320 px', async (signal) => {
    document.documentElement.dir = tongue === 'ar' ? 'rtl' : 'ltr';
    await page.viewport(320, 900);
    const { host } = await draw(signal, pageIn(tongue));
    const { violations } = await axe.run(host, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
    expect(getComputedStyle(host.querySelector('.fix-code')!).direction).toBe('ltr');
    const wide = [...host.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > 320.5 || element.getBoundingClientRect().left < -0.5,
    );
    await page.viewport(640, 900);
    expect(wide.map((element) => `${element.tagName}.${element.className}`)).toEqual([]);
  });
});

/** Without the noindex that would keep all other fixes back. */
function openToAll(facts: KnownFacts): KnownFacts {
  const head = valueIn(facts, 'head');
  return withDerivedFacts({
    ...facts,
    head: { ok: true, value: { ...head, metas: head.metas.filter(({ content }) => content !== 'noindex') } },
  });
}

describe('any page', () => {
  const every = (facts: KnownFacts) =>
    judgePage(facts, options, { collect: 0, judge: 0, network: 0, total: 0 })
      .signals.filter(({ status }) => status === 'fail' || status === 'warn')
      .map(({ id }) => id);
  const offered = (facts: KnownFacts) => every(facts).filter((signal) => fixOffers(signal, facts, options).length > 0);
  it.each([
    ['a rich page', openToAll(richFacts())],
    ['a hostile page', hostileFacts(60)],
  ] as const)(
    '%s: texts stay texts, and every word of ours is of the catalogue',
    async (_, facts) => {
      let left = 0;
      const drawn = offered(facts);
      for (const signal of drawn) {
        const shown = await draw(signal, facts, { locale: otherLocale });
        expect(shown.host.querySelector('script, [onerror], iframe, b, img')).toBeNull();
        left += shown.host.querySelectorAll('.fix-list ul bdi').length;
        for (const part of shown.host.querySelectorAll('.fix-list ul bdi, h4, summary .fix-name, summary .fix-brief, button.primary'))
          expect(
            unmarked(part.textContent ?? '')
              .join('')
              .replace(/\s/g, ''),
          ).toBe('');
      }
      expect(document.title).toBe('Fixes');
      expect(drawn.length).toBeGreaterThan(1);
      // The remaining steps are in the same language.
      expect(left).toBeGreaterThan(0);
    },
    120_000,
  );
});
