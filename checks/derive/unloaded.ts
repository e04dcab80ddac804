import { factFailure, type Gap } from '../core/failure.ts';
import type { ResourcesFact } from '../core/facts/page.ts';

/** Why this visit says nothing about layout: a style sheet did not load. Null if none is known to be missing. */
export function whyUnstyled(resources: ResourcesFact | undefined): Gap | null {
  const sheet = resources?.unloaded?.find(({ kind }) => kind === 'style');
  return sheet ? factFailure('refused', 'style-unloaded', { name: sheet.name }) : null;
}

/** Why this visit says nothing about speed: a style sheet or a font did not load. Null if none is known to be missing. */
export function whyVisitIsUnusual(resources: ResourcesFact | undefined): Gap | null {
  const font = resources?.unloaded?.find(({ kind }) => kind === 'font');
  return whyUnstyled(resources) ?? (font ? factFailure('refused', 'font-unloaded', { name: font.name }) : null);
}
