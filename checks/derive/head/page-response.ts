import { clipToOneLine } from '../../core/helpers/clip.ts';
import { factFailure, failureReason, type Gap } from '../../core/failure.ts';
import type { KnownFacts } from '../../core/facts.ts';
import type { Header, ResponseFact } from '../../core/facts/site.ts';
import { wallHeaders } from '../../lists/bot-walls.ts';
import { isSuccess } from '../../core/helpers/is-success.ts';

/** Headers of the page. Null unless the response was 2xx for the same URL: headers of an error page are not those of the page. */
export function headersOfPage(response: ResponseFact | undefined): Header[] | null {
  return response && isSuccess(response.status) ? response.headers : null;
}

/** Why the headers are not known, for a verdict that needs them. */
export function whyNoHeaders(response: ResponseFact | undefined, missing: () => Gap): Gap {
  if (!response) return missing();
  return { reason: 'refused', ...failureReason('no-own-headers', { status: response.status }) };
}

/** The same facts; without a response whose headers are not those of the page, and with the reason. */
export const withHeadersOfPageOnly = (facts: KnownFacts): KnownFacts =>
  facts.response?.ok && headersOfPage(facts.response.value) === null
    ? { ...facts, response: factFailure('refused', 'no-own-headers', { status: facts.response.value.status }) }
    : facts;

/** The service that blocks bots, if the headers of its response name it; otherwise ''. */
export const botWallName = ({ headers }: Pick<ResponseFact, 'headers'>): string =>
  wallHeaders.find(([name, part]) =>
    headers.some((header) => header.name.toLowerCase() === name && header.value.toLowerCase().includes(part)),
  )?.[2] ?? '';

/** The Retry-After header on one short line; '' if there is none. */
export const retryAfterHeader = (response: Pick<ResponseFact, 'headers'> | undefined): string =>
  clipToOneLine(response?.headers.find(({ name }) => name.toLowerCase() === 'retry-after')?.value ?? '', 60);
