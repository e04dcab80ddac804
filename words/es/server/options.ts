import type * as en from '../../en/server/options.ts';
import { spanish } from '../spanish.ts';
import { quotable } from '../../sentence.ts';

const { amount, number, or } = spanish;
export const quoted = (text: string) => `«${quotable(text)}»`;
export const meant = (near: string) => (near === '' ? '' : ` ¿Se quería decir ${quoted(near)}?`);

export const optionWords: typeof en.optionWords = {
  visit: {
    device: 'Dispositivo que emula la visita: pantalla, puntero y client hints.',
    javascript: 'JavaScript está desactivado.',
    pageLocale: 'Idioma de la cabecera Accept-Language (BCP 47), por ejemplo de-AT; si se omite, el del propio navegador.',
    userAgent: 'User agent de la visita. Al token de un rastreador siempre le sigue el nombre de este producto.',
    waitUntil: 'Evento que se espera antes de leer la página.',
    settle: 'Tiempo de espera después de ese evento.',
    timeout: 'Tiempo máximo para una página, sin contar el tiempo en la cola; su respuesta debe empezar antes del 60 % de ese tiempo.',
    probe:
      'No se solicitan los destinos de los enlaces, la URL canónica, las versiones de idioma ni las imágenes. Es más rápido, pero las comprobaciones que los necesitan quedan sin hacer. Lo que no se alcanza en el tiempo de la página se indica en warnings.',
    intent: 'keep-out: los buscadores no deben indexar la página.',
    pageType: 'Tipo de página, si la detección es incorrecta.',
    aiOptOut: 'El sitio no quiere que la IA lo cite; no hay puntuación GEO.',
  },
  answer: {
    language:
      'Idioma de las frases de la respuesta; si se omite, el de Accept-Language. Los códigos e ID son iguales en todos los idiomas.',
    maxAge: 'Antigüedad máxima en segundos de una auditoría en caché; 0 para una nueva.',
    maxItems: 'Número máximo de elementos por lista; los totales siempre abarcan la lista completa.',
    signals: 'Solo estas señales en signals y fixes. Las puntuaciones y los recuentos siguen siendo los de toda la auditoría.',
    skipSignals: 'Todas las señales menos estas. Las puntuaciones y los recuentos siguen siendo los de toda la auditoría.',
  },
  start: { crawl: 'Seguir los enlaces desde esta página, en el mismo host, según lo que permita robots.txt.' },
  source: {
    sitemap: 'Páginas de un sitemap: una URL, un archivo, o auto para los sitemaps que indica robots.txt.',
    urlFile: 'Archivo con una URL por línea; - para la entrada estándar.',
  },
  crawl: {
    limit: 'Número máximo de páginas de un rastreo.',
    depth: 'Número máximo de clics desde la página inicial; si se omite, no hay límite.',
    subdomains: 'También se rastrean los otros hosts del dominio.',
    ignoreRobots: 'Host propio que se rastrea como si su robots.txt lo permitiera todo.',
  },
  filter: {
    include: 'Solo las URL que coincidan: un glob como "/blog/**" o una /expresión regular/.',
    exclude: 'Ninguna URL que coincida.',
    replace: 'Cambio que se aplica a cada URL, como "s#https://example.com#http://localhost:3000#".',
  },
  sample: {
    sample: 'Auditar solo este número de páginas, elegidas al azar.',
    seed: 'Semilla de la muestra aleatoria: la misma semilla elige las mismas páginas.',
  },
  access: {
    cookieFile: 'Cookies en formato de Netscape, o líneas de nombre=valor.',
    login: 'Módulo ES que inicia sesión antes de la primera página (docs/use/command-line.md).',
    loginState: 'Archivo en el que se guarda la sesión iniciada, o del que se lee.',
    proxy: 'Proxy HTTP para servidores públicos, como http://proxy.example.com:3128.',
    ca: 'Certificados de autoridades propias (PEM); se confía en ellos además de en los habituales.',
  },
  pace: {
    concurrency: 'Páginas a la vez; si se omite, tantas como procesadores, 4 como máximo.',
    perHost: 'Páginas de un mismo host a la vez.',
    delay: 'Tiempo entre el inicio de dos páginas de un mismo host.',
    retries: 'Cuántas veces se reintenta una página que no respondió.',
    maxRunTime: 'Tiempo máximo para toda la ejecución. Lo que no se haya auditado para entonces cuenta como no alcanzado.',
  },
  limits: {
    maxWarnings: 'Número máximo de advertencias en todas las páginas juntas.',
    allowUnreachable: 'Páginas que pueden quedar sin informe antes de que falle el comando.',
    allowIncomplete: 'Los sitemaps y las páginas que no se pudieron leer por completo no cambian el código de salida.',
    baseline: 'Archivo de problemas conocidos, que no cuentan (pageloupe baseline update).',
  },
  rules: {
    preset:
      'recommended (también si se omite): una comprobación no superada es un error; una mejorable, una advertencia. strict: ambas son errores. none: solo cuenta lo que se indique.',
    minScore: 'Puntuación de auditoría mínima de cada página.',
  },
  geo: { minGeo: 'Puntuación GEO mínima de cada página.' },
  rows: {
    csvRows: 'Qué representa una fila del CSV.',
    rows: 'Qué comprobaciones tienen las filas de NDJSON y CSV. failing: las no superadas y las que tienen advertencia.',
  },
  run: {
    resume: 'Carpeta en la que se guarda la ejecución, o desde la que continúa.',
    compareWith: 'Resultados de una ejecución anterior: terminar con el código 1 si hay fallos nuevos.',
    comment: 'Archivo para la comparación en Markdown, para un comentario en una pull request.',
    server: 'Servicio Pageloupe que audita las páginas en un lote, por ejemplo https://pageloupe.example.com.',
  },
  parts: {
    shard: 'Auditar la parte i de n, para repartir el trabajo entre n equipos.',
    output: 'Archivo para el primer informe que no tenga uno.',
  },
  remote: {
    keyEnv: 'Variable de entorno con la clave de API de ese servicio (PAGELOUPE_KEY).',
    batch: 'Seguir un lote de --server que ya se inició.',
  },
  site: {
    static: 'Servir en este equipo un sitio ya compilado y auditar sus páginas, o las URL indicadas.',
    port: 'Puerto de --static.',
    base: 'Ruta para la que se compiló el sitio de --static, como /docs/.',
    start: 'Iniciar un servidor con este comando y detenerlo después.',
    waitOn: 'URL que responde cuando el servidor de --start está listo; se audita si no se indica otra.',
    waitTimeout: 'Tiempo máximo de espera hasta que responda.',
  },
  list: {
    header: 'Cabecera de solicitud, enviada solo a los sitios auditados; ${NAME} lee una variable de entorno.',
    extract:
      'Valor que se lee de cada página: css:<selector>[@atributo], xpath:<expresión>, o regex:<expresión> sobre el código fuente HTML.',
    plugin: 'Módulo ES con comprobaciones y formatos de informe propios.',
    assert: 'Cómo cuenta una comprobación: error, warn u off.',
  },
  compare: {
    failOn: 'Cuándo terminar con el código 1.',
    beforeOrigin: 'Origen de la ejecución anterior, como https://www.example.com.',
    afterOrigin: 'Origen de la ejecución posterior, como https://preview.example.com: sus páginas se emparejan con las de --before-origin.',
  },
  service: {
    host: 'Host en el que escuchar. Cualquiera que no sea este equipo exige claves.',
    port: 'Puerto en el que escuchar; 0 para cualquier puerto libre.',
    basePath: 'Ruta bajo la que un proxy muestra el servicio, como /pageloupe; el proxy puede conservarla o quitarla.',
    keyFile: 'Archivo con los hashes de las claves. Si se define, cada solicitud a /v1 exige una clave.',
    concurrency: 'Páginas abiertas al mismo tiempo.',
    queue: 'Auditorías que pueden esperar; las demás reciben un 503.',
    rateLimit:
      'Solicitudes a /v1 por minuto, por clave o, sin claves, por cliente. 0: sin límite; -1: 120 con claves, sin límite si no las hay.',
    contactLimit: 'Solicitudes a /contact por hora y cliente. 0: sin límite.',
    cacheMb: 'Tamaño de la caché en megabytes; una auditoría ocupa de 20 a 400 KB.',
    data: 'Carpeta para los lotes, sus resultados y el historial de los sitios. Si se omite, están en memoria y se pierden cuando el servicio se detiene.',
    queueUrl:
      'Redis, Valkey o PostgreSQL como cola de los lotes, por ejemplo redis://localhost:6379. Los procesos con la misma cola comparten el trabajo; necesitan la misma carpeta de datos o el mismo almacén.',
    queuePrefix: 'Prefijo de todas las claves en Redis o Valkey, para varios servicios en un servidor; {name} es un hash tag.',
    storeUrl:
      'PostgreSQL para los lotes y sus resultados, el historial de los sitios, las programaciones y las sesiones, por ejemplo postgres://localhost/pageloupe, en lugar de la carpeta de datos.',
    worker: 'Los lotes se dejan a otros procesos (pageloupe worker).',
    historyDays: 'Días que se conservan las ejecuciones de un sitio; 0 para no poner límite.',
    historyRuns: 'Ejecuciones que se conservan de cada sitio; 0 para no poner límite.',
    batchPages: 'URL que puede tener un lote.',
    openBatches: 'Lotes sin terminar que puede tener una clave; sin claves, en total.',
    openPages: 'URL que pueden tener en total los lotes sin terminar de una clave; un solo lote puede tener más.',
    hostDelayMs:
      'Milisegundos entre el inicio de dos páginas de un mismo host en los lotes; como máximo dos de ellas están abiertas a la vez.',
    allowWebhooks: 'Orígenes de redes privadas a los que se pueden enviar webhooks, como http://localhost:3000, separados por comas.',
    graceMs: 'Milisegundos que tienen para terminar las auditorías en curso cuando el servicio se detiene.',
    sandbox: 'Chromium se ejecuta sin su sandbox. Solo en un contenedor dedicado.',
    chromium: 'Ruta del Chromium, Google Chrome o Edge que se usa en lugar del detectado.',
    ca: 'Archivo con los certificados de autoridades propias (PEM); se confía en ellos además de en los habituales: para páginas, rastreos y webhooks.',
    allowTargets: 'Orígenes de redes privadas que se pueden auditar, como http://localhost:3000, separados por comas.',
    allowHosts: 'Otros nombres de host que se aceptan en las solicitudes, además de localhost, separados por comas.',
    allowOrigins:
      'Orígenes de páginas web que pueden usar el servicio con una clave, como https://dashboard.example.com, separados por comas.',
    trustProxy:
      'Los clientes se identifican por la última dirección IP de X-Forwarded-For. Solo detrás de un proxy propio que establezca esta cabecera.',
    contactFile: 'Archivo en el que /contact guarda los registros.',
    logLevel: 'Nivel de registro; líneas JSON en la salida de error estándar.',
  },
  worker: { host: 'Host en el que escucha --health-port.' },
  health: { healthPort: 'Puerto de /healthz y /readyz; 0 para cualquier puerto libre; si se omite, ninguno.' },
  config: { config: 'Archivo de configuración; si se omite, pageloupe.config.* de esta carpeta.' },
  input: { input: 'Resultados guardados con --format ndjson=<archivo>, de cada shard.' },
  keys: {
    role: 'read: ve sitios, programaciones, comprobaciones y herramientas; run: también auditorías y lotes; admin: además, programaciones y eliminación de sitios.',
  },
  migrate: {
    storeUrl: 'postgres://administrator@host/database, donde están los lotes y el historial.',
    queueUrl: 'Lo mismo, si la cola está en PostgreSQL.',
    role: 'Rol del servicio: recibe los permisos que necesita y después no puede crear nada.',
    print: 'Mostrar solo el SQL que falta.',
  },
  speech: {
    language: 'Idioma de la ayuda, los mensajes y los informes, por ejemplo es. Si se omite, el del sistema si se conoce; si no, inglés.',
  },
  switches: { sandbox: 'El navegador se ejecuta sin su sandbox: solo para páginas de confianza.', quiet: 'Sin progreso ni avisos.' },
};

