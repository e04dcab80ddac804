import { Fragment, type JSX } from 'preact';
import type { ComparableDigest, ScoreChange } from '../../checks/site/changes.ts';
import type { ComparedPage, PageChange } from '../../checks/site/compare.ts';
import { changesInComparison, toneOfChanges, type ChangesOfRun, type WrittenComparison } from '../comparison.ts';
import { PrintedTable, WrittenText, WrittenUrl } from './evidence.tsx';
import { Masthead, type Brand } from './brand.tsx';
import { wholeHtmlFile } from './file.tsx';
import { Arrow } from '../arrow.tsx';
import { signalTitle } from '../catalogue.ts';
import type { FileLocale, FileWords } from '../../words/locale.ts';

type Page = ComparedPage<ComparableDigest>;

/** Maximum rows of a table, and URLs of a row; the JSON of a comparison has them all. */
const most = { rows: 200, urls: 5 } as const;
/** What needs the most attention comes first. */
const order = ['worse', 'mixed', 'unknown', 'gone', 'better', 'new'] as const satisfies readonly PageChange[];
const tones: Partial<Record<PageChange, string>> = { worse: 'fail', mixed: 'warn', gone: 'warn', unknown: 'unchecked', better: 'pass' };

/** What changed between two runs of a site, as an HTML file: verdict, scores, checks that got worse or better, pages. */
export async function comparisonHtml(comparison: WrittenComparison, locale: FileLocale, brand?: Brand): Promise<string> {
  const { comparison: words, html } = locale.words;
  const changes = changesInComparison(comparison, locale);
  const { before, now } = comparison;
  return wholeHtmlFile(
    words.documentTitle({ name: now.name || html.summary }),
    <main id="content">
      {brand && <Masthead brand={brand} />}
      <h1>{words.title}</h1>
      <ul class="compared">
        {([words.before, words.now] as const).map((label, index) => (
          <li key={label}>
            <b>{label}</b> <WrittenText text={words.run(index === 0 ? before : now)} />
          </li>
        ))}
      </ul>
      <div class={`verdict ${toneOfChanges(changes)}`}>
        <p>
          <b>{words.verdict(changes.total)}</b> {words.counts(changes)}
        </p>
      </div>
      <Scores changes={changes} words={words} />
      <Checks title={words.newFailures} of="newFailures" status="fail" changes={changes} locale={locale} />
      <Urls title={words.unaudited} pages={changes.unaudited} words={words} />
      <Checks title={words.newWarnings} of="newWarnings" status="warn" changes={changes} locale={locale} />
      <Checks title={words.fixed} of="fixed" status="pass" changes={changes} locale={locale} />
      <Values changes={changes} words={words} />
      <Urls title={words.missing} pages={changes.missing} words={words} />
      <Urls title={words.added} pages={changes.added} words={words} />
      <ChangedPages pages={comparison.pages} words={locale.words} />
      {comparison.missing?.map(({ title, lines }) => (
        <section key={title}>
          <h2 class="warn">
            <WrittenText text={title} />
          </h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <WrittenText text={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p class="small muted">{words.help}</p>
    </main>,
    locale,
    brand,
  );
}

function Scores({ changes: { scores }, words }: { changes: ChangesOfRun; words: FileWords['comparison'] }): JSX.Element | null {
  const both: [string, ScoreChange | null][] = [
    [words.auditScore, scores.audit],
    [words.geoScore, scores.geo],
  ];
  if (!scores.audit && !scores.geo) return null;
  return (
    <>
      <p class="scores">
        {both.map(
          ([name, change]) =>
            change && (
              <span key={name}>
                {name}{' '}
                <b>
                  {change.before} <Arrow /> {change.now}
                </b>{' '}
                {words.change(change)}
              </span>
            ),
        )}
      </p>
      <p class="small muted">{words.scored(scores)}</p>
    </>
  );
}

/** Checks that changed in one direction, with the pages on which they did. */
function Checks({
  title,
  of,
  status,
  changes: { checks },
  locale,
}: {
  title: FileWords['comparison']['fixed'];
  of: 'newFailures' | 'newWarnings' | 'fixed';
  status: 'fail' | 'warn' | 'pass';
  changes: ChangesOfRun;
  locale: FileLocale;
}): JSX.Element | null {
  const { comparison: words } = locale.words;
  const changed = checks.filter((check) => check[of].length > 0);
  if (changed.length === 0) return null;
  return (
    <section>
      <h2 class={status}>{title({ count: changed.reduce((sum, check) => sum + check[of].length, 0) })}</h2>
      <PrintedTable
        caption={words.checks({ count: changed.length })}
        columns={[words.columns.check, words.columns.pages, words.columns.which]}
        numbers={[1]}
        rows={changed.map((check) => [
          signalTitle(locale, check.id, status),
          check[of].length,
          <UrlList key={check.id} pages={check[of]} words={words} />,
        ])}
      />
    </section>
  );
}

/** Values that changed, each with its pages. */
function Values({ changes: { values, total }, words }: { changes: ChangesOfRun; words: FileWords['comparison'] }): JSX.Element | null {
  if (values.length === 0) return null;
  const { columns } = words;
  return (
    <section>
      <h2>{words.values({ count: total.values })}</h2>
      {values.map(({ id, pages }) => (
        <Fragment key={id}>
          <PrintedTable
            caption={words.value({ id, pages: pages.length })}
            columns={[columns.page, columns.valueBefore, columns.valueNow]}
            rows={pages
              .slice(0, most.rows)
              .map(({ page: { url }, change: { before, now } }, index) => [
                <WrittenUrl key={index} url={url} />,
                <WrittenText key={index} text={before} />,
                <WrittenText key={index} text={now} />,
              ])}
          />
          {pages.length > most.rows && <p>{words.more({ count: pages.length - most.rows })}</p>}
        </Fragment>
      ))}
    </section>
  );
}

function UrlList({ pages, words }: { pages: readonly Page[]; words: FileWords['comparison'] }): JSX.Element {
  return (
    <>
      {pages.slice(0, most.urls).map(({ url }, index) => (
        <div key={index}>
          <WrittenUrl url={url} />
        </div>
      ))}
      {pages.length > most.urls && words.more({ count: pages.length - most.urls })}
    </>
  );
}

function Urls({
  title,
  pages,
  words,
}: {
  title: FileWords['comparison']['added'];
  pages: readonly Page[];
  words: FileWords['comparison'];
}): JSX.Element | null {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{title({ count: pages.length })}</h2>
      <ul>
        {pages.slice(0, most.rows).map(({ url }, index) => (
          <li key={index}>
            <WrittenUrl url={url} />
          </li>
        ))}
      </ul>
      {pages.length > most.rows && <p>{words.more({ count: pages.length - most.rows })}</p>}
    </section>
  );
}

/** Pages of both runs that got better or worse, with their scores. */
function ChangedPages({ pages, words: { comparison: words } }: { pages: readonly Page[]; words: FileWords }): JSX.Element | null {
  const changed = pages
    .filter(({ before, now, change }) => before && now && change !== 'same')
    .sort((a, b) => order.indexOf(a.change as (typeof order)[number]) - order.indexOf(b.change as (typeof order)[number]));
  if (changed.length === 0) return null;
  const { columns } = words;
  return (
    <section>
      <h2>{words.pages}</h2>
      <PrintedTable
        caption={words.counts({ counts: countsOf(changed) })}
        columns={[columns.page, columns.change, columns.before, columns.now]}
        numbers={[2, 3]}
        rows={changed.slice(0, most.rows).map(({ url, change, before, now }, index) => [
          <WrittenUrl key={index} url={url} />,
          <span key={index} class={`status ${tones[change] ?? ''}`}>
            {words.changes[change]}
          </span>,
          before?.score ?? '–',
          now?.score ?? '–',
        ])}
      />
      {changed.length > most.rows && <p>{words.more({ count: changed.length - most.rows })}</p>}
    </section>
  );
}

function countsOf(pages: readonly Page[]): Record<PageChange, number> {
  const counts: Record<PageChange, number> = { new: 0, gone: 0, better: 0, worse: 0, mixed: 0, same: 0, unknown: 0 };
  for (const { change } of pages) counts[change] += 1;
  return counts;
}
