import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type LaterParts = typeof import('./later-parts.tsx');
const parts = signal<LaterParts | null>(null);

/** The parts of a report below and behind its first screen: null until their file is loaded, which begins after the first paint. */
export function useLaterParts(): LaterParts | null {
  useEffect(() => void load(), []);
  return parts.value;
}
async function load(): Promise<void> {
  parts.value ??= await import('./later-parts.tsx');
}
