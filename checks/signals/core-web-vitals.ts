import { elements, measure, table, type Evidence } from '../core/evidence.ts';
import type { ElementRef, VitalsFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const score = (shift: number) => shift.toFixed(3);

export default defineSignal({
  id: 'core-web-vitals',
  title: 'Core Web Vitals of this visit',
  group: 'experience',
  why: 'Loading, stability and response as this visit felt them. Google uses the 75th percentile of field data, which one visit on one machine cannot show.',
  sources: [
    { title: 'web.dev, Web Vitals', url: 'https://web.dev/articles/vitals', checked: '2026-11-21', mark: 'secondary' },
    { title: 'GoogleChrome/web-vitals, readme', url: 'https://github.com/GoogleChrome/web-vitals', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['B'],
  weight: 1,
  tools: ['web-vitals'],
  needs: ['vitals'],
  limits: { lcpGood: 2_500, lcpPoor: 4_000, clsGood: 0.1, clsPoor: 0.25, inpGood: 200, inpPoor: 500 },
  messages: {
    lcpGood: (value: number) => ({ text: `The largest content was painted after ${seconds(value)} (LCP).`, fix: '' }),
    lcpMiddling: (value: number) => ({ text: `The largest content was painted after ${seconds(value)} (LCP); good is 2.5 s or less.`, fix: lcpFix }),
    lcpPoor: (value: number) => ({ text: `The largest content was painted only after ${seconds(value)} (LCP); more than 4 s is poor.`, fix: lcpFix }),
    clsGood: (value: number) => ({ text: `The layout kept still: a shift score of ${score(value)} (CLS).`, fix: '' }),
    clsMiddling: (value: number) => ({ text: `The layout shifted by ${score(value)} (CLS); good is 0.1 or less.`, fix: clsFix }),
    clsPoor: (value: number) => ({ text: `The layout shifted by ${score(value)} (CLS); more than 0.25 is poor.`, fix: clsFix }),
    inpGood: (value: number) => ({ text: `The slowest response to an action took ${whole(value)} (INP).`, fix: '' }),
    inpMiddling: (value: number) => ({ text: `The slowest response to an action took ${whole(value)} (INP); good is 200 ms or less.`, fix: inpFix }),
    inpPoor: (value: number) => ({ text: `The slowest response to an action took ${whole(value)} (INP); more than 500 ms is poor.`, fix: inpFix }),
    notInteracted: () => ({ text: 'INP is not judged: nobody clicked, tapped or typed on the page yet.', fix: '' }),
    notRecorded: (metric: string) => ({ text: `This browser recorded no ${metric}.`, fix: '' }),
    oneVisit: () => ({ text: 'This is one visit on this machine; Google uses the 75th percentile of field data.', fix: '' }),
  },
  judge({ vitals }, { m, limits }) {
    const { background, lcp, cls, inp } = vitals;
    if (background) {
      return unchecked('background-tab', 'The page was loaded in a background tab, where loading cannot be timed. Reload it in front and audit again.');
    }
    const grade = (value: number, good: number, poor: number) => (value <= good ? 'Good' : value <= poor ? 'Middling' : 'Poor');
    const say = { Good: pass, Middling: warn, Poor: fail };
    const findings: Finding[] = [];
    const absent: Finding[] = [];
    if (lcp) {
      const level = grade(lcp.value, limits.lcpGood, limits.lcpPoor);
      findings.push(say[level](m[`lcp${level}`](lcp.value), lcpParts(lcp)));
    } else absent.push(note(m.notRecorded('Largest Contentful Paint')));
    if (cls) {
      const level = grade(cls.value, limits.clsGood, limits.clsPoor);
      findings.push(say[level](m[`cls${level}`](cls.value), shifted(cls) ?? measure(cls.value, limits.clsGood, '')));
    } else absent.push(note(m.notRecorded('layout shifts')));
    if (inp) {
      const level = grade(inp.value, limits.inpGood, limits.inpPoor);
      findings.push(say[level](m[`inp${level}`](inp.value), inp.at ? elements([inp.at]) : measure(inp.value, limits.inpGood, 'ms')));
    } else absent.push(note(m.notInteracted()));
    const notes = [...absent, note(m.oneVisit())];

    // Without LCP or CLS a pass would say more than was measured.
    if ((!lcp || !cls) && findings.every(({ status }) => status === 'pass')) {
      const informed = findings.map((finding): Finding => ({ ...finding, status: 'note' }));
      return unchecked('not-supported', 'Not all of the Core Web Vitals were recorded on this visit.', [...informed, ...notes]);
    }
    return verdict([...findings, ...notes], lcp ? { value: Math.round(lcp.value) } : {});
  },
});

const lcpFix = 'Shorten the longest part below: let the browser find the image early (an img with src in the HTML, fetchpriority="high", no lazy loading), and serve it small and fast.';
const clsFix = 'Reserve space for what arrives late: width and height on images, fixed boxes for ads and banners.';
const inpFix = 'Break long scripts into smaller tasks, and do less between the action and the next frame.';

function lcpParts(lcp: NonNullable<VitalsFact['lcp']>): Evidence {
  const rows: [string, number][] = [
    ['Time to first byte', lcp.ttfb], ['Load delay', lcp.loadDelay], ['Load time', lcp.loadTime], ['Render delay', lcp.renderDelay],
  ];
  const at = lcp.at ? { at: lcp.at.selector } : {};
  return table(['Part', 'Time'], rows.map(([part, time]) => ({ cells: [part, whole(time)], ...at })));
}

/** Elements of the largest shifts, each once. */
function shifted(cls: NonNullable<VitalsFact['cls']>): Evidence | null {
  const found = new Map<string, ElementRef>();
  for (const shift of cls.shifts.toSorted((a, b) => b.value - a.value)) {
    for (const at of shift.at) if (!found.has(at.selector)) found.set(at.selector, at);
  }
  return found.size > 0 ? elements([...found.values()]) : null;
}
