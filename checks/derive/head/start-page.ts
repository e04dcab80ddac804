/** URLs of the start of a site: /, /home, /index.html, /en/, /us/en/startseite.html. */
import { homePageWords } from '../../language/language-words.ts';
import { parseUrl, percentDecode } from '../../parse/urls.ts';

/** What sites call the file or folder of their start. */
export const startNames: ReadonlySet<string> = new Set(['index', 'default', ...homePageWords()]);
const extension = /\.\w{2,5}$/;
/** The folder of a language or a country; a site has at most one of each. */
const languageFolder = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;
const mostFolders = 2;

/** The folders of a language or country that a start page is in: [] for the start of the site; null for another page. */
function foldersOfStart(url: string): string[] | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const segments = percentDecode(parsed.pathname).toLowerCase().split('/').filter(Boolean);
  const folders = startNames.has(segments.at(-1)?.replace(extension, '') ?? '') ? segments.slice(0, -1) : segments;
  return folders.length <= mostFolders && folders.every((folder) => languageFolder.test(folder)) ? folders : null;
}

/** Whether a URL is the start of its site, whatever its query. */
export const isStartOfSite = (url: string): boolean => foldersOfStart(url)?.length === 0;
/** Whether a URL is the start of its site, or of one of its languages or countries, whatever its query. */
export const isStartPage = (url: string): boolean => foldersOfStart(url) !== null;
