import type { robotsTxtAccess as en } from '../../en/checks/robots-txt-access.ts';
import { agree, amount, and, number } from './grammar.ts';
import { robotsTxtMistakes } from './kinds.ts';

type OtherCrawler = 'Bingbot' | '*';
const others: Record<OtherCrawler, string> = { Bingbot: 'Bingbot', '*': 'tous les autres robots (*)' };
const lines = { one: 'ligne', other: 'lignes' };

export const robotsTxtAccess: typeof en = {
  title: 'robots.txt autorise cette URL',
  problem: 'robots.txt bloque cette URL ou contient des erreurs',
  why: 'Les moteurs de recherche ne récupèrent pas une URL que robots.txt bloque : ils ne peuvent lire ni la page, ni son noindex, ni sa canonical. Ils peuvent tout de même lister l’URL seule.',
  words: {
    status: 'Statut de robots.txt',
    line: 'Ligne',
    text: 'Texte',
    problem: 'Problème',
    crawler: 'Robot',
    thisUrl: 'Cette URL',
    allowed: 'autorisé',
    blocked: 'bloqué',
    issue: ({ kind }) => robotsTxtMistakes[kind],
    other: ({ crawler }) => others[crawler],
  },
  says: {
    notWeb: () => ({ message: 'robots.txt ne s’applique qu’aux pages http et https.', change: '' }),
    allowed: ({ line }) => ({
      message:
        line === null
          ? 'Aucune règle de robots.txt ne bloque cette URL pour Googlebot, Bingbot ou les autres robots (*).'
          : `robots.txt autorise cette URL pour Googlebot (ligne ${line}), Bingbot et les autres robots (*).`,
      change: '',
    }),
    noFile: ({ status }) => ({ message: `robots.txt renvoie ${status} : rien n’est bloqué. Ce n’est pas un problème.`, change: '' }),
    blocked: ({ line, rule }) => ({
      message:
        line === null
          ? 'robots.txt bloque cette URL pour Googlebot.'
          : `robots.txt bloque cette URL pour Googlebot, ligne ${line} : ${rule}`,
      change:
        'Retirer la règle, ou ajouter une règle Allow plus longue. Si la page doit rester hors de la recherche, utiliser plutôt noindex et autoriser l’exploration.',
    }),
    serverError: ({ status }) => ({
      message: `robots.txt renvoie ${status}. Tant que ce n’est pas corrigé, Google considère tout le site comme bloqué.`,
      change: 'Renvoyer 200 pour robots.txt, ou 404 s’il n’y en a pas.',
    }),
    othersBlocked: ({ blocked }) => ({
      message: `Googlebot a le droit de récupérer cette URL ; ces robots, non : ${and(blocked.map(({ crawler, line }) => (line === null ? others[crawler] : `${others[crawler]}, ligne ${line}`)))}.`,
      change: 'Retirer la règle, sauf si le blocage de ces robots est volontaire.',
    }),
    syntax: ({ count }) => ({
      message: `${amount(count, lines)} de robots.txt ${agree(count, 'contient une erreur', 'contiennent des erreurs')}.`,
      change: 'Corriger les lignes, ou les mettre en commentaire avec #.',
    }),
    unknownLines: ({ count }) => ({
      message: `${amount(count, lines)} de robots.txt ${agree(count, 'contient une directive', 'contiennent des directives')} qu’aucun robot connu ne lit. Les robots ${agree(count, 'l’ignorent', 'les ignorent')}.`,
      change: '',
    }),
    unencoded: ({ count }) => ({
      message: `${amount(count, { one: 'règle', other: 'règles' })} de robots.txt ${agree(count, 'contient', 'contiennent')} des caractères non ASCII. Google recommande de les encoder (percent-encoding).`,
      change: '',
    }),
    html: () => ({
      message: 'robots.txt est une page HTML : les robots n’y trouvent aucune règle.',
      change: 'Servir les règles en texte brut, ou renvoyer 404 s’il n’y en a pas.',
    }),
    tooLarge: ({ maxBytes }) => ({
      message: `robots.txt dépasse ${number(maxBytes / 1_024)} Kio : les robots ignorent le reste.`,
      change: 'Raccourcir le fichier, par exemple avec des caractères génériques.',
    }),
    notKeptOut: ({ line }) => ({
      message: `robots.txt bloque cette URL${line === null ? '' : ` (ligne ${line})`}. Le blocage seul ne la désindexe pas : les moteurs de recherche peuvent toujours lister l’URL et ne peuvent pas voir un noindex.`,
      change: 'Utiliser noindex, et autoriser l’exploration pour que les moteurs de recherche le voient.',
    }),
    visible: () => ({ message: 'Googlebot a le droit de récupérer cette URL et peut donc voir le noindex.', change: '' }),
    redirected: ({ url }) => ({ message: `robots.txt a été lu à l’URL ${url} après une redirection.`, change: '' }),
    ownCrawlers: ({ total, blocked }) => ({
      message:
        blocked.length === 0
          ? `Votre propre liste : ${agree(total, 'son seul robot a', `ses ${number(total)} robots ont tous`)} le droit de récupérer cette URL.`
          : `Votre propre liste : robots.txt bloque cette URL pour ${amount(blocked.length, { one: 'robot', other: 'robots' })} sur ${number(total)} : ${and(blocked.map(({ crawler, line }) => (line === null ? crawler : `${crawler}, ligne ${line}`)))}.`,
      change: '',
    }),
    silent: () => ({ message: 'La requête pour robots.txt est restée sans réponse.', change: '' }),
  },
};
