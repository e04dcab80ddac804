import type { JSX } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import type { Digest } from '../../checks/core/report/digest.ts';
import { comparePages, type ComparedPage, type PageChange } from '../../checks/site/compare.ts';
import { addressOfComparison, addressOfReport } from '../../extension/messages/bulk-addresses.ts';
import type { RunWithDigests } from '../../extension/runs/comparison.ts';
import { dateOfRun, sideOfRun, type RunHead, type RunOptions } from '../../extension/runs/runs.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { Menu } from '../../components/parts/menu.tsx';
import { PageText, PageUrlText } from '../../components/findings/page-text.tsx';
import { StatusBadge, type Shown } from '../../components/findings/status.tsx';
import type { Column } from '../../components/tool/props.ts';
import type { BulkProps } from './props.ts';
import type { Route } from './route.ts';
import { useRequest } from './use-request.ts';
import { useLocale, usePart } from '../../components/use-locale.ts';
import { RadioChoice } from '../../components/parts/radio-choice.tsx';
import { signalTitle } from '../../reports/catalogue.ts';
import type { Locale, BulkWords } from '../../words/locale.ts';

/** What needs the most attention comes first. */
const order = ['worse', 'mixed', 'gone', 'new', 'better', 'unknown', 'same'] as const satisfies readonly PageChange[];
const tones: Record<PageChange, Shown> = {
  worse: 'fail',
  mixed: 'warn',
  gone: 'warn',
  new: 'na',
  better: 'pass',
  unknown: 'unchecked',
  same: 'na',
};

/** Two runs side by side: which pages are new, gone, better or worse. */
export function CompareView({
  bulk,
  files,
  ports,
  actions,
  route,
}: BulkProps & { route: Extract<Route, { view: 'compare' }> }): JSX.Element {
  const words = usePart('bulk').compare;
  const runs = bulk.runs.value;
  const able = (runs ?? []).filter(({ counts }) => counts.done > 0);
  const { before, now } = chosenOf(able, route);
  const heading = <h1 tabIndex={-1}>{words.title}</h1>;
  if (runs === null)
    return (
      <div class="stack" aria-busy="true">
        {heading}
        <div class="card place picture-place" />
      </div>
    );
  if (able.length < 2)
    return (
      <>
        {heading}
        <p class="empty">{words.tooFew}</p>
      </>
    );
  const go = (change: Partial<{ before: string; now: string }>) =>
    ports.go(addressOfComparison(change.before ?? before, change.now ?? now));
  return (
    <>
      {heading}
      <div class="card stack">
        <div class="row compare-runs">
          <Choice name={words.before} runs={able} chosen={before} choose={(id) => go({ before: id })} />
          <Choice name={words.now} runs={able} chosen={now} choose={(id) => go({ now: id })} />
        </div>
        <p class="small muted">{words.help}</p>
      </div>
      {before && now && before !== now ? (
        // Drawn anew for other runs, since the pages of those before would pass for theirs.
        <Compared key={`${before} ${now}`} ids={[before, now]} ports={ports} act={actions(null, null, () => {})} files={files} />
      ) : (
        <p class="empty">{words.choose}</p>
      )}
    </>
  );
}

/** Default selection: the newest run, and the newest earlier one with the same name. @param runs newest first */
function chosenOf(runs: readonly RunHead[], { before, now }: { before: string; now: string }): { before: string; now: string } {
  const later = runs.findIndex(({ id }) => id === now);
  const one = now === '' ? 0 : later;
  if (before !== '' || one < 0) return { before, now: now || runs[0]?.id || '' };
  const older = runs.slice(one + 1);
  const other = older.find(({ name }) => name === runs[one]!.name) ?? older[0] ?? runs.find(({ id }) => id !== runs[one]!.id);
  return { before: other?.id ?? '', now: runs[one]?.id ?? '' };
}

