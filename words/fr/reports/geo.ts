import type { geo as en } from '../../en/reports/geo.ts';
import { french } from '../french.ts';

const { amount, number, percent } = french;

export const geo: typeof en = {
  lostIn: ({ title, lost, points }) => `« ${title} » (${amount(lost, { one: 'point', other: 'points' })} sur ${number(points)})`,
  naIn: ({ title }) => `« ${title} » (non applicable ici)`,
  uncheckedIn: ({ title }) => `« ${title} » (n’a pas pu être contrôlé)`,
  counted: ({ counted, all }) => `${amount(counted, { one: 'contrôle', other: 'contrôles' })} sur ${number(all)} pris en compte.`,
  lost: ({ checks }) => `Points perdus : ${checks.join(', ')}.`,
  littleProse: ({ count }) => `Peu à citer : ${amount(count, { one: 'mot', other: 'mots' })} de texte suivi.`,
  left: ({ checks }) => `Contrôles non pris en compte : ${checks.join(', ')}.`,
  na: 'non applicable',
  unchecked: 'non contrôlé',
  notScored: 'non noté',
  nothingLost: 'Aucun point perdu dans ce qui a été mesuré.',
  evidence({ documented, weak }) {
    const rest = weak < 0.005 ? null : part(weak);
    if (documented < 0.005)
      return `Aucune règle bien documentée n’est enfreinte${rest ? ` : ${rest.points} sur des preuves faibles` : ''}.`;
    const { points } = part(documented);
    return `${points.charAt(0).toUpperCase()}${points.slice(1)} sur des règles bien documentées${rest ? `, et ${rest.share} sur des preuves faibles` : ''}.`;
  },
  applies: ({ points }) =>
    `Seuls ${number(points)} points sur 100 s’appliquent à ce type de page ; le score reste donc plus près du milieu.`,
  measured: ({ share }) => `${percent(share)} des points mesurés`,
  capped: ({ cap }) => `Plafonné à ${number(cap)}.`,
  partial: 'partiel',
};

/** A share as people say it, alone and as the lost points with their verb. */
function part(value: number): { share: string; points: string } {
  const some = (share: string, points: string) => ({ share, points: `${points} reposent` });
  const one = (share: string) => ({ share, points: `${share} des points perdus repose` });
  if (value >= 0.995) return some('tous', 'tous les points perdus');
  if (value >= 0.9) return some('presque tous', 'presque tous les points perdus');
  if (value >= 0.55) return some('la plupart', 'la plupart des points perdus');
  if (value >= 0.48) return one('la moitié');
  if (value >= 0.4) return one('presque la moitié');
  if (value >= 0.29) return one('un tiers');
  if (value >= 0.2) return one('un quart');
  return some('quelques-uns', 'quelques points perdus');
}
