import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { Find, preloadResults } from '../../components/search/find.tsx';
import { Icon, LogoIcon } from '../../components/parts/icons.tsx';
import { LinkBase, useViewLink, viewInHash } from '../../components/parts/link-base.ts';
import { Menu, type MenuItem } from '../../components/parts/menu.tsx';
import { showNotice } from '../../components/parts/notice.ts';
import { NoticeBar } from '../../components/parts/notice-bar.tsx';
import { AuditedPage } from '../../components/report/page-address.tsx';
import { PageTypeChoice } from '../../components/report/page-type.tsx';
import { routeOfHash as routeOf, type Route } from '../../components/report/route.ts';
import { Tabs } from '../../components/report/tabs.tsx';
import { ReportView } from '../../components/report/view.tsx';
import { describeVerdict } from '../../reports/verdict-words.ts';
import { saveItems } from '../../components/files/save-items.ts';
import { loadPdfFileName } from '../../components/files/text-files.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { useLazyParts } from '../../components/report/use-lazy-parts.ts';
import type { Obstacle } from '../messages/obstacle.ts';
import { whyNotQueued, sitePages, type BulkEntry } from './bulk-entry.ts';
import { obstacleActionOf, describeObstacle } from './obstacle-words.ts';
import type { OpenTab } from './open-tab.ts';
import type { ProbeState } from './probe-state.ts';
import { useRouting } from './routing.ts';
import type { AuditState } from './audit-state.ts';
import { useLocale, useWords } from '../../components/use-locale.ts';
import type { Locale, Words } from '../../words/locale.ts';
import { joinSentences } from '../../words/sentence.ts';

interface AppProps extends OpenTab {
  /** Above every view. */ top?: ComponentChildren;
  /** Opens the side panel; null if the browser has none. */ openPanel?: (() => void) | null;
  /** Opens the report in a separate tab, at the same view. */ openPage?(): void;
  /** Additional content next to the buttons at the top. */ extra?: ComponentChildren;
  /** Of the document. */ title?: string;
}

export function AuditApp({ audit, probes, bulk, act, reload, savePdf, top, openPanel, openPage, extra, title }: AppProps): JSX.Element {
  const base = useContext(LinkBase);
  const route = useSignal<Route>(routeOf(viewInHash(location.hash, base)));
  const query = useSignal('');
  const search = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  const report = audit.report.value;
  const locale = useLocale();
  const words = useWords();
  const later = useLazyParts() !== null;

  useRouting(route, {
    opened: () => {
      query.value = '';
    },
    main,
    ready: report !== null && later,
  });
  useKeys(search, query, route, base);
  usePaste(bulk);
  useLiveVitals(audit, route.value);
  useFacts(audit, route.value);
  useWaiting(audit);
  useMarks(audit);
  useEffect(() => {
    document.title = title ?? words.app.title;
  }, [title, words]);

  const unqueued = whyNotQueued(report?.url ?? '', audit.obstacle.value, words);
  const saves = report ? itemsOfSaving(report, { audit, act, openPage, savePdf, locale, words }) : [];
  const bulkItems = itemsOfBulk(report, unqueued, bulk, act, words);
  const rerun = audit.phase.value === 'page' ? [] : [{ id: 'rerun', name: words.app.rerun, note: '', run: act.rerun }];
  const panel = openPanel ? [{ id: 'panel', name: words.app.panel, note: '', run: openPanel }] : [];
  return (
    <>
      <header class="top">
        <div class="top-line">
          <AuditedPage report={report} />
          {extra}
          {openPanel && (
            <button type="button" class="icon-button" onClick={openPanel} title={words.app.panel} aria-label={words.app.panel}>
              <Icon name="panel" size={15} />
            </button>
          )}
          <button type="button" class="button quiet" onClick={act.rerun} disabled={audit.phase.value === 'page'}>
            <Icon name="again" size={13} />
            {words.app.rerun}
          </button>
          <Menu bare name={words.app.save.menu} icon="save" disabled={!report} items={saves} />
          <Menu bare name={words.app.bulk.menu} icon="list" note={unqueued} opened={bulk.prepare} items={bulkItems} />
        </div>
        <div class="top-line">
          <Tabs route={route.value} searching={query.value !== ''} report={report} />
          <SearchField field={search} query={query} />
        </div>
      </header>
      <main ref={main} class="stack loose">
        {top}
        {audit.stale.value && <Stale why={words.stale[audit.stale.value]} more={words.stale.earlier} act={act} />}
        {audit.factsGone.value && <Stale why={words.app.factsGone} act={act} />}
        {query.value !== '' ? (
          <Find report={report} query={query.value} actions={[...saves, ...rerun, ...panel, ...bulkItems]} />
        ) : audit.obstacle.value ? (
          <ObstacleNote obstacle={audit.obstacle.value} act={act} reload={reload} />
        ) : (
          <View audit={audit} probes={probes} act={act} route={route.value} />
        )}
      </main>
      <Footer />
      <NoticeBar />
      <Announcement audit={audit} />
    </>
  );
}

