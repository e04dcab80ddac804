import { withoutUnseenCharacters } from '../../core/helpers/clip.ts';
import type { HeadFact, MetaTag } from '../../core/facts/head.ts';

/** The title that browsers show: that of the first title element with text; '' if there is none. */
export const firstTitle = ({ titles }: Pick<HeadFact, 'titles'>): string => titles.find(({ text }) => text.trim() !== '')?.text ?? '';

/** The first meta description with text; '' if there is none. */
export const firstDescription = ({ metas }: Pick<HeadFact, 'metas'>): string =>
  withoutUnseenCharacters(metas.find(({ name, content }) => name === 'description' && content.trim() !== '')?.content ?? '');

/** The content of the first meta element with a name or property of Open Graph; '' if there is none. */
export const firstMeta = ({ metas }: Pick<HeadFact, 'metas'>, wanted: string): string =>
  metas.find(({ property, name }) => (property || name) === wanted)?.content.trim() ?? '';

/** Whether a meta element declares the encoding of the page. */
export const declaresEncoding = ({ charset, httpEquiv, content }: MetaTag): boolean =>
  charset !== '' || (httpEquiv === 'content-type' && /charset\s*=/i.test(content));
