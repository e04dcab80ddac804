import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import type { crawlReasonText as en } from '../../en/checks/crawl.ts';

/** Why a crawl did not audit a URL. */
const reasons: Record<ExclusionReason, string> = {
  robots: 'No permitida por robots.txt',
  unread: 'No se pudo leer robots.txt o los enlaces de una página',
  nofollow: 'El enlace o la página es nofollow',
  changes: 'Enlace de acción (cerrar sesión, carrito…) o URL de orden o filtro',
  trap: 'URL sin fin (calendario, filtros combinados, ruta repetida)',
  copy: 'Probables copias de páginas auditadas (el mismo texto en cada ruta, identificadores de sesión)',
  file: 'Un archivo, no una página',
  excluded: 'Excluida por los patrones propios',
  'other-host': 'En otro host',
  depth: 'A demasiados clics',
  limit: 'Supera el límite de páginas',
  refused: 'El servidor pide menos solicitudes (429 o 503)',
};

export const crawlReasonText: typeof en = (why) => reasons[why];
