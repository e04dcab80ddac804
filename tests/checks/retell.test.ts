/** Every sentence of a report comes from the catalogue of its language. */
import { describe, expect, test } from 'vitest';
import { translateReport } from '../../checks/core/report/in-language.ts';
import { checks as englishMessages } from '../../words/en/checks/index.ts';
import type { Failure, ProbeReason } from '../../checks/core/facts/missing.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { LinkClass } from '../../checks/core/facts/probes.ts';
import { aiCrawlers } from '../../checks/lists/ai-crawlers.ts';
import { richResults } from '../../checks/lists/rich-results.ts';
import { allFindings, type Report } from '../../checks/core/report/report.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { mapEvidenceTexts } from '../../checks/core/evidence.ts';
import { known } from '../support/facts.ts';
import { everyFailure, everyProbeReason } from '../support/failures.ts';
import { hostileFacts } from '../support/hostile.ts';
import { jsonLd } from '../support/json-ld.ts';
import { pseudo, unmarked } from '../support/pseudo.ts';
import { richFacts } from '../support/rich-facts.ts';

const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
const zero = { collect: 0, judge: 0, network: 0, total: 0 };
const marked = pseudo(englishMessages);
const factNames = Object.keys(known()) as (keyof KnownFacts)[];
const without = (failure: Failure) => known(Object.fromEntries(factNames.filter((name) => name !== 'page').map((name) => [name, failure])));
/** A page with every kind of markup fault, and with icons and links that were checked. */
const probe = (reason: ProbeReason | null, status: number, kind: LinkClass) => ({
  url: `https://example.com/${reason?.code ?? status}`,
  class: kind,
  status,
  finalUrl: '',
  redirects: 0,
  reason,
});
const picture = (status: number) => ({
  url: 'https://example.com/icon.png',
  class: 'ok' as const,
  status,
  contentType: 'image/png',
  bytes: 900,
  width: 30,
  height: 20,
  reason: null,
});
const faulty = known({
  structuredData: jsonLd(
    '{"a":1,}',
    '{"@context":"https://schema.org","@type":"Recipe"}',
    { '@type': 'Product', name: '茶', offers: { '@type': 'Offer', price: '1 000,-' }, review: { '@type': 'Review' } },
    { '@type': 'JobPosting', title: 'Köchin', datePosted: 'gestern' },
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }] },
    { '@type': 'Book', potentialAction: { '@type': 'ReadAction' } },
  ),
  schemaTerms: {
    release: '29.0',
    issues: (['unknown-type', 'unknown-property', 'wrong-domain', 'wrong-value', 'unknown-enumeration', 'superseded'] as const).map(
      (kind) => ({ kind, item: 0, type: 'Recipe', property: 'cost', value: '3', expected: 'Text' }),
    ),
  },
  linkStatus: {
    probes: everyProbeReason.flatMap((reason) => [probe(reason, 0, 'broken'), probe(reason, 403, 'unverified')]),
    finished: true,
  },
  canonicalTarget: { probe: probe(everyProbeReason[4]!, 0, 'unverified') },
  shareImage: { picture: { ...picture(0), class: 'unverified', reason: everyProbeReason[5]! } },
  icons: { pictures: [picture(200), { ...picture(200), contentType: 'image/svg+xml' }, picture(403)] },
  served: { jsonLd: [] },
});
const reports: [name: string, facts: KnownFacts][] = [
  ['an empty page', known()],
  ['a hostile page', hostileFacts(20)],
  ['a page with faults in its markup, and checked links', faulty],
  ['a page with everything', richFacts()],
  ['nothing known', {}],
  ['a page cut off', known({ page: { truncated: true, stopped: { because: 'time', elements: 41_000, ms: 20_004 } } })],
  ...everyFailure.map((failure): [string, KnownFacts] => [`nothing could be had: ${failure.code}`, without(failure)]),
];
/** Names that are the same in every language: crawlers and their operators, Google's features, meta properties, directives. */
const names = new Set([...aiCrawlers.flatMap(({ token, operator }) => [token, operator]), ...richResults.map(({ name }) => name), 'h1']);
const isName = (text: string) => names.has(text) || /^og:\w+$|^[\w$]+(?:\.[\w$]+)+$|\/favicon\.ico$/.test(text);
/** Every text of the evidence of a report. */
const evidenceOf = (report: Report): string[] => {
  const texts: string[] = [];
  for (const { evidence } of report.signals.flatMap(allFindings))
    if (evidence) mapEvidenceTexts<string, string>(evidence, (text) => (texts.push(text), text));
  return texts;
};
/** Every sentence of a report. */
const sentences = (report: Report): string[] => [
  ...report.signals.flatMap(allFindings).flatMap(({ message, change }) => [message, change]),
  ...report.fixes.flatMap(({ message, change }) => [message, change]),
  report.gate?.message ?? '',
  report.geo.message,
  ...report.geo.caps.map(({ message }) => message),
  ...report.geo.categories.map(({ title }) => title),
];

describe.each(reports)('%s', (_, facts) => {
  const english = judgePage(facts, options, zero);
  const reported = judgePage(facts, options, zero, [], marked);
  test('uses only the requested language', () => {
    expect(sentences(reported).flatMap(unmarked)).toEqual([]);
    const page = JSON.stringify(facts).toLowerCase();
    const ofPage = (piece: string) => page.includes(JSON.stringify(piece.replace(/…$/, '')).slice(1, -1).toLowerCase());
    const foreign = evidenceOf(reported)
      .flatMap(unmarked)
      .flatMap((text) => (ofPage(text) ? [] : text.split(/, |: | “|”/)))
      .filter((piece) => /\p{L}/u.test(piece) && !ofPage(piece) && !isName(piece));
    expect(foreign).toEqual([]);
    expect(JSON.parse(JSON.stringify(reported).replace(/[⟦⟧]/g, ''))).toEqual(JSON.parse(JSON.stringify({ ...english, wordsIn: 'en' })));
  });
  test('can be rewritten in another language from its JSON', () => {
    const again = translateReport(JSON.parse(JSON.stringify(english)) as Report, marked);
    const { facts: _facts, ...rest } = JSON.parse(JSON.stringify(reported)) as Report;
    expect(again).toMatchObject(rest);
  });
});

test('a sentence of an earlier version with other arguments stays unchanged', () => {
  const report = judgePage(known(), options, zero);
  const reported = {
    type: 'table' as const,
    columns: ['URL'],
    rows: [{ cells: ['x'] }],
    total: 1,
    phrases: { 'columns.0': 'constructor', 'rows.0.0': { phrase: 'gone', args: {} } },
  };
  const other = {
    ...report,
    signals: report.signals.map((entry) =>
      entry.id === 'schema-properties'
        ? { ...entry, code: 'missing', args: { rules: 'name' }, message: 'Recipe lacks name.', evidence: reported }
        : entry,
    ),
  };
  expect(translateReport(other, marked).signals.find(({ id }) => id === 'schema-properties')).toMatchObject({
    message: 'Recipe lacks name.',
    evidence: reported,
  });
});
test('a finding that this version does not know keeps its sentence', () => {
  const report = judgePage(known(), options, zero);
  const other = {
    ...report,
    signals: report.signals.map((entry) => ({ ...entry, code: 'constructor', message: 'Said by another version.' })),
  };
  expect(translateReport(other, marked).signals[0]?.message).toBe('Said by another version.');
});
