import { english } from '../../../checks/index.ts';
import { requestFailures } from './request-failures.ts';

const { amount, and, date, number } = english;

/** What the settings page says. */
export const settingsPageWords = {
  title: 'Settings',
  requestFailures,
  reading: 'Reading what is kept…',
  note: 'Changes hold at once, on this machine.',
  audits: {
    title: 'Audits',
    intent: 'Unless you choose otherwise for a page, search engines should',
    intentHelp: 'Holds for audits that begin from now on.',
    rate: 'Speed of link checks',
    rateHelp: 'How many requests are sent at a time, to all servers and to one.',
    parallel: 'Pages audited at a time in new bulk audits',
    parallelHelp: 'More is faster, and asks more of this machine and of the site.',
  },
  looks: {
    title: 'Appearance and favourites',
    appearance: 'Appearance',
    appearances: { system: 'As the system', light: 'Light', dark: 'Dark' },
    favourites: 'Favourite tools',
    favourite: 'Add a favourite tool',
    choose: 'Choose a tool…',
    favouriteHelp: 'Favourites lead the list of tools. The star of a tool does the same.',
    remove: ({ tool }: { tool: string }) => `No longer a favourite: ${tool}`,
  },
  lists: {
    title: 'Your own lists',
    note: 'Hold for audits that begin from now on. A finding that rests on them says so.',
    agents: 'Crawlers to test against robots.txt',
    genericTexts: 'Link texts that say little',
    help: {
      agents:
        'One name a line, as robots.txt writes it after User-agent: letters, - and _ only. They are shown beside the crawlers we know, and never count in a score.',
      genericTexts: 'One a line, in any language, such as “details” or “plus d’infos”. They count like those of our own lists.',
    },
    wrong: {
      agents: ({ lines }: { lines: string[] }) =>
        `Not kept: ${and(lines.map((line) => `“${line}”`))}. The name of a crawler has letters, - and _ only, without a version (RFC 9309).`,
      genericTexts: ({ lines }: { lines: string[] }) =>
        `Not kept: ${and(lines.map((line) => `“${line}”`))}. A link text has at most 100 characters, and a letter or a digit among them.`,
    },
    tooMany: ({ most }: { most: number }) => `Not kept: the list may have ${number(most)} lines.`,
    kept: ({ count }: { count: number }) => (count === 0 ? 'The list is empty now.' : `Kept: ${amount(count, 'line')}.`),
  },
  known: {
    title: 'Lists in this version',
    note: 'What is known of crawlers and search results changes. These are the days on which our lists were compiled.',
    crawlers: ({ count, compiled }: { count: number; compiled: string }) => `AI crawlers: ${number(count)}, compiled on ${date(compiled)}`,
    richResults: ({ count, retired, checked }: { count: number; retired: number; checked: string }) =>
      `Rich results: ${number(count)} that Google shows and ${number(retired)} that it no longer shows, read on ${date(checked)}`,
    sources: 'Sources',
    source: ({ title, asOf }: { title: string; asOf: string }) => `${title}, as of ${date(asOf)}`,
    guides: 'Google’s guides, one for each rich result; the tool “Rich-result check” links to them',
  },
  choices: {
    title: 'Chosen for pages',
    none: 'Nothing was chosen for a page yet. Page type and intent are chosen on the overview of an audit.',
    index: 'to be indexed',
    keepOut: 'to be left out',
    optedOut: 'blocks AI on purpose',
    remove: ({ what }: { what: string }) => `Forget the choice for ${what}`,
    removed: ({ what }: { what: string }) => `The choice for ${what} is forgotten.`,
  },
  followed: {
    title: 'Sites that the panel follows',
    none: 'None. In the side panel you can have every page of a site audited as you open it.',
    remove: ({ what }: { what: string }) => `No longer follow ${what}`,
    removed: ({ what }: { what: string }) => `${what} is no longer followed.`,
  },
  stored: {
    title: 'What is stored',
    note: 'In this browser only. Reports of open tabs and link checks go when the browser is closed.',
    columns: { records: 'Records', size: 'size' },
    kinds: {
      choices: 'Choices for pages',
      snapshots: 'Snapshots',
      runs: 'Bulk audits and their reports',
      reports: 'Reports of open tabs',
      probes: 'Link checks of open tabs',
      aside: 'Records that could not be read',
    },
    /** @param bytes about */
    size: ({ bytes }: { bytes: number }) =>
      bytes === 0
        ? '0'
        : bytes < 1_000
          ? 'under 1 kB'
          : bytes < 1_000_000
            ? `${number(Math.round(bytes / 1_000))} kB`
            : `${number(Math.round(bytes / 100_000) / 10)} MB`,
    clear: 'Clear',
    clearOne: ({ what }: { what: string }) => `Clear: ${what}`,
    confirm: {
      title: 'Clear for good?',
      text: ({ what }: { what: string }) => `${what} will be gone. This cannot be undone.`,
      yes: 'Clear',
      no: 'Keep',
    },
    cleared: ({ what }: { what: string }) => `Cleared: ${what}.`,
    failed: ({ what, error }: { what: string; error: string }) => `Not all was cleared: ${what}. ${error}`,
  },
  service: {
    title: 'API service',
    url: 'URL of a service that runs these checks for your team',
    help: 'Its pages are linked here. Nothing is sent to it from this browser.',
    contact: 'Register interest in API access',
    docs: 'Documentation of the API',
    set: 'The service is linked below.',
    removed: 'No service is linked any more.',
    wrong: 'This is not a URL of the web. Write it whole, such as https://audits.example.com/.',
  },
  file: {
    title: 'Settings as a file',
    note: 'Settings, lists, choices for pages and followed sites, as JSON. No reports.',
    save: 'Export settings',
    open: 'Import settings',
    how: 'What a file says about audits holds from then on. Its choices, sites, favourites and lists join those that are here.',
    taken: 'The settings of the file hold now.',
    full: 'The file’s own lists and yours are too many lines together. Nothing was changed: shorten a list first.',
    later: 'The file is of a later version of Pageloupe. Nothing was changed: update the extension first.',
    broken: 'The file holds no settings of Pageloupe, or is not whole. Nothing was changed.',
  },
};
