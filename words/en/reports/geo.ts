import { english } from '../../../checks/core/wording.ts';

const { amount, number, percent } = english;

/** The GEO score and its parts. */
export const geo = {
  /** One check of a category, with the points that it lost. */
  lostIn: ({ title, lost, points }: { title: string; lost: number; points: number }) =>
    `“${title}” (${number(lost)} of ${amount(points, 'point')})`,
  naIn: ({ title }: { title: string }) => `“${title}” (does not apply here)`,
  uncheckedIn: ({ title }: { title: string }) => `“${title}” (could not be checked)`,
  counted: ({ counted, all }: { counted: number; all: number }) => `${number(counted)} of ${amount(all, 'check')} counted.`,
  lost: ({ checks }: { checks: readonly string[] }) => `Points were lost in ${checks.join(', ')}.`,
  littleProse: ({ count }: { count: number }) => `Little to quote: ${amount(count, 'word')} of running text.`,
  left: ({ checks }: { checks: readonly string[] }) => `Checks not counted: ${checks.join(', ')}.`,
  /** Instead of a category's score. */
  na: 'does not apply',
  unchecked: 'not checked',
  notScored: 'not scored',
  nothingLost: 'No points were lost in what was measured.',
  /** The evidence behind the lost points: shares 0…1 that rest on documented rules, and on weak evidence. */
  evidence({ documented, weak }: { documented: number; weak: number }): string {
    const rest = weak < 0.005 ? '' : part(weak);
    if (documented < 0.005) return `No well-documented rule is broken${rest && `: ${rest} of the lost points rest on weak evidence`}.`;
    const first = part(documented);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} of the lost points rest on well-documented rules${rest && `, and ${rest} on weak evidence`}.`;
  },
  applies: ({ points }: { points: number }) =>
    `Only ${number(points)} of 100 points apply to this type of page, so the score is kept closer to the middle.`,
  measured: ({ share }: { share: number }) => `${percent(share)} of the points measured`,
  capped: ({ cap }: { cap: number }) => `Capped at ${number(cap)}.`,
  partial: 'partial',
};

/** A share as people say it. */
function part(share: number): string {
  if (share >= 0.995) return 'all';
  if (share >= 0.9) return 'nearly all';
  if (share >= 0.55) return 'most';
  if (share >= 0.48) return 'half';
  if (share >= 0.4) return 'nearly half';
  if (share >= 0.29) return 'a third';
  if (share >= 0.2) return 'a quarter';
  return 'a few';
}
