import { describe, expect, test } from 'vitest';
import { readForAgents, classifyArdAnswer, classifyMarkdownAnswer, type AgentAnswer } from '../../../checks/derive/agents.ts';
import { requestsForAgents, requestAsAgent } from '../../../checks/fetch/agent-answers.ts';
import { known } from '../../support/facts.ts';
import { linkTag } from '../../support/links.ts';

const answer = (change: Partial<AgentAnswer>): AgentAnswer => ({ status: 200, contentType: 'text/html', vary: '', text: '', ...change });

describe('what a page offers agents', () => {
  const form = (tool: string | null, description = '') => ({
    at: { selector: 'form', snippet: '<form>', text: '' },
    tool,
    description,
    submits: false,
    fields: 1,
    described: 0,
  });
  test('forms: tools, those without a description, names that are used twice', () => {
    const forms = [form('find', 'Finds.'), form('find', 'Finds too.'), form('send'), form('', 'Nameless.'), form(null)];
    const facts = known({ controls: { total: 5, nameless: [], namelessTotal: 2, forms, formTotal: 5 } });
    expect(readForAgents(facts)).toMatchObject({
      controls: { total: 5, nameless: 2 },
      forms: { total: 5, tools: 4, undescribed: 2, repeated: ['find'] },
    });
  });
  test.each([
    [
      '# Shop\n\n- [Guides](/guides): how to care for leather, step by step',
      200,
      'text/plain',
      { present: true, heading: true, links: true, text: true },
    ],
    ['Shop', 200, 'text/plain', { present: true, heading: false, links: false, text: false }],
    [
      '# Not found\n[home](/) and some more text to be long enough here',
      404,
      'text/plain',
      { present: false, heading: false, links: false, text: false },
    ],
    [
      '# Not found\n[home](/) and some more text to be long enough here',
      200,
      'text/html',
      { present: false, heading: false, links: false, text: false },
    ],
  ])('llms.txt %j with status %i as %s', (text, status, contentType, shape) => {
    expect(readForAgents(known({ llmsTxt: { status, text, contentType, bytes: text.length } })).llmsTxt).toEqual(shape);
  });
  // So long that more than linear time would exceed the test's limit.
  test.each([
    ['empty lines', '\n'.repeat(2_000_000)],
    ['lines of one sign', '#\n'.repeat(1_000_000)],
    ['brackets', ']('.repeat(1_000_000)],
  ])('an llms.txt of %s is read in linear time', (_, text) => {
    expect(readForAgents(known({ llmsTxt: { status: 200, text, contentType: 'text/plain', bytes: text.length } })).llmsTxt).toMatchObject({
      heading: false,
    });
  });
  test('an ARD file is named in robots.txt, in the head and in a header', () => {
    const facts = known({
      robotsTxt: { status: 200, text: 'User-agent: *\nAllow: /\n  agentmap: https://example.com/ard.json # ours' },
      head: { links: [linkTag('ard', '/a.json'), linkTag('ai-catalog', '/b.json')] },
      response: { headers: [{ name: 'link', value: '</c.json>; rel="ard"' }] },
    });
    expect(readForAgents(facts).ard.map(({ from, legacy }) => [from, legacy])).toEqual([
      ['robots', false],
      ['link', false],
      ['link', true],
      ['header', false],
    ]);
  });
  test('a page of which nothing is known', () => {
    expect(readForAgents({})).toEqual({ controls: null, forms: null, llmsTxt: null, ard: [], cls: null });
  });
});

describe('responses to agents', () => {
  test.each([
    [
      { contentType: 'text/markdown; charset=utf-8', vary: 'Accept-Encoding, accept', text: '# Tea' },
      { kind: 'markdown', varies: true },
    ],
    [
      { contentType: 'text/markdown', vary: 'Accept-Encoding', text: '# Tea' },
      { kind: 'markdown', varies: false },
    ],
    [
      { contentType: 'text/markdown', vary: '*', text: '<!DOCTYPE html><p>Tea' },
      { kind: 'relabeled', varies: true },
    ],
    [{ text: '<p>Tea' }, { kind: 'html' }],
    [{ status: 406 }, { kind: 'refused' }],
    [{ status: 503 }, { kind: 'failing' }],
  ])('Markdown: %j', (change, expected) => {
    expect(classifyMarkdownAnswer(answer(change))).toEqual(expected);
  });
  const entry = { identifier: 'urn:air:example.com:tool:a', type: 'text/markdown', url: 'https://example.com/a' };
  test.each<[string, number, object]>([
    [
      JSON.stringify({ specVersion: '1.0', entries: [entry, { ...entry, data: {} }, { type: 'x' }, null] }),
      200,
      { kind: 'entries', entries: 4, incomplete: 3 },
    ],
    ['{"entries": {}}', 200, { kind: 'no-entries' }],
    ['null', 200, { kind: 'no-entries' }],
    ['<!doctype html>', 200, { kind: 'not-json' }],
    ['{}', 404, { kind: 'none' }],
  ])('ARD: %s with %i', (text, status, expected) => {
    expect(classifyArdAnswer(answer({ text, status }))).toEqual(expected);
  });
  test('what is requested is of the page’s own origin, without credentials', () => {
    expect(requestsForAgents('https://me:secret@example.com/tea?a=1#b')).toEqual({
      markdown: { url: 'https://example.com/tea?a=1', accept: 'text/markdown' },
      ard: { url: 'https://example.com/.well-known/ard.json', accept: 'application/json' },
    });
    expect(requestsForAgents('about:blank')).toBeNull();
  });
  test('a response is cut, and a server that does not respond is null', async () => {
    const net = async () => new Response('x'.repeat(300_000), { headers: { 'content-type': 'text/markdown', vary: 'Accept' } });
    expect(await requestAsAgent(net, 'https://example.com/')).toMatchObject({ status: 200, contentType: 'text/markdown', vary: 'Accept' });
    expect((await requestAsAgent(net, 'https://example.com/'))!.text).toHaveLength(200_000);
    expect(await requestAsAgent(() => Promise.reject(new Error('offline')), 'https://example.com/')).toBeNull();
  });
});
