import { render, type JSX } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../components/style.css';
import type { ToolId } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { AuditAge } from '../../components/report/audit-age.tsx';
import { CheckList } from '../../components/findings/check-list.tsx';
import { ConfirmDialog } from '../../components/parts/dialog.tsx';
import { FixList } from '../../components/fixes/list.tsx';
import { GeoCard } from '../../components/report/geo-card.tsx';
import { NoticeBar } from '../../components/parts/notice-bar.tsx';
import { showNotice, showNoticeUntilClosed } from '../../components/parts/notice.ts';
import { PageSettings } from '../../components/report/page-settings.tsx';
import { ProbeCard, type ProbeView } from '../../components/report/probe-card.tsx';
import { ChooseTools } from '../../components/tool/choice.tsx';
import { SearchResults } from '../../components/search/results.tsx';
import { ToolList } from '../../components/tool/list.tsx';
import type { ToolActions } from '../../components/tool/props.ts';
import { CheckView, ToolView } from '../../components/tool/view.tsx';
import { VerdictCard, VerdictPlace } from '../../components/report/verdict-card.tsx';
import { noticeOfOutcome, noticeOfUnreadable } from '../../extension/app/notices.ts';
import type { ActionOutcome } from '../../extension/messages/action-outcome.ts';
import type { Unreadable } from '../../extension/storage/set-aside.ts';
import { known } from '../support/facts.ts';
import { hostileFacts } from '../support/hostile.ts';
import { forgotten, markedReport } from '../support/pseudo-view.ts';
import { otherLocale, PseudoWorld } from '../support/pseudo-world.tsx';
import { richFacts } from '../support/rich-facts.ts';

const noop = () => undefined;
const act: ToolActions = {
  show: noop,
  mark: noop,
  clearMarks: noop,
  copy: noop,
  save: noop,
  open: noop,
  openWindow: noop,
  rerun: noop,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
};
const judged = (facts: KnownFacts, aiOptOut = false) =>
  markedReport(judgePage(facts, { intent: 'index', pageType: null, aiOptOut, now: 0 }, { collect: 1, judge: 1, network: 1, total: 3 }));
let host: HTMLElement | null = null;
async function draw(content: JSX.Element): Promise<HTMLElement> {
  host = document.createElement('main');
  document.body.append(host);
  await settled(() => render(<PseudoWorld>{content}</PseudoWorld>, host!));
  return host;
}
afterEach(() => {
  if (host) render(null, host);
  host?.remove();
});

const pages: [name: string, facts: KnownFacts, aiOptOut?: boolean][] = [
  ['a rich page', richFacts()],
  ['a hostile page', hostileFacts(60)],
  ['a bare page', known()],
  ['nothing yet', {}],
  ['a page closed to AI', richFacts(), true],
];

describe.each(pages)('in another language, of %s', (_, facts, aiOptOut = false) => {
  const report = judged(facts, aiOptOut);

  test('the overview has no hard-coded English', async () => {
    const view = await draw(
      <>
        <VerdictPlace />
        <VerdictCard report={report} reading={[]} />
        <VerdictCard report={report} reading={['⟦robots.txt⟧', '⟦sitemap⟧']} />
        <FixList report={report} fixes={report.fixes} complete />
        <FixList report={report} fixes={[]} complete />
        <FixList report={report} fixes={[]} complete={false} />
        <GeoCard report={report} />
        <PageSettings report={report} choice={{ intent: 'index', pageType: null, aiOptOut }} choose={noop} />
        <PageSettings report={report} choice={{ intent: 'keep-out', pageType: null, aiOptOut }} choose={noop} />
        <ToolList report={report} />
        <ToolList report={null} findable={false} />
      </>,
    );
    expect(forgotten(view, [])).toEqual([]);
  });

  test('nor the list of checks, nor each check with its evidence', async () => {
    const view = await draw(
      <>
        {['', 'fail', 'na'].map((only) => (
          <CheckList key={only} report={report} only={only} />
        ))}
        {otherLocale.catalogue.map((signal) => (
          <CheckView key={signal.id} signal={signal} report={report} act={act} />
        ))}
      </>,
    );
    expect(forgotten(view, [])).toEqual([]);
  });

  test('nor has what surrounds a tool', async () => {
    const Broken = () => {
      throw new Error('⟦odd⟧');
    };
    for (const picture of [() => <p />, Broken]) {
      const view = await draw(<ToolView id="page-weight" view={picture} report={report} facts={facts} act={act} />);
      expect(forgotten(view, [])).toEqual([]);
      render(null, view);
      view.remove();
    }
  });
});

test('what search finds, and what a bulk audit may choose, comes from the catalogue', async () => {
  const some: ToolId[] = ['canonical', 'evidence'];
  const view = await draw(
    <>
      {['canonical', 'zzz'].map((query) => (
        <SearchResults key={query} report={null} query={query} />
      ))}
      {[[], some].map((chosen) => (
        <ChooseTools key={chosen.length} chosen={chosen} choose={noop} />
      ))}
      <ConfirmDialog title="" text="" yes="" no="" done={noop} />
    </>,
  );
  expect(forgotten(view, [])).toEqual([]);
});

