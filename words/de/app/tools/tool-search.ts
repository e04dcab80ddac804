import type { ToolId } from '../../../../checks/tools.ts';
import { tools as english } from '../../../en/app/tools/tool-search.ts';

/** What German users type to find a tool, besides its name. */
const german: Record<ToolId, string> = {
  'serp-preview':
    'suchergebnisse, google-vorschau, vorschau, snippet-vorschau, seitentitel, titellänge, meta-beschreibung, länge der beschreibung, pixelbreite, brotkrumen',
  'head-tags': 'meta-tags, metadaten, kopfbereich, quelltext, zeichenkodierung, seitennummerierung',
  'favicon-sitename': 'symbol, marke, website-name, logo',
  'preview-controls': 'vorschau begrenzen, zitieren verbieten, snippet-länge',
  indexability: 'indexierung, indexierbar, indexierbarkeit, indexiert, blockiert, gesperrt, aus dem index ausgeschlossen',
  'robots-directives': 'robots-meta-tag, anweisungen, nicht indexieren, crawler-anweisungen',
  'robots-txt': 'crawler sperren, blockiert, crawlbarkeit, verboten, erlaubt',
  canonical: 'kanonische url, kanonisch, canonical-tag, doppelte inhalte, duplikate',
  'redirect-trace': 'weiterleitungen, weiterleitungskette, umleitungen, schleife, schrägstrich',
  'response-headers':
    'http-header, statuscode, antwort, serverantwort, serverantwortzeit, sicherheit, verschlüsselung, komprimierung, zwischenspeicher, unsichere inhalte',
  'sitemap-lookup': 'xml-sitemap, sitemap-index, sitemap finden',
  'heading-outline': 'überschriften, gliederung, überschriftenstruktur, hierarchie, inhaltsverzeichnis',
  'main-content': 'wörter, wortzahl, wörter zählen, lesezeit, lesbarkeit, textlänge, zu wenig text, fließtext',
  terms:
    'keywords, schlüsselwörter, suchbegriffe, fokus-keyword, keyword-dichte, häufigkeit, worthäufigkeit, begriffe, wortwolke, wdf*idf, lesbarkeit, lesbarkeitsindex, satzlänge',
  leftovers: 'blindtext, platzhalter, testseite, template-variablen, entwicklungsumgebung',
  'url-inspector': 'adresse, parameter, tracking-parameter, pfad, url-länge, unterstriche, großbuchstaben',
  'link-inventory': 'interne links, externe links, ausgehende links, eingehende links, linkliste, verlinkung, telefon',
  'link-status': 'defekte links, kaputte links, tote links, fehlerhafte links, links prüfen, linkprüfung, linkchecker, statuscode',
  'anchor-text': 'linktexte, ankertexte, hier klicken, mehr erfahren, weiterlesen',
  'link-highlighter': 'links markieren, links hervorheben, bezahlte links, gesponsert, neuer tab',
  'image-inventory': 'bilder, alt-texte, alttexte, alternativtexte, fehlende alt-texte, bilder ohne alt-text, bilder-seo, abbildungen',
  'image-delivery':
    'bilder, bildgrößen, bildoptimierung, bilder komprimieren, bildformate, zu große bilder, verzögertes laden, responsive bilder',
  'web-vitals': 'ladezeiten, seitengeschwindigkeit, geschwindigkeit, tempo, leistung, performance, layoutverschiebung',
  'page-weight': 'seitengröße, dateigröße, anfragen, ressourcen, skripte, schriftarten, drittanbieter, datenmenge',
  'structured-data': 'strukturierte daten, auszeichnung, schema-markup, mikrodaten, entitäten, fehler in strukturierten daten',
  'rich-results':
    'rich-suchergebnisse, strukturierte daten testen, produkte, bewertungen, sterne, veranstaltungen, rezepte, häufige fragen, pflichtfelder, erforderliche eigenschaften',
  'markup-vs-page': 'auszeichnung, strukturierte daten, versteckte auszeichnung, sichtbarer inhalt',
  'social-preview': 'vorschaubild, linkvorschau, teilen, soziale medien, soziale netzwerke, social media',
  'source-vs-rendered': 'quelltext, quellcode, gerendertes html, rendering, ohne javascript, javascript ausschalten',
  'mobile-check':
    'mobil, mobilgeräte, handy, smartphone, mobilfreundlich, touch-ziele, schriftgröße, kontrast, barrierefreiheit, cookie-banner, einwilligung, overlays, lesbar',
  languages: 'sprachen, mehrsprachig, sprachversionen, länder, übersetzungen, rückverweise, lokalisierung',
  'page-diff': 'vergleichen, seiten vergleichen, urls vergleichen, änderungen, verlauf, wettbewerber, vorher nachher, unterschiede',
  'ai-crawlers': 'ki-crawler, ki-bots, künstliche intelligenz, ki blockieren, ki sperren',
  'ai-view': 'ki, künstliche intelligenz, textansicht, als bot ansehen, ohne javascript, ki-agenten, leseansicht, barrierefreiheitsbaum',
  passages: 'ki-übersichten, antworten, antwortmaschine, hervorgehobenes snippet, ähnliche fragen, zitate, textabschnitte',
  evidence: 'belege, statistiken, zahlen, quellen, quellenangaben, zitate, fakten, behauptungen, aussagen, faktencheck',
  provenance:
    'datum, daten, veröffentlichungsdatum, veröffentlicht, geändert, aktualisiert, autoren, verfasser, herausgeber, organisation, aktualität',
};

/** English terms work, too: specialists use both. */
export const tools: typeof english = Object.fromEntries(
  Object.entries(german).map(([id, terms]) => [id, `${terms}, ${english[id as ToolId]}`]),
) as typeof english;
