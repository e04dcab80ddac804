import type { DataValue } from '../core/facts/structured-data.ts';
import { isOrganizationItemType } from '../derive/provenance/agents.ts';
import { isFrontPageLink } from '../derive/provenance/publisher/site-name.ts';
import { namesAgree } from '../language/names.ts';
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
  make(fixFacts) {
    const name = siteNameToPaste(fixFacts);
    const url = frontUrlToPaste(fixFacts);
    const pageItem = itemToFix(fixFacts, isOrganizationItemType);
    const logo = logoToPaste(fixFacts);
    if (pageItem === 'other' || name === '' || url === null || !fixFacts.page) return null;
    if (pageItem) {
      const change: Record<string, DataValue> = {};
      const has = (property: string) => dataValueList(pageItem.item.properties[property]).length > 0;
      if (!has('name')) change['name'] = name;
      if (!has('url')) change['url'] = url;
      if (logo && !has('logo') && !has('image')) change['logo'] = logo;
      return changedBlockToPaste(organization, fixFacts, pageItem, change);
    }
    // Other pages only refer to the publisher, which the front page describes.
    if (!isFrontPageLink(fixFacts.page.url) || fixFacts.structuredData?.items.some(({ types }) => types.some(isOrganizationItemType)))
      return null;
    return newBlockToPaste(organization, fixFacts, fixedDataNode({ '@type': 'Organization', name, url, logo: logo ?? undefined }));
  },
};

/** WebSite, from which search engines take the site name: only on the front page. */
export const website: FixKind = {
  id: 'website',
  signals,
  adds: true,
  make(fixFacts) {
    const name = siteNameToPaste(fixFacts);
    const url = frontUrlToPaste(fixFacts);
    const pageItem = itemToFix(fixFacts, (type) => type === 'WebSite');
    if (pageItem === 'other' || name === '' || url === null || !fixFacts.page || !isFrontPageLink(fixFacts.page.url)) return null;
    if (!pageItem) return newBlockToPaste(website, fixFacts, fixedDataNode({ '@type': 'WebSite', name, url }));
    const declared = dataValueList(pageItem.item.properties['name'])[0];
    const isNamed = typeof declared === 'string' && namesAgree(declared, name);
    const hasUrl = dataValueList(pageItem.item.properties['url']).length > 0;
    return changedBlockToPaste(website, fixFacts, pageItem, { ...(!isNamed && { name }), ...(!hasUrl && { url }) });
  },
};
