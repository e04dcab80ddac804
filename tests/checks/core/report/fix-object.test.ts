import { describe, expect, test } from 'vitest';
import { elementsEvidence, listEvidence, tableEvidence, valueEvidence, type Evidence } from '../../../../checks/core/evidence.ts';
import { objectOf } from '../../../../checks/core/report/fix-object.ts';
import { caps } from '../../../../checks/core/helpers/clip.ts';

const element = (snippet: string, text = '') => ({ selector: 'main > *', snippet, text });
const of = (evidence: Evidence, args: Record<string, number> = {}, message = 'Something is wrong.') =>
  objectOf({ args, evidence }, message);
const nameOf = (snippet: string, text = '') => of(elementsEvidence([element(snippet, text)]))?.name;

describe('what a finding is about', () => {
  test.each([
    ['an image by its file', '<img src="https://cdn.example/a/hero-2.jpg?w=20" alt="">', '', 'hero-2.jpg'],
    ['by that in a parameter', '<img src="/_next/image?url=%2Fmedia%2Fhero.webp&amp;w=640">', '', 'hero.webp'],
    ['with spaces', '<img src="/Our%20boat.jpg">', '', 'Our boat.jpg'],
    ['with letters of any script', '<img src="/%D8%B5%D9%88%D8%B1%D8%A9.png">', '', 'صورة.png'],
    ['without an ending, by its path', '<img src="/show.php?id=3">', '', 'show.php'],
    ['in the text of the page, by its alternative text', '<img src="data:image/png;base64,AAAA" alt="Logo">', 'Logo', 'Logo'],
    ['a link by its text', '<a href="/prices">', 'Learn more', 'Learn more'],
    ['a link without text by its target', '<a href="https://site.example/prices/mooring/">', '', 'mooring'],
    ['or by its host', '<a href="https://news.example/">', '', 'news.example'],
    ['a heading by its text', '<h2>', 'Opening hours', 'Opening hours'],
    ['the image that a tag names', '<meta property="og:image" content="https://site.example/share.png">', '', 'share.png'],
    ['no other tag', '<meta name="viewport" content="width=800">', '', undefined],
    ['nothing without a name', '<html>', '', undefined],
  ])('%s', (_, snippet, text, name) => expect(nameOf(snippet, text)).toBe(name));

  test('is the first with a name, and how many more there are', () => {
    const images = ['data:,', '/a.png', '/b.png'].map((src) => element(`<img src="${src}">`));
    expect(of(elementsEvidence(images, 70))).toEqual({ name: 'a.png', more: 69 });
    const metas = ['/a.png', '/b.png'].map((src) => element(`<meta content="${src}">`));
    expect(of(elementsEvidence(metas))).toBeNull();
  });
  test('a list or table names it only if it has what is counted, in words of the page', () => {
    const urls = listEvidence(['http://a.example/menu.js', 'http://a.example/css']);
    expect(of(urls, { count: 2 })).toEqual({ name: 'menu.js', more: 1 });
    expect(of(urls)).toBeNull();
    expect(of(listEvidence(['http://fonts.example/css']), { count: 1 })?.name).toBe('fonts.example');
    const rows = tableEvidence(['Property', 'Value'], [{ cells: ['offers.price', '0,00'] }]);
    expect(of(rows, { count: 1 })).toEqual({ name: 'offers.price', more: 0 });
    expect(of(tableEvidence(['Issue'], [{ cells: [{ phrase: 'issue', args: {} }] }]), { count: 1 })).toBeNull();
    expect(of(valueEvidence('Text', 'Welcome'), { count: 1 })).toBeNull();
  });
  test('is not said twice', () => {
    const heading = elementsEvidence([element('<h1>', `A heading that is longer than the name of an object may be, by far`)]);
    expect(of(heading, {}, 'The h1 is only “A heading that is longer than the name of an object may be, by far”.')).toBeNull();
  });
  test.each([
    ['long', 'x'.repeat(caps.text)],
    ['of several lines', 'one\n\n   two'],
    ['with characters that nobody sees', '\u00adone\u200b two'],
  ])('a text that is %s is one short line', (_, text) => {
    const { name } = of(elementsEvidence([element('<p>', text)]))!;
    expect(name.length).toBeLessThanOrEqual(40);
    expect(name).toMatch(/^(?:x+…|one two)$/);
  });
});
