import { expect, test } from 'vitest';
import { decodeHtml, decodeHtmlInSteps, decodeTextInSteps } from '../../../checks/fetch/charset.ts';

const type = (charset: string) => (charset === '' ? 'text/html' : `text/html; charset=${charset}`);

test.each([
  ['UTF-8 by its header', 'utf-8', new TextEncoder().encode(`x${'字я😀'.repeat(60_000)}`), `x${'字я😀'.repeat(60_000)}`],
  ['UTF-8 that nothing declares', '', new TextEncoder().encode(`x${'字я😀'.repeat(60_000)}`), `x${'字я😀'.repeat(60_000)}`],
  [
    'Shift_JIS',
    'shift_jis',
    new Uint8Array([0x78, ...Array.from({ length: 200_000 }, () => [0x93, 0xfa]).flat()]),
    `x${'日'.repeat(200_000)}`,
  ],
  ['neither', '', new Uint8Array(400_000).fill(0xe9), 'é'.repeat(400_000)],
])('%s: what is decoded in steps is the same text, across their borders', (_, charset, bytes, text) => {
  const work = decodeHtmlInSteps(bytes, type(charset));
  const steps = [...work].length;
  expect(decodeHtml(bytes, type(charset)).text === text).toBe(true);
  // Invalid UTF-8 may be detected in the first step.
  expect(steps).toBeGreaterThanOrEqual(Math.ceil(bytes.length / 70_000));
});
test('text files are decoded in steps', () => {
  expect([...decodeTextInSteps(new Uint8Array(20_000_000).fill(0x61))].length).toBeGreaterThan(280);
});
