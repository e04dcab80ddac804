import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { placeholderText as en } from '../../en/checks/placeholder-text.ts';
import { agree, amount, and } from './grammar.ts';
import { leftoverPlaces } from './kinds.ts';
import { misreadCause, misreadExample } from './misread.ts';

type Place = { place: LeftoverPlace; name: string };
const placeText = ({ place, name }: Place) => leftoverPlaces[place]({ name });
/** The places as a list without articles: “(Titel und Text)”. */
const where = (all: readonly Place[]) => and(all.map(placeText));

export const placeholderText: typeof en = {
  title: 'Keine vergessenen Platzhalter',
  problem: 'Vergessene Platzhalter',
  why: 'Nicht ersetzte Variablen, Blindtext und Staging-URLs sehen Leser auf der Seite, in den Suchergebnissen und in Linkvorschauen.',
  heuristic: 'Die Muster sind unsere Heuristik, so gewählt, dass es fast keine Fehlalarme gibt; Codebeispiele sind ausgenommen',
  words: { found: 'Gefunden', where: 'Wo', place: placeText },
  says: {
    none: () => ({ message: 'Keine Template-Variablen, kein Blindtext und keine Staging-URLs gefunden.', change: '' }),
    unfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'Überbleibsel', other: 'Überbleibsel' })} eines Templates (${where(places)}): „${example}“.`,
      change: 'Durch Text ersetzen: der Variablen einen Wert geben oder das Template korrigieren.',
    }),
    perhapsUnfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'Text sieht wie ein Platzhalter aus', other: 'Texte sehen wie Platzhalter aus' })} (${where(places)}): „${example}“.`,
      change: 'Die Variable ersetzen oder dies ignorieren, wenn die Seite von Platzhaltern handelt.',
    }),
    hosts: ({ count, places, host }) => ({
      message: `${amount(count, { one: 'URL', other: 'URLs' })} (${where(places)}) ${agree(count, 'zeigt', 'zeigen')} auf einen Host, den Leser nicht erreichen: ${host}.`,
      change: 'Die öffentliche URL verwenden.',
    }),
    previewHost: ({ places, host }) => ({
      message: `Angaben dieser Seite zeigen auf einen Preview-Host (${where(places)}): ${host}.`,
      change: 'Die URL auf der öffentlichen Domain verwenden.',
    }),
    dummy: ({ example }) => ({
      message: `Die Seite enthält Blindtext: „${example}“.`,
      change: 'Durch den echten Text ersetzen oder entfernen.',
    }),
    misread: ({ count, ...misread }) => ({
      message: `${amount(count, { one: 'Text', other: 'Texte' })} ${agree(count, 'zeigt', 'zeigen')} falsche Zeichen, etwa ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    unfilledInBody: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'nicht ersetzte Variable', other: 'nicht ersetzte Variablen' })} im Body (${where(places)}): „${example}“.`,
      change: 'Die Variable ersetzen oder das Template korrigieren.',
    }),
    hostsInBody: ({ count, places, host }) => ({
      message: `${amount(count, { one: 'URL', other: 'URLs' })} im Body (${where(places)}) ${agree(count, 'zeigt', 'zeigen')} auf einen Host, den Leser nicht erreichen: ${host}.`,
      change: 'Auf die öffentliche URL verlinken.',
    }),
  },
};
