import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { measureContrast, type Figures } from '../../../checks/collect/contrast/measure.ts';
import { live } from '../../support/live-document.ts';

interface AxeResult {
  violations: { nodes: unknown[] }[];
  incomplete: { nodes: unknown[] }[];
  passes: { nodes: unknown[] }[];
}
type AxeWindow = Window & { eval(source: string): void; axe: { run(options: object): Promise<AxeResult> } };
const page = (body: string, css = '') => `<!doctype html><html lang="en"><title>Page</title><style>${css}</style><body>${body}`;

async function measured(html: string): Promise<Figures> {
  return (await measureContrast(live(html)))!;
}
const counts = ({ failed, enough, unclear }: Figures) => [failed, enough, unclear];

/** Elements that axe finds failed, passed, and incomplete. */
async function byAxe(html: string): Promise<number[]> {
  const view = live(html).defaultView as unknown as AxeWindow;
  view.eval(axe.source);
  const { violations, incomplete, passes } = await view.axe.run({ runOnly: ['color-contrast'] });
  return [violations, passes, incomplete].map((rules) => rules.reduce((sum, { nodes }) => sum + nodes.length, 0));
}

/** Pages for which axe, the reference, finds the same. Counted are failed, enough and unclear elements. */
const asAxe: [what: string, html: string, expected: number[]][] = [
  ['black on white', page('<p>Text here</p>'), [0, 1, 0]],
  ['gray just below and just above 4.5', page('<p style="color:#777">One text</p><p style="color:#767676">Two text</p>'), [1, 1, 0]],
  ['text in the color of its background, perhaps on purpose', page('<p style="color:#fff">Hidden text</p>'), [0, 0, 1]],
  [
    'large and bold text needs 3',
    page(
      '<p style="color:#888;font-size:24px">Large text</p><p style="color:#888;font:bold 19px serif">Bold text</p><p style="color:#888;font:bold 18px serif">Small text</p><p style="color:#888;font-size:23px">Not large</p>',
    ),
    [2, 2, 0],
  ],
  [
    'colors that shine through',
    page(
      '<div style="background:#000"><div style="background:rgba(255,255,255,.5)"><p style="color:rgba(255,255,255,.9)">Shining text</p></div></div>',
    ),
    [1, 0, 0],
  ],
  ['opacity of an element around', page('<div style="opacity:.5"><p style="color:#555">Faded text</p></div>'), [1, 0, 0]],
  ['opacity of a dark box', page('<div style="opacity:.6;background:#000"><p style="color:#fff">Faded text</p></div>'), [0, 1, 0]],
  [
    'a background that the body gives to the canvas',
    page('<p style="color:#333">On a dark page</p>', 'body{background:#222;color:#fff}'),
    [1, 0, 0],
  ],
  [
    'a background image',
    page('<div style="background:url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)"><p style="color:#999">Over an image</p></div>'),
    [0, 0, 1],
  ],
  ['a gradient', page('<div style="background:linear-gradient(#fff,#000)"><p style="color:#999">Over a gradient</p></div>'), [0, 0, 1]],
  [
    'an image below an opaque box',
    page(
      '<div style="background:url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)"><p style="color:#999;background:#fff">Over a box</p></div>',
    ),
    [1, 0, 0],
  ],
  [
    'what nobody sees',
    page(
      '<p style="display:none;color:#ddd">Not displayed</p><p style="visibility:hidden;color:#ddd">Hidden</p><p style="position:absolute;left:-9999px;color:#ddd">Far away</p><p style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden;color:#ddd">Only for screen readers</p><p style="opacity:0;color:#ddd">Transparent</p>',
    ),
    [0, 0, 0],
  ],
  ['text that only screen readers skip', page('<p aria-hidden="true" style="color:#ddd">Price</p>'), [1, 0, 0]],
  [
    'disabled controls',
    page('<button disabled style="color:#ddd">Send it</button><label style="color:#ddd">Name <input disabled></label>'),
    [0, 0, 0],
  ],
  [
    'a modern color',
    page('<p style="color:oklch(0.75 0 0)">Gray text</p><p style="color:color(srgb 0.2 0.2 0.2)">Dark text</p>'),
    [1, 1, 0],
  ],
  ['an element in an element', page('<p style="color:#888">Outer text <b style="color:#000">inner text</b> and more</p>'), [1, 1, 0]],
  [
    'a box that lies over a picture',
    page(
      '<div style="position:relative"><img alt="" width="300" height="100" style="position:absolute;left:0;top:0" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><p style="position:relative;color:#fff">Over the picture</p></div>',
    ),
    [0, 0, 1],
  ],
];

