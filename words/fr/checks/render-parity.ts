import type { renderParity as en } from '../../en/checks/render-parity.ts';
import { amount, and, percent } from './grammar.ts';

/** What readers without JavaScript miss. @param share of the main text that is in the raw HTML */
const missing = ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) =>
  `Sans JavaScript, ${percent(1 - share)} du texte principal manque (${amount(blocks, { one: 'bloc', other: 'blocs' })}).${inData ? ' Une partie ne se trouve que dans des données intégrées à la page.' : ''}`;
const words = (count: number) => amount(count, { one: 'mot', other: 'mots' });

export const renderParity: typeof en = {
  title: 'HTML source et HTML rendu concordent',
  problem: 'HTML source et HTML rendu diffèrent',
  why: 'Google et Bing effectuent le rendu des pages, parfois tardivement ; la plupart des robots d’IA ne lisent que le HTML source. Ils ne voient jamais le contenu ajouté par JavaScript, et les moteurs de recherche peuvent voir deux versions de ce que JavaScript modifie.',
  heuristic: 'La comparaison par blocs et ses limites sont notre heuristique',
  words: { field: 'Champ', served: 'HTML source', rendered: 'HTML rendu' },
  says: {
    agree: ({ share }) => ({ message: `${percent(share)} du texte principal est dans le HTML source.`, change: '' }),
    partly: ({ share, blocks, inData }) => ({
      message: missing({ share, blocks, inData }),
      change: 'Générer le contenu principal sur le serveur ou au build, pour que les robots sans JavaScript le reçoivent en entier.',
    }),
    mostlyAbsent: ({ share, blocks, inData }) => ({
      message: `${missing({ share, blocks, inData })} La plupart des robots d’IA ne peuvent pas le lire.`,
      change: 'Générer le contenu principal sur le serveur ou au build.',
    }),
    emptied: ({ count }) => ({
      message: `Le HTML source contient environ ${words(count)}, mais JavaScript a tout retiré.`,
      change: 'Chercher quel script vide la page. Les moteurs de recherche qui l’exécutent voient une page vide.',
    }),
    onlyNoscript: ({ count }) => ({
      message: `Le texte (environ ${words(count)}) n’est que dans <noscript> : les robots sans JavaScript le reçoivent, mais la page rendue n’en montre rien.`,
      change:
        'Chercher pourquoi les scripts n’affichent rien, ou générer le texte sur le serveur. Les moteurs de recherche qui exécutent les scripts ignorent <noscript>.',
    }),
    nothingShown: () => ({ message: 'La page rendue ne montre aucun texte à comparer.', change: '' }),
    littleText: () => ({ message: 'Trop peu de texte principal à comparer ; title, canonical et robots concordent.', change: '' }),
    fieldsChanged: ({ fields }) => ({
      message: `Un script modifie ou ajoute : ${and(fields)}.`,
      change: 'Mettre les valeurs finales dans le HTML source, pour que tous les robots reçoivent la même chose.',
    }),
    directivesChanged: ({ fields }) => ({
      message: `Un script modifie ${and(fields)} : HTML source et HTML rendu diffèrent, et les moteurs de recherche peuvent utiliser l’une ou l’autre version.`,
      change: 'Mettre les valeurs finales de canonical et robots dans le HTML source, et ne pas les modifier dans des scripts.',
    }),
    sourceNoindex: () => ({
      message:
        'Le HTML source contient noindex, et un script le retire. Google n’effectue pas le rendu des pages dont le HTML source contient noindex.',
      change: 'Retirer noindex du HTML source si la page doit être trouvée.',
    }),
    cutShort: () => ({ message: 'Le document n’a pas été lu jusqu’au bout : la part est une limite inférieure.', change: '' }),
    noScripts: () => ({ message: 'Aucun script ne s’exécute sur cette page : HTML source et HTML rendu sont identiques.', change: '' }),
    loginWall: () => ({ message: 'Sans connexion, cette URL renvoie une autre page.', change: '' }),
    sourceRefused: ({ status }) => ({
      message: `Le site a renvoyé ${status} à notre requête : le HTML source n’a pas pu être comparé.`,
      change: '',
    }),
  },
};
