import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../components/style.css';
import '../../../components/report/overview.css';
import type { DocumentKind, Obstacle, PlainObstacle } from '../../../extension/messages/obstacle.ts';
import { showNotice } from '../../../components/parts/notice.ts';
import type { ToolActions } from '../../../components/tool/props.ts';
import { AuditApp } from '../../../extension/app/app.tsx';
import { AuditState } from '../../../extension/app/audit-state.ts';
import { createBulkEntry } from '../../../extension/app/bulk-entry.ts';
import { createProbeState } from '../../../extension/app/probe-state.ts';
import { eventually } from '../../support/eventually.ts';
import { known } from '../../support/facts.ts';
import { forgotten } from '../../support/pseudo-view.ts';
import { PseudoWorld } from '../../support/pseudo-world.tsx';
import { createTabHost } from '../../support/tab-host.ts';

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
/** Names of tools and checks, files and protocols that are the same in every language. */
const names = ['Pageloupe', '/'];

let frame: HTMLElement;
beforeEach(() => {
  frame = document.createElement('div');
  document.body.append(frame);
});
afterEach(() => {
  render(null, frame);
  frame.remove();
});

/** The interface with an audit that has an obstacle, or is still running. */
function draw(obstacle: Obstacle | null): void {
  const host = createTabHost(known(), { findProbes: () => null, probeTargets: () => null, openAudit: () => new Promise(() => undefined) });
  const shared = host.interface();
  const record = {
    version: 1 as const,
    id: 'a',
    document: null,
    step: obstacle ? ('failed' as const) : ('page' as const),
    judgement: 0,
    awaited: [],
    probing: false,
    obstacle,
    stale: null,
  };
  const audit = new AuditState({
    ...shared,
    readAuditRecord: async () => record,
    watchAudit: () => noop,
    send: (async () => ({ ok: true, value: null })) as unknown as typeof shared.send,
  });
  const probes = createProbeState(audit, {
    tabId: 7,
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
  });
  const bulk = createBulkEntry({
    tabId: 7,
    say: showNotice,
    queueTab: async () => ({ ok: true, value: { runId: 'r', jobs: 3 } }),
    openBulk: async () => undefined,
    queueUrls: async () => ({ ok: true, value: 'r' }),
    openTabs: async () => null,
    crawlSites: async () => (start: string) => [start],
    requestHosts: async () => false,
    takePendingGrant: async () => null,
    beginGranted: async () => ({ ok: true as const, value: null }),
    now: () => 0,
  });
  render(
    <PseudoWorld>
      <AuditApp audit={audit} probes={probes} bulk={bulk} act={act} reload={noop} savePdf={noop} />
    </PseudoWorld>,
    frame,
  );
  void audit.open();
}

const plain: PlainObstacle[] = [
  'no-tab',
  'browser-page',
  'extension-page',
  'store',
  'view-source',
  'file',
  'loading',
  'discarded',
  'error-page',
  'no-answer',
  'left',
  'crashed',
  'policy',
  'no-permission',
];
const kinds: DocumentKind[] = ['pdf', 'svg', 'image', 'media', 'json', 'text', 'xml', 'other'];
const obstacles: Obstacle[] = [
  ...plain.map((code): Obstacle => ({ code })),
  ...kinds.map((kind): Obstacle => ({ code: 'document', kind })),
  ...(['not-well-formed', 'failed'] as const).map((code): Obstacle => ({ code, detail: 'No frame with id 0.' })),
];
test.each(obstacles)('an obstacle, %o, says nothing in English of its own', async (obstacle) => {
  draw(obstacle);
  await eventually(() => expect(frame.querySelector('.obstacle')).not.toBeNull());
  await eventually(() => expect(document.title).toContain('⟦'));
  expect(forgotten(frame, [...names, 'No frame with id 0.'])).toEqual([]);
});

test('nor does the frame with its menus, nor a page that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    draw(null);
    await vi.advanceTimersByTimeAsync(4_000);
  } finally {
    vi.useRealTimers();
  }
  await eventually(() => expect(frame.querySelector('.stale')).not.toBeNull());
  for (const button of frame.querySelectorAll<HTMLElement>('.save > button')) button.click();
  expect(forgotten(frame, names)).toEqual([]);
  frame.querySelector<HTMLElement>('.stale button')!.click();
  await eventually(() => expect(frame.querySelector('.stale')?.textContent).toContain('Stopping'));
  expect(forgotten(frame, names)).toEqual([]);
});
