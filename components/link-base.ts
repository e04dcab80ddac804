import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What is before the names of a report's views in addresses: on a page of many reports, which of them is meant. */
export const LinkBase = createContext('#');

/** What is behind it in an address: the name of a view, '' where there is none. */
export const viewIn = (hash: string, base: string): string => (hash.startsWith(base) ? hash.slice(base.length) : '');

/** Address of a view of the report that is shown: 'tool=title', 'checks=fail', … */
export function useViewLink(): (view: string) => string {
  const base = useContext(LinkBase);
  return (view) => base + view;
}
