import { english } from '../../../../checks/core/wording.ts';

const { amount, number } = english;
interface Count {
  count: number;
}

/** Choosing pages: open tabs, pasted URLs, a sitemap. */
export const add = {
  urls: {
    label: 'URLs, one per line',
    hint: 'https:// is assumed if missing.',
    read: ({ urls, repeated, invalid }: { urls: number; repeated: number; invalid: number }) =>
      [amount(urls, 'URL'), repeated > 0 && `${amount(repeated, 'duplicate')} skipped`, invalid > 0 && `${amount(invalid, 'invalid line')}`]
        .filter(Boolean)
        .join(', '),
    invalid: ({ count }: Count) => `${amount(count, 'line')} can’t be queued.`,
    invalidStay: 'They stay in the field when you add the rest.',
    correct: 'Correct them above.',
    line: ({ line }: { line: number }) => `Line ${number(line)}:`,
    moreInvalid: ({ count }: Count) => `and ${amount(count, 'more line')}.`,
    addNone: 'Add URLs to the queue',
    add: ({ count }: Count) => `Add ${amount(count, 'URL')} to the queue`,
    /** Why a line is not a URL that can be audited. */
    reasons: {
      long: ({ most }: { most: number }) => `Longer than ${number(most)} characters.`,
      space: 'Contains a space: use one URL per line.',
      scheme: ({ scheme }: { scheme: string }) => `Only http and https pages can be audited, not ${scheme} URLs.`,
      'no-url': 'Not a URL.',
      credentials: 'Contains a user name or password, which would appear in every report.',
      'no-host': 'Not a URL: no host.',
    },
  },

  sitemap: {
    label: 'URL of a sitemap',
    read: 'Read sitemap',
    reading: 'Reading…',
    hint: 'Sitemap indexes, text lists and compressed files work too. The browser may ask for permission to read the site.',
    wrong: ({ text, reason }: { text: string; reason: string }) => `${text || 'This'}: ${reason}`,
    refused: ({ host }: { host: string }) =>
      `The sitemap was not read: the browser did not allow requests to ${host}. Try again and choose Allow, or paste the URLs instead.`,
    failed: ({ error }: { error: string }) => `The sitemap could not be read. ${error}`,
    empty: 'The sitemap lists no pages.',
    total: ({ count }: Count) => `${amount(count, 'page')} in the sitemap.`,
    firstOf: ({ count }: Count) => `You can choose from the first ${number(count)}.`,
    onlyWith: 'Only with',
    first: 'First',
    all: 'all',
    fit: ({ fitting, chosen }: { fitting: number; chosen: number }) =>
      `${amount(fitting, { one: 'page matches', other: 'pages match' })}${chosen < fitting ? `, ${number(chosen)} chosen` : ''}.`,
    room: ({ count }: Count) => `There is room for ${number(count)} more in this run.`,
    more: ({ count }: Count) => `and ${amount(count, 'more page')}`,
    addNone: 'Add pages to the queue',
    add: ({ count }: Count) => `Add ${amount(count, 'page')} to the queue`,
  },

  tabs: {
    reading: 'Reading the open tabs…',
    here: 'This window',
    window: ({ index }: { index: number }) => `Window ${number(index)}`,
    noneShown: 'Pageloupe doesn’t have permission to see your open tabs yet.',
    moreHidden: ({ count }: Count) => `${amount(count, 'more tab')} hidden from Pageloupe.`,
    whatFor:
      'If you allow it, Pageloupe sees the title and URL of each tab (browsers call this “browsing history”). Nothing is saved unless you queue it.',
    allow: 'Show my open tabs',
    refused: 'Permission denied.',
    otherWays: 'You can paste URLs instead, or queue a tab from the Pageloupe button on its page.',
    find: 'Find a tab',
    findLabel: 'Find a tab by title or URL',
    allWindows: 'All windows',
    none: ({ query }: { query: string }) => `No open tab with “${query}” in its title or URL.`,
    selectAll: 'Select all',
    selectFound: 'Select all found',
    selectNone: 'Select none',
    addNone: 'Add tabs to the queue',
    add: ({ count }: Count) => `Add ${amount(count, 'tab')} to the queue`,
    noOther: 'No other tabs are open.',
    tabs: ({ count }: Count) => amount(count, 'tab'),
    queued: 'In the queue.',
    asleep: 'Asleep: it will be reloaded.',
    /** Why a tab cannot be queued. */
    obstacles: {
      file: 'A local file: open it and use the Pageloupe button there.',
      extension: 'An extension page.',
      browser: 'A browser page.',
    },
  },
};
