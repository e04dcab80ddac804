import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Choice<Id extends string> {
  options: readonly (readonly [id: NoInfer<Id>, name: string])[];
  value: Id;
  choose: (id: NoInfer<Id>) => void;
}

/** A few options as radio buttons side by side, in a fieldset that names what is chosen. */
export function RadioButtons<Id extends string>({ options, value, choose }: Choice<Id>): JSX.Element {
  const name = useId();
  return (
    <span class="switch">
      {options.map(([id, text]) => (
        <label key={id}>
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => choose(id)} />
          <span>{text}</span>
        </label>
      ))}
    </span>
  );
}

/** The same with the name of what is chosen for screen readers only. */
export function RadioChoice<Id extends string>({ label, ...choice }: Choice<Id> & { label: string }): JSX.Element {
  return (
    <fieldset>
      <legend class="visually-hidden">{label}</legend>
      <RadioButtons {...choice} />
    </fieldset>
  );
}