function SearchField({ field, query }: { field: RefObject<HTMLInputElement | null>; query: { value: string } }): JSX.Element {
  const locale = useLocale();
  const { find } = useWords().app;
  return (
    <search class="find">
      <input
        ref={field}
        class="field"
        type="search"
        placeholder={find}
        aria-label={find}
        aria-keyshortcuts="/"
        spellcheck={false}
        value={query.value}
        onFocus={() => void preloadResults(locale)}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </search>
  );
}

/** Shown if the page has changed since it was audited, or if the audit is no longer stored. */
function Stale({ why, more = '', act }: { why: string; more?: string; act: ToolActions }): JSX.Element {
  const { app } = useWords();
  return (
    <section class="stale tone-warn" aria-label={app.outOfDate}>
      <p>
        <b>{why}</b> {more}
      </p>
      <button type="button" class="button primary" onClick={act.rerun}>
        {app.rerun}
      </button>
    </section>
  );
}

function Footer(): JSX.Element {
  const words = useWords().app;
  return (
    <footer class="bottom small muted">
      {words.privacy}{' '}
      <a href="/options.html" target="_blank">
        {words.settings}
      </a>{' '}
      <a href="/licenses.html" target="_blank">
        {words.licenses}
      </a>
    </footer>
  );
}

interface Saving extends Pick<AppProps, 'audit' | 'act' | 'savePdf'> {
  openPage: AppProps['openPage'] | undefined;
  locale: Locale;
  words: Words;
}

function itemsOfSaving(report: Report, { audit, act, openPage, savePdf, locale, words }: Saving) {
  return saveItems({
    words: words.app.save,
    pdfNote: words.app.save.pdfNote,
    locale,
    act,
    page: openPage,
    whole: async () => {
      await audit.loadFacts();
      if (audit.hasFacts.value) return audit.report.value;
      showNotice(({ app }) => app.factsGone);
      return null;
    },
    pdf: () => void loadPdfFileName(report, locale).then(savePdf),
  });
}

function itemsOfBulk(report: Report | null, unqueued: string, bulk: BulkEntry, act: ToolActions, words: Words): MenuItem[] {
  const { bulk: bulkWords } = words.app;
  const copyTitles = async () => {
    const titles = await bulk.tabTitles();
    if (titles !== null) act.copy(titles);
  };
  const url = report && (report.finalUrl || report.url);
  return [
    ...(unqueued ? [] : [{ id: 'queue', name: bulkWords.queue, note: bulkWords.queueNote, run: () => void bulk.queue() }]),
    ...(unqueued || !url
      ? []
      : [
          // Not found by search, because it needs code that the menu loads while it opens.
          { name: bulkWords.firstPages({ pages: sitePages }), note: bulkWords.firstPagesNote, run: () => void bulk.auditSite(url) },
          { id: 'site', name: bulkWords.site, note: bulkWords.siteNote, run: () => void bulk.openSite(url) },
        ]),
    { id: 'new-bulk', name: bulkWords.new, note: bulkWords.newNote, run: () => void bulk.openNew() },
    { id: 'all-bulk', name: bulkWords.all, note: bulkWords.allNote, run: () => void bulk.open() },
    { id: 'titles', name: bulkWords.titles, note: bulkWords.titlesNote, run: () => void copyTitles() },
  ];
}

