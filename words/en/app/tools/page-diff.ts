import { english } from '../../../../checks/index.ts';

const { amount, number, time } = english;

export const pageDiff = {
  snapshots: {
    title: 'Snapshots',
    note: 'Saved on this machine only. Tabs that you audited in this session can be compared without saving.',
    save: 'Save a snapshot of this page',
    reading: 'Reading snapshots…',
    none: 'There is no snapshot yet. Save one now, change the page, and come back; or audit another tab and compare the two.',
    compare: 'Compare',
    openTab: 'Open tab:',
    delete: 'Delete',
    deleteOf: ({ at }: { at: string }) => `Delete the snapshot of ${at}`,
    at: ({ at, timeZone }: { at: string; timeZone: string }) => time(at, timeZone),
    unknownDay: 'an unknown day',
  },
  changes: {
    title: ({ at }: { at: string }) => `Changed since ${at}`,
    note: 'Left out, in red with a minus: only there. Added, in green with a plus: only here.',
    none: 'Nothing that we compare has changed: title, metadata, headings, links, structured data, main text and scores are the same.',
    count: ({ count }: { count: number }) => amount(count, 'change'),
    onlyThere: 'only there',
    onlyHere: 'only here',
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
