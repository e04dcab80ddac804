import { expect } from 'vitest';
import signal from '../../../checks/signals/core-web-vitals.ts';
import type { VitalsFact } from '../../../checks/core/facts/page.ts';
import { failure } from '../../support/facts.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const at = (selector: string) => ({ selector, snippet: '<p>', text: '文' });
const lcp = (value: number) => ({ value, at: at('#hero'), url: null, ttfb: 100, loadDelay: 200, loadTime: 300, renderDelay: 400 });
const cls = (value: number, shifts: NonNullable<VitalsFact['cls']>['shifts'] = []) => ({ value, shifts });
const inp = (value: number) => ({ value, type: 'click', at: null });
const good = { lcp: lcp(900), cls: cls(0), inp: inp(50) };
const { lcpGood, lcpPoor, clsGood, clsPoor, inpGood, inpPoor } = signal.limits;
const at3 = ['clsGood', 'inpGood', 'oneVisit'];

testSignal(signal, [
  {
    when: 'another page of an application came without a load',
    facts: { vitals: { background: false, routed: true, lcp: null, cls: null, inp: null } },
    status: 'unchecked',
    says: ['routed'],
  },
  {
    when: 'all good, at the limits',
    facts: { vitals: { lcp: lcp(lcpGood), cls: cls(clsGood), inp: inp(inpGood) } },
    status: 'pass',
    says: ['lcpGood', ...at3],
  },
  {
    when: 'LCP over good',
    facts: { vitals: { ...good, lcp: lcp(lcpGood + 1) } },
    status: 'warn',
    says: ['lcpMiddling', ...at3],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({
        type: 'table',
        rows: [{ cells: ['Time to first byte', '100 ms'], at: '#hero' }, {}, {}, { cells: ['Render delay', '400 ms'] }],
      }),
  },
  { when: 'LCP at poor', facts: { vitals: { ...good, lcp: lcp(lcpPoor) } }, status: 'warn', says: ['lcpMiddling', ...at3] },
  { when: 'LCP over poor', facts: { vitals: { ...good, lcp: lcp(lcpPoor + 1) } }, status: 'warn', says: ['lcpPoor', ...at3] },
  {
    when: 'CLS over good, largest shift first',
    facts: {
      vitals: {
        ...good,
        cls: cls(clsGood + 0.001, [
          { value: 0.01, time: 1, at: [at('#a')] },
          { value: 0.09, time: 2, at: [at('#b'), at('#a')] },
        ]),
      },
    },
    status: 'warn',
    says: ['lcpGood', 'clsMiddling', 'inpGood', 'oneVisit'],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({ type: 'elements', items: [{ selector: '#b' }, { selector: '#a' }], total: 2 }),
  },
  {
    when: 'CLS at poor',
    facts: { vitals: { ...good, cls: cls(clsPoor) } },
    status: 'warn',
    says: ['lcpGood', 'clsMiddling', 'inpGood', 'oneVisit'],
  },
  {
    when: 'CLS over poor',
    facts: { vitals: { ...good, cls: cls(clsPoor + 0.001) } },
    status: 'warn',
    says: ['lcpGood', 'clsPoor', 'inpGood', 'oneVisit'],
  },
  {
    when: 'INP over good',
    facts: { vitals: { ...good, inp: inp(inpGood + 1) } },
    status: 'warn',
    says: ['lcpGood', 'clsGood', 'inpMiddling', 'oneVisit'],
  },
  {
    when: 'INP at poor',
    facts: { vitals: { ...good, inp: inp(inpPoor) } },
    status: 'warn',
    says: ['lcpGood', 'clsGood', 'inpMiddling', 'oneVisit'],
  },
  {
    when: 'INP over poor, with its element',
    facts: { vitals: { ...good, inp: { value: inpPoor + 1, type: 'click', at: at('button') } } },
    status: 'warn',
    says: ['lcpGood', 'clsGood', 'inpPoor', 'oneVisit'],
    also: ({ findings }) => expect(findings[0]?.evidence?.type).toBe('elements'),
  },
  {
    when: 'nobody acted',
    facts: { vitals: { ...good, inp: null } },
    status: 'pass',
    says: ['lcpGood', 'clsGood', 'notInteracted', 'oneVisit'],
  },
  { when: 'a background tab', facts: { vitals: { ...good, background: true } }, status: 'unchecked', says: ['inBackground'] },
  {
    when: 'no layout shifts recorded, the rest good',
    facts: { vitals: { ...good, cls: null } },
    status: 'unchecked',
    says: ['notAllRecorded', 'lcpGood', 'inpGood', 'clsNotRecorded', 'oneVisit'],
  },
  {
    when: 'no layout shifts recorded, but a slow paint',
    facts: { vitals: { ...good, cls: null, lcp: lcp(9_000) } },
    status: 'warn',
    says: ['lcpPoor', 'inpGood', 'clsNotRecorded', 'oneVisit'],
  },
  {
    when: 'no paint recorded',
    facts: { vitals: { ...good, lcp: null, inp: null } },
    status: 'unchecked',
    says: ['notAllRecorded', 'clsGood', 'lcpNotRecorded', 'notInteracted', 'oneVisit'],
  },
  ...(
    [
      ['the wait for the server', { ttfb: 900 }, 'the wait for the server'],
      ['text that waits to be rendered', { renderDelay: 900 }, 'font-display'],
      ['an image that is requested late', { url: 'https://example.com/a.jpg', loadDelay: 900 }, 'fetchpriority="high"'],
      ['an image that downloads slowly', { url: 'https://example.com/a.jpg', loadTime: 900 }, 'a smaller file'],
      ['an image that waits to be rendered', { at: { ...at('#hero'), snippet: '<img src="data:…">' }, renderDelay: 900 }, 'fade it in'],
    ] as const
  ).map(([when, changes, advice]) => ({
    when: `advice for ${when}`,
    facts: { vitals: { ...good, lcp: { ...lcp(lcpPoor + 1), ...changes } } },
    status: 'warn' as const,
    says: ['lcpPoor', ...at3],
    also: ({ findings }: Seen) => expect(findings[0]!.change).toContain(advice),
  })),
  {
    when: 'slow, but a style sheet did not load',
    facts: { vitals: { ...good, lcp: lcp(lcpPoor + 1) }, resources: { unloaded: [{ kind: 'style', name: 'https://example.com/a.css' }] } },
    status: 'unchecked',
    says: ['style-unloaded', 'lcpPoor', ...at3],
  },
  {
    when: 'good, but a font did not load',
    facts: { vitals: good, resources: { unloaded: [{ kind: 'font', name: 'Example Sans' }] } },
    status: 'unchecked',
    says: ['font-unloaded', 'lcpGood', ...at3],
  },
  { when: 'nothing could be collected', facts: { vitals: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
