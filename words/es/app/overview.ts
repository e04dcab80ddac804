import type { overview as en } from '../../en/app/overview.ts';
import { spanish } from '../spanish.ts';

const { agree, amount, and, number, percent } = spanish;

type Band = Parameters<typeof en.audit>[0]['band'];
/** Bands of the audit score. */
const bands: Record<Band, string> = { excellent: 'excelente', good: 'buena', fair: 'mejorable', poor: 'deficiente' };

export const overview: typeof en = {
  reading: ({ names }) => `Leyendo todavía ${and(names)}…`,
  auditScore: 'Puntuación de auditoría',
  geoScore: 'Puntuación GEO',
  auditWord: 'Auditoría',
  geoWord: 'GEO',
  counted: ({ count }) => ({
    fail: agree(count, { one: 'no superada', other: 'no superadas' }),
    warn: agree(count, { one: 'advertencia', other: 'advertencias' }),
    pass: agree(count, { one: 'superada', other: 'superadas' }),
    na: agree(count, { one: 'no aplicable', other: 'no aplicables' }),
    unchecked: 'sin comprobar',
  }),
  audit: ({ score, band, complete }) =>
    complete
      ? `Puntuación de auditoría: ${number(score)} de 100, ${bands[band]}.`
      : `Puntuación de auditoría hasta ahora: ${number(score)} de 100.`,
  noAudit: 'Sin puntuación de auditoría.',
  pageType: 'Tipo de página',
  detected: ({ type }) => `${type} (detectado)`,
  capped: ({ cap }) => `Limitada a ${number(cap)}:`,
  readiness: 'Hasta qué punto la página está lista para ser citada en respuestas de IA.',
  measured: ({ share }) =>
    `Hasta qué punto la página está lista para ser citada en respuestas de IA. Se pudo comprobar el ${percent(share)} de sus puntos.`,
  partly: ({ share }) =>
    `Hasta qué punto la página está lista para ser citada en respuestas de IA. Una estimación aproximada: solo se pudo comprobar el ${percent(share)} de sus puntos.`,
  keepOut: 'Los buscadores deben excluirla',
  geoMeans: 'Generative engine optimization. También se llama AEO, LLMO u optimización para búsqueda con IA.',
  place: 'Las puntuaciones y los hallazgos aparecerán aquí en un momento.',

  fixes: {
    unsettled: 'Leyendo todavía; el orden puede cambiar',
    first: ({ count }) => `Mostrar solo las primeras ${number(count)}`,
    all: ({ count }) => `Mostrar las ${number(count)}`,
    others: ({ count, dependent }) =>
      dependent
        ? amount(count, {
            one: 'problema más: se resuelve con lo anterior o influye poco',
            other: 'problemas más: se resuelven con lo anterior o influyen poco',
          })
        : amount(count, { one: 'advertencia más de poca importancia', other: 'advertencias más de poca importancia' }),
    geoWeakest: ({ titles }) =>
      `${agree(titles.length, { one: 'Categoría GEO más débil', other: 'Categorías GEO más débiles' })}: ${titles.join(', ')}`,
  },

  geo: {
    title: 'Puntuación GEO por categoría',
    points: ({ points }) => amount(points, { one: 'punto', other: 'puntos' }),
    ofHundred: ({ score }) => `${number(score)} de 100`,
    convention: 'Los pesos de las categorías son un criterio propio de Pageloupe.',
    made: 'Cómo se calcula y se prueba la puntuación (en inglés)',
  },
};
