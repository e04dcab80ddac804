import { english } from '../../../checks/core/wording.ts';
import type { Because } from '../../../checks/core/facts/missing.ts';
import { reasonText } from '../checks/reasons.ts';
import { robotsTxtMistakes } from '../checks/kinds.ts';

const { amount, number, bytes } = english;

export const words = {
  canPaste: 'You can still paste rules below and test them.',
  test: {
    title: 'Test a path and a crawler',
    path: 'Path or URL',
    crawler: 'Crawler',
    unread: 'No verdict: robots.txt was not read.',
    whatIf: 'Preview: tested against your draft, not the site’s file',
    others: 'The same path for other crawlers',
    anyOther: 'any other crawler (*)',
    allowed: ({ crawler }: { crawler: string }) => `${crawler}: allowed`,
    blocked: ({ crawler }: { crawler: string }) => `${crawler}: blocked`,
    /** What decides, after the verdict on one crawler. */
    verdict: {
      allowed: ({ crawler, why }: { crawler: string; why: string }) => `Allowed for ${crawler}: ${why}`,
      blocked: ({ crawler, why }: { crawler: string; why: string }) => `Blocked for ${crawler}: ${why}`,
      line: ({ line }: { line: number }) => `line ${number(line)} decides.`,
      lineOf: ({ line, group }: { line: number; group: string }) => `line ${number(line)} in the group for ${group} decides.`,
      noRule: ({ group }: { group: string }) => `no rule in the group for ${group} matches this path.`,
      noRules: 'there are no rules.',
      noGroup: 'no group applies to it.',
    },
  },
  file: {
    title: 'The file',
    draft: 'Your draft',
    edit: 'Edit and test',
    edited: 'Done editing',
    back: 'Reset',
    save: 'Save',
    rules: 'Rules to test (only here, nothing is sent)',
    silent: 'No response. Google then stops crawling the whole site for a while.',
    silentFor: ({ why }: { why: Because }) => `No response: ${reasonText(why)} Google then stops crawling the whole site for a while.`,
    failing: ({ status }: { status: number }) => `Status ${status}. Google then treats the whole site as blocked at first.`,
    none: ({ status }: { status: number }) => `Status ${status}: no file, so nothing is blocked.`,
    read: ({ status, size, lines, groups }: { status: number; size: number; lines: number; groups: number }) =>
      `Status ${status}: ${bytes(size)}, ${amount(lines, 'line')}, ${amount(groups, { one: 'group of crawlers', other: 'groups of crawlers' })}.`,
    redirected: ({ count }: { count: number }) => `After ${amount(count, 'redirect')}.`,
    truncated: 'The file is longer than the 500 KiB that crawlers read; the rest is ignored.',
    unknown: 'No file to show.',
    noFile: 'No file, so there are no lines to show.',
    empty: 'The file is empty: nothing is blocked.',
    unread: 'The file was not read, so there are no lines to show.',
    lines: 'Lines of robots.txt',
    decides: 'decides',
    shown: ({ shown, total }: { shown: number; total: number }) => `${number(shown)} of ${amount(total, 'line')} shown.`,
    showAll: 'Show all',
  },
  issues: {
    title: 'Lines with errors',
    rows: 'lines with errors',
    none: 'None: crawlers understand every line.',
    line: 'Line',
    text: 'Text',
    wrong: 'Problem',
    kinds: robotsTxtMistakes,
  },
  sitemaps: {
    title: 'Sitemaps listed here',
    unread: 'Unknown: the file was not read.',
    none: 'The file lists no sitemap. That’s fine: you can also submit one to each search engine.',
    line: ({ line }: { line: number }) => `Line ${number(line)}:`,
    more: ({ count }: { count: number }) => `${number(count)} more are listed.`,
  },
};
