import axe from 'axe-core';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import '../../../components/style.css';
import '../../../components/report/overview.css';
import type { ToolActions } from '../../../components/tool/props.ts';
import { AuditApp } from '../../../extension/app/app.tsx';
import { createBulkEntry, type BulkEntryPorts } from '../../../extension/app/bulk-entry.ts';
import { showNotice } from '../../../components/parts/notice.ts';
import { createProbeState, type ProbeStatePorts } from '../../../extension/app/probe-state.ts';
import { AuditState } from '../../../extension/app/audit-state.ts';
import { eventually, still } from '../../support/eventually.ts';
import { partsOf } from '../../support/page-parts.ts';
import { createTabHost, type TabHost } from '../../support/tab-host.ts';
import { hostileFacts } from '../../support/hostile.ts';

const noop = () => undefined;
const facts = hostileFacts(300);
const parts = partsOf(facts);

let frame: HTMLElement;
let audit: AuditState;
let host: TabHost;
let answerSite: () => void;
/** Until it resolves, the page returns nothing. */
let collecting: Promise<void> | undefined;
let collect: () => void;
let document_: string | null;
const bulkWorld = {
  tabId: 1,
  say: showNotice,
  queueTab: vi.fn<BulkEntryPorts['queueTab']>(async () => ({ ok: true, value: { runId: 'r 1', jobs: 3 } })),
  openBulk: vi.fn(async () => undefined),
  queueUrls: async () => ({ ok: true as const, value: 'r' }),
  openTabs: async () => null,
  crawlSites: async () => (start: string) => [start],
  requestHosts: async () => false,
  takePendingGrant: async () => null,
  beginGranted: async () => ({ ok: true as const, value: null }),
  now: () => 0,
} satisfies BulkEntryPorts;
const act = {
  show: noop,
  mark: noop,
  clearMarks: vi.fn(),
  copy: vi.fn(),
  save: vi.fn(),
  open: noop,
  openWindow: noop,
  rerun: vi.fn(),
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
} satisfies ToolActions;

async function open(tab: TabHost['ports']['tab'] = async () => ({ url: 'https://example.com/', status: 'complete' })): Promise<void> {
  const site = new Promise<void>((resolve) => {
    answerSite = resolve;
  });
  host = createTabHost(facts, { findProbes: () => null, probeTargets: () => null });
  collecting = undefined;
  const { collect: read } = host.page;
  host.page.collect = async () => {
    await collecting;
    return read();
  };
  document_ = (facts.page as { value: { url: string } }).value.url;
  Object.assign(host.ports, { tab, urlOfDocument: async () => document_ });
  host.page.fetchSite = async () => {
    await site;
    return parts.site;
  };
  const shared = host.interface();
  const ports: ProbeStatePorts = {
    tabId: shared.tabId,
    send: shared.send,
    grantedHosts: async () => () => false,
    requestHosts: async () => false,
    withdrawPermissions: async () => true,
    watchHosts: () => noop,
    watchProbes: () => noop,
    takePendingGrant: async () => null,
    readRate: async () => 'normal',
    now: () => 0,
    say: noop,
  };
  audit = new AuditState(shared);
  render(
    <AuditApp
      audit={audit}
      probes={createProbeState(audit, ports)}
      bulk={createBulkEntry(bulkWorld)}
      act={act}
      reload={noop}
      savePdf={noop}
    />,
    frame,
  );
  void audit.open();
}
async function complete(): Promise<void> {
  await open();
  answerSite();
  await eventually(() => expect(audit.phase.value).toBe('complete'));
  await eventually(() => expect(frame.querySelector('.fixes')).not.toBeNull());
}
const press = (key: string, target: EventTarget = document.activeElement ?? document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};
const title = () => frame.querySelector('h1')?.textContent;
async function go(hash: string): Promise<void> {
  const followed = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = hash;
  await followed;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'Pageloupe';
  frame = document.createElement('div');
  document.body.append(frame);
});
afterEach(() => {
  render(null, frame);
  frame.remove();
  vi.clearAllMocks();
  // Without an event, which would fire in the middle of the next test.
  history.replaceState(null, '', location.pathname + location.search);
});

