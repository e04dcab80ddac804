import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons.tsx';

export interface MenuItem {
  /** Id by which search finds it. */
  id?: string;
  name: string;
  note: string;
  run(): void;
}

/** Several actions behind one button. A disclosure with buttons: roles that promise more keys are not used. @param note why something is missing @param bare the icon alone, with its name for screen readers and as a tooltip @param opened called when it opens */
export function Menu({
  name,
  icon,
  items,
  note = '',
  bare = false,
  disabled = false,
  opened,
}: {
  name: string;
  icon: IconName;
  items: readonly MenuItem[];
  note?: string;
  bare?: boolean;
  disabled?: boolean;
  opened?(): void;
}): JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Before the menu is painted, because a key press may follow at once.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    addEventListener('keydown', escape, { capture: true });
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
      removeEventListener('keydown', escape, { capture: true });
    };
  }, [open]);
  return (
    <div class="save" ref={frame}>
      <button
        ref={button}
        type="button"
        {...(bare ? { class: 'icon-button', title: name, 'aria-label': name } : { class: 'button' })}
        disabled={disabled}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          if (!open) opened?.();
          setOpen(!open);
        }}
      >
        <Icon name={icon} size={14} />
        {!bare && name}
      </button>
      <ul id={id} class="save-items card" hidden={!open}>
        {note && <li class="save-note muted small">{note}</li>}
        {items.map((item) => (
          <li key={item.name}>
            <button
              type="button"
              onClick={() => {
                item.run();
                setOpen(false);
                button.current?.focus();
              }}
            >
              {item.name}
              {item.note && <span class="muted small">{item.note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
