import type { sitemapEntry as en } from '../../en/checks/sitemap-entry.ts';
import { amount, number } from './grammar.ts';
import { sitemapKinds } from './kinds.ts';
import { reasonFaultText, reasonText } from './reasons.ts';

const split = 'Le scinder et lister les parties dans un index de sitemaps.';

export const sitemapEntry: typeof en = {
  title: 'L’URL est listée dans un sitemap XML',
  problem: 'L’URL manque dans le sitemap, ou le sitemap a des erreurs',
  why: 'Un sitemap aide les robots à trouver les pages et à remarquer les changements. Des entrées en noindex, redirigées ou avec une autre canonical envoient des signaux contradictoires.',
  words: {
    file: 'Fichier',
    foundBy: 'Trouvé dans',
    status: 'Statut',
    kind: 'Type',
    urls: 'URL',
    index: 'un index de sitemaps',
    noAnswer: 'pas de réponse',
    none: 'aucun',
    kindOf: ({ kind }) => sitemapKinds[kind],
    entry: 'Entrée',
    entryIn: ({ url, file }) => `${url} dans ${file}`,
  },
  says: {
    listed: ({ file }) => ({ message: `Cette URL est listée dans ${file}`, change: '' }),
    noSitemap: () => ({ message: 'Aucun sitemap trouvé aux emplacements habituels. Un sitemap est facultatif.', change: '' }),
    notMeantNoindex: () => ({ message: 'Le sitemap ne liste pas cette page, comme il se doit pour une page en noindex.', change: '' }),
    notMeantCanonical: () => ({
      message: 'Le sitemap ne liste pas cette page, comme il se doit pour une page dont la canonical est une autre URL.',
      change: '',
    }),
    notMeantLater: () => ({
      message: 'Le sitemap ne liste pas cette page, ce qui est normal pour les pages suivantes d’une liste.',
      change: '',
    }),
    absent: ({ files }) => ({
      message: `Cette URL n’est pas dans les sitemaps du site (${amount(files, { one: 'fichier lu', other: 'fichiers lus' })}).`,
      change: 'Ajouter l’URL si la page doit être trouvée, sauf si le sitemap est destiné à d’autres pages.',
    }),
    variant: ({ loc }) => ({ message: `Le sitemap liste une variante de cette URL : ${loc}`, change: 'Lister l’URL canonique exacte.' }),
    listedNoindex: () => ({
      message: 'Le sitemap liste cette URL, mais la page est en noindex.',
      change: 'La retirer du sitemap, ou retirer le noindex.',
    }),
    listedElsewhere: ({ url }) => ({
      message: `Le sitemap liste cette URL, mais sa canonical pointe vers ${url}`,
      change: 'Lister plutôt l’URL canonique.',
    }),
    listedRedirects: ({ url }) => ({
      message: `Le sitemap liste cette URL, mais elle redirige vers ${url}`,
      change: 'Lister l’URL où aboutit la redirection.',
    }),
    brokenLine: ({ url, status }) => ({
      message: `Le sitemap indiqué dans robots.txt renvoie ${status} : ${url}`,
      change: 'Corriger la ligne Sitemap dans robots.txt, ou rétablir le fichier.',
    }),
    refusedLine: ({ url, status }) => ({
      message: `Le sitemap indiqué dans robots.txt a renvoyé ${status} à notre requête et n’a donc pas pu être contrôlé : ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }) => ({
      message: `Le sitemap indiqué dans robots.txt n’est pas un sitemap : ${url}`,
      change: 'Corriger la ligne Sitemap dans robots.txt, ou y servir du XML.',
    }),
    malformed: ({ file, fault }) => ({
      message: `Un sitemap n’est pas du XML bien formé ; les moteurs de recherche risquent donc de ne pas tout lire : ${reasonFaultText(fault)}. ${file}`,
      change: 'Corriger cette ligne, ou générer le fichier avec une bibliothèque. La Search Console indique si Google a pu le lire.',
    }),
    badLastmod: ({ text }) => ({
      message: `Le lastmod de cette URL n’est pas une date W3C : ${text}`,
      change: 'Utiliser une date comme 2026-11-21 ou 2026-11-21T10:00:00+00:00.',
    }),
    futureLastmod: ({ text }) => ({
      message: `Le lastmod de cette URL est dans le futur : ${text}`,
      change: 'Utiliser la date de la dernière vraie modification.',
    }),
    tooMany: ({ file, count, urls }) => ({
      message: `Un sitemap contient ${number(count)} URL ; la limite est de ${number(urls)} : ${file}`,
      change: split,
    }),
    tooLarge: ({ file, bytes }) => ({
      message: `Un sitemap dépasse ${number(bytes / 2 ** 20)} Mo (${number(bytes)} octets) sans compression : ${file}`,
      change: split,
    }),
    tooManyFiles: () => ({
      message: 'Il y a plus de sitemaps que Pageloupe n’en lit ; l’URL est peut-être dans l’un des autres.',
      change: '',
    }),
    fileRefused: ({ url, status }) => ({
      message: `Les sitemaps n’ont pas tous été lus ; l’URL est peut-être dans celui-ci : ${url} (a renvoyé ${status}).`,
      change: '',
    }),
    fileUnread: ({ url, why }) => ({
      message: `Les sitemaps n’ont pas tous été lus ; l’URL est peut-être dans celui-ci : ${url} ${reasonText(why)}`,
      change: '',
    }),
  },
};
