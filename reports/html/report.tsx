/** Reports as self-contained HTML files, in which texts of pages are only text. The file of a run is written page by page. */
import type { ComponentChildren, JSX } from 'preact';
import type { Report, ReportSignal } from '../../checks/core/report/report.ts';
import type { Status } from '../../checks/core/verdict.ts';
import { inlinksText, howPageWasReached } from '../reached.ts';
import { Masthead, type Brand } from './brand.tsx';
import { CrawlerDetails } from './crawlers.tsx';
import { WrittenUrl, PrintedTable, WrittenText, SignalSection } from './evidence.tsx';
import { endOfHtmlFile, renderHtml, startOfHtmlFile, wholeHtmlFile } from './file.tsx';
import { AcrossPagesSection, RunSummarySection, type NumberedPage } from './site.tsx';
import { categoryWords, checkCountWords, evidenceMixWords, whyNoReport } from '../report-words.ts';
import { followsWords, describeVerdict, moreObjects } from '../verdict-words.ts';
import { findingsOfRun, type PageToExport, type Parts, type ReadPage, type RunToExport } from '../run.ts';
import { signalTitle } from '../catalogue.ts';
import { SentenceWithQuotes } from '../check-sentence.tsx';
import type { FileLocale, FileWords } from '../../words/locale.ts';
import { gapAfter, joinSentences } from '../../words/sentence.ts';

/** A run: summary, findings across pages, every page, sources. */
export async function* runHtml(run: RunToExport, read: ReadPage, locale: FileLocale, brand?: Brand): Parts {
  const { name, createdAt, pages, probes } = run;
  const { html } = locale.words;
  const audited = pages.filter(({ digest }) => digest !== null);
  const numbered = audited.map((page, index): NumberedPage => ({ number: index + 1, title: nameOf(page), url: page.digest!.finalUrl }));
  const findings = findingsOfRun(run, locale);
  yield await startOfHtmlFile(name, locale, brand);
  yield renderHtml(
    <header>
      {brand && <Masthead brand={brand} />}
      <h1>
        <WrittenText text={name} />
      </h1>
      <p class="muted">
        {html.run({ pages: pages.length, date: new Date(createdAt).toISOString() })} {probes && html.probed}
      </p>
      <Notes run={run} />
      <nav aria-label={html.contents}>
        <ul>
          <li>
            <a href="#summary">{html.summary}</a>
          </li>
          <li>
            <a href="#across">{html.across}</a>
          </li>
          <li>
            <a href="#pages">{html.pages}</a>
          </li>
          <li>
            <a href="#sources">{html.sources}</a>
          </li>
        </ul>
      </nav>
    </header>,
  );
  yield '<main id="content">';
  yield renderHtml(<RunSummarySection findings={findings} pages={numbered} missing={pages.length - audited.length} locale={locale} />);
  yield renderHtml(<AcrossPagesSection findings={findings} pages={numbered} locale={locale} />);
  yield renderHtml(<PageList audited={audited} others={pages.filter(({ digest }) => digest === null)} locale={locale} />);
  const judged = new Set<string>();
  for (const [index, page] of audited.entries()) {
    const report = await read(page.jobId);
    for (const { id } of report?.signals ?? []) judged.add(id);
    yield renderHtml(
      report ? (
        <>
          <PageSection report={report} title={nameOf(page)} locale={locale} number={index + 1} all={false} page={page} />
          <MoreOfPage more={page.more} words={html} />
        </>
      ) : (
        <MissingPage page={numbered[index]!} words={html} />
      ),
    );
  }
  yield renderHtml(<Sources judged={judged} locale={locale} />);
  yield `</main>${endOfHtmlFile}`;
}

/**
 * One page with every check.
 * @param title of the page; '' if it has none @param more columns added by the host @param run of this page
 */
export async function pageHtml(
  report: Report,
  title: string,
  locale: FileLocale,
  more?: PageToExport['more'],
  run: RunNotes = {},
): Promise<string> {
  const { html } = locale.words;
  return wholeHtmlFile(
    html.title({ name: title || report.finalUrl }),
    <WrittenPage report={report} title={title} locale={locale} run={run}>
      <MoreOfPage more={more} words={html} />
    </WrittenPage>,
    locale,
  );
}

/** Every check of one page, with its findings and what to change. @param children between what to fix and the details */
export function WrittenPage({
  report,
  title,
  locale,
  brand,
  run,
  children,
}: {
  report: Report;
  title: string;
  locale: FileLocale;
  brand?: Brand;
  run?: RunNotes;
  children?: ComponentChildren;
}): JSX.Element {
  const { html } = locale.words;
  return (
    <main id="content">
      {brand && <Masthead brand={brand} />}
      <h1>
        {html.auditOf} <WrittenUrl url={report.finalUrl} />
      </h1>
      {run && <Notes run={run} />}
      <PageSection report={report} title={title} number={1} all locale={locale}>
        {children}
      </PageSection>
      <Sources judged={new Set(report.signals.map(({ id }) => id))} locale={locale} />
    </main>
  );
}

