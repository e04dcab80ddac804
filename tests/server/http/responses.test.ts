/** The endpoints about a page and the catalogue: live responses match the document that describes them. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { signals } from '../../../checks/signals/index.ts';
import { tools } from '../../../checks/tools.ts';
import { factFailure } from '../../../checks/core/failure.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactName, KnownFacts } from '../../../checks/core/facts.ts';
import type { DataItem } from '../../../checks/core/facts/structured-data.ts';
import { judgePage, noChoice } from '../../../checks/audit-page.ts';
import { kinds, sections, type Kind, type Section } from '../../../server/http/bodies/common-fields.ts';
import { chooseStructuredData } from '../../../server/http/bodies/structured-data.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import { operations } from '../../../server/http/openapi/operations.ts';
import { results, validator } from '../../support/openapi-schema.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { known } from '../../support/facts.ts';
import { richFacts } from '../../support/rich-facts.ts';
import { schemaErrors } from '../../support/report-schema.ts';
import { audited, service } from '../../support/service.ts';

let errorsOf: ReturnType<typeof validator>;
beforeAll(() => {
  errorsOf = validator(writeDocument());
});
const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** What maxItems does not shorten. */
const keptWhole: Record<Kind, readonly string[]> = {
  audit: ['/glance', '/crawlerReading', '/fixes', '/geo', '/tools'],
  meta: ['/meta/robots/crawlers', '/meta/indexing'],
  schema: ['/structuredData/richResults/results'],
  links: ['/links'],
  geo: ['/geo', '/crawlerReading', '/fixes', '/reading/topTerms', '/reading/crawlers'],
};
const partOfSignal = /^\/signals(?:\/more)?$|^\/signals\/.*\b(?:args|columns|cells|mark)\b/;
/** Places of the lists with more than one item. */
function listsIn(value: unknown, place = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.entries(value).flatMap(([name, one]) => listsIn(one, Array.isArray(value) ? place : `${place}/${name}`));
  return [...new Set([...(Array.isArray(value) && value.length > 1 ? [place] : []), ...inner])];
}

describe.each(kinds)('/v1/%s', (kind) => {
  test('fits its schema, on a rich page and on one where nothing could be read', async () => {
    const { ask, auditor } = await service();
    for (const facts of [undefined, known(), {}]) {
      auditor.answer = (order) => visitOf(order, facts);
      const response = await ask(audited(`/v1/${kind}`, '&maxAge=0'));
      expect(response.status).toBe(200);
      const body = await json(response);
      expect(errorsOf(results[kind], body)).toEqual([]);
      expect(body).toMatchObject({
        kind,
        requestedUrl: 'https://www.coffee.example/guides/',
        tool: { name: 'pageloupe' },
        settings: { device: 'desktop', waitUntil: 'load', timeoutMs: 30_000 },
      });
    }
  });
  test('has the chosen signals, and lists of the requested length', async () => {
    const { ask } = await service();
    const answer = async (more = '') => json(await ask(audited(`/v1/${kind}`, more)));
    const idsOf = async (more = '') => ((await answer(more))['signals'] as { id: string }[]).map(({ id }) => id);
    const [first, ...others] = await idsOf();
    expect(first).toBeDefined();
    expect(await idsOf(`&signals=${first}`)).toEqual([first]);
    expect(await idsOf(`&skipSignals=${first}`)).toEqual(others);
    const lists = listsIn(await answer('&maxItems=1')).filter((place) => !partOfSignal.test(place));
    expect(lists.filter((place) => !keptWhole[kind].some((whole) => place.startsWith(whole)))).toEqual([]);
  });
  test('says why something is missing', async () => {
    const { ask } = await service({}, new FakeAuditor({ answer: (order) => visitOf(order, {}) }));
    const body = await json(await ask(audited(`/v1/${kind}`)));
    if (kind !== 'audit') expect(body['missing']).not.toEqual([]);
  });
});

test('/v1/audit is the report of the extension', async () => {
  const { ask, auditor } = await service();
  const body = await json(await ask(audited('/v1/audit', '&maxItems=1000')));
  const { facts: _, ...report } = visitOf(auditor.orders[0]!).report;
  expect(body).toMatchObject(JSON.parse(JSON.stringify(report)) as object);
  expect(body).not.toHaveProperty('facts');
  expect(schemaErrors(body)).toEqual([]);
  expect(await json(await ask(audited('/v1/audit', '&include=facts')))).toHaveProperty('facts.head.ok', true);
});

