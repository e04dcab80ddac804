import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Prefix of the names of a report's views in URLs: identifies the report on a page of many reports. */
export const LinkBase = createContext('#');

/** The part of a URL after the prefix: the name of a view; '' if there is none. */
export const viewInHash = (hash: string, base: string): string => (hash.startsWith(base) ? hash.slice(base.length) : '');

/** URL of a view of the current report: 'tool=title', 'checks=fail', … */
export function useViewLink(): (view: string) => string {
  const base = useContext(LinkBase);
  return (view) => base + view;
}
