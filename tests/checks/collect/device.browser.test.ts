import { expect, test } from 'vitest';
import { fact, live } from '../../support/live-document.ts';

const sentence = 'In winter the bees of a hive keep warm in a cluster, and they eat the honey that they stored in summer. ';
const article = `<main><h1>Bees in winter</h1><p>${sentence.repeat(3)}</p><p>${sentence.repeat(3)}</p><p style="height:2000px">${sentence}</p></main>`;
const cookies = `We use cookies to remember you, and so do our partners. <button>Accept all</button> <button>Reject all</button>`;
const full = 'position:fixed;inset:0;';
const centered = 'position:fixed;left:300px;top:200px;width:400px;height:300px;background:#fff;';

/** The wall of a page: the start of its text, and whether it is alone; null for none. */
async function wallOf(body: string, head = ''): Promise<[string, boolean] | null> {
  const { wall } = await fact('device', `<!doctype html><head><style>body{margin:0}</style>${head}</head><body>${body}</body>`);
  return wall ? [wall.at.text.slice(0, 14), wall.alone] : null;
}

test.each([
  [
    'a dialog over its backdrop',
    `${article}<div style="${full}background:#0008"></div><div role="dialog" style="${centered}">${cookies}</div>`,
  ],
  ['a dialog in its backdrop', `${article}<div style="${full}background:#0008"><div role="dialog">${cookies}</div></div>`],
  [
    'a dialog over its backdrop, below a fixed header with more text',
    `${article}<div style="${full}"></div><header style="position:fixed;top:0;width:100%;height:60px"><p>Home</p><p>Hives</p><p>Honey</p></header><div role="dialog" style="${centered}">${cookies}</div>`,
  ],
  ['a newsletter popup without a role', `<div>${article}</div><div style="${full}"><p>We use letters</p><input type="email"></div>`],
  ['a login wall before the page, with a headline', `<div role="dialog" style="${full}"><h1>We use accounts</h1></div>${article}`],
  [
    'a consent tool, known by its name',
    `${article}<div id="onetrust-consent-sdk"><div class="dark" style="${full}"></div><div id="onetrust-banner-sdk" style="${centered}"><h1>We use cookies</h1></div></div>`,
  ],
  ['a wall over an app whose root is fixed', `<div style="${full}overflow:auto">${article}</div><div style="${full}">${cookies}</div>`],
])('a wall: %s', async (_, body) => {
  expect(await wallOf(body)).toEqual([expect.stringMatching(/^We use/), false]);
});

test('a wall: a modal dialog, whose backdrop covers the page', async () => {
  const document = live(`<!doctype html><body>${article}<dialog>${cookies}</dialog></body>`);
  document.querySelector('dialog')!.showModal();
  expect(await fact('device', document)).toMatchObject({
    overlayShare: 1,
    wall: { at: { text: expect.stringMatching(/^We use/) as string }, alone: false },
  });
});

test('a wall: in a shadow tree, or in a frame', async () => {
  const document = live(`<!doctype html><body>${article}<div id="host"></div></body>`);
  document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML = `<div style="${full}">${cookies}</div>`;
  expect((await fact('device', document)).wall).toMatchObject({ at: { selector: expect.stringContaining('>>>') as string } });
  expect(
    await wallOf(`${article}<div style="${full}"><iframe srcdoc="We use cookies" style="width:100%;height:100%"></iframe></div>`),
  ).toEqual(['', false]);
});

test.each([
  ['of a role', `<div id="root"></div><div role="dialog" style="${full}">${cookies}</div>`],
  [
    'of a consent tool',
    `<div id="root"></div><div class="cookie-consent" style="${full}"><p>We use cookies. ${sentence.repeat(3)}</p></div>`,
  ],
])('a wall alone, %s', async (_, body) => {
  expect(await wallOf(body)).toEqual([expect.stringMatching(/^We use/), true]);
});

test.each([
  [
    'a banner at the bottom',
    `${article}<div id="onetrust-consent-sdk"><div style="position:fixed;bottom:0;left:0;right:0;height:180px">${cookies}</div></div>`,
  ],
  [
    'a banner in a box that is fixed too',
    `${article}<div style="position:fixed;bottom:0;width:100%;height:300px"><div style="position:fixed;bottom:0;width:100%;height:300px">${cookies}</div></div>`,
  ],
  ['a sticky header', `<header style="position:sticky;top:0;height:90px"><h1>Bees</h1></header>${article}`],
  ['a chat bubble', `${article}<div style="position:fixed;right:9px;bottom:9px;width:60px;height:60px"><iframe></iframe></div>`],
  ['a layer that lets clicks through', `${article}<div style="${full}pointer-events:none"><p>We use toasts</p></div>`],
  ['a closed menu', `${article}<nav style="${full}visibility:hidden">Menu</nav><nav style="${full}opacity:0">Menu</nav>`],
  [
    'a spinner, over a fixed header',
    `<header style="position:fixed;top:0;height:90px"><p>We use menus</p></header>${article}<div style="${full}background:#fff"></div>`,
  ],
  ['a spinner', `${article}<div style="${full}background:#fff"></div>`],
  ['a sticky first section', `<section style="position:sticky;top:0;height:100vh"><p>We use pictures</p></section>${article}`],
])('no wall: %s', async (_, body) => {
  expect(await wallOf(body)).toBeNull();
});

test.each([
  ['the root of an app', `<div style="${full}overflow:auto"><nav>Menu</nav>${article}</div>`],
  ['the root of an app with little text', `<div style="${full}"><nav>Menu</nav><div>Map of hives</div></div>`],
  ['a picture behind the page', `<div style="${full}z-index:-1"><p>We use pictures</p></div>${article}`],
  [
    'a picture below a page that is above it',
    `<div style="${full}"><p>We use pictures</p></div><div style="position:relative;z-index:1">${article}</div>`,
  ],
  [
    'a first section over which the page scrolls',
    `<section style="${full}"><h1>Bees</h1><p>We use pictures</p></section><div style="margin-top:700px;position:relative">${article.replace(/<h1>.*<\/h1>/, '')}</div>`,
  ],
])('the page itself, or what is behind it, is no overlay: %s', async (_, body) => {
  expect(await fact('device', `<!doctype html><head><style>body{margin:0}</style></head><body>${body}</body>`)).toMatchObject({
    overlays: [],
    overlayShare: 0,
  });
  expect(await wallOf(body)).toBeNull();
});
