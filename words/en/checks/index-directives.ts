import type { WrittenDirective } from '../../../checks/parse/robots-directives.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';
import { and } from './english.ts';

export const indexDirectives = {
  title: 'No noindex for search crawlers',
  why: 'A noindex in a robots meta tag or an X-Robots-Tag header takes the page out of search results, and out of the answers that are built on them.',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'No robots directive keeps search engines from indexing this page.', change: '' }),
    noindex: ({ directives }: { directives: WrittenDirective[] }) => ({
      message: `Google may not index this page: ${written(directives)}`,
      change: 'Remove the directive if the page should be found. If it should not, set this audit to “kept out of search”.',
    }),
    otherEngines: ({ names, directives }: { names: string[]; directives: WrittenDirective[] }) => ({
      message: `Google may index this page, but ${and(names)} may not: ${written(directives)}`,
      change: 'Remove the directive unless you mean to keep the page out of that engine.',
    }),
    disagree: ({ first, second }: { first: WrittenDirective; second: WrittenDirective }) => ({
      message: `Conflicting directives: ${and([directiveInWords(first), directiveInWords(second)])}. Engines follow the stricter one.`,
      change: 'Keep one of the two.',
    }),
    misspelt: ({ text, meant }: { text: string; meant: string }) => ({
      message: `“${text}” is not a directive that engines know; “${meant}” was probably meant.`,
      change: `Write ${meant}, or remove it.`,
    }),
    unreadableDate: ({ text }: { text: string }) => ({
      message: `The date of “${text}” cannot be read, so the directive has no effect.`,
      change: 'Write the date as RFC 822, RFC 850 or ISO 8601, for example 2027-01-31.',
    }),
    sourceSays: ({ directives }: { directives: string[] }) => ({
      message: `The served HTML says ${and(directives)}, and a script removes it. Google may stop at the served HTML.`,
      change: 'Serve the page without noindex.',
    }),
    hidden: ({ line }: { line: number | null }) => ({
      message: `robots.txt blocks this URL${line === null ? '' : ` (line ${line})`}, so crawlers cannot see the noindex: the URL may stay in the index.`,
      change: 'Allow crawling until the page has left the index.',
    }),
    alsoCanonical: ({ url }: { url: string }) => ({
      message: `Conflicting instructions: the page says noindex and names another canonical, ${url}`,
      change: 'Use noindex for pages that should leave search, and a canonical for copies of a page that should stay.',
    }),
    expires: ({ date }: { date: string }) => ({ message: `unavailable_after takes the page out of the index on ${date}.`, change: '' }),
    joined: () => ({
      message:
        'The X-Robots-Tag names one crawler and goes on with other directives. Browsers join several such headers, so these may be meant for all crawlers.',
      change: '',
    }),
    keptOut: ({ directives }: { directives: WrittenDirective[] }) => ({
      message: `Google and Bing are told not to index this page, as you want: ${written(directives)}`,
      change: '',
    }),
    statusKeepsOut: ({ status }: { status: number }) => ({
      message: `An anonymous request is answered ${status}, which keeps the page out of search, as you want.`,
      change: '',
    }),
    keptOutPartly: ({ name }: { name: string }) => ({
      message: `The page is meant to be kept out, but ${name} may index it.`,
      change: 'Write the noindex for all crawlers: <meta name="robots" content="noindex">.',
    }),
    notKeptOut: () => ({
      message: 'The page is meant to be kept out, but nothing tells search engines so.',
      change:
        'Add <meta name="robots" content="noindex"> or the header X-Robots-Tag: noindex. Blocking in robots.txt alone does not keep a URL out.',
    }),
  },
};
