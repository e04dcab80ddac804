import type * as en from '../../en/reports/about.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const checksOf = (count: number) => amount(count, { one: 'comprobación', other: 'comprobaciones' });

export const status: typeof en.status = {
  pass: 'Superada',
  warn: 'Advertencia',
  fail: 'No superada',
  na: 'No se aplica',
  unchecked: 'Sin comprobar',
  info: 'Datos',
  note: 'Nota',
  pending: 'Leyendo…',
};

export const pageTypes: typeof en.pageTypes = {
  article: 'Artículo',
  product: 'Producto',
  service: 'Servicio',
  docs: 'Documentación',
  faq: 'Preguntas y respuestas',
  forum: 'Hilo de foro',
  listing: 'Listado',
  home: 'Página principal',
  about: 'Acerca de, contacto o aviso legal',
  local: 'Negocio o lugar local',
  media: 'Vídeo o audio',
  tool: 'Herramienta o aplicación',
  utility: 'Inicio de sesión, carrito, pago, cuenta o búsqueda',
  other: 'Otro',
};

export const about: typeof en.about = {
  language: ({ code }) => spanish.language(code),
  duration: ({ milliseconds }) => `auditada en ${spanish.duration(milliseconds)}`,
  time: ({ at }) => `${spanish.time(at)} UTC`,
  applying: ({ applying, all }) => `${number(applying)} de ${checksOf(all)} ${applying === 1 ? 'se aplica' : 'se aplican'}`,
  failed: ({ count }) => amount(count, { one: 'no superada', other: 'no superadas' }),
  warned: ({ count }) => amount(count, { one: 'advertencia', other: 'advertencias' }),
  passed: ({ count }) => amount(count, { one: 'superada', other: 'superadas' }),
  pending: ({ count }) => `${number(count)} todavía en curso`,
  unchecked: ({ count }) => amount(count, { one: 'no se pudo ejecutar', other: 'no se pudieron ejecutar' }),
  ranking:
    'Ninguna puntuación predice posiciones: las herramientas de terceros no tienen datos de posicionamiento (Google, 5 de junio de 2026).',
  readiness:
    'Esto mide preparación, no probabilidad. Que una página se cite depende también de la pregunta, de sus posiciones y de las fuentes competidoras.',
};

export const sourceMarks: typeof en.sourceMarks = {
  primary: 'fuente primaria',
  abstract: 'fuente primaria, solo el resumen',
  secondary: 'según terceros',
  general: 'práctica general',
  heuristic: 'heurística',
};
export const source: typeof en.source = {
  checked: ({ mark, date }) => `${mark}, comprobado: ${date}`,
  checkedOn: ({ date }) => `comprobado: ${date}`,
};
