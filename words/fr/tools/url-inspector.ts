import type { words as en } from '../../en/tools/url-inspector.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const partsOf = (count: number) => amount(count, { one: 'partie', other: 'parties' });
const encodedOf = (count: number) => amount(count, { one: 'octet encodé (percent-encoding)', other: 'octets encodés (percent-encoding)' });

export const words: typeof en = {
  unparsable: ({ url }) => `L’URL de cette page n’est pas valide : ${url}`,
  anatomy: 'Parties de l’URL',
  parts: {
    scheme: 'schéma',
    user: 'utilisateur',
    subdomain: 'sous-domaine',
    domain: 'domaine',
    port: 'port',
    root: 'racine',
    page: 'page',
    query: 'chaîne de requête',
    fragment: 'fragment',
    folder: ({ index }) => `dossier ${number(index)}`,
  },
  clean: {
    title: 'Version nettoyée',
    already: 'L’URL est déjà propre : ni suivi, ni session, ni fragment.',
    without: 'Sans paramètres de suivi et de session, ni fragment. Vérifier qu’elle affiche la même page avant de l’utiliser.',
  },
  parameters: {
    title: 'Paramètres',
    note: 'Usage deviné d’après le nom.',
    rows: 'paramètres',
    none: 'L’URL n’a pas de paramètres.',
    name: 'Nom',
    value: 'Valeur',
    for: 'Usage',
    noName: '(sans nom)',
    empty: '(vide)',
    kinds: {
      tracking: 'suivi, ne change pas la page',
      session: 'session, différente pour chaque visiteur',
      pagination: 'numéro de page',
      order: 'tri ou vue',
      search: 'requête de recherche',
      language: 'langue',
      other: 'inconnu, probablement du contenu',
    },
  },
  form: {
    title: 'Détails',
    length: 'Longueur',
    path: 'Chemin',
    encodings: 'Encodages',
    readable: 'Lisible',
    characters: ({ count }) =>
      `${amount(count, { one: 'caractère', other: 'caractères' })}. Les URL de moins de 2 000 caractères fonctionnent partout.`,
    root: 'racine du site',
    slash: ({ parts }) => `${partsOf(parts)}, barre oblique finale`,
    noSlash: ({ parts }) => `${partsOf(parts)}, sans barre oblique finale`,
    inPath: ({ count }) => `${encodedOf(count)} dans le chemin`,
    inQuery: ({ count }) => `${encodedOf(count)} dans la chaîne de requête`,
    plus: 'des signes plus dans la chaîne de requête, qui signifient des espaces',
    punycode: 'un nom d’hôte internationalisé en ASCII (punycode)',
    notUtf8: 'des octets qui ne sont pas de l’UTF-8',
    ascii: 'aucun : ASCII simple.',
  },
};
