import type { hreflangReturn as en } from '../../en/checks/hreflang-return.ts';
import { probeText } from './probes.ts';
import { agree, amount, number } from './grammar.ts';

const versions = (count: number) => amount(count, { one: 'versión de idioma', other: 'versiones de idioma' });

export const hreflangReturn: typeof en = {
  title: 'Las versiones hreflang se enlazan mutuamente',
  problem: 'Hay versiones hreflang rotas o que no devuelven el enlace',
  why: 'Dos versiones de idioma solo cuentan como par si cada una incluye a la otra. Si no, los buscadores ignoran el par.',
  words: {
    code: 'Código',
    url: 'URL',
    answer: 'Respuesta',
    returns: 'Enlace de retorno',
    yes: 'sí',
    no: 'no',
    why: ({ why }) => probeText(why),
  },
  says: {
    mutual: ({ count }) => ({
      message: `${agree(count, 'La otra versión funciona, es indexable e incluye', `Las otras ${number(count)} versiones funcionan, son indexables e incluyen`)} esta página.`,
      change: '',
    }),
    none: () => ({ message: 'La página no incluye otras versiones de idioma.', change: '' }),
    broken: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'está rota', 'están rotas')}: el servidor devuelve un error o no responde.`,
      change: 'Corregir la URL o quitar la entrada.',
    }),
    blocked: ({ count }) => ({
      message: `robots.txt bloquea ${versions(count)} para Googlebot, así que Google no puede ver si ${agree(count, 'incluye', 'incluyen')} esta página.`,
      change: 'Permitir en robots.txt el rastreo de esa versión o quitar la entrada.',
    }),
    noindex: ({ count }) => ({
      message: `${versions(count)} ${agree(count, 'tiene', 'tienen')} noindex.`,
      change: 'Permitir la indexación de esa versión o quitar la entrada.',
    }),
    noReturn: ({ count }) => ({
      message: `${versions(count)} no ${agree(count, 'incluye', 'incluyen')} a su vez esta página.`,
      change: 'Incluir todas las versiones en cada versión.',
    }),
    redirected: ({ count }) => ({ message: `${versions(count)} ${agree(count, 'redirige', 'redirigen')}.`, change: 'Usar la URL final.' }),
    unverified: ({ count }) => ({
      message: `No se ${agree(count, 'pudo', 'pudieron')} verificar ${versions(count)}, lo que no significa que ${agree(count, 'esté rota', 'estén rotas')}.`,
      change: '',
    }),
    capped: ({ probed, all }) => ({
      message: `Se ${agree(probed, 'comprobó', 'comprobaron')} ${number(probed)} de ${versions(all)}.`,
      change: '',
    }),
    notAllVerified: () => ({ message: 'No se pudieron verificar todas las versiones.', change: '' }),
    notAllChecked: () => ({ message: 'No se comprobaron todas las versiones.', change: '' }),
  },
};
