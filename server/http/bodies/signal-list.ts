import type { PhrasedEvidence } from '../../../checks/core/evidence.ts';
import type { Fix, ReportSignal } from '../../../checks/core/report/report.ts';
import type { Status } from '../../../checks/core/verdict.ts';

export interface SignalChoice {
  signals?: readonly string[] | undefined;
  skipSignals?: readonly string[] | undefined;
  status?: readonly Status[] | undefined;
  maxItems: number;
}

const isChosen = (id: string, { signals, skipSignals }: SignalChoice) => (signals?.includes(id) ?? true) && !skipSignals?.includes(id);

/** The requested signals with the requested amount of evidence. */
export const chosenSignals = (all: readonly ReportSignal[], choice: SignalChoice): ReportSignal[] =>
  all
    .filter(({ id, status }) => isChosen(id, choice) && (choice.status?.includes(status) ?? true))
    .map((entry) => ({
      ...entry,
      ...(entry.evidence && { evidence: shortened(entry.evidence, choice.maxItems) }),
      ...(entry.more && {
        more: entry.more.map((finding) =>
          finding.evidence ? { ...finding, evidence: shortened(finding.evidence, choice.maxItems) } : finding,
        ),
      }),
    }));

export const chosenFixes = (all: readonly Fix[], choice: SignalChoice): Fix[] => all.filter(({ signal }) => isChosen(signal, choice));

function shortened(evidence: PhrasedEvidence, most: number): PhrasedEvidence {
  switch (evidence.type) {
    case 'list':
      return evidence.items.length > most ? { ...evidence, items: evidence.items.slice(0, most) } : evidence;
    case 'elements':
      return evidence.items.length > most ? { ...evidence, items: evidence.items.slice(0, most) } : evidence;
    case 'table':
      return evidence.rows.length > most ? { ...evidence, rows: evidence.rows.slice(0, most) } : evidence;
    default:
      return evidence;
  }
}
