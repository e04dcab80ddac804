import { batchWords } from './batches.ts';
import type * as en from '../../en/server/http.ts';
import { refusalWords } from './audit.ts';
import { meant, quoted } from './options.ts';

export const faults: typeof en.faults = {
  unknownParameter: ({ name, near }) =>
    `Parámetro desconocido: ${quoted(name)}.${meant(near)} Si pertenece a la URL de la página, codificar los caracteres especiales de esa URL (percent-encoding): & se convierte en %26.`,
  duplicate: ({ name }) => `${quoted(name)} está repetido. Usarlo una sola vez; separar con comas los valores de una lista.`,
  required: ({ name }) => `Falta ${quoted(name)}.`,
  statelessLinks: () => 'Para filtrar por el estado de los enlaces hay que comprobarlos: quitar probe=false.',
  allowTarget: ({ origin, command }) =>
    `Para auditar páginas del propio equipo o de la propia red, iniciar el servicio con su origen: pageloupe ${command} --allow-targets ${origin}`,
  foreignCursor: () => 'Este cursor se creó con otros parámetros. Usar los parámetros de la primera página u omitir el cursor.',
  unreadableCursor: () => 'Cursor no válido. Usar page.nextCursor de una respuesta sin modificarlo.',
  notRun: ({ text }) => `${quoted(text)} no es el ID de una ejecución. Usar el id de otra ejecución de este sitio.`,
  email: () => 'Introducir una dirección de correo, como name@example.com.',
  unknownField: ({ name, near }) => `Campo desconocido: ${quoted(name)}.${meant(near)}`,
  notText: () => 'Debe ser una cadena.',
};

export const requestWords: typeof en.requestWords = {
  noHost: () => 'La solicitud no tiene cabecera Host o tiene varias. Enviar exactamente una, como exige HTTP/1.1.',
  noJson: ({ base }) => `El cuerpo no es JSON bien formado. En ${base}/docs hay un ejemplo para esta ruta.`,
  encoded: () => 'El cuerpo está comprimido. Enviarlo sin comprimir y sin Content-Encoding.',
  methods: ({ methods }) => `En esta ruta, usar ${methods.join(' o ')}.`,
};

export const urlFaults: typeof en.urlFaults = {
  missing: () => 'Indicar la página: url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }) => `${quoted(text)} no tiene esquema. Añadir https:// (o http://).`,
  otherScheme: ({ scheme }) => `Solo se pueden auditar páginas http y https, no ${quoted(scheme)}.`,
  unparsable: ({ text }) =>
    `${quoted(text)} no es una URL. Usar una URL completa, como https://example.com/ (como parámetro de URL: https%3A%2F%2Fexample.com%2F).`,
  credentials: () => 'Quitar de la URL el nombre de usuario y la contraseña: el servicio abre las páginas como un visitante sin cuenta.',
  tooLong: ({ most }) => `La URL tiene más de ${most} caracteres.`,
};

