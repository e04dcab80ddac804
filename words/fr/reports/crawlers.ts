import type { crawlers as en } from '../../en/reports/crawlers.ts';
import { reasonText } from '../checks/reasons.ts';
import { french } from '../french.ts';

const { agree, amount, date, number, percent } = french;

export const crawlers: typeof en = {
  title: ({ product }) => `Ce que ${product} voit de cette page`,
  titleOf: ({ token }) => `Ce que ${token} reçoit de cette page`,
  share: ({ share, least }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '?',
  ofContent: ({ token }) => `du contenu principal parvient à ${token}`,
  couldNotCheck: ({ token }) => `impossible de contrôler ce qui parvient à ${token}`,
  blocked: ({ token }) => `robots.txt bloque ${token} pour cette URL.`,
  all: ({ token }) => `Tout le contenu principal est dans le HTML source que ${token} peut récupérer.`,
  part: ({ missing, all }) =>
    `${amount(missing, { one: 'bloc', other: 'blocs' })} sur ${number(all)} du contenu principal ${agree(missing, { one: 'n’est pas', other: 'ne sont pas' })} dans le HTML source.`,
  none: 'Aucune partie du contenu principal n’est dans le HTML source.',
  unclear: ({ token }) =>
    `Contrôle impossible : robots.txt interdit cette URL à ${token}, et son exploitant ne dit pas qu’il le respecte toujours.`,
  unknown: ({ token }) => `Contrôle impossible : robots.txt n’a pas pu être lu ; ${token} est peut-être bloqué.`,
  unknownShare({ code, args }) {
    switch (code) {
      case 'pending':
        return 'Lecture du HTML source en cours…';
      case 'sign-in':
        return 'Contrôle impossible : sans connexion, cette URL renvoie une autre page.';
      case 'partly-read':
        return 'Contrôle impossible : la page n’a été lue qu’en partie.';
      case 'little-text':
        return 'Contrôle impossible : il y a trop peu de texte principal à comparer.';
      case 'refused':
        return `Contrôle impossible : une requête sans cookies a reçu ${args.status}.`;
      case 'unread':
        return `Le HTML source n’a pas pu être contrôlé. ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }) => `robots.txt, ligne ${number(line)} : ${rule}`,
  renders: {
    yes: 'Il exécute aussi JavaScript et peut donc recevoir davantage.',
    unknown: 'Aucune documentation ne dit s’il exécute JavaScript.',
    no: '',
  },
  ignores: 'Il ne respecte pas robots.txt.',
  cut: 'Le HTML source n’a été lu qu’en partie.',
  note: 'Le HTML source est ce que le site a renvoyé à une requête sans cookies. Un pare-feu peut tout de même bloquer un robot.',
  access: { allowed: 'autorisé', blocked: 'bloqué', unclear: 'incertain', unknown: 'n’a pas pu être contrôlé' },
  purposes: { search: 'recherche', training: 'entraînement', user: 'demandes d’utilisateurs', other: 'autres usages' },
  accessOf: ({ token, access }) => `${token} : ${access}`,
  crawler: ({ token, purpose }) => `${token} (${purpose})`,
  list: 'Accès des robots selon robots.txt',
  columns: { crawler: 'Robot', access: 'robots.txt', share: 'Contenu principal', why: 'Détails' },
  passages: 'Passages les plus citables',
  noPassages: 'Aucun passage ne peut être cité seul.',
  toTool: ({ product }) => `Voir ce que ${product} voit`,
  line: ({ title, number: shown, caption }) => `${title} : ${shown} ${caption}`,
  at: ({ at }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
