import type { JSX } from 'preact';
import type { Distribution, SiteFindings } from '../../checks/site/findings.ts';
import type { Duplicate } from '../../checks/site/duplicates.ts';
import { WrittenUrl, PrintedTable, WrittenText } from './evidence.tsx';
import { idsWithoutTable, siteIssuesIn, type SiteIssue } from '../site-issues.ts';
import { brokenLinkAnswer, gateWords } from '../site-words.ts';
import { signalTitle } from '../catalogue.ts';
import type { FileLocale, FileWords } from '../../words/locale.ts';

/** A page of the file with its number, from 1, and its name. */
export interface NumberedPage {
  number: number;
  title: string;
  url: string;
}
interface Site {
  findings: SiteFindings;
  pages: readonly NumberedPage[];
  locale: FileLocale;
}

/** Maximum rows of a table; the CSV files have them all. */
const most = 200;

/** All pages in numbers. @param missing number of pages that were not audited */
export function RunSummarySection({
  findings: { summary, pages: count, signals },
  pages,
  missing,
  locale,
}: Site & { missing: number }): JSX.Element {
  const { score, geo, categories, gates, worst, noindex } = summary;
  const { html, site } = locale.words;
  const { columns } = html;
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">{html.summary}</h2>
      <p>{html.medians({ pages: count, audit: score, geo, noindex })}</p>
      {missing > 0 && (
        <p class="fail">
          <a href="#pages">{html.unaudited({ count: missing })}</a>
        </p>
      )}
      {gates.map(({ signal, pages: blocked }) => (
        <p key={signal} class="fail">
          <b>{html.blockedBy({ pages: blocked })}</b> {gateWords(signal, locale)}
        </p>
      ))}
      <div class="charts">
        {score && <Bins title={html.auditScores} distribution={score} words={html} />}
        {geo && <Bins title={html.geoScores} distribution={geo} words={html} />}
      </div>
      {categories.length > 0 && (
        <PrintedTable
          caption={site.categories}
          columns={[columns.category, columns.mean, columns.pages]}
          numbers={[1, 2]}
          rows={categories.map(({ id, mean, pages: pageCount }) => [locale.names.categories[id], mean, pageCount])}
        />
      )}
      {signals.length > 0 && (
        <PrintedTable
          caption={site.byImpact}
          columns={[columns.check, columns.failed, columns.improve, columns.pages]}
          numbers={[1, 2]}
          rows={signals.map(({ id, fail, warn, failCount, warnCount }) => [
            signalTitle(locale, id, 'fail'),
            failCount,
            warnCount,
            <Pages key={id} indices={failCount > 0 ? fail : warn} of={pages} />,
          ])}
        />
      )}
      {worst.length > 0 && (
        <>
          <h3>{site.worst}</h3>
          <ol>
            {worst.map((index) => (
              <li key={index}>
                <PageLink page={pages[index]!} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Findings across pages. */
export function AcrossPagesSection({ findings, pages, locale }: Site): JSX.Element {
  const { duplicates, canonicals, alternates, brokenLinks, linksProbed, linksBetween, totals } = findings;
  const { html, site } = locale.words;
  const { columns } = html;
  const shownOf = (id: SiteIssue['id'], listed: number) => {
    const caption = site.issues[id].title;
    const total = totals[id];
    return Math.min(listed, most) < total ? html.firstOf({ caption, shown: Math.min(listed, most), total }) : caption;
  };
  const more = siteIssuesIn(findings, locale, idsWithoutTable);
  const nothing =
    totals.titles + totals.descriptions + totals.headings + totals.canonicals + totals.alternates + totals.brokenLinks + more.length === 0;
  return (
    <section aria-labelledby="across">
      <h2 id="across">{html.across}</h2>
      {nothing && <p>{html.nothingAcross({ probed: linksProbed > 0 })}</p>}
      {(['titles', 'descriptions', 'headings'] as const).map((kind) => (
        <Duplicates key={kind} caption={shownOf(kind, duplicates[kind].length)} list={duplicates[kind]} pages={pages} columns={columns} />
      ))}
      <WrongCanonicals caption={shownOf('canonicals', canonicals.length)} list={canonicals} pages={pages} words={locale.words} />
      <WrongAlternates caption={shownOf('alternates', alternates.length)} list={alternates} pages={pages} words={locale.words} />
      {brokenLinks.length > 0 && (
        <PrintedTable
          caption={shownOf('brokenLinks', brokenLinks.length)}
          columns={[columns.url, columns.answer, columns.onPages, columns.which]}
          numbers={[2]}
          rows={brokenLinks
            .slice(0, most)
            .map((link) => [
              <WrittenUrl key={link.url} url={link.url} />,
              <WrittenText key={link.url} text={brokenLinkAnswer(link, locale)} />,
              link.count,
              <Pages key={link.url} indices={link.pages} of={pages} />,
            ])}
        />
      )}
      {more.map(({ id, change, source, items }) => (
        <>
          <PrintedTable
            key={id}
            caption={shownOf(id, items.length)}
            columns={[columns.item, columns.which]}
            rows={items
              .slice(0, most)
              .map(({ text, pages: on }) => [<WrittenText key={text} text={text} />, <Pages key={text} indices={on} of={pages} />])}
          />
          <p class="small">
            {change}{' '}
            {source ? <a href={source.url}>{site.rule({ source: source.title })}</a> : <span class="muted">({site.heuristic})</span>}
          </p>
        </>
      ))}
      {findings.clicks && <p class="small">{site.depth(findings.clicks)}</p>}
      {linksProbed === 0 && <p class="small muted">{site.linksUnprobed({ betweenPages: linksBetween })}</p>}
    </section>
  );
}

/** A table across pages. */
interface Across<T> {
  caption: string;
  list: readonly T[];
  pages: readonly NumberedPage[];
  words: FileWords;
}

function WrongCanonicals({ caption, list, pages, words: { html, site } }: Across<SiteFindings['canonicals'][number]>): JSX.Element | null {
  if (list.length === 0) return null;
  const { columns } = html;
  return (
    <PrintedTable
      caption={caption}
      columns={[columns.page, columns.canonical, columns.wrong]}
      rows={list.slice(0, most).map((issue, index) => [
        <PageLink key={index} page={pages[issue.page]!} />,
        issue.target === null ? <WrittenUrl key={index} url={issue.onward} /> : <PageLink key={index} page={pages[issue.target]!} />,
        <>
          {site.canonicals[issue.kind]}
          {issue.kind === 'chain' && (
            <>
              {' '}
              <WrittenUrl url={issue.onward} />
            </>
          )}
        </>,
      ])}
    />
  );
}

function WrongAlternates({ caption, list, pages, words: { html, site } }: Across<SiteFindings['alternates'][number]>): JSX.Element | null {
  if (list.length === 0) return null;
  const { columns } = html;
  return (
    <PrintedTable
      caption={caption}
      columns={[columns.page, columns.code, columns.version, columns.wrong]}
      rows={list
        .slice(0, most)
        .map((issue, index) => [
          <PageLink key={index} page={pages[issue.page]!} />,
          <WrittenText key={index} text={issue.code} />,
          <PageLink key={index} page={pages[issue.target]!} />,
          site.alternates[issue.kind],
        ])}
    />
  );
}

function Duplicates({
  caption,
  list,
  pages,
  columns,
}: {
  caption: string;
  list: readonly Duplicate[];
  pages: readonly NumberedPage[];
  columns: FileWords['html']['columns'];
}): JSX.Element | null {
  if (list.length === 0) return null;
  return (
    <PrintedTable
      caption={caption}
      columns={[columns.text, columns.pages, columns.which]}
      numbers={[1]}
      rows={list
        .slice(0, most)
        .map(({ text, count, pages: on }) => [<WrittenText key={text} text={text} />, count, <Pages key={text} indices={on} of={pages} />])}
    />
  );
}

/** Numbers of pages as links: the first dozen. */
function Pages({ indices, of }: { indices: readonly number[]; of: readonly NumberedPage[] }): JSX.Element {
  const shown = indices.slice(0, 12).flatMap((index) => of[index] ?? []);
  return (
    <>
      {shown.map(({ number, title, url }, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <a href={`#page-${number}`} title={title || url}>
            {number}
          </a>
        </span>
      ))}
      {indices.length > shown.length && ', …'}
    </>
  );
}
export const PageLink = ({ page: { number, title, url } }: { page: NumberedPage }): JSX.Element => (
  <a href={`#page-${number}`}>
    {number}. <WrittenText text={title || url} />
  </a>
);

/** Scores in bins of ten as bars, with numbers for screen readers. */
function Bins({
  title,
  distribution: { bins },
  words,
}: {
  title: string;
  distribution: Distribution;
  words: FileWords['html'];
}): JSX.Element {
  const top = Math.max(...bins);
  const name = (bin: number) => `${bin * 10}–${bin === 9 ? 100 : bin * 10 + 9}`;
  const filled = bins.flatMap((pages, bin) => (pages > 0 ? [words.bin({ range: name(bin), pages })] : []));
  return (
    <figure class="card">
      <figcaption>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that the file needs no other */}
      <svg viewBox="0 0 300 130" width="300" height="130" role="img" aria-label={words.chart({ title, bins: filled })}>
        {bins.map((pages, bin) => {
          const height = top === 0 ? 0 : Math.round((90 * pages) / top);
          return (
            <g key={bin}>
              <rect class="track" x={bin * 30 + 2} y={109} width={26} height={1} />
              <rect class="amount" x={bin * 30 + 2} y={110 - height} width={26} height={height} />
              {pages > 0 && (
                <text x={bin * 30 + 15} y={104 - height} text-anchor="middle">
                  {pages}
                </text>
              )}
              <text x={bin * 30 + 15} y={125} text-anchor="middle">
                {bin === 9 ? '90+' : bin * 10}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
