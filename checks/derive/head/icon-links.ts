import type { LinkTag } from '../../core/facts/head.ts';

const iconRels = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];
/** Whether a link element names an icon of the site. */
export const isIconLink = ({ rel, href }: LinkTag): boolean => href.trim() !== '' && rel.some((token) => iconRels.includes(token));
