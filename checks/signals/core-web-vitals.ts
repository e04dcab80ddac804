import { elementsEvidence, measuredEvidence, tableEvidence, type Evidence } from '../core/evidence.ts';
import type { ElementRef, VitalsFact } from '../core/facts/page.ts';
import { defineSignal } from '../core/signal.ts';
import { note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { whyVisitIsUnusual } from '../derive/unloaded.ts';
import { vitalLimits } from '../lists/vital-limits.ts';

type Paint = NonNullable<VitalsFact['lcp']>;
const partNames = ['ttfb', 'loadDelay', 'loadTime', 'renderDelay'] as const;
const longestPart = (paint: Paint) => partNames.reduce((longest, part) => (paint[part] > paint[longest] ? part : longest));
const elementKind = ({ url, at }: Paint) => (url !== null || /^<(?:img|image|video|svg)\b/i.test(at?.snippet ?? '') ? 'image' : 'text');

export default defineSignal({
  id: 'core-web-vitals',
  group: 'experience',
  sources: [
    {
      title: 'web.dev, Optimize Largest Contentful Paint (its four parts)',
      url: 'https://web.dev/articles/optimize-lcp',
      checked: '2026-11-27',
      mark: 'secondary',
    },
    { title: 'web.dev, Web Vitals', url: 'https://web.dev/articles/vitals', checked: '2026-11-21', mark: 'secondary' },
    { title: 'GoogleChrome/web-vitals, readme', url: 'https://github.com/GoogleChrome/web-vitals', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['B'],
  weight: 1,
  tools: ['web-vitals'],
  needs: ['vitals'],
  uses: ['resources'],
  limits: {
    lcpGood: vitalLimits.lcp[0],
    lcpPoor: vitalLimits.lcp[1],
    clsGood: vitalLimits.cls[0],
    clsPoor: vitalLimits.cls[1],
    inpGood: vitalLimits.inp[0],
    inpPoor: vitalLimits.inp[1],
  },
  judge({ vitals, resources }, { m, w, limits }) {
    const { background, lcp, cls, inp } = vitals;
    if (background) {
      return uncheckedAs('background-tab', m.inBackground());
    }
    // Values after a soft navigation do not belong to a document load.
    if (vitals.routed) return uncheckedAs('not-supported', m.routed());
    const grade = (value: number, good: number, poor: number) => (value <= good ? 'Good' : value <= poor ? 'Middling' : 'Poor');
    // One visit never fails: what counts is the 75th percentile of all visits.
    const say = { Good: pass, Middling: warn, Poor: warn };
    const parts = (measured: Paint) =>
      tableEvidence(
        [w.part(), w.time()],
        partNames.map((part) => ({
          cells: [w[part](), w.duration({ milliseconds: measured[part] })],
          ...(measured.at ? { at: measured.at.selector } : {}),
        })),
      );
    const findings: Finding[] = [];
    const absent: Finding[] = [];
    if (lcp) {
      const level = grade(lcp.value, limits.lcpGood, limits.lcpPoor);
      const { lcpGood, lcpPoor } = limits;
      findings.push(
        say[level](m[`lcp${level}`]({ value: lcp.value, lcpGood, lcpPoor, part: longestPart(lcp), element: elementKind(lcp) }), parts(lcp)),
      );
    } else absent.push(note(m.lcpNotRecorded()));
    if (cls) {
      const level = grade(cls.value, limits.clsGood, limits.clsPoor);
      findings.push(
        say[level](
          m[`cls${level}`]({ value: cls.value, clsGood: limits.clsGood, clsPoor: limits.clsPoor }),
          shifted(cls) ?? measuredEvidence(cls.value, limits.clsGood, ''),
        ),
      );
    } else absent.push(note(m.clsNotRecorded()));
    if (inp) {
      const level = grade(inp.value, limits.inpGood, limits.inpPoor);
      findings.push(
        say[level](
          m[`inp${level}`]({ value: inp.value, inpGood: limits.inpGood, inpPoor: limits.inpPoor }),
          inp.at ? elementsEvidence([inp.at]) : measuredEvidence(inp.value, limits.inpGood, 'ms'),
        ),
      );
    } else absent.push(note(m.notInteracted()));
    const notes = [...absent, note(m.oneVisit())];
    const informed = findings.map((finding): Finding => ({ ...finding, status: 'note' }));

    const unusual = whyVisitIsUnusual(resources);
    if (unusual) return unchecked(unusual, [...informed, ...notes]);
    // Without LCP or CLS, a pass would claim more than was measured.
    if ((!lcp || !cls) && findings.every(({ status }) => status === 'pass'))
      return uncheckedAs('not-supported', m.notAllRecorded(), [...informed, ...notes]);
    return verdict([...findings, ...notes], lcp ? { value: Math.round(lcp.value) } : {});
  },
});

/** Elements with the largest shifts, without duplicates. */
function shifted(cls: NonNullable<VitalsFact['cls']>): Evidence | null {
  const found = new Map<string, ElementRef>();
  for (const shift of cls.shifts.toSorted((a, b) => b.value - a.value)) {
    for (const at of shift.at) if (!found.has(at.selector)) found.set(at.selector, at);
  }
  return found.size > 0 ? elementsEvidence([...found.values()]) : null;
}
