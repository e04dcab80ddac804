import type * as en from '../../en/server/audit.ts';
import { durationInWords } from './duration.ts';

export const refusalWords: typeof en.refusalWords = {
  'target-forbidden':
    'Esta URL no está permitida: solo se pueden auditar páginas web públicas y los orígenes privados permitidos al iniciar.',
  'target-not-html': 'El servidor devolvió un documento que no es HTML. Usar la URL de una página.',
  'target-too-large': 'La página es demasiado grande para auditarla. Límites: 10 MB para el documento, 25 MB y 600 solicitudes en total.',
  'target-download': 'El servidor devolvió una descarga, no una página. Usar la URL de una página.',
  'target-dns-failure': 'No se pudo resolver el nombre de host. Comprobar cómo está escrito y sus registros DNS.',
  'target-connect-failed':
    'No se pudo conectar con el servidor. Comprobar que está en funcionamiento y que es accesible en este host y puerto.',
  'target-tls-error':
    'No se pudo establecer una conexión segura. Comprobar el certificado: al abrir la URL en un navegador se ve el error.',
  'target-protocol-error':
    'La respuesta del servidor no es HTTP válido o se interrumpió. Volver a intentarlo y comprobar el registro del servidor.',
  'target-needs-login':
    'El servidor devolvió 401 y exige nombre de usuario y contraseña. La línea de comandos puede enviarlos con --header "Authorization: Basic …"; la API HTTP solo audita lo que ven los visitantes sin cuenta.',
  'target-too-many-redirects': 'La URL redirige demasiadas veces. Comprobar si hay un bucle de redirecciones.',
  'target-crashed-renderer': 'La página hizo fallar su pestaña del navegador. Volver a intentarlo, o probar sin JavaScript.',
  'target-timeout': 'La página no respondió a tiempo. Volver a intentarlo o aumentar el tiempo de espera.',
  'browser-unavailable': 'No se pudo iniciar ningún navegador. Volver a intentarlo más tarde.',
  overloaded: 'Hay demasiadas páginas esperando a ser auditadas. Volver a intentarlo más tarde.',
  'queue-timeout': 'La auditoría esperó demasiado en la cola. Volver a intentarlo más tarde, o con menos a la vez.',
  draining: 'El servicio se está deteniendo y no inicia auditorías nuevas. Volver a intentarlo más tarde.',
  cancelled: 'La auditoría se canceló.',
};

