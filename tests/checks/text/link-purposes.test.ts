import { expect, test } from 'vitest';
import { isFunctional, paidKind } from '../../../checks/text/link-purposes.ts';

test.each([
  ['https://example.com/login', true],
  ['https://example.com/wp-login.php?redirect_to=x', true],
  ['https://example.com/de/Warenkorb/', true],
  ['https://example.com/%E3%83%AD%E3%82%B0%E3%82%A4%E3%83%B3', true],
  ['https://example.com/%D8%B3%D9%84%D8%A9/', true],
  ['https://example.com/shoes?sort=price', true],
  ['https://example.com/shoes?filter[color]=red', true],
  ['https://example.com/search?q=boat', true],
  ['https://example.com/shoes?filter_size=9', true],
  ['https://example.com/article/email/', true],
  ['https://example.com/article?share=facebook', true],
  ['https://example.com/login-help', false],
  ['https://example.com/shoes?page=2', false],
  ['https://example.com/%E6%97%A5%E6%9C%AC', false],
  ['https://example.com/%ZZ', false],
  ['not an address', false],
])('isFunctional %s', (url, expected) => expect(isFunctional(url)).toBe(expected));

test.each([
  ['https://www.awin1.com/cread.php?awinmid=1', 'affiliate'],
  ['https://acme.sjv.io/c/1/2', 'affiliate'],
  ['https://www.amazon.co.uk/dp/B00?tag=mysite-21', 'affiliate'],
  ['https://www.amazon.de/dp/B00', null],
  ['https://www.amazon.de/dp/B00?tag=summer', null],
  ['https://notamazon.org/?tag=mysite-21', null],
  ['https://px.a8.net/svt/ejp?a8mat=X', 'affiliate'],
  ['https://example.com/?tag=mysite-21', null],
  ['https://www.bing.com/aclick?ld=1', 'ad'],
  ['https://www.bing.com/search?q=a', null],
  ['https://ad.doubleclick.net/ddm/clk/1', 'ad'],
  ['https://www.rakuten.co.jp/', null],
  ['https://myawin1.com/', null],
  ['mailto:a@awin1.com', null],
  ['', null],
])('paidKind %s', (url, expected) => expect(paidKind(url)).toBe(expected));
