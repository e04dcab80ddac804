import { useEffect } from 'preact/hooks';

/**
 * Asks when the inputs change, and tells what arrived, unless the inputs have changed again or the view is gone. Nothing arrives if it fails.
 * @param ask null to ask nothing
 */
export function useArrival<T>(ask: (() => Promise<T>) | null, arrived: (value: T) => void, inputs: readonly unknown[]): void {
  useEffect(() => {
    if (!ask) return undefined;
    let open = true;
    void ask().then(
      (value) => open && arrived(value),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, inputs);
}
