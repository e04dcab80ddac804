import type { publisherIdentity as en } from '../../en/checks/publisher-identity.ts';
import { and, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';

/** What is missing about a publisher, as objects of “ajouter”. */
const additions = {
  visible: 'le nom de l’éditeur, visible sur la page',
  ownUrl: 'une url de ce site',
  sameAs: 'un lien sameAs vers un profil externe',
  picture: 'un logo ou une image',
  id: 'un @id stable',
  about: 'un lien vers une page À propos, de contact ou de mentions légales',
};

export const publisherIdentity: typeof en = {
  title: 'L’éditeur est identifié',
  problem: 'L’éditeur n’est pas clairement identifié',
  why: 'Une source ne peut être nommée et crue que si l’on sait clairement qui la publie. Un même nom partout permet aux moteurs de recherche et de réponse de relier la page à son éditeur.',
  heuristic: 'Part de chaque élément : notre heuristique',
  words: {
    where: 'Emplacement',
    name: 'Nom',
    part: 'Critère',
    found: 'Trouvé',
    type: 'Type',
    yes: 'oui',
    no: 'non',
    origin: ({ from, type }) => (from === 'site-name' && type === 'WebSite' ? 'WebSite.name' : nameOrigins[from]),
    visible: 'Nom affiché sur la page',
    ownUrl: 'url de ce site',
    sameAs: 'sameAs vers un profil externe',
    picture: 'Logo ou image',
    id: '@id',
    about: 'Lien vers une page À propos, de contact ou de mentions légales',
  },
  says: {
    identified: ({ name }) => ({ message: `L’éditeur est identifié : ${sentenceEndingIn(name)}`, change: '' }),
    unseen: ({ name }) => ({
      message: `Les données structurées déclarent ${name} comme éditeur, mais le nom n’est pas visible sur la page.`,
      change: 'Afficher le nom de l’éditeur dans l’en-tête, le pied de page ou le texte alternatif du logo.',
    }),
    unreachable: ({ name }) => ({
      message: `L’éditeur est ${name}, mais il n’y a ni lien vers une page À propos, de contact ou de mentions légales, ni données structurées à son sujet.`,
      change: 'Ajouter un lien vers une page sur l’éditeur, ou l’ajouter aux données structurées comme Organization ou Person.',
    }),
    notMarkedUp: ({ name }) => ({
      message: `L’éditeur (${name}) est visible, mais absent des données structurées.`,
      change: 'Ajouter une Organization ou une Person avec name, url, logo et sameAs, et y renvoyer comme publisher.',
    }),
    unnamed: () => ({
      message:
        'Aucun éditeur trouvé sur la page : ni déclaré, ni dans un logo ou une ligne de copyright, ni dans un title que le domaine ou le texte confirme.',
      change:
        'Afficher le nom de l’éditeur, ajouter un lien vers une page À propos, de contact ou de mentions légales, et ajouter l’éditeur aux données structurées.',
    }),
    namesDiffer: ({ names }) => ({
      message: `Le nom du site diffère selon les endroits : ${and(names.map((name) => `« ${name} »`))}.`,
      change: 'Utiliser un seul nom de site dans og:site_name, WebSite.name et le title.',
    }),
    couldAdd: ({ missing }) => ({ message: `Facultatif : ajouter ${and(missing.map((part) => additions[part]))}.`, change: '' }),
  },
};
