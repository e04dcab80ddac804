/**
 * How signs and texts write times of day, as parts of patterns. The words of all languages are in one list: signs are often in several, and
 * each word only occurs in texts of its language. The list is ours, from common practice. Checked 2026-11-21.
 */

/** Behind a number, these can only mean a time of day. */
export const wordsBehindTime = String.raw`uhr|[ap]m|[ap]\.m\.|صباح[\p{L}\p{M}]{0,4}|مساء[\p{L}\p{M}]{0,4}|[صم]|น|बजे|টা|pagi|petang|malam`;
/** 9時, 9時30分, 9시 반; 3時間 is a duration. */
export const eastAsianHour = String.raw`[時点點시](?![間间간])(?:\d{1,2}[分분]|半)?`;
/** Between two times. */
export const wordsBetweenTimes = '[至到]|bis|to|until|till|à|a|al|às|tot|do|до|إلى|حتى|تا|سے|から|से|ถึง';
/** Halves of the day of a clock with twelve hours, as languages write them before and behind the time (CLDR). */
export const halvesOfClock = {
  before: { first: '上午|早上|凌晨|午前|오전|am', second: '下午|中午|晚上|午後|오후|pm' },
  behind: {
    first: String.raw`a\.?\s?m\.?|π\.?μ\.?|p\.d\.|صباح[\p{L}\p{M}]{0,4}|ص`,
    second: String.raw`p\.?\s?m\.?|μ\.?μ\.?|m\.d\.|ptg|petang|مساء[\p{L}\p{M}]{0,4}|م`,
  },
} as const;
/** Before the second time. */
export const halvesOfDay = `${halvesOfClock.before.first}|${halvesOfClock.before.second}|शाम|रात|شام|রাত|সন্ধ্যা`;
