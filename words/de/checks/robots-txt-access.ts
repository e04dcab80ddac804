import type { robotsTxtAccess as en } from '../../en/checks/robots-txt-access.ts';
import { agree, allOf, amount, and, number } from './grammar.ts';
import { robotsTxtMistakes } from './kinds.ts';

type OtherCrawler = 'Bingbot' | '*';
const others: Record<OtherCrawler, string> = { Bingbot: 'Bingbot', '*': 'alle anderen Crawler (*)' };

export const robotsTxtAccess: typeof en = {
  title: 'robots.txt erlaubt diese URL',
  problem: 'robots.txt blockiert diese URL oder hat Fehler',
  why: 'Suchmaschinen rufen eine URL nicht ab, die robots.txt blockiert: Sie können weder die Seite noch ihr noindex oder ihr Canonical lesen. Die bloße URL können sie trotzdem anzeigen.',
  words: {
    status: 'Status von robots.txt',
    line: 'Zeile',
    text: 'Text',
    problem: 'Problem',
    crawler: 'Crawler',
    thisUrl: 'Diese URL',
    allowed: 'erlaubt',
    blocked: 'blockiert',
    issue: ({ kind }) => robotsTxtMistakes[kind],
    other: ({ crawler }) => others[crawler],
  },
  says: {
    notWeb: () => ({ message: 'robots.txt gilt nur für http- und https-Seiten.', change: '' }),
    allowed: ({ line }) => ({
      message:
        line === null
          ? 'Keine Regel in robots.txt blockiert diese URL für Googlebot, Bingbot oder andere Crawler (*).'
          : `robots.txt erlaubt diese URL für Googlebot (Zeile ${line}), Bingbot und andere Crawler (*).`,
      change: '',
    }),
    noFile: ({ status }) => ({ message: `robots.txt liefert ${status}, daher ist nichts blockiert. Das ist in Ordnung.`, change: '' }),
    blocked: ({ line, rule }) => ({
      message:
        line === null
          ? 'robots.txt blockiert diese URL für Googlebot.'
          : `robots.txt blockiert diese URL für Googlebot, Zeile ${line}: ${rule}`,
      change:
        'Die Regel entfernen oder eine längere Allow-Regel ergänzen. Wenn die Seite nicht in die Suche soll, stattdessen noindex verwenden und das Crawling erlauben.',
    }),
    serverError: ({ status }) => ({
      message: `robots.txt liefert ${status}. Bis das behoben ist, behandelt Google die ganze Website als blockiert.`,
      change: 'Für robots.txt 200 liefern oder 404, wenn es keine gibt.',
    }),
    othersBlocked: ({ blocked }) => ({
      message: `Googlebot darf diese URL abrufen; diese Crawler dürfen es nicht: ${and(blocked.map(({ crawler, line }) => (line === null ? others[crawler] : `${others[crawler]}, Zeile ${line}`)))}.`,
      change: 'Die Regel entfernen, es sei denn, Sie blockieren diese Crawler absichtlich.',
    }),
    syntax: ({ count }) => ({
      message: `${amount(count, { one: 'Zeile von robots.txt hat einen Fehler', other: 'Zeilen von robots.txt haben Fehler' })}.`,
      change: 'Die Zeilen korrigieren oder mit # auskommentieren.',
    }),
    unknownLines: ({ count }) => ({
      message: `${amount(count, { one: 'Zeile von robots.txt hat eine Anweisung, die', other: 'Zeilen von robots.txt haben Anweisungen, die' })} kein bekannter Crawler liest. Crawler überspringen sie.`,
      change: '',
    }),
    unencoded: ({ count }) => ({
      message: `${amount(count, { one: 'Regel von robots.txt hat', other: 'Regeln von robots.txt haben' })} Zeichen außerhalb von ASCII. Google empfiehlt, sie prozentzukodieren.`,
      change: '',
    }),
    html: () => ({
      message: 'robots.txt ist eine HTML-Seite: Crawler finden darin keine Regeln.',
      change: 'Die Regeln als reinen Text ausliefern oder 404 liefern, wenn es keine gibt.',
    }),
    tooLarge: ({ maxBytes }) => ({
      message: `robots.txt ist größer als ${number(maxBytes / 1_024)} KiB: Crawler ignorieren den Rest.`,
      change: 'Die Datei kürzen, zum Beispiel mit Platzhaltern (*).',
    }),
    notKeptOut: ({ line }) => ({
      message: `robots.txt blockiert diese URL${line === null ? '' : ` (Zeile ${line})`}. Blockieren allein entfernt sie nicht aus dem Index: Suchmaschinen können die URL weiter anzeigen und sehen ein noindex nicht.`,
      change: 'noindex verwenden und das Crawling erlauben, damit Suchmaschinen es sehen.',
    }),
    visible: () => ({ message: 'Googlebot darf diese URL abrufen und kann daher das noindex sehen.', change: '' }),
    redirected: ({ url }) => ({ message: `robots.txt wurde nach einer Weiterleitung von ${url} gelesen.`, change: '' }),
    ownCrawlers: ({ total, blocked }) => ({
      message:
        blocked.length === 0
          ? `Ihre eigene Liste: ${agree(total, 'Ihr einziger Crawler darf', `${allOf(total)} Crawler dürfen`)} diese URL abrufen.`
          : `Ihre eigene Liste: robots.txt blockiert diese URL für ${number(blocked.length)} von ${amount(total, { one: 'Crawler', other: 'Crawlern' })}: ${and(blocked.map(({ crawler, line }) => (line === null ? crawler : `${crawler}, Zeile ${line}`)))}.`,
      change: '',
    }),
    silent: () => ({ message: 'Auf die Anfrage nach robots.txt kam keine Antwort.', change: '' }),
  },
};
