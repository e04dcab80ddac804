import type { indexDirectives as en } from '../../en/checks/index-directives.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';
import { agree, and } from './grammar.ts';

export const indexDirectives: typeof en = {
  title: 'Pas de noindex pour les moteurs de recherche',
  problem: 'Des directives robots bloquent l’indexation ou se contredisent',
  why: 'Un noindex dans une balise meta robots ou un en-tête X-Robots-Tag retire la page des résultats de recherche et des réponses qui en sont tirées.',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'Aucune directive robots ne bloque l’indexation de cette page.', change: '' }),
    noindex: ({ directives }) => ({
      message: `Google n’a pas le droit d’indexer cette page : ${written(directives)}`,
      change:
        'Retirer noindex si la page doit être trouvée. Sinon, choisir « Les moteurs de recherche doivent l’exclure » dans l’extension, ou intent keep-out ailleurs.',
    }),
    inBody: () => ({
      message: 'La directive est dans le body. Google l’y respecte ; d’autres moteurs de recherche peut-être pas.',
      change: '',
    }),
    keptOutInBody: () => ({
      message: 'Le noindex est dans le body. Google l’y respecte ; d’autres moteurs de recherche peut-être pas.',
      change: 'Déplacer la balise meta robots dans le head.',
    }),
    otherEngines: ({ names, directives }) => ({
      message: `Google a le droit d’indexer cette page, mais ${and(names)} ${names.length > 1 ? 'n’en ont pas le droit' : 'n’en a pas le droit'} : ${written(directives)}`,
      change: 'Retirer la directive, sauf si la page doit rester hors de ce moteur de recherche.',
    }),
    disagree: ({ first, second }) => ({
      message: `Directives contradictoires : ${and([directiveInWords(first), directiveInWords(second)])}. Les moteurs de recherche suivent la plus stricte.`,
      change: 'Ne garder que l’une des deux directives.',
    }),
    misspelt: ({ text, meant }) => ({
      message: `Directive inconnue « ${text} ». Faut-il lire « ${meant} » ?`,
      change: `Utiliser ${meant}, ou la retirer.`,
    }),
    unreadableDate: ({ text }) => ({
      message: `La date dans « ${text} » n’est pas valide : la directive est sans effet.`,
      change: 'Utiliser le format RFC 822, RFC 850 ou ISO 8601, comme 2027-01-31.',
    }),
    sourceSays: ({ directives }) => ({
      message: `Le HTML source contient ${and(directives)}, et un script ${agree(directives.length, 'le', 'les')} retire. Google peut renoncer au rendu et suivre le HTML source.`,
      change: 'Servir la page sans noindex.',
    }),
    hidden: ({ line }) => ({
      message: `robots.txt bloque cette URL${line === null ? '' : ` (ligne ${line})`} : les robots ne peuvent pas voir le noindex, et l’URL peut rester dans l’index.`,
      change: 'Autoriser l’exploration jusqu’à ce que la page ait quitté l’index.',
    }),
    alsoCanonical: ({ url }) => ({
      message: `Instructions contradictoires : la page est en noindex et sa canonical pointe vers ${url}`,
      change:
        'Utiliser noindex pour les pages qui doivent quitter la recherche, et une canonical pour les doublons d’une page qui doit y rester.',
    }),
    expires: ({ date }) => ({ message: `unavailable_after retire la page de l’index à cette date : ${date}.`, change: '' }),
    joined: () => ({
      message:
        'X-Robots-Tag contient des directives pour un robot, puis d’autres directives. Les navigateurs fusionnent les en-têtes répétés : les dernières s’appliquent peut-être à tous les robots.',
      change: 'Si les dernières valent pour tous les robots, les envoyer en premier.',
    }),
    keptOut: ({ directives }) => ({
      message: `Google et Bing ont l’instruction de ne pas indexer cette page, comme voulu : ${written(directives)}`,
      change: '',
    }),
    statusKeepsOut: ({ status }) => ({
      message: `Une requête sans cookies reçoit ${status}, ce qui exclut la page de la recherche, comme voulu.`,
      change: '',
    }),
    keptOutPartly: ({ name }) => ({
      message: `Cette page doit être exclue de la recherche, mais ${name} a le droit de l’indexer.`,
      change: 'Appliquer noindex à tous les robots : <meta name="robots" content="noindex">.',
    }),
    notKeptOut: () => ({
      message: 'Cette page doit être exclue de la recherche, mais rien ne l’indique aux moteurs de recherche.',
      change:
        'Ajouter <meta name="robots" content="noindex"> ou l’en-tête X-Robots-Tag: noindex. Un blocage dans robots.txt ne suffit pas à exclure une URL.',
    }),
  },
};
