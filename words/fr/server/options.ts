import type * as en from '../../en/server/options.ts';
import { french } from '../french.ts';
import { quotable } from '../../sentence.ts';

const { amount, number, or } = french;
export const quoted = (text: string) => `« ${quotable(text)} »`;
export const meant = (near: string) => (near === '' ? '' : ` Vouliez-vous dire ${quoted(near)} ?`);

export const optionWords: typeof en.optionWords = {
  visit: {
    device: 'Appareil que la visite émule : écran, pointeur et client hints.',
    javascript: 'JavaScript est désactivé.',
    pageLocale: 'Langue de l’en-tête Accept-Language (BCP 47), par exemple de-AT ; si omise, celle du navigateur.',
    userAgent: 'User-agent de la visite. Le jeton d’un robot est toujours suivi du nom de ce produit.',
    waitUntil: 'Événement à attendre avant de lire la page.',
    settle: 'Temps d’attente après cet événement.',
    timeout: 'Temps pour une page, sans celui passé dans la file d’attente ; sa réponse doit commencer avant 60 % de ce temps.',
    probe:
      'Les cibles des liens, l’URL canonique, les versions linguistiques et les images ne sont pas demandées. C’est plus rapide, mais les contrôles qui en ont besoin ne sont pas faits. Ce qui n’est pas atteint dans le temps prévu pour la page figure dans warnings.',
    intent: 'keep-out : les moteurs de recherche ne doivent pas indexer la page.',
    pageType: 'Type de page, si la détection se trompe.',
    aiOptOut: 'Le site ne veut pas être cité par l’IA ; il n’y a pas de score GEO.',
  },
  answer: {
    language: 'Langue des phrases de la réponse ; si omise, celle d’Accept-Language. Codes et ID sont les mêmes dans toutes les langues.',
    maxAge: 'Âge maximal d’un audit en cache, en secondes ; 0 pour un nouvel audit.',
    maxItems: 'Nombre maximal d’éléments par liste ; les totaux portent toujours sur la liste entière.',
    signals: 'Seulement ces signaux dans signals et fixes. Scores et nombres restent ceux de l’audit entier.',
    skipSignals: 'Tous les signaux sauf ceux-ci. Scores et nombres restent ceux de l’audit entier.',
  },
  start: { crawl: 'Suivre les liens à partir de cette page, sur le même hôte, selon ce que robots.txt autorise.' },
  source: {
    sitemap: 'Pages d’un sitemap : une URL, un fichier, ou auto pour les sitemaps que robots.txt indique.',
    urlFile: 'Fichier avec une URL par ligne ; - pour l’entrée standard.',
  },
  crawl: {
    limit: 'Nombre maximal de pages d’une exploration.',
    depth: 'Nombre maximal de clics depuis l’URL de départ ; illimité si omis.',
    subdomains: 'Les autres hôtes du domaine sont explorés aussi.',
    ignoreRobots: 'Un de vos hôtes, exploré comme si son robots.txt autorisait tout.',
  },
  filter: {
    include: 'Seulement les URL qui correspondent : un glob comme "/blog/**", ou une /expression régulière/.',
    exclude: 'Exclure les URL qui correspondent.',
    replace: 'Remplacement dans chaque URL, comme "s#https://example.com#http://localhost:3000#".',
  },
  sample: {
    sample: 'N’auditer que ce nombre de pages, choisies au hasard.',
    seed: 'Graine du tirage au hasard : la même graine choisit les mêmes pages.',
  },
  access: {
    cookieFile: 'Cookies au format Netscape, ou lignes nom=valeur.',
    login: 'Module ES qui se connecte avant la première page (docs/use/command-line.md).',
    loginState: 'Fichier où la session de connexion est enregistrée, ou d’où elle est lue.',
    proxy: 'Proxy HTTP pour les serveurs publics, comme http://proxy.example.com:3128.',
    ca: 'Certificats de vos propres autorités (PEM), acceptées en plus des autorités habituelles.',
  },
  pace: {
    concurrency: 'Pages à la fois ; si omis, autant que de processeurs, 4 au plus.',
    perHost: 'Pages d’un même hôte à la fois.',
    delay: 'Temps entre les débuts de deux pages d’un même hôte.',
    retries: 'Nombre de nouveaux essais pour une page qui n’a pas répondu.',
    maxRunTime: 'Temps pour toute l’exécution. Ce qui n’est pas audité d’ici là compte comme non atteint.',
  },
  limits: {
    maxWarnings: 'Nombre maximal d’avertissements, toutes pages confondues.',
    allowUnreachable: 'Pages qui peuvent rester sans rapport avant que la commande échoue.',
    allowIncomplete: 'Les sitemaps et pages qui n’ont pas pu être lus entièrement ne changent pas le code de sortie.',
    baseline: 'Fichier des problèmes connus, qui ne comptent pas (pageloupe baseline update).',
  },
  rules: {
    preset:
      'recommended (même si omis) : un contrôle en échec est une erreur, un contrôle à améliorer un avertissement. strict : les deux sont des erreurs. none : seul compte ce qui est indiqué.',
    minScore: 'Score d’audit minimal de chaque page.',
  },
  geo: { minGeo: 'Score GEO minimal de chaque page.' },
  rows: {
    csvRows: 'Ce que représente une ligne du CSV.',
    rows: 'Contrôles que contiennent les lignes NDJSON et CSV. failing : ceux en échec ou avec un avertissement.',
  },
  run: {
    resume: 'Dossier où l’exécution est enregistrée, ou à partir duquel elle reprend.',
    compareWith: 'Résultats d’une exécution antérieure : terminer avec le code 1 en cas de nouvel échec.',
    comment: 'Fichier pour la comparaison en Markdown, pour un commentaire de pull request.',
    server: 'Service Pageloupe qui audite les pages par lot, comme https://pageloupe.example.com.',
  },
  parts: { shard: 'Auditer la partie i sur n, pour n machines.', output: 'Fichier pour le premier rapport qui n’en a pas.' },
  remote: {
    keyEnv: 'Variable d’environnement avec la clé d’API de ce service (PAGELOUPE_KEY).',
    batch: 'Suivre un lot de --server déjà lancé.',
  },
  site: {
    static: 'Servir sur cette machine un site déjà compilé et en auditer les pages, ou les URL indiquées.',
    port: 'Port de --static.',
    base: 'Chemin pour lequel le site de --static a été compilé, comme /docs/.',
    start: 'Démarrer un serveur avec cette commande, et l’arrêter ensuite.',
    waitOn: 'URL qui répond quand le serveur de --start est prêt ; auditée si aucune autre n’est indiquée.',
    waitTimeout: 'Temps pendant lequel l’attendre.',
  },
  list: {
    header: 'En-tête de requête, envoyé uniquement aux sites audités ; ${NAME} lit une variable d’environnement.',
    extract:
      'Valeur à extraire de chaque page : css:<sélecteur>[@attribut], xpath:<expression>, ou regex:<expression> dans le HTML source.',
    plugin: 'Module ES avec vos propres contrôles et formats de rapport.',
    assert: 'Comment compte un contrôle : error, warn ou off.',
  },
  compare: {
    failOn: 'Quand terminer avec le code 1.',
    beforeOrigin: 'Origine de l’exécution antérieure, comme https://www.example.com.',
    afterOrigin:
      'Origine de l’exécution ultérieure, comme https://preview.example.com : ses pages sont associées à celles de --before-origin.',
  },
  service: {
    host: 'Hôte sur lequel écouter. Tout autre que cette machine exige des clés.',
    port: 'Port sur lequel écouter ; 0 pour n’importe quel port libre.',
    basePath: 'Chemin sous lequel un proxy présente le service, comme /pageloupe ; le proxy peut le garder ou le retirer.',
    keyFile: 'Fichier des empreintes des clés. S’il est indiqué, chaque requête à /v1 exige une clé.',
    concurrency: 'Pages ouvertes en même temps.',
    queue: 'Audits qui peuvent attendre ; les suivants reçoivent une erreur 503.',
    rateLimit:
      'Requêtes à /v1 par minute, par clé ou, sans clés, par client. 0 : pas de limite ; -1 : 120 avec des clés, pas de limite sans.',
    contactLimit: 'Requêtes à /contact par heure et par client. 0 : pas de limite.',
    cacheMb: 'Taille du cache en mégaoctets ; un audit prend 20 à 400 ko.',
    data: 'Dossier pour les lots, leurs résultats et l’historique des sites. Si omis, ils sont en mémoire et perdus quand le service s’arrête.',
    queueUrl:
      'Redis, Valkey ou PostgreSQL comme file d’attente des lots, par exemple redis://localhost:6379. Les processus de la même file se partagent le travail ; il leur faut le même dossier de données ou le même stockage.',
    queuePrefix: 'Préfixe de toutes les clés dans Redis ou Valkey, pour plusieurs services sur un serveur ; {name} est un hash tag.',
    storeUrl:
      'PostgreSQL pour les lots et leurs résultats, l’historique des sites, les planifications et les sessions, par exemple postgres://localhost/pageloupe, à la place du dossier de données.',
    worker: 'Les lots sont laissés à d’autres processus (pageloupe worker).',
    historyDays: 'Jours de conservation des exécutions d’un site ; 0 pour aucune limite.',
    historyRuns: 'Exécutions conservées pour chaque site ; 0 pour aucune limite.',
    batchPages: 'URL qu’un lot peut avoir.',
    openBatches: 'Lots non terminés qu’une clé peut avoir ; sans clés, au total.',
    openPages: 'URL que les lots non terminés d’une clé peuvent avoir ensemble ; un lot seul peut en avoir plus.',
    hostDelayMs: 'Millisecondes entre les débuts de deux pages d’un même hôte dans les lots ; deux au plus sont ouvertes à la fois.',
    allowWebhooks:
      'Origines de réseaux privés auxquelles des webhooks peuvent être envoyés, comme http://localhost:3000, séparées par des virgules.',
    graceMs: 'Millisecondes laissées aux audits en cours pour se terminer quand le service s’arrête.',
    sandbox: 'Chromium s’exécute sans sa sandbox. Seulement dans un conteneur dédié.',
    chromium: 'Chemin du Chromium, Google Chrome ou Edge à utiliser à la place de celui détecté.',
    ca: 'Fichier des certificats de vos propres autorités (PEM), acceptées en plus des autorités habituelles : pour les pages, les explorations et les webhooks.',
    allowTargets: 'Origines de réseaux privés qui peuvent être auditées, comme http://localhost:3000, séparées par des virgules.',
    allowHosts: 'Autres noms d’hôte acceptés dans les requêtes, en plus de localhost, séparés par des virgules.',
    allowOrigins:
      'Origines des pages web qui peuvent utiliser le service avec une clé, comme https://dashboard.example.com, séparées par des virgules.',
    trustProxy:
      'Les clients sont identifiés par la dernière adresse IP de X-Forwarded-For. Seulement derrière votre propre proxy, qui définit cet en-tête.',
    contactFile: 'Fichier où /contact enregistre les demandes.',
    logLevel: 'Niveau de journalisation ; lignes JSON sur la sortie d’erreur standard.',
  },
  worker: { host: 'Hôte sur lequel --health-port écoute.' },
  health: { healthPort: 'Port de /healthz et /readyz ; 0 pour n’importe quel port libre ; aucun si omis.' },
  config: { config: 'Fichier de configuration ; si omis, pageloupe.config.* de ce dossier.' },
  input: { input: 'Résultats enregistrés avec --format ndjson=<fichier>, de chaque shard.' },
  keys: {
    role: 'read : voit les sites, planifications, contrôles et outils ; run : aussi audits et lots ; admin : en plus, planifications et suppression de sites.',
  },
  migrate: {
    storeUrl: 'postgres://administrator@host/database, où se trouvent les lots et l’historique.',
    queueUrl: 'De même, si la file d’attente est dans PostgreSQL.',
    role: 'Rôle du service : reçoit les droits dont il a besoin et ne peut ensuite rien créer.',
    print: 'Afficher seulement le SQL qui manque.',
  },
  speech: {
    language:
      'Langue de l’aide, des messages et des rapports, par exemple fr. Si omise, celle du système si elle est connue, sinon l’anglais.',
  },
  switches: { sandbox: 'Le navigateur s’exécute sans sa sandbox : seulement pour des pages fiables.', quiet: 'Ni progression ni notes.' },
};