export const problemWords: typeof en.problemWords = {
  'invalid-parameter': {
    title: 'Parámetro no válido',
    detail: 'Al menos un parámetro tiene un valor no válido. En errors se indica cuál y qué usar en su lugar.',
  },
  'unknown-parameter': {
    title: 'Parámetro desconocido',
    detail: ({ base }) =>
      `Los parámetros desconocidos se rechazan para que no pasen inadvertidos los errores al escribir. Todos los parámetros están en ${base}/docs.`,
  },
  'duplicate-parameter': {
    title: 'Parámetro duplicado',
    detail: 'Cada parámetro se puede usar una vez. Separar con comas los valores de una lista.',
  },
  'invalid-url': { title: 'URL no válida', detail: 'El parámetro url debe ser una URL http o https absoluta.' },
  unauthenticated: {
    title: 'Se necesita una clave de API',
    detail: 'Enviar una clave válida en la cabecera: Authorization: Bearer pageloupe_…',
  },
  'keys-unavailable': {
    title: 'Claves no disponibles',
    detail:
      'El servicio no puede leer su archivo de claves, así que por ahora no acepta ninguna. Reintentar después del tiempo indicado en Retry-After.',
  },
  'role-required': {
    title: 'No permitido con esta clave',
    detail: ({ base }) => `El rol de la clave no permite esta solicitud. Usar una clave con el rol que indica ${base}/docs para esta ruta.`,
  },
  'host-forbidden': {
    title: 'Host no permitido',
    detail: 'Este servicio solo acepta solicitudes para localhost, 127.0.0.1 y los hosts con los que se inició (--allow-hosts).',
  },
  'origin-forbidden': {
    title: 'Origen no permitido',
    detail:
      'La solicitud procede de una página web de otro origen. Enviarla desde un programa o desde las páginas de este servicio, o iniciar el servicio con claves y --allow-origins.',
  },
  'target-forbidden': { title: 'URL no permitida', detail: refusalWords['target-forbidden'] },
  'not-found': { title: 'No encontrado', detail: ({ base }) => `No hay nada en esta ruta. Todas las rutas están en ${base}/docs.` },
  'batch-not-found': {
    title: 'Lote no encontrado',
    detail: 'Ese lote no existe, se eliminó, se inició con otra clave, o su batch.json está dañado o perdido.',
  },
  'site-not-found': {
    title: 'Sitio no encontrado',
    detail: ({ base }) => `No hay guardada ninguna ejecución de este sitio. Todos los sitios están en ${base}/v1/sites.`,
  },
  'run-not-found': { title: 'Ejecución no encontrada', detail: 'Este sitio no tiene esa ejecución, o se eliminó por su antigüedad.' },
  'schedule-not-found': { title: 'Programación no encontrada', detail: 'Esa programación no existe o se eliminó.' },
  'too-many-schedules': {
    title: 'Demasiadas programaciones',
    detail: 'Eliminar una programación que ya no se necesite y crear después esta.',
  },
  'database-unavailable': {
    title: 'Base de datos no disponible',
    detail: 'La base de datos del servicio no se puede usar en este momento. Reintentar después del tiempo indicado en Retry-After.',
  },
  'too-many-unfinished': {
    title: 'Demasiados lotes o páginas sin terminar',
    detail: 'Los lotes de esta clave sin terminar ya alcanzan el número o el tamaño permitido. Esperar a que termine uno o cancelar uno.',
  },
  'batch-ended': {
    title: 'El lote ha terminado',
    detail: 'Todas las páginas del lote están auditadas. Sus resultados se conservan hasta que se elimine.',
  },
  'batch-damaged': { title: 'Lote dañado', detail: batchWords.damagedBatch },
  'sitemap-unusable': { title: 'Sin páginas en el sitemap', detail: 'No se pudo leer ninguna página del sitemap.' },
  'idempotency-key-reused': {
    title: 'Clave de idempotencia reutilizada',
    detail: 'Esta Idempotency-Key ya se envió con otro cuerpo. Usar una clave nueva para otro lote.',
  },
  'queue-unavailable': {
    title: 'Cola no disponible',
    detail:
      'La cola del servicio no se puede usar en este momento, así que el lote no se inició. Reintentar después del tiempo indicado en Retry-After.',
  },
  'cursor-expired': { title: 'Cursor caducado', detail: 'La auditoría de este cursor ya no está en caché. Volver a empezar sin cursor.' },
  'method-not-allowed': { title: 'Método no permitido', detail: 'Usar un método de los que indica la cabecera Allow.' },
  'not-acceptable': { title: 'No aceptable', detail: 'Usar en la cabecera Accept uno de los tipos de medios indicados.' },
  'body-too-large': {
    title: 'Cuerpo de la solicitud demasiado grande',
    detail: 'El cuerpo de la solicitud puede ocupar hasta 16 KB; el de POST /v1/batches, hasta 16 MB.',
  },
  'url-too-long': {
    title: 'Línea de solicitud demasiado larga',
    detail:
      'La ruta con su cadena de consulta tiene más de 12.000 caracteres. Acortar la cadena de consulta: la URL de una página puede tener hasta 2048.',
  },
  'headers-too-large': {
    title: 'Cabeceras demasiado grandes',
    detail: 'Las cabeceras ocupan en total más de 16 KB. Quitar las que el servicio no necesita, como las cookies.',
  },
  'unsupported-media-type': {
    title: 'Tipo de medio no admitido',
    detail: ({ base }) => `Enviar application/json. Solo ${base}/contact acepta también application/x-www-form-urlencoded.`,
  },
  'request-timeout': { title: 'Tiempo de espera de la solicitud agotado', detail: 'Enviar toda la solicitud de una vez.' },
  'bad-request': {
    title: 'Solicitud incorrecta',
    detail:
      'La solicitud no es HTTP bien formado. Codificar los caracteres especiales de su ruta y su cadena de consulta (percent-encoding).',
  },
  'target-not-html': { title: 'No es una página HTML', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'La página es demasiado grande', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'La URL es una descarga', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'La página exige nombre de usuario y contraseña', detail: refusalWords['target-needs-login'] },
  'rate-limited': {
    title: 'Demasiadas solicitudes',
    detail: 'Se superó el límite de solicitudes. Reintentar después del tiempo indicado en Retry-After.',
  },
  'internal-error': {
    title: 'Error interno',
    detail: 'Es un error del servicio, no de la solicitud. Figura en el registro con el ID de esta solicitud.',
  },
  'storage-full': {
    title: 'Almacenamiento lleno',
    detail: 'El servicio no pudo escribir en su disco. No se guardó nada; volver a intentarlo más tarde.',
  },
  'target-dns-failure': { title: 'Host no encontrado', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'No se pudo acceder al servidor', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'Error de TLS', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'Respuesta del servidor no válida', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'Demasiadas redirecciones', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'La página hizo fallar el navegador', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'Navegador no disponible', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'El servicio está ocupado', detail: refusalWords.overloaded },
  draining: {
    title: 'El servicio se está deteniendo',
    detail: 'El servicio se está deteniendo y ya no responde a solicitudes. Reintentar después del tiempo indicado en Retry-After.',
  },
  'target-timeout': { title: 'La página tardó demasiado', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'Tiempo de espera en la cola agotado', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'Solicitud cancelada', detail: 'El cliente cerró la conexión.' },
};

