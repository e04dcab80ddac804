import type { dateVisible as en } from '../../en/checks/date-visible.ts';
import { dateWords } from './dates.ts';
import { framedText } from './framed.ts';
import { pageOf } from './page-type.ts';
import { date as dateText } from './grammar.ts';

const shown = ({ date, relative }: { date: string; relative: string }) => (relative ? `«${relative}», ${dateText(date)}` : dateText(date));

export const dateVisible: typeof en = {
  title: 'La fecha de la página es visible',
  problem: 'La fecha de la página falta o no es visible',
  why: 'Los lectores, los buscadores y los motores de respuestas tienen en cuenta lo actual que es una página, y se fían más de una fecha visible y legible por máquinas que de una que solo está en el marcado.',
  heuristic: 'Puntos de los cuatro casos: nuestra heurística',
  words: dateWords,
  says: {
    readable: (args) => ({ message: `La fecha es visible (${shown(args)}) y legible por máquinas.`, change: '' }),
    visibleOnly: (args) => ({
      message: `La fecha es visible (${shown(args)}), pero solo como texto simple.`,
      change:
        'Ponerla en un elemento <time> con un atributo datetime, o añadir el mismo día como datePublished o dateModified a los datos estructurados.',
    }),
    relativeOnly: ({ words }) => ({
      message: `La fecha visible es solo relativa («${words}»), y el marcado no tiene fecha.`,
      change:
        'Mostrar la fecha real en un elemento <time> con un atributo datetime, o añadirla como datePublished a los datos estructurados.',
    }),
    metadataOnly: ({ date }) => ({
      message: `La fecha (${dateText(date)}) está solo en los metadatos; los lectores no pueden verla.`,
      change:
        'Mostrar la fecha cerca del titular o al final del texto, con una etiqueta como «Publicado» o «Actualizado» en el idioma de la página.',
    }),
    none: () => ({
      message:
        'No se encontró ninguna fecha completa (día, mes, año), ni en la página ni en los metadatos. Los días de eventos, cursos y entradas de listas no son los de la página.',
      change:
        'Mostrar cuándo se publicó o se actualizó por última vez el texto, cerca del titular o al final, en un elemento <time> con un atributo datetime.',
    }),
    noneGiven: ({ type }) => ({ message: `No se encontró ninguna fecha, y ${pageOf[type]} no la necesita.`, change: '' }),
    ofThreads: () => ({
      message: 'Las fechas de esta página son las de los hilos que enumera, y una lista no necesita fecha propia.',
      change: '',
    }),
    unlabelled: () => ({
      message:
        'La fecha visible no tiene etiqueta, así que podría ser la de publicación o la de actualización. Google recomienda una etiqueta como «Publicado» o «Última actualización».',
      change: '',
    }),
    inUrl: ({ date }) => ({ message: `La URL contiene una fecha (${dateText(date)}); los lectores rara vez miran ahí.`, change: '' }),
    framed: ({ url }) => framedText(url),
    unreadCalendar: ({ words }) => ({
      message: `Los lectores ven «${words}», una fecha en un calendario que Pageloupe no lee.`,
      change: '',
    }),
    monthsUnknown: ({ language }) => ({
      message: `Pageloupe no conoce los nombres de los meses de este idioma (${language}), así que puede haber pasado por alto una fecha visible.`,
      change: '',
    }),
  },
};
