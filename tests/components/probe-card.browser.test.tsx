import axe from 'axe-core';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../components/style.css';
import '../../components/report/overview.css';
import { ProbeCard, type ProbeView } from '../../components/report/probe-card.tsx';
import { eventually } from '../support/eventually.ts';

const act = { start: vi.fn(), pause: vi.fn(), resume: vi.fn(), stop: vi.fn(), setRate: vi.fn(), withdraw: vi.fn() };
const progress = { done: 120, total: 1_500, broken: 7, unverified: 1, perSecond: 40, secondsLeft: 35, phase: 'probing' as const };
const view = (change: Partial<ProbeView> = {}): ProbeView => ({
  stage: 'idle',
  progress: null,
  interrupted: false,
  problem: null,
  addresses: 1_498,
  hosts: ['shop.example', 'www.shop.example', 'cdn.example', 'partner.example', 'übung.example'],
  missing: ['cdn.example', 'partner.example', 'übung.example', 'x.example'],
  pageHost: 'shop.example',
  siteNotAllowed: false,
  canWithdraw: false,
  rate: 'normal',
  rates: [
    { id: 'gentle', name: 'Gentle' },
    { id: 'normal', name: 'Normal' },
  ],
  ...change,
});

let frame: HTMLElement;
beforeEach(() => {
  frame = document.createElement('main');
  frame.style.width = '360px';
  document.documentElement.lang = 'en';
  document.title = 'Test';
  document.body.append(frame);
});
afterEach(() => {
  render(null, frame);
  frame.remove();
  vi.clearAllMocks();
});
const draw = (change: Partial<ProbeView> = {}, compact = false) =>
  render(<ProbeCard probe={view(change)} act={act} compact={compact} listHref="#tool=link-status" />, frame);
const button = (name: string) => [...frame.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const words = () => frame.innerText.replace(/\s+/g, ' ');

const stages: [ProbeView['stage'], Partial<ProbeView>, string[], string[]][] = [
  [
    'idle',
    {},
    ['Link check', '1,498 link targets', 'on 5 sites', 'cdn.example, partner.example, übung.example and 1 more'],
    ['Check links'],
  ],
  [
    'idle',
    { addresses: 1, hosts: ['shop.example'], missing: [] },
    ['1 link target,', 'on 1 site.', 'No cookies are sent.'],
    ['Check links'],
  ],
  ['idle', { addresses: 0, canWithdraw: true }, ['requests the canonical', 'allow'], ['Check links', 'Remove permission']],
  ['asking', {}, ['Waiting for your permission', 'If this window closes'], ['Check links']],
  ['refused', {}, ['Links not checked', 'Permission denied', 'these checks remain unchecked'], ['Check links']],
  ['starting', {}, ['Starting'], ['Check links']],
  [
    'running',
    { progress },
    ['120 of 1,500 URLs', '7 broken', '1 unverified', 'about 35 seconds left', 'Keeps running if you close this window'],
    ['Pause', 'Stop'],
  ],
  [
    'running',
    { progress: { ...progress, secondsLeft: 600 }, interrupted: true },
    ['about 10 minutes left', 'paused the check'],
    ['Pause', 'Stop'],
  ],
  ['paused', { progress }, ['Link check paused', 'paused'], ['Resume', 'Stop']],
  ['finished', { progress: { ...progress, done: 1_500 }, missing: [] }, ['Links checked', '1,500 URLs', 'See every link'], ['Check again']],
  ['finished', { progress }, ['Not checked (no permission): cdn.example'], ['Allow and check the rest']],
  ['stopped', { progress }, ['Link check stopped'], ['Check the rest']],
  ['stopped', { progress, missing: [] }, ['Link check stopped'], ['Check the rest']],
  [
    'failed',
    { problem: () => 'The page changed or reloaded.' },
    ['Links could not be checked', 'The page changed or reloaded'],
    ['Check links'],
  ],
];
describe('the card of the link check', () => {
  for (const [stage, change, expected, buttons] of stages) {
    test(`${stage} ${JSON.stringify(change).slice(0, 60)}`, async () => {
      for (const compact of [false, true]) {
        draw({ stage, ...change }, compact);
        for (const details of frame.querySelectorAll('details')) details.open = true;
        for (const each of expected) expect(words()).toContain(each);
        for (const name of buttons) expect(button(name), name).toBeTruthy();
        expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
        const { violations } = await axe.run(frame, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          resultTypes: ['violations'],
        });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
      }
    });
  }

  test.each([
    ['finished, on the overview', { stage: 'finished', progress: { ...progress, done: 1_500 }, missing: [] }, false],
    ['finished, beside a tool', { stage: 'finished', progress: { ...progress, done: 1_500 }, missing: [] }, true],
    ['not begun, beside a tool', { stage: 'idle' }, true],
  ] as const)('takes one line when nothing is to do: %s', (_, change, compact) => {
    frame.style.width = '616px';
    draw({ ...change, missing: [...((change as Partial<ProbeView>).missing ?? view().missing)] }, compact);
    expect(frame.querySelector('.probe')!.getBoundingClientRect().height).toBeLessThan(60);
    expect(frame.querySelector('details')!.open).toBe(false);
  });

  test('starts with the chosen hosts, and says what the browser will ask', async () => {
    draw();
    button('Check links')!.click();
    expect(act.start).toHaveBeenLastCalledWith('all', false);
    const scope = frame.querySelector('select')!;
    scope.value = 'own';
    scope.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => expect(words()).not.toContain('Your browser will ask'));
    button('Check links')!.click();
    expect(act.start).toHaveBeenLastCalledWith('own', false);
  });

  test('the button keeps its place and the focus while its word changes', () => {
    draw();
    const first = button('Check links')!;
    first.focus();
    for (const [stage, word, called] of [
      ['running', 'Pause', act.pause],
      ['paused', 'Resume', act.resume],
    ] as const) {
      draw({ stage, progress });
      expect(document.activeElement).toBe(first);
      expect(first.textContent).toBe(word);
      first.click();
      expect(called).toHaveBeenCalledOnce();
    }
    draw({ stage: 'finished', progress, missing: [] });
    expect(document.activeElement).toBe(first);
    first.click();
    expect(act.start).toHaveBeenLastCalledWith('all', true);
  });

  test('while it starts, another click does nothing', () => {
    draw({ stage: 'starting' });
    button('Check links')!.click();
    expect(act.start).not.toHaveBeenCalled();
    draw({ stage: 'running', progress });
    button('Stop')!.click();
    expect(act.stop).toHaveBeenCalledOnce();
  });

  test('announces starts and ends to screen readers, not every step', () => {
    draw({ stage: 'running', progress });
    const texts = frame.querySelector('output')!.textContent;
    draw({ stage: 'running', progress: { ...progress, done: 500 } });
    expect(frame.querySelector('output')!.textContent).toBe(texts);
    draw({ stage: 'stopped', progress });
    expect(frame.querySelector('output')!.textContent).toBe('Link check stopped: 120 of 1,500 URLs checked, 7 broken, 1 unverified.');
  });
});
