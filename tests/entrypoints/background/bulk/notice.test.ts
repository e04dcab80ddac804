import { expect, test, vi } from 'vitest';
import type { Digest } from '../../../../checks/core/report/digest.ts';
import { changesNotice } from '../../../../entrypoints/background/bulk/watch-schedules.ts';
import { digest } from '../../../support/digests.ts';
import { language } from '../../../../words/en/worker.ts';
import { localeOf } from '../../../../words/locale.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const side = (...pages: [path: string, changes: Partial<Digest> | null][]) => ({
  whole: true,
  pages: pages.map(([path, changes]) => ({ url: `https://site.example/${path}`, digest: changes && digest(path, changes) })),
});

test.each([
  ['nothing', side(['a', {}]), side(['a', {}]), 'Nothing got worse.'],
  [
    'a check that fails now',
    side(['a', {}], ['b', {}]),
    side(['a', { statuses: { title: 'fail', 'http-status': 'pass' } }], ['b', {}]),
    'Worse on 1 page: Title is missing, generic or too long.',
  ],
  ['better is not worse', side(['a', { statuses: { title: 'fail' } }]), side(['a', { statuses: { title: 'pass' } }]), 'Nothing got worse.'],
  [
    'unchecked is not worse',
    side(['a', {}]),
    side(['a', { statuses: { title: 'unchecked', 'http-status': 'unchecked' } }]),
    'Nothing got worse.',
  ],
  [
    'new, gone and unread',
    side(['a', {}], ['b', {}]),
    side(['b', null], ['c', {}]),
    'Nothing got worse. 1 page missing. 1 page new. 1 page could not be audited.',
  ],
])('%s', (_name, before, now, words) => expect(changesNotice(before, now, localeOf(language))).toBe(words));
