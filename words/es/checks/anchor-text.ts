import type { anchorText as en } from '../../en/checks/anchor-text.ts';
import { agree, amount, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} de ${amount(total, { one: 'enlace', other: 'enlaces' })}`;
const have = (count: number) => agree(count, 'tiene', 'tienen');
const allHave = (count: number) =>
  agree(count, 'El único enlace a otra página tiene', `Los ${number(count)} enlaces a otras páginas tienen`);

export const anchorText: typeof en = {
  title: 'Los enlaces tienen texto descriptivo',
  problem: 'Enlaces sin texto descriptivo',
  why: 'El texto del enlace dice a las personas y a los buscadores de qué trata el destino. «Leer más» no dice nada, y un icono sin nombre dice aún menos.',
  heuristic: 'Nuestra heurística: cuántos enlaces genéricos o vacíos son demasiados',
  says: {
    descriptive: ({ count }) => ({ message: `${allHave(count)} texto descriptivo.`, change: '' }),
    named: ({ count }) => ({ message: `${allHave(count)} un nombre (texto, etiqueta o texto alternativo).`, change: '' }),
    fewGeneric: ({ count }) => ({
      message: `Solo ${amount(count, { one: 'enlace', other: 'enlaces' })} ${have(count)} un texto que no describe el destino.`,
      change: '',
    }),
    noLinks: () => ({ message: 'La página no tiene enlaces sin nofollow a otras páginas.', change: '' }),
    empty: ({ count, total }) => ({
      message: `${of(count, total)} (${percent(count / total)}) no ${have(count)} nombre: ni texto, ni etiqueta, ni texto alternativo, ni title.`,
      change: 'Añadir texto al enlace. En iconos, usar texto alternativo o un aria-label que nombre el destino.',
    }),
    emptyBesideText: ({ count, total }) => ({
      message: `${of(count, total)} no ${have(count)} nombre, pero un enlace con texto lleva a la misma página.`,
      change: 'Poner la imagen y el texto en un solo enlace.',
    }),
    emptyElsewhere: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'lleva a otro sitio y no tiene', 'llevan a otros sitios y no tienen')} nombre.`,
      change: 'Nombrar el destino de cada icono con texto alternativo o un aria-label, para quienes no lo ven.',
    }),
    generic: ({ count, total }) => ({
      message: `${of(count, total)} ${have(count)} un texto genérico que no describe el destino.`,
      change: 'Nombrar el destino en el texto del enlace: «Precios de amarre» en lugar de «Leer más».',
    }),
    bareUrls: ({ count, total }) => ({
      message: `${of(count, total)} ${have(count)} una URL como texto.`,
      change: 'Nombrar el destino en el texto del enlace; su URL dice poco a los lectores y a los buscadores.',
    }),
    noPhrases: ({ language }) => ({
      message: `No se comprueban los textos de enlace genéricos: no hay una lista para este idioma (${language}).`,
      change: '',
    }),
    onlyOwn: ({ language }) => ({
      message: `No hay una lista de textos de enlace genéricos para este idioma (${language}). Solo se usó la lista propia.`,
      change: '',
    }),
    byOwnList: ({ count }) => ({
      message: `${amount(count, { one: 'de estos enlaces es genérico', other: 'de estos enlaces son genéricos' })} solo por la lista propia.`,
      change: '',
    }),
    capped: (args) => partReadText('enlaces', args),
  },
};
