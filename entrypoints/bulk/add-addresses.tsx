import type { JSX } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { PageText } from '../../components/page-text.tsx';
import { invalidText, readAddresses } from './addresses.ts';
import type { BulkProps } from './bulk-props.ts';
import { plural } from './progress.ts';

const firstInvalid = 20;

/** Pasting addresses, one a line. Lines that are none stay in the field, each with its reason. */
export function AddAddresses({ bulk }: Pick<BulkProps, 'bulk'>): JSX.Element {
  const [text, setText] = useState('');
  const id = useId();
  const read = useMemo(() => readAddresses(text), [text]);
  const { urls, invalid, repeated } = read;
  const add = async () => {
    if (!(await bulk.add(urls.map((url) => ({ url, title: '', tabId: null }))))) return;
    setText(invalidText(invalid, text));
  };
  return (
    <div class="stack">
      <div class="stack tight">
        <label htmlFor={id}>Addresses, one a line</label>
        <textarea id={id} class="field addresses" rows={8} dir="ltr" spellcheck={false} autocapitalize="off" placeholder={'https://example.com/\nexample.com/about'} aria-describedby={`${id}-read`}
          value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </div>
      <p id={`${id}-read`} class="small muted" aria-live="polite">
        {text.trim() === '' ? 'Lines without https:// are taken as https.' : [
          plural(urls.length, 'address', 'addresses'),
          repeated > 0 && `${plural(repeated, 'repeated line')} joined`,
          invalid.length > 0 && `${plural(invalid.length, 'line')} cannot be read`,
        ].filter(Boolean).join(', ')}
      </p>
      {invalid.length > 0 && (
        <div class="cap tone-warn">
          <div class="stack tight">
            <p><b>{plural(invalid.length, 'line')} cannot be queued.</b> {urls.length > 0 ? 'They stay in the field when you add the others.' : 'Correct them above.'}</p>
            <ul class="invalid-lines">
              {invalid.slice(0, firstInvalid).map((line) => <li key={line.line}><span class="muted">Line {line.line}:</span> <span class="mono"><PageText text={line.text} /></span> <span>{line.reason}</span></li>)}
            </ul>
            {invalid.length > firstInvalid && <p class="small">and {plural(invalid.length - firstInvalid, 'more line')}.</p>}
          </div>
        </div>
      )}
      <p class="end"><button type="button" class="button primary" disabled={urls.length === 0} onClick={() => void add()}>{urls.length === 0 ? 'Add addresses to the queue' : `Add ${plural(urls.length, 'address', 'addresses')} to the queue`}</button></p>
    </div>
  );
}
