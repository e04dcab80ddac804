import type { sitemapEntry as en } from '../../en/checks/sitemap-entry.ts';
import { sitemapKinds } from './kinds.ts';
import { reasonFaultText, reasonText } from './reasons.ts';
import { agree, amount, number } from './grammar.ts';

export const sitemapEntry: typeof en = {
  title: 'La URL figura en un sitemap XML',
  problem: 'La URL falta en el sitemap, o el sitemap tiene errores',
  why: 'Un sitemap ayuda a los rastreadores a encontrar páginas y detectar cambios. Las entradas con noindex, con redirección o con otra URL canónica envían señales contradictorias.',
  words: {
    file: 'Archivo',
    foundBy: 'Encontrado en',
    status: 'Estado',
    kind: 'Tipo',
    urls: 'URL',
    index: 'un índice de sitemaps',
    noAnswer: 'sin respuesta',
    none: 'ninguno',
    kindOf: ({ kind }) => sitemapKinds[kind],
    entry: 'Entrada',
    entryIn: ({ url, file }) => `${url} en ${file}`,
  },
  says: {
    listed: ({ file }) => ({ message: `Esta URL figura en ${file}`, change: '' }),
    noSitemap: () => ({ message: 'No se encontró ningún sitemap en los lugares habituales. Un sitemap es opcional.', change: '' }),
    notMeantNoindex: () => ({ message: 'El sitemap no incluye esta página, como corresponde a una página con noindex.', change: '' }),
    notMeantCanonical: () => ({
      message: 'El sitemap no incluye esta página, como corresponde a una página cuya canónica es otra URL.',
      change: '',
    }),
    notMeantLater: () => ({
      message: 'El sitemap no incluye esta página, lo que es normal en las páginas siguientes de una lista.',
      change: '',
    }),
    absent: ({ files }) => ({
      message: `Esta URL no está en los sitemaps del sitio (${amount(files, { one: 'archivo leído', other: 'archivos leídos' })}).`,
      change: 'Añadir la URL si la página debe encontrarse, salvo que el sitemap esté pensado para otras páginas.',
    }),
    variant: ({ loc }) => ({
      message: `El sitemap incluye una variante de esta URL: ${loc}`,
      change: 'Incluir exactamente la URL canónica.',
    }),
    listedNoindex: () => ({
      message: 'El sitemap incluye esta URL, pero la página tiene noindex.',
      change: 'Quitarla del sitemap o quitar el noindex.',
    }),
    listedElsewhere: ({ url }) => ({
      message: `El sitemap incluye esta URL, pero su canónica apunta a ${url}`,
      change: 'Incluir en su lugar la URL canónica.',
    }),
    listedRedirects: ({ url }) => ({
      message: `El sitemap incluye esta URL, pero redirige a ${url}`,
      change: 'Incluir la URL en la que termina la redirección.',
    }),
    brokenLine: ({ url, status }) => ({
      message: `El sitemap indicado en robots.txt devuelve ${status}: ${url}`,
      change: 'Corregir la línea Sitemap de robots.txt o restaurar el archivo.',
    }),
    refusedLine: ({ url, status }) => ({
      message: `El sitemap indicado en robots.txt devolvió ${status} a nuestra solicitud, por lo que no se pudo comprobar: ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }) => ({
      message: `El sitemap indicado en robots.txt no es un sitemap: ${url}`,
      change: 'Corregir la línea Sitemap de robots.txt o servir XML en esa URL.',
    }),
    malformed: ({ file, fault }) => ({
      message: `Un sitemap no es XML bien formado, por lo que puede que los buscadores no lo lean entero: ${reasonFaultText(fault)}. ${file}`,
      change: 'Corregir esa línea o generar el archivo con una biblioteca. Search Console muestra si Google pudo leerlo.',
    }),
    badLastmod: ({ text }) => ({
      message: `El lastmod de esta URL no es una fecha W3C: ${text}`,
      change: 'Usar una fecha como 2026-11-21 o 2026-11-21T10:00:00+00:00.',
    }),
    futureLastmod: ({ text }) => ({
      message: `El lastmod de esta URL está en el futuro: ${text}`,
      change: 'Usar la fecha del último cambio real.',
    }),
    tooMany: ({ file, count, urls }) => ({
      message: `Un sitemap tiene ${number(count)} URL; el límite es ${number(urls)}: ${file}`,
      change: 'Dividirlo e incluir las partes en un índice de sitemaps.',
    }),
    tooLarge: ({ file, bytes }) => ({
      message: `Un sitemap ocupa sin comprimir más de ${number(bytes / 2 ** 20)} MB (${number(bytes)} ${agree(bytes, 'byte', 'bytes')}): ${file}`,
      change: 'Dividirlo e incluir las partes en un índice de sitemaps.',
    }),
    tooManyFiles: () => ({ message: 'Hay más sitemaps de los que lee Pageloupe; puede que la URL esté en uno de los otros.', change: '' }),
    fileRefused: ({ url, status }) => ({
      message: `No se leyeron todos los sitemaps; puede que la URL esté en este: ${url} (devolvió ${status}).`,
      change: '',
    }),
    fileUnread: ({ url, why }) => ({
      message: `No se leyeron todos los sitemaps; puede que la URL esté en este: ${url} ${reasonText(why)}`,
      change: '',
    }),
  },
};
