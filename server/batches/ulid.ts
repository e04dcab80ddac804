import { randomBytes } from 'node:crypto';

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Time in milliseconds and 80 random bits, as 26 characters that sort by time. Source: the ULID specification. */
export function ulid(now = Date.now()): string {
  let time = '';
  for (let left = now, index = 0; index < 10; index++, left = Math.floor(left / 32)) time = digits[left % 32] + time;
  return time + [...randomBytes(16)].map((byte) => digits[byte % 32]).join('');
}
/** Epoch milliseconds. */
export const timeOfUlid = (id: string): number => Array.from(id.slice(0, 10)).reduce((time, digit) => time * 32 + digits.indexOf(digit), 0);
