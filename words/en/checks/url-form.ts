import { agree, amount, and, number } from './english.ts';

export const urlForm = {
  title: 'URL is clean and stable',
  why: 'One page should have one URL. Session ids and tracking parameters make many of it, and what comes after # is not sent to servers and crawlers at all.',
  words: { path: 'Path', parameters: 'parameters', characters: 'characters' },
  says: {
    clean: () => ({ message: 'The URL has one clean form.', change: '' }),
    fragmentOnly: ({ fragment }: { fragment: string }) => ({
      message: `Only the fragment tells this view from others: ${fragment}. Crawlers cut fragments off and see one page for all views.`,
      change: 'Give each view a URL of its own with the History API.',
    }),
    session: ({ names }: { names: string[] }) => ({
      message: `The URL carries a session id: ${and(names)}. Every visitor gets a different URL.`,
      change: 'Keep sessions in cookies.',
    }),
    parameters: ({ count }: { count: number }) => ({
      message: `The URL has ${amount(count, 'query parameter')}, not counting tracking.`,
      change: 'Leave out parameters that do not change the page, or name a canonical without them.',
    }),
    trackedOgUrl: ({ names }: { names: string[] }) => ({
      message: `og:url has tracking parameters: ${and(names)}.`,
      change: 'Name the URL without them.',
    }),
    trackedLinks: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} within the site ${agree(count, 'has', 'have')} tracking parameters.`,
      change: 'Link to the plain URL: tracking within the site also overwrites where a visitor came from.',
    }),
    space: () => ({ message: 'The path contains a space.', change: 'Separate words with hyphens.' }),
    doubleSlash: () => ({ message: 'The path contains a double slash.', change: 'Correct the link or rule that writes it.' }),
    long: ({ characters, length }: { characters: number; length: number }) => ({
      message: `The URL has ${amount(characters, 'character')}; some software stops at ${number(length)}.`,
      change: 'Shorten it.',
    }),
    underscore: () => ({
      message: 'The path separates words with underscores; Google recommends hyphens. That is no reason to change a URL that works.',
      change: '',
    }),
    upperCase: () => ({
      message:
        'The path has upper-case letters: written in lower case it is a different URL. That is no reason to change a URL that works.',
      change: '',
    }),
  },
};
