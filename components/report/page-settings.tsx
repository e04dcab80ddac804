import type { JSX } from 'preact';
import type { Choice } from '../../checks/audit-page.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { RadioButtons } from '../parts/radio-choice.tsx';
import { useWords } from '../use-locale.ts';

/** Choices that only the user can make: whether the page should be found, and whether AI is blocked on purpose. Above them, why the page has its type. */
export function PageSettings({
  report,
  choice,
  choose,
}: {
  report: Report;
  choice: Choice;
  choose(change: Partial<Choice>): void;
}): JSX.Element {
  const words = useWords().settings;
  return (
    <section class="stack" aria-labelledby="settings-title">
      <div class="split">
        <h2 id="settings-title">{words.title}</h2>
        <span class="muted small">{words.note}</span>
      </div>
      <p class="small muted" dir="auto">
        {report.pageTypeRule}
      </p>
      <div class="card settings">
        <fieldset class="setting">
          <legend>{words.intent}</legend>
          <RadioButtons
            options={[
              ['index', words.index],
              ['keep-out', words.keepOut],
            ]}
            value={choice.intent}
            choose={(intent) => choose({ intent })}
          />
          <span class="small muted">{choice.intent === 'index' ? words.indexHelp : words.keepOutHelp}</span>
        </fieldset>
        <p class="setting">
          <label class="check">
            <input type="checkbox" checked={choice.aiOptOut} onChange={(event) => choose({ aiOptOut: event.currentTarget.checked })} />{' '}
            {words.optOut}
          </label>
          <span class="small muted">{words.optOutHelp}</span>
        </p>
      </div>
    </section>
  );
}
