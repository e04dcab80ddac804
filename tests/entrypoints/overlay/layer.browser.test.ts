import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlacedMark } from '../../../entrypoints/overlay/boxes.ts';
import { drawLayer, type Layer } from '../../../entrypoints/overlay/layer.ts';
import { eventually } from '../../support/eventually.ts';

let frame: HTMLIFrameElement;
let page: Document;
let layer: Layer | null = null;
let root: ShadowRoot | null = null;

beforeEach(() => {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 600px; height: 400px;';
  document.body.append(frame);
  page = frame.contentDocument!;
  page.open();
  page.write(
    '<!doctype html><title>x</title><body style="margin:0"><button id="b" style="display:block;width:100px;height:40px">x</button><div style="height:5000px"></div><p id="p">far</p></body>',
  );
  page.close();
  const attach = page.defaultView!.Element.prototype.attachShadow;
  page.defaultView!.Element.prototype.attachShadow = function attachShadow(init) {
    expect(init.mode).toBe('closed');
    root = attach.call(this, init);
    return root;
  };
});
afterEach(() => {
  layer?.remove();
  layer = null;
  frame.remove();
});

const mark = (selector: string, label = ''): PlacedMark => ({ element: page.querySelector(selector)!, label, kind: 'warn' });
const boxes = () => [...root!.querySelectorAll<HTMLElement>('.box')];

