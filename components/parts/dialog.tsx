import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/** A modal dialog, in which the browser keeps the focus. `children` bring the buttons; `close` is called on Escape and must remove it, which restores the focus. */
export function Dialog({ title, close, children }: { title: string; close(): void; children: ComponentChildren }): JSX.Element {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={frame}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Confirms a permanent deletion. The harmless button has the focus. */
export function ConfirmDialog({
  title,
  text,
  yes,
  no,
  done,
}: {
  title: string;
  text: string;
  yes: string;
  no: string;
  done(confirmed: boolean): void;
}): JSX.Element {
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  return (
    <Dialog title={title} close={() => done(false)}>
      <p>{text}</p>
      <p class="row dialog-buttons">
        <button ref={keep} type="button" class="button" onClick={() => done(false)}>
          {no}
        </button>
        <button type="button" class="button danger" onClick={() => done(true)}>
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