type RunNotes = Pick<RunToExport, 'notes' | 'crawled'>;
const Notes = ({ run: { notes = [], crawled = [] } }: { run: RunNotes }): JSX.Element => (
  <>
    {crawled.map((line) => (
      <p key={line}>
        <WrittenText text={line} />
      </p>
    ))}
    {notes.map((note) => (
      <p key={note} class="fail">
        <WrittenText text={note} />
      </p>
    ))}
  </>
);

const nameOf = ({ digest, title }: PageToExport) => digest?.title || title;

function PageList({
  audited,
  others,
  locale,
}: {
  audited: readonly PageToExport[];
  others: readonly PageToExport[];
  locale: FileLocale;
}): JSX.Element {
  const { html: words } = locale.words;
  const { columns } = words;
  const isCrawl = others.some(({ inlinks }) => inlinks);
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{words.pages}</h2>
      <PrintedTable
        caption={words.audited({ count: audited.length })}
        columns={[columns.page, columns.audit, columns.geo, columns.failed, columns.improve, columns.url]}
        numbers={[1, 2, 3, 4]}
        rows={audited.map((page, index) => {
          const { score, geo, counts, finalUrl } = page.digest!;
          return [
            <a key={index} href={`#page-${index + 1}`}>
              {index + 1}. <WrittenText text={nameOf(page) || finalUrl} />
            </a>,
            score ?? '–',
            geo.score ?? '–',
            counts.fail,
            counts.warn,
            <WrittenUrl key={index} url={finalUrl} />,
          ];
        })}
      />
      {others.length > 0 && (
        <PrintedTable
          caption={words.unaudited({ count: others.length })}
          columns={[columns.url, columns.answer, columns.happened, ...(isCrawl ? [columns.linkedFrom] : [])]}
          rows={others.map((page, index) => [
            <WrittenUrl key={index} url={page.url} />,
            page.error?.status ?? '–',
            <WrittenText key={index} text={whyNoReport(page, locale)} />,
            ...(isCrawl ? [<WrittenText key={index} text={inlinksText(page.inlinks, locale)} />] : []),
          ])}
        />
      )}
    </section>
  );
}

const problems: readonly Status[] = ['fail', 'warn'];
const rest: readonly Status[] = ['pass', 'unchecked', 'na'];

/** One page. `all`: including the checks that pass; otherwise these are only named. */
function PageSection({
  report,
  title,
  number,
  all,
  locale,
  page,
  children,
}: {
  report: Report;
  title: string;
  number: number;
  all: boolean;
  locale: FileLocale;
  /** In a run: how it is reached. */
  page?: PageToExport;
  children?: ComponentChildren;
}): JSX.Element {
  const { geo } = report;
  const { html } = locale.words;
  const Title = all ? 'h2' : 'h3';
  const of = (statuses: readonly Status[]) => statuses.flatMap((status) => report.signals.filter((entry) => entry.status === status));
  const found = of(all ? [...problems, ...rest] : problems);
  return (
    <article class="article" aria-labelledby={`page-${number}`}>
      <Title id={`page-${number}`}>
        {!all && `${number}. `}
        <WrittenText text={title || report.finalUrl} />
      </Title>
      {/* A page on its own has its URL in the title of the file. */}
      {!all && (
        <p class="small">
          <WrittenUrl url={report.finalUrl} />
        </p>
      )}
      {page &&
        howPageWasReached(page, locale).map((sentence) => (
          <p key={sentence} class="small muted">
            <WrittenText text={sentence} />
          </p>
        ))}
      <PageVerdict report={report} all={all} locale={locale} />
      <FixList report={report} locale={locale} />
      {children}
      {geo.score !== null && <GeoDetails geo={geo} all={all} locale={locale} />}
      <CrawlerDetails report={report} all={all} locale={locale} />
      {found.length > 0 && <h4>{all ? html.checks : html.toChange}</h4>}
      {found.map((entry) => (
        <SignalSection key={entry.id} entry={entry} locale={locale} />
      ))}
      {!all && (
        <ul class="small">
          {rest.map((status) => (
            <Named key={status} status={status} entries={of([status])} locale={locale} />
          ))}
        </ul>
      )}
    </article>
  );
}

/** How bad it is, the scores, how many checks they are made of, and why the page has its type. `all`: the sentence is a heading. */
function PageVerdict({ report, all, locale }: { report: Report; all: boolean; locale: FileLocale }): JSX.Element {
  const { geo } = report;
  const { html, geo: geoWords, pageTypes, punctuation } = locale.words;
  const verdict = describeVerdict(report, true, locale);
  return (
    <>
      <div class={`verdict ${verdict.tone}`}>
        {all ? (
          <h3>
            <SentenceWithQuotes text={verdict.sentence} />
          </h3>
        ) : (
          <p>
            <b>
              <SentenceWithQuotes text={verdict.sentence} />
            </b>
          </p>
        )}
        <p>{verdict.detail}</p>
      </div>
      <p class="scores">
        <span>
          {html.auditScore} <b>{report.score ?? '–'}</b>
        </span>
        <span>
          {html.geoScore} <b>{geo.score ?? '–'}</b>
          {geo.band && ` ${locale.names.bands[geo.band]}`}
          {geo.partial && geo.score !== null && `${punctuation.comma}${geoWords.partial}`}
        </span>
      </p>
      <p class="small muted">
        <SentenceWithQuotes
          text={joinSentences([
            `${checkCountWords(report, locale)}${punctuation.stop}`,
            `${pageTypes[report.pageType]}${punctuation.stop}`,
            report.pageTypeRule,
            html.at({ at: report.at }),
            geo.score === null && geo.message,
          ])}
        />
      </p>
    </>
  );
}

