import type { JSX } from 'preact';
import { geoCategories, type AlternateIssue, type CanonicalIssue, type Distribution, type Duplicate, type SiteFindings } from '../../checks/index.ts';
import { titleOf, type Edition } from '../edition.ts';
import { Address, DataRows, PageText } from './evidence.tsx';
import { siteWords } from '../site-words.ts';

/** A page of the file: its number, from 1, and what it is called. */
export interface NumberedPage { number: number; title: string; url: string }
interface Site { findings: SiteFindings; pages: readonly NumberedPage[]; edition: Edition }

/** Most rows of one table; the CSV files have them all. */
const most = 200;
const categoryTitle = new Map<string, string>(Object.entries(geoCategories));

/** The pages together, in numbers. */
export function Summary({ findings: { summary, pages: count, signals }, pages, edition }: Site): JSX.Element {
  const { score, geo, categories, gates, worst, noindex } = summary;
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <p>
        {amount(count, 'page')} audited.{score && ` Mean audit score ${score.mean} of 100, from ${score.lowest} to ${score.highest}.`}
        {geo && ` Mean GEO score ${geo.mean}, from ${geo.lowest} to ${geo.highest}.`}{noindex > 0 && ` ${amount(noindex, 'page')} may not be indexed.`}
      </p>
      {gates.map(({ signal, pages: blocked }) => <p key={signal} class="fail"><b>{amount(blocked, 'page')} blocked by:</b> {siteWords.gate(signal, edition)}</p>)}
      <div class="charts">{score && <Bins title="Audit scores" distribution={score} />}{geo && <Bins title="GEO scores" distribution={geo} />}</div>
      {categories.length > 0 && <DataRows caption="GEO categories, means" columns={['Category', 'Mean of 100', 'Pages']} numbers={[1, 2]} rows={categories.map(({ id, mean, pages: own }) => [categoryTitle.get(id), mean, own])} />}
      {signals.length > 0 && (
        <DataRows
          caption="Checks by the number of pages that fail" columns={['Check', 'Failed', 'Improve', 'Pages']} numbers={[1, 2]}
          rows={signals.map(({ id, fail, warn, failCount, warnCount }) => [titleOf(edition, id), failCount, warnCount, <Pages key={id} indices={failCount > 0 ? fail : warn} of={pages} />])}
        />
      )}
      {worst.length > 0 && <><h3>Pages to begin with</h3><ol>{worst.map((index) => <li key={index}><PageLink page={pages[index]!} /></li>)}</ol></>}
    </section>
  );
}

/** What only shows across pages. */
export function AcrossPages({ findings, pages }: Omit<Site, 'edition'>): JSX.Element {
  const { duplicates, canonicals, alternates, brokenLinks, linksProbed, totals } = findings;
  const nothing = totals.titles + totals.descriptions + totals.headings + totals.canonicals + totals.alternates + totals.brokenLinks === 0;
  return (
    <section aria-labelledby="across">
      <h2 id="across">Across pages</h2>
      {nothing && <p>No duplicate titles, descriptions or main headings, and no pages that contradict each other{linksProbed > 0 ? '; no broken links' : ''}.</p>}
      <Duplicates title="The same title" list={duplicates.titles} total={totals.titles} pages={pages} />
      <Duplicates title="The same description" list={duplicates.descriptions} total={totals.descriptions} pages={pages} />
      <Duplicates title="The same main heading (h1)" list={duplicates.headings} total={totals.headings} pages={pages} />
      {canonicals.length > 0 && (
        <DataRows
          caption={shownOf('Canonical addresses that are not borne out', canonicals.length, totals.canonicals)} columns={['Page', 'Names as canonical', 'But that page']}
          rows={canonicals.slice(0, most).map((issue, index) => [<PageLink key={index} page={pages[issue.page]!} />, <PageLink key={index} page={pages[issue.target]!} />, canonicalWords(issue)])}
        />
      )}
      {alternates.length > 0 && (
        <DataRows
          caption={shownOf('Language versions that are not borne out', alternates.length, totals.alternates)} columns={['Page', 'Code', 'Names as version', 'But that page']}
          rows={alternates.slice(0, most).map((issue, index) => [<PageLink key={index} page={pages[issue.page]!} />, <PageText key={index} text={issue.code} />, <PageLink key={index} page={pages[issue.target]!} />, alternateWords[issue.kind]])}
        />
      )}
      {brokenLinks.length > 0 && (
        <DataRows
          caption={shownOf('Broken links', brokenLinks.length, totals.brokenLinks)} columns={['Address', 'Answer', 'On pages', 'Which']} numbers={[2]}
          rows={brokenLinks.slice(0, most).map(({ url, status, reason, pages: on, count }) => [<Address key={url} url={url} />, <PageText key={url} text={reason || String(status)} />, count, <Pages key={url} indices={on} of={pages} />])}
        />
      )}
      {linksProbed === 0 && <p class="small muted">Links were not asked for in this run.</p>}
    </section>
  );
}

