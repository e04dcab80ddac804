import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/reasons.ts';
import { agree, amount, number } from './grammar.ts';

/** What is wrong with a sitemap that is not well-formed XML: a clause. */
export const reasonFaultText: typeof en.reasonFaultText = ({ kind, line, tag, open }) =>
  ({
    cut: `In Zeile ${line} endet die Datei, ohne dass das Wurzelelement geschlossen ist`,
    tag: `Zeile ${line} schließt </${tag}>, aber ${open ? `<${open}> ist offen` : 'kein Element ist offen'}`,
    ampersand: `Zeile ${line} hat ein bloßes & (richtig: &amp;)`,
  })[kind];

/** Why something could not be requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons: typeof en.reasons = {
  pending: () => 'Noch nicht bekannt.',
  'signal-failed': ({ error }) => `Diese Prüfung ist an den Daten dieser Seite gescheitert: ${error}`,

  // Read from the page
  'reading-failed': ({ error }) => `Das Lesen ist fehlgeschlagen: ${error}`,
  'reading-too-slow': ({ seconds }) =>
    `Das Lesen dieser Seite dauerte länger als ${amount(seconds, { one: 'Sekunde', other: 'Sekunden' })}, deshalb wurde dieser Teil nicht gelesen.`,
  'not-shown': () => 'Dieser Tab ist nicht sichtbar.',
  'style-unloaded': ({ name }) =>
    `Ein Stylesheet wurde bei diesem Besuch nicht geladen; daher wurde nichts geprüft, was vom Layout abhängt: ${name}`,
  'no-styles': () => 'Die Seite kam bei diesem Besuch ganz ohne Stylesheet; daher wurde nichts geprüft, was vom Layout abhängt.',
  'font-unloaded': ({ name }) => `Eine Schrift wurde bei diesem Besuch nicht geladen; daher ist dieser Besuch nicht typisch: ${name}`,
  'page-unread': () => 'Die Seite selbst konnte nicht gelesen werden.',
  'links-unread': () => 'Die Links der Seite konnten nicht gelesen werden.',
  'structured-data-unread': () => 'Die strukturierten Daten konnten nicht gelesen werden.',
  'vocabulary-unread': ({ error }) => `Das Vokabular von schema.org konnte nicht gelesen werden: ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'Nur http- und https-Seiten lassen sich anfordern.',
  'no-answer': () => 'Der Server hat nicht geantwortet.',
  'request-failed': () =>
    'Die Anfrage ist ohne Antwort fehlgeschlagen: Die Verbindung brach ab, die URL leitet woandershin weiter, oder der Browser oder die Website hat sie blockiert.',
  'answer-too-slow': ({ seconds }) =>
    `Der Server hat seine Antwort nicht innerhalb von ${amount(seconds, { one: 'Sekunde', other: 'Sekunden' })} abgeschlossen.`,
  'other-origin': ({ origin }) => `Die Anfrage wurde zu einem anderen Origin (${origin}) weitergeleitet, der nicht gelesen wurde.`,
  'site-refused': ({ status }) => `Eine Anfrage ohne Cookies wurde mit ${status} beantwortet.`,
  'no-document': ({ status }) => `Eine Anfrage ohne Cookies wurde mit ${status} ohne HTML-Dokument beantwortet.`,
  'not-delivered': ({ status }) => `Der Server hat ${status} statt der Seite geliefert.`,
  'no-own-headers': ({ status }) =>
    `Eine Anfrage ohne Cookies wurde mit ${status} beantwortet; daher sind die Antwort-Header der Seite selbst unbekannt.`,
  'not-html': ({ type }) => `Die Antwort ist ${type}, kein HTML.`,
  'nested-too-deep': ({ elements }) =>
    `Das HTML ist mehr als ${number(elements)} Ebenen tief verschachtelt, zu tief, um es sicher zu parsen.`,
  'site-unread': () => 'Die Antwort der Website konnte nicht gelesen werden.',
  'site-unreached': ({ error }) => `Die Website konnte nicht angefordert werden: ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () =>
    'Die Content Security Policy der Seite (connect-src) blockiert die Anfrage, und dieser Browser wendet sie auch auf Erweiterungen an.',
  'host-not-allowed': ({ host }) => `Pageloupe darf keine Anfragen an ${host} senden.`,
  'leads-inside': () => 'Es gibt eine Weiterleitung zu einer privaten Adresse, die nicht gelesen wurde.',
  'named-inside': () => 'Der Hostname führt zu einer privaten Adresse; daher wurde die Antwort nicht gelesen.',
  'leads-off-the-web': () => 'Die Anfrage wurde zu einer URL weitergeleitet, die nicht http oder https ist.',
  'endless-redirects': () => 'Die Weiterleitungen enden nie.',
  'hidden-redirect': () => 'Die Anfrage wurde weitergeleitet, und der Browser zeigt nicht, wohin.',

  // Checks of other URLs
  'not-requested': () => 'Andere URLs wurden nicht angefordert.',
  'links-not-checked': () => 'Wird nur geprüft, wenn Sie es starten: „Links prüfen“.',
  'run-without-links': () => 'Nicht geprüft: Diese Sammelprüfung lief ohne Linkprüfung.',
  'hosts-refused': () => 'Sie haben Pageloupe nicht erlaubt, diese URLs anzufordern.',
  'hosts-not-allowed': () => 'Pageloupe darf keine Anfragen an die Websites senden, auf die diese Seite verlinkt.',
  'check-stopped': () => 'Die Prüfung wurde gestoppt, bevor sie so weit kam.',
  'check-failed': () => 'Die Prüfung dieser URL ist fehlgeschlagen.',
  'no-canonical': () => 'Die Seite deklariert keine andere Canonical-URL.',
  'no-share-image': () => 'Die Seite deklariert kein Vorschaubild.',
  'no-icon': () => 'Die Seite deklariert kein Icon mit einer http(s)-URL.',

  // Sitemaps
  'sitemap-elsewhere': () => 'Sie liegt auf einem anderen Origin und wurde daher nicht angefordert.',
  'sitemap-limits': ({ files, megabytes }) => `Nicht gelesen: Die Grenze liegt bei ${files} Dateien und ${megabytes} MB.`,
  'site-not-allowed': () => 'Pageloupe darf diese Website nicht lesen. Zuerst den Zugriff erlauben.',
  'sitemap-url': () => 'Die URL einer Sitemap muss mit http:// oder https:// beginnen.',
  'answer-status': ({ status }) => `Der Server hat mit ${status} geantwortet.`,
  'sitemap-is-page': () => 'Das ist eine Webseite, keine Sitemap.',
  'sitemap-unreadable': () => 'Das ist keine Sitemap: weder Sitemap-XML (sitemaps.org) noch eine Liste von URLs.',
  'sitemap-cut': ({ url, megabytes }) =>
    `${url} ist abgeschnitten oder größer als die ${megabytes} MB, die für Sitemaps gelten: Der Rest wurde nicht gelesen.`,
  'sitemap-late': ({ url, entries }) => `${url} endete nicht rechtzeitig: Der Rest wurde nicht gelesen. Gelesene URLs: ${number(entries)}.`,
  'sitemap-malformed': ({ url, fault }) =>
    `${url} ist kein wohlgeformtes XML: ${reasonFaultText(fault)}. Die URLs wurden trotzdem gelesen.`,
  'sitemap-too-long': ({ url, entries }) =>
    `${url} enthält mehr als die ${number(entries)} URLs, die in einer Sitemap erlaubt sind: Der Rest wurde nicht gelesen.`,
  'sitemap-empty': () => 'Diese Sitemap enthält keine Seiten.',
  'sitemap-more-pages': ({ pages, taken }) =>
    `Sie enthält ${amount(pages, { one: 'Seite', other: 'Seiten' })}; die ersten ${number(taken)} wurden übernommen.`,
  'sitemap-files-unread': ({ unread, total }) =>
    `${number(unread)} von ${amount(total, { one: 'Sitemap', other: 'Sitemaps' })} ${agree(unread, 'konnte nicht gelesen werden oder lag', 'konnten nicht gelesen werden oder lagen')} über der Grenze.`,
  'sitemap-nested': ({ count }) =>
    `${amount(count, { one: 'Eintrag eines verschachtelten Sitemap-Index wurde', other: 'Einträge verschachtelter Sitemap-Indizes wurden' })} nicht weiterverfolgt.`,
  'sitemap-off-the-web': ({ count }) =>
    `${amount(count, { one: 'Eintrag ist keine http(s)-URL', other: 'Einträge sind keine http(s)-URLs' })}.`,
  'sitemap-leads-inside': ({ count }) =>
    `${amount(count, { one: 'Eintrag zeigt auf eine private Adresse und wurde', other: 'Einträge zeigen auf private Adressen und wurden' })} übersprungen.`,
};

/** The sentence of a reason. A code that this version does not know is shown unchanged. */
export const reasonText: typeof en.reasonText = ({ code, args }) => lookUpEntry<(args: object) => string>(reasons, code)?.(args) ?? code;
