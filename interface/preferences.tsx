import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { storedFavoritesOf, keepSettings, watchSettings, type Appearance } from '../bridge/settings.ts';
import type { ToolId } from '../checks/doors/catalogue.ts';
import { FavouritesContext } from '../components/favourites.ts';

const favourites = signal<readonly ToolId[]>([]);

/** Applies the settings to this page of the extension, now and after every change. */
export function applyInterfaceSettings(): void {
  watchSettings((settings) => {
    favourites.value = storedFavoritesOf(settings);
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
    const now = storedFavoritesOf(settings);
    return { favourites: now.includes(id) ? now.filter((other) => other !== id) : [...now, id] };
  });
}

/** Provides the user's favorite tools. */
export function PanelFavoritesProvider({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <FavouritesContext.Provider value={{ ids: favourites.value, toggle: (id) => void toggle(id) }}>{children}</FavouritesContext.Provider>
  );
}
