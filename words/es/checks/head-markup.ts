import type { headMarkup as en } from '../../en/checks/head-markup.ts';
import { amount, and, capitalizedSentence, number } from './grammar.ts';

type Declared = { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' };
/** With their articles. */
const charsetPlaces = { header: 'la cabecera Content-Type', bom: 'la marca de orden de bytes', meta: 'el elemento meta' };
const bothText = ({ used, by, other, from }: Declared) =>
  `${capitalizedSentence(charsetPlaces[by])} declara ${used}; ${charsetPlaces[from]}, ${other}. Prevalece ${charsetPlaces[by]}`;
const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? 'texto suelto' : `<${tag}>`;
  return noscript ? `${what} dentro de <noscript>` : what;
};
const move = ({ tag, noscript, line }: Culprit & { line: number }) =>
  `Mover ${tag === textNode ? 'el texto' : culprit({ tag, noscript })} de la línea ${number(line)} al body.`;
/** What reloads or leaves the page. */
const refresher = (header: boolean) => (header ? 'El encabezado Refresh' : 'Un meta refresh');

export const headMarkup: typeof en = {
  title: 'El head se interpreta correctamente',
  problem: 'El marcado del head tiene errores',
  why: 'Un elemento que no debe estar en el head lo cierra: los analizadores de HTML ponen todo lo que sigue en el body, donde los buscadores ignoran títulos, canónicas y hreflang.',
  says: {
    sharedIds: ({ count }) => ({
      message: `${amount(count, { one: 'id al que se refieren elementos label o atributos ARIA está', other: 'id a los que se refieren elementos label o atributos ARIA están' })} en varios elementos; los lectores de pantalla usan el primero.`,
      change: '',
    }),
    asIntended: () => ({ message: 'El head se interpreta completo, en modo estándar y con una codificación declarada.', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }) => ({
      message: `Puede que los buscadores ignoren ${and(lost)}: ${culprit({ tag, noscript })} en la línea ${number(line)} cierra el head antes de tiempo.`,
      change: move({ tag, noscript, line }),
    }),
    neverClosed: ({ tag, line }) => ({
      message: `<${tag}> en la línea ${number(line)} no se cierra: los navegadores y los buscadores leen el resto de la página como su contenido.`,
      change: `Cerrarlo con </${tag}>.`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }) => ({
      message: `El head se cierra antes de tiempo en la línea ${number(line)} (${culprit({ tag, noscript })}), así que los metadatos que siguen terminan en el body.`,
      change: move({ tag, noscript, line }),
    }),
    inBody: ({ names }) => ({
      message: `Estas etiquetas están en el body, donde los buscadores las ignoran: ${and(names)}.`,
      change: 'Mover estas etiquetas al head.',
    }),
    quirks: () => ({
      message: 'La página se renderiza en modo quirks, que emula los navegadores de los años noventa.',
      change: 'Empezar el documento con <!doctype html>.',
    }),
    noCharset: ({ charsetBytes }) => ({
      message: `No se declara ninguna codificación de caracteres en la cabecera Content-Type, con una marca de orden de bytes ni en los primeros ${amount(charsetBytes, { one: 'byte', other: 'bytes' })}.`,
      change: 'Poner <meta charset="utf-8"> como primer elemento del head o enviar charset=utf-8 con la cabecera Content-Type.',
    }),
    duplicateCharset: ({ count }) => ({
      message: `La codificación se declara ${number(count)} veces, con valores distintos.`,
      change: 'Conservar una sola declaración de la codificación.',
    }),
    charsetDiffers: (declared) => ({
      message: `${bothText(declared)}.`,
      change: `Declarar ${declared.used} en ambos lugares, o solo una vez.`,
    }),
    misread: (declared) => ({
      message: `${bothText(declared)}, así que el texto se lee con una codificación equivocada.`,
      change: `Declarar en ambos lugares la codificación en la que está guardada la página.${declared.by === 'header' ? ' La cabecera la establece el servidor o la aplicación.' : ''}`,
    }),
    duplicateViewport: ({ count }) => ({
      message: `El viewport se declara ${number(count)} veces, con valores distintos; los navegadores usan el último.`,
      change: 'Conservar una sola declaración de viewport.',
    }),
    cutAtQuote: ({ names, end }) => ({
      message: `Unas comillas dentro del valor terminan ${and(names)} antes de tiempo, en «…${end}»: el resto se pierde.`,
      change: 'Escribir las comillas dentro del valor como &quot; y los apóstrofos como &#39;.',
    }),
    refreshAway: ({ url, header }) => ({
      message: `${refresher(header)} redirige de inmediato a otra URL: ${url}`,
      change: 'Redirigir en el servidor con el estado 301 o 308.',
    }),
    refreshLater: ({ seconds, away, header }) => ({
      message: `${refresher(header)} ${away ? 'sustituye' : 'recarga'} la página después de ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
      change: `${away ? 'Redirigir en el servidor' : 'Actualizar el contenido con un script'}, para no interrumpir a los lectores.`,
    }),
  },
};
