import { expect, test } from 'vitest';
import { singleCanonical, canonicalElsewhere, findCanonicals, findUnusedCanonicals } from '../../../../checks/derive/head/canonicals.ts';
import { parseUrl } from '../../../../checks/parse/urls.ts';

const tag = (href: string, inHead = true) => ({
  rel: ['canonical'],
  href,
  url: parseUrl(href, 'https://example.com/')?.href ?? null,
  hreflang: '',
  type: '',
  sizes: '',
  media: '',
  inHead,
  selector: 'link',
});
test('canonicals of elements and headers; the body has no voice', () => {
  const found = findCanonicals(
    { links: [tag('/a'), tag('', true), tag('mailto:a@example.com'), tag('/b', false)] },
    [{ name: 'link', value: '</c>; rel=canonical, </d>; rel=canonical; anchor="/e"' }],
    'https://example.com/',
  );
  expect(found.map(({ url, from }) => [url, from])).toEqual([
    ['https://example.com/a', 'head'],
    [null, 'head'],
    [null, 'head'],
    ['https://example.com/b', 'body'],
    ['https://example.com/c', 'header'],
  ]);
  expect(singleCanonical(found)).toBeNull();
  expect(singleCanonical(found.slice(0, 4))).toBe('https://example.com/a');
  expect(canonicalElsewhere(found.slice(0, 4), 'https://example.com/a#x')).toBeNull();
  expect(canonicalElsewhere(found.slice(0, 4), 'https://example.com/z')).toBe('https://example.com/a');
});

test('canonicals with attributes of a version are not used', () => {
  const page: Parameters<typeof findCanonicals> = [
    { links: [{ ...tag('/a'), media: 'all' }, { ...tag('/b'), lang: 'de', type: 'text/html' }, tag('/c')] },
    [{ name: 'link', value: '</d>; rel=canonical; hreflang=de, </e>; rel=canonical; title="x"' }],
    'https://example.com/',
  ];
  expect(findCanonicals(...page).map(({ href }) => href)).toEqual(['/c', '/e']);
  expect(findUnusedCanonicals(...page).map(({ href, attributes }) => [href, attributes])).toEqual([
    ['/a', ['media']],
    ['/b', ['lang', 'type']],
    ['/d', ['hreflang']],
  ]);
});
