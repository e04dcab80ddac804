import type { DataValue } from '../core/facts.ts';
import { isOrganisation } from '../derive/provenance/agents.ts';
import { isFrontPageUrl } from '../derive/provenance/site-name.ts';
import { asList } from '../parse/data-items.ts';
import type { FixKind } from './fix.ts';
import { changedBlock, newBlock, fixNode, itemToRewrite } from './json-ld-fix.ts';
import { frontUrl, logoPicture, siteNameOf } from './page-words.ts';

const signals = ['publisher-identity', 'schema-properties', 'schema-visible', 'jsonld-syntax'] as const;

/** Organization, from the front page: name, URL, and the logo that links to it. */
export const organization: FixKind = {
  id: 'organization',
  signals,
  adds: true,
  make(seen) {
    const name = siteNameOf(seen);
    const url = frontUrl(seen);
    const pageItem = itemToRewrite(seen, isOrganisation);
    const logo = logoPicture(seen);
    if (pageItem === 'other' || name === '' || url === null || !seen.page) return null;
    if (pageItem) {
      const change: Record<string, DataValue> = {};
      const has = (property: string) => asList(pageItem.item.properties[property]).length > 0;
      if (!has('name')) change['name'] = name;
      if (!has('url')) change['url'] = url;
      if (logo && !has('logo') && !has('image')) change['logo'] = logo;
      return changedBlock(organization, seen, pageItem, change);
    }
    // Other pages only reference the publisher, which the front page describes.
    if (!isFrontPageUrl(seen.page.url) || seen.structuredData?.items.some(({ types }) => types.some(isOrganisation))) return null;
    return newBlock(organization, seen, fixNode({ '@type': 'Organization', name, url, logo: logo ?? undefined }));
  },
};

/** WebSite, from which search engines take the site name: only on the front page. */
export const website: FixKind = {
  id: 'website',
  signals,
  adds: true,
  make(seen) {
    const name = siteNameOf(seen);
    const url = frontUrl(seen);
    const pageItem = itemToRewrite(seen, (type) => type === 'WebSite');
    if (pageItem === 'other' || name === '' || url === null || !seen.page || !isFrontPageUrl(seen.page.url)) return null;
    return pageItem
      ? changedBlock(website, seen, pageItem, { name, url })
      : newBlock(website, seen, fixNode({ '@type': 'WebSite', name, url }));
  },
};
