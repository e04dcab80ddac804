import { createContext } from 'preact';
import type { ToolId } from '../checks/doors/catalogue.ts';

/** The reader's favourite tools, and how to change them. */
export interface Favourites {
  ids: readonly ToolId[];
  toggle(id: ToolId): void;
}
/** Null where there are none to be had: no stars are drawn. */
export const FavouritesContext = createContext<Favourites | null>(null);
