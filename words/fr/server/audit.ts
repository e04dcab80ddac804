import type * as en from '../../en/server/audit.ts';
import { durationInWords } from './duration.ts';

export const refusalWords: typeof en.refusalWords = {
  'target-forbidden':
    'Cette URL n’est pas autorisée : seules les pages web publiques peuvent être auditées, ainsi que les origines privées autorisées au démarrage.',
  'target-not-html': 'Le serveur a renvoyé un document qui n’est pas du HTML. Utiliser l’URL d’une page.',
  'target-too-large': 'La page est trop volumineuse pour être auditée. Limites : 10 Mo pour le document, 25 Mo et 600 requêtes au total.',
  'target-download': 'Le serveur a renvoyé un téléchargement, pas une page. Utiliser l’URL d’une page.',
  'target-dns-failure': 'Le nom d’hôte n’a pas pu être résolu. Vérifier son orthographe et ses enregistrements DNS.',
  'target-connect-failed':
    'Impossible de se connecter au serveur. Vérifier qu’il fonctionne et qu’il est joignable à cet hôte et à ce port.',
  'target-tls-error':
    'Impossible d’établir une connexion sécurisée. Vérifier le certificat : ouvrir l’URL dans un navigateur pour voir l’erreur.',
  'target-protocol-error':
    'La réponse du serveur n’est pas du HTTP valide ou a été interrompue. Réessayer, et consulter le journal du serveur.',
  'target-needs-login':
    'Le serveur a renvoyé 401 et exige un nom d’utilisateur et un mot de passe. La ligne de commande peut les envoyer avec --header "Authorization: Basic …" ; l’API HTTP n’audite que ce que voient les visiteurs sans compte.',
  'target-too-many-redirects': 'L’URL redirige trop de fois. Vérifier s’il y a une boucle de redirections.',
  'target-crashed-renderer': 'La page a fait planter son onglet. Réessayer, éventuellement sans JavaScript.',
  'target-timeout': 'La page n’a pas répondu à temps. Réessayer, ou augmenter le délai.',
  'browser-unavailable': 'Aucun navigateur n’a pu être démarré. Réessayer plus tard.',
  overloaded: 'Trop de pages attendent d’être auditées. Réessayer plus tard.',
  'queue-timeout': 'L’audit a attendu trop longtemps dans la file d’attente. Réessayer plus tard, ou avec moins d’audits à la fois.',
  draining: 'Le service s’arrête et ne lance plus d’audits. Réessayer plus tard.',
  cancelled: 'L’audit a été annulé.',
};

