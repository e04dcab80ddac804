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
/** Before the second time. */
export const halvesOfDay = '上午|下午|早上|晚上|午前|午後|오전|오후|शाम|रात|شام|রাত|সন্ধ্যা';
