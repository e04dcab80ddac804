import type { words as en } from '../../en/tools/robots-txt.ts';
import { robotsTxtMistakes } from '../checks/kinds.ts';
import { reasonText } from '../checks/reasons.ts';
import { spanish } from '../spanish.ts';

const { amount, number, bytes } = spanish;
const linesOf = (count: number) => amount(count, { one: 'línea', other: 'líneas' });

export const words: typeof en = {
  canPaste: 'Aun así se pueden pegar reglas abajo y probarlas.',
  test: {
    title: 'Probar una ruta y un rastreador',
    path: 'Ruta o URL',
    crawler: 'Rastreador',
    unread: 'Sin veredicto: robots.txt no se leyó.',
    whatIf: 'Vista previa: probado con el borrador, no con el archivo del sitio',
    others: 'La misma ruta para otros rastreadores',
    anyOther: 'cualquier otro rastreador (*)',
    allowed: ({ crawler }) => `${crawler}: permitido`,
    blocked: ({ crawler }) => `${crawler}: bloqueado`,
    verdict: {
      allowed: ({ crawler, why }) => `Permitido para ${crawler}: ${why}`,
      blocked: ({ crawler, why }) => `Bloqueado para ${crawler}: ${why}`,
      line: ({ line }) => `decide la línea ${number(line)}.`,
      lineOf: ({ line, group }) => `decide la línea ${number(line)} del grupo para ${group}.`,
      noRule: ({ group }) => `ninguna regla del grupo para ${group} coincide con esta ruta.`,
      noRules: 'no hay reglas.',
      noGroup: 'ningún grupo se le aplica.',
    },
  },
  file: {
    title: 'El archivo',
    draft: 'Borrador',
    edit: 'Editar y probar',
    edited: 'Terminar la edición',
    back: 'Restablecer',
    save: 'Guardar',
    rules: 'Reglas que probar (solo aquí, no se envía nada)',
    silent: 'Sin respuesta. Google deja entonces de rastrear todo el sitio durante un tiempo.',
    silentFor: ({ why }) => `Sin respuesta. ${reasonText(why)} Google deja entonces de rastrear todo el sitio durante un tiempo.`,
    failing: ({ status }) => `Estado ${status}. En ese caso, Google trata al principio todo el sitio como bloqueado.`,
    none: ({ status }) => `Estado ${status}: sin archivo, así que nada está bloqueado.`,
    read: ({ status, size, lines, groups }) =>
      `Estado ${status}: ${bytes(size)}, ${linesOf(lines)}, ${amount(groups, { one: 'grupo de rastreadores', other: 'grupos de rastreadores' })}.`,
    redirected: ({ count }) => `Tras ${amount(count, { one: 'redirección', other: 'redirecciones' })}.`,
    truncated: 'El archivo supera los 500 KiB que leen los rastreadores; el resto se ignora.',
    unknown: 'Ningún archivo que mostrar.',
    noFile: 'Sin archivo, así que no hay líneas que mostrar.',
    empty: 'El archivo está vacío: nada está bloqueado.',
    unread: 'El archivo no se leyó, así que no hay líneas que mostrar.',
    lines: 'Líneas de robots.txt',
    decides: 'decide',
    shown: ({ shown, total }) => `Se muestran ${number(shown)} de ${linesOf(total)}.`,
    showAll: 'Mostrar todas',
  },
  issues: {
    title: 'Líneas con errores',
    rows: 'líneas con errores',
    none: 'Ninguna: los rastreadores entienden todas las líneas.',
    line: 'Línea',
    text: 'Texto',
    wrong: 'Problema',
    kinds: robotsTxtMistakes,
  },
  sitemaps: {
    title: 'Sitemaps indicados aquí',
    unread: 'Desconocido: el archivo no se leyó.',
    none: 'El archivo no indica ningún sitemap. No hace falta: también se puede enviar uno a cada buscador.',
    line: ({ line }) => `Línea ${number(line)}:`,
    more: ({ count }) => `Se ${count === 1 ? 'indica' : 'indican'} ${number(count)} más.`,
  },
};
