import type { BenchPage } from './measure.ts';

/** A page shape in a small and a large size: time per unit must not grow with the size. */
export interface LargePage {
  shape: string;
  /** The unit of the sizes: links, elements, kilobytes. */
  unit: string;
  small: number;
  large: number;
  body(size: number): string;
}

const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');
const filler = 'The harbour wall was built in the winter after the flood, of stone that came by river. ';
const link = (index: number) => `<a href="/leaf/${index}">Leaf ${index}</a>`;
/** Hidden, because layout of a million boxes takes a browser minutes and is not our work. */
const hiddenSection = (body: string) => `<p>${filler.repeat(3)}</p><div style="display:none">${body}</div>`;

/** Shapes whose cost grows faster than their size if code reads siblings, ancestors or text again for each node. */
export const largePages: readonly LargePage[] = [
  {
    shape: 'inline links in one paragraph',
    unit: 'links',
    small: 2_000,
    large: 20_000,
    body: (size) => `<p>${repeat(size, (index) => `${link(index)} `)}</p>`,
  },
  {
    shape: 'inline links between words',
    unit: 'links',
    small: 2_000,
    large: 20_000,
    body: (size) => `<p>${repeat(size, (index) => `${link(index)} and `)}</p>`,
  },
  {
    shape: 'links in a list',
    unit: 'links',
    small: 2_000,
    large: 100_000,
    body: (size) => `<ul>${repeat(size, (index) => `<li>${link(index)}</li>`)}</ul>`,
  },
  {
    shape: 'small links and no text',
    unit: 'links',
    small: 2_000,
    large: 20_000,
    body: (size) => `<div style="font-size:8px">${repeat(size, (index) => `<a href="#${index}"><b>${index}</b></a><span></span>`)}</div>`,
  },
  {
    shape: 'paragraphs',
    unit: 'elements',
    small: 2_000,
    large: 1_000_000,
    body: (size) => hiddenSection(repeat(size / 2, (index) => `<p>Line ${index} <b>bold</b></p>`)),
  },
  {
    shape: 'inline elements in one block',
    unit: 'elements',
    small: 2_000,
    large: 100_000,
    body: (size) => `<p>${repeat(size, (index) => `<span>${index} </span>`)}</p>`,
  },
  {
    shape: 'words kept apart by styles only',
    unit: 'elements',
    small: 2_000,
    large: 20_000,
    body: (size) => `<div style="display:flex;flex-wrap:wrap">${repeat(size, (index) => `<span>word${index}x</span>`)}</div>`,
  },
  {
    shape: 'one text node',
    unit: 'kB',
    small: 100,
    large: 10_000,
    body: (size) => `<p>${filler.repeat(Math.ceil((size * 1_000) / filler.length))}</p>`,
  },
  {
    shape: 'elements nested in each other',
    unit: 'elements',
    small: 500,
    large: 5_000,
    body: (size) => `${repeat(size, () => '<div>')}The bottom`,
  },
  {
    shape: 'named asides with headings in them',
    unit: 'elements',
    small: 500,
    large: 5_000,
    body: (size) => repeat(size / 2, (index) => `<div class="sidebar"><h1>Part ${index}</h1>`),
  },
  {
    shape: 'figures in figures',
    unit: 'elements',
    small: 400,
    large: 4_000,
    body: (size) => repeat(size / 4, () => '<figure><img alt="" src="data:,"><figcaption>A caption</figcaption><p>Text</p></figure>'),
  },
  {
    shape: 'headings with everything in them',
    unit: 'elements',
    small: 500,
    large: 5_000,
    body: (size) => repeat(size / 2, () => '<h2><div>'),
  },
  {
    shape: 'tables of pairs in each other',
    unit: 'elements',
    small: 450,
    large: 4_500,
    body: (size) => repeat(size / 3, (index) => `<table><tr><th>${index}</th><td>`),
  },
  {
    shape: 'times in one block',
    unit: 'elements',
    small: 2_000,
    large: 20_000,
    body: (size) => `<p>${repeat(size, (index) => `<time datetime="2026-01-01">${index}</time> `)}</p>`,
  },
  {
    shape: 'microdata in each other',
    unit: 'elements',
    small: 400,
    large: 4_000,
    body: (size) => repeat(size, () => '<div itemscope itemprop="about" itemtype="https://schema.org/Thing">'),
  },
  {
    shape: 'a page that is one typed thing',
    unit: 'elements',
    small: 2_000,
    large: 40_000,
    body: (size) =>
      `<div vocab="https://schema.org/" typeof="Thing" itemscope itemtype="https://schema.org/Thing">${repeat(size, (index) => `<p class="line">${index}</p>`)}</div>`,
  },
  {
    shape: 'long texts',
    unit: 'kB',
    small: 400,
    large: 10_000,
    body: (size) => repeat(size / 40, () => `<p>${filler.repeat(Math.ceil(40_000 / filler.length))}</p>`),
  },
  {
    shape: 'controls and labels',
    unit: 'elements',
    small: 2_000,
    large: 20_000,
    body: (size) => `<form>${repeat(size / 2, (index) => `<label><input type="checkbox" name="c${index}"></label>`)}</form>`,
  },
  {
    shape: 'hidden text',
    unit: 'elements',
    small: 2_000,
    large: 50_000,
    body: (size) => repeat(size, () => `<p style="visibility:hidden">${filler}</p>`),
  },
  {
    shape: 'links to parts that are not there',
    unit: 'links',
    small: 2_000,
    large: 20_000,
    body: (size) => repeat(size, (index) => `<a href="#part-${index}">Part</a> `),
  },
  {
    shape: 'what sticks out of the page',
    unit: 'elements',
    small: 2_000,
    large: 20_000,
    body: (size) => `<div style="width:3000px">${repeat(size, (index) => `<p style="width:3000px">${index}</p>`)}</div>`,
  },
];

export const benchPageOf = ({ shape, unit, body }: LargePage, size: number): BenchPage => ({
  name: `${shape}, ${size} ${unit}`,
  charset: 'utf-8',
  body: Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${shape}</title></head><body><main><h1>${shape}</h1>${body(size)}</main></body></html>`,
  ),
});
