import type { Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The element that gets the focus when something that had it has gone, such as an item that was deleted. @param count of what can go */
export function useKeptFocus<E extends HTMLElement>(count: number): Ref<E> {
  const element = useRef<E>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) element.current?.focus();
    before.current = count;
  }, [count]);
  return element;
}
