import type { jobDetails as enDetails, jobErrors as enErrors, jobWords as en } from '../../../en/app/bulk/job-errors.ts';
import { spanish } from '../../spanish.ts';
import { crawlSentences } from '../../checks/crawl.ts';

const { amount, number } = spanish;

export const jobErrors: typeof enErrors = {
  'tab-gone': 'La pestaña se cerró durante la auditoría. Reintentar para volver a abrir su URL.',
  navigated: 'La pestaña pasó a otra página. Reintentar para abrir la URL de la cola en una pestaña aparte.',
  crashed: 'La página falló o no responde. Revisarla en una pestaña y reintentar.',
  asleep: 'El navegador suspendió esta pestaña durante la auditoría. Reintentar para abrir su URL en una pestaña aparte.',
  'no-access':
    'Las extensiones no pueden acceder a esta página. Solo se pueden auditar páginas http y https, y archivos locales si se permite.',
  'no-permission': 'Pageloupe no tiene permiso para este sitio. Conceder acceso y reintentar.',
  'not-a-page': 'Esta URL no es una página web. Auditar la página que enlaza a ella.',
  'http-error': 'No hay página que auditar. Si esta URL debe existir, restaurarla; si no, cambiar o quitar los enlaces a ella.',
  unreachable: 'No se pudo abrir la página: el navegador muestra un error en su lugar. Revisar la URL y la conexión y reintentar.',
  timeout: 'La página tardó demasiado. Reintentar cuando el sitio esté menos ocupado, o auditar menos páginas a la vez.',
  interrupted: 'La auditoría de esta página se interrumpió varias veces, posiblemente por falta de memoria. Reintentarla por separado.',
  'audit-failed': 'La auditoría no se pudo ejecutar en esta página. Reintentarla y, si vuelve a fallar, informar del error.',
};

export const jobDetails: typeof enDetails = {
  'browser-says': ({ error }) => `El navegador dice ${error}.`,
  thrown: ({ error }) => (/[.!?]\s*$/.test(error) ? error : `${error}.`),
  'no-answer': ({ seconds }) => `Sin respuesta en ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
  'page-silent': ({ seconds }) => `La página no respondió en ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
  'no-content': ({ status }) => `El servidor devuelve ${status} sin contenido.`,
  returns: ({ status }) => `El servidor devuelve ${number(status)}.`,
  download: ({ type }) => `Es una descarga${type === '' ? '' : ` (${type})`}.`,
  'of-type': ({ type }) => `Es de tipo ${type}.`,
  shows: ({ url }) => `Muestra ${url}.`,
  'leads-to': ({ origin }) => `Redirige a ${origin}, donde Pageloupe no tiene permiso.`,
  'not-well-formed': () => 'Es XML mal formado, así que el navegador muestra un error.',
  left: () => 'La página cambió durante la auditoría.',
  'no-page': () => 'La auditoría no devolvió ninguna página.',
};

/** What a failed page says, on the bulk page and in files. */
export const jobWords: typeof en = {
  crawl: crawlSentences,
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }) => [detail, sentence].filter(Boolean).join(' '),
};