function Duplicates({ title, list, total, pages }: { title: string; list: readonly Duplicate[]; total: number; pages: readonly NumberedPage[] }): JSX.Element | null {
  if (list.length === 0) return null;
  return <DataRows caption={shownOf(`${title} on several pages`, list.length, total)} columns={['Text', 'Pages', 'Which']} numbers={[1]} rows={list.slice(0, most).map(({ text, count, pages: on }) => [<PageText key={text} text={text} />, count, <Pages key={text} indices={on} of={pages} />])} />;
}

const shownOf = (caption: string, listed: number, total: number) => (Math.min(listed, most) < total ? `${caption}: the first ${Math.min(listed, most)} of ${total}` : caption);
const canonicalWords = ({ kind, onward }: CanonicalIssue) => {
  switch (kind) {
    case 'loop': return 'names this one in turn: a loop.';
    case 'chain': return <>names yet another address: <Address url={onward} /></>;
    case 'noindex': return 'says noindex.';
    case 'failing': return 'does not answer properly.';
  }
};
const alternateWords: Record<AlternateIssue['kind'], string> = {
  'no-return': 'does not name this one in return.', noindex: 'says noindex.', failing: 'does not answer properly.', 'canonical-elsewhere': 'names another address as canonical.',
};

export const amount = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** Numbers of pages as links, the first dozen. */
function Pages({ indices, of }: { indices: readonly number[]; of: readonly NumberedPage[] }): JSX.Element {
  const shown = indices.slice(0, 12).flatMap((index) => of[index] ?? []);
  return <>{shown.map(({ number, title, url }, index) => <span key={number}>{index > 0 && ', '}<a href={`#page-${number}`} title={title || url}>{number}</a></span>)}{indices.length > shown.length && ', …'}</>;
}
export const PageLink = ({ page: { number, title, url } }: { page: NumberedPage }): JSX.Element => <a href={`#page-${number}`}>{number}. <PageText text={title || url} /></a>;

/** Scores in bins of ten as bars, with their numbers for those who cannot see them. */
function Bins({ title, distribution: { bins } }: { title: string; distribution: Distribution }): JSX.Element {
  const top = Math.max(...bins);
  const name = (bin: number) => `${bin * 10}–${bin === 9 ? 100 : bin * 10 + 9}`;
  const words = bins.flatMap((pages, bin) => (pages > 0 ? [`${name(bin)}: ${amount(pages, 'page')}`] : [])).join(', ');
  return (
    <figure class="card">
      <figcaption>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that the file needs no other */}
      <svg viewBox="0 0 600 130" width="600" height="130" role="img" aria-label={`${title}: ${words}`}>
        {bins.map((pages, bin) => {
          const height = top === 0 ? 0 : Math.round((90 * pages) / top);
          return (
            <g key={bin}>
              <rect class="track" x={bin * 60 + 4} y={109} width={52} height={1} />
              <rect class="amount" x={bin * 60 + 4} y={110 - height} width={52} height={height} />
              {pages > 0 && <text x={bin * 60 + 30} y={104 - height} text-anchor="middle">{pages}</text>}
              <text x={bin * 60 + 30} y={125} text-anchor="middle">{name(bin)}</text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
