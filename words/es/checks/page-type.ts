import type { pageOf as en } from '../../en/checks/page-type.ts';

/** A page of each type, as the subject of a sentence and after “a” and “parece”. */
export const pageOf: typeof en = {
  article: 'un artículo',
  product: 'una página de producto',
  service: 'una página de servicio',
  docs: 'una página de documentación',
  faq: 'una página de preguntas y respuestas',
  forum: 'un hilo de foro',
  listing: 'un listado',
  home: 'una página principal',
  about: 'una página «Acerca de»',
  local: 'una página de negocio local',
  media: 'una página de vídeo o audio',
  tool: 'una página de herramienta',
  utility: 'una página de inicio de sesión, carrito, pago o búsqueda',
  other: 'una página de tipo desconocido',
};
