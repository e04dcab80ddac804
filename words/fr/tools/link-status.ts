import type { words as en } from '../../en/tools/link-status.ts';
import { probeText } from '../checks/probes.ts';
import { french } from '../french.ts';

const { amount, number } = french;

export const words: typeof en = {
  known: ({ urls, external, invalid }) =>
    `La page a des liens vers ${amount(urls, { one: 'URL', other: 'URL distinctes' })} (${amount(external, { one: 'externe', other: 'externes' })})${invalid > 0 ? ` et ${amount(invalid, { one: 'lien', other: 'liens' })} avec une URL non valide` : ''}.`,
  mark: 'Colorer les liens sur la page',
  classes: { ok: 'ok', redirected: 'redirigé', broken: 'cassé', unverified: 'non vérifié', skipped: 'ignoré' },
  withStatus: ({ name, status }) => `${name} (${status})`,
  counted: ({ count, name }) => `${name} : ${number(count)}`,
  nothingYet: 'Aucun lien contrôlé pour l’instant.',
  finished: 'terminé',
  soFar: ({ checked, total }) => `${number(checked)} sur environ ${number(total)} contrôlées pour l’instant`,
  unverified:
    'Non vérifié : le site rejette les contrôles automatiques ou exige une connexion. Cela ne veut pas dire que le lien est cassé.',
  targets: {
    title: 'URL cibles',
    rows: 'cibles des liens',
    none: 'Aucun lien avec une URL http(s).',
    url: 'URL',
    status: 'Statut',
    text: 'Premier texte',
    where: 'Type',
    links: 'Liens',
    unchecked: 'non contrôlée',
    why: ({ why }) => probeText(why),
    noText: 'sans texte',
    external: 'externe',
    internal: 'interne',
    self: 'cette page',
    redirects: ({ count, url }) => `${amount(count, { one: 'redirection', other: 'redirections' })} vers ${url}`,
  },
  invalid: {
    title: 'URL non valides',
    note: 'Impossible de les suivre : l’URL n’est pas valide.',
    rows: 'liens non valides',
    none: 'Aucun.',
    written: 'Dans le code',
    text: 'Texte',
  },
};
