import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSlider, type SightPorts } from '../../../entrypoints/overlay/sight.ts';
import type { Layer } from '../../../entrypoints/overlay/layer.ts';
import type { CrawlerSight, SeenCrawler } from '../../../reports/crawler-sight.ts';
import { eventually } from '../../support/eventually.ts';

let frame: HTMLIFrameElement;
let page: Document;
let layer: Layer | null = null;
let root: ShadowRoot;

function write(attributes = ''): void {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 600px; height: 400px; border: 0';
  document.body.append(frame);
  page = frame.contentDocument!;
  page.open();
  page.write(
    `<!doctype html><html ${attributes}><title>x</title><body style="margin:0"><button id="b">x</button><p id="one">One</p><p id="two">Two</p><div style="height:5000px"></div><p id="far">Far</p></body></html>`,
  );
  page.close();
  const attach = page.defaultView!.Element.prototype.attachShadow;
  page.defaultView!.Element.prototype.attachShadow = function attachShadow(init) {
    root = attach.call(this, init);
    return root;
  };
}
beforeEach(() => write());
afterEach(() => {
  layer?.remove();
  layer = null;
  frame.remove();
});

const crawler = (token: string, sight: SeenCrawler['sight'], changes: Partial<SeenCrawler> = {}): SeenCrawler => ({
  token,
  name: `${token} (search)`,
  title: `What ${token} sees`,
  tone: 'warn',
  number: '45%',
  caption: `of the content reaches ${token}`,
  sentence: 'Two blocks are missing.',
  rule: '',
  sight,
  card: null,
  ...changes,
});
const sight: CrawlerSight = {
  crawlers: [
    crawler('GPTBot', 'part'),
    crawler('ClaudeBot', 'nothing', { number: '0%', rule: 'robots.txt, line 2: Disallow: /' }),
    crawler('Googlebot', 'perhaps'),
    crawler('PerplexityBot', 'unknown', { number: '?' }),
  ],
  chosen: 'GPTBot',
  direction: 'ltr',
  missing: [],
  passages: [],
  words: {
    region: 'What a crawler sees',
    slider: 'Shown as people see it',
    crawler: 'Crawler',
    passage: 'quotable',
    copy: 'Copy',
    copied: 'Copied',
    save: 'Save',
    close: 'Close',
  },
};
const found = () => ({
  missing: ['#one', '#far'].map((selector) => page.querySelector(selector)!),
  passages: [{ element: page.querySelector('#two')! }],
});
const ports = (changes: Partial<SightPorts> = {}): SightPorts => ({
  close: () => undefined,
  copy: async () => true,
  save: () => undefined,
  ...changes,
});
const open = (chosen = 'GPTBot', of: Partial<SightPorts> = {}) => {
  layer = openSlider(page, { ...sight, chosen }, found(), ports(of));
};
const handle = () => root.querySelector<HTMLElement>('[role=slider]')!;
const press = (key: string) =>
  handle().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
