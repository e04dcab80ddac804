import type { aiCrawlerAccess as en } from '../../en/checks/ai-crawler-access.ts';
import { agree, and, date, number } from './grammar.ts';

const purposes = { search: 'réponses', training: 'entraînement', user: 'à la demande de l’utilisateur', other: 'autre' };

export const aiCrawlerAccess: typeof en = {
  title: 'Accès autorisé aux robots de recherche d’IA',
  problem: 'Les robots de recherche d’IA sont bloqués',
  why: 'Un moteur de réponse ne peut citer que ce que son robot de recherche a le droit de récupérer. Les robots d’entraînement et les récupérations déclenchées par l’utilisateur ont leurs propres user-agents ; ils sont listés mais ne comptent pas dans le score (sauf Claude-User, qui compte pour moitié, car il respecte robots.txt quand il récupère une page pour une réponse).',
  heuristic: 'Les poids des robots sont notre heuristique',
  words: {
    crawler: 'Robot',
    operator: 'Exploitant',
    purpose: 'Usage',
    thisUrl: 'Cette URL',
    line: 'Ligne',
    allowed: 'autorisé',
    blocked: 'bloqué',
    ...purposes,
    named: ({ token, operator, purpose }) => `${token} (${operator}, ${purposes[purpose]})`,
  },
  says: {
    notWeb: () => ({ message: 'robots.txt ne s’applique qu’aux pages http et https.', change: '' }),
    allAllowed: ({ count, compiled }) => ({
      message: `robots.txt autorise ${agree(count, 'le seul robot', `les ${number(count)} robots`)} de recherche d’IA pris en compte dans le score à récupérer cette URL (liste du ${date(compiled)}).`,
      change: '',
    }),
    leadingAllowed: ({ blocked }) => ({
      message: `robots.txt autorise tous les principaux robots de recherche d’IA. Parmi les autres, sont bloqués : ${and(blocked)}.`,
      change: '',
    }),
    someBlocked: ({ blocked }) => ({
      message: `Pour cette URL, robots.txt bloque ${agree(blocked.length, 'un robot de recherche d’IA important', 'des robots de recherche d’IA importants')} : ${and(blocked)}. Leurs réponses ne peuvent pas la citer.`,
      change: 'Les autoriser pour y être cité. Si le blocage est volontaire, rien à changer.',
    }),
    allBlocked: () => ({
      message: 'Pour cette URL, robots.txt bloque tous les principaux robots de recherche d’IA.',
      change:
        'Autoriser les robots dont les réponses doivent citer la page. Si le blocage de l’IA est volontaire, l’indiquer sous « Qu’est-ce que cette page ? » ; la page n’a alors pas de score GEO.',
    }),
    alsoBlocked: ({ names }) => ({
      message: `Également bloqués, sans effet sur le score (entraînement, à la demande de l’utilisateur et autres) : ${and(names)}.`,
      change: '',
    }),
    trainingOnly: ({ names }) => ({
      message: `robots.txt bloque la collecte de données d’entraînement par ${and(names)} (certains de ces noms régissent aussi d’autres usages). Les robots de recherche d’IA sont autorisés.`,
      change: '',
    }),
    grounding: () => ({
      message:
        'Google-Extended est bloqué. Outre l’entraînement de Gemini, cela empêche les applications Gemini et Vertex AI d’utiliser cette page comme source. La recherche Google et ses fonctionnalités d’IA ignorent ce nom.',
      change: 'Autoriser Google-Extended pour être cité dans les applications Gemini. Si le blocage est volontaire, rien à changer.',
    }),
    legacy: ({ names }) => ({
      message: `robots.txt contient des groupes pour des robots que leurs exploitants ne documentent plus : ${and(names)}.`,
      change: '',
    }),
    silent: () => ({ message: 'La requête pour robots.txt est restée sans réponse.', change: '' }),
    failing: ({ status }) => ({
      message: `robots.txt renvoie ${status} : on ne sait pas ce que les robots peuvent récupérer, et beaucoup cessent d’explorer jusqu’à ce qu’il fonctionne à nouveau.`,
      change: '',
    }),
  },
};