describe('the layer over a page', () => {
  test('leaves the document as it was', () => {
    const before = page.documentElement.outerHTML;
    layer = drawLayer(page, [mark('#b', 'label')], { legend: true, escape: () => undefined });
    expect(page.documentElement.outerHTML).not.toBe(before);
    layer.remove();
    expect(page.documentElement.outerHTML).toBe(before);
  });
  test('outlines what is in the window, and follows scrolling', async () => {
    layer = drawLayer(page, [mark('#b'), mark('#p')], { legend: false, escape: () => undefined });
    expect(boxes()).toHaveLength(1);
    const rect = boxes()[0]!.getBoundingClientRect();
    expect([rect.left, rect.top, rect.width, rect.height].map(Math.round)).toEqual([-3, -3, 106, 46]);
    page.defaultView!.scrollTo(0, 6000);
    await eventually(() => expect(boxes()[0]!.getBoundingClientRect().top).toBeGreaterThan(200));
  });
  test('touches nothing while the page keeps still, and moves a box in its place', async () => {
    layer = drawLayer(page, [mark('#b', 'label'), mark('#p')], { legend: true, escape: () => undefined });
    const [box] = boxes();
    const changes: string[] = [];
    const seen = new MutationObserver((records) => changes.push(...records.map(({ type, attributeName }) => `${type} ${attributeName}`)));
    seen.observe(root!, { subtree: true, childList: true, attributes: true, characterData: true });
    const drawn = async () => {
      page.defaultView!.dispatchEvent(new Event('resize'));
      await new Promise((resolve) => {
        page.defaultView!.requestAnimationFrame(() => page.defaultView!.requestAnimationFrame(resolve));
      });
    };
    await drawn();
    await drawn();
    expect(changes).toEqual([]);
    page.querySelector<HTMLElement>('#b')!.style.marginTop = '30px';
    await drawn();
    expect(boxes()[0]).toBe(box);
    expect(changes).toEqual(['attributes style', 'attributes class']);
    page.querySelector('#b')!.remove();
    await drawn();
    expect(boxes()).toEqual([]);
    seen.disconnect();
  });
  test('names in its legend what marks have in common', () => {
    const grouped = [
      { ...mark('#b', 'no source: 74%'), group: 'no source' },
      { ...mark('#p', 'no source: €5'), group: 'no source' },
    ];
    layer = drawLayer(page, grouped, { legend: true, escape: () => undefined });
    expect([...root!.querySelectorAll('.legend p')].map((line) => line.textContent)).toEqual(['▲ no source (2)']);
  });
  test('animates no box, only the layer once', () => {
    layer = drawLayer(page, [mark('#b', 'label')], { legend: true, escape: () => undefined });
    expect(page.defaultView!.getComputedStyle(boxes()[0]!).animationName).toBe('none');
  });
  test('dims everything but what is in the light, wherever the page is scrolled', async () => {
    page
      .querySelector('#b')!
      .insertAdjacentHTML(
        'beforebegin',
        '<main style="display:block;height:200px"><aside style="height:50px">ad</aside></main><footer style="height:20px">end</footer>',
      );
    layer = drawLayer(
      page,
      [
        { ...mark('main', 'main content'), look: 'spotlight' },
        { ...mark('aside', 'aside'), look: 'dim' },
        { ...mark('footer', 'footer'), look: 'dim' },
      ],
      { legend: true, escape: () => undefined },
    );
    const looks = () => boxes().map((box) => box.classList[2]);
    expect(looks()).toEqual(['spotlight', 'dim']);
    const { boxShadow } = page.defaultView!.getComputedStyle(boxes()[0]!);
    expect(Number.parseFloat(/(\d+)px\s*$/.exec(boxShadow)![1]!)).toBeGreaterThan(600);
    page.defaultView!.scrollTo(0, 3000);
    await eventually(() => expect(looks()).toEqual(['spotlight']));
  });
  test('goes around all from the first element to the last', () => {
    page.querySelector('#b')!.insertAdjacentHTML('afterend', '<p id="last" style="margin:0;width:300px;height:60px">end</p>');
    layer = drawLayer(page, [{ ...mark('#b', 'passage'), last: page.querySelector('#last')! }], { legend: false, escape: () => undefined });
    const { width, height } = boxes()[0]!.getBoundingClientRect();
    expect([width, height].map(Math.round)).toEqual([306, 106]);
  });
  test.each([
    ['shade', /gradient/],
    [undefined, /^none$/],
  ] as const)('an area is filled when it is to be shaded: %s', (look, image) => {
    layer = drawLayer(page, [{ ...mark('#b'), ...(look && { look }) }], { legend: true, escape: () => undefined });
    expect(page.defaultView!.getComputedStyle(boxes()[0]!).backgroundImage).toMatch(image);
  });
  test('has a button that removes it if there is a label; a synthetic click of the page does nothing', () => {
    const escape = vi.fn();
    layer = drawLayer(page, [mark('#b', 'label')], { legend: true, remove: 'Remove <b>', escape });
    const button = root!.querySelector('button')!;
    expect(button.textContent).toBe('Remove <b>');
    expect(page.defaultView!.getComputedStyle(button).pointerEvents).toBe('auto');
    button.click();
    expect(escape).not.toHaveBeenCalled();
    layer.remove();
    layer = drawLayer(page, [mark('#b', 'label')], { legend: true, escape });
    expect(root!.querySelector('button')).toBeNull();
  });
  test('lets clicks through', () => {
    layer = drawLayer(page, [mark('#b')], { legend: true, escape: () => undefined });
    expect(page.elementFromPoint(50, 20)?.id).toBe('b');
  });
  test('says each kind once in the legend, with sign and number, as text', () => {
    layer = drawLayer(page, [mark('#b', '<b>follow</b>'), mark('#p', '<b>follow</b>')], { legend: true, escape: () => undefined });
    expect(root!.querySelector('.legend')?.textContent).toBe('▲ <b>follow</b> (2)');
  });
  test('writes a label on its marks, unless the legend says it for many', () => {
    page.querySelector('#b')!.insertAdjacentHTML('afterend', '<i>1</i><i>2</i><i>3</i><i>4</i><u style="display:none">5</u>');
    const many = [...page.querySelectorAll('i')].map((element) => ({ element, label: 'follow', kind: 'good' as const }));
    layer = drawLayer(page, [...many, mark('#b', 'only here'), mark('u', 'hidden')], { legend: true, escape: () => undefined });
    expect(boxes().map((box) => box.textContent)).toEqual(['✓', '✓', '✓', '✓', '▲ only here']);
  });
  // A real key press closes it: page-untouched.spec.ts.
  test('an Escape that the page makes up does not close it', () => {
    const escape = vi.fn();
    layer = drawLayer(page, [mark('#b')], { legend: false, escape });
    page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(escape).not.toHaveBeenCalled();
  });
});
