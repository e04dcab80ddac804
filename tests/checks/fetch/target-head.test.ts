import { describe, expect, test } from 'vitest';
import { readTargetHead } from '../../../checks/fetch/target-head.ts';

const url = 'https://example.com/dir/page';
const read = (html: string, headers: Record<string, string> = {}) =>
  readTargetHead(
    url,
    Object.entries(headers).map(([name, value]) => ({ name, value })),
    html,
  );

describe('the head of another page', () => {
  test('of elements that never end, the first thousand are read', () => {
    const start = '<title>Page</title><link rel=canonical href=/c><h1>Heading</h1>';
    const ends = '</i>'.repeat(100_000);
    expect(read(`${start}${'<b>'.repeat(100_000)}${ends}<meta name=robots content=noindex>`)).toMatchObject({
      robots: [],
      canonical: 'https://example.com/c',
      title: 'Page',
      heading: 'Heading',
    });
    expect(read(`${start}${'<p><br>'.repeat(5_000)}<meta name=robots content=noindex>`).robots).toEqual(['noindex']);
  });
  test('names, directives, addresses', () => {
    expect(
      read(`<!doctype html><html><head><meta charset=utf-8><title> Bücher &amp; mehr </title>
<META NAME="Robots" CONTENT="noindex, follow"><meta name=googlebot content=nosnippet>
<link rel="Canonical" href="../other?a=1&amp;b=2"><link rel=alternate hreflang=de href=/de><link rel="alternate" hreflang="x-default" href="//example.org/">
</head><body><h1>A <em>headline</em></h1><h1>Second</h1></body>`),
    ).toEqual({
      robots: ['noindex, follow', 'googlebot: nosnippet'],
      canonical: 'https://example.com/other?a=1&b=2',
      hreflang: [
        { code: 'de', url: 'https://example.com/de' },
        { code: 'x-default', url: 'https://example.org/' },
      ],
      title: 'Bücher & mehr',
      heading: 'A headline',
    });
  });
  test('headers say the same', () => {
    expect(
      read('', { 'x-robots-tag': 'noindex', link: '<https://example.com/c>; rel="canonical", </fr>; rel=alternate; hreflang=fr' }),
    ).toEqual({
      robots: ['noindex'],
      canonical: 'https://example.com/c',
      hreflang: [{ code: 'fr', url: 'https://example.com/fr' }],
      title: '',
      heading: '',
    });
  });
  test('base', () =>
    expect(read('<head><base href="https://cdn.example/x/"><link rel=canonical href=y>').canonical).toBe('https://cdn.example/x/y'));
  test.each([
    ['in the body', '<head></head><body><link rel=canonical href=/x>'],
    ['behind the head and text', '<head></head>Hello<link rel=canonical href=/x>'],
    ['behind the head and an element of the body', '<head></head><p>x</p><link rel=canonical href=/x>'],
    ['behind the head and a noscript', '<head></head><noscript></noscript><link rel=canonical href=/x>'],
    ['behind a drawing', '<head><svg></svg><link rel=canonical href=/x>'],
    ['behind two titles and text', '<head><title>A</title><title>B</title>Hello<link rel=canonical href=/x>'],
    ['behind an element that ends the head', '<head><img src=x><link rel=canonical href=/x>'],
    ['behind text', '<head>Hello<link rel=canonical href=/x>'],
    ['in a comment', '<head><!-- <link rel=canonical href=/x> -->'],
    ['in a script', '<head><script>"<link rel=canonical href=/x>"</script>'],
    ['in a template', '<head><template><link rel=canonical href=/x></template>'],
    ['in a noscript', '<head><noscript><link rel=canonical href=/x></noscript>'],
    ['without address', '<head><link rel=canonical href=""><link rel=canonical>'],
    ['that does not parse', '<head><link rel=canonical href="http://[">'],
    ['with media', '<head><link rel=canonical media=all href=/x>'],
    ['with lang', '<head><link rel=canonical lang=en href=/x>'],
  ])('no canonical %s', (_, html) => expect(read(html).canonical).toBeNull());
  test('a script and a style do not end the head', () => {
    expect(
      read('<head><script>if (a < b) {}</script> <style>p{}</style><noscript><p>x</p></noscript><link rel=canonical href=/x>').canonical,
    ).toBe('https://example.com/x');
  });
  test.each([
    [
      'two titles',
      '<head><title>A</title><title>B &amp; C</title><link rel=canonical href=/x><link rel=alternate hreflang=de href=/de></head>',
    ],
    [
      'an empty title and another',
      '<head><title></title><title>A</title><link rel=canonical href=/x><link rel=alternate hreflang=de href=/de></head>',
    ],
    [
      'the end of the head',
      '<head><title>A</title></head> <meta name=x><script>1</script><style>p{}</style><link rel=canonical href=/x><link rel=alternate hreflang=de href=/de><body>',
    ],
    [
      'the end of the head and a title',
      '<head></head><title>A</title><link rel=canonical href=/x><link rel=alternate hreflang=de href=/de>',
    ],
    [
      'an end of a head that has no beginning',
      '<title>A</title></head><link rel=canonical href=/x><link rel=alternate hreflang=de href=/de>',
    ],
  ])('links after %s', (_, html) => {
    expect(read(html)).toMatchObject({
      canonical: 'https://example.com/x',
      hreflang: [{ code: 'de', url: 'https://example.com/de' }],
      title: 'A',
    });
  });
  test('the title of a picture is not that of the page', () =>
    expect(read('<head></head><svg><title>Icon</title></svg><title>Page</title>').title).toBe('Page'));
  test('a heading that is a picture', () => expect(read('<h1><img alt="Larkspur Bindery"></h1>').heading).toBe('Larkspur Bindery'));
  test('a page that ends in the middle', () => expect(read('<head><title>Half a ti')).toMatchObject({ title: 'Half a ti' }));
  test('hostile pages end', () => {
    const result = read(
      `<head><title>${'x'.repeat(400_000)}</title>${'<meta name=robots content=noindex>'.repeat(1_000)}${'<link rel=alternate hreflang=de href=/x>'.repeat(2_000)}${'<h1>'.repeat(5_000)}`,
    );
    expect(result.title.length).toBeLessThanOrEqual(1_000);
    expect(result.robots).toHaveLength(20);
    expect(result.hreflang).toHaveLength(300);
  });
});
