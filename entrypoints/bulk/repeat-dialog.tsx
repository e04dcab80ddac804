import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { everyLimit, type Every } from '../../extension/runs/schedules.ts';
import type { Run } from '../../extension/runs/runs.ts';
import { Dialog } from '../../components/parts/dialog.tsx';
import type { BulkState } from './state.ts';
import { usePart } from '../../components/use-locale.ts';

const choices = ['day', 'week', 'hours'] as const;
type Choice = (typeof choices)[number];
const firstHours = 6;

/** How often a run is repeated. */
export function RepeatDialog({ bulk, run, close }: { bulk: Pick<BulkState, 'repeat'>; run: Run; close(): void }): JSX.Element {
  const words = usePart('bulk').schedule;
  const [choice, choose] = useState<Choice>('day');
  const [hours, setHours] = useState(String(firstHours));
  const id = useId();
  const every = (): Every => {
    if (choice !== 'hours') return { unit: 'days', count: choice === 'week' ? 7 : 1 };
    return { unit: 'hours', count: Math.min(everyLimit, Math.max(1, Math.round(Number(hours)) || firstHours)) };
  };
  const begin = () => {
    // Called synchronously in the click, because it shows the browser's permission prompt.
    void bulk.repeat(run.id, every());
    close();
  };
  return (
    <Dialog title={words.title} close={close}>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <fieldset class="stack tight">
          <legend class="option-title">{words.how}</legend>
          {choices.map((one) => (
            <label key={one} class="check">
              <input type="radio" name="every" checked={choice === one} onChange={() => choose(one)} />
              {words.choices[one]}
            </label>
          ))}
        </fieldset>
        {choice === 'hours' && (
          <label class="row" htmlFor={id}>
            {words.hours}{' '}
            <input
              id={id}
              class="field short"
              type="number"
              min={1}
              max={everyLimit}
              inputMode="numeric"
              value={hours}
              onInput={(event) => setHours(event.currentTarget.value)}
            />
          </label>
        )}
        <p class="small muted">
          {words.help} {words.noticeHelp}
        </p>
        <p class="row dialog-buttons">
          <button type="button" class="button" onClick={close}>
            {words.no}
          </button>
          <button type="submit" class="button primary">
            {words.yes}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