function View({ audit, probes, act, route }: { audit: AuditState; probes: ProbeState; act: ToolActions; route: Route }): JSX.Element {
  const words = useWords();
  const report = audit.report.value;
  const waiting =
    audit.phase.value === 'complete' ? null : (
      <StopLong key={audit.phase.value} audit={audit} what={words.app.slow[audit.phase.value === 'page' ? 'page' : 'site']} />
    );
  const facts = audit.known.value;
  const later = useLazyParts();
  const reading = audit.phase.value === 'complete' ? [] : audit.awaited.value.map((name) => words.siteFacts[name]);
  return (
    <>
      {waiting}
      <ReportView
        report={report}
        facts={audit.hasFacts.value || audit.factsGone.value ? facts : null}
        fixes={audit.fixes.value}
        reading={reading}
        route={route}
        act={act}
        pageType={
          report && (
            <PageTypeChoice
              detected={factValueOf(facts, 'pageType')?.type ?? 'other'}
              chosen={audit.choice.value.pageType}
              reason={report.pageTypeRule}
              choose={(pageType) => void audit.choose({ pageType })}
            />
          )
        }
        keepOut={() => void audit.choose({ intent: 'keep-out' })}
        probe={(compact) => <Probes probes={probes} compact={compact} listed={route.view === 'tool' && route.id === 'link-status'} />}
      >
        {report && later && (
          <later.PageSettings report={report} choice={audit.choice.value} choose={(change) => void audit.choose(change)} />
        )}
      </ReportView>
    </>
  );
}

/** Seconds of waiting after which the user can stop it. */
const longAfter = 3;

/** Shown after some seconds: a note that it takes long, and a button that shows the results so far. */
function StopLong({ audit, what }: { audit: AuditState; what: string }): JSX.Element | null {
  const words = useWords().app.slow;
  const long = useSignal(false);
  const pressed = useSignal(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      long.value = true;
    }, longAfter * 1_000);
    return () => clearTimeout(timer);
  }, []);
  // The pressed button disappears, so move the focus to its result.
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement))
        queueMicrotask(() => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true }));
    },
    [],
  );
  if (!long.value) return null;
  const stop = () => {
    if (pressed.value) return;
    pressed.value = true;
    void audit.stop();
  };
  return (
    <section ref={box} class="stale tone-warn" aria-label={words.label}>
      <p>{pressed.value ? words.stopping : what}</p>
      <button type="button" class="button" onClick={stop} aria-disabled={pressed.value}>
        {words.stop}
      </button>
    </section>
  );
}

/** `listed`: whether the list of links is already below. */
function Probes({ probes, compact, listed }: { probes: ProbeState; compact: boolean; listed: boolean }): JSX.Element | null {
  const link = useViewLink();
  const view = probes.view.value;
  const later = useLazyParts();
  return (
    later &&
    view && <later.ProbeCard probe={view} act={probes} compact={compact} {...(!listed && { listHref: link('tool=link-status') })} />
  );
}

function ObstacleNote({ obstacle, act, reload }: { obstacle: Obstacle; act: ToolActions; reload(): void }): JSX.Element {
  const words = useWords();
  const { title, advice } = describeObstacle(obstacle, words);
  const action = obstacleActionOf(obstacle);
  return (
    <section class="obstacle" aria-labelledby="obstacle-title" data-obstacle={obstacle.code === 'loading' ? undefined : obstacle.code}>
      <LogoIcon size={56} />
      <h1 id="obstacle-title" tabIndex={-1}>
        {title}
      </h1>
      <p>{advice}</p>
      {action && (
        <button type="button" class="button primary" onClick={action === 'reload' ? reload : act.rerun}>
          {words.obstacleButtons[action]}
        </button>
      )}
    </section>
  );
}

