/** Shapes of pages whose cost grows faster than their size if code reads siblings, ancestors or text again for each node. */
const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');
const filler = 'The harbour wall was built in the winter after the flood, of stone that came by river. ';
const link = (index: number) => `<a href="/leaf/${index}">Leaf ${index}</a>`;
/** Hidden, because layout of a million boxes takes a browser minutes and is not our work. */
const hiddenSection = (body: string) => `<p>${filler.repeat(3)}</p><div style="display:none">${body}</div>`;

/** The body of a page of that many links or elements, by shape. */
export const largePages: Readonly<Record<string, (size: number) => string>> = {
  'inline links in one paragraph': (size) => `<p>${repeat(size, (index) => `${link(index)} `)}</p>`,
  'inline links between words': (size) => `<p>${repeat(size, (index) => `${link(index)} and `)}</p>`,
  'links in a list': (size) => `<ul>${repeat(size, (index) => `<li>${link(index)}</li>`)}</ul>`,
  'small links and no text': (size) =>
    `<div style="font-size:8px">${repeat(size, (index) => `<a href="#${index}"><b>${index}</b></a><span></span>`)}</div>`,
  paragraphs: (size) => hiddenSection(repeat(size / 2, (index) => `<p>Line ${index} <b>bold</b></p>`)),
  'inline elements in one block': (size) => `<p>${repeat(size, (index) => `<span>${index} </span>`)}</p>`,
  'words kept apart by styles only': (size) =>
    `<div style="display:flex;flex-wrap:wrap">${repeat(size, (index) => `<span>word${index}x</span>`)}</div>`,
  'elements nested in each other': (size) => `${repeat(size, () => '<div>')}The bottom`,
  'named asides with headings in them': (size) => repeat(size / 2, (index) => `<div class="sidebar"><h1>Part ${index}</h1>`),
  'figures in figures': (size) =>
    repeat(size / 4, () => '<figure><img alt="" src="data:,"><figcaption>A caption</figcaption><p>Text</p></figure>'),
  'headings with everything in them': (size) => repeat(size / 2, () => '<h2><div>'),
  'tables of pairs in each other': (size) => repeat(size / 3, (index) => `<table><tr><th>${index}</th><td>`),
  'times in one block': (size) => `<p>${repeat(size, (index) => `<time datetime="2026-01-01">${index}</time> `)}</p>`,
  'microdata in each other': (size) => repeat(size, () => '<div itemscope itemprop="about" itemtype="https://schema.org/Thing">'),
  'a page that is one typed thing': (size) =>
    `<div vocab="https://schema.org/" typeof="Thing" itemscope itemtype="https://schema.org/Thing">${repeat(size, (index) => `<p class="line">${index}</p>`)}</div>`,
  'controls and labels': (size) => `<form>${repeat(size / 2, (index) => `<label><input type="checkbox" name="c${index}"></label>`)}</form>`,
  'hidden text': (size) => repeat(size, () => `<p style="visibility:hidden">${filler}</p>`),
  'links to parts that are not there': (size) => repeat(size, (index) => `<a href="#part-${index}">Part</a> `),
  'what sticks out of the page': (size) =>
    `<div style="width:3000px">${repeat(size, (index) => `<p style="width:3000px">${index}</p>`)}</div>`,
};
