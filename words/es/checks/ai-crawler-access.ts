import type { aiCrawlerAccess as en } from '../../en/checks/ai-crawler-access.ts';
import { agree, amount, and, date } from './grammar.ts';

const purposes = { search: 'respuestas', training: 'entrenamiento', user: 'activado por el usuario', other: 'otro' };

export const aiCrawlerAccess: typeof en = {
  title: 'Los rastreadores de búsqueda con IA pueden obtener esta URL',
  problem: 'Hay rastreadores de búsqueda con IA bloqueados',
  why: 'Un motor de respuestas solo puede citar lo que su rastreador de búsqueda puede obtener. Los rastreadores de entrenamiento y los lectores activados por el usuario tienen sus propios tokens de user-agent; se muestran, pero no puntúan (salvo Claude-User, que cuenta la mitad porque sigue robots.txt cuando obtiene páginas para una respuesta).',
  heuristic: 'Los pesos de los rastreadores son nuestra heurística',
  words: {
    crawler: 'Rastreador',
    operator: 'Operador',
    purpose: 'Finalidad',
    thisUrl: 'Esta URL',
    line: 'Línea',
    allowed: 'permitido',
    blocked: 'bloqueado',
    ...purposes,
    named: ({ token, operator, purpose }) => `${token} (${operator}, ${purposes[purpose]})`,
  },
  says: {
    notWeb: () => ({ message: 'robots.txt solo se aplica a páginas http y https.', change: '' }),
    allAllowed: ({ count, compiled }) => ({
      message: `robots.txt permite obtener esta URL ${agree(count, 'al único rastreador de búsqueda con IA puntuado', `a los ${amount(count, { other: 'rastreadores de búsqueda con IA puntuados' })}`)} (lista del ${date(compiled)}).`,
      change: '',
    }),
    leadingAllowed: ({ blocked }) => ({
      message: `robots.txt permite el acceso a todos los principales rastreadores de búsqueda con IA. Bloqueados entre los demás: ${and(blocked)}.`,
      change: '',
    }),
    someBlocked: ({ blocked }) => ({
      message: `robots.txt bloquea esta URL para ${agree(blocked.length, 'uno de los principales rastreadores', 'algunos de los principales rastreadores')} de búsqueda con IA: ${and(blocked)}. Sus respuestas no pueden citarla.`,
      change: 'Permitir el acceso si la página debe citarse allí. Si el bloqueo es a propósito, no hace falta ningún cambio.',
    }),
    allBlocked: () => ({
      message: 'robots.txt bloquea esta URL para todos los principales rastreadores de búsqueda con IA.',
      change:
        'Permitir el acceso a los rastreadores cuyas respuestas deben citar la página. Si la IA se bloquea a propósito, seleccionarlo en «¿Qué es esta página?»; en ese caso, la página no recibe puntuación GEO.',
    }),
    alsoBlocked: ({ names }) => ({
      message: `También bloqueados, sin puntuar (de entrenamiento, activados por el usuario y otros): ${and(names)}.`,
      change: '',
    }),
    trainingOnly: ({ names }) => ({
      message: `robots.txt bloquea ${and(names)}, que ${agree(names.length, 'recopila', 'recopilan')} datos de entrenamiento (algunos de estos nombres controlan también otros usos). Los rastreadores de búsqueda con IA tienen acceso.`,
      change: '',
    }),
    grounding: () => ({
      message:
        'Google-Extended está bloqueado. Además del entrenamiento de Gemini, esto impide que las aplicaciones de Gemini y Vertex AI usen esta página como fuente. La Búsqueda de Google y sus funciones de IA ignoran este token.',
      change:
        'Permitir Google-Extended si la página debe citarse en las aplicaciones de Gemini. Si se bloquea a propósito, no hace falta ningún cambio.',
    }),
    legacy: ({ names }) => ({
      message: `robots.txt tiene grupos para rastreadores que sus operadores ya no documentan: ${and(names)}.`,
      change: '',
    }),
    silent: () => ({ message: 'La solicitud de robots.txt no recibió respuesta.', change: '' }),
    failing: ({ status }) => ({
      message: `robots.txt devuelve ${status}: no se sabe qué pueden obtener los rastreadores, y muchos dejan de rastrear hasta que vuelva a funcionar.`,
      change: '',
    }),
  },
};
