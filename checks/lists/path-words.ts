/**
 * Path segments that sites use for pages of one purpose, in all languages together, in lower case, without accents and file
 * extension: paths are often in another language than the page. The words of each language are in languages/.
 * Ours, from common practice, 2026-11-21.
 */
import { languages } from './languages/index.ts';
import type { PathPurpose } from './languages/language.ts';

const list = (words: string): readonly string[] => words.split(' ');
const pathsFor = (purpose: PathPurpose): readonly string[] => [
  ...new Set(Object.values(languages).flatMap(({ paths }) => (paths?.[purpose] === undefined ? [] : list(paths[purpose])))),
];

export const loginPaths = pathsFor('login');
export const cartPaths = pathsFor('cart');
export const checkoutPaths = pathsFor('checkout');
export const accountPaths = pathsFor('account');
export const searchPaths = pathsFor('search');
/** Query parameters that contain a search term. Not conclusive alone; conclusive on a search path or together with a search form. */
export const searchQueries = list('q query s search keyword keywords suche recherche buscar wd kw');

export const aboutPaths = pathsFor('about');
export const contactPaths = pathsFor('contact');
export const bookingPaths = pathsFor('booking');
export const imprintPaths = pathsFor('imprint');
export const policyPaths = pathsFor('policy');
export const authorPaths = pathsFor('authors');
