import { batchWords } from './batches.ts';
import type * as en from '../../en/server/http.ts';
import { refusalWords } from './audit.ts';
import { meant, quoted } from './options.ts';

export const faults: typeof en.faults = {
  unknownParameter: ({ name, near }) =>
    `Paramètre inconnu : ${quoted(name)}.${meant(near)} S’il appartient à l’URL de la page, encoder cette URL (percent-encoding) : & devient %26.`,
  duplicate: ({ name }) => `${quoted(name)} est répété. L’utiliser une seule fois ; séparer les valeurs d’une liste par des virgules.`,
  required: ({ name }) => `${quoted(name)} est manquant.`,
  statelessLinks: () => 'Pour filtrer par état des liens, il faut les contrôler : retirer probe=false.',
  allowTarget: ({ origin, command }) =>
    `Pour auditer des pages de votre machine ou de votre réseau, démarrer le service avec leur origine : pageloupe ${command} --allow-targets ${origin}`,
  foreignCursor: () => 'Ce curseur a été créé avec d’autres paramètres. Utiliser ceux de la première page, ou omettre le curseur.',
  unreadableCursor: () => 'Curseur non valide. Utiliser page.nextCursor d’une réponse sans le modifier.',
  notRun: ({ text }) => `${quoted(text)} n’est pas l’ID d’une exécution. Utiliser l’id d’une autre exécution de ce site.`,
  email: () => 'Saisir une adresse e-mail, comme name@example.com.',
  unknownField: ({ name, near }) => `Champ inconnu : ${quoted(name)}.${meant(near)}`,
  notText: () => 'Doit être une chaîne.',
};

export const requestWords: typeof en.requestWords = {
  noHost: () => 'La requête n’a pas d’en-tête Host, ou en a plusieurs. En envoyer exactement un, comme l’exige HTTP/1.1.',
  noJson: ({ base }) => `Le corps n’est pas du JSON bien formé. ${base}/docs donne un exemple pour ce chemin.`,
  encoded: () => 'Le corps est compressé. L’envoyer sans compression et sans Content-Encoding.',
  methods: ({ methods }) => `Utiliser ici ${methods.join(' ou ')}.`,
};

export const urlFaults: typeof en.urlFaults = {
  missing: () => 'Indiquer la page : url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }) => `${quoted(text)} n’a pas de schéma. Ajouter https:// (ou http://).`,
  otherScheme: ({ scheme }) => `Seules les pages http et https peuvent être auditées, pas ${quoted(scheme)}.`,
  unparsable: ({ text }) =>
    `${quoted(text)} n’est pas une URL. Utiliser une URL complète, comme https://example.com/ (en paramètre d’URL : https%3A%2F%2Fexample.com%2F).`,
  credentials: () => 'Retirer de l’URL le nom d’utilisateur et le mot de passe : le service ouvre les pages comme un visiteur sans compte.',
  tooLong: ({ most }) => `L’URL dépasse ${most} caractères.`,
};

