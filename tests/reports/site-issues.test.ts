import { expect, test } from 'vitest';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { PageUrls } from '../../checks/site/final-urls.ts';
import { summarizePages } from '../../checks/site/findings.ts';
import { siteIssuesIn } from '../../reports/site-issues.ts';
import { digest } from '../support/digests.ts';
import { locale } from '../support/locale.ts';

const old = 'https://a.example/old';
const digests: (Digest & PageUrls)[] = [
  { ...digest('a'), canonical: old },
  { ...digest('b'), reachedFrom: [{ url: old, hops: [] }] },
];
test.each([
  ['ltr', ' → '],
  ['rtl', ' ← '],
] as const)('%s: the arrow points from the words to the URL that follows them', (direction, arrow) => {
  const [canonicals] = siteIssuesIn(
    summarizePages(digests, () => 1),
    { ...locale, direction },
    ['canonicals'],
  );
  expect(canonicals?.items.map(({ text }) => text).join()).toContain(`${arrow}${digests[1]!.url}`);
});
