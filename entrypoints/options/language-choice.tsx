import type { JSX } from 'preact';
import { languages } from '../../words/languages.ts';
import { localeFormats } from '../../checks/core/wording.ts';

/** One of the languages, each with its own name for itself. */
export function LanguageChoice({
  label,
  first,
  value,
  set,
}: {
  label: string;
  /** Name of the choice that leaves it to something else. */
  first: string;
  /** Code of a language; '' for the first choice. */
  value: string;
  set(code: string): void;
}): JSX.Element {
  const codes = Object.keys(languages);
  return (
    <p class="setting">
      <label>
        {label}{' '}
        <select class="field" value={codes.includes(value) ? value : ''} onChange={(event) => set(event.currentTarget.value)}>
          <option value="">{first}</option>
          {codes.map((code) => (
            <option key={code} value={code} lang={code}>
              {localeFormats(code).language(code)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
