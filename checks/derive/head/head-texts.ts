import type { HeadFact } from '../../core/facts.ts';

/** The title that browsers show: of the first title element that has text; '' without one. */
export const deriveShownTitle = ({ titles }: Pick<HeadFact, 'titles'>): string => titles.find(({ text }) => text.trim() !== '')?.text ?? '';

/** The first meta description that has text; '' without one. */
export const deriveShownDescription = ({ metas }: Pick<HeadFact, 'metas'>): string =>
  metas.find(({ name, content }) => name === 'description' && content.trim() !== '')?.content ?? '';
