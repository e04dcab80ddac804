import { english } from '../../../checks/index.ts';

const { number } = english;

/** What the settings page says. */
export const settingsPageWords = {
  title: 'Settings',
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
  choices: {
    title: 'Chosen for pages',
    none: 'Nothing was chosen for a page yet. Page type and intent are chosen on the overview of an audit.',
    index: 'to be indexed', keepOut: 'to be left out',
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
      choices: 'Choices for pages', snapshots: 'Snapshots', runs: 'Bulk audits and their reports', reports: 'Reports of open tabs', probes: 'Link checks of open tabs',
      aside: 'Records that could not be read',
    },
    /** @param bytes about */
    size: ({ bytes }: { bytes: number }) => (bytes === 0 ? '0' : bytes < 1_000 ? 'under 1 kB' : bytes < 1_000_000 ? `${number(Math.round(bytes / 1_000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`),
    clear: 'Clear',
    clearOne: ({ what }: { what: string }) => `Clear: ${what}`,
    confirm: { title: 'Clear for good?', text: ({ what }: { what: string }) => `${what} will be gone. This cannot be undone.`, yes: 'Clear', no: 'Keep' },
    cleared: ({ what }: { what: string }) => `Cleared: ${what}.`,
    failed: ({ what, error }: { what: string; error: string }) => `Not all was cleared: ${what}. ${error}`,
  },
  service: {
    title: 'API service',
    url: 'URL of a service that runs these checks for your team',
    help: 'Its pages are linked here. Nothing is sent to it from this browser.',
    contact: 'Register interest in API access', docs: 'Documentation of the API',
    set: 'The service is linked below.', removed: 'No service is linked any more.',
    wrong: 'This is not a URL of the web. Write it whole, such as https://audits.example.com/.',
  },
  file: {
    title: 'Settings as a file',
    note: 'Settings, choices for pages and followed sites, as JSON. No reports.',
    save: 'Export settings', open: 'Import settings',
    how: 'What a file says about audits holds from then on. Its choices and sites join those that are here.',
    taken: 'The settings of the file hold now.',
    later: 'The file is of a later version of Pageloupe. Nothing was changed: update the extension first.',
    broken: 'The file holds no settings of Pageloupe, or is not whole. Nothing was changed.',
  },
};