/** A unique name for each run: by the minute it started, by the second if that is not enough, and numbered if nothing helps. @param runs newest first */
export function distinctNames(
  runs: readonly RunHead[],
  { compare: words, runs: { when, whenToTheSecond } }: Pick<BulkWords, 'compare' | 'runs'>,
): string[] {
  const named = (run: RunHead, time: typeof when) =>
    words.option({ name: run.name, when: time({ at: dateOfRun(run) }), pages: run.counts.done });
  const repeated = (names: readonly string[]) => {
    const seen = new Set<string>();
    return new Set(names.filter((one) => seen.has(one) || !seen.add(one)));
  };
  const byMinute = runs.map((run) => named(run, when));
  const alike = repeated(byMinute);
  const bySecond = runs.map((run, index) => (alike.has(byMinute[index]!) ? named(run, whenToTheSecond) : byMinute[index]!));
  const still = repeated(bySecond);
  // The oldest is number one.
  return bySecond.map((option, index) =>
    still.has(option) ? words.nth({ option, nth: bySecond.slice(index).filter((other) => other === option).length }) : option,
  );
}

function Choice({
  name,
  runs,
  chosen,
  choose,
}: {
  name: string;
  runs: readonly RunHead[];
  chosen: string;
  choose(id: string): void;
}): JSX.Element {
  const all = usePart('bulk');
  const words = all.compare;
  const names = useMemo(() => distinctNames(runs, all), [runs, all]);
  const id = useId();
  return (
    <span class="stack tight grow">
      <label htmlFor={id}>
        <b>{name}</b>
      </label>
      <select id={id} class="field" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {!runs.some((run) => run.id === chosen) && <option value={chosen}>{words.chooseRun}</option>}
        {names.map((option, index) => (
          <option key={runs[index]!.id} value={runs[index]!.id}>
            {option}
          </option>
        ))}
      </select>
    </span>
  );
}

/** @param ids of the earlier run and the later one */
function Compared({
  ids,
  ports,
  act,
  files,
}: { ids: readonly [string, string]; act: ReturnType<BulkProps['actions']> } & Pick<BulkProps, 'files' | 'ports'>): JSX.Element {
  const { value, error } = useRequest(async () => [await sideOf(ports, ids[0]), await sideOf(ports, ids[1])] as const, []);
  const all = usePart('bulk');
  const words = all.compare;
  const locale = useLocale();
  const [shown, show] = useState<ShownPages>('all');
  const [before, now] = value ?? [null, null];
  const { pages, hrefs } = useMemo(() => comparedPages(before, now), [before, now]);
  const columns = useMemo(() => columnsOf(all, locale, hrefs), [all, locale, hrefs]);
  const rows = useMemo(
    () =>
      shown === 'all'
        ? pages
        : shown === 'values'
          ? pages.filter(({ values }) => values.length > 0)
          : pages.filter(({ change }) => change === shown),
    [pages, shown],
  );
  if (error !== null)
    return (
      <p class="cap tone-fail" role="alert">
        {words.unread({ error })}
      </p>
    );
  if (!value)
    return (
      <div class="stack" aria-busy="true">
        <p class="muted">{words.reading}</p>
        <div class="card place picture-place" />
      </div>
    );
  if (!before || !now) return <p class="empty">{words.gone}</p>;
  if (
    pages.every(
      ({ change, because }) => change === 'new' || change === 'gone' || because === 'ended-early-before' || because === 'ended-early-now',
    )
  )
    return <p class="empty">{words.apart}</p>;
  return (
    <>
      {!sameChecks(before.run.options, now.run.options) && <p class="cap tone-info">{words.otherSettings}</p>}
      <p class="row">
        <Menu
          name={all.runs.export}
          icon="save"
          items={[
            { name: all.runs.pdf, note: words.pdfNote, run: () => void files.comparisonPdf(before, now) },
            { name: all.runs.html, note: all.runs.htmlNote, run: () => void files.comparisonHtml(before, now) },
          ]}
        />
      </p>
      <ChangeFilter pages={pages} shown={shown} show={show} />
      <DataTable key={shown} name={words.rows} columns={columns} rows={rows} act={act} empty={words.none} />
    </>
  );
}

type ShownPages = PageChange | 'all' | 'values';

/** Which pages the table shows: by how they changed. */
function ChangeFilter({
  pages,
  shown,
  show,
}: {
  pages: readonly ComparedPage[];
  shown: ShownPages;
  show(which: ShownPages): void;
}): JSX.Element {
  const words = usePart('bulk').compare;
  const count = (change: PageChange) => pages.filter((page) => page.change === change).length;
  return (
    <RadioChoice
      label={words.show}
      options={[
        ['all', words.all({ pages: pages.length })],
        ['values', words.counted({ change: words.columns.values, pages: pages.filter(({ values }) => values.length > 0).length })],
        ...order.map((id) => [id, words.counted({ change: words.changes[id], pages: count(id) })] as const),
      ]}
      value={shown}
      choose={show}
    />
  );
}

