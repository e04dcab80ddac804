import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import { useEffect, useState } from 'preact/hooks';

/** The result of a request: undefined until it arrives; outdated results are dropped. */
export interface RequestResult<T> {
  value: T | undefined;
  error: string | null;
}

/** Sends the request when its dependencies change and, with `onFocus`, when the user returns to the page. */
export function useRequest<T>(ask: (() => Promise<T>) | null, depends: readonly unknown[], onFocus = false): RequestResult<T> {
  const [answer, setAnswer] = useState<RequestResult<T>>({ value: undefined, error: null });
  useEffect(() => {
    if (!ask) return undefined;
    let open = true;
    const tell = (next: RequestResult<T>) => {
      if (open) setAnswer(next);
    };
    const look = async () => {
      try {
        tell({ value: await ask(), error: null });
      } catch (error) {
        tell({ value: undefined, error: errorMessage(error) });
      }
    };
    const again = () => void look();
    void look();
    if (onFocus) addEventListener('focus', again);
    return () => {
      open = false;
      removeEventListener('focus', again);
    };
  }, depends);
  return answer;
}