export const reasonWords: typeof en.reasonWords = {
  tls: {
    CERT_AUTHORITY_INVALID:
      'El certificado está autofirmado, o su CA es desconocida en este equipo. Para una CA propia: --ca ARCHIVO (PAGELOUPE_CA), con su certificado en formato PEM.',
    CERT_DATE_INVALID: 'El certificado ha caducado o aún no es válido. Renovarlo o corregir el reloj de este equipo.',
    CERT_COMMON_NAME_INVALID: 'El certificado es para otro nombre de host. Añadir este al certificado o corregir la URL.',
    CERT_REVOKED: 'El certificado fue revocado. Sustituirlo.',
    CERT_WEAK_SIGNATURE_ALGORITHM:
      'El certificado tiene una firma que los navegadores ya no aceptan, como SHA-1. Sustituir el certificado.',
    CERT_VALIDITY_TOO_LONG: 'El certificado es válido durante más tiempo del que aceptan los navegadores. Sustituirlo.',
    SSL_VERSION_OR_CIPHER_MISMATCH:
      'El servidor no ofrece ninguna versión de TLS ni cifrado que acepten los navegadores. Activar TLS 1.2 o 1.3.',
    SSL_PROTOCOL_ERROR: 'La respuesta del servidor no es TLS. Comprobar el puerto, y si se trata de http en lugar de https.',
  },
  noAnswer: 'El servidor respondió sin documento. Usar la URL de una página.',
  statusAlone: ({ status }) => `El servidor devolvió ${status} y ninguna página, así que no hay nada que auditar.`,
  redirectForbidden:
    'Esta URL redirige a otra que no está permitida: solo se pueden auditar páginas web públicas y los orígenes privados permitidos al iniciar.',
  leadsAside: 'La URL redirige a algo que no es una página http o https.',
  brokenXml: 'El documento es XML que no está bien formado, así que los navegadores muestran un error.',
  unreadable: 'El proceso de la página devolvió datos no válidos. Volver a intentarlo, o probar sin JavaScript.',
  notRead: 'No se pudo leer la página. Volver a intentarlo, o probar sin JavaScript.',
  busy: 'La página cargó, pero no estuvo lista a tiempo; puede que un script la mantenga ocupada. Volver a intentarlo sin JavaScript o aumentar el tiempo de espera.',
  tooMuch: 'La página tiene más contenido del que se puede auditar. Auditar una parte más pequeña si tiene su propia URL.',
  leaves: 'La página pasa continuamente a otras URL y no se pudo leer. Usar la URL final.',
  noChromium:
    'No se encontró ningún navegador. Ejecutar «pageloupe install-browser» para instalar la versión probada de Chromium, o instalar Google Chrome, Edge o el paquete chromium del sistema. Para un navegador en otra ubicación, definir CHROMIUM_PATH.',
  root: 'Chromium no puede ejecutar su sandbox como root. Ejecutar como otro usuario, o usar --no-sandbox (PAGELOUPE_NO_SANDBOX=1) si todas las páginas auditadas son de confianza.',
  noSandbox:
    'Chromium no encontró ningún sandbox utilizable. En Ubuntu 23.10 y posteriores, también en los runners de GitHub: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. En Docker: --security-opt seccomp=docs/use/ci/seccomp.json. O usar --no-sandbox (PAGELOUPE_NO_SANDBOX=1) si todas las páginas auditadas son de confianza.',
  noExecutable: ({ path }) =>
    `No hay ningún navegador en ${path}. Corregir CHROMIUM_PATH (o --chromium del servicio), u omitirlo para usar uno encontrado o instalado: pageloupe install-browser`,
  noBrowser: ({ path, why }) =>
    `${path} no se ejecuta como navegador${why === '' ? '' : ` (${why})`}. Si lo es, puede que le falten bibliotecas del sistema (pageloupe install-browser --with-deps). Si no, corregir CHROMIUM_PATH (o --chromium del servicio), u omitirlo para usar uno encontrado o instalado.`,
  proxy: {
    'log-in': ({ place }) =>
      `El proxy ${place} rechazó el inicio de sesión (407). Comprobar el usuario y la contraseña en --proxy, y codificar los caracteres especiales, como # con %23.`,
    refused: ({ place, status }) =>
      `El proxy ${place} no abrió ninguna conexión con el servidor y respondió con el estado ${status}. Quizá no permite este host o puerto, o él mismo no puede acceder a él.`,
    unreachable: ({ place }) =>
      `No se puede acceder al proxy ${place}. Comprobar su host y puerto en --proxy, y que está en funcionamiento.`,
  },
  unsafePort: 'Los navegadores se niegan a abrir este puerto porque pertenece a otro protocolo. Usar otro, como 8080.',
  noTemporaryFolder: ({ folder }) =>
    `Chromium necesita la carpeta de archivos temporales, ${folder}, y no puede escribir en ella. Crearla, cambiar sus permisos o definir TMPDIR con otra.`,
  silentAtStart: 'se inició, pero no respondió.',
  hung: 'El navegador dejó de responder y se ha reemplazado, así que no se sabe nada de la página. Volver a intentarlo.',
  notStarted: ({ why }) => `Chromium no se inició: ${why}`,
};

export const authorityWords: typeof en.authorityWords = {
  file: ({ file, why }) => `No se puede usar ${file}: ${why}`,
  none: 'no contiene ningún certificado en formato PEM (-----BEGIN CERTIFICATE-----). Para convertir uno binario: openssl x509 -inform der -in ca.cer -out ca.pem',
  broken: ({ index }) => `no se puede leer su certificado ${index}. Volver a exportarlo.`,
  large: 'ocupa más de 1 MB. Indicar un archivo solo con los certificados de las autoridades propias.',
};

export const extractionWords: typeof en.extractionWords = {
  unread: 'El proceso de la página no devolvió ningún valor válido.',
  slowPage: 'La página no devolvió sus valores a tiempo.',
  noHtml: 'No se pudo leer el código fuente HTML de la página.',
  slowExpression: ({ ms }) => `La expresión tardó más de ${durationInWords(ms)}. Simplificarla.`,
};

