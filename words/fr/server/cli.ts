import type { OpenPart } from '../../../server/cli/left-open.ts';
import type { commandWords as en } from '../../en/server/cli.ts';
import { french } from '../french.ts';
import { crawlSentences } from '../checks/crawl.ts';
import { durationInWords } from './duration.ts';
import { changeHeads } from '../reports/comparison.ts';

const { agree, amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });
const errorsOf = (count: number) => amount(count, { one: 'erreur', other: 'erreurs' });
const warningsOf = (count: number) => amount(count, { one: 'avertissement', other: 'avertissements' });
const meantWords = (meant: string | null) => (meant === null ? '' : ` Vouliez-vous dire « ${meant} » ?`);
const placed = (place: string) => (place === '' ? '' : ` dans ${place}`);

const openParts: Readonly<Record<OpenPart, string>> = {
  connections: 'des connexions réseau',
  programs: 'un navigateur ou un autre programme qu’elle a lancé',
  files: 'des fichiers',
  threads: 'des threads',
  other: 'autre chose',
};

export const commandWords: typeof en = {
  program: {
    description: 'Audite des pages web pour les moteurs de recherche et pour leur citabilité par les moteurs de réponse d’IA.',
    exitCodes:
      'Codes de sortie : 0 toutes les assertions sont respectées, 1 certaines ne le sont pas, 2 erreur d’utilisation, 3 une page n’a pas pu être auditée, 4 échec de Pageloupe ou de son navigateur, 130 et 143 interruption.',
    helpOf: ({ command }) => `Aide : ${command} --help`,
    commands: {
      audit: 'auditer des pages, vérifier des assertions, écrire des rapports',
      assert: 'vérifier des assertions sur des résultats enregistrés',
      compare: 'comparer deux exécutions enregistrées : nouveaux échecs, corrections, changements par contrôle',
      merge: 'fusionner en un fichier les résultats de plusieurs exécutions ou shards ; la dernière ligne d’une URL l’emporte',
      baseline: 'gérer les problèmes connus qui ne font pas échouer une exécution',
      serve: 'démarrer l’API HTTP',
      worker: 'auditer les pages des lots qu’un service met dans une file d’attente (--queue-url)',
      migrate: 'créer ou mettre à jour les tables d’un service dans PostgreSQL, en tant qu’administrateur',
      mcp: 'démarrer un serveur MCP sur l’entrée et la sortie standard, pour les éditeurs et les assistants d’IA',
      signals: 'lister tous les contrôles, ou en afficher un',
      init: 'créer un fichier de configuration commenté',
      doctor: 'vérifier que cette machine répond aux exigences',
      installBrowser: 'installer le Chromium avec lequel cette version est testée',
      contact: 'gérer les demandes d’accès à l’API',
      keys: 'gérer les clés de l’API HTTP',
      baselineUpdate: 'enregistrer les problèmes actuels comme connus',
      contactList: 'lister les demandes, un objet JSON par ligne',
      contactDelete: 'supprimer par ID, ou toutes celles d’une adresse e-mail',
      keysCreate: 'créer une clé et l’afficher une seule fois',
      keysList: 'lister les clés',
      keysRevoke: 'révoquer une clé, par nom ou empreinte',
    },
    arguments: {
      pages: 'pages à auditer',
      before: 'résultats de l’exécution antérieure (--format ndjson=<fichier>)',
      after: 'résultats de l’exécution ultérieure',
      results: 'résultats (--format ndjson=<fichier>) ; .gz est décompressé',
      check: 'ID d’un contrôle',
    },
    options: {
      format: ({ names }) => `${names.join(', ')} (par défaut : pretty) ; peut être répété`,
      output: 'fichier pour les lignes fusionnées ; .gz est compressé',
      withDeps: 'installer aussi ses dépendances système (avec apt ou équivalent, en tant que root)',
      noConfig: 'Les fichiers de configuration sont ignorés.',
      version: 'afficher le numéro de version',
      help: 'afficher l’aide de la commande',
    },
    titles: { 'Usage:': 'Utilisation :', 'Arguments:': 'Arguments :', 'Options:': 'Options :', 'Commands:': 'Commandes :' },
    more: {
      choices: ({ values }) => `valeurs : ${values.join(', ')}`,
      usual: ({ value }) => `par défaut : ${value}`,
      variable: ({ name }) => `variable d’environnement : ${name}`,
    },
    unknownVariable: ({ name, meant }) => `Variable d’environnement inconnue : « ${name} ».${meantWords(meant)}`,
    variableWithoutEffect: ({ name, flag }) => `${name} n’a pas d’effet : utiliser ${flag}.`,
    unknownLanguage: ({ place, typed, known }) => `${place} : il n’y a pas de langue ${typed}. Langues connues : ${known.join(', ')}.`,
    usage: {
      unknownOption: ({ typed, meant }) => `Option inconnue : « ${typed} ».${meantWords(meant)}`,
      unknownCommand: ({ typed, meant }) => `Commande inconnue : « ${typed} ».${meantWords(meant)}`,
      missingArgument: ({ name }) => `Argument manquant : <${name}>`,
      missingOption: ({ name }) => `Option manquante : ${name}`,
      missingValue: ({ name }) => `L’option a besoin d’une valeur : ${name}`,
      tooMany: ({ most, typed }) => `Trop d’arguments : ${number(typed)} au lieu de ${number(most)}.`,
    },
  },
  config: {
    missing: ({ file }) =>
      `Fichier introuvable : ${file}. Vérifier le chemin (--config, PAGELOUPE_CONFIG), ou créer une configuration avec : pageloupe init`,
    unreadable: ({ file, why }) => `Impossible de lire ${file} : ${why}`,
    tooDeep: ({ most }) => `il a plus de ${most} niveaux d’imbrication.`,
    wrong: ({ file, faults }) => [`${file} n’est pas valide :`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject: 'Une configuration doit être un objet, comme urls: [https://example.com/]. Pour un exemple commenté : pageloupe init',
    several: ({ files }) =>
      `Ce dossier contient plusieurs configurations : ${files.join(', ')}. En garder une, ou la choisir avec --config <file>.`,
    otherType: ({ file }) => `Type de fichier non pris en charge : ${file}. Utiliser .yaml, .json, .js, .mjs ou .cjs.`,
    unknownKey: ({ key, place, meant }) => `Clé inconnue${placed(place)} : « ${key} ».${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }) =>
      `Contrôle inconnu${placed(place)} : « ${id} ».${meantWords(meant)} Pour voir la liste : pageloupe signals`,
    fault: ({ place, message }) => `${place} : ${message}`,
    wrongValue: ({ place, typed, allowed, message }) =>
      `${place || 'La configuration'} ne peut pas être ${typed.slice(0, 80)}${allowed.length > 0 ? ` ; valeurs possibles : ${allowed.join(', ')}` : ''}.${allowed.length > 0 || message === '' ? '' : ` ${message}`}`,
  },
  usage: {
    shard: ({ typed }) => `--shard attend le shard et le nombre de shards, comme 1/4, pas « ${typed} ».`,
    header: ({ typed }) => `--header attend "Nom: valeur", pas « ${typed} ».`,
    variable: ({ name, option }) => `La variable d’environnement ${name}, utilisée dans ${option ?? 'un en-tête'}, n’est pas définie.`,
    assertion: ({ typed }) => `--assert attend un contrôle et error, warn ou off, comme title=error, pas « ${typed} ».`,
    proxy:
      '--proxy attend l’URL d’un proxy HTTP, comme http://proxy.example.com:3128 ou http://user:${PASSWORD}@proxy.example.com:3128. Encoder les caractères spéciaux du mot de passe, comme # en %23.',
    extract: ({ typed }) =>
      `--extract attend nom=css:…, nom=xpath:… ou nom=regex:…, comme price=css:.price ou next=css:a.next@href, pas « ${typed.slice(0, 200)} ». Les noms ont au plus 60 lettres, chiffres, espaces, points, traits d’union et tirets bas.`,
    extractions: ({ most }) => `${amount(most, { one: 'valeur', other: 'valeurs' })} au plus peuvent être extraites par exécution.`,
    notSelector: ({ text, kind }) => `« ${text} » n’est pas ${kind === 'css' ? 'un sélecteur CSS valide' : 'une expression XPath valide'}.`,
    pattern: ({ typed, why }) => `Motif non valide ${typed} : ${why}`,
    replacement: ({ typed }) => `--replace attend s#de#vers#, pas « ${typed} ».`,
    cookies: ({ file }) => `${file} n’est pas un fichier de cookies : utiliser le format Netscape ou des lignes nom=valeur.`,
    noCookies: ({ file }) => `${file} ne contient aucun cookie.`,
    allExpired: ({ file }) => `Tous les cookies de ${file} ont expiré. Les enregistrer à nouveau.`,
    someExpired: ({ file, expired }) =>
      `${file} contient ${amount(expired, { one: 'cookie expiré, qui n’est pas envoyé', other: 'cookies expirés, qui ne sont pas envoyés' })}. Enregistrer le fichier à nouveau.`,
    file: ({ file, why }) => `Impossible de lire ${file} : ${why}`,
    inputTooLarge: ({ megabytes }) => `il dépasse ${number(megabytes)} Mo. Raccourcir le contenu ou le répartir sur plusieurs exécutions.`,
    standardInput: 'l’entrée standard',
    twiceOption: ({ option, first, second }) =>
      `${option} est indiqué deux fois, avec « ${first} » et « ${second} ». N’indiquer qu’une valeur.`,
    noFileFor: ({ name }) => `Le rapport ${name} a besoin d’un fichier : --format ${name}=report.${name}`,
    twiceStdout: ({ names }) =>
      `Un seul rapport peut aller sur la sortie standard, pas plusieurs (${names.join(', ')}). Écrire les autres dans des fichiers, par exemple --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }) => `${file} est utilisé deux fois : chaque rapport doit avoir son propre fichier.`,
    noFolder: ({ file }) => `Le dossier de ${file} n’existe pas. Le créer d’abord.`,
    noFileName: ({ option }) => `${option} n’a pas de nom de fichier. L’ajouter après le signe égal, par exemple --format json=report.json`,
    overInput: ({ file }) => `${file} est une entrée de cette commande. Écrire le rapport dans un autre fichier.`,
    headerName: ({ name }) => `Le navigateur définit lui-même l’en-tête ${name}. Le retirer.`,
    headerValue: ({ name }) => `La valeur de l’en-tête ${name} doit être une seule ligne de caractères ASCII.`,
    outputAlone: '--output a besoin d’un rapport sans fichier, par exemple --format json --output report.json',
  },
  targets: {
    none: 'Indiquer au moins une URL, un sitemap ou un fichier d’URL. Aide : pageloupe audit --help',
    emptyFiles: ({ files }) =>
      `Aucune URL dans ${files.map((file) => (file === '-' ? 'l’entrée standard' : file)).join(', ')}. Écrire une URL par ligne.`,
    noneLeft: ({ listed }) =>
      `Sur ${amount(listed, { one: 'URL', other: 'URL' })}, il n’en reste aucune à auditer. Vérifier --include et --exclude.`,
    files: ({ count, first, ending }) =>
      `Fichiers, et non pages, dans les sitemaps : ${number(count)}, par exemple ${first}. Ce qui n’est pas du HTML échoue ; --exclude "/**.${ending}" écarte ceux qui se terminent par .${ending}.`,
    emptyShard: 'Aucune page n’appartient à ce shard : il n’y a rien à auditer.',
    noUrls: ({ file, faults }) =>
      `${file === '-' ? 'L’entrée standard' : file} a ${amount(faults.length, { one: 'ligne non valide', other: 'lignes non valides' })} :\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  ligne ${line} : ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  et ${number(faults.length - 20)} de plus` : ''}`,
    noUrl: ({ typed, place }) =>
      `Ce n’est pas une URL http(s)${placed(place)} : ${typed}. Inclure le schéma, comme dans https://example.com/.`,
    password: ({ typed }) =>
      `Les URL avec un nom d’utilisateur ou un mot de passe ne sont pas autorisées : ${typed}. Utiliser --header ou --cookie-file.`,
    robotsUnread: ({ origin }) => `${origin}/robots.txt n’a pas pu être lu ; essai avec /sitemap.xml.`,
    noSitemap: ({ origin }) => `${origin}/robots.txt n’indique aucun sitemap ; essai avec /sitemap.xml.`,
    autoNeedsUrl: '--sitemap auto a besoin d’une URL du site.',
    emptySitemaps: ({ sitemaps }) => `Aucune page trouvée dans ${sitemaps.join(', ')}.`,
  },
  crawl: {
    ignoredHost: ({ typed, host }) => `--ignore-robots attend un hôte du site exploré, comme ${host}, pas « ${typed.slice(0, 100)} ».`,
    ignored: ({ hosts }) => `robots.txt a été ignoré, comme demandé : ${hosts.join(', ')}.`,
    ignoresOnServer: '--ignore-robots ne fonctionne pas avec --server.',
    ownHost: ({ host }) =>
      `Si l’hôte est le vôtre, comme un serveur de préproduction : --ignore-robots ${host} l’explore comme si son robots.txt autorisait tout.`,
    notWith: ({ option }) => `${option} ne peut pas être combiné avec --crawl.`,
    redirected: ({ start, url }) => `${start} redirige vers un autre hôte : ${url}. Pour explorer celui-ci, utiliser --crawl ${url}`,
    delay: ({ host, seconds }) =>
      `Le robots.txt de ${host} exige ${number(seconds)} s entre les requêtes (Crawl-delay) ; ses pages sont donc auditées une par une.`,
    gaveUp: ({ host, status }) =>
      `${host} a renvoyé ${status} à plusieurs reprises : il demande moins de requêtes. Aucune autre de ses pages n’a été demandée. Réessayer plus tard avec --delay, --per-host 1 ou --resume.`,
    title: 'Exploration',
    ...crawlSentences,
    notReached: ({ pages }) =>
      `${amount(pages, { one: 'page trouvée n’a pas été atteinte', other: 'pages trouvées n’ont pas été atteintes' })} avant la fin de l’exécution.`,
    badEntry: ({ file, line }) => `la ligne ${number(line)} de ${file} n’est pas valide`,
  },
  remote: {
    noResume: 'Avec --server, un lot déjà lancé se suit avec --batch <ID>, pas avec --resume.',
    batchAlone: '--batch suit un lot avec les pages de son lancement. Omettre les URL et les sitemaps.',
    noServer: ({ typed }) => `--server attend l’URL d’un service Pageloupe, comme https://pageloupe.example.com, pas « ${typed} ».`,
    noKey: ({ name }) => `La variable d’environnement ${name}, indiquée par --key-env, n’est pas définie.`,
    notOnServer: ({ options }) =>
      `Un service audite sans ce dont seule cette machine dispose. Omettre ${options.join(', ')}, ou omettre --server.`,
    gaveUp: ({ pages }) =>
      `Le site a demandé moins de requêtes à plusieurs reprises (429 ou 503) ; ${amount(pages, { one: 'page n’a donc pas été auditée', other: 'pages n’ont donc pas été auditées' })}. Réessayer plus tard.`,
    notInCrawl: ({ options }) =>
      `Avec --crawl et --server, l’URL de départ est la seule source. Omettre ${options.join(', ')}, ou omettre --server.`,
    manySettings:
      'Toutes les pages d’un lot ont les mêmes paramètres. Omettre overrides dans la configuration, ou auditer chaque groupe séparément.',
    follow: ({ server, id }) => `Lot ${id} sur ${server}.`,
    waits: ({ why }) => `Le lot est en attente : ${why}`,
    left: ({ server, id, address }) =>
      `Le lot continue sur le service. Pour le suivre à nouveau : pageloupe audit --server ${server} --batch ${id}\nPour l’annuler : curl --request POST ${address}/v1/batches/${id}/cancel`,
    away: ({ server, why }) => `${server} est injoignable : ${why}`,
    keyRefused:
      'Le service a répondu 401 : il lui faut une clé d’API valide. Mettre la clé dans PAGELOUPE_KEY, ou indiquer la variable qui la contient : --key-env <nom>',
    refused: ({ status, why }) => `Le service a répondu ${status}${why === '' ? '.' : ` : ${why}`}`,
    strange: ({ server }) => `${server === '' ? 'Le serveur' : server} ne répond pas comme un service Pageloupe. Vérifier --server.`,
    missing: ({ rows, pages }) => `Le service n’a de résultats que pour ${pagesOf(rows)} sur ${number(pages)}.`,
  },
  losses: {
    kinds: { sitemap: 'Sitemap non lu entièrement', page: 'Page non lue entièrement', crawl: 'Exploration incomplète' },
    more: ({ count }) =>
      `et ${amount(count, { one: 'autre qui n’a pas pu être lu', other: 'autres qui n’ont pas pu être lus' })} entièrement (dans le rapport JSON)`,
    title: 'Non lu entièrement',
  },
  run: {
    found: ({ pages, concurrency }) => `${pagesOf(pages)} à auditer, ${number(concurrency)} à la fois.`,
    resumed: ({ done, left }) =>
      `Reprise : ${amount(done, { one: 'page déjà auditée', other: 'pages déjà auditées' })}, encore ${number(left)}.`,
    nothingToResume: ({ dir }) => `Pas encore d’exécution dans ${dir} ; une nouvelle démarre.`,
    otherRun: ({ dir }) =>
      `L’exécution dans ${dir} a d’autres pages ou d’autres paramètres. Utiliser les mêmes arguments, ou un autre dossier.`,
    noManifest: ({ file }) => `${file} n’est pas un manifeste pageloupe valide. Relancer l’exécution dans un autre dossier.`,
    inUse: ({ dir, pid, file }) =>
      `Une autre commande (processus ${pid}) travaille sur l’exécution dans ${dir}. Attendre qu’elle soit terminée, ou choisir un autre dossier. Si ce processus n’est pas Pageloupe, supprimer ${file}.`,
    badRun: ({ dir, why }) => `Impossible de lire l’exécution dans ${dir} : ${why}`,
    row: ({ at, of, what, url }) => `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `, encore ${durationInWords(left)} environ`}  ${running[0] ?? ''}${running.length > 1 ? ` et ${running.length - 1} de plus` : ''}`,
    failed: ({ why }) => `non auditée : ${why}`,
    draining: ({ ms }) =>
      `Arrêt : les pages et les rapports en cours ont ${durationInWords(ms)} pour se terminer. Appuyer à nouveau sur Ctrl+C pour arrêter immédiatement.`,
    endedByForce: ({ parts }) => `Ne s’est pas fermé à temps et a été arrêté de force : ${parts.join(', ')}.`,
    endedEarly:
      'Le processus s’est terminé avant la commande, par exemple à cause de process.exit() dans un script de connexion, une configuration ou un plugin. Des rapports peuvent manquer.',
    leftOpen: ({ parts }) => `La commande s’est terminée avant d’avoir tout fermé : ${parts.map((part) => openParts[part]).join(', ')}.`,
    stopping: 'Arrêt immédiat.',
    interrupted: ({ left }) =>
      left.length === 0 ? 'Interrompu. Tous les rapports ont été écrits.' : `Interrompu. Non écrits : ${left.join(', ')}.`,
    timeUp: ({ ms }) => `La limite de temps de l’exécution est atteinte (${durationInWords(ms)}).`,
    kept: ({ dir }) => `Les pages auditées sont enregistrées. Pour continuer : --resume ${dir}`,
    notReached: 'L’exécution s’est terminée avant d’atteindre cette page.',
    outOfTime: 'La limite de temps de l’exécution a été atteinte avant l’audit de cette page.',
    damaged: ({ rows }) =>
      `${amount(rows, { one: 'ligne enregistrée est endommagée', other: 'lignes enregistrées sont endommagées' })}. Ces pages sont auditées à nouveau.`,
    output: 'sur la sortie standard',
    noOutput: ({ why }) => `Impossible d’écrire sur la sortie standard : ${why}. Écrire le rapport dans un fichier : --output <fichier>`,
    unwritable: ({ file, why }) => `Impossible d’écrire ${file} : ${why}`,
    noAuditor: ({ why }) => `Impossible d’auditer des pages sur cette machine : ${why}\nPour voir ce qui manque : pageloupe doctor`,
    written: ({ name, file }) => `${name} : ${file}`,
  },
  assert: {
    score: ({ score, least }) => `Le score d’audit est de ${number(score)}, en dessous de ${number(least)}.`,
    geo: ({ score, least }) => `Le score GEO est de ${number(score)}, en dessous de ${number(least)}.`,
    category: ({ title, score, least }) => `La catégorie GEO « ${title} » a un score de ${number(score)}, en dessous de ${number(least)}.`,
    noScore: ({ what }) => `Rien à comparer, car la mesure a été impossible : ${what}.`,
    linksUnchecked: 'Les liens n’ont pas été vérifiés : impossible de compter ceux qui sont cassés.',
    brokenLinks: ({ broken, most }) =>
      `${amount(broken, { one: 'lien cassé', other: 'liens cassés' })} ; la limite est de ${number(most)}.`,
    value: ({ title, value, wanted }) => `${title} : la valeur est ${value}, attendu : ${wanted}.`,
    atLeast: ({ min }) => `${number(min)} ou plus`,
    atMost: ({ max }) => `${number(max)} ou moins`,
    like: ({ pattern }) => `une correspondance avec /${pattern}/`,
    pluginFailed: ({ plugin }) => `Le plugin ${plugin} a échoué`,
    tooManyWarnings: ({ warnings, most }) => `${warningsOf(warnings)} ; la limite est de ${number(most)}.`,
    ruleTitles: { score: 'Score d’audit', geo: 'Score GEO', links: 'Liens cassés', audit: 'Audit' },
    noRows: ({ file }) => `${file} ne contient aucun résultat pageloupe. Pour en créer : pageloupe audit <URL> --format ndjson=${file}`,
    changed: ({ file }) =>
      `Impossible de lire un résultat de ${file} : le fichier a changé depuis le début de cette commande. Relancer la commande.`,
    badRow: ({ file, line }) =>
      `La ligne ${number(line)} de ${file} n’est pas un résultat pageloupe. Pour créer des résultats : pageloupe audit <URL> --format ndjson=<fichier>`,
  },
  build: {
    noPages: ({ folder }) => `${folder} ne contient aucun fichier HTML. Compiler d’abord le site, ou vérifier le dossier.`,
    shells: ({ files }) => `Non audité, car d’autres URL le reçoivent (celles de pages manquantes, par exemple) : ${files.join(', ')}.`,
    morePages: ({ most }) => `Non auditées : les pages du dossier après les ${number(most)} premières. Auditer ses parties séparément.`,
    outside: ({ files }) =>
      `Non audités, car ces liens sortent du dossier : ${files.slice(0, 20).join(', ')}${files.length > 20 ? ` et ${number(files.length - 20)} de plus` : ''}.`,
    portTaken: ({ port }) => `Le port ${port} est déjà utilisé. En choisir un autre avec --port.`,
    base: ({ typed }) => `--base attend un chemin comme /docs/, pas « ${typed.slice(0, 100)} ».`,
    waitOn: '--start a besoin de --wait-on avec l’URL du serveur, comme http://localhost:4321/.',
    startAlone: 'Utiliser soit --static, soit --start.',
    ended: ({ command, code, output }) =>
      `« ${command} » s’est terminé${code === null ? '' : ` avec le code ${code}`} avant que son serveur réponde.${output.trim() === '' ? '' : ` Sa sortie :\n${output.trim()}`}`,
    silent: ({ url, ms, output }) =>
      `${url} n’a pas répondu en ${durationInWords(ms)}. Vérifier --wait-on, ou augmenter --wait-timeout.${output.trim() === '' ? '' : ` Sortie du serveur :\n${output.trim()}`}`,
  },
  login: {
    unusable: ({ file, why }) => `Impossible d’utiliser ${file} pour se connecter : ${why}`,
    noFunction: 'son export par défaut doit être une fonction, comme : export default async ({ page, origin, env }) => { … }',
    noOrigin: '--login a besoin d’une URL du site dans la ligne de commande ou dans la configuration.',
    over: ({ url }) =>
      `Le serveur a mené à la page de connexion ${url} au lieu de cette page. La session semble terminée, ou n’a pas accès à cette page : se reconnecter avec --login <script>, qui renouvelle aussi le fichier de --login-state, ou renouveler les cookies ou les en-têtes transmis.`,
    failed: ({ file, why, url }) =>
      `Le script de connexion ${file} a échoué${url && ` sur ${url}`} ; aucune page n’a donc été auditée : ${why}`,
    tooSlow: ({ ms }) => `Il n’a pas terminé en ${durationInWords(ms)}.`,
    nothing: ({ file, origins }) =>
      `${file} s’est terminé sans cookie ni valeur enregistrée de ${origins.join(', ')} ; les pages seraient donc auditées sans connexion. Vérifier qu’il attend la fin de la connexion.`,
    done: ({ cookies }) => `Connexion réussie : ${amount(cookies, { one: 'cookie', other: 'cookies' })}.`,
    badState: ({ file }) => `${file} n’est pas une session enregistrée. La créer avec --login <script> --login-state ${file}`,
    otherState: ({ file, origins }) => `${file} n’a pas de session de ${origins.join(', ')}.`,
  },
  plugins: {
    unusable: ({ file, why }) => `Impossible d’utiliser le plugin ${file} : ${why}`,
    twice: ({ name }) => `Deux plugins s’appellent « ${name} ». Renommer l’un d’eux.`,
    unknownCheck: ({ id, meant }) => `Aucun plugin n’a de contrôle « ${id} ».${meantWords(meant)}`,
    unknownReporter: ({ name, known }) =>
      `Aucun plugin n’a de format de rapport « ${name} ».${known.length > 0 ? ` Formats disponibles : ${known.join(', ')}.` : ' En charger un avec --plugin <fichier>.'}`,
    reportFailed: ({ name, why }) => `Le rapport ${name} a échoué : ${why}`,
    wrote: ({ name, text }) => `${name} : ${text}`,
  },
  compare: {
    ...changeHeads,
    summary: ({ counts }) =>
      [
        `${amount(counts.worse + counts.mixed + counts.better + counts.same, {
          one: 'page comparée',
          other: 'pages comparées',
        })} : ${amount(counts.worse, { one: 'dégradée', other: 'dégradées' })}`,
        counts.mixed > 0 && `${number(counts.mixed)} mieux et moins bien`,
        amount(counts.better, { one: 'améliorée', other: 'améliorées' }),
        amount(counts.same, { one: 'inchangée', other: 'inchangées' }),
        counts.new > 0 && amount(counts.new, { one: 'nouvelle', other: 'nouvelles' }),
        counts.gone > 0 && amount(counts.gone, { one: 'disparue', other: 'disparues' }),
        counts.unknown > 0 && amount(counts.unknown, { one: 'non comparable', other: 'non comparables' }),
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    scores: ({ audit, geo }) =>
      `Score d’audit moyen ${number(audit.before)} → ${number(audit.after)}${geo ? `, score GEO moyen ${number(geo.before)} → ${number(geo.after)}` : ''}.`,
    pages: ({ count }) => pagesOf(count),
    more: ({ count }) => `et ${number(count)} de plus`,
    cut: 'Le reste est omis : limite de taille d’un commentaire dépassée. Le format JSON contient tout.',
    firstRun: ({ file }) => `Pas d’exécution antérieure dans ${file} : il n’y a encore rien à comparer.`,
    otherSite: ({ file, before, after }) =>
      `Aucune page de ${file} ne figure dans l’exécution suivante, donc rien n’a été comparé : ses pages sont sur ${before}, celles de l’exécution suivante sur ${after}. Pour comparer deux hôtes : pageloupe compare <before> <after> --before-origin ${before} --after-origin ${after}`,
    notCompared: ({ file }) => `Non comparée avec ${file} : cette exécution n’est pas complète.`,
    failuresOfAdded: 'Échecs sur les nouvelles pages',
    newlyFailing: ({ file, what }) => `Nouveaux échecs depuis ${file} : ${what.join(', ')}.`,
  },
  merge: {
    noRows:
      'Aucun des fichiers ne contient de résultats pageloupe. Pour créer des résultats : pageloupe audit <URL> --format ndjson=<fichier>',
    done: ({ pages, files, file }) => `${file} : ${pagesOf(pages)} de ${amount(files, { one: 'fichier', other: 'fichiers' })}.`,
    skipped: ({ count }) => `${amount(count, { one: 'ligne endommagée ignorée', other: 'lignes endommagées ignorées' })}.`,
  },
  baseline: {
    bad: ({ file, why }) => `${file} n’est pas une base de référence : ${why}`,
    noVersion: 'ce fichier n’a pas été créé par pageloupe baseline update. Le créer à nouveau.',
    otherVersion: 'ce fichier a été créé par une autre version de pageloupe. Le créer à nouveau : pageloupe baseline update',
    missing: ({ file }) =>
      `La base de référence ${file} n’existe pas encore. La créer : pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }) =>
      `${file} : ${amount(faults, { one: 'problème connu', other: 'problèmes connus' })} sur ${pagesOf(pages)}.`,
    noFile: 'Indiquer le fichier : --baseline pageloupe-baseline.json, ou "baseline" dans la configuration.',
  },
  report: {
    pageTitle: ({ score, geo }) => `audit ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'erreur', warn: 'avertissement' },
    known: ({ count }) =>
      `${amount(count, { one: 'problème connu de la base de référence n’est pas listé', other: 'problèmes connus de la base de référence ne sont pas listés' })}.`,
    fixed: ({ count }) =>
      `${amount(count, { one: 'problème de la base de référence corrigé', other: 'problèmes de la base de référence corrigés' })}. Pour ${agree(count, { one: 'l’en', other: 'les en' })} retirer : pageloupe baseline update`,
    holds: ({ unmeasured }) =>
      unmeasured === 0
        ? 'Toutes les assertions sont respectées.'
        : `Aucune assertion n’est en échec ; impossibles à vérifier : ${number(unmeasured)}.`,
    summary: ({ pages, failed, unreached, errors, warnings, ms }) =>
      `${amount(pages, { one: 'page auditée', other: 'pages auditées' })}${failed > 0 ? `, ${amount(failed, { one: 'n’a pas pu être chargée', other: 'n’ont pas pu être chargées' })}` : ''}${unreached > 0 ? `, ${amount(unreached, { one: 'non atteinte', other: 'non atteintes' })}` : ''} : ${errorsOf(errors)}, ${warningsOf(warnings)}${ms === null ? '' : ` (${durationInWords(ms)})`}`,
    where: 'Où :',
    change: 'À modifier :',
    tolerated: ({ summary, count }) => `${summary} ; pages sans rapport tolérées : ${number(count)}`,
    notAudited: 'Non auditée',
    onPages: ({ pages, of }) => `${pagesOf(pages)} sur ${number(of)}`,
    also: ({ urls, left }) => `Aussi sur : ${urls.join(', ')}${left > 0 ? ` et ${number(left)} de plus` : ''}`,
    on: ({ urls, left }) => `Sur : ${urls.join(', ')}${left > 0 ? ` et ${number(left)} de plus` : ''}`,
    morePages: ({ count }) => `et ${amount(count, { one: 'autre page', other: 'autres pages' })}`,
    moreChecks: ({ count }) => `et ${amount(count, { one: 'autre contrôle', other: 'autres contrôles' })} dans les autres rapports`,
    counts: ({ errors, warnings }) => `${errorsOf(errors)}, ${warningsOf(warnings)}`,
    acrossPages: 'Sur l’ensemble des pages',
    more: ({ count }) => `et ${number(count)} de plus`,
    unasserted: 'Aucune assertion en échec',
    knownIssue: 'Problème connu de la base de référence',
    otherFindings: ({ count }) =>
      amount(count, { one: 'autre contrôle en échec ou avec avertissement', other: 'autres contrôles en échec ou avec avertissement' }),
    otherChecks: ({ count }) =>
      amount(count, { one: 'autre contrôle réussi ou non applicable', other: 'autres contrôles réussis ou non applicables' }),
    cut: ({ left }) =>
      `${amount(left, { one: 'autre page', other: 'autres pages' })} dans les autres rapports (limite de taille atteinte).`,
    extracted: 'Valeurs extraites',
    extractedMore: ({ value, left }) => (left > 0 ? `${value} et ${number(left)} de plus` : value),
    badge: { label: 'Pageloupe', score: ({ score }) => `${number(score)} sur 100`, unknown: 'non auditée' },
    title: 'Pageloupe',
    page: 'Page',
    audit: 'Audit',
    geo: 'GEO',
    errors: 'Erreurs',
    warnings: 'Avertissements',
    runName: ({ host, pages }) => (pages === 1 ? host : `${host}, ${pagesOf(pages)}`),
    hosts: ({ count }) => amount(count, { one: 'site', other: 'sites' }),
    sarifCut: ({ left }) => `${amount(left, { one: 'résultat omis', other: 'résultats omis' })} : limite de GitHub dépassée.`,
  },
  doctor: {
    node: ({ version, good }) => (good ? `Node ${version}` : `Node ${version} est trop ancien : installer 20.19 ou plus récent.`),
    browser: ({ path }) => `Navigateur : ${path}`,
    sandbox: 'La sandbox de Chromium est activée.',
    noSandbox: 'La sandbox de Chromium est désactivée, comme demandé : n’auditer que des pages fiables.',
    fonts: ({ count }) => `${amount(count, { one: 'famille de polices trouvée', other: 'familles de polices trouvées' })}.`,
    fewFonts:
      'Trop peu de polices : les largeurs de texte seront fausses. Installer fonts-liberation et fonts-noto-core, et fonts-noto-cjk pour le chinois, le japonais et le coréen.',
    ownFonts: 'Les polices du système sont utilisées.',
    noFontList:
      'Impossible de lister les polices (fc-list est manquant). Si les pages s’affichent mal, installer fonts-liberation et fonts-noto-core.',
    runs: 'Une page a été ouverte, et aucune requête n’a contourné la protection des connexions sortantes.',
    starts: ({ why }) => `Chromium ne démarre pas : ${why}`,
    room: ({ dir }) => `${dir} est accessible en écriture.`,
    noRoom: ({ dir, why }) =>
      `${dir} n’est pas accessible en écriture ; les exécutions ne pourraient donc pas reprendre après une interruption : ${why}`,
    allWell: 'Tout est en ordre.',
    trouble: ({ count }) => `${amount(count, { one: 'problème', other: 'problèmes' })} à résoudre.`,
  },
  installBrowser: {
    used: ({ path }) => `Les audits utilisent ${path}`,
    failed:
      'Le navigateur n’a pas pu être installé. Installer plutôt Google Chrome, Edge ou le paquet chromium du système, ou définir CHROMIUM_PATH.',
  },
  init: {
    written: ({ file }) => `${file} est créé. Y ajouter vos URL, puis exécuter : pageloupe audit`,
    exists: ({ file }) => `${file} existe déjà et n’a pas été modifié.`,
  },
  signals: {
    unknown: ({ id, meant }) => `Contrôle inconnu : « ${id} ».${meantWords(meant)} Pour voir la liste : pageloupe signals`,
    header: ({ count }) => `${amount(count, { one: 'contrôle', other: 'contrôles' })}. Détails de l’un d’eux : pageloupe signals <ID>`,
    weight: 'Poids',
    group: 'Groupe',
    geo: 'GEO',
    gate: 'Bloquant',
    gateYes: 'oui : une page en échec ne peut pas être trouvée dans la recherche',
    sources: 'Sources',
    tools: 'Outils',
    points: ({ points, category }) => `${amount(points, { one: 'point', other: 'points' })} dans « ${category} »`,
  },
  serve: {
    badFile: ({ file, why }) => `Impossible d’utiliser ${file} : ${why}`,
    working: ({ address }) =>
      `Pageloupe audite des lots${address === null ? '' : ` ; son état est visible à ${address}/healthz`}. Arrêter avec Ctrl+C.`,
    listening: ({ address, keys }) => {
      // A service on all interfaces can be reached at the loopback address.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `Écoute sur ${address}. Documentation : ${near}/docs\nEssayer : curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }) => `${amount(count, { one: 'demande supprimée', other: 'demandes supprimées' })}.`,
    keyMade: ({ file }) => `${file} n’enregistre que son empreinte. Enregistrer la clé maintenant ; elle ne pourra plus être affichée.`,
    revoked: ({ count }) =>
      count === 0
        ? 'Aucune clé n’a ce nom ou cette empreinte. Pour voir la liste : pageloupe keys list --key-file <fichier>'
        : `${amount(count, { one: 'clé révoquée', other: 'clés révoquées' })}. Un service en marche ${agree(count, { one: 'la', other: 'les' })} refuse en moins d’une seconde.`,
    whichKey: 'Indiquer la clé, ou les premiers caractères de son empreinte.',
  },
  internal: ({ why }) => `Pageloupe a échoué : ${why}`,
};
