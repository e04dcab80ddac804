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
    const rest = weak < 0.005 ? null : part(weak);
    if (documented < 0.005) return `Keine gut dokumentierte Regel ist verletzt${rest ? `: ${rest.points} auf schwachen Belegen` : ''}.`;
    const { points } = part(documented);
    return `${points.charAt(0).toUpperCase()}${points.slice(1)} auf gut dokumentierten Regeln${rest ? `, ${rest.share} auf schwachen Belegen` : ''}.`;
  },
  applies: ({ points }) =>
    `Nur ${number(points)} von 100 Punkten treffen auf diesen Seitentyp zu, daher bleibt der Score näher an der Mitte.`,
  measured: ({ share }) => `${percent(share)} der Punkte gemessen`,
  capped: ({ cap }) => `Gedeckelt bei ${number(cap)}.`,
  partial: 'unvollständig',
};

/** A share as people say it, alone and as the lost points with their verb. */
function part(value: number): { share: string; points: string } {
  const some = (share: string, noun = 'verlorenen Punkte') => ({ share, points: `${share} ${noun} beruhen` });
  const one = (share: string) => ({ share, points: `${share} der verlorenen Punkte beruht` });
  if (value >= 0.995) return some('alle');
  if (value >= 0.9) return some('fast alle');
  if (value >= 0.55) return some('die meisten');
  if (value >= 0.48) return one('die Hälfte');
  if (value >= 0.4) return one('fast die Hälfte');
  if (value >= 0.29) return one('ein Drittel');
  if (value >= 0.2) return one('ein Viertel');
  return some('wenige', 'verlorene Punkte');
}
