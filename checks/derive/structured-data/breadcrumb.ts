import type { Block } from '../../core/facts/text.ts';
import type { DataItem, DataValue } from '../../core/facts/structured-data.ts';
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { wordRuns } from '../../language/letters.ts';
import { foldText } from '../../language/phrases.ts';
import { referenceResolver, asList, isDataNode } from '../../parse/data-items.ts';
import { comparableUrl, parseUrl } from '../../parse/urls.ts';
import { findBreadcrumbLinks } from '../links/trail.ts';
import type { Visible } from '../text/visible-text.ts';
import { isTopLevel } from './rich-results.ts';

interface Step {
  name: string;
  url: string | null;
}
/** A breadcrumb of the markup, and one that readers see. */
export interface ComparedBreadcrumb {
  /** Index in the page's items. */
  item: number;
  marked: string;
  shown: Visible;
  isSame: boolean;
}

/** Between the steps of a breadcrumb in one line. Bars and slashes stand between the links of menus too. */
const arrows = /\s*[>›»→＞❯⟩▸‹«←＜❮⟨◂]+\s*/;
/** Minimum share of the steps before the page that is linked. */
const leastLinked = 0.8;
const most = { steps: 10, characters: 500 } as const;

const keyOf = (text: string): string => wordRuns(foldText(text)).join(' ');
const textOf = (value: DataValue | undefined): string => asList(value).find((one) => typeof one === 'string') ?? '';
const isFront = (url: string | null): boolean => url !== null && parseUrl(url)?.pathname === '/';

function stepsOf({ properties }: DataItem, resolve: ReturnType<typeof referenceResolver>, base: string): Step[] {
  return asList(properties['itemListElement'])
    .map(resolve)
    .filter(isDataNode)
    .slice(0, most.steps)
    .map((step) => {
      const target = asList(step['item']).map(resolve)[0];
      const node = isDataNode(target) ? target : null;
      const url = node ? textOf(node['@id'] ?? node['url']) : textOf(target);
      return { name: textOf(step['name']) || textOf(node?.['name']), url: url ? (parseUrl(url, base)?.href ?? null) : null };
    });
}

/** Breadcrumbs that readers see, without the front page and this page: lines with arrows that end with the name of the page, and links to the pages above it. */
function shownTrails(blocks: readonly Block[], links: readonly LinkFact[], pageUrl: string, names: ReadonlySet<string>) {
  const lines = blocks.flatMap(({ text, linkChars, hrefs, selector, code }) => {
    if (code || hrefs.length === 0 || text.length > most.characters) return [];
    const parts = text.split(arrows).filter((part) => part !== '');
    const before = parts.slice(0, -1);
    const isTrail = before.length > 0 && names.has(keyOf(parts.at(-1)!)) && linkChars >= leastLinked * before.join('').length;
    const urls = hrefs.filter((url) => !isFront(url)).map(comparableUrl);
    return isTrail ? [{ names: (isFront(hrefs[0]!) ? before.slice(1) : before).map(keyOf), urls, shown: { text, selector } }] : [];
  });
  const trail = findBreadcrumbLinks(links, pageUrl);
  const above = trail.slice(1);
  return [
    ...lines,
    ...(above.length > 0
      ? [
          {
            names: above.map(({ text }) => keyOf(text)),
            urls: above.map(({ url }) => comparableUrl(url ?? '')),
            shown: { text: trail.map(({ text }) => text).join(' › '), selector: above[0]!.selector },
          },
        ]
      : []),
  ].filter(({ names: steps }) => steps.length > 0);
}

/**
 * A breadcrumb of the markup beside the one that readers see: the same if they share a step between the front page and this page. Null if
 * one of them is missing, or has no such step.
 */
export function compareBreadcrumb(
  items: readonly DataItem[],
  {
    blocks,
    links,
    pageUrl,
    headings,
  }: { blocks: readonly Block[]; links: readonly LinkFact[]; pageUrl: string; headings: readonly string[] },
): ComparedBreadcrumb | null {
  const resolve = referenceResolver(items);
  const lists = items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => item.types.includes('BreadcrumbList') && isTopLevel(item))
    .map(({ item, index }) => ({ item: index, steps: stepsOf(item, resolve, pageUrl) }))
    .filter(({ steps }) => steps.length > 2);
  if (lists.length === 0) return null;
  const names = new Set([...headings, ...lists.map(({ steps }) => steps.at(-1)!.name)].map(keyOf).filter((key) => key !== ''));
  const trails = shownTrails(blocks, links, pageUrl, names);
  if (trails.length === 0) return null;
  const shares = ({ name, url }: Step, trail: (typeof trails)[number]): boolean => {
    const key = keyOf(name);
    return (
      (url !== null && trail.urls.includes(comparableUrl(url))) ||
      (key !== '' && trail.names.some((one) => one.includes(key) || key.includes(one)))
    );
  };
  const compared = lists.flatMap(({ item, steps }) =>
    trails.map(({ shown }, at) => ({
      item,
      marked: steps.map(({ name }) => name).join(' › '),
      shown,
      isSame: steps.slice(1, -1).some((step) => shares(step, trails[at]!)),
    })),
  );
  return compared.find(({ isSame }) => isSame) ?? compared[0]!;
}