export const reasonWords: typeof en.reasonWords = {
  tls: {
    CERT_AUTHORITY_INVALID:
      'Le certificat est autosigné, ou son autorité est inconnue sur cette machine. Pour votre propre autorité : --ca FICHIER (PAGELOUPE_CA), avec son certificat au format PEM.',
    CERT_DATE_INVALID: 'Le certificat a expiré ou n’est pas encore valide. Le renouveler, ou régler l’horloge de cette machine.',
    CERT_COMMON_NAME_INVALID: 'Le certificat est établi pour un autre nom d’hôte. Y ajouter celui-ci, ou corriger l’URL.',
    CERT_REVOKED: 'Le certificat a été révoqué. Le remplacer.',
    CERT_WEAK_SIGNATURE_ALGORITHM:
      'Le certificat a une signature que les navigateurs n’acceptent plus, comme SHA-1. Remplacer le certificat.',
    CERT_VALIDITY_TOO_LONG: 'Le certificat est valide plus longtemps que les navigateurs ne l’acceptent. Le remplacer.',
    SSL_VERSION_OR_CIPHER_MISMATCH:
      'Le serveur ne propose aucune version de TLS ni aucun chiffrement que les navigateurs acceptent. Activer TLS 1.2 ou 1.3.',
    SSL_PROTOCOL_ERROR: 'La réponse du serveur n’est pas du TLS. Vérifier le port, et s’il s’agit de http au lieu de https.',
  },
  noAnswer: 'Le serveur a répondu sans document. Utiliser l’URL d’une page.',
  statusAlone: ({ status }) => `Le serveur a renvoyé ${status} sans page ; il n’y a donc rien à auditer.`,
  redirectForbidden:
    'Cette URL redirige vers une autre qui n’est pas autorisée : seules les pages web publiques peuvent être auditées, ainsi que les origines privées autorisées au démarrage.',
  leadsAside: 'L’URL redirige vers autre chose qu’une page http ou https.',
  brokenXml: 'Le document est du XML mal formé ; les navigateurs affichent donc une erreur.',
  unreadable: 'Le processus de la page a renvoyé des données non valides. Réessayer, éventuellement sans JavaScript.',
  notRead: 'La page n’a pas pu être lue. Réessayer, éventuellement sans JavaScript.',
  busy: 'La page s’est chargée mais n’a pas été prête à temps ; un script l’occupe peut-être. Réessayer sans JavaScript, ou augmenter le délai.',
  tooMuch: 'La page a plus de contenu qu’il n’est possible d’auditer. En auditer une partie plus petite, si elle a sa propre URL.',
  leaves: 'La page passe sans cesse à d’autres URL et n’a pas pu être lue. Utiliser l’URL finale.',
  noChromium:
    'Aucun navigateur trouvé. Exécuter « pageloupe install-browser » pour installer la version testée de Chromium, ou installer Google Chrome, Edge ou le paquet chromium du système. Pour un navigateur à un autre emplacement, définir CHROMIUM_PATH.',
  root: 'Chromium ne peut pas exécuter sa sandbox en tant que root. Utiliser un autre compte, ou passer --no-sandbox (PAGELOUPE_NO_SANDBOX=1) si toutes les pages auditées sont fiables.',
  noSandbox:
    'Chromium n’a trouvé aucune sandbox utilisable. Sur Ubuntu 23.10 et versions ultérieures, y compris les runners de GitHub : sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. Dans Docker : --security-opt seccomp=docs/use/ci/seccomp.json. Ou passer --no-sandbox (PAGELOUPE_NO_SANDBOX=1) si toutes les pages auditées sont fiables.',
  noExecutable: ({ path }) =>
    `Il n’y a pas de navigateur à l’emplacement ${path}. Corriger CHROMIUM_PATH (ou --chromium du service), ou l’omettre pour utiliser un navigateur trouvé ou installé : pageloupe install-browser`,
  noBrowser: ({ path, why }) =>
    `${path} ne s’exécute pas comme un navigateur${why === '' ? '' : ` (${why})`}. Si c’en est un, il lui manque peut-être des bibliothèques du système (pageloupe install-browser --with-deps). Sinon, corriger CHROMIUM_PATH (ou --chromium du service), ou l’omettre pour utiliser un navigateur trouvé ou installé.`,
  proxy: {
    'log-in': ({ place }) =>
      `Le proxy ${place} a refusé l’authentification (407). Vérifier le nom d’utilisateur et le mot de passe dans --proxy, et encoder les caractères spéciaux, comme # en %23.`,
    refused: ({ place, status }) =>
      `Le proxy ${place} n’a pas ouvert de connexion au serveur et a répondu avec le statut ${status}. Il n’autorise peut-être pas cet hôte ou ce port, ou ne peut pas le joindre lui-même.`,
    unreachable: ({ place }) => `Le proxy ${place} est injoignable. Vérifier son hôte et son port dans --proxy, et qu’il fonctionne.`,
  },
  unsafePort: 'Les navigateurs refusent d’ouvrir ce port, car il appartient à un autre protocole. En utiliser un autre, comme 8080.',
  noTemporaryFolder: ({ folder }) =>
    `Chromium a besoin du dossier des fichiers temporaires, ${folder}, et ne peut pas y écrire. Le créer, modifier ses droits, ou en indiquer un autre dans TMPDIR.`,
  silentAtStart: 'il a démarré mais n’a pas répondu.',
  hung: 'Le navigateur ne répondait plus et a été remplacé ; on ne sait donc rien de la page. Réessayer.',
  notStarted: ({ why }) => `Chromium n’a pas démarré : ${why}`,
};

export const authorityWords: typeof en.authorityWords = {
  file: ({ file, why }) => `Impossible d’utiliser ${file} : ${why}`,
  none: 'il ne contient aucun certificat au format PEM (-----BEGIN CERTIFICATE-----). Pour convertir un certificat binaire : openssl x509 -inform der -in ca.cer -out ca.pem',
  broken: ({ index }) => `son certificat ${index} n’est pas lisible. L’exporter à nouveau.`,
  large: 'il dépasse 1 Mo. Indiquer un fichier avec les seuls certificats de vos propres autorités.',
};

export const extractionWords: typeof en.extractionWords = {
  unread: 'Le processus de la page n’a renvoyé aucune valeur valide.',
  slowPage: 'La page n’a pas renvoyé ses valeurs à temps.',
  noHtml: 'Le HTML source de la page n’a pas pu être lu.',
  slowExpression: ({ ms }) => `L’expression a pris plus de ${durationInWords(ms)}. La simplifier.`,
};