/** The member of /v1/audit that has the data of another answer, and the member there; null if that one is the answer itself. */
const members = {
  meta: ['meta', 'meta'],
  schema: ['structuredData', 'structuredData'],
  links: ['linkInventory', null],
  geo: ['reading', 'reading'],
} as const satisfies Record<Section, readonly [string, string | null]>;
test('sections are those of the other answers, from one visit', async () => {
  const { ask, auditor } = await service();
  const whole = await json(await ask(audited('/v1/audit', `&include=${sections.join()}`)));
  expect(errorsOf('AuditResult', whole)).toEqual([]);
  for (const section of sections) {
    const [member, there] = members[section];
    const alone = await json(await ask(audited(`/v1/${section}`)));
    if (there === null) expect(alone, section).toMatchObject(whole[member] as object);
    else expect(whole[member], section).toEqual(alone[there]);
  }
  expect(auditor.orders).toHaveLength(1);
});

test('a fact that a section reads is in `missing` if it could not be had', async () => {
  const { ask, auditor } = await service({ rateLimit: 0 });
  const answer = async (path: string, more = '') => json(await ask(audited(path, `&probe=true${more}`)));
  const visit = (facts: KnownFacts) => {
    auditor.answer = (order) => visitOf(order, facts);
    return answer('/v1/audit', `&maxAge=0&include=${sections.join()}`);
  };
  const rich = richFacts();
  const whole = await visit(rich);
  const unsaid: string[] = [];
  for (const fact of Object.keys(rich) as FactName[]) {
    const body = await visit({ ...rich, [fact]: factFailure('pending', 'pending') });
    for (const section of sections) {
      const [member] = members[section];
      const missing = (await answer(`/v1/${section}`))['missing'] as { fact: string }[];
      if (!isDeepStrictEqual(body[member], whole[member]) && !missing.some((one) => one.fact === fact)) unsaid.push(`${section}: ${fact}`);
    }
  }
  expect(unsaid, 'Name them in missingFacts(…).').toEqual([]);
});

test('a member that no schema declares is named, at any depth', async () => {
  const { ask } = await service();
  const body = JSON.parse(await (await ask(audited('/v1/audit', '&include=meta'))).text(), (name, value: unknown) =>
    ['', 'meta', '0'].includes(name) && typeof value === 'object' ? { ...value, undeclared: 1 } : value,
  ) as unknown;
  const errors = errorsOf('AuditResult', body);
  for (const place of ['', '/meta', '/meta/headings/items/0', '/signals/0'])
    expect(errors).toContain(`${place} sends undeclared, which its schema does not declare`);
});

test('filters choose signals; scores and counts stay whole', async () => {
  const { ask } = await service();
  const whole = await json(await ask(audited('/v1/audit')));
  const some = await json(await ask(audited('/v1/audit', '&signals=title,favicon')));
  expect((some['signals'] as { id: string }[]).map(({ id }) => id)).toEqual(['title', 'favicon']);
  expect((some['fixes'] as { signal: string }[]).every(({ signal }) => ['title', 'favicon'].includes(signal))).toBe(true);
  expect([some['score'], some['counts'], some['geo']]).toEqual([whole['score'], whole['counts'], whole['geo']]);
  const failing = await json(await ask(audited('/v1/audit', '&status=fail,warn')));
  expect(new Set((failing['signals'] as { status: string }[]).map(({ status }) => status))).toEqual(new Set(['fail', 'warn']));
  const without = await json(await ask(audited('/v1/audit', '&skipSignals=title')));
  expect((without['signals'] as { id: string }[]).length).toBe(signals.length - 1);
});

test('lists have the requested length, totals are complete', async () => {
  const { ask } = await service();
  const short = await json(await ask(audited('/v1/audit', '&maxItems=1&include=meta')));
  const long = await json(await ask(audited('/v1/audit', '&maxItems=1000&include=meta')));
  const evidence = (body: Record<string, unknown>) =>
    (body['signals'] as { evidence?: { items?: unknown[]; rows?: unknown[]; total?: number } }[]).flatMap(({ evidence: one }) =>
      one?.total === undefined ? [] : [one],
    );
  expect(evidence(short).length).toBeGreaterThan(0);
  for (const one of evidence(short)) expect((one.items ?? one.rows)!.length).toBeLessThanOrEqual(1);
  expect(evidence(short).map(({ total }) => total)).toEqual(evidence(long).map(({ total }) => total));
  expect(short).toHaveProperty('meta.headings.items.length', 1);
});

