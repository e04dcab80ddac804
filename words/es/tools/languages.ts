import type { words as en } from '../../en/tools/languages.ts';
import { tagFaultText } from '../checks/language-tags.ts';
import { spanish } from '../spanish.ts';

const { language, percent } = spanish;
/** "latino" of Latn. */
const scriptName = (code: string) => new Intl.DisplayNames('es', { type: 'script' }).of(code) ?? code;

export const words: typeof en = {
  page: {
    title: 'Idioma de la página',
    htmlLang: 'html lang',
    xmlLang: 'xml:lang',
    direction: 'Dirección',
    text: 'Texto',
    header: 'Content-Language',
    undeclared: 'sin declarar',
    unsent: 'sin enviar',
    empty: '(vacío)',
    notTag: 'no es una etiqueta de idioma',
    directions: { ltr: 'de izquierda a derecha', rtl: 'de derecha a izquierda', auto: 'automática' },
    name: ({ code }) => language(code),
    undetected: 'muy poco texto o un idioma no admitido',
    detected: ({ code, confidence, script }) => `${language(code)} (${percent(confidence)} de confianza), escritura: ${scriptName(script)}`,
    asText: 'coincide con el texto',
    unsure: 'muy poco texto, o demasiado mezclado, para comparar',
    textIs: ({ code }) => `el idioma del texto es: ${language(code)}`,
  },
  cluster: {
    title: 'Grupo hreflang',
    note: 'Google usa un par solo si ambas páginas se incluyen mutuamente.',
    rows: 'versiones de idioma',
    none: 'Sin versiones hreflang declaradas. Un sitio en un solo idioma no las necesita.',
    code: 'Código',
    url: 'URL',
    valid: 'Validez',
    from: 'Origen',
    answers: 'Respuesta',
    returns: 'Enlace de retorno',
    indexing: 'Indexación',
    thisPage: 'esta página',
    ok: 'válido',
    codeFault: tagFaultText,
    unparsable: 'URL no válida',
    relative: 'no es una URL absoluta',
    head: 'head',
    header: 'cabecera Link',
    body: 'body: se ignora',
    unchecked: 'sin comprobar',
    unknown: 'desconocido: la página no se leyó',
    itself: 'ella misma',
    yes: 'sí',
    no: 'no',
    blocked: 'bloqueada por robots.txt',
    noindex: 'noindex',
    allowed: 'permitida',
    classes: { ok: 'correcta', redirected: 'redirigida', broken: 'rota', unverified: 'sin verificar', skipped: 'omitida' },
    answer: ({ name, status }) => `${name}, ${status}`,
  },
};