/** Announces the final verdict to screen readers, once per audit. */
function Announcement({ audit }: { audit: AuditState }): JSX.Element {
  const report = audit.report.value;
  const locale = useLocale();
  const words = useWords();
  const obstacle = audit.obstacle.value && describeObstacle(audit.obstacle.value, words);
  const stale = audit.stale.value && words.stale[audit.stale.value];
  const text =
    stale ??
    (obstacle
      ? joinSentences([obstacle.title, obstacle.advice])
      : audit.phase.value === 'complete' && report
        ? joinSentences([describeVerdict(report, true, locale).sentence, words.app.scores({ audit: report.score, geo: report.geo.score })])
        : '');
  return (
    <p class="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}

/** URLs that are pasted anywhere but into a field become a bulk audit. */
function usePaste(bulk: BulkEntry): void {
  useEffect(() => {
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      if (!(target instanceof Element && target.matches('input, textarea'))) void bulk.paste(clipboardData?.getData('text/plain') ?? '');
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [bulk]);
}

/** `/` focuses the search, arrow down moves to the list, Enter opens the first result, Escape goes one step back. */
function useKeys(search: { current: HTMLInputElement | null }, query: { value: string }, route: { value: Route }, base: string): void {
  const locale = useLocale();
  useEffect(() => {
    const entries = () => document.querySelectorAll<HTMLElement>('main [data-step]');
    const press = (event: KeyboardEvent) => {
      // Enter, Escape and arrows are then about the suggestions of an input method.
      if (event.isComposing) return;
      const target = event.target as HTMLElement;
      const typing = target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
      if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        search.current?.focus();
        search.current?.select();
      } else if (event.key === 'Escape' && !event.defaultPrevented) {
        if (query.value !== '') query.value = '';
        else if (route.value.view !== 'overview') location.hash = `${base}overview`;
        else return;
        // Otherwise the browser would close the popup.
        event.preventDefault();
      } else if (target === search.current && event.key === 'ArrowDown') {
        event.preventDefault();
        entries()[0]?.focus();
      } else if (target === search.current && event.key === 'Enter' && query.value !== '') {
        // Pressed before search was loaded: results are rendered in the next frame.
        void preloadResults(locale).then(() => requestAnimationFrame(() => entries()[0]?.click()));
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [locale]);
}

/** While Core Web Vitals is open, the browser's measurements are read every second. */
function useLiveVitals(audit: AuditState, route: Route): void {
  const open = route.view === 'tool' && route.id === 'web-vitals';
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => void audit.updateVitals(), 1000);
    return () => clearInterval(timer);
  }, [open]);
}

/** Tools show facts, and fixes are made from them; the other views do not need them. */
function useFacts(audit: AuditState, route: Route): void {
  const wanted = (route.view === 'tool' || route.view === 'check') && audit.report.value !== null;
  useEffect(() => {
    if (wanted) void audit.loadFacts(true);
  }, [wanted]);
}

/** Marks in the browser's timeline: first verdict, and complete report. The benchmark reads them. */
function useMarks(audit: AuditState): void {
  const first = audit.report.value !== null;
  const complete = first && audit.phase.value === 'complete';
  useEffect(() => {
    if (first) performance.mark('first verdict');
  }, [first]);
  useEffect(() => {
    if (complete) performance.mark('complete report');
  }, [complete]);
}

/** While the page loads, its state is polled: Chromium sends the first popup of a session no event when loading ends. */
function useWaiting(audit: AuditState): void {
  const loading = audit.obstacle.value?.code === 'loading';
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setInterval(() => void audit.tabChanged(), 400);
    return () => clearInterval(timer);
  }, [loading]);
}
