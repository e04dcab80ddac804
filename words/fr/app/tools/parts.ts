import type { FactName } from '../../../../checks/core/facts.ts';
import type { parts as en } from '../../../en/app/tools/parts.ts';
import { probeText } from '../../checks/probes.ts';
import { reasonText } from '../../checks/reasons.ts';
import { french } from '../../french.ts';

const { amount, number, percent, and } = french;

/** The name of each fact in a sentence, and the ending of participles that agree with it. */
const subjects: Record<FactName, readonly [subject: string, ending: '' | 'e' | 's' | 'es']> = {
  page: ['le document', ''],
  head: ['le head', ''],
  headings: ['les intertitres', 's'],
  links: ['les liens', 's'],
  images: ['les images', 'es'],
  text: ['le texte de la page', ''],
  main: ['le contenu principal', ''],
  language: ['la langue', 'e'],
  pageType: ['le type de page', ''],
  semantics: ['le sens des éléments', ''],
  structuredData: ['les données structurées', 'es'],
  parts: ['les parties de la page', 'es'],
  controls: ['les boutons et les champs', 's'],
  provenance: ['les dates et les noms', 's'],
  about: ['le sujet de la page', ''],
  offer: ['l’offre', 'e'],
  resources: ['la liste des ressources chargées', 'e'],
  vitals: ['les Core Web Vitals', 's'],
  device: ['l’adaptation aux mobiles', 'e'],
  response: ['la réponse du serveur', 'e'],
  served: ['le HTML source', ''],
  robotsTxt: ['robots.txt', ''],
  sitemap: ['le sitemap', ''],
  llmsTxt: ['llms.txt', ''],
  schemaTerms: ['les termes schema.org', 's'],
  linkStatus: ['les liens', 's'],
  canonicalTarget: ['la cible de l’URL canonique', 'e'],
  alternates: ['les versions linguistiques', 'es'],
  shareImage: ['l’image de partage', 'e'],
  icons: ['les fichiers d’icône', 's'],
  redirects: ['la chaîne de redirections', 'e'],
};
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const several = (fact: FactName) => subjects[fact][1].endsWith('s');
/** The first names, and the number of others. */
const first = (names: readonly string[]) =>
  names.length > 3 ? and([...names.slice(0, 3), amount(names.length - 3, { one: 'autre', other: 'autres' })]) : and(names);

export const parts: typeof en = {
  pending: ({ fact }) => `Encore en lecture : ${subjects[fact][0]}…`,
  unprobed: ({ fact }) =>
    `${capitalized(subjects[fact][0])} ${several(fact) ? 'ne sont contrôlé' : 'n’est contrôlé'}${subjects[fact][1]} que si vous lancez le contrôle des liens.`,
  unread: ({ fact, why }) =>
    `${capitalized(subjects[fact][0])} ${several(fact) ? 'n’ont' : 'n’a'} pas pu être lu${subjects[fact][1]}. ${reasonText(why)}`,
  firstLinks: ({ read, total }) =>
    `La page a ${amount(total, { one: 'lien', other: 'liens' })} ; les ${number(read)} premiers sont lus et listés ici.`,
  scaled: ({ share }) => `Réduit à ${percent(share)} pour tenir ici.`,
  marks: { keep: 'Épingler le surlignage', remove: 'Retirer le surlignage (Échap)' },
  pictures: {
    unavailable: 'Les images ne sont pas chargées ici.',
    loading: 'Chargement…',
    loadingPictures: 'Chargement des images.',
    again: 'Réessayer',
    load: ({ count }) => `Charger ${amount(count, { one: 'image', other: 'images' })}`,
    unloaded: ({ hosts }) =>
      `Les images ne sont demandées que sur un clic : le bouton les demande à ${first(hosts)}, sans cookies ni référent.`,
    toAllow: ({ hosts }) =>
      `Le navigateur vous demandera d’autoriser ${first(hosts)} : sans votre autorisation, les navigateurs ne laissent pas les extensions charger des images d’autres sites.`,
    failed: ({ count, reasons }) =>
      `${amount(count, { one: 'image n’a pas pu être chargée', other: 'images n’ont pas pu être chargées' })} : ${[...new Set(reasons.map(probeText))].slice(0, 3).join('\u202f; ')}.`,
    inside: ({ count }) =>
      `${amount(count, { one: 'image avec une URL privée n’est jamais demandée', other: 'images avec une URL privée ne sont jamais demandées' })}.`,
  },
};
