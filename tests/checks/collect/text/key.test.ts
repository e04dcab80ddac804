import { expect, test } from 'vitest';
import { comparableText } from '../../../../checks/collect/text/key.ts';

test.each([
  ['“Harbor – Town!” | The Coast', 'harbortownthecoast'],
  ['Größe: 42½', 'größe42'],
  ['港は、朝。「静か」・々', '港は朝静か々'],
  ['مرحبا، كيف؟', 'مرحباكيف'],
  ['नमस्ते। दुनिया', 'नमस्तेदुनिया'],
  ['★★★ → 👍🏽', ''],
  ['𠮷野家', '𠮷野家'],
])('%s is compared as %s', (text, key) => {
  expect(comparableText(text)).toBe(key);
});
