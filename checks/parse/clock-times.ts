/** Times of day in text, and their offset from UTC. */
import { halvesOfClock } from '../lists/time-words.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** HH:MM:SS; null if it is no time of day. */
export function isoClock(hour: number, minute: number, second: number): string | null {
  return hour > 24 || minute > 59 || second > 60 ? null : `${twoDigits(hour % 24)}:${twoDigits(minute)}:${twoDigits(Math.min(second, 59))}`;
}
/** Z or ±HH:MM; null if it is no offset. */
export function isoOffset(zone: string): string | null {
  if (/^z$/i.test(zone)) return 'Z';
  const [, sign = '+', hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === '' || Number(hours) > 14 || Number(minutes) > 59 ? null : `${sign}${twoDigits(Number(hours))}:${minutes}`;
}

const { before, behind } = halvesOfClock;
const halfAhead = String.raw`(?:(${before.first})|(${before.second}))\s?`;
const clockForm = unicodePattern(
  [
    String.raw`^[\s,.|·•T–-]{0,4}(?:\([^)\d]{1,6}\)\s?)?(?:(?!(?:${before.first}|${before.second})\s)[\p{L}\p{M}]{1,6}\.?\s){0,2}`,
    String.raw`[\s,|·–-]{0,3}(?:${halfAhead})?(\d{1,2})(?::|h|时|時|시\s?)(\d{2})(?:[:분](\d{2}))?(?:[.,]\d{1,6})?(?!\d)`,
    String.raw`(?:\s?(?:(${behind.first})|(${behind.second}))(?![\p{L}\p{M}]))?`,
    String.raw`(\s?(?:(?:UTC|GMT)(?:\s?[+-]\d{1,2}(?::?\d{2})?)?|Z\b|[+-]\d{2}:?\d{2}|[A-Z]{3,4}\b))?`,
  ].join(''),
  'i',
);
const namedZones: Readonly<Record<string, string>> = {
  EST: '-05:00',
  EDT: '-04:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  CET: '+01:00',
  CEST: '+02:00',
  MEZ: '+01:00',
  MESZ: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
  JST: '+09:00',
  KST: '+09:00',
  MSK: '+03:00',
  UTC: 'Z',
  GMT: 'Z',
  Z: 'Z',
  WIB: '+07:00',
};
function zoneOffset(zone: string): string {
  const name = zone.toUpperCase();
  if (Object.hasOwn(namedZones, name)) return namedZones[name]!;
  return isoOffset(name.replace(/^(?:UTC|GMT)\s?/, '')) ?? '';
}

/** The time of day with which a text begins, and the characters that it takes; null if there is none. */
export function parseClockAtStart(text: string): { iso: string; zone: boolean; length: number } | null {
  const match = clockForm(text).exec(text);
  if (!match) return null;
  const [whole, firstAhead, secondAhead, hour = '', minute = '', second = '0', first, later, zone = ''] = match;
  const isSecondHalf = (secondAhead ?? later) !== undefined;
  // “am” is also a word, and some pages write 15:05 PM.
  const isHalved = (isSecondHalf || (firstAhead ?? first) !== undefined) && Number(hour) <= 12;
  const hours = isHalved ? (Number(hour) % 12) + (isSecondHalf ? 12 : 0) : Number(hour);
  const clock = isoClock(hours, Number(minute), Number(second));
  if (!clock) return null;
  const offset = zoneOffset(zone.trim());
  // Letters that are not a time zone belong to the next word: 15h06 sur …
  return { iso: clock + offset, zone: offset !== '', length: whole.length - (offset === '' ? zone.length : 0) };
}
