import type { obstacleButtons as enButtons, obstacles as en, siteFacts as enSiteFacts, stale as enStale } from '../../en/app/obstacles.ts';

const otherPage = 'Die gewünschte Seite öffnen und dort auf die Pageloupe-Schaltfläche klicken.';

export const obstacles: typeof en = {
  'no-tab': { title: 'Es gibt keinen Tab, der geprüft werden kann.', advice: otherPage },
  'browser-page': { title: 'Die eigenen Seiten des Browsers können nicht geprüft werden.', advice: otherPage },
  'extension-page': { title: 'Seiten von Erweiterungen können nicht geprüft werden.', advice: otherPage },
  store: {
    title: 'Im Store für Erweiterungen und auf einigen anderen Seiten des Browserherstellers laufen keine Erweiterungen.',
    advice: otherPage,
  },
  'view-source': {
    title: 'Das ist die Quelltextansicht, nicht die Seite.',
    advice: 'Die Seite selbst öffnen; die Werkzeuge zeigen ihren HTML-Quelltext so, wie ihn Crawler erhalten.',
  },
  file: {
    title: 'Das ist eine lokale Datei, und der Browser lässt Erweiterungen keine Dateien lesen.',
    advice: 'In den Browsereinstellungen dieser Erweiterung den Zugriff auf Datei-URLs zulassen oder die Datei über http bereitstellen.',
  },
  loading: { title: 'Die Seite lädt noch.', advice: 'Das Audit startet automatisch, sobald die Seite bereit ist.' },
  discarded: { title: 'Der Browser hat diesen Tab in den Ruhezustand versetzt.', advice: 'Die Seite neu laden, dann prüfen.' },
  'error-page': {
    title: 'Der Browser zeigt statt der Seite einen Fehler: Sie wurde nicht geladen.',
    advice: 'URL und Verbindung prüfen, dann die Seite neu laden.',
  },
  'no-answer': {
    title: 'Die Seite reagiert nicht: Ein Skript lastet sie aus.',
    advice: 'Warten, bis die Seite reagiert, oder sie neu laden und es erneut versuchen.',
  },
  'no-worker': {
    title: 'Der Hintergrundprozess von Pageloupe reagiert nicht.',
    advice: 'Erneut versuchen. Wenn das öfter vorkommt, den Browser neu starten.',
  },
  left: { title: 'Die Seite hat während des Audits gewechselt oder wurde neu geladen.', advice: 'Die jetzt geöffnete Seite prüfen.' },
  crashed: { title: 'Dieser Tab ist abgestürzt oder reagiert nicht.', advice: 'Die Seite neu laden, dann prüfen.' },
  policy: {
    title: 'Eine Browserrichtlinie des Administrators blockiert Erweiterungen auf dieser Seite.',
    advice: 'Den Administrator fragen oder die Seite in einem anderen Browser prüfen.',
  },
  'no-permission': {
    title: 'Der Browser erlaubt Pageloupe nicht, diese Seite zu lesen.',
    advice:
      'Wenn seitdem eine andere Seite geöffnet wurde, erneut auf die Pageloupe-Schaltfläche klicken. Neue Tabs, Fehlerseiten, PDFs, Quelltextansichten und die eigenen Seiten des Browsers können nicht geprüft werden.',
  },
  document: {
    title: {
      pdf: 'Das ist ein PDF-Dokument, keine Webseite.',
      svg: 'Das ist ein SVG-Bild, keine Webseite.',
      image: 'Das ist ein Bild, keine Webseite.',
      media: 'Das ist eine Mediendatei, keine Webseite.',
      json: 'Das ist eine JSON-Datei, keine Webseite.',
      text: 'Das ist eine Textdatei, keine Webseite.',
      xml: 'Das ist ein XML-Dokument, keine Webseite.',
      other: 'Das ist keine Webseite.',
    },
    advice: 'Die Seite prüfen, die darauf verlinkt.',
  },
  'not-well-formed': {
    title: 'Diese Seite wird als XML gesendet und ist nicht wohlgeformt, daher zeigt der Browser einen Fehler.',
    advice: ({ text }) => `Meldung des Browsers: ${text}`,
  },
  failed: { title: 'Das Audit konnte auf dieser Seite nicht ausgeführt werden.', advice: ({ text }) => `Meldung des Browsers: ${text}` },
};

export const obstacleButtons: typeof enButtons = {
  'audit-now': 'Jetzt prüfen',
  'try-again': 'Erneut versuchen',
  reload: 'Seite neu laden',
};

export const stale: typeof enStale = {
  'another-document': 'Dieser Tab zeigt seit dem Audit eine andere Seite oder wurde neu geladen.',
  'another-url': 'Die URL der Seite hat sich seit dem Audit geändert.',
  'another-view': 'Die Ansicht der Seite hat sich seit dem Audit geändert.',
  earlier: 'Dieses Audit beschreibt die frühere Seite.',
};

export const siteFacts: typeof enSiteFacts = {
  response: 'die Antwort der Seite',
  served: 'ihr HTML-Quelltext',
  robotsTxt: 'robots.txt',
  sitemap: 'die Sitemap',
  llmsTxt: 'llms.txt',
};
