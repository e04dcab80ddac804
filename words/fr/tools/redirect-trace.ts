import type { words as en } from '../../en/tools/redirect-trace.ts';
import { probeText } from '../checks/probes.ts';
import { french } from '../french.ts';

const { amount, duration } = french;
const redirectsOf = (count: number) => amount(count, { one: 'redirection', other: 'redirections' });

export const words: typeof en = {
  page: ({ status }) => `${status}, la page`,
  permanent: ({ status }) => `${status}, permanente`,
  temporary: ({ status }) => `${status}, temporaire`,
  noAnswer: 'pas de réponse',
  none: 'Aucune redirection HTTP : cette URL répond directement.',
  circle: 'Les redirections forment une boucle.',
  redirects: ({ count }) => `${redirectsOf(count)} avant la page.`,
  cost: ({ count, ms }) => `${count === 1 ? 'Elle a' : 'Elles ont'} pris ${duration(ms)}.`,
  ms: ({ ms }) => duration(ms),
  again: ({ ms }) => `${duration(ms)} lors d’une nouvelle requête`,
  otherHost: ({ host }) => `autre hôte : ${host}`,
  downgrade: 'de https vers http',
  back: '… et retour à une URL antérieure.',
  copy: 'Copier la chaîne de redirections',
  known: {
    intro: 'Déjà connu, sans suivi :',
    visit: 'Lors de votre visite',
    visitNone: 'aucune. Les navigateurs ne comptent pas les redirections venant d’autres sites.',
    visitSome: ({ count }) =>
      `${redirectsOf(count)} sur le même site. Les navigateurs ne comptent pas les redirections venant d’autres sites.`,
    again: 'Nouvelle requête',
    redirected: 'redirigée vers une autre URL',
    direct: 'pas de redirection',
    requested: 'URL demandée',
    answeredBy: 'URL finale',
    status: 'Statut',
    answer: ({ status, ms }) => `${status}, après ${duration(ms)}`,
  },
  variants: {
    title: 'Variantes de l’URL',
    note: 'Chacune devrait rediriger ici par une seule redirection permanente, ou ne pas exister.',
    notWeb: 'Cette URL n’a pas de variantes : elle n’est ni http ni https.',
    http: 'http',
    https: 'https',
    www: 'avec www',
    bare: 'sans www',
    slash: 'avec barre oblique',
    noSlash: 'sans barre oblique',
    here: 'redirige ici',
    hereBy: ({ statuses }) => `redirige ici (${statuses.join(', ')})`,
    elsewhere: ({ url }) => `redirige ailleurs, vers ${url}`,
    itself: ({ status }) => `pas de redirection, renvoie ${status}`,
    absent: 'n’existe pas',
    absentBy: ({ status }) => `n’existe pas, renvoie ${status}`,
    unverified: ({ why }) => (why ? `n’a pas pu être vérifiée : ${probeText(why)}` : 'n’a pas pu être vérifiée'),
    skipped: ({ why }) => (why ? `ignorée : ${probeText(why)}` : 'ignorée'),
    unchecked: 'pas encore contrôlée',
  },
};
