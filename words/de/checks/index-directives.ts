import type { indexDirectives as en } from '../../en/checks/index-directives.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';
import { agree, and } from './grammar.ts';

export const indexDirectives: typeof en = {
  title: 'Kein noindex für Suchcrawler',
  problem: 'Robots-Anweisungen verhindern die Indexierung oder widersprechen sich',
  why: 'Ein noindex in einem Robots-Meta-Tag oder X-Robots-Tag-Header entfernt die Seite aus den Suchergebnissen und aus den Antworten, die auf ihnen beruhen.',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'Keine Robots-Anweisung verhindert die Indexierung dieser Seite.', change: '' }),
    noindex: ({ directives }) => ({
      message: `Google darf diese Seite nicht indexieren: ${written(directives)}`,
      change:
        'noindex entfernen, wenn die Seite gefunden werden soll. Wenn nicht, in der Erweiterung „Suchmaschinen sollen sie ausschließen“ wählen, sonst intent keep-out.',
    }),
    inBody: () => ({ message: 'Die Anweisung steht im Body. Google befolgt sie dort; andere Suchmaschinen vielleicht nicht.', change: '' }),
    keptOutInBody: () => ({
      message: 'Das noindex steht im Body. Google befolgt es dort; andere Suchmaschinen vielleicht nicht.',
      change: 'Das Robots-Meta-Tag in den Head verschieben.',
    }),
    otherEngines: ({ names, directives }) => ({
      message: `Google darf diese Seite indexieren, ${and(names)} aber nicht: ${written(directives)}`,
      change: 'Die Anweisung entfernen, es sei denn, Sie wollen die Seite aus dieser Suchmaschine heraushalten.',
    }),
    disagree: ({ first, second }) => ({
      message: `Widersprüchliche Anweisungen: ${and([directiveInWords(first), directiveInWords(second)])}. Suchmaschinen befolgen die strengere.`,
      change: 'Eine der beiden Anweisungen behalten.',
    }),
    misspelt: ({ text, meant }) => ({
      message: `Unbekannte Anweisung „${text}“. War „${meant}“ gemeint?`,
      change: `${meant} verwenden oder die Anweisung entfernen.`,
    }),
    unreadableDate: ({ text }) => ({
      message: `Das Datum in „${text}“ ist ungültig, daher hat die Anweisung keine Wirkung.`,
      change: 'RFC 822, RFC 850 oder ISO 8601 verwenden, etwa 2027-01-31.',
    }),
    sourceSays: ({ directives }) => ({
      message: `Der HTML-Quelltext enthält ${and(directives)}, und ein Skript entfernt ${agree(directives.length, 'es', 'sie')}. Google rendert die Seite dann möglicherweise nicht und befolgt den HTML-Quelltext.`,
      change: 'Die Seite ohne noindex ausliefern.',
    }),
    hidden: ({ line }) => ({
      message: `robots.txt blockiert diese URL${line === null ? '' : ` (Zeile ${line})`}, daher können Crawler das noindex nicht sehen: Die URL bleibt möglicherweise im Index.`,
      change: 'Das Crawling erlauben, bis die Seite aus dem Index verschwunden ist.',
    }),
    alsoCanonical: ({ url }) => ({
      message: `Widersprüchliche Angaben: Die Seite hat noindex, und ihr Canonical zeigt auf ${url}`,
      change:
        'noindex für Seiten verwenden, die aus der Suche verschwinden sollen, und ein Canonical für Duplikate einer Seite, die bleiben soll.',
    }),
    expires: ({ date }) => ({ message: `unavailable_after entfernt die Seite am ${date} aus dem Index.`, change: '' }),
    joined: () => ({
      message:
        'X-Robots-Tag hat Anweisungen für einen Crawler und danach weitere. Browser fassen wiederholte Header zusammen, daher gelten die späteren möglicherweise für alle Crawler.',
      change: 'Wenn die späteren für alle Crawler gelten sollen, diese zuerst senden.',
    }),
    keptOut: ({ directives }) => ({
      message: `Google und Bing sind wie gewünscht angewiesen, diese Seite nicht zu indexieren: ${written(directives)}`,
      change: '',
    }),
    statusKeepsOut: ({ status }) => ({
      message: `Eine Anfrage ohne Cookies bekommt ${status}; das hält die Seite wie gewünscht aus der Suche heraus.`,
      change: '',
    }),
    keptOutPartly: ({ name }) => ({
      message: `Diese Seite soll nicht in die Suche, aber ${name} darf sie indexieren.`,
      change: 'noindex auf alle Crawler anwenden: <meta name="robots" content="noindex">.',
    }),
    notKeptOut: () => ({
      message: 'Diese Seite soll nicht in die Suche, aber nichts sagt das den Suchmaschinen.',
      change:
        '<meta name="robots" content="noindex"> oder den Header X-Robots-Tag: noindex ergänzen. Eine Blockierung in robots.txt allein hält keine URL heraus.',
    }),
  },
};
