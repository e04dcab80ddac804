import type { LinkObstacle } from '../../../checks/derive/links/kinds.ts';
import type { crawlableLinks as en } from '../../en/checks/crawlable-links.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

const obstacles: Record<LinkObstacle, string> = {
  'no-href': 'controlador de clics sin href',
  empty: 'href vacío',
  script: 'URL javascript:',
  file: 'URL file:',
  unparsable: 'no es una URL válida',
};
const links = (count: number) => amount(count, { one: 'enlace', other: 'enlaces' });
const allHave = (count: number) => agree(count, 'El único enlace tiene', `Los ${number(count)} enlaces tienen`);

export const crawlableLinks: typeof en = {
  title: 'Los enlaces se pueden rastrear',
  problem: 'Faltan enlaces o no se pueden rastrear',
  why: 'Los buscadores descubren páginas a través de enlaces: elementos <a> con una URL en href. Las páginas que solo un script puede abrir no se encuentran. Solo se comprueban los elementos <a>; los controladores de clics de otros elementos no se pueden detectar.',
  heuristic: 'Nuestra heurística: qué enlaces sin URL designan una página, y cuándo una página es un callejón sin salida',
  words: {
    link: 'Enlace',
    noText: 'sin texto',
    opens: 'Lo abre un script',
    obstacle: 'Problema',
    obstacleOf: ({ obstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }) => ({
      message: `${allHave(count)} una URL rastreable, y el contenido enlaza a otras páginas del sitio.`,
      change: '',
    }),
    crawlableOnly: ({ count }) => ({ message: `${allHave(count)} una URL rastreable.`, change: '' }),
    capped: (args) => partReadText('enlaces', args),
    noLinks: () => ({ message: 'La página no tiene enlaces.', change: '' }),
    uncrawlable: ({ count, total }) => ({
      message: `${number(count)} de ${links(total)} a páginas de este sitio no ${agree(count, 'se puede rastrear: solo lo abre', 'se pueden rastrear: solo los abre')} un script.`,
      change: 'Dar a cada enlace su URL: <a href="/page">. Un script puede seguir gestionando el clic.',
    }),
    uncrawlableMenu: ({ count }) => ({
      message: agree(
        count,
        'El único enlace del menú no se puede rastrear.',
        `Ninguno de los ${number(count)} enlaces del menú se puede rastrear.`,
      ),
      change: 'Dar a cada enlace del menú su URL: <a href="/page">. Un script puede seguir gestionando el clic.',
    }),
    uncrawlablePages: () => ({
      message: 'Los números de página de esta lista no se pueden rastrear, así que los rastreadores solo ven esta página de ella.',
      change: 'Dar a cada página de la lista una URL, como /list?page=2, y enlazarla en href.',
    }),
    uncrawlableList: ({ count }) => ({
      message: agree(
        count,
        'El único enlace de una lista no se puede rastrear: solo lo abre un script.',
        `Ninguno de los ${number(count)} enlaces de una lista se puede rastrear: solo los abre un script.`,
      ),
      change: 'Dar a cada enlace su URL: <a href="/page">. Un script puede seguir gestionando el clic.',
    }),
    controls: ({ count, total }) => ({
      message: `${number(count)} de ${links(total)} no ${agree(count, 'tiene', 'tienen')} URL. La mayoría de esos enlaces abren o cierran algo en la página; el elemento adecuado sería un botón.`,
      change: '',
    }),
    deadEnd: () => ({
      message: 'Ningún enlace sin nofollow apunta a otra página de este sitio.',
      change: 'Enlazar a páginas relacionadas o a la sección superior.',
    }),
    onlyFrame: ({ count }) => ({
      message: `${agree(count, 'El único enlace interno sin nofollow está', `Los ${number(count)} enlaces internos sin nofollow están`)} en la cabecera, el menú o el pie: el contenido principal no tiene enlaces internos.`,
      change: 'Enlazar desde el texto principal a páginas relacionadas del sitio.',
    }),
  },
};
