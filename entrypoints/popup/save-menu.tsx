import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';

interface SaveItem { name: string; note: string; run(): void }

/** The ways to take the report along. A disclosure with buttons: no roles that promise more keys than it has. */
export function SaveMenu({ items, disabled }: { items: readonly SaveItem[]; disabled: boolean }): JSX.Element {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const away = (event: Event) => { if (!frame.current?.contains(event.target as Node)) setOpen(false); };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', away);
    addEventListener('focusin', away);
    addEventListener('keydown', escape, { capture: true });
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('focusin', away);
      removeEventListener('keydown', escape, { capture: true });
    };
  }, [open]);
  return (
    <div class="save" ref={frame}>
      <button ref={button} type="button" class="button" disabled={disabled} aria-expanded={open} aria-controls="save-items" onClick={() => setOpen(!open)}>
        <Icon name="save" size={13} />Save
      </button>
      <ul id="save-items" class="save-items card" hidden={!open}>
        {items.map((item) => (
          <li key={item.name}>
            <button type="button" onClick={() => { item.run(); setOpen(false); button.current?.focus(); }}>
              {item.name}{item.note && <span class="muted small">{item.note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
