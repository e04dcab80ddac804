import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FieldData, FieldDataMissing } from '../../../checks/fetch/field-data.ts';
import { vitalRating } from '../../../checks/lists/vital-limits.ts';
import { StatusChip, Part } from '../../tool/parts.tsx';
import type { ToolActions } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';

/** What real visitors measured, requested with the user's own key, only on a click. */
export function FieldDataPart({ act: { fieldData } }: { act: ToolActions }): JSX.Element | null {
  const words = usePart('web-vitals').field;
  const [hasKey, setHasKey] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState<FieldData | FieldDataMissing | 'requested' | null>(null);
  useEffect(() => void fieldData?.hasKey().then(setHasKey, () => setHasKey(false)), []);
  if (!fieldData || hasKey === null) return null;
  const request = async () => {
    setAnswer('requested');
    setAnswer(await fieldData.load());
  };
  const isRequested = answer === 'requested';
  const reply = answer === 'requested' ? null : answer;
  return (
    <Part title={words.title}>
      {!hasKey ? (
        <p class="small">
          {words.noKey}{' '}
          <a href="/options.html#field-data" target="_blank">
            {words.settings}
          </a>
        </p>
      ) : reply === null || 'code' in reply ? (
        <>
          <p class="row">
            <button type="button" class="button" aria-disabled={isRequested} onClick={() => !isRequested && void request()}>
              {isRequested ? words.loading : words.load}
            </button>
            <span class="muted small">{words.note}</span>
          </p>
          <p aria-live="polite">{reply && (reply.code === 'refused' ? words.refused(reply) : words.missing[reply.code])}</p>
        </>
      ) : (
        <div aria-live="polite" class="stack tight">
          <p class="small">{words.of[reply.of]({ until: reply.until })}</p>
          <ul class="stack tight">
            {(['lcp', 'inp', 'cls'] as const).map((name) => {
              const metric = reply.metrics[name];
              return (
                <li key={name} class="row">
                  <b>{name.toUpperCase()}</b>
                  {metric ? (
                    <>
                      <StatusChip kind={vitalRating(name, metric.p75)}>{words.value[name]({ value: metric.p75 })}</StatusChip>
                      <span class="muted small">{words.shares(metric)}</span>
                    </>
                  ) : (
                    <span class="muted small">{words.notMeasured}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Part>
  );
}
