import type { JSX } from 'preact';
import { valueOf, type ElementRef, type VitalsFact } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ElementLine } from '../evidence.tsx';
import { Absent, Chip, MarkToggle, Part, type ChipKind } from '../tool-parts.tsx';
import type { Column, Mark, ToolActions, ToolProps } from '../tool-props.ts';
import './media.css';

/** Core Web Vitals of this visit, with the elements behind them. */
export default function WebVitals({ facts, act }: ToolProps): JSX.Element {
  const vitals = valueOf(facts, 'vitals');
  if (!vitals) return <Absent facts={facts} name="vitals" />;
  return (
    <div class="stack loose">
      <p class="muted small">This one visit on this machine. Google uses the 75th percentile of what real visitors measured over 28 days.</p>
      {vitals.background && <p><Chip kind="warn">The page loaded in a background tab: its times mean little. Load it again in front.</Chip></p>}
      <ul class="t-vitals">
        <Dial name="LCP" long="Largest Contentful Paint" value={vitals.lcp?.value ?? null} good={2500} poor={4000} words={seconds} absent="The browser has not recorded a largest paint." />
        <Dial name="CLS" long="Cumulative Layout Shift" value={vitals.cls?.value ?? null} good={0.1} poor={0.25} words={(x) => x.toFixed(3)} absent="The browser does not record layout shifts." />
        <Dial name="INP" long="Interaction to Next Paint" value={vitals.inp?.value ?? null} good={200} poor={500} words={(x) => `${Math.round(x)} ms`} absent="Nobody has clicked or typed yet: use the page, then audit again." />
      </ul>
      <div class="row"><MarkToggle act={act} label="Outline the elements on the page" marks={marksOf(vitals)} />{act.live !== false && <button type="button" class="button" onClick={act.rerun}>Measure again</button>}</div>
      <Largest vitals={vitals} act={act} />
      <Part title="Layout shifts">
        <DataTable<ShiftRow> name="layout shifts" rows={shiftRows(vitals)} columns={shiftColumns} at={({ at }) => at?.selector} act={act} empty="Nothing has moved unasked so far." />
      </Part>
    </div>
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function Dial({ name, long, value, good, poor, words, absent }: {
  name: string; long: string; value: number | null; good: number; poor: number; words: (value: number) => string; absent: string;
}): JSX.Element {
  const kind: ChipKind = value === null ? 'muted' : value <= good ? 'good' : value <= poor ? 'warn' : 'bad';
  // The scale ends at one and a half times the poor limit; what is worse stands at its end.
  const end = poor * 1.5;
  const at = value === null ? 0 : Math.min(1, value / end);
  return (
    <li class={`card t-vital kind-${kind}`}>
      <p><abbr title={long}>{name}</abbr> <span class="muted small">{long}</span></p>
      <p class="t-vital-value">{value === null ? '–' : words(value)}</p>
      <p><Chip kind={kind}>{value === null ? 'not measured' : kind === 'good' ? 'good' : kind === 'warn' ? 'needs improvement' : 'poor'}</Chip></p>
      <div class="t-vital-scale" aria-hidden="true">
        <i class="good" style={{ inlineSize: `${(100 * good) / end}%` }} /><i class="warn" style={{ inlineSize: `${(100 * (poor - good)) / end}%` }} /><i class="bad" />
        {value !== null && <b style={{ insetInlineStart: `calc(${100 * at}% - 1px)` }} />}
      </div>
      <p class="muted small">{value === null ? absent : `good up to ${words(good)}, poor over ${words(poor)}`}</p>
    </li>
  );
}

function Largest({ vitals: { lcp }, act }: { vitals: VitalsFact; act: ToolActions }): JSX.Element {
  if (!lcp) return <Part title="Parts of the LCP"><p class="empty">The browser has not recorded a largest paint of this visit.</p></Part>;
  const parts = [['Time to first byte', lcp.ttfb], ['Load delay', lcp.loadDelay], ['Load time', lcp.loadTime], ['Render delay', lcp.renderDelay]] as const;
  const whole = Math.max(1, parts.reduce((sum, [, ms]) => sum + ms, 0));
  return (
    <Part title="Parts of the LCP">
      {lcp.at && <ul class="evidence-list"><li><ElementLine element={lcp.at} act={act} /></li></ul>}
      <div class="t-vital-parts" aria-hidden="true">{parts.map(([name, ms], index) => <i key={name} class={`part-${index}`} style={{ inlineSize: `${(100 * ms) / whole}%` }} />)}</div>
      <ul class="legend">{parts.map(([name, ms], index) => <li key={name}><span class={`t-vital-key part-${index}`} aria-hidden="true" /> {name} {Math.round(ms)} ms</li>)}</ul>
    </Part>
  );
}

interface ShiftRow { value: number; time: number; at: ElementRef | null; more: number }
const shiftRows = ({ cls }: VitalsFact): ShiftRow[] =>
  (cls?.shifts ?? []).map(({ value, time, at }) => ({ value, time, at: at[0] ?? null, more: Math.max(0, at.length - 1) }));
const shiftColumns: readonly Column<ShiftRow>[] = [
  { id: 'value', title: 'Shift', numeric: true, value: ({ value }) => Math.round(value * 10_000) / 10_000 },
  { id: 'time', title: 'After', numeric: true, value: ({ time }) => Math.round(time), cell: ({ time }) => seconds(time) },
  {
    id: 'element', title: 'What moved', wide: true, value: ({ at }) => at?.snippet ?? '',
    cell: ({ at, more }) => <>{at ? at.text || at.snippet : 'an element that is gone'}{more > 0 ? ` and ${more} more` : ''}</>,
  },
];
function marksOf({ lcp, cls, inp }: VitalsFact): Mark[] {
  const marks: Mark[] = [];
  if (lcp?.at) marks.push({ selector: lcp.at.selector, label: `LCP ${seconds(lcp.value)}`, kind: 'info' });
  for (const shift of cls?.shifts ?? []) for (const at of shift.at) marks.push({ selector: at.selector, label: `moved, ${shift.value.toFixed(3)}`, kind: 'warn' });
  if (inp?.at) marks.push({ selector: inp.at.selector, label: `INP ${Math.round(inp.value)} ms`, kind: 'bad' });
  return marks.slice(0, 200);
}
