import { describe, expect, test } from 'vitest';
import { fitsDevice, parseViewport } from '../../../checks/parse/viewport.ts';

describe('parseViewport', () => {
  test.each([
    ['width=device-width, initial-scale=1', { width: 'device-width', initialScale: 1 }],
    ['WIDTH = Device-Width , Initial-Scale = 1.0', { width: 'device-width', initialScale: 1 }],
    ['width=device-width initial-scale=1', { width: 'device-width', initialScale: 1 }],
    ['width=device-width,,  maximum-scale=1.0', { width: 'device-width', maximumScale: 1 }],
    ['width=1024', { width: 1024 }],
    ['width=1024px', { width: 1024 }],
    ['width=0', { width: 1 }],
    ['width=99999', { width: 10_000 }],
    ['width=-5', { width: null }],
    ['width=device-width, width=600', { width: 600 }],
    ['height=device-height', { width: null, height: 'device-height' }],
    ['initial-scale=20', { initialScale: 10 }],
    ['initial-scale=yes', { initialScale: 1 }],
    ['minimum-scale=no', { minimumScale: 0.1 }],
    ['maximum-scale=-1', { maximumScale: null }],
    ['user-scalable=no', { userScalable: false }],
    ['user-scalable=0', { userScalable: false }],
    ['user-scalable=0.5', { userScalable: false }],
    ['user-scalable=maybe', { userScalable: false }],
    ['user-scalable=yes', { userScalable: true }],
    ['user-scalable=1', { userScalable: true }],
    ['user-scalable=-2', { userScalable: true }],
    ['', { width: null, userScalable: null, ignored: [] }],
    ['width', { width: null, ignored: [{ name: 'width', value: '' }] }],
    ['width=auto', { width: null, ignored: [{ name: 'width', value: 'auto' }] }],
    ['幅=100, width=device-width', { width: 'device-width', ignored: [{ name: '幅', value: '100' }] }],
    ['viewport-fit=cover, width=device-width', { width: 'device-width', ignored: [] }],
  ])('%s', (content, expected) => expect(parseViewport(content)).toMatchObject(expected));

  test('a semicolon is part of the value: a keyword is ignored, a number keeps its prefix', () => {
    expect(parseViewport('width=device-width; initial-scale=1.0; maximum-scale=2')).toMatchObject({
      width: null,
      initialScale: 1,
      maximumScale: 2,
      semicolon: true,
      ignored: [{ name: 'width', value: 'device-width;' }],
    });
  });
  test('a name without a value takes the next value up to a comma, as in browsers', () => {
    expect(parseViewport('stray width=device-width')).toMatchObject({ width: null, ignored: [{ name: 'stray', value: 'device-width' }] });
  });
  test('very long content is cut', () => expect(parseViewport('a=b,'.repeat(50_000)).ignored.length).toBeLessThan(200));
});

test.each([
  ['width=device-width', true],
  ['initial-scale=1', true],
  ['width=device-width; initial-scale=1', true],
  ['width=device-width;', false],
  ['width=980, initial-scale=1', false],
  ['initial-scale=0.5', false],
  ['', false],
])('fitsDevice: %s', (content, expected) => expect(fitsDevice(parseViewport(content))).toBe(expected));