export const startWords: typeof en.startWords = {
  wrongSettings: ({ faults: list }) => `Configuración no válida:\n${list.map((one) => `  ${one}`).join('\n')}`,
  badBasePath: 'Usar una ruta como /pageloupe, de letras, dígitos y . _ ~ -, que no empiece por /v1.',
  keysNeeded: ({ host }) =>
    `Sin claves, el servicio no escucha en ${host}, porque cualquiera que pueda acceder a él podría usarlo. Crear una clave con «pageloupe keys create <nombre> --key-file keys.txt» e iniciar con «--key-file keys.txt», o escuchar en 127.0.0.1.`,
  unreadableKeys: ({ path, line }) =>
    `La línea ${line} del archivo de claves ${path} no es una clave. Crear claves con «pageloupe keys create».`,
  closedKeyFile: ({ path, user }) =>
    `El usuario que ejecuta el servicio${user === '' ? '' : ` (uid ${user})`} no tiene permiso para leer el archivo de claves ${path}. Cambiar su propietario: chown ${user === '' ? '<usuario>' : user} ${path}; o, si está montado en un contenedor: chmod 644 ${path}. Contiene hashes de claves, no claves.`,
  noKeyFile: ({ path }) => `No se encontró el archivo de claves ${path}. Crearlo con «pageloupe keys create <nombre> --key-file ${path}».`,
  folderAsKeyFile: ({ path, inside }) =>
    `${path} es una carpeta, no un archivo de claves. Indicar un archivo dentro de ella: --key-file ${inside}`,
  originsNeedKeys: () =>
    '--allow-origins necesita claves. Crear una con «pageloupe keys create <nombre> --key-file keys.txt» e iniciar con «--key-file keys.txt».',
  noPlace: ({ host, port, code }) =>
    `El servicio no puede escuchar en ${host}, puerto ${port} (${code}). Usar una dirección IP de este equipo para --host y un puerto superior a 1023 para --port.`,
  portTaken: ({ host, port, option }) => `El puerto ${port} de ${host} está en uso. Elegir otro con ${option}.`,
};

export const readyWords: typeof en.readyWords = {
  draining: () => 'El servicio se está deteniendo.',
  queueFull: () => 'La cola está llena.',
  noKeys: () => 'No se puede leer el archivo de claves, así que se rechazan todas. El motivo está en el registro.',
};

export const startPage: typeof en.startPage = {
  title: 'Pageloupe',
  intro:
    'La API HTTP de Pageloupe audita una página por solicitud: para los buscadores y para comprobar si está preparada para que la citen los motores de respuestas con IA.',
  first: 'Una primera solicitud:',
  withKey: 'Este servicio exige una clave en cada solicitud a /v1:',
  dashboard: 'Panel de sitios',
  docs: 'Documentación interactiva',
  document: 'El documento OpenAPI',
  problems: 'Tipos de problemas',
  ready: 'Estado del servicio',
  contact: 'Registrar interés en una API alojada',
};

export const dashboardPage: typeof en.dashboardPage = {
  title: 'Sitios',
  reading: 'Leyendo los sitios…',
  noScript: ({ path }) => `El panel necesita JavaScript. La API ofrece los mismos datos en ${path}.`,
};

export const problemsPage: typeof en.problemsPage = {
  title: 'Problemas',
  intro: 'Toda respuesta con un estado de 400 o superior es un documento de problema (RFC 9457) con uno de estos códigos.',
  retryable: 'Puede que la misma solicitud funcione más tarde.',
};

export const contactPage: typeof en.contactPage = {
  title: 'Usar Pageloupe como API',
  intro:
    'Cuéntenos para qué usaría una API alojada. Respondemos por correo electrónico. Para ejecutar el servicio por cuenta propia no se necesita cuenta ni clave.',
  email: 'Su correo electrónico',
  use: '¿Para qué la usaría?',
  volume: 'Páginas al mes',
  volumes: {
    'under-1000': 'menos de 1000',
    '1000-10000': 'de 1000 a 10.000',
    '10000-100000': 'de 10.000 a 100.000',
    'over-100000': 'más de 100.000',
    unknown: 'Aún no lo sé',
  },
  send: 'Enviar',
  privacy:
    'Se guarda solo en este servidor: correo, uso y volumen. Para que se elimine, responder a nuestro correo o contactar con el operador de este servidor.',
  trap: 'Dejar este campo vacío',
  thanks: 'Gracias. Nos pondremos en contacto con usted.',
  faulty: 'Corregir los campos marcados.',
  limited: 'Demasiadas solicitudes en la última hora. Volver a intentarlo más tarde; el texto sigue aquí.',
  failed: 'No se pudo guardar. Volver a intentarlo más tarde; el texto sigue aquí.',
};
