import { parseUrl } from '../../checks/doors/formats.ts';

/** The site of a page: its host, with the port unless it is the default. '' if it is not a URL. */
export const historySiteHost = (url: string): string => parseUrl(url)?.host ?? '';
