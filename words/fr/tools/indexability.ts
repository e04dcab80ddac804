import type { IndexStepFacts } from '../../../checks/views/index-steps.ts';
import type { words as en } from '../../en/tools/indexability.ts';
import { reasonText } from '../checks/reasons.ts';
import { french } from '../french.ts';

const { amount, and, number, percent } = french;

/** Each begins a sentence. */
const materials: Record<IndexStepFacts, { name: string; ending: '' | 'e' }> = {
  response: { name: 'La réponse', ending: 'e' },
  robotsTxt: { name: 'robots.txt', ending: '' },
  page: { name: 'L’URL', ending: 'e' },
  head: { name: 'Le head', ending: '' },
  served: { name: 'Le HTML source', ending: '' },
};
const directive = ({ written, place, inHead }: { written: string; place: string; inHead: boolean }) =>
  `\`${written}\` (${place}${inHead ? '' : ', dans le body'})`;

export const words: typeof en = {
  neither: ({ why }) => `Ni Google ni Bing ne peuvent indexer cette page. ${why}`,
  ofEngine: ({ engine, why }) => `${engine} : ${why}`,
  wanted: 'Vous avez choisi d’exclure cette page ; c’est donc voulu.',
  some: ({ engines, why }) => `${and(engines)} ${engines.length === 1 ? 'ne peut pas' : 'ne peuvent pas'} indexer cette page. ${why}`,
  elsewhere: ({ why }) => `Google et Bing ont pour consigne d’indexer une autre page à la place de celle-ci. ${why}`,
  unknown: 'D’après ce que nous voyons, rien ne bloque l’indexation, mais certaines étapes n’ont pas pu être contrôlées.',
  doubt: ({ why }) => `Indexable, avec un avertissement. ${why}`,
  yes: 'Oui : Google et Bing peuvent indexer cette page.',
  yesUnwanted: 'Google et Bing peuvent indexer cette page, alors que vous avez choisi de l’exclure.',
  note: 'Les robots s’arrêtent à la première étape bloquante. Une page qui passe toutes les étapes est indexable ; cela ne garantit pas l’indexation.',
  blocksFirst: 'bloque en premier',
  unreached: 'non atteinte',
  states: { open: 'passe', blocks: 'bloque', elsewhere: 'pointe ailleurs', watch: 'avertissement', unknown: 'inconnu' },
  steps: {
    status: 'Réponse du serveur',
    'robots-txt': 'robots.txt',
    directives: 'Directives robots',
    canonical: 'Canonical',
    rendered: 'Page rendue',
  },
  says: {
    reading: ({ what }) => `${materials[what].name} est encore en cours de lecture.`,
    unread: ({ what, why }) => `${materials[what].name} n’a pas pu être lu${materials[what].ending}. ${reasonText(why)}`,
    answers: ({ status }) => `La page renvoie ${status}.`,
    noAnswer: () => 'Le serveur n’a pas répondu.',
    refused: ({ status }) =>
      `Notre requête sans cookies a été rejetée avec ${status}. Le moteur de recherche l’est peut-être aussi ; cela n’a pas pu être contrôlé.`,
    redirects: ({ status }) => `La page renvoie ${status} : une autre URL est indexée à la place.`,
    gone: ({ status }) => `La page renvoie ${status} ; elle n’est donc pas indexée.`,
    robotsSilent: () =>
      'La requête pour robots.txt est restée sans réponse : les robots peuvent cesser d’explorer jusqu’à ce qu’il fonctionne.',
    robotsFailing: ({ status }) =>
      `robots.txt renvoie ${status}. Tant que ce n’est pas corrigé, Google considère tout le site comme bloqué.`,
    robotsMayBlock: ({ status }) => `robots.txt renvoie ${status} : les robots peuvent considérer tout le site comme bloqué.`,
    noRobots: ({ status }) => `Il n’y a pas de robots.txt (${status}) ; rien n’est donc bloqué.`,
    crawlable: ({ line }) =>
      line === null
        ? 'L’exploration est autorisée : aucune règle ne correspond à cette URL.'
        : `L’exploration est autorisée : la ligne ${number(line)} décide.`,
    uncrawlable: ({ line }) =>
      line === null ? 'L’exploration est bloquée.' : `L’exploration est bloquée : la ligne ${number(line)} décide.`,
    noindex: (found) => `L’indexation est bloquée par ${directive(found)}.`,
    noHeaders: () => 'Pas de noindex dans la page ; les en-têtes sont inconnus.',
    indexable: () => 'Pas de noindex dans la page ni dans ses en-têtes.',
    noCanonical: () => 'Pas de canonical ; le moteur de recherche choisit donc l’URL.',
    selfCanonical: () => 'La canonical est cette URL.',
    canonicals: ({ count }) =>
      `La page déclare ${amount(count, { one: 'URL canonique', other: 'URL canoniques différentes' })} ; le moteur de recherche choisit.`,
    canonicalElsewhere: ({ url }) => `La canonical pointe vers une autre page : ${url}`,
    blank: () => 'Il n’y a rien à lire ici : la page ne montre ni texte, ni titre, ni image.',
    noScripts: () => 'La page n’a pas de scripts : HTML source et HTML rendu sont identiques.',
    servedNoindex: ({ written }) => `Le HTML source contient \`${written}\` ; JavaScript le retire trop tard.`,
    served: ({ share }) => `${percent(share)} du texte principal est dans le HTML source.`,
    noMainText: () => 'La page n’a pas de texte principal à comparer avec le HTML source.',
    scripted: ({ engine, share }) =>
      share > 0
        ? `Seuls ${percent(share)} du texte principal sont dans le HTML source : ${engine} doit exécuter des scripts pour voir le reste.`
        : `Aucune partie du texte principal n’est dans le HTML source : ${engine} doit exécuter des scripts pour voir ce texte.`,
  },
};
