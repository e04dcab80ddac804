import { expect, test } from 'vitest';
import { imageRef, linkRef, linkTagRef, metaRef, writeStartTag } from '../../../checks/core/element-refs.ts';
import { image, link, linkTag, meta } from '../../support/links.ts';

test('startTag escapes quotes, leaves out what is null, and is capped', () => {
  expect(writeStartTag('a', { href: 'x"y', rel: null })).toBe('<a href="x&quot;y">');
  expect(writeStartTag('a', { href: 'x'.repeat(5_000) })).toHaveLength(200);
});
test('facts become elements that can be found again', () => {
  expect(linkRef(link('/a', { rel: ['nofollow'], text: '', name: 'يتبع' }))).toEqual({
    selector: 'a[href="/a"]',
    snippet: '<a href="/a" rel="nofollow">',
    text: 'يتبع',
  });
  expect(imageRef(image({ alt: null })).snippet).toBe('<img src="/photo.jpg">');
  expect(imageRef(image({ alt: '' })).snippet).toBe('<img src="/photo.jpg" alt="">');
  expect(imageRef(image({ kind: 'svg', alt: null, label: '地図' }))).toMatchObject({ snippet: '<svg>', text: '地図' });
  expect(imageRef(image({ kind: 'background' })).snippet).toBe('<div>');
  expect(metaRef(meta({ name: 'viewport', content: 'width=400' })).snippet).toBe('<meta name="viewport" content="width=400">');
  expect(linkTagRef(linkTag('shortcut icon', '/i.png', { sizes: '48x48' })).snippet).toBe(
    '<link rel="shortcut icon" sizes="48x48" href="/i.png">',
  );
});
