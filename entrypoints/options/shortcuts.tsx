import type { JSX } from 'preact';
import { openShortcutSettings, type Shortcut } from '../../extension/browser/shortcuts.ts';
import { usePart } from '../../components/use-locale.ts';
import { Section } from './section.tsx';

/** Keyboard shortcuts with their current keys. */
export function ShortcutSettings({ shortcuts }: { shortcuts: readonly Shortcut[] }): JSX.Element | null {
  const { shortcuts: words } = usePart('settingsPage');
  if (shortcuts.length === 0) return null;
  return (
    <Section id="shortcuts" title={words.title}>
      <div class="card stack">
        <ul class="shortcuts">
          {shortcuts.map(({ opens, keys }) => (
            <li key={opens} class="split">
              <span>{words.opens[opens]}</span>
              {keys === '' ? <span class="muted">{words.unset}</span> : <kbd>{keys}</kbd>}
            </li>
          ))}
        </ul>
        <p class="row">
          <button type="button" class="button" onClick={() => void openShortcutSettings().catch(() => undefined)}>
            {words.change}
          </button>
        </p>
      </div>
    </Section>
  );
}
