import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { KnownFacts } from '../checks/doors/facts.ts';
import type { ReportSignal } from '../checks/doors/report.ts';
import type { FixItProps } from './tool-props.ts';

let loaded: FunctionComponent<FixItProps> | null = null;

/** Beside structured data that the page does not have, what it could have. */
const isWanted = ({ id, status }: ReportSignal): boolean =>
  status === 'fail' || status === 'warn' || (status === 'na' && id === 'schema-properties');

/** Where what can be pasted will stand: loaded when a check that is not passed is on view, and its facts are here. */
export function FixPlace({ facts, ...props }: Omit<FixItProps, 'facts'> & { facts: KnownFacts | null }): JSX.Element | null {
  const [FixIt, show] = useState(() => loaded);
  const wanted = facts !== null && isWanted(props.entry);
  useEffect(() => {
    if (!wanted || FixIt) return undefined;
    let open = true;
    const load = async () => {
      const { FixIt: found } = await import('./fix.tsx');
      loaded = found;
      if (open) show(() => found);
    };
    void load();
    return () => {
      open = false;
    };
  }, [wanted]);
  return wanted && FixIt ? <FixIt {...props} facts={facts} /> : null;
}