const progress = { done: 120, total: 1_500, broken: 7, unverified: 1, perSecond: 40, secondsLeft: 35, phase: 'probing' as const };
const stages: ProbeView['stage'][] = ['idle', 'asking', 'refused', 'starting', 'running', 'paused', 'finished', 'stopped', 'failed'];
test('the card of the link check has no hard-coded text, at any stage', async () => {
  const hosts = ['shop.example', 'cdn.example', 'partner.example', 'x.example'];
  for (const stage of stages) {
    for (const change of [
      {},
      { missing: [] },
      { progress },
      { progress: { ...progress, secondsLeft: 600 }, interrupted: true, missing: [] },
    ] as Partial<ProbeView>[]) {
      const probe: ProbeView = {
        stage,
        progress: null,
        interrupted: false,
        problem: () => '⟦gone⟧',
        addresses: 1_498,
        hosts,
        missing: hosts,
        pageHost: 'shop.example',
        siteNotAllowed: true,
        canWithdraw: true,
        rate: 'normal',
        rates: [
          { id: 'careful', name: '' },
          { id: 'normal', name: '' },
          { id: 'fast', name: '' },
          { id: 'own', name: '' },
        ],
        ...change,
      };
      const view = await draw(
        <>
          {[false, true].map((compact) => (
            <ProbeCard
              key={`${compact}`}
              probe={probe}
              act={{ start: noop, pause: noop, resume: noop, stop: noop, setRate: noop, withdraw: noop }}
              compact={compact}
              listHref="#"
            />
          ))}
        </>,
      );
      expect(forgotten(view, hosts), stage).toEqual([]);
      render(null, view);
      view.remove();
    }
  }
});

test('notices are made where they are shown', async () => {
  const view = await draw(<NoticeBar />);
  await settled(() => showNoticeUntilClosed(({ notices }) => notices.saved({ name: 'a.pdf' })));
  expect(view.textContent).toContain('⟦Saved a.pdf.⟧');
  expect(forgotten(view, [])).toEqual([]);
  await settled(() =>
    showNotice(({ notices }) => notices.queue.queued({ pages: 2 }), { name: ({ notices }) => notices.queue.open, run: noop }),
  );
  expect(forgotten(view, [])).toEqual([]);
});

test('a notice that must be closed stays when others arrive, and returns after temporary ones', async () => {
  const view = await draw(<NoticeBar />);
  vi.useFakeTimers();
  try {
    await settled(() => showNoticeUntilClosed(({ notices }) => notices.saved({ name: 'first.pdf' })));
    await settled(() => showNoticeUntilClosed(({ notices }) => notices.saved({ name: 'second.pdf' })));
    expect(view.textContent).toMatch(/first\.pdf.*second\.pdf/);
    await settled(() => showNotice('Copied'));
    expect(view.textContent).toBe('Copied');
    await settled(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(view.textContent).toMatch(/first\.pdf.*second\.pdf/);
    await settled(() => view.querySelector('button')!.click());
    expect(view.textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

const outcomes: ActionOutcome[] = [
  ...(['undrawable', 'shown', 'unseen', 'gone', 'copied', 'uncopied', 'kept', 'full'] as const).map((code): ActionOutcome => ({ code })),
  { code: 'marked', requested: 9, visible: 4, unseen: 3, gone: 2 },
  { code: 'tooMany', most: 30 },
];
const ways: Unreadable['how'][] = ['aside', 'later', 'left'];
const broken = (['choices', 'branding', 'snapshot', 'run', 'jobs', 'report', 'facts', 'results'] as const).flatMap((what) =>
  ways.map((how): Unreadable => ({ what, how, name: '12' })),
);
test('so are those of the page, of snapshots, and of records that cannot be read', async () => {
  const view = await draw(<NoticeBar />);
  for (const reported of [
    ...outcomes.map(noticeOfOutcome),
    ...broken.map((record) => noticeOfUnreadable([record])),
    noticeOfUnreadable(broken),
  ]) {
    await settled(() => showNoticeUntilClosed(reported));
    expect(view.textContent).toContain('⟦');
    expect(forgotten(view, [])).toEqual([]);
  }
});

test('an earlier audit says how old it is, a current one does not', async () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
  const now = Date.now();
  const ages: [at: string, opened: number, words: string][] = [
    [minutes(0), now - 1_000, ''],
    [minutes(12.5), now, '⟦Audited 12 minutes ago⟧'],
    [minutes(12.5), now - 3_600_000, '⟦Audited 12 minutes ago⟧'],
    [minutes(0.25), now, '⟦Audited 15 seconds ago⟧'],
    [minutes(60 * 25), now, '⟦Audited yesterday⟧'],
    ['no date', now, ''],
  ];
  for (const [at, opened, words] of ages) {
    const view = await draw(<AuditAge at={at} opened={opened} />);
    expect(view.textContent, at).toBe(words);
    expect(view.querySelector('time')?.dateTime ?? '').toBe(words && at);
    render(null, view);
    view.remove();
  }
});
