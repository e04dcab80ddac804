import type { crawl as en } from '../../../en/app/bulk/crawl.ts';
import { crawlReasonText } from '../../checks/crawl.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const crawl: typeof en = {
  label: 'URL de la página inicial',
  limit: ({ most }) => `Máximo de páginas (hasta ${number(most)})`,
  depth: 'Máximo de clics desde la página inicial',
  anyDepth: 'sin límite',
  patterns: 'Filtros de URL',
  include: 'Incluir solo las URL que coincidan, un patrón por línea',
  exclude: 'Excluir las URL que coincidan, un patrón por línea',
  grammar:
    'Los patrones que empiezan por / se comparan con la ruta y la consulta: /blog/* abarca un nivel; /blog/**, todos. Las expresiones regulares van entre barras: /\\d{4}/.',
  hint: 'Sigue enlaces en el mismo host, con o sin www. Pageloupe obedece robots.txt (su propio grupo, o *) y omite los enlaces nofollow y todo lo que podría cerrar la sesión, comprar o eliminar algo.',
  follow: 'Seguir los enlaces de esta página',
  change: 'Cambiar',
  stop: 'Dejar de seguir enlaces',
  wrongPattern: ({ pattern }) => `«${pattern}» no es una expresión regular válida.`,
  tooManyPatterns: ({ most, length }) =>
    `Cada campo admite hasta ${number(most)} patrones de hasta ${number(length)} caracteres. No se cambió nada.`,
  wrongUrl: ({ text, reason }) => `${text || 'Entrada'}: ${reason}`,
  plan: ({ start, pages, depth }) =>
    `Rastrea desde ${start}: hasta ${pagesOf(pages)}${depth === null ? '' : `, a ${amount(depth, { one: 'clic', other: 'clics' })} como máximo`}.`,
  start: 'Iniciar la auditoría de este sitio',
  progress: ({ found, done, limit }) =>
    `${amount(found, { one: 'página encontrada', other: 'páginas encontradas' })}, ${amount(done, { one: 'terminada', other: 'terminadas' })}, límite ${number(limit)}`,

  left: 'Sin auditar',
  leftTitle: 'URL encontradas pero no auditadas',
  leftRows: 'URL',
  leftNone: 'Se auditaron todas las URL encontradas.',
  leftUrl: 'URL',
  leftWhy: 'Motivo',
  leftHttp: 'HTTP',
  leftNoAnswer: 'Sin respuesta',
  leftCount: ({ reason, count, more }) => `${reason}: ${more ? 'más de ' : ''}${number(count)}`,
  reason: ({ why }) => crawlReasonText(why),
};
