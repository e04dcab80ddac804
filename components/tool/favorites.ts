import { createContext } from 'preact';
import type { ToolId } from '../../checks/tools.ts';

/** The user's favorite tools, and functions to change them. */
export interface Favorites {
  ids: readonly ToolId[];
  toggle(id: ToolId): void;
}
/** Null if favorites are not available: then no stars are shown. */
export const FavoritesContext = createContext<Favorites | null>(null);
