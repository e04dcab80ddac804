import type { favicon as en } from '../../en/checks/favicon.ts';
import { agree, amount, number } from './grammar.ts';
import { probeText } from './probes.ts';

type Size = { width: number; height: number };
/** In pixels; null for an SVG, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? 'skalierbar (SVG)' : `${size.width} × ${size.height} Pixel`);

export const favicon: typeof en = {
  title: 'Favicon funktioniert in Suchergebnissen',
  problem: 'Favicon fehlt oder ist ungeeignet',
  why: 'Suchergebnisse, Tabs und Lesezeichen zeigen das Icon der Website. Google verwendet ein quadratisches Icon je Host, das auf dessen Startseite deklariert ist.',
  words: { icon: 'Icon', status: 'Status', type: 'Typ', pixels: 'Pixel', any: 'beliebig' },
  says: {
    usable: ({ size }) => ({ message: `Die Seite hat ein quadratisches Icon: ${nameOf(size)}.`, change: '' }),
    inline: () => ({ message: 'Das Icon ist als data:-URL eingebettet.', change: '' }),
    fromDeclaration: () => ({ message: 'Nach der Angabe beurteilt; die Datei selbst wurde nicht angefordert.', change: '' }),
    defaultOnly: () => ({
      message: 'Kein Icon deklariert: Browser und Google greifen auf /favicon.ico zurück.',
      change: 'Eines deklarieren: <link rel="icon" href="/icon.svg"> oder ein quadratisches PNG mit mindestens 48 × 48 Pixeln.',
    }),
    turnedOff: () => ({
      message: 'Das deklarierte Icon ist eine leere data:-URL, daher zeigen Suchergebnisse und Tabs ein allgemeines Icon.',
      change:
        'Wenn Sie ein Icon wollen, eines deklarieren: <link rel="icon" href="/icon.svg"> oder ein quadratisches PNG mit mindestens 48 × 48 Pixeln.',
    }),
    small: ({ size }) => ({
      message: `Das größte quadratische Icon: ${nameOf(size)}; Google empfiehlt mehr als 48 × 48.`,
      change: 'Ein SVG ergänzen oder ein PNG mit 96 × 96 oder 192 × 192 Pixeln.',
    }),
    tooSmall: ({ size }) => ({
      message: `Das größte quadratische Icon: ${nameOf(size)}; Google verlangt mindestens 8 × 8.`,
      change: 'Ein SVG verwenden oder ein PNG mit mindestens 48 × 48 Pixeln.',
    }),
    nearlySquare: ({ size }) => ({
      message: `Das Icon ist nicht ganz quadratisch: ${nameOf(size)}.`,
      change: 'Auf gleiche Breite und Höhe zuschneiden.',
    }),
    notSquare: ({ size }) => ({
      message: `Das Icon ist nicht quadratisch: ${nameOf(size)}. Google zeigt es nicht an.`,
      change: 'Ein Icon mit gleicher Breite und Höhe verwenden.',
    }),
    broken: ({ url, answer: { status, type } }) => ({
      message: `Ein deklariertes Icon wird nicht geladen: ${url} (${status >= 400 ? `Status ${status}` : `Inhaltstyp ${type || 'unbekannt'}`}).`,
      change: 'Die URL korrigieren oder die Angabe entfernen.',
    }),
    unreadable: ({ count }) => ({
      message: `${amount(count, { one: 'Icon-Datei konnte', other: 'Icon-Dateien konnten' })} nicht als Bild gelesen werden.`,
      change: '',
    }),
    someBlocked: ({ count }) => ({
      message: `robots.txt blockiert Googlebot-Image für ${agree(count, 'ein Icon, das', `${number(count)} Icons, die`)} nicht gezählt ${agree(count, 'wurde', 'wurden')}.`,
      change: '',
    }),
    blocked: () => ({ message: 'robots.txt blockiert Googlebot-Image für das Icon.', change: 'Die URL des Icons in robots.txt erlauben.' }),
    sizeUnread: () => ({ message: 'Die Größe des Icons konnte nicht gelesen werden.', change: '' }),
    unverified: ({ why }) => ({
      message: `Das Icon konnte nicht geprüft werden: ${why ? probeText(why) : 'keine eindeutige Antwort'}.`,
      change: '',
    }),
  },
};
