import type { ComponentChildren, JSX } from 'preact';
import { useKeptFocus } from '../../components/use-kept-focus.ts';

/** A part of the settings, with what applies to all of it beside its title. */
export function Section({
  id,
  title,
  note,
  items = 0,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  /** Of its list: the title gets the focus of an item that is removed. */
  items?: number;
  children: ComponentChildren;
}): JSX.Element {
  const heading = useKeptFocus<HTMLHeadingElement>(items);
  return (
    <section class="stack" aria-labelledby={id}>
      <div class="split">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {note && <span class="muted small">{note}</span>}
      </div>
      {children}
    </section>
  );
}
