import { expect, test } from 'vitest';
import { linksToOtherServices } from '../../../components/parts/other-services.ts';

test('links carry the URL of the page, encoded and without its fragment', () => {
  expect(linksToOtherServices('rich-results', 'https://shop.example/a?b=c&d=é#part')).toEqual([
    {
      id: 'rich-results-test',
      href: 'https://search.google.com/test/rich-results?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc%26d%3D%25C3%25A9',
    },
    { id: 'schema-validator', href: 'https://validator.schema.org/#url=https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc%26d%3D%25C3%25A9' },
  ]);
  expect(linksToOtherServices('indexability', 'https://shop.example/a').map(({ href }) => href)).toEqual([
    'https://search.google.com/search-console/inspect?resource_id=https%3A%2F%2Fshop.example%2F&id=https%3A%2F%2Fshop.example%2Fa',
    'https://www.bing.com/webmasters/urlinspection?siteUrl=https%3A%2F%2Fshop.example%2F&urlToInspect=https%3A%2F%2Fshop.example%2Fa',
  ]);
});
test.each([
  'http://localhost:3000/',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://intranet/',
  'file:///a.html',
  'javascript:alert(1)',
  '',
])('there are none for %s', (url) => expect(linksToOtherServices('rich-results', url)).toEqual([]));
test('most tools have none', () => expect(linksToOtherServices('heading-outline', 'https://shop.example/')).toEqual([]));
