import { expect } from 'vitest';
import signal from '../../../checks/signals/viewport.ts';
import type { HeadingFact } from '../../../checks/core/facts/text.ts';
import { failure } from '../../support/facts.ts';
import { meta } from '../../support/links.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const head = (...contents: string[]) => ({ head: { metas: contents.map((content) => meta({ name: 'viewport', content })) } });
const wide = (scrollWidth: number) => ({ page: { viewport: { width: 400, height: 800, scrollWidth, dpr: 2 } } });
const unstyled = { resources: { unloaded: [{ kind: 'style' as const, name: 'https://example.com/a.css' }] } };
const at = { selector: 'table', snippet: '<table>', text: '' };

testSignal(signal, [
  { when: 'width=device-width', facts: head('width=device-width, initial-scale=1'), status: 'pass', says: ['fits'] },
  { when: 'an initial scale of 1 alone', facts: head('initial-scale=1'), status: 'pass', says: ['fits'] },
  {
    when: 'too wide, but a style sheet did not load',
    facts: { ...head('width=device-width'), ...wide(900), ...unstyled },
    status: 'unchecked',
    says: ['style-unloaded'],
  },
  {
    when: 'a fixed width, and a style sheet did not load',
    facts: { ...head('width=980'), ...wide(900), ...unstyled },
    status: 'fail',
    says: ['fixed', 'style-unloaded'],
  },
  ...[
    { when: 'too wide, and without any style sheet', sizes: [32, 24, 24], links: [], status: 'unchecked', says: ['no-styles'] } as const,
    { when: 'too wide, with styles in the page', sizes: [40, 24, 24], links: [], status: 'warn', says: ['overflows'] } as const,
    {
      when: 'too wide, with a style sheet',
      sizes: [32, 24, 24],
      links: [{ rel: ['stylesheet'] }],
      status: 'warn',
      says: ['overflows'],
    } as const,
  ].map(({ when, sizes, links, status, says }) => ({
    when,
    facts: {
      head: { ...head('width=device-width').head, links: links as never },
      ...wide(900),
      headings: {
        items: sizes.map((fontSize, index) => ({ level: index + 1 > 2 ? 2 : index + 1, fontSize, visible: true }) as HeadingFact),
      },
    },
    status,
    says: [...says],
  })),
  { when: 'nothing declared', status: 'fail', says: ['missing'] },
  {
    when: 'another meta only',
    facts: { head: { metas: [meta({ name: 'viewport-extra', content: 'width=device-width' })] } },
    status: 'fail',
    says: ['missing'],
  },
  { when: 'a fixed width', facts: head('width=980'), status: 'fail', says: ['fixed'] },
  {
    when: 'empty',
    facts: head(''),
    status: 'fail',
    says: ['noWidth'],
    also: ({ findings }) => expect(findings[0]?.message).toBe('Phones shrink the page to fit: its viewport tag is empty.'),
  },
  { when: 'device-height as width', facts: head('width=device-height'), status: 'fail', says: ['noWidth'] },
  { when: 'a scale that is not 1', facts: head('initial-scale=0.5'), status: 'fail', says: ['noWidth'] },
  { when: 'a semicolon that makes yes a no', facts: head('width=device-width, user-scalable=yes;'), status: 'warn', says: ['zoomMisread'] },
  {
    when: 'a no with a semicolon',
    facts: head('width=device-width, user-scalable=no;'),
    status: 'warn',
    says: ['semicolons', 'zoomBlocked'],
  },
  { when: 'user-scalable=no', facts: head('width=device-width, user-scalable=no'), status: 'warn', says: ['zoomBlocked'] },
  { when: 'maximum scale below the limit', facts: head('width=device-width, maximum-scale=1.9'), status: 'warn', says: ['zoomBlocked'] },
  ...[
    ['maximum-scale=1', 'cannot enlarge the page.'],
    ['maximum-scale=0.8', 'cannot enlarge the page.'],
    ['maximum-scale=1.5', 'cannot enlarge the page more than 1.5 times.'],
    ['user-scalable=no', 'cannot enlarge the page.'],
  ].map(([content, says]) => ({
    when: `how far ${content} lets people zoom`,
    facts: head(`width=device-width, ${content}`),
    status: 'warn' as const,
    says: ['zoomBlocked' as const],
    also: ({ findings }: Seen) => expect(findings[0]?.message).toMatch(new RegExp(`${says!.replaceAll('.', '[.]')}$`)),
  })),
  { when: 'maximum scale at the limit', facts: head('width=device-width, maximum-scale=2'), status: 'pass', says: ['fits'] },
  {
    when: 'semicolons, but the scale counts',
    facts: head('width=device-width; initial-scale=1'),
    status: 'pass',
    says: ['fits', 'semicolons'],
  },
  { when: 'a semicolon that loses the width', facts: head('width=device-width;'), status: 'fail', says: ['noWidth', 'semicolons'] },
  {
    when: 'two declarations: the last counts',
    facts: head('width=device-width', 'width=600'),
    status: 'fail',
    says: ['fixed', 'severalUsed'],
  },
  { when: 'as wide as the window, rounded', facts: { ...head('width=device-width'), ...wide(401) }, status: 'pass', says: ['fits'] },
  {
    when: 'wider than the window',
    facts: { ...head('width=device-width'), ...wide(402), device: { overflow: [{ at, right: 402 }] } },
    status: 'warn',
    says: ['overflows'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ type: 'elements', items: [at] }),
  },
  {
    when: 'wider than the window, by nobody knows what',
    facts: { ...head('width=device-width'), ...wide(402), device: failure() },
    status: 'warn',
    says: ['overflows'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ type: 'measure', value: 402, limit: 400 }),
  },
  { when: 'the head is not known', facts: { head: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
