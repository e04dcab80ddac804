import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import type { pageTypeReasons as en } from '../../en/checks/page-type-reasons.ts';
import { pageEvidence } from './page-evidence.ts';

const purposes = {
  login: 'pages de connexion',
  cart: 'paniers',
  checkout: 'pages de paiement',
  account: 'pages de compte',
  search: 'pages de recherche',
};

/** Why a page has its type. */
export const pageTypeReasons: typeof en = {
  evidence: ({ ids }) =>
    `Critères décisifs : ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join(' ; ')}.`,
  declared: ({ name }) => `Elle déclare être une page de type ${name}.`,
  declaredOther: ({ name }) => `Elle déclare être une page de type ${name}, qui n’a pas de contrôles propres.`,
  password: () => 'Son contenu principal contient un champ de mot de passe.',
  search: ({ parameter }) => `Son URL contient une recherche (${parameter}).`,
  namedPath: ({ segment, purpose }) => `Son chemin contient « ${segment} », typique des ${purposes[purpose]}, et elle a peu de texte.`,
  start: () => 'C’est l’URL racine du site.',
  logo: () => 'Le logo du site y renvoie.',
  empty: () => 'Elle n’a pas de texte lisible.',
  none: () => 'Rien n’y indique clairement un type précis.',
  chosen: () => 'Choisi par vous.',
};
