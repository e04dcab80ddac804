import type { JSX } from 'preact';
import { usePart } from '../../components/use-locale.ts';

/** In a narrow header, only its icon is visible. */
export function PrintButton(): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => print()}>
      <svg
        width="13"
        height="13"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d="M4.5 6V2h7v4M4.5 12H2V6h12v6h-2.5M4.5 9.5h7V14h-7z" />
      </svg>
      {usePart('reportPage').print}
    </button>
  );
}
