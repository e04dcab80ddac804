import type { reportPageWords as en } from '../../en/app/report-page.ts';

export const reportPageWords: typeof en = {
  title: ({ name }) => `Auditoría de ${name}`,
  reading: 'Buscando el informe…',
  print: 'Imprimir',
  toTab: 'Ir a la página',
  none: {
    title: 'Esta pestaña no tiene ninguna auditoría que mostrar.',
    advice:
      'Su auditoría se eliminó o no ha empezado. Auditar ahora la página en esa pestaña, o hacer clic allí en el botón de Pageloupe de la barra de herramientas.',
  },
  unread: {
    title: 'Informe no encontrado.',
    advice: 'Se eliminó, o el enlace está incompleto. «Auditorías en bloque» muestra los informes guardados.',
    bulk: 'Auditorías en bloque',
  },
  glance: { what: 'Qué', value: 'En esta página', note: 'Nota' },
};
