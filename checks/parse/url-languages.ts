import { languageCodes } from '../lists/language-codes.ts';
import { registrableDomain } from './registrable-domain.ts';
import { classifyParameters, parsedUrlParts } from './urls.ts';

/** A language code, alone or with a country or script on either side: de, pt-BR, zh_hant, uk-en. */
const tag = /^[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}|\d{3})){0,2}$/i;
const subtagsOf = (part: string): string[] => (tag.test(part) ? part.toLowerCase().split(/[-_]/) : []);
const isLanguage = (part: string): boolean => subtagsOf(part).some((subtag) => languageCodes.has(subtag));

export interface UrlLanguages {
  /** Lower-case subtags of all its language tags: in the names before the domain, in the path, and in language parameters. */
  subtags: string[];
  /** The URL without these tags, for comparing it with its translations. Not a valid URL. */
  rest: string;
}

/** The language tags in a URL; null if the URL is invalid. `/us-en/` has both `us` and `en`: which one is the language depends on the site. */
export function languagesInUrl(url: string): UrlLanguages | null {
  const parsed = parsedUrlParts(url);
  if (!parsed) return null;
  const domain = registrableDomain(parsed.hostname);
  const names = parsed.hostname
    .slice(0, -domain.length)
    .split('.')
    .filter((name) => name !== '' && name !== 'www');
  const segments = parsed.pathname.split('/').filter((segment) => segment !== '');
  const parameters = classifyParameters(url);
  const values = parameters.flatMap(({ kind, value }) => (kind === 'language' ? [value] : []));
  return {
    subtags: [...names, ...segments, ...values].filter(isLanguage).flatMap(subtagsOf),
    rest: [
      ...names.filter((name) => !isLanguage(name)),
      domain,
      ...segments.filter((segment) => !isLanguage(segment)),
      ...parameters.filter(({ kind }) => kind !== 'language').map(({ name, value }) => `${name}=${value}`),
    ].join('/'),
  };
}