export const problemWords: typeof en.problemWords = {
  'invalid-parameter': {
    title: 'Paramètre non valide',
    detail: 'Au moins un paramètre a une valeur non valide. errors indique lequel, et ce qu’il faut utiliser à la place.',
  },
  'unknown-parameter': {
    title: 'Paramètre inconnu',
    detail: ({ base }) =>
      `Les paramètres inconnus sont refusés pour que les fautes de frappe ne passent pas inaperçues. ${base}/docs liste tous les paramètres.`,
  },
  'duplicate-parameter': {
    title: 'Paramètre en double',
    detail: 'Chaque paramètre peut être utilisé une fois. Séparer les valeurs d’une liste par des virgules.',
  },
  'invalid-url': { title: 'URL non valide', detail: 'Le paramètre url doit être une URL http ou https absolue.' },
  unauthenticated: { title: 'Clé d’API nécessaire', detail: 'Envoyer une clé valide dans l’en-tête : Authorization: Bearer pageloupe_…' },
  'keys-unavailable': {
    title: 'Clés indisponibles',
    detail:
      'Le service ne peut pas lire son fichier de clés et n’accepte donc aucune clé pour l’instant. Réessayer après le délai indiqué dans Retry-After.',
  },
  'role-required': {
    title: 'Non autorisé avec cette clé',
    detail: ({ base }) =>
      `Le rôle de la clé n’autorise pas cette requête. Utiliser une clé avec le rôle que ${base}/docs indique pour ce chemin.`,
  },
  'host-forbidden': {
    title: 'Hôte non autorisé',
    detail: 'Ce service n’accepte que les requêtes pour localhost, 127.0.0.1 et les hôtes indiqués à son démarrage (--allow-hosts).',
  },
  'origin-forbidden': {
    title: 'Origine non autorisée',
    detail:
      'La requête vient d’une page web d’une autre origine. L’envoyer depuis un programme ou depuis les pages de ce service, ou démarrer le service avec des clés et --allow-origins.',
  },
  'target-forbidden': { title: 'URL non autorisée', detail: refusalWords['target-forbidden'] },
  'not-found': { title: 'Introuvable', detail: ({ base }) => `Il n’y a rien à ce chemin. ${base}/docs liste tous les chemins.` },
  'batch-not-found': {
    title: 'Lot introuvable',
    detail: 'Ce lot n’existe pas, a été supprimé, a été lancé avec une autre clé, ou son batch.json est endommagé ou perdu.',
  },
  'site-not-found': {
    title: 'Site introuvable',
    detail: ({ base }) => `Aucune exécution de ce site n’est enregistrée. Tous les sites sont dans ${base}/v1/sites.`,
  },
  'run-not-found': {
    title: 'Exécution introuvable',
    detail: 'Ce site n’a pas cette exécution, ou elle a été supprimée en raison de son âge.',
  },
  'schedule-not-found': { title: 'Planification introuvable', detail: 'Cette planification n’existe pas ou a été supprimée.' },
  'too-many-schedules': {
    title: 'Trop de planifications',
    detail: 'Supprimer une planification qui n’est plus nécessaire, puis créer celle-ci.',
  },
  'database-unavailable': {
    title: 'Base de données indisponible',
    detail: 'La base de données du service est inutilisable pour le moment. Réessayer après le délai indiqué dans Retry-After.',
  },
  'too-many-unfinished': {
    title: 'Trop de lots ou de pages non terminés',
    detail:
      'Les lots non terminés de cette clé atteignent déjà le nombre ou la taille autorisés. Attendre la fin d’un lot, ou en annuler un.',
  },
  'batch-ended': {
    title: 'Le lot est terminé',
    detail: 'Toutes les pages du lot sont auditées. Ses résultats restent jusqu’à sa suppression.',
  },
  'batch-damaged': { title: 'Lot endommagé', detail: batchWords.damagedBatch },
  'sitemap-unusable': { title: 'Aucune page dans le sitemap', detail: 'Aucune page n’a pu être lue dans le sitemap.' },
  'idempotency-key-reused': {
    title: 'Clé d’idempotence déjà utilisée',
    detail: 'Cette Idempotency-Key a déjà été envoyée avec un autre corps. Utiliser une nouvelle clé pour un autre lot.',
  },
  'queue-unavailable': {
    title: 'File d’attente indisponible',
    detail:
      'La file d’attente du service est inutilisable pour le moment ; le lot n’a donc pas été lancé. Réessayer après le délai indiqué dans Retry-After.',
  },
  'cursor-expired': { title: 'Curseur expiré', detail: 'L’audit de ce curseur n’est plus en cache. Recommencer sans curseur.' },
  'method-not-allowed': { title: 'Méthode non autorisée', detail: 'Utiliser une méthode que l’en-tête Allow indique.' },
  'not-acceptable': {
    title: 'Type de réponse non disponible',
    detail: 'Utiliser dans l’en-tête Accept l’un des types de médias indiqués.',
  },
  'body-too-large': {
    title: 'Corps de la requête trop volumineux',
    detail: 'Le corps de la requête peut faire 16 ko au plus, celui de POST /v1/batches 16 Mo.',
  },
  'url-too-long': {
    title: 'Ligne de requête trop longue',
    detail:
      'Le chemin et sa chaîne de requête dépassent 12 000 caractères. Raccourcir la chaîne de requête : l’URL d’une page peut en avoir 2 048 au plus.',
  },
  'headers-too-large': {
    title: 'En-têtes trop volumineux',
    detail: 'Les en-têtes dépassent ensemble 16 ko. Retirer ceux dont le service n’a pas besoin, comme les cookies.',
  },
  'unsupported-media-type': {
    title: 'Type de média non pris en charge',
    detail: ({ base }) => `Envoyer application/json. Seul ${base}/contact accepte aussi application/x-www-form-urlencoded.`,
  },
  'request-timeout': { title: 'Délai de la requête dépassé', detail: 'Envoyer toute la requête d’un coup.' },
  'bad-request': {
    title: 'Requête incorrecte',
    detail: 'La requête n’est pas du HTTP bien formé. Encoder son chemin et sa chaîne de requête (percent-encoding).',
  },
  'target-not-html': { title: 'Pas une page HTML', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'La page est trop volumineuse', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'L’URL est un téléchargement', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'La page exige un nom d’utilisateur et un mot de passe', detail: refusalWords['target-needs-login'] },
  'rate-limited': {
    title: 'Trop de requêtes',
    detail: 'La limite de requêtes est dépassée. Réessayer après le délai indiqué dans Retry-After.',
  },
  'internal-error': {
    title: 'Erreur interne',
    detail: 'C’est une erreur du service, pas de la requête. Elle figure dans le journal sous l’ID de cette requête.',
  },
  'storage-full': {
    title: 'Espace de stockage plein',
    detail: 'Le service n’a pas pu écrire sur son disque. Rien n’a été enregistré ; réessayer plus tard.',
  },
  'target-dns-failure': { title: 'Hôte introuvable', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'Serveur injoignable', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'Erreur TLS', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'Réponse du serveur non valide', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'Trop de redirections', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'La page a fait planter le navigateur', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'Navigateur indisponible', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'Le service est occupé', detail: refusalWords.overloaded },
  draining: {
    title: 'Le service s’arrête',
    detail: 'Le service s’arrête et ne répond plus aux requêtes. Réessayer après le délai indiqué dans Retry-After.',
  },
  'target-timeout': { title: 'La page a été trop lente', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'Attente trop longue dans la file', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'Requête annulée', detail: 'Le client a fermé la connexion.' },
};