export const aroundOptions: typeof en.aroundOptions = {
  turned: (to, sentence) => `${to}: ${sentence}`,
  turnedBack: 'Anula lo que desactivó la configuración.',
  milliseconds: (sentence) => `${sentence} En milisegundos.`,
  seconds: (sentence) => `${sentence} Segundos, o un texto como "30s", "500ms" o "10m".`,
  between: (sentence, from, to) =>
    `${sentence} De ${typeof from === 'number' ? number(from) : from} a ${typeof to === 'number' ? number(to) : to}.`,
  orText: (sentence) => `${sentence} O un texto con una barra o un espacio, como "AcmeAudit/1.0 (+https://example.com/bot)".`,
  repeatable: (sentence) => `${sentence} Se puede repetir.`,
  alone: ({ option, needs }) => `${option} no tiene efecto sin ${needs}.`,
};

/** Types of JSON Schema. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'una lista',
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'true o false',
  object: 'un objeto',
  null: 'null',
};
export const valueFaults: typeof en.valueFaults = {
  type: ({ types }) => `Debe ser ${or(types.map((type) => typeNames[type] ?? type))}.`,
  boolean: ({ text }) => `Usar true o false, no ${quoted(text)}.`,
  whole: ({ text, minimum, maximum }) => `Usar un número entero de ${number(minimum)} a ${number(maximum)}, no ${quoted(text)}.`,
  number: ({ text, minimum, maximum }) => `Usar un número de ${number(minimum)} a ${number(maximum)}, no ${quoted(text)}.`,
  time: ({ text }) => `Usar un tiempo como 30s, 500ms o 10m, no ${quoted(text)}.`,
  timeRange: ({ text, from, to }) => `Usar un tiempo de ${from} a ${to}, no ${quoted(text)}.`,
  tooLong: ({ most }) => `Como máximo ${amount(most, { one: 'carácter', other: 'caracteres' })}.`,
  tooShort: ({ least }) => `Al menos ${amount(least, { one: 'carácter', other: 'caracteres' })}.`,
  tooMany: ({ most }) => `Como máximo ${amount(most, { one: 'valor', other: 'valores' })}, separados por comas.`,
  emptyList: () => 'Indicar al menos un valor u omitir el parámetro.',
  notInList: ({ text, near, values }) =>
    `Valor desconocido: ${quoted(text)}.${meant(near)}${values.length > 0 ? ` Valores permitidos: ${values.join(', ')}.` : ''}`,
  userAgent: () => 'Usar un nombre, o un texto de 3 a 300 caracteres ASCII como "AcmeAudit/1.0 (+https://example.com/bot)".',
  languageTag: ({ text }) => `${quoted(text)} no es una etiqueta de idioma (BCP 47), por ejemplo de o pt-BR.`,
  port: ({ text, most }) => `El puerto de ${quoted(text)} es demasiado alto: los puertos llegan hasta ${most}.`,
  host: ({ text }) => `${quoted(text)} no es un nombre de host. Usar uno sin esquema, puerto ni ruta, como pageloupe.example.com.`,
  onlyOrigin: ({ origin }) => `Usar solo esquema, host y puerto, sin ruta, parámetros, fragmento ni nombre de usuario: ${origin}`,
  origin: ({ text }) => `${quoted(text)} no es un origen. Usar esquema, host y puerto, como http://localhost:3000.`,
};
