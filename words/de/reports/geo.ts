import type { geo as en } from '../../en/reports/geo.ts';
import { german } from '../german.ts';

const { amount, number, percent } = german;

export const geo: typeof en = {
  lostIn: ({ title, lost, points }) => `„${title}“ (${number(lost)} von ${amount(points, { one: 'Punkt', other: 'Punkten' })})`,
  naIn: ({ title }) => `„${title}“ (trifft hier nicht zu)`,
  uncheckedIn: ({ title }) => `„${title}“ (konnte nicht geprüft werden)`,
  counted: ({ counted, all }) => `${number(counted)} von ${amount(all, { one: 'Prüfung', other: 'Prüfungen' })} gezählt.`,
  lost: ({ checks }) => `Punkte verloren in ${checks.join(', ')}.`,
  littleProse: ({ count }) => `Wenig zum Zitieren: ${amount(count, { one: 'Wort', other: 'Wörter' })} Fließtext.`,
  left: ({ checks }) => `Nicht gezählte Prüfungen: ${checks.join(', ')}.`,
  na: 'trifft nicht zu',
  unchecked: 'nicht geprüft',
  notScored: 'nicht bewertet',
  nothingLost: 'Im Gemessenen gingen keine Punkte verloren.',
  evidence({ documented, weak }) {
    const rest = weak < 0.005 ? '' : part(weak);
    if (documented < 0.005)
      return `Keine gut dokumentierte Regel ist verletzt${rest && `: ${rest} der verlorenen Punkte beruht auf schwachen Belegen`}.`;
    const first = part(documented);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} der verlorenen Punkte beruht auf gut dokumentierten Regeln${rest && `, ${rest} auf schwachen Belegen`}.`;
  },
  applies: ({ points }) =>
    `Nur ${number(points)} von 100 Punkten treffen auf diesen Seitentyp zu, daher bleibt der Score näher an der Mitte.`,
  measured: ({ share }) => `${percent(share)} der Punkte gemessen`,
  capped: ({ cap }) => `Gedeckelt bei ${number(cap)}.`,
  partial: 'unvollständig',
};

/** A share as people say it: singular, so that the verb fits each of them. */
function part(share: number): string {
  if (share >= 0.995) return 'die Gesamtheit';
  if (share >= 0.9) return 'fast die Gesamtheit';
  if (share >= 0.55) return 'der größte Teil';
  if (share >= 0.48) return 'die Hälfte';
  if (share >= 0.4) return 'fast die Hälfte';
  if (share >= 0.29) return 'ein Drittel';
  if (share >= 0.2) return 'ein Viertel';
  return 'ein kleiner Teil';
}
