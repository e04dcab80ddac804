import type { DataValue } from '../core/facts/structured-data.ts';
import { isOrganizationType } from '../derive/provenance/agents.ts';
import { isFrontPageLink } from '../derive/provenance/publisher/site-name.ts';
import { areSameName } from '../language/names.ts';
import { asList } from '../parse/data-items.ts';
import type { FixKind } from './fix.ts';
import { changeBlock, addBlock, withoutEmptyProperties, findItemToFix } from './json-ld-fix.ts';
import { brandToPaste, homeUrlToPaste, logoToPaste, maybePersonToPaste, siteNameToPaste } from './page-words.ts';

const signals = ['publisher-identity', 'schema-properties', 'schema-visible', 'jsonld-syntax'] as const;

/** Organization from the front page: name, URL, and the logo that links to it. */
export const organization: FixKind = {
  id: 'organization',
  signals,
  adds: true,
  make(fixFacts) {
    const name = brandToPaste(fixFacts, siteNameToPaste(fixFacts));
    const url = homeUrlToPaste(fixFacts);
    const pageItem = findItemToFix(fixFacts, isOrganizationType);
    const logo = logoToPaste(fixFacts);
    if (pageItem === 'other' || name === '' || url === null || !fixFacts.page) return null;
    if (pageItem) {
      const change: Record<string, DataValue> = {};
      const has = (property: string) => asList(pageItem.item.properties[property]).length > 0;
      if (!has('name')) change['name'] = name;
      if (!has('url')) change['url'] = url;
      if (logo && !has('logo') && !has('image')) change['logo'] = logo;
      return changeBlock(organization, fixFacts, pageItem, change);
    }
    // Other pages only refer to the publisher, which the front page describes. The site of a person is no organization.
    if (
      maybePersonToPaste(fixFacts, name) !== 'no' ||
      !isFrontPageLink(fixFacts.page.url) ||
      fixFacts.structuredData?.items.some(({ types }) => types.some(isOrganizationType))
    )
      return null;
    return addBlock(organization, fixFacts, withoutEmptyProperties({ '@type': 'Organization', name, url, logo: logo ?? undefined }));
  },
};

/** WebSite, from which search engines take the site name: only on the front page. */
export const website: FixKind = {
  id: 'website',
  signals,
  adds: true,
  make(fixFacts) {
    const name = siteNameToPaste(fixFacts);
    const url = homeUrlToPaste(fixFacts);
    const pageItem = findItemToFix(fixFacts, (type) => type === 'WebSite');
    if (pageItem === 'other' || name === '' || url === null || !fixFacts.page || !isFrontPageLink(fixFacts.page.url)) return null;
    if (!pageItem) return addBlock(website, fixFacts, withoutEmptyProperties({ '@type': 'WebSite', name, url }));
    const declared = asList(pageItem.item.properties['name'])[0];
    const isNamed = typeof declared === 'string' && areSameName(declared, name);
    const hasUrl = asList(pageItem.item.properties['url']).length > 0;
    return changeBlock(website, fixFacts, pageItem, { ...(!isNamed && { name }), ...(!hasUrl && { url }) });
  },
};
