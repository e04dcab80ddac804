import type * as en from '../../en/server/batches.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });
const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URL' });

export const batchWords: typeof en.batchWords = {
  notReached: 'Le lot a été annulé avant d’atteindre cette page.',
  damagedResult: 'Le résultat enregistré de cette page n’est pas lisible. Relancer un lot avec elle.',
  damagedBatch:
    'Le fichier batch.json de ce lot est endommagé ou perdu. Le restaurer depuis une sauvegarde du service ; pour relancer le lot, utiliser un autre Idempotency-Key.',
  noResults:
    'Au bout d’une minute, aucun worker n’a de résultat de ce lot. Vérifier que pageloupe worker est lancé, avec cette file d’attente et son préfixe, et le même --data ou --store-url que ce service.',
  endsProcess: 'Pageloupe s’est terminé de façon inattendue chaque fois qu’il a audité cette page.',
  queueNeedsStore:
    'Les processus qui partagent une file d’attente (--queue-url) ont besoin d’un emplacement pour les résultats que tous peuvent atteindre : un dossier (--data) ou PostgreSQL (--store-url).',
  workerNeedsQueue: 'Un worker et un service avec --no-worker ont besoin d’une file d’attente accessible aux deux : indiquer --queue-url.',
  unknownStore: ({ url }) =>
    `Le stockage ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… n’est pas pris en charge. Utiliser postgres://, ou omettre --store-url.`,
  storeInUse:
    'Un autre service utilise ce stockage (--store-url). Donner à chacun la même file d’attente (--queue-url, --queue-prefix), ou arrêter l’autre.',
  storeAway: ({ why }) => `Le stockage (--store-url) ne fonctionne pas : ${why}`,
  workerStuck: 'Aucune page n’a été terminée en dix minutes.',
  unknownQueue: ({ url }) =>
    `La file d’attente ${/^[a-z+-]+:/.exec(url)?.[0] ?? ''}… n’est pas prise en charge. Utiliser redis://, rediss:// ou postgres://, ou omettre --queue-url.${/^[a-z+-]*sentinel/.test(url) ? ' Avec Sentinel, utiliser un nom ou un proxy qui mène au nœud primaire actuel.' : ''}`,
  runName: ({ hosts, pages }) => `${hosts.length === 1 ? hosts[0] : `${number(hosts.length)} hôtes`}, ${pagesOf(pages)}`,
  queueAway: ({ why }) => `La file d’attente (--queue-url) ne fonctionne pas : ${why}`,
  folderInUse: ({ folder, pid, file }) =>
    `Le dossier de données ${folder} est utilisé par le processus ${pid}. L’arrêter, donner aux deux la même file d’attente (--queue-url, --queue-prefix), ou choisir un autre dossier. Si ce processus n’est pas Pageloupe, supprimer ${file}.`,
  hostRefuses: ({ host, at }) =>
    `${host} demande moins de requêtes (429 ou 503). Ses pages reprendront à partir de ${new Date(at).toISOString()}.`,
  badFolder: ({ folder, why }) => `Impossible d’utiliser le dossier de données ${folder} : ${why}`,
  fullDisk: 'Il n’y a plus d’espace sur le disque du dossier de données (--data). Libérer de l’espace ou supprimer des lots.',
  fullDatabase: 'Il n’y a plus d’espace sur le disque de la base de données (--store-url). Libérer de l’espace ou supprimer des lots.',
  fullMemory: 'La mémoire réservée aux lots est pleine. Supprimer des lots ou démarrer le service avec --data <dossier>.',
};

export const batchFaults: typeof en.batchFaults = {
  noObject: 'Le corps doit être un objet JSON, comme {"urls": ["https://example.com/"]}.',
  oneSource: 'Indiquer soit urls, soit sitemap, soit crawl.',
  crawlObject: 'Doit être un objet comme {"url": "https://example.com/", "limit": 500}.',
  globs: ({ most, length }) =>
    `Doit être un tableau de ${number(most)} globs au plus, comme /blog/**, chacun de ${number(length)} caractères au plus. Les expressions régulières (/…/) ne sont pas acceptées ici.`,
  noList: 'Doit être un tableau de chaînes.',
  noUrls: 'Indiquer au moins une URL.',
  tooManyUrls: ({ count, most }) =>
    `Un lot peut avoir ${urlsOf(most)} au plus, pas ${number(count)}. Diviser la liste, ou démarrer le service avec un --batch-pages plus grand.`,
  tooManyBatches: ({ most, isKey }) =>
    `${isKey ? 'Cette clé' : 'Ce service'} a déjà ${amount(most, { one: 'lot non terminé', other: 'lots non terminés' })}, le maximum autorisé (--open-batches). Attendre la fin d’un lot, ou en annuler un.`,
  tooManyOpenPages: ({ open, pages, most, isKey }) =>
    `Ce lot a ${urlsOf(pages)}, et les lots non terminés${isKey ? ' de cette clé' : ''} en ont ${number(open)} ; ensemble, ils peuvent en avoir ${number(most)} (--open-pages). Attendre la fin d’un lot, ou en annuler un.`,
  emptySitemap: ({ notes }) => `Aucune page n’a pu être lue dans le sitemap. ${notes.join(' ')}`.trim(),
  webhookObject: 'Doit être un objet avec url et secret.',
  webhookUrl: ({ most }) =>
    `Le webhook exige une URL complète de ${most} caractères au plus, sans nom d’utilisateur ni mot de passe, comme https://hooks.example.com/pageloupe.`,
  webhookScheme: 'Les webhooks exigent https, sauf vers les origines indiquées au démarrage du service (--allow-webhooks).',
  webhookForbidden:
    'Les webhooks ne sont envoyés qu’à des hôtes publics et aux origines indiquées au démarrage du service (--allow-webhooks).',
  secret: 'Utiliser 24 à 64 octets aléatoires en Base64, avec ou sans whsec_, par exemple : openssl rand -base64 32',
  idempotencyKey: 'Utiliser 1 à 200 caractères ASCII visibles.',
  documentTooLarge: ({ pages, most }) =>
    `Les rapports HTML et PDF peuvent avoir ${pagesOf(most)} au plus, et ce lot en a ${number(pages)}. Utiliser csv ou ndjson.`,
  bodyTooLarge: ({ megabytes }) =>
    `Le corps de la requête peut faire ${number(megabytes)} Mo au plus. Diviser la liste, ou utiliser un sitemap.`,
};
