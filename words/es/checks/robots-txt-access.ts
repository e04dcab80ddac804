import type { robotsTxtAccess as en } from '../../en/checks/robots-txt-access.ts';
import { robotsTxtMistakes } from './kinds.ts';
import { agree, amount, and, number } from './grammar.ts';

const others = { Bingbot: 'Bingbot', '*': 'todos los demás rastreadores (*)' };
const atLine = (crawler: string, line: number | null) => (line === null ? crawler : `${crawler}, línea ${line}`);
const lines = (count: number) => amount(count, { one: 'línea', other: 'líneas' });

export const robotsTxtAccess: typeof en = {
  title: 'robots.txt permite esta URL',
  problem: 'robots.txt bloquea esta URL o tiene errores',
  why: 'Los buscadores no obtienen una URL que robots.txt bloquea: no pueden leer la página, su noindex ni su URL canónica. Aun así, pueden mostrar la URL sin más.',
  words: {
    status: 'Estado de robots.txt',
    line: 'Línea',
    text: 'Texto',
    problem: 'Problema',
    crawler: 'Rastreador',
    thisUrl: 'Esta URL',
    allowed: 'permitida',
    blocked: 'bloqueada',
    issue: ({ kind }) => robotsTxtMistakes[kind],
    other: ({ crawler }) => others[crawler],
  },
  says: {
    notWeb: () => ({ message: 'robots.txt solo se aplica a páginas http y https.', change: '' }),
    allowed: ({ line }) => ({
      message:
        line === null
          ? 'Ninguna regla de robots.txt bloquea esta URL para Googlebot, Bingbot u otros rastreadores (*).'
          : `robots.txt permite esta URL a Googlebot (línea ${line}), Bingbot y otros rastreadores (*).`,
      change: '',
    }),
    noFile: ({ status }) => ({ message: `robots.txt devuelve ${status}, así que no se bloquea nada. Está bien así.`, change: '' }),
    blocked: ({ line, rule }) => ({
      message:
        line === null
          ? 'robots.txt bloquea esta URL para Googlebot.'
          : `robots.txt bloquea esta URL para Googlebot, línea ${line}: ${rule}`,
      change:
        'Quitar la regla o añadir una regla Allow más larga. Si la página debe quedar fuera de los buscadores, usar en su lugar noindex y permitir el rastreo.',
    }),
    serverError: ({ status }) => ({
      message: `robots.txt devuelve ${status}. Hasta que se corrija, Google trata todo el sitio como bloqueado.`,
      change: 'Devolver 200 para robots.txt, o 404 si no existe.',
    }),
    othersBlocked: ({ blocked }) => ({
      message: `Googlebot puede obtener esta URL; estos rastreadores no: ${and(blocked.map(({ crawler, line }) => atLine(others[crawler], line)))}.`,
      change: 'Quitar la regla, salvo que estos rastreadores se bloqueen a propósito.',
    }),
    syntax: ({ count }) => ({
      message: `${lines(count)} de robots.txt ${agree(count, 'tiene un error', 'tienen errores')}.`,
      change: agree(count, 'Corregir la línea o comentarla con #.', 'Corregir las líneas o comentarlas con #.'),
    }),
    unknownLines: ({ count }) => ({
      message: `${lines(count)} de robots.txt ${agree(count, 'tiene una directiva que ningún rastreador conocido lee. Los rastreadores la omiten', 'tienen directivas que ningún rastreador conocido lee. Los rastreadores las omiten')}.`,
      change: '',
    }),
    unencoded: ({ count }) => ({
      message: `${amount(count, { one: 'regla de robots.txt tiene', other: 'reglas de robots.txt tienen' })} caracteres que no son ASCII. Google recomienda codificarlos con %.`,
      change: '',
    }),
    html: () => ({
      message: 'robots.txt es una página HTML: los rastreadores no encuentran reglas en ella.',
      change: 'Servir las reglas como texto simple, o devolver 404 si no hay ninguna.',
    }),
    tooLarge: ({ maxBytes }) => ({
      message: `robots.txt ocupa más de ${number(maxBytes / 1_024)} KiB: los rastreadores ignoran el resto.`,
      change: 'Acortar el archivo, por ejemplo con comodines.',
    }),
    notKeptOut: ({ line }) => ({
      message: `robots.txt bloquea esta URL${line === null ? '' : ` (línea ${line})`}. El bloqueo por sí solo no la desindexa: los buscadores pueden seguir mostrando la URL y no pueden ver un noindex.`,
      change: 'Usar noindex y permitir el rastreo para que los buscadores lo vean.',
    }),
    visible: () => ({ message: 'Googlebot puede obtener esta URL, así que puede ver el noindex.', change: '' }),
    redirected: ({ url }) => ({ message: `robots.txt se leyó de ${url} tras una redirección.`, change: '' }),
    ownCrawlers: ({ total, blocked }) => ({
      message:
        blocked.length === 0
          ? `Lista propia: ${agree(total, 'su único rastreador puede', `los ${number(total)} rastreadores pueden`)} obtener esta URL.`
          : `Lista propia: robots.txt bloquea esta URL para ${number(blocked.length)} de ${amount(total, { one: 'rastreador', other: 'rastreadores' })}: ${and(blocked.map(({ crawler, line }) => atLine(crawler, line)))}.`,
      change: '',
    }),
    silent: () => ({ message: 'La solicitud de robots.txt no recibió respuesta.', change: '' }),
  },
};
