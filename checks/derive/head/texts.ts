import { withoutUnseenCharacters } from '../../core/helpers/clip.ts';
import type { HeadFact } from '../../core/facts/head.ts';

/** The title that browsers show: that of the first title element with text; '' if there is none. */
export const firstTitle = ({ titles }: Pick<HeadFact, 'titles'>): string => titles.find(({ text }) => text.trim() !== '')?.text ?? '';

/** The first meta description with text; '' if there is none. */
export const firstDescription = ({ metas }: Pick<HeadFact, 'metas'>): string =>
  withoutUnseenCharacters(metas.find(({ name, content }) => name === 'description' && content.trim() !== '')?.content ?? '');
