import { expect, test } from 'vitest';
import { drawTool } from '../../support/draw-tool.tsx';
import { known } from '../../support/facts.ts';

/** A firewall refused the request without cookies: nothing that it sends is said about the page. */
test.each([
  ['robots-directives', 'x-robots-tag', 'noarchive'],
  ['preview-controls', 'x-robots-tag', 'noarchive'],
  ['canonical', 'link', '<https://example.com/wall>; rel="canonical"'],
  ['ai-crawlers', 'content-usage', 'train-ai=n'],
  ['provenance', 'last-modified', 'Tue, 10 Mar 2026 08:00:00 GMT'],
] as const)('%s does not take %s of a refusal for that of the page', async (tool, name, value) => {
  const draw = (status: number) => drawTool(tool, known({ response: { status, headers: [{ name, value }] } }));
  const shown = value.replace(/^<|>.*$/g, '');
  expect(await draw(200)).toContain(shown);
  const refused = await draw(403);
  expect(refused).not.toContain(shown);
  if (['robots-directives', 'preview-controls', 'canonical'].includes(tool)) expect(refused).toContain('A request without cookies got 403');
});
