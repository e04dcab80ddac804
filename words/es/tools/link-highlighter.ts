import type { words as en } from '../../en/tools/link-highlighter.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

export const words: typeof en = {
  none: 'La página no tiene enlaces que resaltar.',
  notLive: 'Los enlaces se resaltan en la propia página. Volver a abrirla y auditarla allí.',
  mark: ({ count }) => `Resaltar ${amount(count, { one: 'enlace', other: 'enlaces' })} en la página`,
  unmark: 'Quitar el resaltado',
  stay: 'El resaltado permanece hasta que se quita, se pulsa Esc en la página o se sale de esta herramienta. Fijarlo para que siga después de cerrar.',
  choose: 'Tipos que resaltar',
  count: ({ count }) => number(count),
  kinds: {
    uncrawlable: { name: 'No rastreable', help: 'sin URL rastreable' },
    sponsored: { name: 'Patrocinado', help: 'rel=sponsored, enlaces de pago' },
    ugc: { name: 'UGC', help: 'rel=ugc, generado por usuarios' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow' },
    'new-tab': { name: 'Pestaña nueva', help: 'target=_blank' },
    follow: { name: 'Follow', help: 'un enlace normal' },
  },
  several: 'Un enlace de varios tipos tiene el color y la forma del tipo que va primero en esta lista; su etiqueta los nombra todos.',
  table: {
    title: 'Enlaces de estos tipos',
    rows: 'enlaces',
    none: 'Ningún tipo seleccionado, o ningún enlace de los tipos seleccionados.',
    text: 'Texto',
    kinds: 'Tipos',
    target: 'Destino',
    noText: 'sin texto',
    noTarget: 'ninguno',
  },
};
