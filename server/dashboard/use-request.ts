import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiRefused } from './api.ts';

export interface Requested<T> {
  value: T | null;
  error: string | null;
  again(): void;
}

/** The result of a request. The last value stays while it is requested again. @param key identifies the request @param news when it changes, the same is requested again */
export function useRequest<T>(read: () => Promise<T>, key: string, news = 0): Requested<T> {
  const [state, setState] = useState<{ key: string; value: T | null; error: string | null }>({ key, value: null, error: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    read().then(
      (value) => wanted && setState({ key, value, error: null }),
      (error: unknown) => {
        if (wanted) setState((before) => ({ key, value: before.key === key ? before.value : null, error: errorText(error) }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, turn, news]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return state.key === key ? { value: state.value, error: state.error, again } : { value: null, error: null, again };
}

export const errorText = (error: unknown): string =>
  error instanceof ApiRefused || error instanceof Error ? error.message : String(error);
