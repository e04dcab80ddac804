import { areSamePage } from '../checks/parse/urls.ts';
import type { PageUrls, RedirectingUrl } from '../checks/site/final-urls.ts';
import type { Inlinks, PageToExport } from './run.ts';
import type { FileLocale } from '../words/locale.ts';

/** Maximum URLs in a sentence; CSV and JSON have all. */
const most = 5;

/** "https://a.example/ (301) → https://b.example/ (302)": a URL with the redirects after it. */
export const redirectChainText = ({ url, hops }: RedirectingUrl): string =>
  [
    ...(hops[0] && areSamePage(hops[0].url, url) ? [] : [url]),
    ...hops.map((hop) => `${hop.url}${hop.status > 0 ? ` (${hop.status})` : ''}`),
  ].join(' → ');

/** The URLs of the run that redirect to a page: its own first, if it does. */
export const redirectsToPage = ({ digest }: { digest: PageUrls | null }): RedirectingUrl[] =>
  digest
    ? [...(areSamePage(digest.url, digest.finalUrl) ? [] : [{ url: digest.url, hops: digest.hops ?? [] }]), ...(digest.reachedFrom ?? [])]
    : [];

/** From which other URLs of the run a page is reached; '' for none. */
export function reachedFromText(page: { digest: PageUrls | null }, { words: { site } }: Pick<FileLocale, 'words'>): string {
  const urls = redirectsToPage(page);
  const isDirect = page.digest !== null && urls.length === (page.digest.reachedFrom ?? []).length;
  if (urls.length === 0) return '';
  return site.reachedFrom({ isDirect, chains: urls.slice(0, most).map(redirectChainText), left: Math.max(0, urls.length - most) });
}

/** How far a page is from the start page, and who links to it; '' if no links were followed. */
export const inlinksText = (inlinks: Inlinks | undefined, { words: { site } }: Pick<FileLocale, 'words'>): string =>
  inlinks ? site.inlinks({ ...inlinks, from: inlinks.from.slice(0, most) }) : '';

/** Both, as sentences. */
export const howPageWasReached = (page: Pick<PageToExport, 'digest' | 'inlinks'>, locale: Pick<FileLocale, 'words'>): string[] =>
  [reachedFromText(page, locale), inlinksText(page.inlinks, locale)].filter(Boolean);
