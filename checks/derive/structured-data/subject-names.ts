import type { FactTable } from '../../core/facts.ts';
import type { HeadFact } from '../../core/facts/head.ts';
import { asList, isDataNode } from '../../parse/data-items.ts';
import { representsPage } from './page-items.ts';

/** Maximum number of items whose names are read. */
const mostItems = 60;
/** Items that name the site or its publisher. */
const siteTypes = new Set(['WebSite', 'Organization', 'Person', 'BreadcrumbList', 'LocalBusiness', 'Corporation', 'NewsMediaOrganization']);

/** Other names of the page's subject than title and headline: og:title, name or headline of its item, last step of its breadcrumb. */
export function namesOfSubject(head: HeadFact, structuredData: FactTable['structuredData'] | undefined): string[] {
  const steps = (structuredData?.items ?? [])
    .filter(({ types }) => types.includes('BreadcrumbList'))
    .map(({ properties }) => properties['itemListElement']?.at(-1))
    .filter(isDataNode);
  const items = (structuredData?.items ?? []).filter((item) => representsPage(item) && !item.types.some((type) => siteTypes.has(type)));
  return [
    ...head.metas.filter(({ property, name }) => property === 'og:title' || name === 'og:title').map(({ content }) => content),
    ...[
      ...items.slice(0, mostItems).flatMap(({ properties }) => [...(properties['headline'] ?? []), ...(properties['name'] ?? [])]),
      ...steps.flatMap((step) => [
        ...asList(step['name']),
        ...asList(step['item'])
          .filter(isDataNode)
          .map((item) => item['name'] ?? null),
      ]),
    ].filter((name) => typeof name === 'string'),
  ];
}
