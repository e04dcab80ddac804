import { english, probeText, type LinkClass, type ProbeReason } from '../../../../checks/index.ts';

const { amount, agree, number } = english;

export const linkStatus = {
  known: ({ urls, external, invalid }: { urls: number; external: number; invalid: number }) =>
    `The page itself has ${amount(urls, 'different URL')}, ${number(external)} of them on ${agree(external, 'another site', 'other sites')}, and ${amount(invalid, { one: 'link that is not a URL', other: 'links that are not URLs' })}.`,
  mark: 'Colour the links on the page',
  classes: { ok: 'ok', redirected: 'redirected', broken: 'broken', unverified: 'unverified', skipped: 'skipped' } satisfies Record<
    LinkClass,
    string
  >,
  withStatus: ({ name, status }: { name: string; status: number }) => `${name} (${status})`,
  counted: ({ count, name }: { count: number; name: string }) => `${number(count)} ${name}`,
  nothingYet: 'No link has been checked yet.',
  finished: 'finished',
  soFar: ({ checked, total }: { checked: number; total: number }) => `${number(checked)} of about ${number(total)} checked so far`,
  unverified: 'Unverified: the site refuses checks or requires a sign-in. That does not mean that the link is broken.',
  targets: {
    title: 'URLs the page links to',
    rows: 'link targets',
    none: 'No link of the page leads to a URL of the web.',
    url: 'URL',
    status: 'Status',
    text: 'First text',
    where: 'Where to',
    links: 'Links',
    unchecked: 'not checked',
    why: ({ why }: { why: ProbeReason }) => probeText(why),
    noText: 'no text',
    external: 'another site',
    internal: 'this site',
    self: 'this page',
    redirects: ({ count, url }: { count: number; url: string }) => `${amount(count, 'redirect')} to ${url}`,
  },
  invalid: {
    title: 'Not a URL',
    note: 'These cannot be followed: the URL does not parse.',
    rows: 'invalid links',
    none: 'None.',
    written: 'As written',
    text: 'Text',
  },
};
