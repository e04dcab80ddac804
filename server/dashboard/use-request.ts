import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ApiRefused, requestApi } from './api.ts';

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

export interface Listed<T> {
  items: readonly T[];
  error: string | null;
  busy: boolean;
  complete: boolean;
  /** Requests the next part, or again the one that failed. */
  more(): void;
}

/**
 * A list that the API sends in parts. What was read stays while the first part is requested again.
 * @param path with its query
 * @param news when it changes, the list is read again
 */
export function useListed<T, Body extends { page: { nextCursor: string | null } }>(
  path: string,
  itemsOf: (body: Body) => readonly T[],
  news = '',
): Listed<T> {
  const [state, setState] = useState<{ items: readonly T[]; next: string | null; error: string | null; busy: boolean }>({
    items: [],
    next: null,
    error: null,
    busy: true,
  });
  const latest = useRef(0);
  const read = async (cursor: string | null) => {
    const turn = ++latest.current;
    setState((before) => ({ ...before, error: null, busy: true }));
    try {
      const body = await requestApi<Body>(cursor === null ? path : `${path}&cursor=${encodeURIComponent(cursor)}`);
      if (turn !== latest.current) return;
      const part = itemsOf(body);
      setState(({ items }) => ({
        items: cursor === null ? part : [...items, ...part],
        next: body.page.nextCursor,
        error: null,
        busy: false,
      }));
    } catch (error) {
      if (turn === latest.current) setState((before) => ({ ...before, error: errorText(error), busy: false }));
    }
  };
  useEffect(() => void read(null), [path, news]);
  const { items, next, error, busy } = state;
  return { items, error, busy, complete: next === null, more: () => void (busy || read(next)) };
}

export const errorText = (error: unknown): string =>
  error instanceof ApiRefused || error instanceof Error ? error.message : String(error);
