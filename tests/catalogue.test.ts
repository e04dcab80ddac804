import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { catalogue } from '../scripts/catalogue.ts';
import { factTypes } from '../scripts/catalogue/fact-types.ts';
import type { FactTable as ShippedFacts } from '../docs/facts.d.ts';
import type { FactTable } from '../checks/core/facts.ts';
import { languagesGuide } from '../scripts/catalogue/languages-guide.ts';
import { settingsGuide } from '../scripts/catalogue/settings-guide.ts';
import { geoScorePage, geoScoreText } from '../scripts/catalogue/geo-score.ts';
import { statusesInSource } from '../scripts/catalogue/statuses-in-source.ts';
import { catalogueSampleShapes, catalogueSampleParameters, catalogueSampleMessage } from '../scripts/catalogue/message-samples.ts';

test('docs/judging/signals.md is what npm run catalogue writes', () => {
  const committed = readFileSync(new URL('../docs/judging/signals.md', import.meta.url), 'utf8');
  expect(committed === catalogue(), 'Run npm run catalogue and commit docs/judging/signals.md.').toBe(true);
});

test('docs/facts.d.ts is what npm run catalogue writes, and fits our facts', () => {
  const committed = readFileSync(new URL('../docs/facts.d.ts', import.meta.url), 'utf8');
  expect(committed === factTypes(), 'Run npm run catalogue and commit docs/facts.d.ts.').toBe(true);
  expectTypeOf<FactTable>().toExtend<ShippedFacts>();
});

test('every sentence is shown with samples', () => {
  const without = catalogue().match(/^\| [^|]+ \| `\w+` \| \([\w, ]*\) \|/gm) ?? [];
  expect(without, 'Add a value for the type of the argument to scripts/catalogue/sample-values.ts.').toEqual([]);
});

describe('samples of messages', () => {
  const source = `
    const helper = (kilobytes: number) => \`\${kilobytes} kB\`;
    export const made = { title: 'Made', says: {
      counted: ({ count, total, name }: { count: number; total: number; name: string }) => ({ message: '', change: '' }),
      plain: () => ({ message: '', change: '' }),
      listed: (given: { names: readonly string[]; kind: 'a' | 'b' }) => ({ message: '', change: '' }),
    } };`;
  test('parameters are read from the source with their types', () => {
    const found = catalogueSampleParameters(source);
    expect(found.get('counted')).toEqual([
      { name: 'count', type: 'number' },
      { name: 'total', type: 'number' },
      { name: 'name', type: 'string' },
    ]);
    expect(found.get('plain')).toEqual([]);
    expect(found.get('listed')?.map(({ type }) => type)).toEqual(['readonly string[]', "'a' | 'b'"]);
  });
  test('each type gets a value that suits it', () => {
    const parameters = [
      { name: 'count', type: 'number' },
      { name: 'total', type: 'number' },
      { name: 'names', type: 'string[]' },
      { name: 'kind', type: "'a' | 'b'" },
      { name: 'url', type: 'string' },
    ];
    const texts = catalogueSampleMessage(
      ({ count, total, names, kind, url }: { count: number; total: number; names: string[]; kind: string; url: string }) => ({
        message: `${count} of ${total}: ${names.join(', ')}`,
        change: `${kind} ${url}`,
      }),
      parameters,
    );
    expect(texts).toEqual({ message: '3 of 20: ‹names›', change: 'a ‹url›' });
  });
  test('limits have their number, codes and shapes what is declared of them', () => {
    const shapes = catalogueSampleShapes([
      `
      const places: Record<Place, string> = { 'in-head': 'the head', body: 'the body' };
      const names: Record<string, string> = { 'offers.price': 'the price' };
      const parts = { 'a-part': 'a part' };
      type Found = { text: string; place: Place };`,
    ]);
    // A table of any texts has no codes.
    expect(shapes.has('string')).toBe(false);
    const input = [
      { name: 'count', type: 'number' },
      { name: 'most', type: 'number' },
      { name: 'place', type: 'Place' },
      { name: 'found', type: 'Found[]' },
      { name: 'missing', type: 'readonly (keyof typeof parts)[]' },
      { name: 'length', type: 'Length' },
    ];
    const texts = catalogueSampleMessage(
      (args: {
        count: number;
        most: number;
        place: string;
        found: { text: string; place: string }[];
        missing: string[];
        length: { of: number };
      }) => ({
        message: `${args.count} of ${args.most} in ${args.place}`,
        change: `${args.found.map((one) => `${one.text} ${one.place}`).join()}, ${args.missing.join()}, ${args.length.of}`,
      }),
      input,
      { most: 580 },
      new Map<string, Exclude<ReturnType<typeof shapes.get>, undefined> | object>([...shapes, ['Length', { of: 7 }]]),
    );
    expect(texts).toEqual({ message: '3 of 580 in in-head', change: '‹text› in-head, a-part, 7' });
  });
  test('a message that throws, or says nonsense, has no sample', () => {
    const input = [{ name: 'x', type: 'Shape' }];
    expect(catalogueSampleMessage(({ x }: { x: { list: string[] } }) => ({ message: x.list.join(), change: '' }), input)).toBeNull();
    expect(catalogueSampleMessage(({ x }: { x: { name: string } }) => ({ message: String(x.name), change: '' }), input)).toBeNull();
  });
});

test('docs/judging/geo-score.md is what npm run catalogue writes', () => {
  const committed = readFileSync(new URL('../docs/judging/geo-score.md', import.meta.url), 'utf8');
  expect(committed === geoScoreText(), 'Run npm run catalogue and commit docs/judging/geo-score.md.').toBe(true);
});

test('docs/use/settings.md is what npm run catalogue writes', () => {
  const committed = readFileSync(new URL('../docs/use/settings.md', import.meta.url), 'utf8');
  expect(committed === settingsGuide(), 'Run npm run catalogue and commit docs/use/settings.md.').toBe(true);
});

test('the page of the extension has the whole text, and no link to a file that is not there', () => {
  const page = geoScorePage();
  expect(page).toContain('<h1>How the GEO score is made</h1>');
  expect(page).toContain('How it was tested');
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href).filter((href) => !href!.startsWith('https://'))).toEqual([
    '/licenses.css',
  ]);
});

test('the status of each message is read from the source of a signal', () => {
  const found = statusesInSource(`
    const hidden = rule ? m.hidden({ line }) : null;
    if (x) return na(m.none());
    if (y) return verdict([warn(m.thin({ a: f(b) }), table([w.one(), m.never()])), ...(hidden ? [note(hidden)] : [])]);
    const say = many ? fail : warn;
    findings.push(say(m.missing({ count })), fail(m.gone()));
    return uncheckedAs('refused', m.refused());`);
  expect(Object.fromEntries([...found].map(([code, statuses]) => [code, [...statuses]]))).toEqual({
    hidden: ['note'],
    none: ['na'],
    thin: ['warn'],
    missing: ['fail', 'warn'],
    gone: ['fail'],
    refused: ['unchecked'],
  });
});

test('docs/judging/languages.md is what npm run catalogue writes', () => {
  const committed = readFileSync(new URL('../docs/judging/languages.md', import.meta.url), 'utf8');
  expect(committed === languagesGuide(), 'Run npm run catalogue and commit docs/judging/languages.md.').toBe(true);
});
