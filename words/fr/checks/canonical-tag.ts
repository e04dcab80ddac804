import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTag as en } from '../../en/checks/canonical-tag.ts';
import { agree, amount, and } from './grammar.ts';
import { canonicalDifferences } from './kinds.ts';

/** Where else the page declares itself as indexable. */
const listings = { hreflang: 'les liens hreflang de la page', sitemap: 'le sitemap' };
/** The first sentence to read if the canonical is another page. */
const instead = (url: string) => `La canonical pointe vers ${clipText(url, 200)}, pas vers cette page`;

export const canonicalTag: typeof en = {
  title: 'Une seule canonical, valide et absolue',
  problem: 'La canonical manque, n’est pas valide ou pointe ailleurs',
  why: 'L’URL canonique est celle sous laquelle les doublons d’une page sont indexés et cités ensemble. Les moteurs de recherche ignorent les canonicals erronées ou contradictoires et choisissent eux-mêmes.',
  words: {
    where: 'Emplacement',
    written: 'Dans le code',
    linkHeader: 'En-tête Link',
    invalid: 'non valide',
    both: 'URL et canonical',
    attributes: 'Attributs',
  },
  says: {
    self: () => ({ message: 'La canonical est cette URL.', change: '' }),
    variant: ({ url, by }) => ({
      message: `La canonical est une variante de cette URL${by.length > 0 ? ` (différence : ${and(by.map((one) => canonicalDifferences[one]))})` : ''} : ${url}`,
      change: '',
    }),
    elsewhere: ({ url }) => ({
      message: `${instead(url)}.`,
      change:
        'La faire pointer vers l’URL de cette page, sinon les moteurs de recherche indexeront probablement l’autre. Si cette page est une copie de l’autre, ne rien changer.',
    }),
    contradicted: ({ url, by }) => ({
      message: `${instead(url)}, mais ${and(by.map((one) => listings[one]))} ${by.length > 1 || by[0] === 'hreflang' ? 'indiquent' : 'indique'} cette page.`,
      change:
        'Faire pointer la canonical vers l’URL de cette page. Si la page est une copie de l’autre, la retirer des ensembles hreflang et des sitemaps.',
    }),
    keptOut: ({ url }) => ({ message: `La canonical pointe vers une autre page : ${url}`, change: '' }),
    tracked: ({ url, parameters }) => ({
      message: `La canonical contient ${agree(parameters.length, 'un paramètre de suivi ou de session', 'des paramètres de suivi ou de session')} (${and(parameters)}) : ${url}`,
      change: 'Retirer les paramètres de la canonical.',
    }),
    cleans: () => ({ message: 'La canonical est cette URL sans paramètres de suivi ou de session, comme il se doit.', change: '' }),
    notUsed: ({ count, attributes }) => ({
      message: `${count === 1 ? 'Une canonical a' : `${amount(count, { one: 'canonical', other: 'canonicals' })} ont`} ${agree(attributes.length, 'l’attribut', 'les attributs')} ${and(attributes)} : Google ne ${agree(count, 'l’utilise', 'les utilise')} donc pas.`,
      change: 'Déclarer l’URL à indexer dans une canonical qui n’a que rel et href.',
    }),
    none: () => ({ message: 'Pas de canonical, et l’URL n’a pas de chaîne de requête : ici, la canonical est facultative.', change: '' }),
    missingWithQuery: ({ query }) => ({
      message: `Pas de canonical, alors que l’URL a une chaîne de requête : ${query}`,
      change: 'Ajouter une canonical pour que la page ne soit pas indexée une fois par combinaison de paramètres.',
    }),
    missingWithVersions: ({ count, url }) => ({
      message: `Pas de canonical, alors que la page renvoie à ${amount(count, { one: 'autre version', other: 'autres versions' })} d’elle-même, par exemple ${clipText(url, 200)}`,
      change: 'Faire pointer la canonical de chaque version vers celle qui doit être trouvée, en général la plus récente.',
    }),
    otherVersion: ({ url }) => ({
      message: `La canonical est une autre version de cette page, dont les moteurs de recherche indexent l’URL : ${url}`,
      change: '',
    }),
    several: ({ count }) => ({
      message: `La page déclare ${amount(count, { one: 'canonical différente', other: 'canonicals différentes' })} : les moteurs de recherche les ignorent toutes ou en choisissent une.`,
      change: 'Ne garder qu’une canonical.',
    }),
    headerDisagrees: () => ({
      message: 'L’en-tête Link et le HTML déclarent des canonicals différentes.',
      change: 'Déclarer la même URL aux deux endroits, ou n’en garder qu’un.',
    }),
    inBody: () => ({
      message: 'La canonical est dans le body, où les moteurs de recherche l’ignorent.',
      change: 'La déplacer dans le head et s’assurer qu’aucun élément précédent ne ferme le head.',
    }),
    inBodyToo: ({ count, differs }) => ({
      message: `Le body contient ${amount(count, { one: 'autre canonical, ignorée', other: 'autres canonicals, ignorées' })} par les moteurs de recherche${differs ? ' ; l’URL diffère de celle qui est valide' : ''}.`,
      change: 'Retirer la canonical du body.',
    }),
    unreadable: ({ href }) => ({
      message: href.trim() === '' ? 'La canonical est vide.' : `La canonical n’est pas une URL http(s) valide : ${href}`,
      change: 'Utiliser une URL absolue, comme https://example.com/page.',
    }),
    root: ({ url }) => ({
      message: `La canonical pointe vers la page d’accueil, pas vers cette page : ${url}`,
      change: 'Faire pointer la canonical vers l’URL de cette page.',
    }),
    otherLanguage: ({ url, code }) => ({
      message: `La canonical pointe vers la version d’une autre langue ou région (hreflang ${code}), pas vers cette page : ${url}`,
      change: 'Faire pointer la canonical de chaque version linguistique vers sa propre URL.',
    }),
    relative: ({ href }) => ({
      message: `La canonical est une URL relative : ${href}`,
      change: 'Utiliser l’URL complète, avec protocole et hôte.',
    }),
    insecure: ({ url }) => ({ message: `La page est servie en https, mais sa canonical est en http : ${url}`, change: 'Utiliser https.' }),
    fragment: ({ href }) => ({
      message: `La canonical contient un fragment, que les moteurs de recherche ignorent : ${href}`,
      change: 'Retirer le fragment.',
    }),
    nearly: ({ url, by }) => ({
      message: `La canonical ne diffère de cette URL que par ${and(by.map((one) => canonicalDifferences[one]))} : ${url}`,
      change: 'Utiliser partout la même forme : dans la canonical, les liens et les redirections.',
    }),
  },
};