export const startWords: typeof en.startWords = {
  wrongSettings: ({ faults: list }) => `Paramètres non valides :\n${list.map((one) => `  ${one}`).join('\n')}`,
  badBasePath: 'Utiliser un chemin comme /pageloupe, fait de lettres, de chiffres et de . _ ~ -, qui ne commence pas par /v1.',
  keysNeeded: ({ host }) =>
    `Sans clés, le service n’écoute pas sur ${host}, car quiconque peut le joindre pourrait l’utiliser. Créer une clé avec « pageloupe keys create <nom> --key-file keys.txt » et démarrer avec « --key-file keys.txt », ou écouter sur 127.0.0.1.`,
  unreadableKeys: ({ path, line }) =>
    `La ligne ${line} du fichier de clés ${path} n’est pas une clé. Créer les clés avec « pageloupe keys create ».`,
  closedKeyFile: ({ path, user }) =>
    `L’utilisateur qui exécute le service${user === '' ? '' : ` (uid ${user})`} n’a pas le droit de lire le fichier de clés ${path}. Changer son propriétaire : chown ${user === '' ? '<utilisateur>' : user} ${path} ; ou, s’il est monté dans un conteneur : chmod 644 ${path}. Il contient des empreintes de clés, pas des clés.`,
  noKeyFile: ({ path }) => `Fichier de clés introuvable : ${path}. Le créer avec « pageloupe keys create <nom> --key-file ${path} ».`,
  folderAsKeyFile: ({ path, inside }) =>
    `${path} est un dossier, pas un fichier de clés. Indiquer un fichier de ce dossier : --key-file ${inside}`,
  originsNeedKeys: () =>
    '--allow-origins exige des clés. En créer une avec « pageloupe keys create <nom> --key-file keys.txt » et démarrer avec « --key-file keys.txt ».',
  noPlace: ({ host, port, code }) =>
    `Le service ne peut pas écouter sur ${host}, port ${port} (${code}). Utiliser une adresse IP de cette machine pour --host et un port supérieur à 1023 pour --port.`,
  portTaken: ({ host, port, option }) => `Le port ${port} de ${host} est déjà utilisé. En choisir un autre avec ${option}.`,
};