const buttonOf = (words: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
const left = () => root.querySelector('.line')!.getBoundingClientRect().left;
const hatched = () => [...root.querySelectorAll('.hatch')];

describe('the slider between people and crawlers', () => {
  test('leaves the document as it was, and the focus where it was', () => {
    const before = page.documentElement.outerHTML;
    page.querySelector<HTMLElement>('#b')!.focus();
    open();
    expect(page.documentElement.children).toHaveLength(3);
    expect(root.activeElement).toBe(handle());
    layer!.remove();
    layer = null;
    expect(page.documentElement.outerHTML).toBe(before);
    expect(page.activeElement?.id).toBe('b');
  });

  test('is a slider for screen readers, moved by keys', () => {
    open();
    expect(handle().getAttribute('aria-label')).toBe('Shown as people see it');
    const values = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'PageDown', 'Home', 'ArrowLeft', 'End', 'ArrowRight'].map((key) => {
      expect(press(key)).toBe(false);
      return handle().getAttribute('aria-valuenow');
    });
    expect(values).toEqual(['52', '54', '52', '42', '0', '0', '100', '100']);
    expect(handle().getAttribute('aria-valuetext')).toBe('100%');
    // Keys that it does not use go to the page.
    expect(press('a')).toBe(true);
  });

  test('is drawn where its value says, and mirrored on a page from right to left', async () => {
    open();
    for (const animation of root.getAnimations()) animation.finish();
    await eventually(() => expect(Math.round(left())).toBe(300));
    press('Home');
    expect(Math.round(left())).toBe(0);
    layer!.remove();
    frame.remove();
    write('dir="rtl"');
    open();
    for (const animation of root.getAnimations()) animation.finish();
    press('Home');
    await eventually(() => expect(Math.round(left())).toBe(600));
    press('ArrowLeft');
    expect(handle().getAttribute('aria-valuenow')).toBe('2');
  });

  test.each(['ltr', 'rtl'] as const)('the panel has the direction of its words (%s), whatever that of the page is', (direction) => {
    for (const of of ['ltr', 'rtl']) {
      frame.remove();
      write(`dir="${of}"`);
      layer = openSlider(page, { ...sight, direction }, found(), ports());
      const directions = ['.panel', '.row', 'select', '.panel button'].map((part) => getComputedStyle(root.querySelector(part)!).direction);
      expect(directions).toEqual(directions.map(() => direction));
      layer.remove();
      layer = null;
    }
  });

  test('follows the pointer', () => {
    open();
    handle().setPointerCapture = () => undefined;
    handle().hasPointerCapture = () => true;
    const pointer = (type: string, clientX: number) =>
      handle().dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true, cancelable: true }));
    pointer('pointerdown', 300);
    pointer('pointermove', 150);
    expect(handle().getAttribute('aria-valuenow')).toBe('25');
    pointer('pointermove', -50);
    expect(handle().getAttribute('aria-valuenow')).toBe('0');
  });

  test('hatches what is in the window only, and follows scrolling', async () => {
    open();
    await eventually(() => expect(hatched()).toHaveLength(1));
    const at = hatched()[0]!.getBoundingClientRect();
    const one = page.querySelector('#one')!.getBoundingClientRect();
    expect(Math.round(at.top)).toBe(Math.round(one.top) - 3);
    page.defaultView!.scrollTo(0, 6000);
    await eventually(() => expect(hatched()[0]!.getBoundingClientRect().top).toBeGreaterThan(200));
  });

  test.each([
    ['GPTBot', 1, 1, 'none'],
    ['Googlebot', 1, 1, 'none'],
    ['ClaudeBot', 0, 0, 'repeating-linear-gradient'],
    ['PerplexityBot', 0, 1, 'radial-gradient'],
  ])('of %s shows %i hatched blocks and %i passages', async (token, blocks, passages, ground) => {
    open(token);
    await eventually(() => {
      expect(hatched()).toHaveLength(blocks);
      expect(root.querySelectorAll('.glow')).toHaveLength(passages);
    });
    expect(page.defaultView!.getComputedStyle(root.querySelector('.veil')!).backgroundImage).toContain(ground);
  });

  test('says what the chosen crawler gets, and another one when it is chosen', () => {
    open();
    const text = () => root.querySelector('.panel')!.textContent;
    expect(text()).toContain('45%');
    const select = root.querySelector('select')!;
    select.value = 'ClaudeBot';
    select.dispatchEvent(new Event('change'));
    expect(text()).toContain('What ClaudeBot sees');
    expect(text()).toContain('robots.txt, line 2: Disallow: /');
    expect(root.querySelector('[aria-live=polite]')!.textContent).toContain('Two blocks are missing.');
  });

  test('copies, saves where it may not copy, and closes', async () => {
    const calls: string[] = [];
    const save = ({ token }: SeenCrawler) => calls.push(`save ${token}`);
    open('GPTBot', { copy: async () => true, save, close: () => calls.push('close') });
    buttonOf('Copy').click();
    await eventually(() => expect(buttonOf('Copied')).toBeDefined());
    buttonOf('Save').click();
    buttonOf('Close').click();
    layer!.remove();
    open('ClaudeBot', { copy: async () => false, save });
    buttonOf('Copy').click();
    await eventually(() => expect(calls).toEqual(['save GPTBot', 'close', 'save ClaudeBot']));
  });

  test('closes on Escape, wherever the focus is, but not on one that the page makes up', async () => {
    const close = vi.fn();
    open('GPTBot', { close });
    page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(close).not.toHaveBeenCalled();
    page.querySelector<HTMLElement>('#b')!.focus();
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(close).toHaveBeenCalled());
  });

  test('the page stays usable', () => {
    open();
    press('End');
    const { left: x, top: y } = page.querySelector('#b')!.getBoundingClientRect();
    expect(page.elementFromPoint(x + 3, y + 3)?.id).toBe('b');
  });

  test('fits into 320 pixels', () => {
    frame.style.width = '320px';
    open('ClaudeBot');
    const panel = root.querySelector('.panel')!;
    expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });
});
