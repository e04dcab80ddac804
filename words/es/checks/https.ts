import type { https as en } from '../../en/checks/https.ts';
import { agree, amount, number } from './grammar.ts';

export const https: typeof en = {
  title: 'Se sirve por HTTPS',
  problem: 'No se sirve todo por HTTPS',
  why: 'Los navegadores advierten de las páginas sin HTTPS y bloquean los scripts no seguros en páginas seguras. Google prefiere como canónica la URL HTTPS de una página.',
  says: {
    secure: () => ({ message: 'La página, sus recursos y sus formularios usan HTTPS.', change: '' }),
    local: () => ({ message: 'La página viene de este equipo, no a través de una red.', change: '' }),
    plainPage: () => ({
      message:
        'La página se sirve por HTTP: cualquier intermediario puede leerla y cambiarla, y los navegadores la marcan como «No es seguro».',
      change: 'Servir la página por HTTPS y redirigir HTTP a HTTPS de forma permanente.',
    }),
    activeMixed: ({ count }) => ({
      message: `${amount(count, { one: 'recurso se solicita', other: 'recursos se solicitan' })} por HTTP. Los navegadores bloquean estos scripts, estilos, marcos, fuentes e imágenes de srcset.`,
      change: 'Cargarlos por HTTPS.',
    }),
    passiveMixed: ({ count }) => ({
      message: `${amount(count, { one: 'imagen, icono o archivo multimedia se solicita', other: 'imágenes, iconos o archivos multimedia se solicitan' })} por HTTP.`,
      change: 'Cargarlos por HTTPS.',
    }),
    plainForm: ({ count }) => ({
      message: `${amount(count, { one: 'formulario envía', other: 'formularios envían' })} por HTTP, sin cifrar, lo que se introduce.`,
      change: 'Apuntar el action del formulario a una URL HTTPS.',
    }),
    plainButton: ({ count }) => ({
      message: `${amount(count, { one: 'botón envía', other: 'botones envían' })} por HTTP, sin cifrar, lo que se introduce.`,
      change: 'Apuntar formaction a una URL HTTPS, o quitarlo si el formulario tiene un action.',
    }),
    plainCanonical: ({ url }) => ({ message: `La URL canónica usa HTTP: ${url}`, change: 'Usar la URL HTTPS como canónica.' }),
    plainShareUrl: ({ url }) => ({ message: `og:url es una URL HTTP: ${url}`, change: 'Usar la URL HTTPS en og:url.' }),
    plainLinks: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'enlace', other: 'enlaces' })} a este sitio ${agree(count, 'usa', 'usan')} HTTP.`,
      change: 'Enlazar a las URL HTTPS para evitar una redirección.',
    }),
  },
};
