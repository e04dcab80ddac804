import { agree, amount, and, number } from './grammar.ts';

export const urlForm = {
  title: 'URL is clean and stable',
  problem: 'URL is not clean',
  why: 'One page should have one URL. Session IDs and tracking parameters create many, and anything after # is never sent to servers.',
  heuristic: 'The number of parameters and the length are our heuristic',
  words: { path: 'Path', parameters: 'parameters', characters: 'characters' },
  says: {
    clean: () => ({ message: 'The URL is clean.', change: '' }),
    fragmentOnly: ({ fragment }: { fragment: string }) => ({
      message: `This view differs from others only by its fragment: ${fragment}. Crawlers ignore fragments and see one page for all views.`,
      change: 'Give each view its own URL with the History API.',
    }),
    session: ({ names }: { names: string[] }) => ({
      message: `The URL contains a session ID: ${and(names)}. Every visitor gets a different URL.`,
      change: 'Keep sessions in cookies.',
    }),
    parameters: ({ count }: { count: number }) => ({
      message: `The URL has ${amount(count, 'query parameter')}, not counting tracking.`,
      change: 'Remove parameters that do not change the page, or declare a canonical without them.',
    }),
    trackedOgUrl: ({ names }: { names: string[] }) => ({
      message: `og:url has tracking parameters: ${and(names)}.`,
      change: 'Use the URL without them.',
    }),
    sessionLinks: ({ count, total, names }: { count: number; total: number; names: string[] }) => ({
      message: `${number(count)} of ${amount(total, 'internal link')} ${agree(count, 'has', 'have')} a session ID: ${and(names)}. Each visit gets other URLs for the same pages.`,
      change: 'Keep sessions in cookies, and link to the plain URLs.',
    }),
    trackedLinks: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'internal link')} ${agree(count, 'has', 'have')} tracking parameters.`,
      change: 'Link to the plain URL: internal tracking parameters also overwrite the visitor’s original source in analytics.',
    }),
    space: () => ({ message: 'The path contains a space.', change: 'Separate words with hyphens.' }),
    doubleSlash: () => ({ message: 'The path contains a double slash.', change: 'Correct the link or rule that creates it.' }),
    long: ({ characters, length }: { characters: number; length: number }) => ({
      message: `The URL has ${amount(characters, 'character')}; some software stops at ${number(length)}.`,
      change: 'Shorten it.',
    }),
    underscore: () => ({
      message: 'The path separates words with underscores; Google recommends hyphens. Don’t change a working URL for that.',
      change: '',
    }),
    upperCase: () => ({
      message: 'The path has uppercase letters; URLs are case-sensitive. Don’t change a working URL for that.',
      change: '',
    }),
  },
};