test('orders are what the parameters say', async () => {
  const { ask, auditor } = await service();
  await ask(
    audited(
      '/v1/links',
      '&device=mobile&pageLocale=de-at&javascript=false&waitUntil=networkidle&settleMs=0&timeoutMs=5000&userAgent=googlebot&intent=keep-out&pageType=docs&aiOptOut=true&probe=false',
    ),
  );
  expect(auditor.orders).toEqual([
    {
      url: 'https://www.coffee.example/guides/',
      device: 'mobile',
      pageLocale: 'de-AT',
      javascript: false,
      waitUntil: 'networkidle',
      settleMs: 0,
      timeoutMs: 5000,
      userAgent: 'googlebot',
      choice: { intent: 'keep-out', pageType: 'docs', aiOptOut: true },
      probe: false,
      headers: {},
    },
  ]);
  await ask(audited('/v1/meta'));
  expect(auditor.orders[1]).toMatchObject({
    device: 'desktop',
    pageLocale: null,
    javascript: true,
    choice: noChoice,
    probe: true,
    settleMs: 500,
  });
});

describe('links', () => {
  const many = Array.from({ length: 250 }, (_, index) => `https://www.coffee.example/${index % 240}`);
  const facts = () => {
    const rich = visitOf({ choice: noChoice } as never).report.facts!;
    const first = (rich.links as { value: { items: object[] } }).value.items[0]!;
    return { ...rich, links: { ok: true, value: { items: many.map((url) => ({ ...first, url, href: url })), total: 250 } } } as typeof rich;
  };
  test('come in parts of one snapshot, each once', async () => {
    const { ask, auditor } = await service({}, new FakeAuditor({ answer: (order) => visitOf(order, facts()) }));
    const seen: unknown[] = [];
    let path = audited('/v1/links', '&limit=100');
    const ids = new Set<unknown>();
    for (let parts = 0; path !== ''; parts++) {
      expect(parts).toBeLessThan(4);
      const response = await ask(path);
      const body = await json(response);
      ids.add(body['id']);
      seen.push(...(body['links'] as { url: string }[]).map(({ url }) => url));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
      expect(body).toMatchObject({ page: { limit: 100, total: 250 } });
    }
    expect(seen).toEqual(many);
    expect([ids.size, auditor.orders.length]).toEqual([1, 1]);
  });
  test('a cursor of an expired audit returns 410, one with other parameters 400', async () => {
    const { ask } = await service({ cacheMb: 0 }, new FakeAuditor({ answer: (order) => visitOf(order, facts()) }));
    const { page } = (await json(await ask(audited('/v1/links')))) as { page: { nextCursor: string } };
    const gone = await ask(audited('/v1/links', `&cursor=${page.nextCursor}`));
    expect([gone.status, await json(gone)]).toMatchObject([410, { code: 'cursor-expired' }]);
    const other = await ask(audited('/v1/links', `&scope=external&cursor=${page.nextCursor}`));
    expect([other.status, await json(other)]).toMatchObject([400, { errors: [{ parameter: 'cursor' }] }]);
    expect((await ask(audited('/v1/links', '&cursor=nonsense'))).status).toBe(400);
  });
  test('are filtered by place and by state', async () => {
    const { ask } = await service({}, new FakeAuditor({ answer: (order) => visitOf(order) }));
    const kindsOf = async (more: string) =>
      new Set(((await json(await ask(audited('/v1/links', more))))['links'] as { kind: string }[]).map(({ kind }) => kind));
    expect([...(await kindsOf('&scope=external'))]).toEqual(['external']);
    expect([...(await kindsOf('&scope=internal'))].every((kind) => ['internal', 'subdomain', 'same-page'].includes(kind))).toBe(true);
    const states = ((await json(await ask(audited('/v1/links', '&state=broken'))))['links'] as { probe: { class: string } }[]).map(
      ({ probe }) => probe.class,
    );
    expect(states.every((state) => state === 'broken')).toBe(true);
    const refused = await ask(audited('/v1/links', '&probe=false&state=broken'));
    expect([refused.status, await json(refused)]).toMatchObject([400, { errors: [{ parameter: 'state', code: 'needs-probe' }] }]);
  });
});

