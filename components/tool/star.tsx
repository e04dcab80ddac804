import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { ToolId } from '../../checks/tools.ts';
import { FavoritesContext } from './favorites.ts';
import { Icon } from '../parts/icons.tsx';
import { useWords } from '../use-locale.ts';

/** Adds a tool to the favorites, or removes it. @param listed whether it is in a list, where arrow keys reach it and Tab moves from tool to tool */
export function FavoriteStar({ id, listed = false }: { id: ToolId; listed?: boolean }): JSX.Element | null {
  const favorites = useContext(FavoritesContext);
  const { tools, toolList: words } = useWords();
  if (!favorites) return null;
  const name = words.favorite({ tool: tools[id].name });
  return (
    <button
      type="button"
      class="icon-button star"
      aria-label={name}
      title={name}
      aria-pressed={favorites.ids.includes(id)}
      onClick={() => favorites.toggle(id)}
      {...(listed && { tabIndex: -1 })}
    >
      <Icon name="star" size={14} />
    </button>
  );
}
