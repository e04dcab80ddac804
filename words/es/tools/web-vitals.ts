import type { words as en } from '../../en/tools/web-vitals.ts';
import { spanish } from '../spanish.ts';

const { date, duration, fixed, number, percent } = spanish;
const until = (day: string) => day && ` hasta el ${date(day)}`;

export const words: typeof en = {
  oneVisit: 'Esta visita en este dispositivo. Google usa el percentil 75 de visitas reales durante 28 días.',
  background: 'La página se cargó en una pestaña en segundo plano, así que sus tiempos no son significativos. Recargarla en primer plano.',
  long: { LCP: 'Largest Contentful Paint', CLS: 'Cumulative Layout Shift', INP: 'Interaction to Next Paint' },
  absent: {
    LCP: 'El navegador no registró ningún LCP.',
    CLS: 'Este navegador no registra cambios de diseño.',
    INP: 'Todavía ninguna interacción: usar la página y auditarla de nuevo.',
  },
  seconds: ({ ms }) => `${fixed(ms / 1_000, 2)}\u00a0s`,
  milliseconds: ({ ms }) => duration(ms).replaceAll(' ', '\u00a0'),
  shift: ({ value }) => fixed(value, 3),
  ratings: { muted: 'sin medir', good: 'bueno', warn: 'mejorable', bad: 'deficiente' },
  limits: ({ good, poor }) => `bueno hasta ${good}, deficiente por encima de ${poor}`,
  mark: 'Enmarcar los elementos en la página',
  again: 'Medir de nuevo',
  field: {
    title: 'Visitantes reales',
    noKey:
      'Google publica lo medido en visitantes con Chrome (Chrome UX Report). Para verlo aquí, añadir una clave de API propia, que es gratuita.',
    settings: 'Configuración: datos de campo',
    load: 'Cargar datos de campo',
    loading: 'Cargando…',
    note: 'Envía a Google la URL de esta página, sin su consulta, y la clave.',
    of: {
      url: ({ until: day }) => `Percentil 75 de esta URL, 28 días${until(day)}.`,
      origin: ({ until: day }) =>
        `Percentil 75 de todas las páginas de este origen, 28 días${until(day)}: esta URL tiene muy pocas visitas.`,
    },
    value: { lcp: ({ value }) => `${fixed(value / 1_000, 2)} s`, inp: ({ value }) => duration(value), cls: ({ value }) => fixed(value, 2) },
    shares: ({ good, poor }) => `${percent(good)} de las visitas con buen valor, ${percent(poor)} con valor deficiente`,
    notMeasured: 'muy pocas visitas',
    missing: {
      'not-public': 'Esta página no está en la web pública, así que Google no tiene datos de ella. No se envió nada.',
      'no-visits': 'Google tiene muy pocas visitas de esta URL y de su origen para publicar datos.',
      unreachable: 'El Chrome UX Report no respondió. Intentarlo de nuevo más tarde.',
      unreadable: 'La respuesta no tiene el formato del Chrome UX Report.',
    },
    refused: ({ status, message }) =>
      status === 429
        ? 'La clave ha alcanzado su límite de solicitudes. Intentarlo de nuevo dentro de un minuto.'
        : `Google rechazó la solicitud (${status})${message && `: «${message}»`} Revisar la clave en Configuración.`,
  },
  parts: {
    title: 'Desglose del LCP',
    none: 'El navegador no registró ningún LCP en esta visita.',
    ttfb: ({ ms }) => `Tiempo hasta el primer byte ${duration(ms)}`,
    loadDelay: ({ ms }) => `Retraso de carga ${duration(ms)}`,
    loadTime: ({ ms }) => `Tiempo de carga ${duration(ms)}`,
    renderDelay: ({ ms }) => `Retraso de renderizado ${duration(ms)}`,
  },
  shifts: {
    title: 'Cambios de diseño',
    rows: 'cambios de diseño',
    none: 'Ningún cambio de diseño inesperado hasta ahora.',
    value: 'Cambio',
    after: 'Tras',
    element: 'Elemento',
    gone: 'un elemento que ya no existe',
    more: ({ count }) => `y ${number(count)} más`,
  },
  marks: {
    lcp: ({ ms }) => `LCP ${fixed(ms / 1_000, 2)} s`,
    moved: ({ value }) => `cambio ${fixed(value, 3)}`,
    inp: ({ ms }) => `INP ${duration(ms)}`,
  },
};
