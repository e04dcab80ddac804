import type { JudgeOptions } from '../../checks/core/judge.ts';
import { withDerivedFacts } from '../../checks/derive/derived-facts.ts';
import { fixOffers, fillEmptyFields, type FixOffer } from '../../checks/fix-page.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { pasteFaults, type PasteFault } from './paste-faults.ts';

/** One offered paste of a saved report: as users see it before they fill anything in. */
export interface SavedPaste {
  /** The signal that it is offered for. */
  signal: string;
  kind: string;
  place: string;
  text: string;
  fields: { id: string; kind: string; value: string }[];
  /** It fixes no finding, and adds what no check requires. */
  optional?: true;
}

interface Offered {
  signal: string;
  offer: FixOffer;
}

const optionsOf = ({ intent, aiOptOut, at, pageType, pageTypeReason, ownLists }: Report): JudgeOptions => ({
  intent,
  aiOptOut,
  pageType: pageTypeReason?.code === 'chosen' ? pageType : null,
  now: Date.parse(at),
  ...(ownLists && { ownLists }),
});

/** Every paste that the report page offers, each text once, under the first signal that offers it. */
function offeredOf(report: Report): Offered[] {
  if (!report.facts) return [];
  const [facts, options] = [withDerivedFacts(report.facts), optionsOf(report)];
  const all = report.signals.flatMap(({ id }) => fixOffers(id, facts, options).map((offer): Offered => ({ signal: id, offer })));
  const key = ({ offer: { fix } }: Offered) => `${fix.id} ${fix.text}`;
  return [...new Map(all.toReversed().map((one) => [key(one), one])).values()].toReversed();
}

export const pastesOfReport = (report: Report): SavedPaste[] =>
  offeredOf(report).map(({ signal, offer: { fix, optional } }) => ({
    signal,
    kind: fix.id,
    place: fix.place,
    text: fix.text,
    fields: fix.fields.map(({ id: field, kind, value }) => ({ id: field, kind, value })),
    ...(optional && { optional: true as const }),
  }));

/** What the pastes of a report make worse, each filled in with examples where it has empty fields. */
export function faultsOfPastes(report: Report): { pastes: number; faults: (PasteFault & { kind: string; signal: string })[] } {
  if (!report.facts) return { pastes: 0, faults: [] };
  const [facts, options] = [withDerivedFacts(report.facts), optionsOf(report)];
  const offered = offeredOf(report);
  const faults = offered.flatMap(({ signal, offer: { fix } }) => {
    const values = fillEmptyFields(fix);
    const whole = values ? fixOffers(signal, facts, options, { [fix.id]: values }).find((one) => one.fix.id === fix.id)?.fix : fix;
    return pasteFaults(facts, whole ?? fix, options).map((fault) => ({ ...fault, kind: fix.id, signal }));
  });
  return { pastes: offered.length, faults };
}
