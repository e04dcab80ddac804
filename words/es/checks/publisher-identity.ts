import type { publisherIdentity as en } from '../../en/checks/publisher-identity.ts';
import { nameOrigins } from './names.ts';
import { and, sentenceEndingIn } from './grammar.ts';

/** What is missing about a publisher, as objects of “añadir”. */
const additions = {
  visible: 'el nombre del editor, visible en la página',
  ownUrl: 'una url en este sitio',
  sameAs: 'un enlace sameAs a un perfil externo',
  picture: 'un logotipo o una imagen',
  id: 'un @id estable',
  about: 'un enlace a una página «Acerca de», de contacto o de aviso legal',
};

export const publisherIdentity: typeof en = {
  title: 'El editor está identificado',
  problem: 'El editor no está claramente identificado',
  why: 'Una fuente solo se puede nombrar y considerar fiable si está claro quién la publica. Usar un mismo nombre en todas partes permite a los buscadores y motores de respuestas relacionar la página con su editor.',
  heuristic: 'Proporción de cada parte: nuestra heurística',
  words: {
    where: 'Dónde',
    name: 'Nombre',
    part: 'Parte',
    found: 'Encontrado',
    type: 'Tipo',
    yes: 'sí',
    no: 'no',
    origin: ({ from, type }) => (from === 'site-name' && type === 'WebSite' ? 'WebSite.name' : nameOrigins[from]),
    visible: 'Nombre mostrado en la página',
    ownUrl: 'url en este sitio',
    sameAs: 'sameAs a un perfil externo',
    picture: 'Logotipo o imagen',
    id: '@id',
    about: 'Enlace a una página «Acerca de», de contacto o de aviso legal',
  },
  says: {
    identified: ({ name }) => ({ message: `El editor está identificado: ${sentenceEndingIn(name)}`, change: '' }),
    unseen: ({ name }) => ({
      message: `Los datos estructurados declaran ${name} como editor, pero el nombre no es visible en la página.`,
      change: 'Mostrar el nombre del editor en la cabecera, en el pie o en el texto alternativo del logotipo.',
    }),
    unreachable: ({ name }) => ({
      message: `El editor es ${name}, pero no hay ningún enlace a una página «Acerca de», de contacto o de aviso legal ni datos estructurados sobre él.`,
      change: 'Enlazar a una página sobre el editor o añadirlo a los datos estructurados como Organization o Person.',
    }),
    notMarkedUp: ({ name }) => ({
      message: `El editor (${name}) es visible, pero no está en los datos estructurados.`,
      change: 'Añadir una Organization o Person con name, url, logo y sameAs, y hacer referencia a ella como publisher.',
    }),
    unnamed: () => ({
      message:
        'No se encontró ningún editor en la página: ni declarado, ni en un logotipo o una línea de copyright, ni en un título que el dominio o el texto confirmen.',
      change:
        'Mostrar el nombre del editor, enlazar a una página «Acerca de», de contacto o de aviso legal y añadir el editor a los datos estructurados.',
    }),
    namesDiffer: ({ names }) => ({
      message: `El nombre del sitio varía según el lugar: ${and(names.map((name) => `«${name}»`))}.`,
      change: 'Usar un solo nombre del sitio en og:site_name, WebSite.name y el título.',
    }),
    couldAdd: ({ missing }) => ({ message: `Opcional: añadir ${and(missing.map((part) => additions[part]))}.`, change: '' }),
  },
};
