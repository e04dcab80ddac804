import type { FunctionComponent, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { ReportSignal } from '../../checks/core/report/report.ts';
import type { FixItProps } from '../tool/props.ts';
import { useArrival } from '../use-arrival.ts';
import { useLocale } from '../use-locale.ts';

let loaded: FunctionComponent<FixItProps> | null = null;

/** For a page without structured data: markup that it could have. */
const isWanted = ({ id, status }: ReportSignal): boolean =>
  status === 'fail' || status === 'warn' || (status === 'na' && id === 'schema-properties');

/** Placeholder of a fix, which is loaded when a failed check or warning is in view and its facts are available. */
export function FixPlace({ facts, ...props }: Omit<FixItProps, 'facts'> & { facts: KnownFacts | null }): JSX.Element | null {
  const [FixIt, show] = useState(() => loaded);
  const locale = useLocale();
  const wanted = facts !== null && isWanted(props.entry);
  const load = async () => {
    const [{ FixCard }] = await Promise.all([import('./fix.tsx'), locale.load('fixes', 'checks')]);
    loaded = FixCard;
    return FixCard;
  };
  useArrival(wanted && !FixIt ? load : null, (found) => show(() => found), [wanted, locale]);
  return wanted && FixIt ? <FixIt {...props} facts={facts} /> : null;
}
