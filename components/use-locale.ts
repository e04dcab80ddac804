import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { language } from '../words/en/pages.ts';
import { useArrival } from './use-arrival.ts';
import { fileLocale, localeOf, type FileLocale, type Locale, type Parts, type Words } from '../words/locale.ts';

/** English, which needs no loading. */
export const english = localeOf(language);

/** Provided at the root of a page; English by default. */
export const LocaleContext = createContext<Locale>(english);

export const useLocale = (): Locale => useContext(LocaleContext);
/** Words of the extension. */
export const useWords = (): Words => useLocale().part('app');
/** Words that have been loaded with the page, or with the tool. */
export const usePart = <Name extends keyof Parts>(name: Name): Parts[Name] => useLocale().part(name);
/** For pages that write files. */
export const useFileLocale = (): FileLocale => fileLocale(useLocale());

/** Words that are loaded now; undefined until they are. */
export function useLazyPart<Name extends keyof Parts>(name: Name): Parts[Name] | undefined {
  const locale = useLocale();
  const [, redraw] = useState(0);
  const part = locale.loaded(name);
  useArrival(part ? null : () => locale.load(name), () => redraw((count) => count + 1), [part, locale, name]);
  return part;
}
