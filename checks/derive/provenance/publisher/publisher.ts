/** Publishers of a page: rules in order of precedence. */
import type { DataItem, DataValue } from '../../../core/facts/structured-data.ts';
import type { NameFact } from '../../../core/facts/about.ts';
import { isLocalBusinessItemType, isOrganizationItemType } from '../agents.ts';
import { deriveCopyrightOwner } from './copyright-owner.ts';
import { namesAgree } from '../../../language/names.ts';
import { richResults } from '../../../lists/rich-results.ts';
import { dataNodeResolver, dataValueList } from '../../../parse/data-items.ts';
import { derivePageItems } from '../../structured-data/page-items.ts';
import { derivePublisherEntities, type PublisherEntity } from './entities.ts';
import { isFrontPageLink, isSiteNameAbbreviated, siteNameResemblesDomain } from './site-name.ts';
import type { ProvenanceInput } from '../input.ts';
import { deriveHeadline } from '../layout.ts';
import { deriveLogoNames } from './logo-name.ts';
import {
  deriveFirstText,
  deriveMetaTexts,
  foundProvenanceName,
  deriveItemName,
  type Named,
  deriveNamesInValue,
  deriveUniqueNames,
} from '../names.ts';
import { ruleRow, type Row } from '../rules.ts';
import { deriveTitleName } from './title-name.ts';

interface View extends ProvenanceInput {
  /** Items that represent the page. */
  pageItems: readonly DataItem[];
  resolve(value: DataValue): DataValue;
  /** What the rules above found. */
  found: readonly Named[];
}

const mostPublishers = 3;
const publisherMetas = new Set(['publisher', 'dc.publisher', 'dcterms.publisher', 'citation_publisher', 'article:publisher']);
const siteMetas = new Set(['og:site_name']);
const isWriter = ({ via }: PublisherEntity): boolean => /(?:^|\.)(?:author|creator)$/.test(via);
const nameOfEntity = ({ format, name, type, url, sameAs, selector }: PublisherEntity): Named =>
  foundProvenanceName(format, name, { type, url: url || null, sameAs: sameAs.slice(0, 20), selector });

const articles: ReadonlySet<string> = new Set([...(richResults.find(({ id }) => id === 'article')?.types ?? []), 'ItemList', 'Review']);
/** Whether a business is what the page is about: a restaurant that is reviewed, or one of a list. A site's own business has the name of the site. */
function isSubject(types: readonly string[], name: string, view: View): boolean {
  if (!types.some(isLocalBusinessItemType) || siteNameResemblesDomain(name, view.url) || isSiteNameAbbreviated(name, view.url))
    return false;
  const sites = [...deriveMetaTexts(view, siteMetas)].map(({ text }) => text);
  if (sites.length > 0) return !sites.some((site) => namesAgree(site, name));
  const businesses = view.items.filter((item) => item.top && item.types.some(isLocalBusinessItemType));
  return (
    view.pageItems.some((item) => item.types.some((type) => articles.has(type))) ||
    businesses.some(({ properties }) => !namesAgree(deriveFirstText(properties['name']), name))
  );
}

const rules: readonly Row<View, Named>[] = [
  // Articles and recipes: the publisher that their item names.
  ruleRow<View, DataItem, Named>({
    id: 'markup-publisher',
    where: ({ pageItems }) => pageItems,
    find: (item, { resolve }) =>
      dataValueList(item.properties['publisher'])
        .slice(0, mostPublishers)
        .flatMap((value) => deriveNamesInValue(item, value, resolve)),
  }),
  // Any page whose WebSite has a name.
  ruleRow<View, DataItem, Named>({
    id: 'markup-site',
    where: ({ pageItems }) => pageItems.filter(({ types }) => types.includes('WebSite')),
    find: (item) => deriveItemName(item, 'site-name'),
  }),
  // Shops and companies: the organization at the top.
  ruleRow<View, DataItem, Named>({
    id: 'markup-organization',
    where: ({ pageItems }) => pageItems.filter(({ types }) => !types.includes('WebSite') && types.some(isOrganizationItemType)),
    unless: ({ types, properties }, view) => isSubject(types, deriveFirstText(properties['name']), view),
    find: (item) => deriveItemName(item, item.format),
  }),
  // The site that the page is part of may name its publisher. A writer, alone or with others, is not a publisher.
  ruleRow<View, PublisherEntity, Named>({
    id: 'markup-behind',
    where: ({ items, pageItems }) => derivePublisherEntities(items, pageItems).filter(({ type }) => isOrganizationItemType(type)),
    unless: (one, view) =>
      isWriter(one) ||
      view.found.some(({ name }) => namesAgree(name, one.name)) ||
      (one.via === 'top' && isSubject([one.type], one.name, view)),
    find: (one) => [nameOfEntity(one)],
  }),
  // Libraries and repositories.
  ruleRow<View, { text: string; selector: string }, Named>({
    id: 'meta-publisher',
    where: (view) => deriveMetaTexts(view, publisherMetas),
    find: ({ text, selector }) => [foundProvenanceName('meta', text, { selector })],
  }),
  ruleRow<View, { text: string; selector: string }, Named>({
    id: 'og-site-name',
    where: (view) => deriveMetaTexts(view, siteMetas),
    find: ({ text, selector }) => [foundProvenanceName('site-name', text, { type: 'og:site_name', selector })],
  }),
  // All other sites: what they append to their titles.
  ruleRow<View, View, Named>({ id: 'title-part', where: (view) => [view], find: deriveTitleName }),
  ruleRow<View, View, Named>({
    id: 'copyright-line',
    where: (view) => [view],
    find: (view) =>
      [deriveCopyrightOwner(view)].flatMap((owner) =>
        owner ? [foundProvenanceName('copyright', owner.name, { visible: true, selector: owner.selector })] : [],
      ),
  }),
  // A personal site may name only its owner.
  ruleRow<View, PublisherEntity, Named>({
    id: 'markup-owner',
    where: ({ items, pageItems }) =>
      derivePublisherEntities(items, pageItems)
        .filter(({ type, via }) => type === 'Person' && via === 'top')
        .slice(0, 1),
    unless: (_, { found, url, ...view }) =>
      !found.every(({ from }) => from === 'title-suffix' && isFrontPageLink(url)) ||
      (found.length === 0 && deriveLogoNames({ ...view, url }, []).length > 0),
    find: (one) => [nameOfEntity(one)],
  }),
  // The image that links to the front page.
  ruleRow<View, View, Named>({
    id: 'logo',
    where: (view) => [view],
    find: (view) =>
      deriveLogoNames(
        view,
        view.found.map(({ name }) => name),
      ),
  }),
];
export const publisherRules: readonly string[] = rules.map(({ id }) => id);

/** Names of the publisher, each with its rule. */
export function derivePublishers(input: ProvenanceInput): NameFact[] {
  const found: (Named & { rule: string })[] = [];
  const view: View = {
    ...input,
    pageItems: derivePageItems(input.items, deriveHeadline(input), input.url),
    resolve: dataNodeResolver(input.items),
    found,
  };
  for (const { id, run } of rules) found.push(...run(view).map((one) => ({ ...one, rule: id })));
  return deriveUniqueNames('publisher', found, input);
}
