import type * as en from '../../en/server/batches.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const batches = (count: number) => amount(count, { one: 'lote', other: 'lotes' });

export const batchWords: typeof en.batchWords = {
  notReached: 'El lote se canceló antes de llegar a esta página.',
  damagedResult: 'No se puede leer el resultado guardado de esta página. Iniciar otro lote con ella.',
  damagedBatch:
    'El archivo batch.json de este lote está dañado o perdido. Restaurarlo desde una copia de seguridad del servicio; para iniciar el lote de nuevo, usar otro Idempotency-Key.',
  noResults:
    'Al cabo de un minuto, ningún worker tiene un resultado de este lote. Comprobar que se ejecuta pageloupe worker, con esta cola y su prefijo, y con el mismo --data o --store-url que este servicio.',
  endsProcess: 'Pageloupe terminó de forma inesperada cada vez que auditó esta página.',
  queueNeedsStore:
    'Los procesos que comparten una cola (--queue-url) necesitan un lugar para los resultados al que todos puedan acceder: una carpeta (--data) o PostgreSQL (--store-url).',
  workerNeedsQueue: 'Un proceso worker y un servicio con --no-worker necesitan una cola accesible para ambos: indicar --queue-url.',
  unknownStore: ({ url }) => `El almacén ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… no se admite. Usar postgres:// u omitir --store-url.`,
  storeInUse:
    'Otro servicio usa este almacén (--store-url). Dar a cada uno la misma cola (--queue-url, --queue-prefix), o detener el otro.',
  storeAway: ({ why }) => `El almacén (--store-url) no funciona: ${why}`,
  workerStuck: 'No se terminó ninguna página en diez minutos.',
  unknownQueue: ({ url }) =>
    `La cola ${/^[a-z+-]+:/.exec(url)?.[0] ?? ''}… no se admite. Usar redis://, rediss:// o postgres://, u omitir --queue-url.${/^[a-z+-]*sentinel/.test(url) ? ' Con Sentinel, usar un nombre o un proxy que lleve al primario actual.' : ''}`,
  runName: ({ hosts, pages }) => `${hosts.length === 1 ? hosts[0] : `${number(hosts.length)} hosts`}, ${pagesOf(pages)}`,
  queueAway: ({ why }) => `La cola (--queue-url) no funciona: ${why}`,
  folderInUse: ({ folder, pid, file }) =>
    `El proceso ${pid} está usando la carpeta de datos ${folder}. Detenerlo, dar a ambos la misma cola (--queue-url, --queue-prefix) o elegir otra carpeta. Si ese proceso no es Pageloupe, eliminar ${file}.`,
  hostRefuses: ({ host, at }) =>
    `${host} pide menos solicitudes (429 o 503). Sus páginas continúan a partir de ${new Date(at).toISOString()}.`,
  badFolder: ({ folder, why }) => `No se puede usar la carpeta de datos ${folder}: ${why}`,
  fullDisk: 'No queda espacio en el disco de la carpeta de datos (--data). Liberar espacio o eliminar lotes.',
  fullDatabase: 'No queda espacio en el disco de la base de datos (--store-url). Liberar espacio o eliminar lotes.',
  fullMemory: 'La memoria para lotes está llena. Eliminar lotes o iniciar el servicio con --data <carpeta>.',
};

export const batchFaults: typeof en.batchFaults = {
  noObject: 'El cuerpo debe ser un objeto JSON, como {"urls": ["https://example.com/"]}.',
  oneSource: 'Indicar uno de estos: urls, sitemap o crawl.',
  crawlObject: 'Debe ser un objeto como {"url": "https://example.com/", "limit": 500}.',
  globs: ({ most, length }) =>
    `Debe ser un array de hasta ${number(most)} globs como /blog/**, cada uno de hasta ${number(length)} caracteres. Aquí no se aceptan expresiones regulares (/…/).`,
  noList: 'Debe ser un array de cadenas.',
  noUrls: 'Indicar al menos una URL.',
  tooManyUrls: ({ count, most }) =>
    `Un lote puede tener hasta ${number(most)} URL, no ${number(count)}. Dividir la lista o iniciar el servicio con un valor mayor de --batch-pages.`,
  tooManyBatches: ({ most, isKey }) =>
    `${isKey ? 'Esta clave' : 'Este servicio'} ya tiene ${batches(most)} sin terminar, el máximo permitido (--open-batches). Esperar a que termine uno o cancelar uno.`,
  tooManyOpenPages: ({ open, pages, most, isKey }) =>
    `Este lote tiene ${number(pages)} URL, y los lotes${isKey ? ' de esta clave' : ''} sin terminar tienen ${number(open)}; juntos pueden tener ${number(most)} (--open-pages). Esperar a que termine uno o cancelar uno.`,
  emptySitemap: ({ notes }) => `No se pudo leer ninguna página del sitemap. ${notes.join(' ')}`.trim(),
  webhookObject: 'Debe ser un objeto con url y secret.',
  webhookUrl: ({ most }) =>
    `El webhook necesita una URL completa de ${most} caracteres como máximo, sin nombre de usuario ni contraseña, como https://hooks.example.com/pageloupe.`,
  webhookScheme: 'Los webhooks exigen https, salvo para los orígenes con los que se inició el servicio (--allow-webhooks).',
  webhookForbidden: 'Los webhooks solo se envían a hosts públicos y a los orígenes con los que se inició el servicio (--allow-webhooks).',
  secret: 'Usar Base64 de 24 a 64 bytes aleatorios, con o sin whsec_, por ejemplo: openssl rand -base64 32',
  idempotencyKey: 'Usar de 1 a 200 caracteres ASCII visibles.',
  documentTooLarge: ({ pages, most }) =>
    `Los informes HTML y PDF pueden tener hasta ${pagesOf(most)}, y este lote tiene ${number(pages)}. Usar csv o ndjson.`,
  bodyTooLarge: ({ megabytes }) => `El cuerpo de la solicitud puede ocupar hasta ${megabytes} MB. Dividir la lista o usar un sitemap.`,
};
