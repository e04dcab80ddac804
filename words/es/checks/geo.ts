import type * as en from '../../en/checks/geo.ts';

export const categories: typeof en.categories = {
  access: 'Acceso de rastreadores de IA',
  extractability: 'Extracción del contenido',
  answerability: 'Capacidad de respuesta',
  evidence: 'Pruebas y citas',
  freshness: 'Actualidad',
  entity: 'Entidad y autoría',
};

/** Bands are a convention, not a probability. */
export const bands: typeof en.bands = {
  Ready: 'Lista',
  Good: 'Buena',
  Partial: 'Parcial',
  Weak: 'Débil',
  'Blocked or unreadable': 'Bloqueada o ilegible',
};

/** Why the score is capped. */
export const capped: typeof en.capped = {
  'noindex-both': 'Se indica tanto a Google como a Bing que no indexen esta página.',
  'all-answer-crawlers': 'robots.txt bloquea esta URL para todos los principales rastreadores de búsqueda con IA.',
  credentials: 'Solo los visitantes con una cuenta o con cookies pueden ver la página.',
  'error-page': 'La página devuelve un error o parece una página de error, así que los buscadores la descartan.',
  'no-text': 'La página no tiene texto que citar.',
  'source-empty': 'Sin JavaScript, falta casi todo el contenido principal.',
  'one-ecosystem': 'Google o Bing no tiene permiso para usar esta página en respuestas.',
};

/** Why there is no score. */
export const noScore: typeof en.noScore = {
  'opted-out': 'Excluida: la IA se bloquea a propósito.',
  utility: 'Sin puntuación GEO: es una página funcional (inicio de sesión, carrito, pago, cuenta o resultados de búsqueda).',
  'nothing-measured': 'Sin puntuación GEO: no se pudo medir nada en esta página.',
  'not-all-chosen': 'Sin puntuación GEO: necesita comprobaciones que no se seleccionaron.',
  'not-delivered': 'Sin puntuación GEO: el servidor no entregó la página.',
  incomplete: 'Sin puntuación GEO: a la auditoría se le acabó el tiempo antes de leer la respuesta del sitio.',
};
