import type { pdf as en } from '../../en/reports/pdf.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const failedOf = (count: number) => amount(count, { one: 'no superada', other: 'no superadas' });
const warningsOf = (count: number) => amount(count, { one: 'advertencia', other: 'advertencias' });

export const pdf: typeof en = {
  title: 'Auditoría de búsqueda y preparación para la IA',
  subject: ({ pages }) => `Auditoría de ${pagesOf(pages)}`,
  subjectOf: ({ url }) => `Auditoría de ${url}`,
  untitled: 'Página sin título',
  summary: 'Resumen',
  contents: 'Contenido',
  across: 'En el conjunto de páginas',
  pages: 'Páginas auditadas',
  sources: 'Fuentes',
  annex: 'Anexo: cada comprobación de cada página',
  whySources: 'Por qué importan estas comprobaciones, con fuentes',
  toFix: 'Qué corregir',
  alsoFound: 'También encontrado',
  toFixFirst: ({ shown, total }) => `Qué corregir primero (${number(shown)} de ${number(total)})`,
  alsoToFix: ({ count, annex }) =>
    `${number(count)} más por corregir (detalles en ${annex ? 'el anexo' : 'las exportaciones HTML y CSV'}):`,
  unchecked: 'Sin comprobar',
  na: 'No se aplican a esta página',
  unreadable: 'No se pudo leer el informe de esta página. Auditar la página de nuevo para incluir sus hallazgos.',
  audited: ({ pages, missing }) =>
    `${amount(pages, { one: 'página auditada', other: 'páginas auditadas' })}${missing > 0 ? `, ${amount(missing, { one: 'no se pudo auditar', other: 'no se pudieron auditar' })}` : ''}`,
  auditScore: 'Puntuación de auditoría',
  geoScore: 'Puntuación GEO',
  median: ({ pages }) => `mediana de ${pagesOf(pages)}`,
  noPage: 'ninguna página con esta puntuación',
  range: ({ lowest, highest }) => `mínima ${lowest}, máxima ${highest}`,
  histogram: 'Páginas por puntuación de auditoría',
  worstChecks: 'Problemas de mayor impacto',
  pageNumber: ({ number: page }) => `p. ${number(page)}`,
  columns: { page: 'Página', failed: 'No sup.', audit: 'Auditoría', geo: 'GEO', onPage: 'página' },
  missing: ({ count }) => `No se pudieron auditar (${number(count)})`,
  page: ({ number: page }) => `Página auditada ${number(page)}`,
  numbered: ({ number: page, title }) => `${number(page)} · ${title}`,
  bookmark: ({ number: page, title }) => `${number(page)}. ${title}`,
  failedGate: 'No superada: bloquea la página',
  nothingJudged: 'no se pudo comprobar nada',
  notScored: 'sin puntuar',
  of100: 'de 100',
  held: ({ cap }) => `limitada a ${number(cap)}`,
  band: ({ band, partial }) => `de 100: ${band}${partial ? ', incompleta' : ''}`,
  parts: {
    fail: ({ count }) => failedOf(count),
    warn: ({ count }) => warningsOf(count),
    pass: ({ count }) => amount(count, { one: 'superada', other: 'superadas' }),
  },
  rule: 'Regla:',
  titled: ({ title }) => `${title}.`,
  failing: ({ count }) => failedOf(count),
  improving: ({ count }) => warningsOf(count),
  failsOn: ({ count }) => `No superada en ${pagesOf(count)}: p.`,
  improveOn: ({ count }) => `Advertencia en ${pagesOf(count)}: p.`,
  on: ({ count }) => `En ${pagesOf(count)}: p.`,
  counted: ({ title, count }) => `${title} (${number(count)})`,
  notFound: 'Comprobado, nada encontrado:',
  none: {
    titles: 'títulos duplicados',
    descriptions: 'descripciones duplicadas',
    headings: 'encabezados principales duplicados',
    canonicals: 'URL canónicas que apuntan a otras páginas',
    alternates: 'pares hreflang rotos',
    brokenLinks: 'enlaces rotos',
  },
  list: ({ items }) => `${spanish.and(items)}.`,
  rest: ({ count }) => `y ${number(count)} más; las exportaciones CSV y JSON lo incluyen todo.`,
  weighed: ({ ranking, readiness }) =>
    `La puntuación de auditoría pondera cada comprobación según su importancia; las que no se aplican o no se pudieron ejecutar no cuestan nada. ${ranking} ${readiness}`,
};
