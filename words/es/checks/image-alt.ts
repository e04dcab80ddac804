import type { imageAlt as en } from '../../en/checks/image-alt.ts';
import { agree, amount, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} de ${amount(total, { one: 'imagen', other: 'imágenes' })}`;
const have = (count: number) => agree(count, 'tiene', 'tienen');

export const imageAlt: typeof en = {
  title: 'Las imágenes tienen texto alternativo',
  problem: 'Imágenes sin texto alternativo útil',
  why: 'Quienes no pueden ver una imagen, los buscadores y los modelos de lenguaje leen en su lugar el texto alternativo. Las imágenes decorativas deberían tener un alt vacío.',
  heuristic: 'Nuestra heurística: tamaños, proporciones y longitudes',
  words: { text: 'Texto alternativo', images: 'Imágenes' },
  says: {
    described: ({ count }) => ({
      message: `${agree(count, 'La única imagen de contenido tiene', `Las ${number(count)} imágenes de contenido tienen`)} texto alternativo.`,
      change: '',
    }),
    onlyDecoration: ({ count }) => ({
      message: `${agree(count, 'La única imagen está marcada como decorativa', `Las ${number(count)} imágenes están marcadas como decorativas`)}.`,
      change: '',
    }),
    noImages: () => ({ message: 'La página no tiene imágenes.', change: '' }),
    onlySmall: ({ count, smallestPixels }) => ({
      message: agree(
        count,
        `La única imagen de la página mide menos de ${number(smallestPixels)} píxeles o no se muestra.`,
        `Las ${number(count)} imágenes de la página miden menos de ${number(smallestPixels)} píxeles o no se muestran.`,
      ),
      change: '',
    }),
    onlyLinks: () => ({
      message: 'Cada imagen es el único contenido de un enlace. Esos enlaces los cuenta la comprobación del texto de los enlaces.',
      change: '',
    }),
    inLinks: ({ count }) => ({
      message: `${amount(count, { one: 'imagen sin texto alternativo es el único contenido de su enlace', other: 'imágenes sin texto alternativo son el único contenido de sus enlaces' })}: véase la comprobación del texto de los enlaces.`,
      change: '',
    }),
    capped: (args) => partReadText('imágenes', args, 'feminine'),
    missing: ({ count, total, drawn }) => ({
      message:
        total === 1
          ? 'La única imagen de contenido no tiene texto alternativo.'
          : `${of(count, total)} (${percent(count / total)}) no ${have(count)} texto alternativo.`,
      change: [
        ...(count > drawn ? ['Describir la imagen en su atributo alt; usar alt="" si es decorativa.'] : []),
        ...(drawn > 0 ? ['Nombrar los SVG con un elemento <title> o un aria-label; usar aria-hidden="true" si son decorativos.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }) => ({
      message: `${amount(count, { one: 'imagen enlazada no tiene', other: 'imágenes enlazadas no tienen' })} texto alternativo: nada indica adónde ${agree(count, 'lleva el enlace', 'llevan los enlaces')}.`,
      change: 'Describir el destino del enlace en el texto alternativo de la imagen.',
    }),
    missingBesideText: ({ count, total }) => ({
      message: `${of(count, total)} no ${have(count)} atributo alt; ${agree(count, 'está en un enlace', 'están en enlaces')} con texto.`,
      change: 'Añadir alt="" para que los lectores de pantalla omitan la imagen, o describirla si muestra más que el texto.',
    }),
    mainEmpty: () => ({
      message: 'La imagen principal de la página tiene un texto alternativo vacío, que la marca como decorativa.',
      change: 'Describir lo que muestra la imagen.',
    }),
    fileNames: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'tiene un nombre de archivo o una URL', 'tienen nombres de archivo o URL')} como texto alternativo.`,
      change: 'Describir en su lugar la imagen.',
    }),
    onlySigns: ({ count }) => ({
      message: agree(
        count,
        'La única imagen es un logotipo o un avatar, no contenido.',
        `Las ${number(count)} imágenes son logotipos o avatares, no contenido.`,
      ),
      change: '',
    }),
    saysNothing: ({ count, total, example }) => ({
      message: `${of(count, total)} ${have(count)} un texto alternativo que no dice nada de la imagen: «${example}».`,
      change: 'Describir lo que muestra la imagen; usar alt="" si es decorativa.',
    }),
    tooLong: ({ count, longestAlt }) => ({
      message: `${amount(count, { one: 'texto alternativo supera', other: 'textos alternativos superan' })} los ${number(longestAlt)} caracteres.`,
      change: 'Acortar el texto alternativo y llevar el resto a un pie de imagen o al texto.',
    }),
    repeated: ({ count, total, sameAlt }) => ({
      message: `${of(count, total)} comparten su texto alternativo con otras ${number(sameAlt - 1)} imágenes o más.`,
      change: 'Describir qué distingue a cada imagen.',
    }),
  },
};
