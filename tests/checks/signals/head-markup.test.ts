import { expect } from 'vitest';
import signal from '../../../checks/signals/head-markup.ts';
import { block } from '../../support/blocks.ts';
import { blank, failure } from '../../support/facts.ts';
import { linkTag, meta } from '../../support/links.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const img = { selector: 'body > img', snippet: '<img src="/p.gif">', text: '' };
const endedBy = { tag: 'img', line: 7, snippet: '<img src="/p.gif">', noscript: false };
const title = { text: '標題', inHead: false, selector: 'title' };
const strayRobots = meta({ name: 'robots', content: 'noindex', inHead: false });
const strayCanonical = linkTag('canonical', '/page', { inHead: false });
const strayHreflang = linkTag('alternate', 'https://example.com/de', { hreflang: 'de', inHead: false });
const servedHead = (changes: Partial<typeof blank.head>, headEndedBy: typeof endedBy | null = null) => ({
  served: { head: { ...blank.head, ...changes }, headEndedBy },
});
const refresh = (content: string) => ({ head: { metas: [meta({ httpEquiv: 'refresh', content })] } });

testSignal(signal, [
  { when: 'all fine', status: 'pass', says: ['asIntended'] },
  {
    when: 'ids of a label and of a link on several elements',
    facts: {
      page: {
        sharedIds: [
          { id: 'mail', elements: 2, by: 'label' },
          { id: 'part', elements: 2, by: 'link' },
        ],
      },
    },
    status: 'pass',
    says: ['asIntended', 'sharedIds'],
    also: ({ findings }) => expect(findings[1]!.args).toEqual({ count: 1 }),
  },
  {
    when: 'an image ends the head before title, robots, canonical and hreflang',
    facts: servedHead({ titles: [title], metas: [strayRobots], links: [strayCanonical, strayHreflang] }, endedBy),
    status: 'fail',
    says: ['endedEarly'],
    also: ({ findings }) => {
      expect(findings[0]?.message).toContain(
        'Search engines may ignore the title, canonical and hreflang: <img> on line 7 ends the head early.',
      );
      expect(findings[0]?.evidence).toMatchObject({ type: 'source', line: 7 });
    },
  },
  {
    when: 'an image ends the head before the canonical only',
    facts: servedHead({ links: [strayCanonical] }, endedBy),
    status: 'fail',
    says: ['endedEarly'],
  },
  {
    when: 'the source is not known: the tree does not tell why',
    facts: { served: failure(), head: { links: [strayCanonical], leftHeadAt: img } },
    status: 'warn',
    says: ['inBody'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ type: 'elements', items: [img] }),
  },
  {
    when: 'a pixel in a noscript ends it',
    facts: servedHead({ titles: [title] }, { ...endedBy, noscript: true }),
    status: 'fail',
    says: ['endedEarly'],
    also: ({ findings }) => expect(findings[0]?.message).toMatch(/: <img> inside <noscript> on line 7 ends the head early/),
  },
  {
    when: 'loose text ends the head',
    facts: servedHead({ titles: [title] }, { tag: '#text', line: 3, snippet: '文字', noscript: false }),
    status: 'fail',
    says: ['endedEarly'],
    also: ({ findings }) =>
      expect([findings[0]?.message, findings[0]?.change].join(' ')).toMatch(/: loose text on line 3 .*Move the text on line 3 to the body/),
  },
  { when: 'the source tells that nothing ended the head', facts: { head: { leftHeadAt: img } }, status: 'pass', says: ['asIntended'] },
  { when: 'the head ends before stylesheets only', facts: servedHead({}, endedBy), status: 'warn', says: ['endedBeforeMinor'] },
  { when: 'written into the body on purpose', facts: servedHead({ links: [strayCanonical] }), status: 'warn', says: ['inBody'] },
  {
    when: 'a robots meta in the body, which Google obeys',
    facts: { ...servedHead({ metas: [strayRobots] }), head: { metas: [strayRobots] } },
    status: 'pass',
    says: ['asIntended'],
  },
  {
    when: 'the head ends before a robots meta only',
    facts: servedHead({ metas: [strayRobots] }, endedBy),
    status: 'warn',
    says: ['endedBeforeMinor'],
  },
  { when: 'put into the body by a script', facts: { head: { titles: [title] } }, status: 'warn', says: ['inBody'] },
  {
    when: 'a second title, in a drawing of the body',
    facts: {
      head: {
        titles: [
          { ...title, inHead: true },
          { ...title, text: 'Doorbell calls' },
        ],
      },
    },
    status: 'pass',
    says: ['asIntended'],
  },
  {
    when: 'other links and metas in the body',
    facts: { head: { links: [linkTag('stylesheet', '/a.css', { inHead: false })], metas: [meta({ name: 'x', inHead: false })] } },
    status: 'pass',
    says: ['asIntended'],
  },
  { when: 'quirks mode', facts: { page: { quirks: true, doctype: null } }, status: 'warn', says: ['quirks'] },
  { when: 'XML has no quirks', facts: { page: { quirks: true, xml: true } }, status: 'pass', says: ['asIntended'] },
  {
    when: 'XML without a declaration is UTF-8',
    facts: { page: { xml: true }, response: { charsetEarly: 'none', contentType: 'application/xhtml+xml' } },
    status: 'pass',
    says: ['asIntended'],
  },
  { when: 'no encoding', facts: { response: { charsetEarly: 'none' } }, status: 'warn', says: ['noCharset'] },
  {
    when: 'no encoding of a refusal',
    facts: { response: { status: 403, charsetEarly: 'none' }, served: failure() },
    status: 'unchecked',
    says: ['request-failed'],
  },
  { when: 'encoding in the first 1,024 bytes', facts: { response: { charsetEarly: 'meta' } }, status: 'pass', says: ['asIntended'] },
  {
    when: 'two encodings',
    facts: servedHead({ metas: [meta({ charset: 'utf-8' }), meta({ httpEquiv: 'content-type', content: 'text/html; charset=euc-jp' })] }),
    status: 'warn',
    says: ['duplicateCharset'],
  },
  {
    when: 'a content type without encoding beside one',
    facts: servedHead({ metas: [meta({ charset: 'utf-8' }), meta({ httpEquiv: 'content-type', content: 'text/html' })] }),
    status: 'pass',
    says: ['asIntended'],
  },
  {
    when: 'one encoding by two of its names',
    facts: {
      response: { charsetEarly: 'header', contentType: 'text/html; charset=ISO-8859-1' },
      ...servedHead({
        metas: [meta({ charset: 'latin1' }), meta({ httpEquiv: 'content-type', content: 'text/html; charset=windows-1252' })],
      }),
    },
    status: 'pass',
    says: ['asIntended'],
  },
  {
    when: 'a header against a meta that nobody needs',
    facts: {
      response: { charsetEarly: 'header', contentType: 'text/html; charset="UTF-8"' },
      text: { blocks: [block('Élagage – café')] },
      ...servedHead({ metas: [meta({ charset: 'iso-8859-1' })] }),
    },
    status: 'warn',
    says: ['charsetDiffers'],
    also: ({ findings }) =>
      expect(findings[0]?.message).toBe(
        'The Content-Type header declares UTF-8, the meta element iso-8859-1. The Content-Type header wins.',
      ),
  },
  {
    when: 'a header in which the text is misread',
    facts: {
      response: { charsetEarly: 'header', contentType: 'text/html; charset=iso-8859-1' },
      text: { blocks: [block('Ã‰lagage du cognassier')] },
      ...servedHead({ metas: [meta({ httpEquiv: 'content-type', content: 'text/html; charset=utf-8' })] }),
    },
    status: 'fail',
    says: ['misread'],
    also: ({ findings }) =>
      expect(findings[0]?.message).toMatch(/declares iso-8859-1, the meta element utf-8\. .* read in a wrong encoding/),
  },
  {
    when: 'a byte order mark against the header',
    facts: { page: { charset: 'UTF-8' }, response: { charsetEarly: 'bom', contentType: 'text/html; charset=windows-1251' } },
    status: 'warn',
    says: ['charsetDiffers'],
    also: ({ findings }) =>
      expect(findings[0]?.message).toMatch(/^The byte order mark declares utf-8, the Content-Type header windows-1251/),
  },
  {
    when: 'a byte order mark against the meta',
    facts: {
      page: { charset: 'UTF-8' },
      response: { charsetEarly: 'bom', contentType: 'text/html' },
      ...servedHead({ metas: [meta({ charset: 'gbk' })] }),
    },
    status: 'warn',
    says: ['charsetDiffers'],
  },
  ...(
    [
      ['a meta alone', { charsetEarly: 'meta', contentType: 'text/html' }, 'shift_jis', false],
      ['a header with an unknown encoding', { charsetEarly: 'meta', contentType: 'text/html; charset=none' }, 'utf-8', false],
      ['a meta with an unknown encoding', { charsetEarly: 'header', contentType: 'text/html; charset=utf-8' }, 'x-mine', false],
      ['UTF-16 in a meta, which means UTF-8', { charsetEarly: 'header', contentType: 'text/html; charset=utf-8' }, 'utf-16le', false],
      ['XML, which ignores meta elements', { charsetEarly: 'header', contentType: 'application/xhtml+xml; charset=utf-8' }, 'gbk', true],
    ] as const
  ).map(([when, response, charset, xml]) => ({
    when,
    facts: { page: { xml }, response, ...servedHead({ metas: [meta({ charset })] }) },
    status: 'pass' as const,
    says: ['asIntended'],
  })),
  {
    when: 'two viewports',
    facts: {
      head: { metas: [meta({ name: 'viewport', content: 'width=device-width' }), meta({ name: 'viewport', content: 'width=1024' })] },
    },
    status: 'warn',
    says: ['duplicateViewport'],
  },
  {
    when: 'a value that a quotation mark inside it has cut',
    facts: { head: { metas: [meta({ name: 'description', content: 'Watch the film \\', cutAtQuote: true })] } },
    status: 'warn',
    says: ['cutAtQuote'],
  },
  {
    when: 'one viewport, written in three ways',
    facts: {
      head: {
        metas: [
          meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          meta({ name: 'viewport', content: 'width=device-width,initial-scale=1.0' }),
          meta({ name: 'viewport', content: 'initial-scale=1, width=device-width' }),
        ],
      },
    },
    status: 'pass',
    says: ['asIntended'],
  },
  {
    when: 'one encoding, written twice',
    facts: servedHead({ metas: [meta({ charset: 'utf-8' }), meta({ httpEquiv: 'content-type', content: 'text/html; charset=UTF-8' })] }),
    status: 'pass',
    says: ['asIntended'],
  },
  { when: 'refresh at once to another page', facts: refresh('0;url=/new'), status: 'fail', says: ['refreshAway'] },
  { when: 'refresh at once to itself', facts: refresh('0;url=/page#x'), status: 'warn', says: ['refreshLater'] },
  { when: 'refresh after a second', facts: refresh('1;url=/new'), status: 'warn', says: ['refreshLater'] },
  ...[
    ['1;url=/new', 'replaces the page after 1 second'],
    ['900', 'reloads the page after 900 seconds'],
    ['300;url=/page', 'reloads the page after 300 seconds'],
  ].map(([content, says]) => ({
    when: `what ${content} does`,
    facts: refresh(content!),
    status: 'warn' as const,
    says: ['refreshLater' as const],
    also: ({ findings }: Seen) => expect(findings[0]?.message).toContain(says),
  })),
  ...(
    [
      ['0; url=/new', 'fail', 'refreshAway', 'The Refresh header immediately redirects to another URL: https://example.com/new'],
      ['5;URL="/new"', 'warn', 'refreshLater', 'The Refresh header replaces the page after 5 seconds.'],
      ['30', 'warn', 'refreshLater', 'The Refresh header reloads the page after 30 seconds.'],
    ] as const
  ).map(([value, status, code, says]) => ({
    when: `Refresh: ${value}`,
    facts: { response: { headers: [{ name: 'refresh', value }] } },
    status,
    says: [code],
    also: ({ findings }: Seen) => {
      expect(findings[0]?.message).toBe(says);
      expect(findings[0]?.evidence).toMatchObject({ value });
    },
  })),
  {
    when: 'a header that browsers ignore',
    facts: { response: { headers: [{ name: 'refresh', value: 'soon' }] } },
    status: 'pass',
    says: ['asIntended'],
  },
  {
    when: 'the header of an error page instead of the page',
    facts: { response: { status: 503, headers: [{ name: 'refresh', value: '5' }] } },
    status: 'pass',
    says: ['asIntended'],
  },
  {
    when: 'a title without an end tag',
    facts: { served: { neverClosed: { tag: 'title', line: 4, snippet: '<title>' } } },
    status: 'fail',
    says: ['neverClosed'],
    also: ({ findings }) => {
      expect(findings[0]?.message).toMatch(/^<title> on line 4 is never closed/);
      expect(findings[0]?.evidence).toMatchObject({ type: 'source', line: 4 });
    },
  },
  {
    when: 'a script that XML closes in its start tag',
    facts: { page: { xml: true }, served: { neverClosed: { tag: 'script', line: 4, snippet: '<script src="a.js"/>' } } },
    status: 'pass',
    says: ['asIntended'],
  },
  { when: 'refresh that browsers ignore', facts: refresh('soon'), status: 'pass', says: ['asIntended'] },
  { when: 'the source is not known, nothing else wrong', facts: { served: failure() }, status: 'unchecked', says: ['request-failed'] },
  { when: 'the response is pending', facts: { response: null }, status: 'unchecked', says: ['pending'] },
  { when: 'the head is not known', facts: { head: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
