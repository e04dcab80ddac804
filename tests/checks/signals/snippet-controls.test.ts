import { expect } from 'vitest';
import signal from '../../../checks/signals/snippet-controls.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { shortSnippet, hiddenShare } = signal.limits;
const metas = (content: string, name = 'robots') => ({
  head: { metas: [{ name, property: '', httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' }] },
});
const capped =
  (...caps: string[]) =>
  (verdict: { caps?: string[] }) =>
    expect(verdict.caps ?? []).toEqual(caps);
const hidden = { selector: 'p', snippet: '<p data-nosnippet>', text: '引用禁止' };

testSignal(signal, [
  { when: 'nothing', status: 'pass', says: ['open'] },
  {
    when: 'no limits stated',
    facts: metas('max-snippet:-1, max-image-preview:large, max-video-preview:-1'),
    status: 'pass',
    says: ['open'],
  },
  { when: 'noindex', facts: metas('noindex, nosnippet'), status: 'na', says: ['noindexed'] },
  { when: 'nosnippet', facts: metas('nosnippet'), status: 'fail', says: ['nothingQuoted'], also: capped('one-ecosystem') },
  {
    when: 'nosnippet for Googlebot in a header',
    facts: { response: { headers: [{ name: 'x-robots-tag', value: 'googlebot: nosnippet' }] } },
    status: 'fail',
    says: ['nothingQuoted'],
    also: capped('one-ecosystem'),
  },
  { when: 'nosnippet for Bing', facts: metas('nosnippet', 'bingbot'), status: 'warn', says: ['bingQuotesNothing'], also: capped() },
  { when: 'max-snippet 0', facts: metas('max-snippet:0'), status: 'fail', says: ['nothingQuoted'], also: capped('one-ecosystem') },
  { when: 'max-snippet 1', facts: metas('max-snippet:1'), status: 'warn', says: ['shortSnippets'], also: capped() },
  { when: 'below the limit', facts: metas(`max-snippet:${shortSnippet - 1}`), status: 'warn', says: ['shortSnippets'] },
  { when: 'at the limit', facts: metas(`max-snippet:${shortSnippet}`), status: 'pass', says: ['open'] },
  { when: 'small images', facts: metas('max-image-preview:standard'), status: 'warn', says: ['smallImages'] },
  { when: 'noarchive', facts: metas('noarchive'), status: 'warn', says: ['noArchive'], also: capped('one-ecosystem') },
  { when: 'noarchive for Google means nothing', facts: metas('noarchive', 'googlebot'), status: 'pass', says: ['open'], also: capped() },
  { when: 'nocache', facts: metas('nocache'), status: 'warn', says: ['noCache'], also: capped() },
  {
    when: 'noarchive beside noai',
    facts: metas('noarchive, noai'),
    status: 'warn',
    says: ['keptFromAi', 'retired'],
    also: capped('one-ecosystem'),
  },
  { when: 'nocache beside noimageai', facts: metas('nocache, noimageai'), status: 'warn', says: ['keptFromAi', 'retired'], also: capped() },
  { when: 'both: Bing takes nocache', facts: metas('noarchive, nocache'), status: 'warn', says: ['noCache'], also: capped() },
  {
    when: 'little hidden text',
    facts: { text: { mainChars: 1_000, nosnippetChars: 1_000 * hiddenShare } },
    status: 'pass',
    says: ['open'],
  },
  {
    when: 'much hidden text',
    facts: { text: { mainChars: 1_000, nosnippetChars: 1_000 * hiddenShare + 1 }, parts: { nosnippet: [hidden] } },
    status: 'warn',
    says: ['hiddenText'],
  },
  { when: 'no text at all', facts: { text: { mainChars: 0, nosnippetChars: 0 } }, status: 'pass', says: ['open'] },
  { when: 'unknown', facts: metas('noquotes'), status: 'warn', says: ['unknown'] },
  { when: 'misspelt', facts: metas('no-snippet'), status: 'warn', says: ['misspelt'] },
  { when: 'misspelt noindex is judged elsewhere', facts: metas('no-index'), status: 'pass', says: ['open'] },
  { when: 'value unreadable', facts: metas('max-snippet:all'), status: 'warn', says: ['invalid'] },
  { when: 'retired', facts: metas('noodp'), status: 'pass', says: ['open', 'retired'] },
  { when: 'headers unknown', facts: { response: failure() }, status: 'unchecked', says: ['request-failed'] },
  {
    when: 'headers unknown, nosnippet known',
    facts: { ...metas('nosnippet'), response: failure() },
    status: 'fail',
    says: ['nothingQuoted'],
  },
  { when: 'text unknown', facts: { text: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
