import { expect, test } from 'vitest';
import type { SignalId } from '../../../../checks/core/signal.ts';
import { whoMends, type Mender } from '../../../../checks/core/report/who-mends.ts';

test.each<[SignalId, string, Mender]>([
  ['viewport', 'missing', 'developer'],
  ['meta-description', 'missing', 'editor'],
  ['index-directives', 'noindex', 'editor'],
  ['index-directives', 'hidden', 'developer'],
  ['http-status', 'error', 'editor'],
  ['http-status', 'softError', 'developer'],
  ['main-content', 'nothing', 'developer'],
  ['ai-crawler-access', 'allBlocked', 'developer'],
  ['favicon', 'broken', 'developer'],
  ['favicon', 'blocked', 'developer'],
  ['favicon', 'small', 'editor'],
  ['open-graph', 'missing', 'developer'],
  ['open-graph', 'noDescription', 'editor'],
])('%s, %s: %s', (signal, code, who) => {
  expect(whoMends({ signal, code })).toBe(who);
});
