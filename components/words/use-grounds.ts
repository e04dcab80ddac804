import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Grounds } from '../../checks/core/catalogue.ts';

type AllGrounds = Readonly<Record<string, Grounds>>;

/** Set once a language other than English has been loaded. */
export const GroundsContext = createContext<AllGrounds | null>(null);

let english: AllGrounds | undefined;

/** The grounds of a signal; undefined until their file is loaded. */
export function useGrounds(id: string): Grounds | undefined {
  const [, redraw] = useState(0);
  const context = useContext(GroundsContext);
  const known = context ?? english;
  useEffect(() => {
    if (known) return undefined;
    let open = true;
    const load = async () => {
      english = (await import('../../words/grounds.ts')).grounds;
      if (open) redraw((count) => count + 1);
    };
    void load();
    return () => {
      open = false;
    };
  }, [known]);
  return known && Object.hasOwn(known, id) ? known[id] : undefined;
}
