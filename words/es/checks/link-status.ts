import type { linkStatus as en } from '../../en/checks/link-status.ts';
import { probeText } from './probes.ts';
import { agree, amount, number, percent } from './grammar.ts';

const targets = (count: number) => amount(count, { one: 'destino de enlace', other: 'destinos de enlaces' });
const links = (count: number) => amount(count, { one: 'enlace', other: 'enlaces' });

export const linkStatus: typeof en = {
  title: 'Los enlaces funcionan',
  problem: 'Enlaces rotos o redirigidos',
  why: 'Los enlaces rotos son callejones sin salida para personas y rastreadores. Con fuentes que siguen funcionando, las afirmaciones se pueden verificar.',
  heuristic: 'Nuestra heurística: la proporción de redirecciones internas',
  words: {
    target: 'Destino',
    answer: 'Respuesta',
    leadsTo: 'Redirige a',
    answered: ({ status, why }) => (status === 0 ? probeText(why) : `${status}, ${probeText(why)}`),
  },
  says: {
    answering: ({ count }) => ({ message: `${targets(count)} ${agree(count, 'funciona', 'funcionan')}.`, change: '' }),
    noLinks: () => ({ message: 'La página no tiene enlaces a páginas web que se puedan comprobar.', change: '' }),
    brokenInternal: ({ count }) => ({
      message: `${amount(count, { one: 'destino de enlaces internos está roto', other: 'destinos de enlaces internos están rotos' })}.`,
      change: 'Corregir la URL, restaurar la página o quitar el enlace.',
    }),
    brokenExternal: ({ count }) => ({
      message: `${amount(count, { one: 'destino de enlaces externos está roto', other: 'destinos de enlaces externos están rotos' })}.`,
      change: 'Enlazar a la nueva ubicación del contenido, a una copia archivada o a otra fuente.',
    }),
    inward: ({ count }) => ({
      message: `${targets(count)} ${agree(count, 'redirige', 'redirigen')} a una red privada, inaccesible para el público.`,
      change: 'Redirigir a una URL pública o enlazar a una.',
    }),
    redirectedInternal: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'destino de enlaces internos', other: 'destinos de enlaces internos' })} (${percent(count / total)}) ${agree(count, 'redirige', 'redirigen')}.`,
      change: 'Enlazar a la URL final.',
    }),
    fragmentMissing: ({ count }) => ({
      message: `${amount(count, { one: 'enlace del contenido a un punto de la página no tiene', other: 'enlaces del contenido a puntos de la página no tienen' })} destino: ningún elemento tiene ese id.`,
      change: 'Añadir el id al destino o corregir el fragmento.',
    }),
    fragmentTwice: ({ count }) => ({
      message: `${amount(count, { one: 'id al que apuntan enlaces dentro de la página está', other: 'id a los que apuntan enlaces dentro de la página están' })} en varios elementos; los navegadores saltan al primero.`,
      change: '',
    }),
    fragmentMoved: ({ count, base }) => ({
      message: `${amount(count, { one: 'enlace dentro de la página lleva', other: 'enlaces dentro de la página llevan' })} a otra página, porque el elemento base antepone ${base}.`,
      change: 'Escribir la ruta de la propia página antes de # o quitar el elemento base.',
    }),
    local: ({ count }) => ({
      message: `${links(count)} ${agree(count, 'apunta a una URL', 'apuntan a URL')} que solo se ${agree(count, 'puede', 'pueden')} abrir desde el equipo o la red de quien hizo la página.`,
      change: 'Enlazar a la URL pública.',
    }),
    brokenContact: ({ count }) => ({
      message: `${amount(count, { one: 'enlace de correo o teléfono no llega', other: 'enlaces de correo o teléfono no llegan' })} a nadie: la dirección de correo o el número están incompletos.`,
      change: 'Escribir mailto: con la dirección de correo completa y tel: con el número completo, como tel:+49301234567.',
    }),
    invalid: ({ count }) => ({
      message: `${links(count)} ${agree(count, 'tiene', 'tienen')} una URL no válida que ningún navegador puede abrir.`,
      change: 'Corregir la URL.',
    }),
    unverified: ({ count }) => ({
      message: `No se ${agree(count, 'pudo', 'pudieron')} verificar ${targets(count)}, lo que no significa que ${agree(count, 'esté roto', 'estén rotos')}.`,
      change: '',
    }),
    stillProbing: ({ done }) => ({ message: `${targets(done)} ${agree(done, 'comprobado', 'comprobados')} hasta ahora.`, change: '' }),
    stillChecking: () => ({ message: 'Los enlaces aún se están comprobando.', change: '' }),
    noneVerified: () => ({ message: 'No se pudo verificar ningún destino de enlace.', change: '' }),
  },
};
