import type { indexDirectives as en } from '../../en/checks/index-directives.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';
import { agree, and } from './grammar.ts';

export const indexDirectives: typeof en = {
  title: 'Sin noindex para los buscadores',
  problem: 'Las directivas robots bloquean la indexación o se contradicen',
  why: 'Un noindex en una etiqueta meta robots o en la cabecera X-Robots-Tag quita la página de los resultados de búsqueda y de las respuestas basadas en ellos.',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'Ninguna directiva robots bloquea la indexación de esta página.', change: '' }),
    noindex: ({ directives }) => ({
      message: `Google no puede indexar esta página: ${written(directives)}`,
      change:
        'Quitar noindex si la página debe encontrarse. Si no, elegir «Los buscadores deben excluirla» en la extensión, o intent keep-out fuera de ella.',
    }),
    inBody: () => ({ message: 'La directiva está en el body. Google la obedece ahí; puede que otros buscadores no.', change: '' }),
    keptOutInBody: () => ({
      message: 'El noindex está en el body. Google lo obedece ahí; puede que otros buscadores no.',
      change: 'Mover la etiqueta meta robots al head.',
    }),
    otherEngines: ({ names, directives }) => ({
      message: `Google puede indexar esta página, pero ${and(names)} no ${names.length > 1 ? 'pueden' : 'puede'}: ${written(directives)}`,
      change: 'Quitar la directiva, salvo que la página deba quedar fuera de ese buscador.',
    }),
    disagree: ({ first, second }) => ({
      message: `Directivas contradictorias: ${and([directiveInWords(first), directiveInWords(second)])}. Los buscadores siguen la más estricta.`,
      change: 'Conservar una de las dos directivas.',
    }),
    misspelt: ({ text, meant }) => ({
      message: `Directiva desconocida: «${text}». ¿Se quería decir «${meant}»?`,
      change: `Usar ${meant} o quitarla.`,
    }),
    unreadableDate: ({ text }) => ({
      message: `La fecha de «${text}» no es válida, así que la directiva no tiene efecto.`,
      change: 'Usar RFC 822, RFC 850 o ISO 8601, por ejemplo 2027-01-31.',
    }),
    sourceSays: ({ directives }) => ({
      message: `El código fuente HTML tiene ${and(directives)} y un script ${agree(directives.length, 'lo', 'los')} quita. Google puede omitir el renderizado y obedecer el código fuente HTML.`,
      change: 'Servir la página sin noindex.',
    }),
    hidden: ({ line }) => ({
      message: `robots.txt bloquea esta URL${line === null ? '' : ` (línea ${line})`}, así que los rastreadores no pueden ver el noindex: la URL puede seguir en el índice.`,
      change: 'Permitir el rastreo hasta que la página haya salido del índice.',
    }),
    alsoCanonical: ({ url }) => ({
      message: `Instrucciones contradictorias: la página tiene noindex y su canónica apunta a ${url}`,
      change:
        'Usar noindex para páginas que deben salir de la búsqueda, y una URL canónica para duplicados de una página que debe permanecer.',
    }),
    expires: ({ date }) => ({ message: `unavailable_after quita la página del índice el ${date}.`, change: '' }),
    joined: () => ({
      message:
        'X-Robots-Tag tiene directivas para un rastreador y después otras directivas. Los navegadores combinan las cabeceras repetidas, así que puede que las últimas se apliquen a todos los rastreadores.',
      change: 'Si las últimas son para todos los rastreadores, enviarlas primero.',
    }),
    keptOut: ({ directives }) => ({
      message: `Se indica a Google y Bing que no indexen esta página, como se desea: ${written(directives)}`,
      change: '',
    }),
    statusKeepsOut: ({ status }) => ({
      message: `Una solicitud sin cookies recibe ${status}, lo que mantiene la página fuera de los buscadores, como se desea.`,
      change: '',
    }),
    keptOutPartly: ({ name }) => ({
      message: `Esta página debe quedar fuera de los buscadores, pero ${name} puede indexarla.`,
      change: 'Aplicar noindex a todos los rastreadores: <meta name="robots" content="noindex">.',
    }),
    notKeptOut: () => ({
      message: 'Esta página debe quedar fuera de los buscadores, pero nada se lo indica.',
      change:
        'Añadir <meta name="robots" content="noindex"> o la cabecera X-Robots-Tag: noindex. Bloquear en robots.txt no basta para excluir una URL.',
    }),
  },
};
