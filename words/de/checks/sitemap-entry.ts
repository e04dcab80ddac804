import type { sitemapEntry as en } from '../../en/checks/sitemap-entry.ts';
import { amount, number } from './grammar.ts';
import { sitemapKinds } from './kinds.ts';
import { reasonFaultText, reasonText } from './reasons.ts';

export const sitemapEntry: typeof en = {
  title: 'URL steht in einer XML-Sitemap',
  problem: 'URL fehlt in der Sitemap, oder die Sitemap hat Fehler',
  why: 'Eine Sitemap hilft Crawlern, Seiten zu finden und Änderungen zu bemerken. Einträge, die noindex haben, weiterleiten oder ein anderes Canonical haben, senden widersprüchliche Signale.',
  words: {
    file: 'Datei',
    foundBy: 'Gefunden in',
    status: 'Status',
    kind: 'Art',
    urls: 'URLs',
    index: 'ein Sitemap-Index',
    noAnswer: 'keine Antwort',
    none: 'keine',
    kindOf: ({ kind }) => sitemapKinds[kind],
    entry: 'Eintrag',
    entryIn: ({ url, file }) => `${url} in ${file}`,
  },
  says: {
    listed: ({ file }) => ({ message: `Diese URL steht in ${file}`, change: '' }),
    noSitemap: () => ({ message: 'Keine Sitemap an den üblichen Stellen gefunden. Eine Sitemap ist optional.', change: '' }),
    notMeantNoindex: () => ({ message: 'Die Sitemap enthält diese Seite nicht; bei einer Seite mit noindex ist das richtig.', change: '' }),
    notMeantCanonical: () => ({
      message: 'Die Sitemap enthält diese Seite nicht; bei einer Seite, deren Canonical eine andere URL ist, ist das richtig.',
      change: '',
    }),
    notMeantLater: () => ({
      message: 'Die Sitemap enthält diese Seite nicht; bei einer Folgeseite einer Liste ist das üblich.',
      change: '',
    }),
    absent: ({ files }) => ({
      message: `Diese URL steht nicht in den Sitemaps der Website (${amount(files, { one: 'Datei', other: 'Dateien' })} gelesen).`,
      change: 'Die URL ergänzen, wenn die Seite gefunden werden soll, es sei denn, die Sitemap ist für andere Seiten gedacht.',
    }),
    variant: ({ loc }) => ({
      message: `Die Sitemap enthält eine Variante dieser URL: ${loc}`,
      change: 'Genau die Canonical-URL eintragen.',
    }),
    listedNoindex: () => ({
      message: 'Die Sitemap enthält diese URL, aber die Seite hat noindex.',
      change: 'Die URL aus der Sitemap entfernen oder das noindex entfernen.',
    }),
    listedElsewhere: ({ url }) => ({
      message: `Die Sitemap enthält diese URL, aber ihr Canonical zeigt auf ${url}`,
      change: 'Stattdessen die Canonical-URL eintragen.',
    }),
    listedRedirects: ({ url }) => ({
      message: `Die Sitemap enthält diese URL, aber sie leitet weiter auf ${url}`,
      change: 'Die URL eintragen, bei der die Weiterleitung endet.',
    }),
    brokenLine: ({ url, status }) => ({
      message: `Die Sitemap, die in der robots.txt steht, liefert ${status}: ${url}`,
      change: 'Die Sitemap-Zeile in der robots.txt korrigieren oder die Datei wiederherstellen.',
    }),
    refusedLine: ({ url, status }) => ({
      message: `Die Sitemap, die in der robots.txt steht, hat auf unsere Anfrage mit ${status} geantwortet und konnte daher nicht geprüft werden: ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }) => ({
      message: `Die Sitemap, die in der robots.txt steht, ist keine Sitemap: ${url}`,
      change: 'Die Sitemap-Zeile in der robots.txt korrigieren oder dort XML ausliefern.',
    }),
    malformed: ({ file, fault }) => ({
      message: `Eine Sitemap ist kein wohlgeformtes XML, daher lesen Suchmaschinen möglicherweise nicht alles davon: ${reasonFaultText(fault)}. ${file}`,
      change: 'Diese Zeile korrigieren oder die Datei mit einer Bibliothek erzeugen. Die Search Console zeigt, ob Google sie lesen konnte.',
    }),
    badLastmod: ({ text }) => ({
      message: `lastmod dieser URL ist kein W3C-Datum: ${text}`,
      change: 'Ein Datum wie 2026-11-21 oder 2026-11-21T10:00:00+00:00 verwenden.',
    }),
    futureLastmod: ({ text }) => ({
      message: `lastmod dieser URL liegt in der Zukunft: ${text}`,
      change: 'Das Datum der letzten echten Änderung verwenden.',
    }),
    tooMany: ({ file, count, urls }) => ({
      message: `Eine Sitemap hat ${amount(count, { one: 'URL', other: 'URLs' })}; erlaubt sind ${number(urls)}: ${file}`,
      change: 'Die Sitemap aufteilen und die Teile in einem Sitemap-Index auflisten.',
    }),
    tooLarge: ({ file, bytes }) => ({
      message: `Eine Sitemap ist unkomprimiert größer als ${number(bytes / 2 ** 20)} MB (${number(bytes)} Byte): ${file}`,
      change: 'Die Sitemap aufteilen und die Teile in einem Sitemap-Index auflisten.',
    }),
    tooManyFiles: () => ({
      message: 'Es gibt mehr Sitemaps, als Pageloupe liest; die URL steht vielleicht in einer der anderen.',
      change: '',
    }),
    fileRefused: ({ url, status }) => ({
      message: `Nicht jede Sitemap wurde gelesen; die URL steht vielleicht in dieser: ${url} (Antwort: ${status}).`,
      change: '',
    }),
    fileUnread: ({ url, why }) => ({
      message: `Nicht jede Sitemap wurde gelesen; die URL steht vielleicht in dieser: ${url} ${reasonText(why)}`,
      change: '',
    }),
  },
};
