/** Elements of a head: as HTML, and as the facts that a collector would make of them. */
import { linkTagRef, metaRef } from '../core/element-refs.ts';
import { caps, clipText } from '../core/helpers/clip.ts';
import type { DataValue, StructuredDataFact } from '../core/facts/structured-data.ts';
import type { ElementRef } from '../core/facts/page.ts';
import type { HeadFact, HeadNode, LinkTag, MetaTag } from '../core/facts/head.ts';
import { dataCaps } from '../parse/data-items.ts';
import { itemsOfBlock, parseJsonLd } from '../parse/json-ld.ts';
import { parseUrl } from '../parse/urls.ts';
import { htmlTextToPaste, plainLineToPaste, scriptJsonToPaste } from './escape.ts';
import { isHreflangLink } from '../derive/head/hreflang.ts';
import { declaresEncoding } from '../derive/head/texts.ts';

export type HeadElement =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { tag: 'script'; data: { readonly [key: string]: DataValue } };

/** Which elements are removed: all titles, all declarations of a character set, canonical, the entries of an hreflang set, a meta by its name or property, a JSON-LD block by its number. */
export type HeadKey = 'title' | 'charset' | 'canonical' | 'alternates' | `meta ${string}` | `block ${number}`;

export const metaByName = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
export const metaByProperty = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { property: name, content } });
export const linkElement = (attributes: Readonly<Record<string, string>>): HeadElement => ({ tag: 'link', attributes });

/** @param xml whether the page is XHTML */
export function writeHeadMarkup(elements: readonly HeadElement[], xml: boolean): string {
  const end = xml ? ' />' : '>';
  return elements
    .map((element) => {
      switch (element.tag) {
        case 'title':
          return `<title>${htmlTextToPaste(element.text)}</title>`;
        case 'script':
          return `<script type="application/ld+json">\n${scriptJsonToPaste(element.data, xml)}\n</script>`;
        default:
          return `<${element.tag}${Object.entries(element.attributes)
            .map(([name, value]) => ` ${name}="${htmlTextToPaste(value)}"`)
            .join('')}${end}`;
      }
    })
    .join('\n');
}

const goesMeta = (tag: MetaTag, keys: readonly HeadKey[]): boolean =>
  keys.some((key) =>
    key === 'charset'
      ? declaresEncoding(tag)
      : key.startsWith('meta ') && (tag.name === key.slice(5) || tag.property.split(/\s+/).includes(key.slice(5))),
  );
const goesLink = (tag: LinkTag, keys: readonly HeadKey[]): boolean =>
  keys.some((key) => (key === 'canonical' ? tag.rel.includes('canonical') : key === 'alternates' && isHreflangLink(tag)));

/** The elements of a page that are removed. */
export function elementsRemoved(keys: readonly HeadKey[], head: HeadFact, data?: StructuredDataFact): ElementRef[] {
  return [
    ...(keys.includes('title')
      ? head.titles.map(({ text, selector }): ElementRef => ({ selector, snippet: '<title>', text: clipText(text, caps.text) }))
      : []),
    ...head.metas.filter((tag) => goesMeta(tag, keys)).map(metaRef),
    ...head.links.filter((tag) => goesLink(tag, keys)).map(linkTagRef),
    ...(data?.blocks ?? [])
      .filter(({ index }) => keys.includes(`block ${index}`))
      .map(({ index, selector }): ElementRef =>
        // A page has many such elements, so its types identify it.
        ({
          selector,
          snippet: '<script type="application/ld+json">',
          text: clipText([...new Set(data?.items.flatMap(({ block, types }) => (block === index ? types : [])))].join(', '), caps.text),
        }),
      ),
  ];
}

const lower = (text: string | undefined) =>
  clipText(text ?? '', caps.attribute)
    .toLowerCase()
    .trim();
const attribute = (text: string | undefined, max: number = caps.attribute) => clipText(plainLineToPaste(text ?? '', max * 2), max);

