/** Every tool with pages that want to break it. What axe, Tab and enlarged text find in it: tests/e2e/every-view.spec.ts. */
import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../components/style.css';
import '../../components/report/overview.css';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage } from '../../checks/audit-page.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { ToolView } from '../../components/tool/view.tsx';
import { known } from '../support/facts.ts';
import { hostileFacts } from '../support/hostile.ts';
import { toolView } from '../support/tool-view.ts';

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

/** Judged once for all tools. */
const judged = new Map<KnownFacts, Report>();
function reportOf(facts: KnownFacts): Report {
  const report =
    judged.get(facts) ??
    judgePage(
      facts,
      { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) },
      { collect: 0, judge: 0, network: 0, total: 0 },
    );
  judged.set(facts, report);
  return report;
}

let frame: HTMLElement | null = null;
async function draw(id: ToolId, facts: KnownFacts, width: number): Promise<HTMLElement> {
  const View = await toolView(id);
  frame = document.createElement('main');
  frame.style.cssText = `width: ${width}px; padding: 12px;`;
  document.documentElement.lang = 'en';
  document.title = 'Test';
  document.body.append(frame);
  render(<ToolView id={id} view={View} report={reportOf(facts)} facts={facts} act={act} />, frame);
  // Views that request something are drawn again when it arrives.
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  return frame;
}
afterEach(() => {
  if (frame) render(null, frame);
  frame?.remove();
  vi.restoreAllMocks();
});

const hostile = hostileFacts(300);
const empty = known();
const onlyPage: KnownFacts = { page: empty.page! };

describe.each(tools.map(({ id }) => [id] as const))('%s', (id) => {
  test.each([640, 320])('draws a hostile page at %i px: nothing fails, nothing sticks out, no markup gets in', async (width) => {
    const failed = vi.spyOn(console, 'error');
    const element = await draw(id, hostile, width);
    expect(element.querySelector('.picture')).not.toBeNull();
    expect(failed).not.toHaveBeenCalled();
    expect(element.scrollWidth).toBeLessThanOrEqual(width);
    expect(element.querySelector('script, [onerror]')).toBeNull();
    expect(document.title).toBe('Test');
  });
  test.each([
    ['an empty page', empty],
    ['a page of which little is known yet', onlyPage],
  ])('draws %s', async (_, facts) => {
    const element = await draw(id, facts, 640);
    expect(element.querySelector('.picture')?.textContent).toMatch(/\S/);
    // The tool for leftovers contains these words itself.
    if (id !== 'leftovers') expect(element.textContent).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('bad news above a view is not repeated in it, good news is shown', async () => {
  const blocked = await draw(
    'indexability',
    known({ response: { status: 200, headers: [{ name: 'x-robots-tag', value: 'noindex' }] } }),
    640,
  );
  expect(blocked.querySelector('.lead')?.textContent).toContain('noindex');
  expect(blocked.querySelector('.picture .t-verdict')).toBeNull();
  render(null, blocked);
  blocked.remove();
  const open = await draw('leftovers', empty, 640);
  expect(open.querySelector('.lead')).toBeNull();
  expect(open.querySelector('.picture .t-verdict')?.classList).toContain('kind-good');
});
