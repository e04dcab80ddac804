import type { compare as en } from '../../../en/app/bulk/compare.ts';
import { changes, valueChange } from '../../reports/comparison.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;

export const compare: typeof en = {
  title: '¿Qué cambió entre dos ejecuciones?',
  documentTitle: 'Comparar ejecuciones',
  link: 'Comparar',
  before: 'Ejecución anterior',
  now: 'Ejecución posterior',
  option: ({ name, when, pages }) => `${name}, ${when}, ${amount(pages, { one: 'página', other: 'páginas' })}`,
  nth: ({ option, nth }) => `${option} (${number(nth)})`,
  tooFew: 'Para comparar hacen falta dos ejecuciones con páginas auditadas. Repetir la misma auditoría y volver.',
  chooseRun: 'Elegir una ejecución',
  choose: 'Elegir dos ejecuciones distintas.',
  reading: 'Leyendo ambas ejecuciones…',
  unread: ({ error }) => `No se pudieron comparar las ejecuciones. ${error}`,
  gone: 'Una de las dos ejecuciones ya no existe. Elegir otra.',
  apart: 'Estas dos ejecuciones no tienen ninguna URL en común. Elegir dos ejecuciones del mismo sitio.',
  help: 'Las páginas se emparejan por URL, sin contar parámetros de seguimiento. Solo pueden mejorar o empeorar comprobaciones que se ejecutaron ambas veces.',
  otherSettings:
    'Estas ejecuciones tenían configuraciones distintas, así que las puntuaciones pueden diferir aunque no cambie ninguna comprobación.',
  pdfNote: 'lo que cambió, en una hoja',
  show: 'Mostrar páginas',
  all: ({ pages }) => `Todas ${number(pages)}`,
  counted: ({ change, pages }) => `${change} ${number(pages)}`,
  changes,
  valueChange,
  because: {
    'not-audited-before': 'no se pudo auditar en la ejecución anterior',
    'not-audited-now': 'no se pudo auditar en la ejecución posterior',
    'never-audited': 'no se pudo auditar en ninguna de las dos',
    'ended-early-before': 'no está en la ejecución anterior, que terminó antes de llegar a todas las páginas',
    'ended-early-now': 'no está en la ejecución posterior, que terminó antes de llegar a todas las páginas',
    'nothing-in-common': 'ninguna comprobación se ejecutó ambas veces',
  },
  columns: {
    url: 'URL',
    title: 'Título',
    change: 'Cambio',
    values: 'Valores cambiados',
    before: 'Puntuación antes',
    now: 'Puntuación después',
    worse: 'Comprobaciones peores',
    better: 'Comprobaciones mejores',
  },
  rows: 'páginas cambiadas',
  none: 'Ninguna página.',
};
