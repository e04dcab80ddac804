import type { words as en } from '../../en/tools/link-status.ts';
import { german } from '../german.ts';
import { probeText } from '../checks/probes.ts';

const { amount, number } = german;

export const words: typeof en = {
  known: ({ urls, external, invalid }) =>
    `Die Seite verlinkt ${amount(urls, { one: 'URL', other: 'verschiedene URLs' })} (${number(external)} extern)${invalid > 0 ? ` und hat ${amount(invalid, { one: 'Link mit ungültiger URL', other: 'Links mit ungültiger URL' })}` : ''}.`,
  mark: 'Links auf der Seite einfärben',
  classes: { ok: 'ok', redirected: 'weitergeleitet', broken: 'defekt', unverified: 'unklar', skipped: 'übersprungen' },
  withStatus: ({ name, status }) => `${name} (${status})`,
  counted: ({ count, name }) => `${number(count)} ${name}`,
  nothingYet: 'Noch keine Links geprüft.',
  finished: 'fertig',
  soFar: ({ checked, total }) => `bisher ${number(checked)} von etwa ${number(total)} geprüft`,
  unverified:
    'Unklar: Die Website lehnt automatische Prüfungen ab oder verlangt eine Anmeldung. Das heißt nicht, dass der Link defekt ist.',
  targets: {
    title: 'Verlinkte URLs',
    rows: 'Linkziele',
    none: 'Keine Links mit einer http(s)-URL.',
    url: 'URL',
    status: 'Status',
    text: 'Erster Text',
    where: 'Art',
    links: 'Links',
    unchecked: 'nicht geprüft',
    why: ({ why }) => probeText(why),
    noText: 'kein Text',
    external: 'extern',
    internal: 'intern',
    self: 'diese Seite',
    redirects: ({ count, url }) => `${amount(count, { one: 'Weiterleitung', other: 'Weiterleitungen' })} zu ${url}`,
  },
  invalid: {
    title: 'Ungültige URLs',
    note: 'Diesen Links kann man nicht folgen: Die URL ist ungültig.',
    rows: 'ungültige Links',
    none: 'Keine.',
    written: 'Im Original',
    text: 'Text',
  },
};
