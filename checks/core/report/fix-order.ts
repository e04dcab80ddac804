import type { KnownFacts } from '../facts.ts';
import { findingClassOf, type FindingClass } from './finding-classes.ts';
import { compareSortKeys, findingSortKey, isFailOrWarning } from './finding-order.ts';
import { dropConsequences, type Said } from './causes.ts';
import { gradeFactor, type Geo } from './geo.ts';
import type { Judged } from '../judge.ts';
import { isFailedGate } from './score.ts';
import { thousandths } from '../helpers/thousandths.ts';
import { leastShare } from '../least-share.ts';
import type { Says, SignalId } from '../signal.ts';
import { whoMends, type Mender } from './who-mends.ts';
import { affectedShare, type Args, type Finding } from '../verdict.ts';

/** One thing to change, in order of importance. */
export interface RankedFix {
  signal: string;
  status: 'warn' | 'fail';
  code: string;
  args: Args;
  /** What the finding costs. */
  class: Exclude<FindingClass, 'note'>;
  /** Who can mend it. */
  who: Mender;
  /** The share of the links, images or headings that it is about, 0…1; 1 for the whole page. */
  share: number;
  /** Ids of signals whose findings follow from this one, and disappear with it. */
  follows: string[];
  /** Weight lost in the audit, and points lost in the GEO score multiplied by the grade of their evidence. */
  auditLost: number;
  geoLost: number;
}
interface Candidate extends Said {
  finding: Finding;
  class: RankedFix['class'];
  share: number;
  places: number[];
}

/** The findings of a signal that are worth a line, most important first. */
function candidatesOf(one: Judged, known: KnownFacts): Candidate[] {
  const { signal, verdict } = one;
  const faults = verdict.findings.filter(isFailOrWarning);
  // What closes the page, or decides which page is indexed, comes first whatever it is.
  const decides = verdict.leads || isFailedGate(one);
  return faults
    .flatMap((finding, index): Candidate[] => {
      const deciding = decides && index === 0;
      const costs = deciding ? 'blocks' : (findingClassOf(signal.id, finding.code) ?? 'care');
      const share = deciding ? 1 : affectedShare(finding.args);
      // What makes a page red is never missing in its list.
      if (costs === 'note' || (share < leastShare && finding.status !== 'fail')) return [];
      const places = findingSortKey(signal, finding, known);
      return [
        { signal, code: finding.code, finding, class: costs, share, places: deciding ? [0, places[1]!, 0, ...places.slice(3)] : places },
      ];
    })
    .sort((a, b) => compareSortKeys(a.places, b.places));
}

/** Findings about what only pages of one type must have. */
const missingForType: { readonly [I in SignalId]?: readonly Extract<keyof Says<I>, string>[] } = {
  'date-visible': ['none', 'metadataOnly', 'relativeOnly', 'visibleOnly'],
  'decision-facts': ['lacking'],
  'schema-properties': ['undeclared'],
};
const isMissingForType = (signal: string, code: string) =>
  (missingForType as Readonly<Record<string, readonly string[]>>)[signal]?.includes(code) ?? false;

/**
 * What to fix, most important first: one line per signal, and one per cause. In order: what blocks the page, what is certain before what is
 * missing only if the guessed type of the page is right, failures before warnings, the class of the finding, the share that it is about,
 * its place on the page, documented rules before our heuristics, then the points lost.
 */
export function rankFixes(judged: readonly Judged[], geo: Geo, known: KnownFacts, isGuessed = false): (RankedFix & { finding: Finding })[] {
  const weights = judged.reduce((sum, { signal, verdict }) => sum + (verdict.score === null ? 0 : signal.weight), 0) || 1;
  const byId = new Map(judged.map((one) => [one.signal.id as string, one]));
  const listed = new Map(
    judged.flatMap((one): [string, Candidate[]][] => {
      const candidates = candidatesOf(one, known);
      return candidates.length > 0 ? [[one.signal.id, candidates]] : [];
    }),
  );
  const follows = dropConsequences(listed);
  return [...listed]
    .map(([id, [first]]) => {
      const { finding, share, places } = first!;
      const { signal, verdict } = byId.get(id)!;
      const auditLost = signal.weight * (1 - (verdict.score ?? 1));
      const part = verdict.geoScore ?? verdict.score ?? 1;
      const geoPart = typeof part === 'string' ? 1 : part;
      const geoLost = signal.geo && geo.score !== null ? signal.geo.points * (1 - geoPart) * gradeFactor[signal.geo.grade] : 0;
      const cap = verdict.caps?.length && geo.score !== null ? 100 - Math.min(...geo.caps.map((entry) => entry.cap)) : 0;
      const fix = {
        signal: id,
        status: finding.status as RankedFix['status'],
        code: finding.code,
        args: finding.args,
        class: first!.class,
        who: whoMends({ signal: id, code: finding.code }),
        share: thousandths(share),
        follows: follows.get(id) ?? [],
        auditLost: thousandths(auditLost),
        geoLost: thousandths(geoLost),
        finding,
      };
      const [blocks, ...others] = places as [number, ...number[]];
      const guess = isGuessed && isMissingForType(id, finding.code) ? 1 : 0;
      return { fix, places: [blocks, guess, ...others, -(cap + (100 * auditLost) / weights + geoLost)] };
    })
    .sort((a, b) => compareSortKeys(a.places, b.places))
    .map(({ fix }) => fix);
}
