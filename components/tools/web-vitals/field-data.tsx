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
  return (
    <Part title={words.title}>
      {!hasKey ? (
        <p class="small">
          {words.noKey}{' '}
          <a href="/options.html#field-data" target="_blank">
            {words.settings}
          </a>
        </p>
      ) : answer === null || answer === 'requested' || 'code' in answer ? (
        <>
          <p class="row">
            <button
              type="button"
              class="button"
              aria-disabled={answer === 'requested'}
              onClick={() => answer !== 'requested' && void request()}
            >
              {answer === 'requested' ? words.loading : words.load}
            </button>
            <span class="muted small">{words.note}</span>
          </p>
          <p aria-live="polite">
            {answer === null || answer === 'requested'
              ? ''
              : answer.code === 'refused'
                ? words.refused(answer)
                : words.missing[answer.code]}
          </p>
        </>
      ) : (
        <div aria-live="polite" class="stack tight">
          <p class="small">{words.of[answer.of]({ until: answer.until })}</p>
          <ul class="stack tight">
            {(['lcp', 'inp', 'cls'] as const).map((name) => {
              const metric = answer.metrics[name];
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
