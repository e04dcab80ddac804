/** Publishers of a page: rules in order of precedence. */
import type { DataItem, DataValue } from '../../../core/facts/structured-data.ts';
import type { NameFact } from '../../../core/facts/about.ts';
import { isLocalBusinessType, isOrganizationType } from '../agents.ts';
import { findCopyrightOwner } from './copyright-owner.ts';
import { areSameName } from '../../../language/names.ts';
import { typesOfRichResult } from '../../../lists/rich-results.ts';
import { referenceResolver, asList } from '../../../parse/data-items.ts';
import { itemsOfPage } from '../../structured-data/page-items.ts';
import { findPublisherEntities, type Entity } from './entities.ts';
import { isFrontPageLink, isAbbreviatedInDomain, resemblesDomain } from './site-name.ts';
import type { ProvenanceInput } from '../input.ts';
import { headlineText } from '../layout.ts';
import { findLogoNames } from './logo-name.ts';
import { firstString, metaTexts, namedBy, nameOfItem, type Named, namesInValue, uniqueNames } from '../names.ts';
import { ruleRow, type Row } from '../rules.ts';
import { findNameInTitle } from './title-name.ts';

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
const isWriter = ({ via }: Entity): boolean => /(?:^|\.)(?:author|creator)$/.test(via);
const nameOfEntity = ({ format, name, type, url, sameAs, selector }: Entity): Named =>
  namedBy(format, name, { type, url: url || null, sameAs: sameAs.slice(0, 20), selector });

const articles: ReadonlySet<string> = new Set([...typesOfRichResult('article'), 'ItemList', 'Review']);
/** Whether a business is what the page is about: a restaurant that is reviewed, or one of a list. A site's own business has the name of the site. */
function isSubject(types: readonly string[], name: string, view: View): boolean {
  if (!types.some(isLocalBusinessType) || resemblesDomain(name, view.url) || isAbbreviatedInDomain(name, view.url)) return false;
  const sites = [...metaTexts(view, siteMetas)].map(({ text }) => text);
  if (sites.length > 0) return !sites.some((site) => areSameName(site, name));
  const businesses = view.items.filter((item) => item.top && item.types.some(isLocalBusinessType));
  return (
    view.pageItems.some((item) => item.types.some((type) => articles.has(type))) ||
    businesses.some(({ properties }) => !areSameName(firstString(properties['name']), name))
  );
}

const rules: readonly Row<View, Named>[] = [
  // Articles and recipes: the publisher that their item names.
  ruleRow<View, DataItem, Named>({
    id: 'markup-publisher',
    where: ({ pageItems }) => pageItems,
    find: (item, { resolve }) =>
      asList(item.properties['publisher'])
        .slice(0, mostPublishers)
        .flatMap((value) => namesInValue(item, value, resolve)),
  }),
  // Any page whose WebSite has a name.
  ruleRow<View, DataItem, Named>({
    id: 'markup-site',
    where: ({ pageItems }) => pageItems.filter(({ types }) => types.includes('WebSite')),
    find: (item) => nameOfItem(item, 'site-name'),
  }),
  // Shops and companies: the organization at the top.
  ruleRow<View, DataItem, Named>({
    id: 'markup-organization',
    where: ({ pageItems }) => pageItems.filter(({ types }) => !types.includes('WebSite') && types.some(isOrganizationType)),
    unless: ({ types, properties }, view) => isSubject(types, firstString(properties['name']), view),
    find: (item) => nameOfItem(item, item.format),
  }),
  // The site that the page is part of may name its publisher. A writer, alone or with others, is not a publisher.
  ruleRow<View, Entity, Named>({
    id: 'markup-behind',
    where: ({ items, pageItems }) => findPublisherEntities(items, pageItems).filter(({ type }) => isOrganizationType(type)),
    unless: (one, view) =>
      isWriter(one) ||
      view.found.some(({ name }) => areSameName(name, one.name)) ||
      (one.via === 'top' && isSubject([one.type], one.name, view)),
    find: (one) => [nameOfEntity(one)],
  }),
  // Libraries and repositories.
  ruleRow<View, { text: string; selector: string }, Named>({
    id: 'meta-publisher',
    where: (view) => metaTexts(view, publisherMetas),
    find: ({ text, selector }) => [namedBy('meta', text, { selector })],
  }),
  ruleRow<View, { text: string; selector: string }, Named>({
    id: 'og-site-name',
    where: (view) => metaTexts(view, siteMetas),
    find: ({ text, selector }) => [namedBy('site-name', text, { type: 'og:site_name', selector })],
  }),
  // All other sites: what they append to their titles.
  { id: 'title-part', run: findNameInTitle },
  {
    id: 'copyright-line',
    run(view) {
      const owner = findCopyrightOwner(view);
      return owner ? [namedBy('copyright', owner.name, { visible: true, selector: owner.selector })] : [];
    },
  },
  // A personal site may name only its owner.
  ruleRow<View, Entity, Named>({
    id: 'markup-owner',
    where: ({ items, pageItems }) =>
      findPublisherEntities(items, pageItems)
        .filter(({ type, via }) => type === 'Person' && via === 'top')
        .slice(0, 1),
    unless: (_, { found, url, ...view }) =>
      !found.every(({ from }) => from === 'title-suffix' && isFrontPageLink(url)) ||
      (found.length === 0 && findLogoNames({ ...view, url }, []).length > 0),
    find: (one) => [nameOfEntity(one)],
  }),
  // The image that links to the front page.
  {
    id: 'logo',
    run: (view) =>
      findLogoNames(
        view,
        view.found.map(({ name }) => name),
      ),
  },
];
export const publisherRules: readonly string[] = rules.map(({ id }) => id);

/** Names of the publisher, each with its rule. */
export function findPublishers(input: ProvenanceInput): NameFact[] {
  const found: (Named & { rule: string })[] = [];
  const view: View = {
    ...input,
    pageItems: itemsOfPage(input.items, headlineText(input), input.url),
    resolve: referenceResolver(input.items),
    found,
  };
  for (const { id, run } of rules) found.push(...run(view).map((one) => ({ ...one, rule: id })));
  return uniqueNames('publisher', found, input);
}
