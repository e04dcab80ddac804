import { describe, expect, test } from 'vitest';
import { isSlugVariant } from '../../../../checks/derive/head/slug-variant.ts';

const at = (path: string) => `https://shop.example/${path}`;

describe('the same page under other words or folders', () => {
  test.each([
    ['a code, with and without words before it', 'dp/B0C8PSMPTH', 'Blue-Linen-Shirt/dp/B0C8PSMPTH'],
    ['a code, and where the click came from', 'Blue-Linen-Shirt/dp/B0C8PSMPTH', 'dp/B0C8PSMPTH/ref=sr_1_5?psc=1'],
    ['a number at the end of a slug', 'shirts/blue-shirt-48213.html', 'shirts/blue-linen-shirt-48213.html'],
    ['a code set off from other words', 'detail/SM7dB--studio-microphone', 'detail/SM7dB--microphone-with-preamp'],
    ['a number in the query', 'product?id=48213', 'p/48213/blue-shirt'],
    ['a question with and without its title', 'questions/48213', 'questions/48213/how-do-i-wash-linen'],
    ['a product in a collection', 'products/blue-linen-shirt', 'collections/summer/products/blue-linen-shirt'],
    ['a product in a collection of a region', 'en-gb/products/blue-linen-shirt', 'en-gb/collections/summer/products/blue-linen-shirt'],
    ['a short name in a collection', 'products/kettle', 'collections/brass/products/kettle'],
    ['a short name in a numbered collection', 'products/kettle', 'collections/summer-2026/products/kettle?variant=3981'],
    ['a product in the folder of its category', 'blue-linen-shirt', 'shirts/summer/blue-linen-shirt'],
    ['an option of a product', 'products/blue-linen-shirt', 'products/blue-linen-shirt?variant=3981'],
    ['an encoded slug', 'how-to-fold-l%C3%A4nger', 'tips/how-to-fold-länger'],
    ['www', '48213-blue', 'x/48213-blue'],
    ['another spelling', 'app/730/Linen-Shirt_2/', 'app/730/LinenShirt_2/'],
    ['a long name in the archive', 'care/news/how-to-fold-a-long-linen-shirt/', 'articles/how-to-fold-a-long-linen-shirt-id120424'],
  ])('%s', (_, canonical, page) => {
    expect(isSlugVariant(at(canonical), at(page))).toBe(true);
    expect(isSlugVariant(at(page), at(canonical))).toBe(true);
  });
});

describe('another page', () => {
  test.each([
    ['the list above it', 'shirts/summer', 'shirts/summer/blue-linen-shirt'],
    ['the forum of a thread', 'forum/12345', 'forum/12345/thread-67890'],
    ['another product', 'p/48213', 'p/48214'],
    ['another color of a model', 'detail/sm7db-black', 'detail/sm7db-white'],
    ['another article of the day', '20240115/the-first-one', '20240115/the-second-one'],
    ['another article of the month', '2024/01/the-first-long-one', '2024/01/the-second-long-one'],
    ['a translation', 'products/blue-linen-shirt', 'de/products/blue-linen-shirt'],
    ['a short name in another language', 'products/kettle', 'de/products/kettle'],
    ['another region', 'en-us/products/blue-linen-shirt', 'en-gb/products/blue-linen-shirt'],
    ['the next page of a thread', 'threads/fold-linen.48213', 'threads/fold-linen.48213/page-2'],
    ['the next page of a list', 'all-shirts-of-summer', 'all-shirts-of-summer?page=2'],
    ['another version', 'docs/1.19/how-to-install-it', 'docs/1.20/how-to-install-it'],
    ['another version of a long name', 'docs/1.19/how-to-install-it-on-a-small-server', 'docs/1.20/how-to-install-it-on-a-small-server'],
    ['another number', 'shirts/1-12', 'shirts/11-2'],
    ['the same name for others', 'men/blue-linen-shirt-with-four-pockets', 'women/blue-linen-shirt-with-four-pockets'],
    ['the same name under another number', 'us/blue-linen-shirt-with-four-pockets-48213', 'gb/blue-linen-shirt-with-four-pockets-48999'],
    ['a part with numbers', 'shirts/part-1-1', 'shirts/part-11'],
    ['a short name in another folder', 'docs/start', 'tutorials/start'],
    ['a long name in another folder', 'docs/how-to-start-it', 'tutorials/how-to-start-it'],
    ['another entry of a parameter', 'index.php?article=48213', 'index.php?article=48214'],
    ['the start', '', 'blue-linen-shirt'],
  ])('%s', (_, canonical, page) => expect(isSlugVariant(at(canonical), at(page))).toBe(false));
  test('of another site', () => expect(isSlugVariant('https://a.example/p/48213', 'https://b.example/p/48213')).toBe(false));
  test('no URL', () => expect(isSlugVariant('', at('p/48213'))).toBe(false));
});