describe('the popup', () => {
  test('shows the page first, then settles when its site has answered, without moving what is above the fixes', async () => {
    await open();
    await eventually(() => expect(frame.querySelector('.verdict .muted')?.textContent).toMatch(/^Still reading the page’s response/));
    const top = frame.querySelector('.fixes')!.getBoundingClientRect().top;
    const live = frame.querySelector('[aria-live]')!;
    expect(live.textContent).toBe('');
    answerSite();
    await eventually(() => expect(audit.phase.value).toBe('complete'));
    await eventually(() => expect(live.textContent).toMatch(/Audit score \d+\./));
    expect(Math.abs(frame.querySelector('.fixes')!.getBoundingClientRect().top - top)).toBeLessThanOrEqual(40);
  });
  test('what takes long can be stopped, the page and then its site, and the focus goes to what that brings', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(async () => {
      // Runs what is still queued, which would otherwise never run.
      await vi.runOnlyPendingTimersAsync();
      vi.useRealTimers();
    });
    await open();
    await eventually(() => expect(frame.querySelector('.verdict .muted')?.textContent).toMatch(/^Still reading/));
    const stopIn = async (words: string) => {
      await vi.advanceTimersByTimeAsync(4_000);
      await eventually(() => expect(frame.querySelector('[aria-label="Slow"]')?.textContent).toContain(words));
      const button = frame.querySelector<HTMLButtonElement>('[aria-label="Slow"] button')!;
      button.focus();
      button.click();
    };
    await stopIn('The site is slow to respond.');
    await eventually(() => expect(audit.phase.value).toBe('complete'));
    await eventually(() => expect(document.activeElement?.id).toBe('verdict'));
    expect(frame.querySelector('[aria-label="Slow"]')).toBeNull();

    // When read again, the page does not respond: the earlier report stays, with a message about the page.
    collecting = new Promise((resolve) => {
      collect = resolve;
    });
    void audit.start();
    await stopIn('This page is taking a while to read.');
    await eventually(() => expect(frame.querySelector('[aria-label="Slow"]')?.textContent).toContain('Stopping…'));
    expect(frame.contains(document.activeElement)).toBe(true);
    collect();
    await stopIn('The site is slow to respond.');
    await eventually(() => expect(audit.phase.value).toBe('complete'));
  });
  test('has landmarks, one main heading and no violations', async () => {
    await complete();
    expect(frame.querySelectorAll('header.top, nav, main, footer, search')).toHaveLength(5);
    expect(frame.querySelectorAll('h1')).toHaveLength(1);
    await still();
    const { violations } = await axe.run(frame, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
  });
  test('a tool opens by its address, takes the focus, and Escape goes back to the link that opened it', async () => {
    await complete();
    frame.querySelector<HTMLAnchorElement>('a[href="#tool=heading-outline"]')!.click();
    await eventually(() => expect(title()).toBe('Heading outline'));
    await eventually(() => expect(document.activeElement?.textContent).toBe('Heading outline'));
    expect(press('Escape').defaultPrevented).toBe(true);
    await eventually(() => expect(document.activeElement?.getAttribute('href')).toBe('#tool=heading-outline'));
    expect(act.clearMarks).toHaveBeenCalled();
  });
  test('Escape on the overview is left to the browser, which closes the popup', async () => {
    await complete();
    expect(press('Escape', document.body).defaultPrevented).toBe(false);
  });
  test('/ finds, arrow down goes to the results, Enter opens the first', async () => {
    await complete();
    expect(press('/', document.body).defaultPrevented).toBe(true);
    const input = frame.querySelector<HTMLInputElement>('.find input')!;
    expect(document.activeElement).toBe(input);
    input.value = 'hreflang';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await eventually(() => expect(title()).toBe('Search results'));
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('href')).toBe('#tool=languages');
    input.focus();
    for (const key of ['Escape', 'Enter', 'ArrowDown']) press(key, input, { isComposing: true });
    await Promise.resolve();
    expect([input.value, title(), document.activeElement]).toEqual(['hreflang', 'Search results', input]);
    press('Enter');
    await eventually(() => expect(title()).toBe('Languages and hreflang'));
    expect(input.value).toBe('');
  });
  test('actions of buttons are found and performed', async () => {
    await complete();
    const input = frame.querySelector<HTMLInputElement>('.find input')!;
    input.value = 'json';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await eventually(() => expect(frame.querySelector('main button[data-step]')?.textContent).toContain('JSON'));
    frame.querySelector<HTMLButtonElement>('main button[data-step]')!.click();
    await eventually(() => expect(act.save.mock.calls.some(([, type]) => type === 'application/json')).toBe(true));
  });
  test('/ typed into a field is a character', async () => {
    await complete();
    expect(press('/', frame.querySelector('.find input')!).defaultPrevented).toBe(false);
  });
  test.each([
    ['#check=title', 'title'],
    ['#checks=fail', 'Checks: failed'],
    ['#tool=unheard-of', ''],
  ])('%s is a view', async (hash, heading) => {
    await complete();
    await go(hash);
    if (heading) expect(title()?.toLowerCase()).toContain(heading.toLowerCase());
    else expect(frame.querySelector('.verdict')).not.toBeNull();
  });
  test('a link to the tools works when it is opened first, and again when it is clicked again', async () => {
    location.hash = '#tools';
    await complete();
    await eventually(() => expect(document.activeElement?.id).toBe('tools-title'));
    frame.querySelector<HTMLElement>('.tabs a')!.focus();
    frame.querySelector<HTMLAnchorElement>('.tabs a[href="#tools"]')!.click();
    await eventually(() => expect(document.activeElement?.id).toBe('tools-title'));
  });
  test('the user’s choices are applied at once', async () => {
    await complete();
    frame.querySelector<HTMLInputElement>('.check input')!.click();
    await eventually(() => expect(frame.querySelector('#geo')?.textContent).toContain('Opted out'));
  });
  test('saves and copies the whole report', async () => {
    const openPage = vi.spyOn(window, 'open');
    onTestFinished(() => openPage.mockRestore());
    await complete();
    const save = frame.querySelector<HTMLButtonElement>('.save > button')!;
    save.click();
    await eventually(() => expect(save.getAttribute('aria-expanded')).toBe('true'));
    for (const item of save.parentElement!.querySelectorAll<HTMLButtonElement>('.save-items button')) item.click();
    // With all facts, which are fetched for it.
    await eventually(() =>
      expect(act.save.mock.calls.map(([name]) => (name as string).split('.').at(-1)).toSorted()).toEqual(['csv', 'json', 'md']),
    );
    expect(JSON.parse(act.save.mock.calls.find(([, type]) => type === 'application/json')![2] as string)).toMatchObject({
      facts: { robotsTxt: expect.anything(), text: expect.anything() },
    });
    await eventually(() => expect(act.copy).toHaveBeenCalledTimes(2));
    expect(openPage.mock.calls).toEqual([['/options.html#reports', '_blank']]);
    expect(document.activeElement).toBe(save);
  });
  test('the tab is queued, the notice says how many pages there are and links to them', async () => {
    await complete();
    const menu = [...frame.querySelectorAll<HTMLButtonElement>('.save > button')].find(
      (button) => button.getAttribute('aria-label') === 'Bulk',
    )!;
    menu.click();
    await eventually(() => expect(menu.getAttribute('aria-expanded')).toBe('true'));
    const items = () => [...menu.parentElement!.querySelectorAll<HTMLButtonElement>('.save-items button')];
    expect(items().map((item) => item.firstChild?.textContent)).toEqual([
      'Queue this tab',
      'Audit this site’s first 50 pages',
      'Audit more of this site',
      'New bulk audit',
      'Bulk audits',
      'Copy titles of all tabs',
    ]);
    items()[0]!.click();
    await eventually(() => expect(frame.querySelector('.notice')?.textContent).toContain('This tab is in the queue: 3 pages.'));
    expect(document.activeElement).toBe(menu);
    await still();
    const { violations } = await axe.run(frame, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
    frame.querySelector<HTMLButtonElement>('.notice button')!.click();
    expect(bulkWorld.openBulk).toHaveBeenLastCalledWith('#run=r%201');
    items()[2]!.click();
    expect(bulkWorld.openBulk).toHaveBeenLastCalledWith('#new&site=https%3A%2F%2Fexample.com%2F');
    items()[3]!.click();
    expect(bulkWorld.openBulk).toHaveBeenLastCalledWith('#new');
    items()[4]!.click();
    expect(bulkWorld.openBulk).toHaveBeenLastCalledWith('');
    items()[1]!.click();
    await eventually(() => expect(frame.querySelector('.notice')?.textContent).toContain('Nothing was started'));
  });
  test('a result for another page is marked, with a button for a new one', async () => {
    await complete();
    document_ = null;
    await audit.tabChanged();
    await eventually(() => expect(frame.querySelector('.stale')?.textContent).toContain('the earlier page'));
    frame.querySelector<HTMLButtonElement>('.stale button')!.click();
    expect(act.rerun).toHaveBeenCalledOnce();
  });
  test('a tool of an audit that is no longer stored says so, and no report is saved without its data', async () => {
    await complete();
    host.stopWorker();
    host.reports.clear();
    await go('#tool=heading-outline');
    await eventually(() => expect(frame.querySelector('.stale')?.textContent).toContain('no longer stored'));
    await eventually(() => expect(frame.querySelector('.picture-place')).toBeNull());
    frame.querySelector<HTMLButtonElement>('.stale button')!.click();
    expect(act.rerun).toHaveBeenCalledOnce();
    const input = frame.querySelector<HTMLInputElement>('.find input')!;
    input.value = 'json';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await eventually(() => expect(frame.querySelector('main button[data-step]')?.textContent).toContain('JSON'));
    frame.querySelector<HTMLButtonElement>('main button[data-step]')!.click();
    await eventually(() => expect(frame.querySelector('.notice')?.textContent).toContain('no longer stored'));
    expect(act.save).not.toHaveBeenCalled();
  });
  test('an obstacle says what it is and what to do, once aloud', async () => {
    await open(async () => ({ url: 'chrome://settings/' }));
    await eventually(() => expect(frame.querySelector('[data-obstacle="browser-page"]')).not.toBeNull());
    expect(frame.querySelector('[aria-live]')?.textContent).toContain('can’t be audited');
    expect(frame.querySelector('.verdict')).toBeNull();
    const bulk = [...frame.querySelectorAll('.save')].at(-1)!;
    expect(bulk.querySelector('.save-note')?.textContent).toBe('This tab can’t be queued. The browser’s own pages can’t be audited.');
    expect([...bulk.querySelectorAll('button')].map((item) => item.firstChild?.textContent)).not.toContain('Queue this tab');
  });
});
