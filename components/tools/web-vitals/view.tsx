import type { JSX } from 'preact';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { ElementRef, VitalsFact } from '../../../checks/core/facts/page.ts';
import { vitalLimits, vitalRating } from '../../../checks/lists/vital-limits.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ElementLineView } from '../../findings/evidence.tsx';
import { AbsentFactNote, StatusChip, CutText, MarkToggle, Part } from '../../tool/parts.tsx';
import type { Column, Mark, ToolActions, ToolProps } from '../../tool/props.ts';
import { FieldDataPart } from './field-data.tsx';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../media.css';

type ViewWords = Parts['web-vitals'];
const useViewWords = (): ViewWords => usePart('web-vitals');

/** Core Web Vitals of this visit, with the elements behind them. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const vitals = factValueOf(facts, 'vitals');
  if (!vitals) return <AbsentFactNote facts={facts} name="vitals" />;
  return (
    <div class="stack loose">
      <p class="muted small">{words.oneVisit}</p>
      {vitals.background && (
        <p>
          <StatusChip kind="warn">{words.background}</StatusChip>
        </p>
      )}
      <ul class="t-vitals">
        <Dial name="LCP" vital="lcp" value={vitals.lcp?.value ?? null} format={(ms) => words.seconds({ ms })} />
        <Dial name="CLS" vital="cls" value={vitals.cls?.value ?? null} format={(value) => words.shift({ value })} />
        <Dial name="INP" vital="inp" value={vitals.inp?.value ?? null} format={(ms) => words.milliseconds({ ms })} />
      </ul>
      <div class="row">
        <MarkToggle act={act} label={words.mark} marks={marksOf(vitals, words.marks)} />
        {act.live !== false && (
          <button type="button" class="button" onClick={act.rerun}>
            {words.again}
          </button>
        )}
      </div>
      <FieldDataPart act={act} />
      <Largest vitals={vitals} act={act} />
      <Part title={words.shifts.title}>
        <DataTable<ShiftRow>
          name={words.shifts.rows}
          rows={shiftRows(vitals)}
          columns={shiftColumns(words)}
          at={({ at }) => at?.selector}
          act={act}
          empty={words.shifts.none}
        />
      </Part>
    </div>
  );
}

function Dial({
  name,
  vital,
  value,
  format,
}: {
  name: keyof ViewWords['long'];
  vital: keyof typeof vitalLimits;
  value: number | null;
  format: (value: number) => string;
}): JSX.Element {
  const words = useViewWords();
  const [good, poor] = vitalLimits[vital];
  const kind = value === null ? 'muted' : vitalRating(vital, value);
  // The scale ends at one and a half times the limit for poor; worse values are shown at its end.
  const end = poor * 1.5;
  const at = value === null ? 0 : Math.min(1, value / end);
  return (
    <li class={`card t-vital kind-${kind}`}>
      <p>
        <abbr title={words.long[name]}>{name}</abbr> <span class="muted small">{words.long[name]}</span>
      </p>
      <p class="t-vital-value">{value === null ? '–' : format(value)}</p>
      <p>
        <StatusChip kind={kind}>{words.ratings[kind]}</StatusChip>
      </p>
      <div class="t-vital-scale" aria-hidden="true">
        <i class="good" style={{ inlineSize: `${(100 * good) / end}%` }} />
        <i class="warn" style={{ inlineSize: `${(100 * (poor - good)) / end}%` }} />
        <i class="bad" />
        {value !== null && <b style={{ insetInlineStart: `calc(${100 * at}% - 1px)` }} />}
      </div>
      <p class="muted small">{value === null ? words.absent[name] : words.limits({ good: format(good), poor: format(poor) })}</p>
    </li>
  );
}

function Largest({ vitals: { lcp }, act }: { vitals: VitalsFact; act: ToolActions }): JSX.Element {
  const words = useViewWords().parts;
  if (!lcp)
    return (
      <Part title={words.title}>
        <p class="empty">{words.none}</p>
      </Part>
    );
  const parts = (['ttfb', 'loadDelay', 'loadTime', 'renderDelay'] as const).map((name) => [name, lcp[name]] as const);
  const whole = Math.max(
    1,
    parts.reduce((sum, [, ms]) => sum + ms, 0),
  );
  return (
    <Part title={words.title}>
      {lcp.at && (
        <ul class="evidence-list">
          <li>
            <ElementLineView element={lcp.at} act={act} />
          </li>
        </ul>
      )}
      <div class="t-shares" aria-hidden="true">
        {parts.map(([name, ms], index) => (
          <i key={name} class={`part-${index}`} style={{ inlineSize: `${(100 * ms) / whole}%` }} />
        ))}
      </div>
      <ul class="legend">
        {parts.map(([name, ms], index) => (
          <li key={name}>
            <span class={`t-key part-${index}`} aria-hidden="true" /> {words[name]({ ms })}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface ShiftRow {
  value: number;
  time: number;
  at: ElementRef | null;
  more: number;
}
const shiftRows = ({ cls }: VitalsFact): ShiftRow[] =>
  (cls?.shifts ?? []).map(({ value, time, at }) => ({ value, time, at: at[0] ?? null, more: Math.max(0, at.length - 1) }));
const shiftColumns = ({ shifts: words, seconds }: ViewWords): readonly Column<ShiftRow>[] => [
  { id: 'value', title: words.value, numeric: true, value: ({ value }) => Math.round(value * 10_000) / 10_000 },
  { id: 'time', title: words.after, numeric: true, value: ({ time }) => Math.round(time), cell: ({ time }) => seconds({ ms: time }) },
  {
    id: 'element',
    title: words.element,
    wide: true,
    value: ({ at }) => at?.snippet ?? '',
    cell: ({ at, more }) => (
      <>
        {at ? <CutText text={at.text || at.snippet} max={200} /> : words.gone}
        {more > 0 ? ` ${words.more({ count: more })}` : ''}
      </>
    ),
  },
];
function marksOf({ lcp, cls, inp }: VitalsFact, words: ViewWords['marks']): Mark[] {
  const marks: Mark[] = [];
  if (lcp?.at) marks.push({ selector: lcp.at.selector, label: words.lcp({ ms: lcp.value }), kind: 'info' });
  for (const shift of cls?.shifts ?? [])
    for (const at of shift.at) marks.push({ selector: at.selector, label: words.moved({ value: shift.value }), kind: 'warn' });
  if (inp?.at) marks.push({ selector: inp.at.selector, label: words.inp({ ms: inp.value }), kind: 'bad' });
  return marks.slice(0, 200);
}
