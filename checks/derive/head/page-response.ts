import { clipToOneLine } from '../../core/clip.ts';
import { failureReason, type Gap } from '../../core/failure.ts';
import type { Header, ResponseFact } from '../../core/facts.ts';
import { wallHeaders } from '../../lists/bot-walls.ts';

/** Headers of the page: only an answer of 2xx for the same address speaks for it, an error page's headers do not. Null otherwise. */
export function derivePageHeaders(response: ResponseFact | undefined): Header[] | null {
  return response && response.status >= 200 && response.status < 300 ? response.headers : null;
}

/** Why the headers are not known, for a verdict that would need them. */
export function deriveHeadersGap(response: ResponseFact | undefined, missing: () => Gap): Gap {
  if (!response) return missing();
  return { reason: 'refused', ...failureReason('no-own-headers', { status: response.status }) };
}

/** The service that keeps programs out, where the headers of its refusal name it; '' elsewhere. */
export const deriveBotWall = ({ headers }: Pick<ResponseFact, 'headers'>): string =>
  wallHeaders.find(([name, part]) =>
    headers.some((header) => header.name.toLowerCase() === name && header.value.toLowerCase().includes(part)),
  )?.[2] ?? '';

/** Retry-After as the response has it, in one short line; '' without one. */
export const deriveRetryAfter = (response: Pick<ResponseFact, 'headers'> | undefined): string =>
  clipToOneLine(response?.headers.find(({ name }) => name.toLowerCase() === 'retry-after')?.value ?? '', 60);
