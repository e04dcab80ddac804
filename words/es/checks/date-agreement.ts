import type { dateAgreement as en } from '../../en/checks/date-agreement.ts';
import { datePlaceInWords, dateWords } from './dates.ts';
import { reasonText } from './reasons.ts';
import { agree, amount, date as dateText } from './grammar.ts';

export const dateAgreement: typeof en = {
  title: 'Las fechas coinciden',
  problem: 'Las fechas no coinciden',
  why: 'Google compara las fechas de una página antes de fiarse de una. Las fechas que se contradicen o que cambian sin contenido nuevo restan confianza a todas.',
  heuristic: 'Las tolerancias y el patrón de fechas renovadas: nuestra heurística',
  words: dateWords,
  says: {
    agree: ({ sources }) => ({ message: `Las fechas de ${amount(sources, { one: 'fuente', other: 'fuentes' })} coinciden.`, change: '' }),
    publishedApart: ({ days, a, b }) => ({
      message: `Las fechas de publicación difieren en ${amount(days, { one: 'día', other: 'días' })} (${dateText(a)} y ${dateText(b)}).`,
      change:
        'Usar la misma fecha de publicación en el texto visible, los datos estructurados y los metadatos, tomada de un solo campo del CMS.',
    }),
    modifiedApart: ({ days, a, b }) => ({
      message: `Las fechas de modificación difieren en ${amount(days, { one: 'día', other: 'días' })} (${dateText(a)} y ${dateText(b)}).`,
      change: 'Actualizar juntos la fecha visible, dateModified y el lastmod del sitemap cuando cambia el contenido.',
    }),
    modifiedFirst: ({ modified, published }) => ({
      message: `La fecha de modificación (${dateText(modified)}) es anterior a la de publicación (${dateText(published)}).`,
      change: 'Corregir las fechas: una página no puede modificarse antes de publicarse.',
    }),
    scheduled: ({ modified, published }) => ({
      message: `La fecha de modificación (${dateText(modified)}) es anterior a la de publicación (${dateText(published)}): los CMS muestran el último guardado de una entrada programada. Los buscadores se guían por la fecha de publicación.`,
      change: '',
    }),
    future: ({ date, source }) => ({
      message: `Una fecha está en el futuro: ${dateText(date)} (${datePlaceInWords(source)}).`,
      change: 'Google pide no usar fechas futuras: usar el día de la publicación o de la última actualización.',
    }),
    unreadable: ({ raw, source }) => ({
      message: `Una fecha de los datos estructurados no es válida: «${raw}» (${datePlaceInWords(source)}).`,
      change: 'Usar ISO 8601, por ejemplo 2026-03-15T10:00:00+01:00.',
    }),
    bumped: ({ modified, shown, bumpedHours }) => ({
      message: `Según los metadatos, la página se modificó en ${agree(bumpedHours, 'la última hora', `las últimas ${amount(bumpedHours, { other: 'horas' })}`)} (${dateText(modified)}), pero la fecha visible es ${dateText(shown)}.`,
      change:
        'Cambiar dateModified solo cuando cambia el contenido, no en cada visita o compilación, y mostrar la misma fecha a los lectores.',
    }),
    noZone: ({ source }) => ({
      message: `Una hora no tiene zona horaria (${datePlaceInWords(source)}). Google supone entonces la zona horaria de Googlebot.`,
      change: '',
    }),
    lastModified: ({ date }) => ({
      message: `La cabecera Last-Modified indica ${dateText(date)}. Es solo una pista y no se compara: los servidores la establecen a menudo por otros motivos.`,
      change: '',
    }),
    onlyAgo: ({ words }) => ({
      message: `La fecha visible es solo relativa («${words}»), así que no hay un día que comparar con el marcado.`,
      change: '',
    }),
    tooFew: () => ({ message: 'Se encontraron menos de dos fechas: no hay nada que comparar.', change: '' }),
    sitemapUnknown: ({ why }) => ({
      message: `Solo se encontró una fecha, y no se pudo buscar otra en el sitemap. ${reasonText(why)}`,
      change: '',
    }),
  },
};
