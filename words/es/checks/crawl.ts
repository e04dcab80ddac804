import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import type { crawlReasonText as en, crawlSentences as enSentences } from '../../en/checks/crawl.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

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

/** What a crawl audited, and what it left out. */
export const crawlSentences: typeof enSentences = {
  reason: ({ why }) => reasons[why],
  summary: ({ start, pages, waiting }) =>
    `Rastreo desde ${start}: ${amount(pages, { one: 'página auditada', other: 'páginas auditadas' })}${waiting > 0 ? `, ${amount(waiting, { one: 'encontrada a la que no se llegó', other: 'encontradas a las que no se llegó' })}` : ''}.`,
  skipped: ({ counts, more }) =>
    counts.length === 0
      ? 'Se auditaron todas las URL encontradas.'
      : `No auditadas: ${counts.map(({ why, count }) => `${why}: ${more ? 'al menos ' : ''}${number(count)}`).join('; ')}.`,
};
