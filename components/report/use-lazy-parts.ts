import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type LazyParts = typeof import('./lazy-parts.tsx');
const parts = signal<LazyParts | null>(null);

/** The parts of a report below and behind its first screen: null until their file is loaded, which begins after the first paint. */
export function useLazyParts(): LazyParts | null {
  useEffect(() => void load(), []);
  return parts.value;
}
async function load(): Promise<void> {
  parts.value ??= await import('./lazy-parts.tsx');
}
