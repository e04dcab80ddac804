import type { authorIdentity as en } from '../../en/checks/author-identity.ts';
import { framedText } from './framed.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';
import { and, number, sentenceEndingIn } from './grammar.ts';

export const authorIdentity: typeof en = {
  title: 'El autor está nombrado y enlazado',
  problem: 'El autor falta o no es coherente',
  why: 'Los lectores y los motores de respuestas juzgan un texto por quién lo escribió. Un nombre visible, marcado y enlazado lleva a otros trabajos y a las credenciales.',
  heuristic: 'Proporción de cada una de las tres partes: nuestra heurística',
  words: { where: 'Dónde', name: 'Nombre', type: 'Tipo', linkedTo: 'Enlazado a', origin: ({ from }) => nameOrigins[from] },
  says: {
    named: ({ names, more }) => ({
      message: `El autor es visible: ${sentenceEndingIn(and(more > 0 ? [...names, `${number(more)} más`] : names))}`,
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    none: () => ({
      message: 'No se encontró ningún autor, ni en la página ni en los datos estructurados.',
      change:
        'Mostrar cerca del titular la persona u organización responsable, usar el mismo nombre como author en los datos estructurados y enlazarlo a una página sobre ella.',
    }),
    notVisible: ({ name }) => ({
      message: `El autor (${name}) está en los datos estructurados, pero no es visible para los lectores.`,
      change: 'Mostrar el nombre cerca del titular o al final del texto.',
    }),
    notInMarkup: ({ name }) => ({
      message: `El autor visible (${name}) no está en los datos estructurados como Person u Organization.`,
      change: 'Añadir a los datos estructurados del artículo un author con @type y el mismo nombre.',
    }),
    notLinked: ({ name }) => ({
      message: `El nombre del autor (${name}) no enlaza a una página de autor.`,
      change: 'Enlazar la firma a una página de autor e indicar su URL como url (o los perfiles como sameAs) en los datos estructurados.',
    }),
    differs: ({ visible, marked }) => ({
      message: `La página muestra ${visible} como autor, pero los datos estructurados dicen ${sentenceEndingIn(marked)}`,
      change: 'Usar el mismo nombre en ambos lugares.',
    }),
    account: ({ name }) => ({
      message: `El autor es «${name}», que parece un nombre de cuenta.`,
      change: 'Usar el nombre de la persona u organización responsable del texto.',
    }),
    role: ({ name }) => ({
      message: `El autor es «${name}»: una función, no un nombre.`,
      change: 'Usar el nombre de la persona u organización responsable del texto.',
    }),
    siteName: ({ name }) => ({
      message: `El autor es «${name}», el nombre del sitio, pero no está marcado como Organization.`,
      change: 'Nombrar a la persona que escribió el texto, o marcar el autor como Organization si la organización es responsable de él.',
    }),
    several: ({ name }) => ({
      message: `Una entrada de autor contiene varias personas: «${name}».`,
      change: 'Dar a cada autor una entrada propia en la lista de autores.',
    }),
    noByline: ({ type }) => ({
      message: `No se encontró ninguna firma, y no se espera que ${pageOf[type]} nombre a un autor.`,
      change: '',
    }),
  },
};