export const readyWords: typeof en.readyWords = {
  draining: () => 'Le service s’arrête.',
  queueFull: () => 'La file d’attente est pleine.',
  noKeys: () => 'Le fichier de clés est illisible : toutes les clés sont refusées. Le journal en donne la raison.',
};

export const startPage: typeof en.startPage = {
  title: 'Pageloupe',
  intro:
    'L’API HTTP de Pageloupe audite une page par requête, pour les moteurs de recherche et pour sa citabilité par les moteurs de réponse d’IA.',
  first: 'Une première requête :',
  withKey: 'Ce service exige une clé avec chaque requête à /v1 :',
  dashboard: 'Tableau de bord de vos sites',
  docs: 'Documentation interactive',
  document: 'Le document OpenAPI',
  problems: 'Types de problèmes',
  ready: 'État du service',
  contact: 'Signaler votre intérêt pour une API hébergée',
};

export const dashboardPage: typeof en.dashboardPage = {
  title: 'Sites',
  reading: 'Lecture des sites…',
  noScript: ({ path }) => `Le tableau de bord a besoin de JavaScript. L’API fournit les mêmes données dans ${path}.`,
};

export const problemsPage: typeof en.problemsPage = {
  title: 'Problèmes',
  intro: 'Toute réponse avec un statut de 400 ou plus est un document de problème (RFC 9457) avec l’un de ces codes.',
  retryable: 'La même requête peut aboutir plus tard.',
};

export const contactPage: typeof en.contactPage = {
  title: 'Utiliser Pageloupe comme API',
  intro:
    'Dites-nous à quoi vous servirait une API hébergée. Nous répondons par e-mail. Pour exécuter le service vous-même, il ne faut ni compte ni clé.',
  email: 'Votre e-mail',
  use: 'À quoi vous servirait-elle ?',
  volume: 'Pages par mois',
  volumes: {
    'under-1000': 'moins de 1 000',
    '1000-10000': 'de 1 000 à 10 000',
    '10000-100000': 'de 10 000 à 100 000',
    'over-100000': 'plus de 100 000',
    unknown: 'Je ne sais pas encore',
  },
  send: 'Envoyer',
  privacy:
    'Enregistrés sur ce serveur uniquement : e-mail, usage et volume. Pour les faire supprimer, répondre à notre e-mail ou contacter l’exploitant de ce serveur.',
  trap: 'Laisser ce champ vide',
  thanks: 'Merci. Nous vous recontacterons.',
  faulty: 'Corriger les champs signalés.',
  limited: 'Trop de demandes dans la dernière heure. Réessayer plus tard ; votre texte est toujours ici.',
  failed: 'L’enregistrement a échoué. Réessayer plus tard ; votre texte est toujours ici.',
};
