import { parseUrl } from '../../checks/doors/formats.ts';

/** The site of a page: its host, with a port that is not the usual one. '' for what is no URL. */
export const hostOf = (url: string): string => parseUrl(url)?.host ?? '';