/** What to fix first, in the order of the report. */
function FixList({ report: { fixes, counts }, locale }: { report: Report; locale: FileLocale }): JSX.Element {
  const words = locale.words.fixes;
  const [open, close] = locale.words.punctuation.brackets;
  return (
    <section>
      <h4>{words.title}</h4>
      {fixes.length === 0 && <p>{words.none({ warnings: counts.warn })}</p>}
      <ol>
        {fixes.map((fix) => (
          <li key={fix.signal}>
            <SentenceWithQuotes text={fix.message} />
            {fix.object && (
              <>
                {open}
                <WrittenText text={fix.object.name} />
                {moreObjects(fix, locale)}
                {close}
              </>
            )}
            {gapAfter(fix.object ? close : fix.message)}
            <b>{fix.change && <SentenceWithQuotes text={fix.change} />}</b>{' '}
            <span class="tag" title={words.who[fix.who].where}>
              {words.who[fix.who].name}
            </span>{' '}
            {fix.follows.length > 0 && <WrittenText text={followsWords(fix, locale)} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a host adds to a page: extracted values, verdicts of plugins. */
const MoreOfPage = ({ more = {}, words }: { more: PageToExport['more'] | undefined; words: FileWords['html'] }): JSX.Element | null =>
  Object.keys(more).length === 0 ? null : (
    <PrintedTable
      caption={words.more}
      columns={[words.columns.name, words.columns.value]}
      rows={Object.entries(more).map(([name, text], index) => [
        <WrittenText key={name} text={name} />,
        <WrittenText key={index} text={text} />,
      ])}
    />
  );

/** The components of the GEO score. `all`: including their grounds. */
function GeoDetails({ geo, all, locale }: { geo: Report['geo']; all: boolean; locale: FileLocale }): JSX.Element {
  const { html, geo: geoWords } = locale.words;
  return (
    <>
      {geo.caps.map(({ id, cap, message }) => (
        <p key={id} class="fail">
          <b>{html.cap({ cap })}</b> {message}
        </p>
      ))}
      <PrintedTable
        caption={html.geoCategories}
        columns={[html.columns.category, html.columns.score, html.columns.points, html.columns.counted]}
        numbers={[1, 2]}
        rows={geo.categories.map((category) => [
          category.title,
          category.score === null ? (category.status === 'na' ? geoWords.na : geoWords.unchecked) : Math.round(category.score),
          category.points,
          categoryWords(category, locale),
        ])}
      />
      {all && <p class="small">{evidenceMixWords(geo, locale)}</p>}
    </>
  );
}

/** Other places in the file link here. */
const MissingPage = ({ page: { number, title, url }, words }: { page: NumberedPage; words: FileWords['html'] }): JSX.Element => (
  <article class="article">
    <h3 id={`page-${number}`}>
      {number}. <WrittenText text={title || url} />
    </h3>
    <p>{words.gone}</p>
  </article>
);

const Named = ({ status, entries, locale }: { status: Status; entries: readonly ReportSignal[]; locale: FileLocale }): JSX.Element | null =>
  entries.length === 0 ? null : (
    <li>
      <span class={`status ${status}`}>
        {locale.words.status[status]}
        {locale.words.punctuation.colon}
      </span>
      {entries.map(({ id }) => signalTitle(locale, id, status)).join(locale.words.punctuation.comma)}
    </li>
  );

/** The sources of all judged criteria, each once. */
function Sources({ judged, locale: { catalogue, words, groundsOf } }: { judged: ReadonlySet<string>; locale: FileLocale }): JSX.Element {
  const sources = new Map(
    catalogue
      .filter(({ id }) => judged.has(id))
      .flatMap(({ id }) => (groundsOf(id)?.sources ?? []).map((source) => [source.title, source])),
  );
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{words.html.sources}</h2>
      <ul class="small">
        {[...sources.values()].map(({ title, url, checked }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noreferrer noopener">
                {title}
              </a>
            ) : (
              title
            )}
            {words.punctuation.comma}
            {words.source.checkedOn({ date: checked })}
          </li>
        ))}
      </ul>
      <p class="small muted">{words.about.ranking}</p>
      <p class="small muted">{words.html.geo({ readiness: words.about.readiness })}</p>
    </section>
  );
}
