import type { JSX } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { PageText } from '../../components/findings/page-text.tsx';
import { describeInvalidLines, parseAddresses } from './addresses.ts';
import type { BulkProps } from './props.ts';
import { usePart } from '../../components/use-locale.ts';

const firstInvalid = 20;

/** Pasting URLs, one per line. Invalid lines stay in the field, each with its reason. */
export function AddAddresses({ bulk }: Pick<BulkProps, 'bulk'>): JSX.Element {
  const words = usePart('bulk').add.urls;
  const [text, setText] = useState('');
  const id = useId();
  const read = useMemo(() => parseAddresses(text), [text]);
  const { urls, invalid, repeated } = read;
  const add = async () => {
    if (!(await bulk.add(urls.map((url) => ({ url, title: '', tabId: null }))))) return;
    setText(describeInvalidLines(invalid, text));
  };
  return (
    <div class="stack">
      <div class="stack tight">
        <label htmlFor={id}>{words.label}</label>
        <textarea
          id={id}
          class="field addresses"
          rows={8}
          dir="ltr"
          spellcheck={false}
          autocapitalize="off"
          placeholder={'https://example.com/\nexample.com/about'}
          aria-describedby={`${id}-read`}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-read`} class="small muted" aria-live="polite">
        {text.trim() === '' ? words.hint : words.read({ urls: urls.length, repeated, invalid: invalid.length })}
      </p>
      {invalid.length > 0 && (
        <div class="cap tone-warn">
          <div class="stack tight">
            <p>
              <b>{words.invalid({ count: invalid.length })}</b> {urls.length > 0 ? words.invalidStay : words.correct}
            </p>
            <ul class="invalid-lines">
              {invalid.slice(0, firstInvalid).map((line) => (
                <li key={line.line}>
                  <span class="muted">{words.line(line)}</span>{' '}
                  <span class="mono">
                    <PageText text={line.text} />
                  </span>{' '}
                  <span>{line.reason(words.reasons)}</span>
                </li>
              ))}
            </ul>
            {invalid.length > firstInvalid && <p class="small">{words.moreInvalid({ count: invalid.length - firstInvalid })}</p>}
          </div>
        </div>
      )}
      <p class="end">
        <button type="button" class="button primary" disabled={urls.length === 0} onClick={() => void add()}>
          {urls.length === 0 ? words.addNone : words.add({ count: urls.length })}
        </button>
      </p>
    </div>
  );
}
