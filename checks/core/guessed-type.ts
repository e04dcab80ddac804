import type { PageType, PageTypeFact } from './facts/about.ts';

/**
 * Whether a page has its type only because most pages have it: the evidence on it speaks rather against the type, but nothing says otherwise
 * clearly enough. What only such a page lacks is not certainly missing.
 * @param pageType the type by which the page is judged; another than the detected one was chosen
 */
export const isGuessedType = (pageType: PageType, detected: PageTypeFact | undefined): boolean =>
  detected?.type === pageType && detected.reason.code === 'evidence' && detected.evidence.reduce((sum, { weight }) => sum + weight, 0) < 0;
