import type { redirectPath as en } from '../../en/checks/redirect-path.ts';
import { amount, number } from './grammar.ts';

const lead = (hops: number) => `${amount(hops, { one: 'redirección', other: 'redirecciones' })} antes de esta página`;

export const redirectPath: typeof en = {
  title: 'Sin redirecciones innecesarias',
  problem: 'Redirecciones innecesarias',
  why: 'Cada redirección cuesta tiempo a los visitantes y una solicitud a los rastreadores, que abandonan las cadenas largas. Una redirección permanente es un indicio fuerte de qué URL indexar; una temporal, un indicio débil.',
  heuristic: 'Cuántas redirecciones son demasiadas es nuestra heurística',
  words: { status: 'Estado', redirects: 'redirecciones' },
  says: {
    direct: () => ({
      message: 'No hay redirecciones HTTP antes de esta página. Las redirecciones por meta refresh o por script no se pueden detectar.',
      change: '',
    }),
    permanent: () => ({ message: 'Una redirección permanente antes de esta página.', change: '' }),
    temporary: ({ status }) => ({
      message: `Una redirección temporal (${status}) antes de esta página.`,
      change: 'Si la página se ha trasladado de forma permanente, devolver 301 o 308.',
    }),
    several: ({ hops }) => ({
      message: `${lead(hops)}.`,
      change: 'Redirigir la primera URL directamente a la última y enlazar a la última.',
    }),
    many: ({ hops }) => ({
      message: `${lead(hops)}: demasiadas para visitantes y rastreadores.`,
      change: 'Redirigir la primera URL directamente a la última.',
    }),
    stops: ({ hops, google }) => ({
      message: `${lead(hops)}. Google se detiene después de ${number(google)}.`,
      change: 'Redirigir la primera URL directamente a la última.',
    }),
    needsCookie: ({ url }) => ({
      message: `Las redirecciones antes de esta página terminan solo para visitantes que conservan una cookie: ${url} redirige y después devuelve la página.`,
      change: '',
    }),
    loop: () => ({ message: 'Las redirecciones forman un bucle.', change: 'Encontrar las dos reglas que se redirigen la una a la otra.' }),
    downgrade: ({ url }) => ({ message: `Una redirección va de https a http: ${url}`, change: 'Redirigir solo a https.' }),
    inward: ({ url }) => ({
      message: `Una redirección de la cadena pasa por una red privada, inaccesible para el público: ${url}`,
      change: 'Redirigir solo a través de URL públicas.',
    }),
    anonymousMoves: ({ url }) => ({ message: `Sin cookies, una solicitud de esta URL se redirige a ${url}`, change: '' }),
    sameOriginOnly: () => ({
      message: 'Los navegadores cuentan las redirecciones solo dentro de un mismo origen; puede que haya habido más.',
      change: '',
    }),
    redirectUnseen: () => ({ message: 'La redirección ocurrió antes de que se pudiera registrar su estado.', change: '' }),
  },
};