function asMeta(
  { name, property: named, charset, content, 'http-equiv': httpEquiv }: Readonly<Record<string, string>>,
  selector: string,
): MetaTag {
  return {
    name: lower(name),
    property: lower(named),
    httpEquiv: lower(httpEquiv),
    charset: attribute(charset),
    content: attribute(content, caps.block),
    inHead: true,
    selector,
  };
}
function asLink(
  { rel, href = '', hreflang, type, sizes, media }: Readonly<Record<string, string>>,
  baseUrl: string,
  selector: string,
): LinkTag {
  return {
    rel: lower(rel).split(/\s+/).filter(Boolean),
    href: attribute(href, caps.url),
    url: parseUrl(href, baseUrl)?.href.slice(0, caps.url) ?? null,
    hreflang: attribute(hreflang),
    type: attribute(type),
    sizes: attribute(sizes),
    media: attribute(media),
    inHead: true,
    selector,
  };
}

/** The head after pasting. Selectors of added elements point to the elements that exist then. */
export function changeHead(head: HeadFact, keys: readonly HeadKey[], add: readonly HeadElement[], baseUrl: string): HeadFact {
  const gone = new Set(elementsRemoved(keys, head).map(({ selector }) => selector));
  const stays = ({ selector }: { selector: string }) => !gone.has(selector);
  const titles = keys.includes('title') ? [] : [...head.titles];
  const metas = head.metas.filter((tag) => !goesMeta(tag, keys));
  const links = head.links.filter((tag) => !goesLink(tag, keys));
  const nodes = head.nodes.filter(stays);
  add.forEach((element, index) => {
    const selector = `head > ${element.tag}:nth-last-of-type(${add.slice(index).filter(({ tag }) => tag === element.tag).length})`;
    const node = (attributes: Record<string, string>, text = ''): HeadNode => ({
      tag: element.tag,
      attributes,
      text,
      inHead: true,
      selector,
    });
    switch (element.tag) {
      case 'title':
        titles.push({ text: clipText(plainLineToPaste(element.text, caps.title * 8), caps.title), inHead: true, selector });
        nodes.push(node({}, clipText(plainLineToPaste(element.text), caps.text)));
        break;
      case 'meta':
        metas.push(asMeta(element.attributes, selector));
        nodes.push(node({ ...element.attributes }));
        break;
      case 'link':
        links.push(asLink(element.attributes, baseUrl, selector));
        nodes.push(node({ ...element.attributes }));
        break;
      default:
        nodes.push(node({ type: 'application/ld+json' }, clipText(scriptJsonToPaste(element.data).split('\n')[0] ?? '', caps.text)));
    }
  });
  return { ...head, titles, metas, links, nodes, nodesTotal: head.nodesTotal + nodes.length - head.nodes.length };
}

const blocksOf = (add: readonly HeadElement[]) =>
  add.flatMap((element) => (element.tag === 'script' ? [scriptJsonToPaste(element.data)] : []));

/** The structured data after pasting: existing blocks keep their order, new ones follow. */
export function changeStructuredData(data: StructuredDataFact, keys: readonly HeadKey[], add: readonly HeadElement[]): StructuredDataFact {
  const remaining = data.blocks.filter(({ index }) => !keys.includes(`block ${index}`));
  const places = new Map(remaining.map(({ index }, place) => [index, place + 1]));
  const added = blocksOf(add).map((text, index) =>
    parseJsonLd(text, remaining.length + index + 1, `head > script:nth-last-of-type(${blocksOf(add).length - index})`),
  );
  const items = [
    ...data.items.flatMap((item) =>
      item.format === 'json-ld' && places.has(item.block) ? [{ ...item, block: places.get(item.block)! }] : [],
    ),
    ...added.flatMap(itemsOfBlock),
    ...data.items.filter(({ format }) => format !== 'json-ld'),
  ];
  return {
    blocks: [...remaining.map((block) => ({ ...block, index: places.get(block.index)! })), ...added],
    items: items.slice(0, dataCaps.items),
    total: items.length,
  };
}

/** Texts of the blocks in the raw HTML after pasting. */
export const addToJsonLdSource = (jsonLd: readonly string[], add: readonly HeadElement[]): string[] => [...jsonLd, ...blocksOf(add)];