describe('contrast', () => {
  it.each(asAxe)('%s', async (_, html, expected) => {
    expect(counts(await measured(html))).toEqual(expected);
    expect(await byAxe(html)).toEqual(expected);
  });

  it.each([
    ['a filter', page('<div style="filter:contrast(.5)"><p style="color:#777">Text</p></div>'), [0, 0, 1]],
    ['a blend mode', page('<p style="mix-blend-mode:difference">Text</p>'), [0, 0, 1]],
    [
      'a letter filled by a gradient',
      page('<p style="background:linear-gradient(red,blue);background-clip:text;color:transparent">Text</p>'),
      [0, 0, 1],
    ],
    ['a shadow around light letters', page('<p style="color:#fff;text-shadow:0 0 3px #000">Text</p>'), [0, 0, 1]],
    [
      'a layer of a pseudo-element',
      page(
        '<div class="hero"><p>Text</p></div>',
        '.hero{position:relative;color:#fff}.hero::before{content:"";position:absolute;inset:0;z-index:-1;background:#000}',
      ),
      [0, 0, 1],
    ],
    ['a dark canvas', page('<p style="color:#eee">Text</p>', ':root{color-scheme:dark}'), [0, 0, 1]],
    [
      'icons and separators',
      page('<p style="color:#ddd">» \ue000 ›</p><i style="color:#ddd;font-family:Material Icons">menu</i>'),
      [0, 0, 0],
    ],
    [
      'a slide that is cut off',
      page('<div style="overflow:hidden;width:200px;height:50px"><p style="margin-left:400px;width:200px;color:#ddd">Next</p></div>'),
      [0, 0, 0],
    ],
    [
      'text that has to be scrolled to',
      page('<div style="overflow:auto;height:40px;background:#000"><p style="height:300px">&nbsp;</p><p style="color:#333">Text</p></div>'),
      [1, 0, 0],
    ],
    [
      'a fixed header over a picture',
      page(
        '<header style="position:fixed;top:0;left:0;right:0;background:#fff;z-index:9"><p style="color:#999">Menu</p></header><img alt="" width="600" height="300" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
      ),
      [1, 0, 0],
    ],
    [
      'text below a fixed banner',
      page('<p style="color:#999">Text</p><div style="position:fixed;inset:0 0 auto;height:90px;background:#000"></div>'),
      [1, 0, 0],
    ],
    [
      'a box that sticks out of a dark one',
      page('<div style="background:#000;height:20px"><p style="margin:0;padding-top:60px;color:#333">Text</p></div>'),
      [0, 1, 0],
    ],
    [
      'nothing far from the window',
      page('<div style="height:9000px"></div><div style="content-visibility:auto;contain-intrinsic-size:50px"><p>Text</p></div>'),
      [0, 0, 1],
    ],
  ])('%s', async (_, html, expected) => {
    expect(counts(await measured(html))).toEqual(expected);
  });

  it('groups by colors, with an example and where it is', async () => {
    const { pairs, pairsTotal, causes } = await measured(
      page(
        '<p id="one" style="color:#999">First  text</p><p style="color:#999">Second</p><p style="color:#fe0">Third</p><p style="filter:blur(1px)">Blurred</p>',
      ),
    );
    expect(pairs).toEqual([
      {
        color: '#999999',
        background: '#ffffff',
        ratio: 2.84,
        needed: 4.5,
        count: 2,
        text: 'First text',
        selectors: ['html > body > p:nth-child(1)', 'html > body > p:nth-child(2)'],
      },
      {
        color: '#ffee00',
        background: '#ffffff',
        ratio: 1.2,
        needed: 4.5,
        count: 1,
        text: 'Third',
        selectors: ['html > body > p:nth-child(3)'],
      },
    ]);
    expect(pairsTotal).toBe(2);
    expect(causes).toMatchObject([{ cause: 'effect', count: 1, text: 'Blurred' }]);
  });

  it('reads shadow roots and slots', async () => {
    const document = live(page('<div id="host"><b style="color:#999">Slotted</b></div>'));
    document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML =
      '<p style="color:#aaa">Inside</p><div style="background:#000"><slot></slot></div>';
    const { pairs, enough } = (await measureContrast(document))!;
    expect(pairs.map(({ text, selectors }) => [text, selectors[0]])).toEqual([
      ['Inside', 'html > body > div:nth-child(1) >>> p:nth-child(1)'],
    ]);
    expect(enough).toBe(1);
  });

  it('stops comparing texts with what lies over them when the time is over', async () => {
    const document = live(page('<p>One</p><p>Two</p><p>Three</p>'));
    // The walk is too short to read the clock.
    let reads = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (++reads > 4 ? 3_600_000 : 0));
    const { enough, truncated } = (await measureContrast(document))!;
    clock.mockRestore();
    expect(truncated).toBe(true);
    expect(enough).toBeLessThan(3);
  });

  it('is capped, and does not change the page', async () => {
    const colors = Array.from({ length: 250 }, (_, at) => `<i style="color:#${(0xaaaaaa + at).toString(16)}">text</i>`).join(' ');
    const document = live(page(colors));
    const before = document.documentElement.outerHTML;
    const { pairs, pairsTotal, failed, truncated } = (await measureContrast(document, 200))!;
    expect([pairs.length, truncated]).toEqual([100, true]);
    expect(pairsTotal).toBe(200);
    expect(failed).toBe(200);
    expect(document.documentElement.outerHTML === before).toBe(true);
  });

  it('survives names that shadow the properties of elements', async () => {
    const { failed } = await measured(
      page(
        '<form style="color:#999"><input name="firstChild"><input name="nodeType"><input name="getClientRects"><p>Text of a form</p></form>',
      ),
    );
    expect(failed).toBe(1);
  });
});
