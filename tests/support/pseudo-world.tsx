import type { ComponentChildren, JSX } from 'preact';
import { LocaleContext } from '../../components/use-locale.ts';
import { later } from '../../words/en/later.ts';
import { openLocale } from '../../words/languages.ts';
import { fileLocale, type Parts } from '../../words/locale.ts';
import { addPseudoLanguage, code } from './pseudo-language.ts';

const parts = Object.keys(later) as (keyof Parts)[];
addPseudoLanguage();
/** Everything in the pseudo-language, loaded as a second language is. */
export const otherLocale = fileLocale(await (await openLocale('pages', [code])).load(...parts));

/** An interface in the pseudo-language: everything that a catalogue gives is marked. */
export const PseudoWorld = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <LocaleContext.Provider value={otherLocale}>{children}</LocaleContext.Provider>
);
