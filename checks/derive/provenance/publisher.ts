/** Publishers of a page: rules in order of precedence. */
import type { DataItem, NameFact } from '../../core/facts.ts';
import { isOrganisation } from './agents.ts';
import { copyrightOwner } from './copyright-owner.ts';
import { namesAgree } from '../../language/names.ts';
import { asList } from '../../parse/data-items.ts';
import { itemsOfPage } from '../structured-data/page-items.ts';
import { publisherEntities, type PublisherEntity } from './publisher-entities.ts';
import { isFrontPageUrl } from './site-name.ts';
import type { ProvenanceInput } from './input.ts';
import { headlineOf } from './layout.ts';
import { logoNames } from './logo-name.ts';
import { itemsById, metasNamed, foundName, nameOfItem, type Named, namesInValue, uniqueNames } from './names.ts';
import { provenanceRow, type Row } from './rules.ts';
import { titleName } from './title-name.ts';

interface View extends ProvenanceInput {
  /** Items that speak for the page. */
  pageItems: readonly DataItem[];
  byId: ReadonlyMap<string, DataItem>;
  /** What the rules above have found. */
  found: readonly Named[];
}

const mostPublishers = 3;
const publisherMetas = new Set(['publisher', 'dc.publisher', 'dcterms.publisher', 'citation_publisher', 'article:publisher']);
const siteMetas = new Set(['og:site_name']);
const isWriter = ({ via }: PublisherEntity): boolean => /(?:^|\.)(?:author|creator)$/.test(via);
const described = ({ format, name, type, url, sameAs, selector }: PublisherEntity): Named =>
  foundName(format, name, { type, url: url || null, sameAs: sameAs.slice(0, 20), selector });

const rules: readonly Row<View, Named>[] = [
  // Articles and recipes: the publisher that their item names.
  provenanceRow<View, DataItem, Named>({
    id: 'markup-publisher',
    where: ({ pageItems }) => pageItems,
    find: (item, { byId }) =>
      asList(item.properties['publisher'])
        .slice(0, mostPublishers)
        .flatMap((value) => namesInValue(item, value, byId)),
  }),
  // Any page whose WebSite has a name.
  provenanceRow<View, DataItem, Named>({
    id: 'markup-site',
    where: ({ pageItems }) => pageItems.filter(({ types }) => types.includes('WebSite')),
    find: (item) => nameOfItem(item, 'site-name'),
  }),
  // Shops and companies: the organization at the top.
  provenanceRow<View, DataItem, Named>({
    id: 'markup-organization',
    where: ({ pageItems }) => pageItems.filter(({ types }) => !types.includes('WebSite') && types.some(isOrganisation)),
    find: (item) => nameOfItem(item, item.format),
  }),
  // The site that the page is part of may say whose it is. A writer, alone or with others, is no publisher.
  provenanceRow<View, PublisherEntity, Named>({
    id: 'markup-behind',
    where: ({ items, pageItems }) => publisherEntities(items, pageItems).filter(({ type }) => isOrganisation(type)),
    unless: (one, { found }) => isWriter(one) || found.some(({ name }) => namesAgree(name, one.name)),
    find: (one) => [described(one)],
  }),
  // Libraries and repositories.
  provenanceRow<View, { text: string; selector: string }, Named>({
    id: 'meta-publisher',
    where: (view) => metasNamed(view, publisherMetas),
    find: ({ text, selector }) => [foundName('meta', text, { selector })],
  }),
  provenanceRow<View, { text: string; selector: string }, Named>({
    id: 'og-site-name',
    where: (view) => metasNamed(view, siteMetas),
    find: ({ text, selector }) => [foundName('site-name', text, { type: 'og:site_name', selector })],
  }),
  // Everybody else: what sites add to their titles.
  provenanceRow<View, View, Named>({ id: 'title-part', where: (view) => [view], find: titleName }),
  provenanceRow<View, View, Named>({
    id: 'copyright-line',
    where: (view) => [view],
    find: (view) =>
      [copyrightOwner(view)].flatMap((owner) =>
        owner ? [foundName('copyright', owner.name, { visible: true, selector: owner.selector })] : [],
      ),
  }),
  // A person's own site may name nobody but them.
  provenanceRow<View, PublisherEntity, Named>({
    id: 'markup-owner',
    where: ({ items, pageItems }) =>
      publisherEntities(items, pageItems)
        .filter(({ type, via }) => type === 'Person' && via === 'top')
        .slice(0, 1),
    unless: (_, { found, url, ...view }) =>
      !found.every(({ from }) => from === 'title-suffix' && isFrontPageUrl(url)) ||
      (found.length === 0 && logoNames({ ...view, url }, []).length > 0),
    find: (one) => [described(one)],
  }),
  // The image that links to the front page.
  provenanceRow<View, View, Named>({
    id: 'logo',
    where: (view) => [view],
    find: (view) =>
      logoNames(
        view,
        view.found.map(({ name }) => name),
      ),
  }),
];
export const publisherRules: readonly string[] = rules.map(({ id }) => id);

/** Names of the publisher, the rule with each. */
export function publishersOf(input: ProvenanceInput): NameFact[] {
  const found: (Named & { rule: string })[] = [];
  const view: View = { ...input, pageItems: itemsOfPage(input.items, headlineOf(input), input.url), byId: itemsById(input.items), found };
  for (const { id, run } of rules) found.push(...run(view).map((one) => ({ ...one, rule: id })));
  return uniqueNames('publisher', found, input);
}
