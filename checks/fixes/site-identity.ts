import type { DataValue } from '../core/facts.ts';
import { isOrganizationItemType } from '../derive/provenance/agents.ts';
import { isFrontPageLink } from '../derive/provenance/site-name.ts';
import { dataValueList } from '../parse/data-items.ts';
import type { FixKind } from './fix.ts';
import { changedBlockToPaste, newBlockToPaste, fixedDataNode, itemToFix } from './json-ld-fix.ts';
import { frontUrlToPaste, logoToPaste, siteNameToPaste } from './page-words.ts';

const signals = ['publisher-identity', 'schema-properties', 'schema-visible', 'jsonld-syntax'] as const;

/** Organization from the front page: name, URL, and the logo that links to it. */
export const organization: FixKind = {
  id: 'organization',
  signals,
  adds: true,
  make(seen) {
    const name = siteNameToPaste(seen);
    const url = frontUrlToPaste(seen);
    const pageItem = itemToFix(seen, isOrganizationItemType);
    const logo = logoToPaste(seen);
    if (pageItem === 'other' || name === '' || url === null || !seen.page) return null;
    if (pageItem) {
      const change: Record<string, DataValue> = {};
      const has = (property: string) => dataValueList(pageItem.item.properties[property]).length > 0;
      if (!has('name')) change['name'] = name;
      if (!has('url')) change['url'] = url;
      if (logo && !has('logo') && !has('image')) change['logo'] = logo;
      return changedBlockToPaste(organization, seen, pageItem, change);
    }
    // Other pages only refer to the publisher, which the front page describes.
    if (!isFrontPageLink(seen.page.url) || seen.structuredData?.items.some(({ types }) => types.some(isOrganizationItemType))) return null;
    return newBlockToPaste(organization, seen, fixedDataNode({ '@type': 'Organization', name, url, logo: logo ?? undefined }));
  },
};

/** WebSite, from which search engines take the site name: only on the front page. */
export const website: FixKind = {
  id: 'website',
  signals,
  adds: true,
  make(seen) {
    const name = siteNameToPaste(seen);
    const url = frontUrlToPaste(seen);
    const pageItem = itemToFix(seen, (type) => type === 'WebSite');
    if (pageItem === 'other' || name === '' || url === null || !seen.page || !isFrontPageLink(seen.page.url)) return null;
    return pageItem
      ? changedBlockToPaste(website, seen, pageItem, { name, url })
      : newBlockToPaste(website, seen, fixedDataNode({ '@type': 'WebSite', name, url }));
  },
};
