import { english } from '../../../checks/core/wording.ts';
import { requestFailures } from './request-failures.ts';

const { amount, and, date, number } = english;

/** The words of the settings page. */
export const settingsPageWords = {
  title: 'Settings',
  requestFailures,
  reading: 'Reading saved settings…',
  note: 'Changes are saved automatically on this device.',
  audits: {
    title: 'Audits',
    intent: 'What should search engines do with a page?',
    intentHelp: 'The default for new audits. You can override it for each page.',
    rate: 'Speed of link checks',
    rateHelp: 'How many requests run at a time, in total and per server.',
    parallel: 'Pages audited at a time in new bulk audits',
    parallelHelp: 'Higher is faster, but puts more load on your computer and the site.',
    badge: 'Show the number of failed checks on the toolbar icon',
    badgeHelp:
      'On sites that you allowed, once a page has loaded. Only the page is read, nothing is requested, so checks of the server are not counted.',
    snapshots: 'Save a snapshot of each page you audit',
    snapshotsHelp: ({ ofPage, megabytes }: { ofPage: number; megabytes: number }) =>
      `Shows what changed when you audit the page again. On this device only: the last ${number(ofPage)} of each page, up to ${number(megabytes)} MB in total; the oldest are deleted first. None in private windows.`,
  },
  looks: {
    title: 'Appearance and favorites',
    language: 'Language',
    browserLanguage: 'The browser’s',
    appearance: 'Appearance',
    appearances: { system: 'System', light: 'Light', dark: 'Dark' },
    favorites: 'Favorite tools',
    favorite: 'Add a favorite tool',
    choose: 'Choose a tool…',
    favoriteHelp: 'Favorites come first in the tool list. You can also star a tool.',
    remove: ({ tool }: { tool: string }) => `Remove from favorites: ${tool}`,
  },
  reports: {
    title: 'Your reports',
    note: 'For PDFs, HTML files and printed reports.',
    cover: 'Title',
    coverDefault: 'Search and AI-readiness audit',
    agency: 'Name of your agency',
    none: 'None',
    color: 'Color',
    language: 'Language',
    ownLanguage: 'That of Pageloupe',
    logo: 'Logo: PNG or JPEG, up to 1 MB',
    logoAlt: 'Your logo',
    removeLogo: 'Remove the logo',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'US Letter' },
    annex: 'PDFs of bulk audits list every check of every page',
    preview: 'Preview',
    sample: 'Page title or name of the audit',
    reset: 'Reset',
    saved: 'Saved for the next report.',
    unsaved: ({ error }: { error: string }) => `Could not be saved. ${error}`,
    logoStays: ({ problem }: { problem: string }) => `${problem} Your previous logo is kept.`,
    /** Why a file can't be used as a logo. */
    problems: {
      empty: ({ name }: { name: string }) => `“${name}” is empty.`,
      large: ({ name, bytes }: { name: string; bytes: number }) =>
        `“${name}” is ${english.bytes(bytes)}; the limit for a logo is 1 MB. Save a smaller version.`,
      type: ({ name }: { name: string }) => `“${name}” is not a PNG or JPEG image. Save your logo as PNG, then choose that file.`,
      damaged: ({ name }: { name: string }) => `“${name}” can’t be displayed: the file is damaged. Save it again.`,
      wide: ({ name, width, height, most }: { name: string; width: number; height: number; most: number }) =>
        `“${name}” is ${number(width)} × ${number(height)} pixels; the limit is ${number(most)} in each direction.`,
      unread: ({ error }: { error: string }) => error,
    },
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    opens: { popup: 'Audit this page in the popup', panel: 'Open the side panel', bulk: 'Open bulk audits' },
    unset: 'Not set',
    change: 'Change shortcuts',
  },
  lists: {
    title: 'Your own lists',
    note: 'New audits use these lists, and findings say when they rest on them.',
    agents: 'Crawlers to test against robots.txt',
    genericTexts: 'Generic link texts',
    help: {
      agents:
        'One name per line, as in robots.txt after User-agent: letters, - and _ only. They are listed with the built-in crawlers and never affect a score.',
      genericTexts: 'One per line, in any language, such as “details” or “plus d’infos”. They are added to the built-in list.',
    },
    wrong: {
      agents: ({ lines }: { lines: string[] }) =>
        `Not saved: ${and(lines.map((line) => `“${line}”`))}. A crawler name may contain only letters, - and _, without a version (RFC 9309).`,
      genericTexts: ({ lines }: { lines: string[] }) =>
        `Not saved: ${and(lines.map((line) => `“${line}”`))}. A link text has at most 100 characters and at least one letter or digit.`,
    },
    tooMany: ({ most }: { most: number }) => `Not saved: the list may have up to ${number(most)} lines.`,
    kept: ({ count }: { count: number }) => (count === 0 ? 'The list is empty now.' : `Saved ${amount(count, 'line')}.`),
  },
  known: {
    title: 'Lists in this version',
    note: 'Crawlers and rich results change. Our lists were last updated on these dates.',
    crawlers: ({ count, compiled }: { count: number; compiled: string }) => `AI crawlers: ${number(count)}, updated ${date(compiled)}`,
    richResults: ({ count, retired, checked }: { count: number; retired: number; checked: string }) =>
      `Rich results: ${number(count)} shown by Google and ${number(retired)} retired, checked ${date(checked)}`,
    sources: 'Sources',
    source: ({ title, asOf }: { title: string; asOf: string }) => `${title}, as of ${date(asOf)}`,
    guides: 'Google’s guide for each rich result, linked in the “Rich-result check” tool',
  },
  choices: {
    title: 'Your choices for pages',
    none: 'None yet. You can set page type and intent on the overview of an audit.',
    index: 'to be indexed',
    keepOut: 'to be excluded',
    optedOut: 'blocks AI on purpose',
    remove: ({ what }: { what: string }) => `Delete the choice for ${what}`,
    removed: ({ what }: { what: string }) => `Choice for ${what} deleted.`,
  },
  followed: {
    title: 'Sites the side panel follows',
    none: 'None. The side panel can audit every page of a site as you open it.',
    remove: ({ what }: { what: string }) => `Stop following ${what}`,
    removed: ({ what }: { what: string }) => `Stopped following ${what}.`,
  },
  stored: {
    title: 'Stored data',
    note: 'In this browser only. Reports of open tabs and link checks are deleted when the browser closes.',
    columns: { records: 'Records', size: 'size' },
    kinds: {
      choices: 'Choices for pages',
      snapshots: 'Snapshots that you saved',
      automatic: 'Snapshots of audited pages',
      runs: 'Bulk audits and their reports',
      reports: 'Reports of open tabs',
      probes: 'Link checks of open tabs',
      aside: 'Records that could not be read',
    },
    /** @param bytes approximate */
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
      title: 'Delete permanently?',
      text: ({ what }: { what: string }) => `${what} will be deleted. This can’t be undone.`,
      yes: 'Clear',
      no: 'Keep',
    },
    cleared: ({ what }: { what: string }) => `Cleared: ${what}.`,
    failed: ({ what, error }: { what: string; error: string }) => `Not everything was cleared: ${what}. ${error}`,
  },
  fieldData: {
    title: 'Field data',
    key: 'Your API key for the Chrome UX Report',
    help: 'Stored on this device only, and not in settings files. A request is sent when you click “Load field data” in the Core Web Vitals tool, never otherwise.',
    get: 'Get a free key from Google',
    set: 'The key is stored.',
    removed: 'No key is stored.',
    wrong: 'Not saved: an API key has 10 to 100 letters, digits, - and _.',
  },
  service: {
    title: 'API service',
    url: 'URL of your team’s Pageloupe service',
    help: 'Links to the service’s pages then appear below. The extension itself sends nothing to it.',
    contact: 'Register interest in API access',
    docs: 'API documentation',
    set: 'The service is linked below.',
    removed: 'No service is linked.',
    wrong: 'Enter a full http or https URL, such as https://audits.example.com/.',
  },
  file: {
    title: 'Settings as a file',
    note: 'Settings, lists, choices for pages and followed sites, as JSON. No reports.',
    save: 'Export settings',
    open: 'Import settings',
    how: 'Audit settings are replaced. Page choices, sites, favorites and lists are merged.',
    taken: 'Settings imported.',
    full: 'The lists in the file and your own have too many lines in total. Nothing was changed; shorten a list first.',
    later: 'The file is from a newer version of Pageloupe. Nothing was changed; update the extension first.',
    broken: 'Not a valid Pageloupe settings file. Nothing was changed.',
  },
};