export const aroundOptions: typeof en.aroundOptions = {
  turned: (to, sentence) => `${to} : ${sentence}`,
  turnedBack: 'Rétablit ce que la configuration a désactivé.',
  milliseconds: (sentence) => `${sentence} En millisecondes.`,
  seconds: (sentence) => `${sentence} En secondes, ou une chaîne comme "30s", "500ms" ou "10m".`,
  between: (sentence, from, to) =>
    `${sentence} De ${typeof from === 'number' ? number(from) : from} à ${typeof to === 'number' ? number(to) : to}.`,
  orText: (sentence) => `${sentence} Ou un texte avec une barre oblique ou une espace, comme "AcmeAudit/1.0 (+https://example.com/bot)".`,
  repeatable: (sentence) => `${sentence} Peut être répété.`,
  alone: ({ option, needs }) => `${option} n’a aucun effet sans ${needs}.`,
};

/** Types of JSON Schema. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'une liste',
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'true ou false',
  object: 'un objet',
  null: 'null',
};
export const valueFaults: typeof en.valueFaults = {
  type: ({ types }) => `Doit être ${or(types.map((type) => typeNames[type] ?? type))}.`,
  boolean: ({ text }) => `Utiliser true ou false, pas ${quoted(text)}.`,
  whole: ({ text, minimum, maximum }) => `Utiliser un nombre entier de ${number(minimum)} à ${number(maximum)}, pas ${quoted(text)}.`,
  number: ({ text, minimum, maximum }) => `Utiliser un nombre de ${number(minimum)} à ${number(maximum)}, pas ${quoted(text)}.`,
  time: ({ text }) => `Utiliser une durée comme 30s, 500ms ou 10m, pas ${quoted(text)}.`,
  timeRange: ({ text, from, to }) => `Utiliser une durée de ${from} à ${to}, pas ${quoted(text)}.`,
  tooLong: ({ most }) => `${amount(most, { one: 'caractère', other: 'caractères' })} au plus.`,
  tooShort: ({ least }) => `Au moins ${amount(least, { one: 'caractère', other: 'caractères' })}.`,
  tooMany: ({ most }) => `${amount(most, { one: 'valeur', other: 'valeurs' })} au plus, séparées par des virgules.`,
  emptyList: () => 'Indiquer au moins une valeur, ou omettre le paramètre.',
  notInList: ({ text, near, values }) =>
    `Valeur inconnue : ${quoted(text)}.${meant(near)}${values.length > 0 ? ` Valeurs possibles : ${values.join(', ')}.` : ''}`,
  userAgent: () => 'Utiliser un nom, ou un texte de 3 à 300 caractères ASCII comme "AcmeAudit/1.0 (+https://example.com/bot)".',
  languageTag: ({ text }) => `${quoted(text)} n’est pas un code de langue (BCP 47), par exemple de ou pt-BR.`,
  port: ({ text, most }) => `Le port de ${quoted(text)} est trop élevé : les ports vont jusqu’à ${most}.`,
  host: ({ text }) => `${quoted(text)} n’est pas un nom d’hôte. En utiliser un sans schéma, port ni chemin, comme pageloupe.example.com.`,
  onlyOrigin: ({ origin }) => `Utiliser seulement schéma, hôte et port, sans chemin, requête, fragment ni nom d’utilisateur : ${origin}`,
  origin: ({ text }) => `${quoted(text)} n’est pas une origine. Utiliser schéma, hôte et port, comme http://localhost:3000.`,
};
