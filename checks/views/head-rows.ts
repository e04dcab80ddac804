import type { HeadFact, HeadNode } from '../core/facts/head.ts';

export const headGroups = [
  'Document',
  'Search',
  'Sharing',
  'Icons and app',
  'Alternates and feeds',
  'Resource hints',
  'Styles',
  'Scripts',
  'Other',
] as const;
export type HeadGroup = (typeof headGroups)[number];

/** One statement of the head, in the rendered and in the raw HTML. */
export interface HeadRow {
  group: HeadGroup;
  /** The tag with its identifying attribute: `meta name=description`. */
  tag: string;
  /** Value in the rendered page; null if only the raw HTML has it. */
  rendered: string | null;
  /** Value in the raw HTML; null if a script added it, or if the raw HTML is unknown. */
  served: string | null;
  /** `unknown`: the raw HTML could not be read. */
  change: 'same' | 'changed' | 'added' | 'removed' | 'unknown';
  /** Number of elements with the same tag and value in the rendered page. */
  times: number;
  inHead: boolean;
  selector: string | null;
}

const searchNames = /^(description|robots|googlebot.*|bingbot.*|google.*|msvalidate.*|yandex.*|author|keywords|rating|news_keywords)$/;
const shareNames = /^(og|fb|article|book|profile|product|music|video|twitter|x):/;
const appNames = /^(theme-color|color-scheme|apple-.*|msapplication-.*|application-name|mobile-web-app.*|format-detection)$/;

function linkGroup(rel: string): HeadGroup {
  if (/canonical|author|license|amphtml|shortlink/.test(rel)) return 'Search';
  if (/icon|manifest|apple-touch/.test(rel)) return 'Icons and app';
  if (/alternate|next|prev|search/.test(rel)) return /stylesheet/.test(rel) ? 'Styles' : 'Alternates and feeds';
  if (/stylesheet/.test(rel)) return 'Styles';
  if (/preload|preconnect|prefetch|prerender/.test(rel)) return 'Resource hints';
  return 'Other';
}

/** Name, value and group of one head element. */
function describe({ tag, attributes, text }: HeadNode): { tag: string; value: string; group: HeadGroup } {
  const kind = tag.toLowerCase();
  const at = (name: string) => attributes[name] ?? '';
  if (kind === 'meta') {
    const content = at('content');
    if ('charset' in attributes) return { tag: 'meta charset', value: at('charset'), group: 'Document' };
    if ('http-equiv' in attributes) return { tag: `meta http-equiv=${at('http-equiv').toLowerCase()}`, value: content, group: 'Document' };
    const how = at('property') ? 'property' : at('name') ? 'name' : 'itemprop';
    const name = at(how).toLowerCase();
    const group: HeadGroup =
      name === 'viewport' || name === 'referrer' || name === 'generator'
        ? 'Document'
        : shareNames.test(name)
          ? 'Sharing'
          : appNames.test(name)
            ? 'Icons and app'
            : searchNames.test(name)
              ? 'Search'
              : 'Other';
    return { tag: name ? `meta ${how}=${name}` : 'meta', value: content, group };
  }
  if (kind === 'link') {
    const rel = at('rel').toLowerCase();
    const more = at('hreflang') ? ` hreflang=${at('hreflang')}` : at('sizes') ? ` sizes=${at('sizes')}` : '';
    return { tag: `link rel=${rel || '(none)'}${more}`, value: at('href') || at('imagesrcset'), group: linkGroup(rel) };
  }
  if (kind === 'title') return { tag: 'title', value: text, group: 'Document' };
  if (kind === 'base') return { tag: 'base', value: [at('href'), at('target')].filter(Boolean).join(' '), group: 'Document' };
  if (kind === 'style') return { tag: 'style', value: text, group: 'Styles' };
  if (kind === 'script') {
    const type = at('type').toLowerCase();
    return { tag: type && type !== 'text/javascript' ? `script type=${type}` : 'script', value: at('src') || text, group: 'Scripts' };
  }
  return {
    tag: kind,
    value:
      text ||
      Object.entries(attributes)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    group: 'Other',
  };
}

/** Groups whose elements cannot be matched by name, so two of them are never compared as one changed element. */
const many: ReadonlySet<HeadGroup> = new Set<HeadGroup>(['Resource hints', 'Styles', 'Scripts', 'Alternates and feeds', 'Other']);

/**
 * Head elements of the rendered page in document order, duplicates merged, with their value in the raw HTML.
 * Elements that exist only in the raw HTML come last.
 */
export function headRows(rendered: HeadFact, served: HeadFact | null): HeadRow[] {
  const rows: HeadRow[] = [];
  const byKey = new Map<string, HeadRow>();
  const keyOf = (tag: string, value: string, inHead: boolean) => `${inHead ? 'head' : 'body'}\n${tag}\n${value}`;
  for (const node of rendered.nodes) {
    const { tag, value, group } = describe(node);
    const key = keyOf(tag, value, node.inHead);
    const twin = byKey.get(key);
    if (twin) {
      twin.times++;
      continue;
    }
    const row: HeadRow = {
      group,
      tag,
      rendered: value,
      served: null,
      change: served ? 'added' : 'unknown',
      times: 1,
      inHead: node.inHead,
      selector: node.selector,
    };
    byKey.set(key, row);
    rows.push(row);
  }
  if (!served) return rows;

  const unmatched = new Map<string, Map<string, ReturnType<typeof describe> & Pick<HeadNode, 'inHead'>>>();
  for (const node of served.nodes) {
    const { inHead } = node;
    const described = { ...describe(node), inHead };
    const { tag, value } = described;
    // A script may have moved it.
    const same = byKey.get(keyOf(tag, value, inHead)) ?? byKey.get(keyOf(tag, value, !inHead));
    if (same) {
      same.served = value;
      same.change = 'same';
      continue;
    }
    const values = unmatched.get(tag) ?? new Map<string, typeof described>();
    values.set(value, described);
    unmatched.set(tag, values);
  }
  // Remaining elements with the same name on both sides were changed by a script.
  for (const row of rows) {
    const values = row.change === 'added' && !many.has(row.group) ? unmatched.get(row.tag) : undefined;
    const first = values?.keys().next();
    if (!values || !first || first.done) continue;
    row.served = first.value;
    row.change = 'changed';
    values.delete(first.value);
  }
  for (const values of unmatched.values()) {
    for (const { tag, value, group, inHead } of values.values()) {
      rows.push({ group, tag, rendered: null, served: value, change: 'removed', times: 1, inHead, selector: null });
    }
  }
  return rows;
}
