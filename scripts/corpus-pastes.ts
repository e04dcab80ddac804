import { isDeepStrictEqual } from 'node:util';
import { pageFixOffers } from '../checks/doors/audit.ts';
import type { Report } from '../checks/doors/report.ts';

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

/** Every paste that the report page offers, each text once, under the first signal that offers it. */
export function pastesOfReport(report: Report): SavedPaste[] {
  const { facts, intent, aiOptOut, at } = report;
  if (!facts) return [];
  const pageType = report.pageTypeReason?.code === 'chosen' ? report.pageType : null;
  const options = { intent, aiOptOut, pageType, now: Date.parse(at), ...(report.ownLists && { ownLists: report.ownLists }) };
  const pastes: SavedPaste[] = [];
  for (const { id } of report.signals)
    for (const { fix, optional } of pageFixOffers(id, facts, options)) {
      const paste: SavedPaste = {
        signal: id,
        kind: fix.id,
        place: fix.place,
        text: fix.text,
        fields: fix.fields.map(({ id: field, kind, value }) => ({ id: field, kind, value })),
        ...(optional && { optional: true as const }),
      };
      if (!pastes.some((one) => isDeepStrictEqual({ ...one, signal: id }, paste))) pastes.push(paste);
    }
  return pastes;
}
