import type { coreWebVitals as en } from '../../en/checks/core-web-vitals.ts';
import { duration, fixed, number } from './grammar.ts';

type Part = 'ttfb' | 'loadDelay' | 'loadTime' | 'renderDelay';
type Painted = 'text' | 'image';
/** What to do about the longest part of LCP, by what was painted. */
function lcpFix(part: Part, element: Painted): string {
  if (part === 'ttfb')
    return 'La mayor parte fue la espera del servidor: guardar la página en caché, responder más rápido, evitar redirecciones.';
  if (element === 'text')
    return 'El elemento más grande es texto, que esperó a renderizarse: cargar antes de él menos hojas de estilo y scripts, y mostrar el texto antes de que llegue su fuente (font-display: swap).';
  return {
    loadDelay:
      'La mayor parte pasó antes de que se solicitara la imagen: ponerla en el HTML como img con src y fetchpriority="high", sin carga diferida.',
    loadTime:
      'La mayor parte fue la descarga de la imagen: servir un archivo más pequeño, en un formato moderno, desde un servidor cercano a los visitantes.',
    renderDelay:
      'La imagen había llegado, pero esperó a renderizarse: cargar antes de ella menos hojas de estilo y scripts, y no mostrarla con un fundido.',
  }[part];
}

const lcp = (value: number) => `El Largest Contentful Paint (LCP) fue de ${duration(value, 2)} en esta visita`;
const cls = (value: number) => `El Cumulative Layout Shift (CLS) fue de ${fixed(value, 3)} en esta visita`;
const inp = (value: number) => `La interacción más lenta de esta visita tardó ${duration(value)} (INP)`;
const clsFix =
  'Reservar espacio para el contenido que se carga tarde: width y height en las imágenes, cajas fijas para anuncios y banners.';
const inpFix = 'Dividir las tareas largas y hacer menos trabajo entre la interacción y el siguiente fotograma.';

export const coreWebVitals: typeof en = {
  title: 'Core Web Vitals de esta visita',
  problem: 'Las Core Web Vitals deben mejorar',
  why: 'Lo rápida y estable que fue la página en esta visita. Google usa el percentil 75 de los datos de campo, que una visita en un dispositivo no puede mostrar.',
  words: {
    part: 'Parte',
    time: 'Tiempo',
    duration: ({ milliseconds }) => duration(milliseconds),
    ttfb: 'Tiempo hasta el primer byte',
    loadDelay: 'Retraso de carga',
    loadTime: 'Tiempo de carga',
    renderDelay: 'Retraso de renderizado',
  },
  says: {
    lcpGood: ({ value }) => ({ message: `${lcp(value)}.`, change: '' }),
    lcpMiddling: ({ value, lcpGood, part, element }) => ({
      message: `${lcp(value)}; un buen valor es ${duration(lcpGood)} o menos.`,
      change: lcpFix(part, element),
    }),
    lcpPoor: ({ value, lcpPoor, part, element }) => ({
      message: `${lcp(value)}; más de ${duration(lcpPoor)} se considera deficiente.`,
      change: lcpFix(part, element),
    }),
    clsGood: ({ value }) => ({ message: `${cls(value)}.`, change: '' }),
    clsMiddling: ({ value, clsGood }) => ({ message: `${cls(value)}; un buen valor es ${number(clsGood)} o menos.`, change: clsFix }),
    clsPoor: ({ value, clsPoor }) => ({ message: `${cls(value)}; más de ${number(clsPoor)} se considera deficiente.`, change: clsFix }),
    inpGood: ({ value }) => ({ message: `${inp(value)}.`, change: '' }),
    inpMiddling: ({ value, inpGood }) => ({ message: `${inp(value)}; un buen valor es ${duration(inpGood)} o menos.`, change: inpFix }),
    inpPoor: ({ value, inpPoor }) => ({ message: `${inp(value)}; más de ${duration(inpPoor)} se considera deficiente.`, change: inpFix }),
    notInteracted: () => ({ message: 'INP aún no se ha medido: nadie ha hecho clic, tocado ni escrito en la página.', change: '' }),
    lcpNotRecorded: () => ({ message: 'Este navegador no registró ningún Largest Contentful Paint (LCP).', change: '' }),
    clsNotRecorded: () => ({ message: 'Este navegador no registró cambios de diseño (CLS).', change: '' }),
    oneVisit: () => ({ message: 'Es una visita en este dispositivo; Google usa el percentil 75 de los datos de campo.', change: '' }),
    inBackground: () => ({
      message:
        'La página se cargó en una pestaña en segundo plano, donde la carga no se puede medir. Recargarla en primer plano y volver a auditarla.',
      change: '',
    }),
    routed: () => ({
      message:
        'La página cambió su URL sin cargar otra página, así que LCP, CLS e INP corresponden a la primera página de esta visita. Recargarla y volver a auditarla.',
      change: '',
    }),
    notAllRecorded: () => ({ message: 'En esta visita no se registraron todas las Core Web Vitals.', change: '' }),
  },
};
