import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Report } from '../../checks/core/report/report.ts';
import type { MenuItem } from '../parts/menu.tsx';
import { useArrival } from '../use-arrival.ts';
import { useLocale } from '../use-locale.ts';
import type { Locale } from '../../words/locale.ts';

type Results = typeof import('./results.tsx').SearchResults;
let Loaded: Results | undefined;

/** To be called when the user focuses the field: search needs its words only then. */
export async function preloadResults(locale: Locale): Promise<void> {
  const [{ SearchResults }] = await Promise.all([import('./results.tsx'), locale.load('search')]);
  Loaded ??= SearchResults;
}

/** The search results, as soon as search is loaded. */
export function Find(props: { report: Report | null; query: string; actions: readonly MenuItem[] }): JSX.Element | null {
  const [, redraw] = useState(0);
  const locale = useLocale();
  useArrival(Loaded ? null : () => preloadResults(locale), () => redraw((count) => count + 1), [locale]);
  return Loaded ? <Loaded {...props} /> : null;
}
