import type { imageDelivery as en } from '../../en/checks/image-delivery.ts';
import { agree, amount, bytes, number, partReadText, percent } from './grammar.ts';

const images = (count: number) => amount(count, { one: 'Bild', other: 'Bilder' });
const useSrc = 'Die URL in src oder srcset schreiben und loading="lazy" verwenden.';

export const imageDelivery: typeof en = {
  title: 'Bilder werden gut und in der richtigen Größe geladen',
  problem: 'Bilder sind langsam oder haben die falsche Größe',
  why: 'Crawler finden Bilder in src und srcset, nicht solche, die ein Skript beim Scrollen lädt. Reservierter Platz und die richtige Größe halten die Seite schnell und stabil.',
  heuristic: 'Unsere Heuristik: 4-mal so viele Pixel und 100 kB, 20 % der Bilder',
  words: { image: 'Bild', shown: 'Angezeigt', delivered: 'Ausgeliefert', size: 'Größe', bytes: ({ count }) => bytes(count) },
  says: {
    delivered: ({ count }) => ({
      message: `${images(count)} ${agree(count, 'wird', 'werden')} mit reserviertem Platz und in der richtigen Größe geladen.`,
      change: '',
    }),
    awaited: ({ count }) => ({
      message: `Noch kein Bild wurde geladen: ${agree(count, 'Eines wartet', `${number(count)} warten`)} per Lazy Loading unterhalb des sichtbaren Bereichs oder ${agree(count, 'lädt', 'laden')} noch.`,
      change: '',
    }),
    broken: ({ count }) => ({
      message: `${images(count)} ${agree(count, 'wurde', 'wurden')} bei diesem Besuch nicht geladen: Die URL liefert kein Bild, oder etwas hat es blockiert.`,
      change: 'Die URL des Bildes öffnen; wenn sie nicht funktioniert, korrigieren oder entfernen.',
    }),
    noImages: () => ({ message: 'Die Seite hat keine Bilder.', change: '' }),
    lazyLcp: () => ({
      message: 'Das LCP-Bild wird per Lazy Loading geladen; das verzögert es.',
      change: 'Bei diesem Bild loading="lazy" entfernen und fetchpriority="high" ergänzen.',
    }),
    unsizedLcp: () => ({
      message: 'Für das LCP-Bild ist kein Platz reserviert, daher springt die Seite, wenn es geladen wird.',
      change: 'Die Attribute width und height ergänzen oder aspect-ratio in CSS setzen.',
    }),
    scriptOnly: () => ({ message: 'Das Hauptbild hat kein src: Nur ein Skript kann es laden.', change: useSrc }),
    unsized: ({ count }) => ({
      message: `Für ${images(count)} ist kein Platz reserviert, daher springt das Layout, wenn ${agree(count, 'es', 'sie')} geladen ${agree(count, 'wird', 'werden')}.`,
      change: 'Die Attribute width und height ergänzen oder eines davon mit aspect-ratio in CSS.',
    }),
    oversized: ({ count, largeBytes, pixelRatio }) => ({
      message: `${images(count)} über ${bytes(largeBytes)} ${agree(count, 'hat', 'haben')} mehr als ${number(pixelRatio)}-mal so viele Pixel wie angezeigt.`,
      change: 'Mit srcset und sizes kleinere Versionen ausliefern.',
    }),
    sourceless: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'Bild', other: 'Bildern' })} des Hauptinhalts (${percent(count / total)}) ${agree(count, 'hat', 'haben')} kein src oder srcset, nur ein data-Attribut für ein Skript.`,
      change: useSrc,
    }),
    sourcelessOutside: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'Bild', other: 'Bildern' })} (${percent(count / total)}) ${agree(count, 'hat', 'haben')} kein src oder srcset, nur ein data-Attribut für ein Skript.`,
      change: useSrc,
    }),
    heroBackground: () => ({
      message: 'Das größte ohne Scrollen sichtbare Bild ist ein CSS-Hintergrund, den die Bildersuche nicht indexiert.',
      change: 'Ein <img>-Element verwenden, wenn das Bild Inhalt ist.',
    }),
    bytesHidden: ({ count }) => ({
      message: `${images(count)} ${agree(count, 'hat', 'haben')} weit mehr Pixel als angezeigt; der Server verbirgt ${agree(count, 'seine', 'ihre')} Dateigröße.`,
      change: 'Einen Timing-Allow-Origin-Header senden, damit sich die Größe messen lässt.',
    }),
    roomUnknown: ({ count }) => ({
      message: `${images(count)} ${agree(count, 'hat', 'haben')} keine Attribute width und height; dieser Browser meldet nicht, ob CSS Platz reserviert.`,
      change: '',
    }),
    capped: (args) => partReadText('Bilder', args),
    lcpUnknown: () => ({ message: 'Bei diesem Besuch wurde kein LCP-Bild aufgezeichnet.', change: '' }),
    noneLoaded: () => ({
      message: 'Bei diesem Besuch wurde kein Bild geladen, daher konnte die Bildauslieferung nicht geprüft werden.',
      change: '',
    }),
  },
};
