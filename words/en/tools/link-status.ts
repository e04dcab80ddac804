import { english } from '../../../checks/core/wording.ts';
import type { LinkClass } from '../../../checks/core/facts/probes.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { probeText } from '../checks/probes.ts';

const { amount, number } = english;

export const words = {
  known: ({ urls, external, invalid }: { urls: number; external: number; invalid: number }) =>
    `The page links to ${amount(urls, 'unique URL')} (${number(external)} external)${invalid > 0 ? ` and has ${amount(invalid, { one: 'link with an invalid URL', other: 'links with an invalid URL' })}` : ''}.`,
  mark: 'Color the links on the page',
  classes: { ok: 'ok', redirected: 'redirected', broken: 'broken', unverified: 'unverified', skipped: 'skipped' } satisfies Record<
    LinkClass,
    string
  >,
  withStatus: ({ name, status }: { name: string; status: number }) => `${name} (${status})`,
  counted: ({ count, name }: { count: number; name: string }) => `${number(count)} ${name}`,
  nothingYet: 'No links checked yet.',
  finished: 'finished',
  soFar: ({ checked, total }: { checked: number; total: number }) => `${number(checked)} of about ${number(total)} checked so far`,
  unverified: 'Unverified: the site rejects automated checks or requires sign-in. That does not mean the link is broken.',
  targets: {
    title: 'Linked URLs',
    rows: 'link targets',
    none: 'No links with an http(s) URL.',
    url: 'URL',
    status: 'Status',
    text: 'First text',
    where: 'Type',
    links: 'Links',
    unchecked: 'not checked',
    why: ({ why }: { why: ProbeReason }) => probeText(why),
    noText: 'no text',
    external: 'external',
    internal: 'internal',
    self: 'this page',
    redirects: ({ count, url }: { count: number; url: string }) => `${amount(count, 'redirect')} to ${url}`,
  },
  invalid: {
    title: 'Invalid URLs',
    note: 'These can’t be followed: the URL is invalid.',
    rows: 'invalid links',
    none: 'None.',
    written: 'As written',
    text: 'Text',
  },
};
