import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { parseLanguageTag, areSameLanguage } from '../../language/languages.ts';
import { primarySubtag } from '../../language/language-words.ts';
import { comparableName } from '../../language/names.ts';
import { memoizeByText } from '../../core/helpers/memoize-by-text.ts';
import { languageCodes, regionCodes } from '../../lists/language-codes.ts';
import { languagesInUrl } from '../../parse/url-languages.ts';

/** A link to the page in another language. */
export interface Translation {
  /** Primary subtag of its language. */
  language: string;
  link: LinkFact;
}

/** Longer texts are no names of languages. */
const longestName = 40;

/**
 * Links to this page in other languages, the first of each language: their URLs differ from the page's only by a language tag, and their
 * text or `lang` says the language.
 * @param language primary subtag of the page's language
 */
export function findTranslations(links: readonly LinkFact[], pageUrl: string, language: string): Translation[] {
  const page = languagesInUrl(pageUrl);
  const found = new Map<string, Translation>();
  if (!page) return [];
  for (const link of links) {
    if (link.url === null || link.name.length > longestName) continue;
    const target = languagesInUrl(link.url);
    if (target?.rest !== page.rest) continue;
    const other = target.subtags.find(
      (subtag) =>
        languageCodes.has(subtag) &&
        !areSameLanguage(subtag, language) &&
        !page.subtags.includes(subtag) &&
        saysLanguage(link, subtag, language),
    );
    if (other !== undefined && !found.has(other)) found.set(other, { language: other, link });
  }
  return [...found.values()];
}

/** Whether a link says that it leads to a language: by `lang`, by its code, or by its name in that language or in the page's. */
function saysLanguage({ lang = '', text, name }: LinkFact, wanted: string, pageLanguage: string): boolean {
  if (primarySubtag(lang) === wanted) return true;
  const label = text || name;
  const tag = parseLanguageTag(label.trim());
  if (tag.language === wanted && (tag.region !== '' || tag.script !== '' || !isOtherCountry(wanted))) return true;
  return [wanted, pageLanguage].some((inLanguage) => {
    const called = comparableName(nameOfLanguage(`${inLanguage} ${wanted}`));
    return called !== '' && comparableName(label).startsWith(called);
  });
}

/** Whether the code of a language is that of a country where people speak another one: UK, CA, AR. */
function isOtherCountry(code: string): boolean {
  const region = code === 'uk' ? 'GB' : code.toUpperCase();
  return regionCodes.has(region) && new Intl.Locale(`und-${region}`).maximize().language !== code;
}

/** @param which the language in which the name is wanted, a space, and the language that is named */
const nameOfLanguage = memoizeByText((which): string => {
  const [inLanguage = '', named = ''] = which.split(' ');
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(named) ?? '';
  } catch {
    return '';
  }
}, 500);
