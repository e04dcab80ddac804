import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PageText } from '../../components/findings/page-text.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { usePart } from '../../components/use-locale.ts';
import { runNameLimit, type Run } from '../../extension/runs/runs.ts';
import type { BulkProps } from './props.ts';

/** The name of a run as a heading, or a form in its place. */
export function RunName({
  run,
  bulk,
  renaming,
  done,
}: {
  run: Run;
  bulk: BulkProps['bulk'];
  renaming: boolean;
  done(): void;
}): JSX.Element {
  const heading = useKeptFocus<HTMLHeadingElement>(renaming ? 1 : 0);
  return renaming ? (
    <>
      <h1 class="visually-hidden" tabIndex={-1}>
        {run.name}
      </h1>
      <RenameForm name={run.name} rename={(name) => bulk.rename(run.id, name)} done={done} />
    </>
  ) : (
    <h1 ref={heading} tabIndex={-1}>
      <PageText text={run.name} />
    </h1>
  );
}

/** Editing a name in place: Enter saves it, Escape cancels. */
export function RenameForm({ name, rename, done }: { name: string; rename(name: string): Promise<boolean>; done(): void }): JSX.Element {
  const words = usePart('bulk').runs;
  const [value, setValue] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const keep = async () => {
    if (await rename(value)) done();
  };
  return (
    <form
      class="row rename"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <input
        ref={field}
        class="field"
        aria-label={words.name}
        dir="auto"
        maxLength={runNameLimit}
        value={value}
        onInput={(event) => setValue(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.isComposing) return;
          event.preventDefault();
          done();
        }}
      />
      <button type="submit" class="button primary">
        {words.saveName}
      </button>
      <button type="button" class="button" onClick={done}>
        {words.cancel}
      </button>
    </form>
  );
}
