import type { words as en } from '../../en/tools/sitemap-lookup.ts';
import { sitemapKinds } from '../checks/kinds.ts';
import { reasonFaultText, reasonText } from '../checks/reasons.ts';
import { spanish } from '../spanish.ts';

const { amount, bytes } = spanish;
const filesOf = (count: number) => amount(count, { one: 'archivo', other: 'archivos' });
const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URL' });

export const words: typeof en = {
  none: 'No se encontró ningún sitemap: ninguno indicado en robots.txt y ninguno en /sitemap.xml. Un sitemap es opcional; las páginas se pueden encontrar a través de enlaces.',
  listed: 'Esta URL está incluida.',
  variant: 'Está incluida una variante de esta URL, no esta URL exacta.',
  unreadable: 'robots.txt indica sitemaps, pero no se pudo leer ninguno.',
  unfound: 'No se encontró ningún sitemap: ninguno indicado en robots.txt y ninguno en el lugar habitual. Un sitemap es opcional.',
  unlisted: 'Esta URL no está incluida en ninguno de los sitemaps.',
  notYet: 'No encontrada hasta ahora: no todos los sitemaps se leyeron por completo.',
  read: ({ files, urls }) => `Leído: ${filesOf(files)}, ${urlsOf(urls)}.`,
  readPart: ({ files, urls }) => `Leído: ${filesOf(files)}, ${urlsOf(urls)}; se leen como máximo 10 archivos secundarios y 20 MB.`,
  entries: {
    title: 'Dónde está incluida',
    rows: 'entradas del sitemap',
    url: 'URL',
    match: 'Coincidencia',
    lastmod: 'Última modificación',
    file: 'Archivo',
    none: 'Ninguna entrada coincide con esta URL o una variante (http y https, www, barra, mayúsculas, parámetros de seguimiento).',
    exact: 'exacta',
    variant: 'una variante',
    unsaid: 'sin definir',
  },
  files: {
    failed: ({ why }) => reasonText(why),
    title: 'Archivos de sitemap',
    requested: 'Archivos solicitados',
    more: ({ count }) => `${amount(count, { one: 'archivo más está indicado', other: 'archivos más están indicados' })}.`,
    unread: 'no leído',
    status: ({ status }) => `estado ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }) => urlsOf(count),
    files: ({ count }) => filesOf(count),
    bytes: ({ count }) => bytes(count),
    looked: 'no existe',
    from: { 'robots.txt': 'indicado en robots.txt', '/sitemap.xml': 'encontrado en /sitemap.xml' },
    fault: ({ fault }) => `mal formado: ${reasonFaultText(fault)}`,
    truncated: 'no se leyó por completo',
    overLimit: 'por encima del límite de 50.000 URL o 50 MB',
    lists: 'incluye esta página',
  },
};
