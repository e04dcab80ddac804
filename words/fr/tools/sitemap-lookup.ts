import type { words as en } from '../../en/tools/sitemap-lookup.ts';
import { sitemapKinds } from '../checks/kinds.ts';
import { reasonFaultText, reasonText } from '../checks/reasons.ts';
import { french } from '../french.ts';

const { amount, bytes } = french;
const filesOf = (count: number) => amount(count, { one: 'fichier', other: 'fichiers' });
const read = ({ files, urls }: { files: number; urls: number }) =>
  `${filesOf(files)}, ${amount(urls, { one: 'URL lue', other: 'URL lues' })}`;

export const words: typeof en = {
  none: 'Aucun sitemap trouvé : aucun n’est listé dans robots.txt ni présent sous /sitemap.xml. Un sitemap est facultatif ; les pages peuvent être trouvées par les liens.',
  listed: 'Cette URL est listée.',
  variant: 'Une variante de cette URL est listée, pas exactement cette URL.',
  unreadable: 'Des sitemaps sont listés dans robots.txt, mais aucun n’a pu être lu.',
  unfound: 'Aucun sitemap trouvé : aucun n’est listé dans robots.txt ni présent à l’emplacement habituel. Un sitemap est facultatif.',
  unlisted: 'Cette URL n’est listée dans aucun des sitemaps.',
  notYet: 'Pas trouvée jusqu’ici : certains sitemaps n’ont pas été lus en entier.',
  read: (counts) => `${read(counts)}.`,
  readPart: (counts) => `${read(counts)} ; au plus 10 fichiers enfants et 20 Mo sont lus.`,
  entries: {
    title: 'Où elle est listée',
    rows: 'entrées de sitemap',
    url: 'URL',
    match: 'Concordance',
    lastmod: 'Dernière modification',
    file: 'Fichier',
    none: 'Aucune entrée ne correspond à cette URL ni à une variante (http et https, www, barre oblique, majuscules, paramètres de suivi).',
    exact: 'exacte',
    variant: 'une variante',
    unsaid: 'non définie',
  },
  files: {
    failed: ({ why }) => reasonText(why),
    title: 'Fichiers de sitemap',
    requested: 'Fichiers demandés',
    more: ({ count }) => `${amount(count, { one: 'autre fichier est listé', other: 'autres fichiers sont listés' })}.`,
    unread: 'non lu',
    status: ({ status }) => `statut ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }) => amount(count, { one: 'URL', other: 'URL' }),
    files: ({ count }) => filesOf(count),
    bytes: ({ count }) => bytes(count),
    looked: 'n’existe pas',
    from: { 'robots.txt': 'listé dans robots.txt', '/sitemap.xml': 'trouvé sous /sitemap.xml' },
    fault: ({ fault }) => `mal formé : ${reasonFaultText(fault)}`,
    truncated: 'non lu en entier',
    overLimit: 'au-delà de la limite de 50 000 URL ou 50 Mo',
    lists: 'liste cette page',
  },
};
