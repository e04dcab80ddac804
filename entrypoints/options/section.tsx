import type { ComponentChildren, JSX } from 'preact';

/** A part of the settings, with what applies to all of it beside its title. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="stack" aria-labelledby={id}>
      <div class="split">
        <h2 id={id}>{title}</h2>
        {note && <span class="muted small">{note}</span>}
      </div>
      {children}
    </section>
  );
}
