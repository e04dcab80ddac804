/** Parts of a page that names authors, publishers and dates, and what is read from them. */
import type { Block } from '../../checks/core/facts/text.ts';
import type { DataItem } from '../../checks/core/facts/structured-data.ts';
import type { HeadFact, MetaTag } from '../../checks/core/facts/head.ts';
import type { LinkFact } from '../../checks/core/facts/links-and-images.ts';
import type { Region } from '../../checks/core/facts/page.ts';
import type { TimeElement } from '../../checks/core/facts/about.ts';
import { findProvenance } from '../../checks/derive/provenance/provenance.ts';
import type { ProvenanceInput } from '../../checks/derive/provenance/input.ts';
import { countUnits } from '../../checks/language/units.ts';

export const block = (text: string, more: Partial<Block> = {}): Block => ({
  tag: 'p',
  text,
  units: countUnits(text),
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: `p[${text.slice(0, 9)}]`,
  ...more,
});
export const h1 = (text: string) => block(text, { tag: 'h1', level: 1 });
export const story = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    block(
      `Passage ${index} is long enough to be told from a line of facts, because it has many more words than any such line would ever have, and on and on it goes without an end.`,
    ),
  );
export const meta = (property: string, content: string): MetaTag => ({
  name: property,
  property: '',
  httpEquiv: '',
  charset: '',
  content,
  inHead: true,
  selector: `meta[${property}]`,
});
export const head = (metas: MetaTag[] = [], title = ''): HeadFact => ({
  titles: title ? [{ text: title, inHead: true, selector: 'title' }] : [],
  metas,
  links: [],
  nodes: [],
  nodesTotal: 0,
  leftHeadAt: null,
  heads: 1,
  base: null,
});
export const item = (type: string, properties: DataItem['properties'], more: Partial<DataItem> = {}): DataItem => ({
  format: 'json-ld',
  block: 1,
  types: [type],
  id: null,
  top: true,
  properties,
  pointer: '',
  selector: 'script',
  ...more,
});
export const link = (url: string, text: string, region: Region = 'footer'): LinkFact => ({
  kind: 'a',
  href: url,
  url,
  rel: [],
  target: '',
  text,
  name: text,
  nameFrom: 'text',
  imageOnly: false,
  region,
  main: region === 'main',
  clickHandler: false,
  role: '',
  selector: `a[${text}]`,
});
export const time = (more: Partial<TimeElement>): TimeElement => ({
  datetime: '2024-03-15',
  text: '15 March 2024',
  visible: true,
  region: 'main',
  block: 0,
  main: true,
  selector: 'time',
  ...more,
});
export const read = (input: Partial<ProvenanceInput>) =>
  findProvenance({
    url: 'https://example.com/a',
    language: 'en',
    head: head(),
    blocks: [],
    items: [],
    times: [],
    relAuthors: [],
    links: [],
    ...input,
  });
