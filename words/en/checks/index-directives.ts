import type { WrittenDirective } from '../../../checks/parse/robots-directives.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';
import { and } from './grammar.ts';

export const indexDirectives = {
  title: 'No noindex for search crawlers',
  problem: 'Robots directives block indexing or conflict',
  why: 'A noindex in a robots meta tag or X-Robots-Tag header removes the page from search results and from the answers built on them.',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'No robots directive blocks indexing of this page.', change: '' }),
    noindex: ({ directives }: { directives: WrittenDirective[] }) => ({
      message: `Google is not allowed to index this page: ${written(directives)}`,
      change:
        'Remove noindex if the page should be found. If not, choose “Search engines should exclude it” in the extension, or the intent keep-out elsewhere.',
    }),
    inBody: () => ({ message: 'The directive is in the body. Google obeys it there; other search engines may not.', change: '' }),
    keptOutInBody: () => ({
      message: 'The noindex is in the body. Google obeys it there; other search engines may not.',
      change: 'Move the robots meta to the head.',
    }),
    otherEngines: ({ names, directives }: { names: string[]; directives: WrittenDirective[] }) => ({
      message: `Google is allowed to index this page, but ${and(names)} ${names.length > 1 ? 'are' : 'is'} not: ${written(directives)}`,
      change: 'Remove the directive unless you want to keep the page out of that search engine.',
    }),
    disagree: ({ first, second }: { first: WrittenDirective; second: WrittenDirective }) => ({
      message: `Conflicting directives: ${and([directiveInWords(first), directiveInWords(second)])}. Search engines follow the stricter one.`,
      change: 'Keep one of the two directives.',
    }),
    misspelt: ({ text, meant }: { text: string; meant: string }) => ({
      message: `Unknown directive “${text}”. Did you mean “${meant}”?`,
      change: `Use ${meant}, or remove it.`,
    }),
    unreadableDate: ({ text }: { text: string }) => ({
      message: `The date in “${text}” is invalid, so the directive has no effect.`,
      change: 'Use RFC 822, RFC 850 or ISO 8601, such as 2027-01-31.',
    }),
    sourceSays: ({ directives }: { directives: string[] }) => ({
      message: `The raw HTML has ${and(directives)}, and a script removes it. Google may skip rendering and obey the raw HTML.`,
      change: 'Serve the page without noindex.',
    }),
    hidden: ({ line }: { line: number | null }) => ({
      message: `robots.txt blocks this URL${line === null ? '' : ` (line ${line})`}, so crawlers cannot see the noindex: the URL may stay in the index.`,
      change: 'Allow crawling until the page has left the index.',
    }),
    alsoCanonical: ({ url }: { url: string }) => ({
      message: `Conflicting instructions: the page has noindex and its canonical points to ${url}`,
      change: 'Use noindex for pages that should leave search, and a canonical for duplicates of a page that should stay.',
    }),
    expires: ({ date }: { date: string }) => ({ message: `unavailable_after removes the page from the index on ${date}.`, change: '' }),
    joined: () => ({
      message:
        'X-Robots-Tag has directives for one crawler, then more directives. Browsers merge repeated headers, so the later ones may apply to all crawlers.',
      change: 'If the later ones are for all crawlers, send them first.',
    }),
    keptOut: ({ directives }: { directives: WrittenDirective[] }) => ({
      message: `Google and Bing are told not to index this page, as you want: ${written(directives)}`,
      change: '',
    }),
    statusKeepsOut: ({ status }: { status: number }) => ({
      message: `A request without cookies gets ${status}, which keeps the page out of search, as you want.`,
      change: '',
    }),
    keptOutPartly: ({ name }: { name: string }) => ({
      message: `You want this page excluded from search, but ${name} is allowed to index it.`,
      change: 'Apply noindex to all crawlers: <meta name="robots" content="noindex">.',
    }),
    notKeptOut: () => ({
      message: 'You want this page excluded from search, but nothing tells search engines so.',
      change:
        'Add <meta name="robots" content="noindex"> or the header X-Robots-Tag: noindex. Blocking in robots.txt alone does not keep a URL out.',
    }),
  },
};
