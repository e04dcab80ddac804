import type { linkStatus as en } from '../../en/checks/link-status.ts';
import { amount, agree, number, percent } from './grammar.ts';
import { probeText } from './probes.ts';

const targets = { one: 'cible de lien', other: 'cibles de liens' };
const internalTargets = { one: 'cible de lien interne', other: 'cibles de liens internes' };
const anchors = { one: 'lien interne à la page', other: 'liens internes à la page' };

export const linkStatus: typeof en = {
  title: 'Les liens fonctionnent',
  problem: 'Liens cassés ou redirigés',
  why: 'Les liens cassés sont des impasses pour les visiteurs et les robots. Des sources toujours accessibles permettent de vérifier les affirmations.',
  heuristic: 'Notre heuristique : la part de redirections internes',
  words: {
    target: 'Cible',
    answer: 'Réponse',
    leadsTo: 'Redirige vers',
    answered: ({ status, why }) => (status === 0 ? probeText(why) : `${status}, ${probeText(why)}`),
  },
  says: {
    answering: ({ count }) => ({ message: `${amount(count, targets)} ${agree(count, 'fonctionne', 'fonctionnent')}.`, change: '' }),
    noLinks: () => ({ message: 'La page n’a pas de liens vers des pages web qui pourraient être contrôlés.', change: '' }),
    brokenInternal: ({ count }) => ({
      message: `${amount(count, internalTargets)} ${agree(count, 'est', 'sont')} en erreur.`,
      change: 'Corriger l’URL, rétablir la page, ou supprimer le lien.',
    }),
    brokenExternal: ({ count }) => ({
      message: `${amount(count, { one: 'cible de lien externe', other: 'cibles de liens externes' })} ${agree(count, 'est', 'sont')} en erreur.`,
      change: 'Faire pointer le lien vers le nouvel emplacement du contenu, vers une copie archivée, ou vers une autre source.',
    }),
    inward: ({ count }) => ({
      message: `${amount(count, targets)} ${agree(count, 'redirige', 'redirigent')} vers un réseau privé, que le public ne peut pas atteindre.`,
      change: 'Rediriger vers une URL publique, ou y faire pointer le lien.',
    }),
    redirectedInternal: ({ count, total }) => ({
      message: `${amount(count, internalTargets)} sur ${number(total)} (${percent(count / total)}) ${agree(count, 'redirige', 'redirigent')}.`,
      change: 'Faire pointer le lien vers l’URL finale.',
    }),
    fragmentMissing: ({ count }) => ({
      message: `${amount(count, anchors)} dans le contenu ${agree(count, 'n’a', 'n’ont')} pas de cible : aucun élément n’a cet id.`,
      change: 'Ajouter l’id à la cible, ou corriger le fragment.',
    }),
    fragmentTwice: ({ count }) => ({
      message: `${amount(count, { one: 'id visé', other: 'id visés' })} par des liens internes à la page ${agree(count, 'est présent', 'sont présents')} sur plusieurs éléments ; les navigateurs vont au premier.`,
      change: '',
    }),
    fragmentMoved: ({ count, base }) => ({
      message: `${amount(count, anchors)} ${agree(count, 'mène', 'mènent')} à une autre page, parce que l’élément base place ${base} devant.`,
      change: 'Écrire le chemin de la page elle-même avant le #, ou retirer l’élément base.',
    }),
    local: ({ count }) => ({
      message: `${amount(count, { one: 'lien pointe vers une URL', other: 'liens pointent vers des URL' })} que seul l’ordinateur ou le réseau de l’auteur peut ouvrir.`,
      change: 'Faire pointer le lien vers l’URL publique.',
    }),
    brokenContact: ({ count }) => ({
      message: `${amount(count, { one: 'lien d’e-mail ou de téléphone n’atteint', other: 'liens d’e-mail ou de téléphone n’atteignent' })} personne : l’adresse e-mail ou le numéro est incomplet.`,
      change: 'Écrire mailto: avec l’adresse e-mail entière, tel: avec le numéro entier, par exemple tel:+33123456789.',
    }),
    invalid: ({ count }) => ({
      message: `${amount(count, { one: 'lien a', other: 'liens ont' })} une URL non valide qu’aucun navigateur ne peut ouvrir.`,
      change: 'Corriger l’URL.',
    }),
    unverified: ({ count }) => ({
      message: `${amount(count, targets)} ${agree(count, 'n’a pas pu être vérifiée, ce qui ne veut pas dire qu’elle est', 'n’ont pas pu être vérifiées, ce qui ne veut pas dire qu’elles sont')} en erreur.`,
      change: '',
    }),
    stillProbing: ({ done }) => ({
      message: `${amount(done, { one: 'cible de lien contrôlée', other: 'cibles de liens contrôlées' })} jusqu’ici.`,
      change: '',
    }),
    stillChecking: () => ({ message: 'Le contrôle des liens est encore en cours.', change: '' }),
    noneVerified: () => ({ message: 'Aucune cible de lien n’a pu être vérifiée.', change: '' }),
  },
};
