import type { authorIdentity as en } from '../../en/checks/author-identity.ts';
import { amount, and, capitalizedSentence, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';
import { framedText } from './framed.ts';

export const authorIdentity: typeof en = {
  title: 'L’auteur est nommé et lié',
  problem: 'L’auteur manque ou n’est pas le même partout',
  why: 'Lecteurs et moteurs de réponse jugent un texte d’après celui qui l’a écrit. Un nom visible, balisé et lié mène à d’autres travaux et aux références de l’auteur.',
  heuristic: 'Part de chacun des trois éléments : notre heuristique',
  words: { where: 'Emplacement', name: 'Nom', type: 'Type', linkedTo: 'Lié à', origin: ({ from }) => nameOrigins[from] },
  says: {
    named: ({ names, more }) => ({
      message: `L’auteur est visible : ${sentenceEndingIn(and(more > 0 ? [...names, amount(more, { one: 'autre', other: 'autres' })] : names))}`,
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    none: () => ({
      message: 'Aucun auteur trouvé, ni sur la page ni dans les données structurées.',
      change:
        'Afficher près du titre la personne ou l’organisation responsable, indiquer le même nom comme author dans les données structurées et le lier à une page de présentation.',
    }),
    notVisible: ({ name }) => ({
      message: `L’auteur (${name}) figure dans les données structurées, mais les lecteurs ne le voient pas.`,
      change: 'Afficher le nom près du titre ou à la fin du texte.',
    }),
    notInMarkup: ({ name }) => ({
      message: `L’auteur visible (${name}) ne figure pas comme Person ou Organization dans les données structurées.`,
      change: 'Ajouter aux données structurées de l’article un author avec @type et le même nom.',
    }),
    notLinked: ({ name }) => ({
      message: `L’auteur (${name}) n’est pas lié à une page de présentation.`,
      change:
        'Lier la signature à une page d’auteur et en donner l’URL comme url (ou des profils comme sameAs) dans les données structurées.',
    }),
    differs: ({ visible, marked }) => ({
      message: `La page indique ${visible} comme auteur, mais les données structurées indiquent ${marked}.`,
      change: 'Utiliser le même nom aux deux endroits.',
    }),
    account: ({ name }) => ({
      message: `L’auteur est « ${name} », ce qui ressemble à un nom de compte.`,
      change: 'Indiquer le nom de la personne ou de l’organisation responsable du texte.',
    }),
    role: ({ name }) => ({
      message: `L’auteur est « ${name} » : une fonction, pas un nom.`,
      change: 'Indiquer le nom de la personne ou de l’organisation responsable du texte.',
    }),
    siteName: ({ name }) => ({
      message: `L’auteur est « ${name} », le nom du site, mais il n’est pas balisé comme Organization.`,
      change: 'Nommer la personne qui a écrit le texte, ou baliser l’auteur comme Organization si l’organisation en est responsable.',
    }),
    several: ({ name }) => ({
      message: `Une seule entrée d’auteur contient plusieurs personnes : « ${name} ».`,
      change: 'Donner à chaque auteur sa propre entrée dans la liste author.',
    }),
    noByline: ({ type }) => ({
      message: `Aucune signature trouvée. ${capitalizedSentence(pageOf[type])} n’a pas à nommer d’auteur.`,
      change: '',
    }),
  },
};
