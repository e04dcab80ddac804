import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { favoritesOf, keepSettings, watchSettings, type Appearance } from '../storage/settings.ts';
import type { ToolId } from '../../checks/tools.ts';
import { FavoritesContext } from '../../components/tool/favorites.ts';

const favorites = signal<readonly ToolId[]>([]);

/** Applies the settings to this page of the extension, now and after every change. */
export function watchAndApplySettings(): void {
  watchSettings((settings) => {
    favorites.value = favoritesOf(settings);
    showAppearance(settings.appearance ?? 'system');
  });
}

/** public/appearance.js reads it before the next page is painted. */
function showAppearance(appearance: Appearance): void {
  if (appearance === 'system') delete document.documentElement.dataset['appearance'];
  else document.documentElement.dataset['appearance'] = appearance;
  try {
    localStorage.setItem('appearance', appearance);
  } catch {
    // Without storage, the next page is painted twice.
  }
}

async function toggle(id: ToolId): Promise<void> {
  await keepSettings((settings) => {
    const now = favoritesOf(settings);
    return { favourites: now.includes(id) ? now.filter((other) => other !== id) : [...now, id] };
  });
}

/** Provides the user's favorite tools. */
export function FavoritesProvider({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <FavoritesContext.Provider value={{ ids: favorites.value, toggle: (id) => void toggle(id) }}>{children}</FavoritesContext.Provider>
  );
}
