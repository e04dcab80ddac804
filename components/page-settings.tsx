import type { JSX } from 'preact';
import type { Intent } from '../checks/doors/catalogue.ts';
import type { PageType } from '../checks/doors/facts.ts';
import type { Report } from '../checks/doors/report.ts';
import { useEdition } from './use-edition.ts';
import { useWords } from './words/use-words.ts';

export interface PageChoice {
  intent: Intent;
  pageType: PageType | null;
  aiOptOut: boolean;
}

/** Choices that only the user can make: the page type, whether the page should be found, and whether AI is blocked on purpose. */
export function PageSettings({
  report,
  detected,
  choice,
  choose,
}: {
  report: Report;
  detected: { type: PageType } | undefined;
  choice: PageChoice;
  choose(change: Partial<PageChoice>): void;
}): JSX.Element {
  const words = useWords().settings;
  const { pageTypes } = useEdition().words;
  const types = Object.keys(pageTypes) as PageType[];
  return (
    <section class="stack" aria-labelledby="settings-title">
      <div class="split">
        <h2 id="settings-title">{words.title}</h2>
        <span class="muted small">{words.note}</span>
      </div>
      <div class="card settings">
        <p class="setting">
          <label>
            {words.type}{' '}
            <select
              class="field"
              value={choice.pageType ?? ''}
              onChange={(event) => choose({ pageType: types.find((type) => type === event.currentTarget.value) ?? null })}
            >
              <option value="">{words.detected({ type: pageTypes[detected?.type ?? 'other'] })}</option>
              {types.map((type) => (
                <option key={type} value={type}>
                  {pageTypes[type]}
                </option>
              ))}
            </select>
          </label>
          <span class="small muted" dir="auto">
            {report.pageTypeRule}
          </span>
        </p>
        <fieldset class="setting">
          <legend>{words.intent}</legend>
          <span class="switch">
            <label>
              <input type="radio" name="intent" checked={choice.intent === 'index'} onChange={() => choose({ intent: 'index' })} />
              <span>{words.index}</span>
            </label>
            <label>
              <input type="radio" name="intent" checked={choice.intent === 'keep-out'} onChange={() => choose({ intent: 'keep-out' })} />
              <span>{words.keepOut}</span>
            </label>
          </span>
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