/** Only checks that ran in both runs are compared, but the scores include all. */
const sameChecks = (before: RunOptions, now: RunOptions): boolean =>
  before.probes === now.probes && before.tools.toSorted().join() === now.tools.toSorted().join();

function columnsOf({ compare: words }: BulkWords, locale: Locale, hrefs: ReadonlyMap<Digest, string>): Column<ComparedPage>[] {
  const { colon, comma, semicolon } = locale.words.punctuation;
  const names = (ids: readonly string[], status: 'fail' | 'pass') => ids.map((id) => signalTitle(locale, id, status)).join(comma);
  const titled = ({ now, before }: ComparedPage) => now?.title || before?.title || '';
  return [
    {
      id: 'url',
      title: words.columns.url,
      wide: true,
      value: ({ url }) => url,
      cell: (page) => <ComparedUrl page={page} title={titled(page)} href={hrefs.get((page.now ?? page.before)!)} />,
    },
    { id: 'title', title: words.columns.title, value: titled },
    {
      id: 'change',
      title: words.columns.change,
      value: ({ change, because }) => (because ? `${words.changes[change]}${colon}${words.because[because]}` : words.changes[change]),
      cell: ({ change, because }) => (
        <span class="stack tight">
          <StatusBadge status={tones[change]} size={13}>
            {words.changes[change]}
          </StatusBadge>
          {because && <span class="small muted">{words.because[because]}</span>}
        </span>
      ),
    },
    {
      id: 'values',
      title: words.columns.values,
      wide: true,
      value: ({ values }) => values.map(words.valueChange).join(semicolon),
      cell: ({ values }) => (
        <span class="stack tight">
          {values.map((value) => (
            <span key={value.id}>
              <PageText text={words.valueChange(value)} />
            </span>
          ))}
        </span>
      ),
    },
    { id: 'before', title: words.columns.before, numeric: true, value: ({ before }) => before?.score ?? null },
    { id: 'now', title: words.columns.now, numeric: true, value: ({ now }) => now?.score ?? null },
    { id: 'worse', title: words.columns.worse, value: ({ worse }) => names(worse, 'fail') },
    { id: 'better', title: words.columns.better, value: ({ better }) => names(better, 'pass') },
  ];
}

function ComparedUrl({ page: { url }, title, href }: { page: ComparedPage; title: string; href: string | undefined }): JSX.Element {
  const shown = (
    <bdi dir="ltr" class="compare-url">
      <PageUrlText url={url} />
    </bdi>
  );
  return href === undefined ? (
    shown
  ) : (
    <a href={href} title={title}>
      {shown}
    </a>
  );
}

async function sideOf({ readRun, readDigests }: BulkProps['ports'], id: string): Promise<RunWithDigests | null> {
  const [run, digests] = await Promise.all([readRun(id), readDigests(id)]);
  return run && { run, digests: new Map(digests.map(({ jobId, digest }) => [jobId, digest])) };
}

/** The pages of both runs, and the URL of each page's report. */
function comparedPages(
  before: RunWithDigests | null,
  now: RunWithDigests | null,
): { pages: ComparedPage[]; hrefs: ReadonlyMap<Digest, string> } {
  if (!before || !now) return { pages: [], hrefs: new Map() };
  const [earlier, later] = [sideOfRun(before.run, before.digests), sideOfRun(now.run, now.digests)];
  const hrefsOf = ({ run }: RunWithDigests, { pages }: typeof earlier) =>
    pages.flatMap(({ jobId, digest }) => (digest ? [[digest, addressOfReport(run.id, jobId)] as const] : []));
  return {
    pages: comparePages(earlier, later).toSorted(
      (a, b) => order.indexOf(a.change) - order.indexOf(b.change) || Number(b.values.length > 0) - Number(a.values.length > 0),
    ),
    hrefs: new Map([...hrefsOf(before, earlier), ...hrefsOf(now, later)]),
  };
}
