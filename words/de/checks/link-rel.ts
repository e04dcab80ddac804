import type { linkRel as en } from '../../en/checks/link-rel.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

export const linkRel: typeof en = {
  title: 'rel-Attribute der Links sind richtig',
  problem: 'rel-Attribute der Links fehlen oder sind falsch',
  why: 'rel sagt Suchmaschinen, welche Links bezahlt oder von Nutzern erstellt sind. Gewöhnliche Links brauchen kein rel, und nofollow bei internen Links behindert nur das Crawling.',
  heuristic: 'Unsere Liste von Affiliate- und Werbeadressen',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message:
        'Die Links haben das richtige rel: Innerhalb der Website ist keiner nofollow, und bezahlte oder von Nutzern erstellte Links, die wir erkennen, sind gekennzeichnet.',
      change: '',
    }),
    fittingBut: ({ count }) => ({
      message: `Die Links haben das richtige rel: Bezahlte oder von Nutzern erstellte Links, die wir erkennen, sind gekennzeichnet, und ${amount(count, { one: 'interner Link ist', other: 'interne Links sind' })} nofollow, wo es angebracht ist (Anmeldung, Warenkorb, Filter, Dateien, Werbung oder von Nutzern erstellte Links).`,
      change: '',
    }),
    capped: (args) => partReadText('Links', args),
    noLinks: () => ({ message: 'Die Seite hat keine Links auf andere Seiten.', change: '' }),
    pageNofollow: ({ directives }) => ({
      message: `Suchmaschinen sind angewiesen, keinem Link auf dieser Seite zu folgen: ${written(directives)}.`,
      change: 'nofollow aus den Robots-Anweisungen entfernen und, wo nötig, einzelne Links kennzeichnen.',
    }),
    internalNofollow: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'internen Link', other: 'internen Links' })} ${agree(count, 'ist', 'sind')} nofollow.`,
      change: 'nofollow entfernen; robots.txt verwenden, um Crawler von eigenen Seiten fernzuhalten.',
    }),
    paidUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'Link', other: 'Links' })} auf bekannte Affiliate- oder Werbe-Hosts ${agree(count, 'ist', 'sind')} nicht als bezahlt gekennzeichnet.`,
      change: 'Bei bezahlten Links rel="sponsored" (oder nofollow) ergänzen.',
    }),
    commentsUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'externer Link', other: 'externe Links' })} in den Kommentaren ${agree(count, 'ist', 'sind')} nicht als von Nutzern erstellt gekennzeichnet.`,
      change: 'Das Kommentarsystem rel="ugc" (oder nofollow) ergänzen lassen.',
    }),
  },
};
