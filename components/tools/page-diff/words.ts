import { english } from '../../../checks/index.ts';

const { amount, number, time } = english;

export const words = {
  snapshots: {
    title: 'Snapshots',
    note: 'Saved on this device only. Tabs audited in this session can be compared without saving.',
    save: 'Save a snapshot of this page',
    reading: 'Reading snapshots…',
    none: 'No snapshots yet. Save one now, change the page and come back, or audit another tab and compare the two.',
    compare: 'Compare',
    openTab: 'Open tab:',
    delete: 'Delete',
    deleteOf: ({ at }: { at: string }) => `Delete the snapshot of ${at}`,
    at: ({ at, timeZone }: { at: string; timeZone: string }) => time(at, timeZone),
    unknownDay: 'an unknown date',
  },
  changes: {
    title: ({ at }: { at: string }) => `Changed since ${at}`,
    note: 'Red (−): only in the snapshot. Green (+): only on this page.',
    none: 'No changes: title, metadata, headings, links, structured data, main text and scores are the same.',
    count: ({ count }: { count: number }) => amount(count, 'change'),
    onlyThere: 'only in the snapshot',
    onlyHere: 'only on this page',
    first: ({ count }: { count: number }) => `Only the first ${number(count)} of each are listed.`,
    parts: {
      score: 'Audit score',
      geo: 'GEO score',
      title: 'Title',
      metas: 'Metadata',
      linkElements: 'Link elements',
      headings: 'Headings',
      links: 'Links',
      data: 'Structured data',
      text: 'Main text',
    },
  },
};
