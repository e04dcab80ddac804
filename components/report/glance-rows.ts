import { readableUrl, urlFromPage } from '../../checks/core/helpers/readable-url.ts';
import type { Glance } from '../../checks/core/report/glance.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { tabSeparatedCsv } from '../../reports/csv-cells.ts';
import { titleAndDescriptionRows, type GlanceRow } from './glance-head.ts';
import type { ReportWords, Words } from '../../words/locale.ts';

/** The rows, the most wanted first. */
export function glanceRows(
  {
    glance,
    about,
    finalUrl,
    url,
    language,
    signals,
  }: Pick<Report, 'about' | 'finalUrl' | 'url' | 'language' | 'signals'> & { glance: Glance },
  all: Words,
  ours: ReportWords,
): GlanceRow[] {
  const { glance: words, wording } = all;
  const page = finalUrl || url;
  const row = (id: GlanceRow['id'], value: string, note = '', ofThisPage = true): GlanceRow => ({
    id,
    value,
    note: value === '' ? '' : note,
    ofThisPage,
  });
  const noHeaders = leavesIndexingOpen(glance, signals);
  const robots = (id: GlanceRow['id'], names: readonly string[]) =>
    row(
      id,
      names.join(', ') || words.noDirectives,
      [names.length === 0 && words.byDefault, noHeaders && words.noHeaders].filter(Boolean).join(ours.punctuation.comma),
      false,
    );
  const day = (id: 'published' | 'modified') =>
    row(id, about?.[id] ? words.day({ iso: about[id] }) : '', about?.dates[id]?.visible === false ? words.onlyMarkup : '', false);
  const { canonical, links, images } = glance;
  /** A variant is labeled as one; for another page, only the part of its URL that differs is shown. */
  const canonicalRow = (): GlanceRow => {
    const [only = '', ...more] = canonical.urls;
    if (more.length > 0)
      return {
        ...row('canonical', canonical.urls.join(' '), words.differ({ count: canonical.urls.length })),
        shown: canonical.urls.map((one) => readableUrl(urlFromPage(one, page))).join(' · '),
      };
    return { ...row('canonical', only, canonical.variant ? words.variant : words.elsewhere), shown: readableUrl(urlFromPage(only, page)) };
  };
  const length = glance.length ?? { in: 'words' as const, count: about?.words ?? null };
  return [
    ...titleAndDescriptionRows(glance, all, ours),
    { ...row('url', page), shown: readableUrl(page) },
    row('status', glance.status === null ? '' : String(glance.status), '', false),
    canonical.self && canonical.urls.length === 1 ? { ...row('canonical', canonical.urls[0]!), shown: words.self } : canonicalRow(),
    ...(sameNames(glance.robots)
      ? [robots('robots', glance.robots.google)]
      : [robots('google', glance.robots.google), robots('bing', glance.robots.bing)]),
    row(
      'h1',
      glance.h1.texts.join(' | '),
      glance.h1.count > glance.h1.texts.length ? words.more({ count: glance.h1.count - glance.h1.texts.length }) : '',
    ),
    row('headings', words.headings({ counts: glance.headings }), '', false),
    row(length.in, length.count === null ? '' : wording.number(length.count), words.inMain, false),
    row(
      'language',
      language === 'und' ? '' : words.language({ code: language }),
      glance.lang ? words.declared({ lang: glance.lang }) : words.undeclared,
      false,
    ),
    row(
      'author',
      words.names({ names: about?.authors.map(({ name }) => name) ?? [] }),
      about?.authors.every(({ visible }) => !visible) ? words.onlyMarkup : '',
    ),
    day('published'),
    day('modified'),
    row('publisher', about?.publisher?.name ?? '', about?.publisher?.from === 'host' && !about.publisher.visible ? words.fromUrl : ''),
    row('links', words.links(links), links.read < links.total ? words.readOf(links) : '', false),
    row('images', words.images(images), '', false),
    row('types', glance.types.join(', ')),
    {
      ...row('openGraph', glance.openGraph.map(({ property, content }) => `${property}: ${content}`).join('\n')),
      shown: glance.openGraph.map(({ property }) => property).join(', '),
    },
  ];
}

/** Headers that could not be read matter only where they leave open whether the page is indexed: an error is not. */
function leavesIndexingOpen({ robots }: Glance, signals: Report['signals']): boolean {
  const statusOf = (check: string) => signals.find(({ id }) => id === check)?.status;
  return robots.headers === false && statusOf('index-directives') === 'unchecked' && statusOf('http-status') !== 'fail';
}

const sameNames = ({ google, bing }: Glance['robots']) => google.join() === bing.join();

/** All rows as lines of text. */
export const glanceAsText = (rows: readonly GlanceRow[], { glance }: Words, { punctuation }: ReportWords): string =>
  rows
    .map(({ id, value }) => `${glance.rows[id]}${punctuation.colon}${value.replaceAll('\n', punctuation.semicolon) || glance.none}`)
    .join('\n');

/** All values in one row for a spreadsheet, below their names. */
export const glanceAsTable = (rows: readonly GlanceRow[], { glance }: Words): string =>
  tabSeparatedCsv([rows.map(({ id }) => glance.rows[id]), rows.map(({ value }) => value)]);
