import type { JSX } from 'preact';

/** A score of 0…100 as a number in a ring; without a score an empty ring. */
export function ScoreRing({ score, label, tone, provisional = false }: { score: number | null; label: string; tone: 'navy' | 'fail'; provisional?: boolean }): JSX.Element {
  const round = 2 * Math.PI * 27;
  return (
    <div class={`ring ${provisional ? 'provisional' : ''}`}>
      <svg width="72" height="72" viewBox="0 0 64 64" fill="none" stroke-width="6" aria-hidden="true">
        <circle cx="32" cy="32" r="27" stroke="var(--sunken)" />
        {score !== null && score > 0 && (
          <circle cx="32" cy="32" r="27" stroke={tone === 'fail' ? 'var(--fail)' : 'var(--navy)'} stroke-linecap="round"
            stroke-dasharray={`${(round * score) / 100} ${round}`} transform="rotate(-90 32 32)" />
        )}
      </svg>
      <p class="ring-number">
        <span class="visually-hidden">{label}: </span>
        {score === null ? <span aria-label="no score">–</span> : score}
        {score !== null && <span class="visually-hidden"> of 100</span>}
      </p>
    </div>
  );
}
