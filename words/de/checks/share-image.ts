import type { SitePicture } from '../../../checks/derive/head/share-picture.ts';
import type { shareImage as en } from '../../en/checks/share-image.ts';
import { bytes as size, fixed, number } from './grammar.ts';
import { probeText } from './probes.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `${number(width)} × ${number(height)} Pixel`;
/** A side that is not known is 0. */
const sides = ({ width, height }: Side) =>
  width > 0 && height > 0
    ? `${pixels({ width, height })} groß`
    : width > 0
      ? `${number(width)} Pixel breit`
      : `${number(height)} Pixel hoch`;
const sitePictures: Record<SitePicture, string> = {
  logo: 'das Logo der Website',
  icon: 'ein Icon der Website',
  placeholder: 'ein Platzhalter',
};
const larger = '1200 × 630 Pixel oder mehr verwenden.';
const onlyThumbnail = (width: number) =>
  `Unter einer Breite von ${number(width)} zeigen Netzwerke eine kleine Vorschau statt einer großen.`;

export const shareImage: typeof en = {
  title: 'Vorschaubild funktioniert',
  problem: 'Vorschaubild fehlt oder ist ungeeignet',
  why: 'Von einem geteilten Link sieht man vor allem das Bild. Netzwerke lassen es stillschweigend weg, wenn sie es nicht verwenden können.',
  heuristic: 'Unsere Heuristik: zu wem das Bild gehört',
  words: { bytes: 'Byte' },
  says: {
    none: () => ({ message: 'Die Seite hat kein og:image.', change: '' }),
    works: (args) => ({ message: `Das Vorschaubild lässt sich laden und passt: ${pixels(args)}.`, change: '' }),
    unmeasured: () => ({ message: 'Das Vorschaubild lässt sich laden, aber seine Größe konnte nicht gemessen werden.', change: '' }),
    unusable: ({ address }) => ({
      message: `og:image ist keine gültige URL: ${address}`,
      change: 'Die absolute https-URL einer JPEG-, PNG- oder WebP-Datei verwenden.',
    }),
    relative: () => ({
      message: 'og:image ist eine relative URL: Mehrere Netzwerke lösen sie nicht auf.',
      change: 'Die vollständige URL mit https:// verwenden.',
    }),
    insecure: () => ({
      message: 'og:image ist eine http-URL: Messenger und Netzwerke lehnen sie möglicherweise ab.',
      change: 'Das Bild über https ausliefern und diese URL verwenden.',
    }),
    vector: () => ({
      message: 'Das Vorschaubild ist ein SVG, das X und die meisten Netzwerke nicht anzeigen.',
      change: 'Als PNG, JPEG oder WebP exportieren.',
    }),
    noAlt: () => ({
      message: 'Kein og:image:alt, daher bekommen Menschen, die das Bild nicht sehen können, keine Beschreibung.',
      change: 'og:image:alt mit einer kurzen Beschreibung des Bildes ergänzen.',
    }),
    siteWide: ({ kind }) => ({
      message: `Das Vorschaubild ist ${sitePictures[kind]}, obwohl die Seite eigene Bilder hat.`,
      change: 'In og:image ein Bild angeben, das zeigt, worum es auf dieser Seite geht.',
    }),
    anotherSubject: () => ({
      message: 'Der Name des Vorschaubilds hat nichts mit diesem Produkt oder seinen Bildern gemeinsam.',
      change: 'Ein Bild dieses Produkts verwenden.',
    }),
    saidSmall: ({ width, height, smallWidth }) => ({
      message: `Laut Tags oder URL ist das Vorschaubild ${sides({ width, height })}: ${onlyThumbnail(smallWidth)}`,
      change: larger,
    }),
    declaredSmall: ({ width, height, goodWidth }) => ({
      message: `og:image:width und og:image:height deklarieren ${pixels({ width, height })}, schmaler als die üblichen ${number(goodWidth)}.`,
      change: '',
    }),
    notFound: ({ status }) => ({
      message: `Das Vorschaubild liefert ${status}.`,
      change: 'Die URL korrigieren oder das Bild wiederherstellen.',
    }),
    unreachable: ({ why }) => ({
      message: `Das Vorschaubild lässt sich nicht laden: ${why ? probeText(why) : 'keine Antwort'}.`,
      change: 'Die URL korrigieren.',
    }),
    unverified: ({ why }) => ({
      message: `Das Vorschaubild konnte nicht geprüft werden: ${why ? probeText(why) : 'keine eindeutige Antwort'}.`,
      change: '',
    }),
    notImage: ({ type }) => ({
      message: `Das Vorschaubild ist kein Bild: Es wird als ${type || 'unbekannter Typ'} ausgeliefert.`,
      change: 'Auf die Bilddatei selbst verweisen und sie als image/jpeg, image/png oder image/webp ausliefern.',
    }),
    tooSmall: ({ width, height, leastSide }) => ({
      message: `Das Vorschaubild ist ${pixels({ width, height })} groß; Netzwerke lassen Bilder unter ${number(leastSide)} × ${number(leastSide)} weg.`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }) => ({
      message: `Das Vorschaubild ist ${pixels({ width, height })} groß: ${onlyThumbnail(smallWidth)}`,
      change: larger,
    }),
    small: (args) => ({
      message: `Das Vorschaubild ist ${pixels(args)} groß und wirkt auf hochauflösenden Bildschirmen unscharf.`,
      change: larger,
    }),
    ratio: ({ width, height, ratio }) => ({
      message: `Das Vorschaubild hat ein Seitenverhältnis von ${fixed(width / height, 2)}:1. Große Vorschauen schneiden es auf etwa ${number(ratio)}:1 zu.`,
      change: `Ein Seitenverhältnis von etwa ${number(ratio)}:1 verwenden oder das Wichtige in der Mitte halten.`,
    }),
    heavy: ({ size: has, bytes }) => ({
      message: `Das Vorschaubild ist ${size(has)} groß. Die Grenze von X ist ${size(bytes)}; Messenger erlauben oft viel weniger.`,
      change: 'Auf einige Hundert kB komprimieren.',
    }),
    sizeUnread: () => ({ message: 'Die Größe des Vorschaubilds konnte nicht gelesen werden.', change: '' }),
  },
};