export const pluginWords: typeof en.pluginWords = {
  tooSlow: ({ ms }) => `No terminó en ${durationInWords(ms)}.`,
  givenUp: ({ failures }) => `Falló en ${failures} páginas seguidas y no se volvió a ejecutar.`,
  nonsense: 'Devolvió un mensaje no válido.',
  ended: 'Su hilo terminó.',
  typescript: 'esta versión de Node no ejecuta TypeScript. Compilar el archivo a JavaScript, o usar Node 22.18 o posterior.',
};

export const warningWords: typeof en.warningWords = {
  'target-status': (status) => `El servidor devolvió ${status}; este informe describe la página que envió con ese estado.`,
  'redirected-off-site': (host) => `La URL redirige a otro sitio (${host}); este informe describe esa página.`,
  'went-on': (url) => `La página redirigió mediante un script o meta refresh; este informe describe ${url}`,
  'requests-blocked': (count) =>
    `Solicitudes de la página bloqueadas: ${count}. Motivo: direcciones privadas, o más solicitudes de las permitidas para una página.`,
  'timeout-partial': () => 'A la auditoría se le acabó el tiempo; este informe abarca lo que se había leído hasta entonces.',
  'raw-html-unread': (why) => `No se pudo leer el código fuente HTML, así que faltan las comprobaciones que lo necesitan: ${why}`,
  'bot-wall-suspected': () => 'Parece que el servidor envió una verificación antibots en lugar de la página.',
  covered: (what) => `Una superposición tapaba la página durante esta visita, como un cuadro de consentimiento: ${what}`,
  'covered-alone': (what) =>
    `En la página apenas había más texto que el de una superposición, como un cuadro de consentimiento; este informe la describe: ${what}`,
  'document-cut': () => 'El HTML se cortó antes de su final, o no llegó a tiempo; lo que sigue falta en este informe.',
  'load-incomplete': () => 'La página no terminó de cargar; este informe abarca lo que había cargado.',
  'dialogs-dismissed': (count) => `Se cerraron los cuadros de diálogo que abrió la página (${count}).`,
  'popups-closed': (count) => `Se cerraron las ventanas que abrió la página (${count}).`,
};

export const faultWords: typeof en.faultWords = {
  silent: ({ why }) => `El navegador no responde: ${why}`,
  reached: ({ route }) => `Falló la protección de salida: una página llegó a este equipo a través de ${route}.`,
  unused: 'La protección de salida no vio ninguna solicitud: el navegador no usa su proxy.',
};

export const systemWords: typeof en.systemWords = {
  ENOENT: 'no existe ese archivo o carpeta.',
  EISDIR: 'es una carpeta.',
  ENOTDIR: 'una parte de su ruta es un archivo, no una carpeta.',
  ENAMETOOLONG: 'su nombre es demasiado largo.',
  ELOOP: 'sus enlaces simbólicos forman un bucle.',
  EACCES: 'permiso denegado. Cambiar sus permisos o ejecutar como otro usuario.',
  EPERM: 'permiso denegado. Cambiar sus permisos o ejecutar como otro usuario.',
  EMFILE: 'demasiados archivos abiertos. Cerrar otros programas y volver a intentarlo.',
  ENOSPC: 'no queda espacio en el disco.',
  EROFS: 'el disco es de solo lectura. Usar otra carpeta.',
  ENOTSUP: 'ahí no se pueden crear archivos. Usar otra carpeta.',
  EEXIST: 'ya existe un archivo con ese nombre.',
};

export const runWords: typeof en.runWords = {
  tooSlow: ({ ms }) => `La auditoría no terminó en ${durationInWords(ms)}.`,
  internal: ({ why }) => `Pageloupe falló: ${why}`,
  errorAtStart: ({ status }) =>
    `La página inicial respondió con el estado ${status}, así que no se siguieron sus enlaces. Rastrear desde la URL de una página que funcione.`,
  rateLimited: ({ status, requested }) =>
    `No se pudo comprobar: el servidor limita las solicitudes. Devolvió ${status}${status === 429 ? ' (demasiadas solicitudes)' : ''} una y otra vez, así que ${requested ? 'Pageloupe dejó de solicitar esta página' : 'esta página no se solicitó'}. Volver a auditarla más tarde.`,
};
