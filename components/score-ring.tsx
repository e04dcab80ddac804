import type { JSX } from 'preact';
import { useWords } from './words/use-words.ts';

/** A score of 0…100 as a number in a ring; an empty ring without a score. */
export function ScoreRing({
  score,
  label,
  tone,
  provisional = false,
}: {
  score: number | null;
  label: string;
  tone: 'navy' | 'fail';
  provisional?: boolean;
}): JSX.Element {
  const words = useWords().overview;
  const round = 2 * Math.PI * 27;
  return (
    <div class={`ring ${provisional ? 'provisional' : ''}`}>
      <svg width="4.5rem" height="4.5rem" viewBox="0 0 64 64" fill="none" stroke-width="6" aria-hidden="true">
        <circle cx="32" cy="32" r="27" stroke="var(--sunken)" />
        {score !== null && score > 0 && (
          <circle
            cx="32"
            cy="32"
            r="27"
            stroke={tone === 'fail' ? 'var(--fail)' : 'var(--navy)'}
            stroke-linecap="round"
            stroke-dasharray={`${(round * score) / 100} ${round}`}
            transform="rotate(-90 32 32)"
          />
        )}
      </svg>
      <p class="ring-number">
        <span aria-hidden="true">{score ?? '–'}</span>
        <span class="visually-hidden">{score === null ? words.noScore({ name: label }) : words.score({ name: label, score })}</span>
      </p>
    </div>
  );
}
