import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLayer, type Layer, type PlacedMark } from '../../../entrypoints/overlay/layer.ts';
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
  page.write('<!doctype html><title>x</title><body style="margin:0"><button id="b" style="display:block;width:100px;height:40px">x</button><div style="height:5000px"></div><p id="p">far</p></body>');
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
    layer = openLayer(page, [mark('#b', 'label')], { legend: true, escape: () => undefined });
    expect(page.documentElement.outerHTML).not.toBe(before);
    layer.remove();
    expect(page.documentElement.outerHTML).toBe(before);
  });
  test('outlines what stands in the window, and follows scrolling', async () => {
    layer = openLayer(page, [mark('#b'), mark('#p')], { legend: false, escape: () => undefined });
    expect(boxes()).toHaveLength(1);
    const rect = boxes()[0]!.getBoundingClientRect();
    expect([rect.left, rect.top, rect.width, rect.height].map(Math.round)).toEqual([-3, -3, 106, 46]);
    page.defaultView!.scrollTo(0, 6000);
    await eventually(() => expect(boxes()[0]!.getBoundingClientRect().top).toBeGreaterThan(200));
  });
  test('lets clicks through', () => {
    layer = openLayer(page, [mark('#b')], { legend: true, escape: () => undefined });
    expect(page.elementFromPoint(50, 20)?.id).toBe('b');
  });
  test('says each kind once in the legend, with sign and number, as text', () => {
    layer = openLayer(page, [mark('#b', '<b>follow</b>'), mark('#p', '<b>follow</b>')], { legend: true, escape: () => undefined });
    expect(root!.querySelector('.legend')?.textContent).toBe('▲ <b>follow</b> (2)');
  });
  test('writes a label on its marks, unless the legend says it for many', () => {
    page.querySelector('#b')!.insertAdjacentHTML('afterend', '<i>1</i><i>2</i><i>3</i><i>4</i><u style="display:none">5</u>');
    const many = [...page.querySelectorAll('i')].map((element) => ({ element, label: 'follow', kind: 'good' as const }));
    layer = openLayer(page, [...many, mark('#b', 'only here'), mark('u', 'hidden')], { legend: true, escape: () => undefined });
    expect(boxes().map((box) => box.textContent)).toEqual(['✓', '✓', '✓', '✓', '▲ only here']);
  });
  // Pressed by a hand, it does: page-untouched.spec.ts.
  test('an Escape that the page makes up does not close it', () => {
    const escape = vi.fn();
    layer = openLayer(page, [mark('#b')], { legend: false, escape });
    page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(escape).not.toHaveBeenCalled();
  });
});
