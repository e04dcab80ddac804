import type { fixes as en } from '../../en/reports/fixes.ts';
import { spanish } from '../spanish.ts';

export const fixes: typeof en = {
  title: 'Qué corregir primero',
  none: ({ warnings }) =>
    warnings === 0
      ? 'Nada que requiera atención por ahora.'
      : `Nada que requiera atención por ahora: ${warnings === 1 ? 'la advertencia tiene' : `las ${spanish.number(warnings)} advertencias tienen`} poco impacto.`,
  who: {
    developer: { name: 'Desarrollo', where: 'Requiere un cambio en el código o en el servidor' },
    editor: { name: 'CMS', where: 'Se puede cambiar en la mayoría de los gestores de contenidos' },
  },
  noneYet: 'Hasta ahora, nada que requiera atención.',
  follows: ({ titles }) => `${titles.length === 1 ? 'Depende' : 'Dependen'} de esto: ${spanish.and(titles)}`,
  classes: { blocks: 'Bloquea', harm: 'Cuesta visitas o confianza', gain: 'Mejora sin aprovechar', care: 'Mantenimiento' },
};