export const pluginWords: typeof en.pluginWords = {
  tooSlow: ({ ms }) => `Il n’a pas terminé en ${durationInWords(ms)}.`,
  givenUp: ({ failures }) => `Il a échoué sur ${failures} pages de suite et n’a plus été exécuté.`,
  nonsense: 'Il a renvoyé un message non valide.',
  ended: 'Son thread s’est terminé.',
  typescript:
    'cette version de Node n’exécute pas TypeScript. Compiler le fichier en JavaScript, ou utiliser Node 22.18 ou une version ultérieure.',
};

export const warningWords: typeof en.warningWords = {
  'target-status': (status) => `Le serveur a renvoyé ${status} ; ce rapport décrit la page envoyée avec ce statut.`,
  'redirected-off-site': (host) => `L’URL redirige vers un autre site (${host}) ; ce rapport décrit la page de ce site.`,
  'went-on': (url) => `La page a redirigé par script ou meta refresh ; ce rapport décrit ${url}`,
  'requests-blocked': (count) =>
    `Requêtes de la page bloquées : ${count}. Motif : adresses privées, ou plus de requêtes que la limite pour une page.`,
  'timeout-partial': () => 'L’audit a manqué de temps ; ce rapport porte sur ce qui a été lu jusque-là.',
  'raw-html-unread': (why) => `Le HTML source n’a pas pu être lu ; les contrôles qui en ont besoin manquent donc : ${why}`,
  'bot-wall-suspected': () => 'Le serveur semble avoir envoyé une vérification anti-robots à la place de la page.',
  covered: (what) => `Une superposition, comme une demande de consentement, couvrait la page pendant cette visite : ${what}`,
  'covered-alone': (what) =>
    `La page n’affichait guère d’autre texte que celui d’une superposition, comme une demande de consentement, que ce rapport décrit : ${what}`,
  'document-cut': () => 'Le HTML s’est interrompu avant sa fin, ou n’est pas arrivé à temps ; la suite manque dans ce rapport.',
  'load-incomplete': () => 'La page n’a pas fini de se charger ; ce rapport porte sur ce qui était chargé.',
  'dialogs-dismissed': (count) => `Les boîtes de dialogue ouvertes par la page ont été fermées (${count}).`,
  'popups-closed': (count) => `Les fenêtres ouvertes par la page ont été fermées (${count}).`,
};

export const faultWords: typeof en.faultWords = {
  silent: ({ why }) => `Le navigateur ne répond pas : ${why}`,
  reached: ({ route }) => `La protection des connexions sortantes a échoué : une page a atteint cette machine par ${route}.`,
  unused: 'La protection des connexions sortantes n’a vu aucune requête : le navigateur n’utilise pas son proxy.',
};

export const systemWords: typeof en.systemWords = {
  ENOENT: 'ce fichier ou dossier n’existe pas.',
  EISDIR: 'c’est un dossier.',
  ENOTDIR: 'une partie de son chemin est un fichier, pas un dossier.',
  ENAMETOOLONG: 'son nom est trop long.',
  ELOOP: 'ses liens symboliques forment une boucle.',
  EACCES: 'accès refusé. Modifier ses droits, ou utiliser un autre compte.',
  EPERM: 'accès refusé. Modifier ses droits, ou utiliser un autre compte.',
  EMFILE: 'trop de fichiers ouverts. Fermer d’autres programmes, puis réessayer.',
  ENOSPC: 'il n’y a plus d’espace sur le disque.',
  EROFS: 'le disque est en lecture seule. Utiliser un autre dossier.',
  ENOTSUP: 'aucun fichier ne peut y être créé. Utiliser un autre dossier.',
  EEXIST: 'un fichier de ce nom existe déjà.',
};

export const runWords: typeof en.runWords = {
  tooSlow: ({ ms }) => `L’audit n’a pas terminé en ${durationInWords(ms)}.`,
  internal: ({ why }) => `Pageloupe a échoué : ${why}`,
  errorAtStart: ({ status }) =>
    `La page de départ a répondu avec le statut ${status}, ses liens n’ont donc pas été suivis. Lancer l’exploration depuis l’URL d’une page qui fonctionne.`,
  rateLimited: ({ status, requested }) =>
    `N’a pas pu être contrôlé : le serveur limite les requêtes. Il a renvoyé ${status}${status === 429 ? ' (trop de requêtes)' : ''} à plusieurs reprises ; ${requested ? 'Pageloupe a donc cessé de demander cette page' : 'cette page n’a donc pas été demandée'}. L’auditer à nouveau plus tard.`,
};
