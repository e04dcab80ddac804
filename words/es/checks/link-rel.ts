import type { linkRel as en } from '../../en/checks/link-rel.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

const unmarked = (count: number) => agree(count, 'no está marcado', 'no están marcados');

export const linkRel: typeof en = {
  title: 'Los atributos rel de los enlaces son correctos',
  problem: 'Faltan atributos rel de enlaces o son incorrectos',
  why: 'rel indica a los buscadores qué enlaces son de pago o generados por usuarios. Los enlaces normales no necesitan rel, y nofollow en enlaces internos solo dificulta el rastreo.',
  heuristic: 'Nuestra lista de direcciones de afiliación y publicidad',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message:
        'Los enlaces llevan el rel correcto: ninguno dentro del sitio es nofollow, y los enlaces de pago o generados por usuarios que reconocemos están marcados.',
      change: '',
    }),
    fittingBut: ({ count }) => ({
      message: `Los enlaces llevan el rel correcto: los enlaces de pago o generados por usuarios que reconocemos están marcados, y ${amount(count, { one: 'enlace interno es nofollow donde es adecuado', other: 'enlaces internos son nofollow donde es adecuado' })} (inicio de sesión, carrito, filtros, archivos, anuncios o enlaces generados por usuarios).`,
      change: '',
    }),
    capped: (args) => partReadText('enlaces', args),
    noLinks: () => ({ message: 'La página no tiene enlaces a otras páginas.', change: '' }),
    pageNofollow: ({ directives }) => ({
      message: `Se indica a los buscadores que no sigan ningún enlace de esta página: ${written(directives)}.`,
      change: 'Quitar nofollow de las directivas robots y marcar enlaces concretos donde haga falta.',
    }),
    internalNofollow: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'enlace interno', other: 'enlaces internos' })} ${agree(count, 'es', 'son')} nofollow.`,
      change: 'Quitar nofollow; para mantener a los rastreadores fuera de páginas propias, usar robots.txt.',
    }),
    paidUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'enlace', other: 'enlaces' })} a hosts conocidos de afiliación o publicidad ${unmarked(count)} como de pago.`,
      change: 'Añadir rel="sponsored" (o nofollow) a los enlaces de pago.',
    }),
    commentsUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'enlace externo', other: 'enlaces externos' })} de los comentarios ${unmarked(count)} como ${agree(count, 'generado', 'generados')} por usuarios.`,
      change: 'Hacer que el sistema de comentarios añada rel="ugc" (o nofollow).',
    }),
  },
};
