import type { MainFact } from '../../../checks/core/facts/text.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { mainContent as en } from '../../en/checks/main-content.ts';
import { amount, and, percent, capitalizedSentence } from './grammar.ts';
import { textLengthText } from './text-length.ts';

type Locked = MainFact['locked'][number]['kind'];
const lockedIn: Record<Locked, string> = {
  canvas: 'un canvas',
  frame: 'un cadre',
  embed: 'un document intégré',
  image: 'des images sans texte alternatif',
};
type Method = MainFact['method'];
const methods: Record<Method, string> = {
  main: 'l’élément main',
  article: 'un élément article',
  density: 'la densité du texte',
  posts: 'les messages de la discussion',
  parts: 'toutes les sections sauf les menus et le pied de page',
  body: 'tout le body',
  none: 'rien',
};

export const mainContent: typeof en = {
  title: 'Le contenu principal peut être isolé',
  problem: 'Contenu principal absent ou difficile à extraire',
  why: 'Moteurs de recherche, modes lecture et moteurs de réponse extraient le contenu principal de la page qui l’entoure. Ils ne peuvent pas utiliser ce qu’ils ne trouvent pas ou ne peuvent pas lire comme texte.',
  heuristic: 'Les nombres de mots et les proportions sont notre heuristique ; ils servent seulement à repérer l’absence de contenu',
  words: {
    words: 'mots',
    characters: 'caractères',
    foundBy: 'Trouvé par',
    container: 'Conteneur',
    method: ({ method }) => methods[method],
  },
  says: {
    found: ({ length, minutes }) => ({
      message: `${capitalizedSentence(textLengthText(length))} de contenu principal${length.count === 0 ? '' : `, soit environ ${amount(minutes, { one: 'minute', other: 'minutes' })} de lecture`}. Il n’y a pas de longueur idéale.`,
      change: '',
    }),
    nothing: () => ({
      message: 'Il n’y a rien à lire ici : la page ne montre ni texte, ni titre, ni image.',
      change: 'Vérifier la réponse et les scripts qui affichent la page, puis refaire l’audit.',
    }),
    nothingShown: ({ length }) => ({
      message: `Il n’y a rien à lire ici : le texte du HTML (${textLengthText(length)}) n’est pas visible.`,
      change: 'Rendre le texte visible avec JavaScript activé, puis refaire l’audit de la page.',
    }),
    guessed: ({ length }) => ({
      message: `Le contenu principal (${textLengthText(length)}) n’a pu être que deviné, d’après la densité du texte.`,
      change: 'Placer le contenu principal dans un élément <main>, ou un article dans un élément <article>.',
    }),
    doubted: ({ element }) => ({
      message: `L’élément <${element}> ne contient qu’une petite partie du texte de la page : le contenu principal est incertain.`,
      change: `Placer tout le contenu principal, et rien d’autre, dans un seul élément <${element}>.`,
    }),
    few: ({ length }) => ({
      message: `Peu de contenu principal trouvé : seulement ${textLengthText(length)}.`,
      change: 'Si la page a plus de contenu, l’ajouter comme texte dans l’élément <main>.',
    }),
    hardlyAny: ({ length }) => ({
      message:
        length.count === 0
          ? 'Aucun contenu principal trouvé sous forme de texte.'
          : `Presque aucun contenu principal trouvé : ${textLengthText(length)}.`,
      change: 'Placer le contenu de la page comme texte dans l’élément <main>.',
    }),
    picture: ({ share }) => ({
      message: `Une image couvre ${percent(share)} du premier écran et il y a peu de texte : le contenu est peut-être dans l’image.`,
      change: 'Fournir le contenu de l’image sous forme de texte.',
    }),
    framed: ({ url, share }) => ({
      message: `Le contenu est dans un cadre, qui couvre ${percent(share)} du premier écran${url === null ? '' : ` : ${clipText(url, 200)}`}. La page elle-même n’a presque pas de texte.`,
      change: 'Placer le contenu dans cette page. Les moteurs de recherche peuvent considérer ce que montre un cadre comme une autre page.',
    }),
    locked: ({ share, kinds, url }) => ({
      message: `${percent(share)} de la zone principale n’est pas du texte de cette page : ${and(kinds.map((kind) => lockedIn[kind]))}${url === null ? '' : ` (${clipText(url, 200)})`}.`,
      change: 'Fournir le même contenu sous forme de texte, de texte alternatif ou de légende.',
    }),
  },
};
