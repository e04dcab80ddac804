import type { HeadFact } from '../../core/facts.ts';

/** The title that browsers show: of the first title element that has text; '' without one. */
export const shownTitle = ({ titles }: Pick<HeadFact, 'titles'>): string => titles.find(({ text }) => text.trim() !== '')?.text ?? '';

/** The first meta description that has text; '' without one. */
export const shownDescription = ({ metas }: Pick<HeadFact, 'metas'>): string =>
  metas.find(({ name, content }) => name === 'description' && content.trim() !== '')?.content ?? '';