describe('structured data', () => {
  test('its summary counts the issues of the chosen formats', () => {
    const page = richFacts();
    const items = factValueOf(page, 'structuredData')!.items;
    const { release } = factValueOf(page, 'schemaTerms')!;
    const issue = { kind: 'unknown-type', type: 'Tea', property: '', value: '', expected: '' } as const;
    const issues = items.map((_, item) => ({ ...issue, item }));
    const judged = { ...page, schemaTerms: { ok: true, value: { release, issues } } } as KnownFacts;
    const counted = (format: DataItem['format']) => chooseStructuredData(judged, { maxItems: 100, format: [format] })!.summary;
    expect(counted('json-ld').issues).toBeGreaterThan(0);
    for (const format of ['json-ld', 'microdata', 'rdfa'] as const)
      expect([format, counted(format).issues]).toEqual([format, items.filter((one) => one.format === format).length]);
  });
  test('by format, and raw on request', async () => {
    const { ask } = await service();
    const body = await json(await ask(audited('/v1/schema', '&format=microdata')));
    const items = (body['structuredData'] as { items: { format: string }[] }).items;
    expect(items.every(({ format }) => format === 'microdata')).toBe(true);
    const blocksOf = async (more: string) =>
      ((await json(await ask(audited('/v1/schema', more))))['structuredData'] as { blocks: object[] }).blocks;
    expect((await blocksOf('')).some((block) => 'data' in block)).toBe(false);
    expect((await blocksOf('&include=raw')).every((block) => 'data' in block)).toBe(true);
  });
});

const catalogue = [
  { path: '/v1/signals', schema: 'Catalogue', list: 'signals', entries: signals },
  { path: '/v1/tools', schema: 'ToolList', list: 'tools', entries: tools },
];
test('every list of the catalogue has a row here', () => {
  const paths = operations.filter(({ tag }) => tag === 'catalogue').map(({ path }) => path);
  expect(paths, 'Add the path to `catalogue` in this file.').toEqual(catalogue.map(({ path }) => path));
});
describe.each(catalogue)('$path', ({ path, schema, list, entries }) => {
  test('fits its schema and is cached by its ETag', async () => {
    const { ask } = await service();
    const response = await ask(path);
    const body = await json(response);
    expect(errorsOf(schema, body)).toEqual([]);
    expect((await ask(path, { headers: { 'if-none-match': response.headers.get('etag')! } })).status).toBe(304);
    expect((body[list] as { id: string }[]).map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });
});

describe('other forms of the report', () => {
  test.each([
    ['text/html', '<!DOCTYPE html>'],
    ['text/csv', 'id'],
    ['text/markdown', '# '],
    ['application/pdf', '%PDF-'],
  ])('%s', async (type, start) => {
    const { ask } = await service();
    const response = await ask(audited('/v1/audit'), { headers: { accept: type } });
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="pageloupe-[\w.-]+"$/);
    expect((await response.text()).replace('\uFEFF', '').slice(0, start.length)).toContain(start.slice(0, 3));
  });
  test('the one that is liked best', async () => {
    const { ask } = await service();
    const typeFor = async (accept: string) =>
      (await ask(audited('/v1/audit'), { headers: { accept } })).headers.get('content-type')?.split(';')[0];
    expect(await typeFor('text/csv;q=0.4, text/markdown;q=0.9')).toBe('text/markdown');
    expect(await typeFor('text/html, application/json;q=0.5')).toBe('text/html');
    expect(await typeFor('*/*')).toBe('application/json');
  });
  test.each([
    ['/v1/audit', 'image/png'],
    ['/v1/meta', 'text/html'],
    ['/v1/audit', 'application/json;q=0'],
  ])('%s has no %s, and says what there is', async (path, accept) => {
    const { ask, auditor } = await service();
    const response = await ask(audited(path), { headers: { accept } });
    expect([response.status, await json(response)]).toMatchObject([
      406,
      {
        code: 'not-acceptable',
        available: ['application/json', ...(path === '/v1/audit' ? ['text/html', 'application/pdf', 'text/csv', 'text/markdown'] : [])],
      },
    ]);
    expect(auditor.orders).toEqual([]);
  });
});

test('a report without facts is still a report', async () => {
  const report = judgePage({}, { ...noChoice, now: 0 }, { collect: 0, judge: 0, network: 0, total: 0 });
  const { ask } = await service({}, new FakeAuditor({ answer: (order) => ({ ...visitOf(order), report }) }));
  for (const type of ['text/html', 'text/csv', 'text/markdown', 'application/pdf'])
    expect((await ask(audited('/v1/audit'), { headers: { accept: type } })).status).toBe(200);
});
