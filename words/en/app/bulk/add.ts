import { english } from '../../../../checks/index.ts';

const { amount, number } = english;
interface Count {
  count: number;
}

/** Choosing pages: open tabs, pasted URLs, a sitemap. */
export const add = {
  urls: {
    label: 'URLs, one per line',
    hint: 'Lines without https:// are read as https.',
    read: ({ urls, repeated, invalid }: { urls: number; repeated: number; invalid: number }) =>
      [
        amount(urls, 'URL'),
        repeated > 0 && `${amount(repeated, 'repeated line')} left out`,
        invalid > 0 && `${amount(invalid, 'line')} cannot be read`,
      ]
        .filter(Boolean)
        .join(', '),
    invalid: ({ count }: Count) => `${amount(count, 'line')} cannot be queued.`,
    invalidStay: 'They stay in the field when you add the others.',
    correct: 'Correct them above.',
    line: ({ line }: { line: number }) => `Line ${number(line)}:`,
    moreInvalid: ({ count }: Count) => `and ${amount(count, 'more line')}.`,
    addNone: 'Add URLs to the queue',
    add: ({ count }: Count) => `Add ${amount(count, 'URL')} to the queue`,
    /** Why a line is no URL that can be audited. */
    reasons: {
      long: ({ most }: { most: number }) => `Longer than ${number(most)} characters.`,
      space: 'Has a space in it: one URL per line.',
      scheme: ({ scheme }: { scheme: string }) => `Only http and https pages can be audited, not ${scheme} URLs.`,
      'no-url': 'Is not a URL.',
      credentials: 'Has a user name or password in it, which would be in every report.',
      'no-host': 'Is not a URL: it has no host.',
    },
  },

  sitemap: {
    label: 'URL of a sitemap',
    read: 'Read sitemap',
    reading: 'Reading…',
    hint: 'Sitemap indexes, text lists and compressed files are read too. The browser may ask whether the site may be read.',
    wrong: ({ text, reason }: { text: string; reason: string }) => `${text || 'This'}: ${reason}`,
    refused: ({ host }: { host: string }) =>
      `The sitemap was not read: the browser did not allow requests to ${host}. Try again and choose Allow, or paste the URLs instead.`,
    failed: ({ error }: { error: string }) => `The sitemap could not be read. ${error}`,
    empty: 'The sitemap lists no page.',
    total: ({ count }: Count) => `${amount(count, 'page')} in the sitemap.`,
    firstOf: ({ count }: Count) => `You can choose from the first ${number(count)}.`,
    onlyWith: 'Only with',
    first: 'First',
    all: 'all',
    fit: ({ fitting, chosen }: { fitting: number; chosen: number }) =>
      `${amount(fitting, { one: 'page matches', other: 'pages match' })}${chosen < fitting ? `, ${number(chosen)} chosen` : ''}.`,
    room: ({ count }: Count) => `A run has room for ${number(count)} more.`,
    more: ({ count }: Count) => `and ${amount(count, 'more page')}`,
    addNone: 'Add pages to the queue',
    add: ({ count }: Count) => `Add ${amount(count, 'page')} to the queue`,
  },

  tabs: {
    reading: 'Reading the open tabs…',
    here: 'This window',
    window: ({ index }: { index: number }) => `Window ${number(index)}`,
    noneShown: 'The browser does not show Pageloupe your open tabs yet.',
    moreHidden: ({ count }: Count) => `Pageloupe cannot see ${amount(count, 'more tab')}.`,
    whatFor:
      'If you allow it, the browser tells us title and URL of each tab; browsers call this “browsing history”. Nothing is kept unless you queue it.',
    allow: 'Show my open tabs',
    refused: 'Not allowed.',
    otherWays: 'You can paste URLs instead, or queue a tab from the Pageloupe button on its page.',
    find: 'Find a tab',
    findLabel: 'Find a tab by title or URL',
    allWindows: 'All windows',
    none: ({ query }: { query: string }) => `No open tab has “${query}” in its title or URL.`,
    selectAll: 'Select all',
    selectFound: 'Select all found',
    selectNone: 'Select none',
    addNone: 'Add tabs to the queue',
    add: ({ count }: Count) => `Add ${amount(count, 'tab')} to the queue`,
    noOther: 'There is no other tab open.',
    tabs: ({ count }: Count) => amount(count, 'tab'),
    queued: 'In the queue.',
    asleep: 'Asleep: it will be loaded again.',
    /** Why a tab cannot be queued. */
    obstacles: {
      file: 'A file on your disk: open it and use the Pageloupe button there.',
      extension: 'A page of an extension.',
      browser: 'A page of the browser itself.',
    },
  },
};
