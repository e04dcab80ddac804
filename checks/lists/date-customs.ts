/**
 * How regions and languages write dates: the order of day, month and year, and the calendar that counts the years.
 * Ours, from CLDR and common practice, 2026-11-28.
 */

/** Languages of Iran and Afghanistan, whose pages use the solar calendar that starts in 622. */
export const solarHijri = /^(?:fa|ps|ckb|glk|mzn|prs)(?![a-z])/i;
/** Regions with the order year, month, day. */
export const yearFirst = /^(?:zh|ja|ko|hu|lt|mn|eu|fa)(?![a-z])/i;
/** Minguo years, which Taiwan counts from 1912; from 1981 in numbers without a name. */
export const [minguo, earliestMinguo] = [1911, 70];
export const taiwan = /^zh[-_](?:hant|tw)\b/i;
/** Languages whose pages may write numeric dates of the lunar calendar; it tells its days by years around 1447. */
export const lunarHijri = /^(?:ar|ur|ug|sd|ms-arab|bal)(?![a-z])/i;
export const lunar = 'islamic-umalqura';
/** Languages of Nepal, whose years are 56 or 57 ahead and whose months no platform counts. */
export const vikramSamvat = /^(?:ne|mai|new|bho)(?![a-z])/i;
/** Later years are those of another calendar. */
export const latestRead = 2050;
export const eras: Readonly<Record<string, number | undefined>> = {
  __proto__: null as never,
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  R: 2018,
  H: 1988,
  S: 1925,
  民國: minguo,
  民国: minguo,
};
/** Regions with the order month, day, year. */
export const monthFirst = /^(?:en[-_]us|en[-_]ph|es[-_]pr|es[-_]us|fil|en[-_]fm|en[-_]pr|en[-_]gu)\b/i;
/** Regions with the order day, month, year. */
export const dayFirst =
  /^(?:en[-_](?:gb|au|nz|ie|in|za|ng|sg|hk|my|uk|150|001)|ar|az|be|bg|bn|bs|ca|cs|cy|da|de|el|es|et|fi|fr|ga|gl|gu|he|hi|hr|hy|id|is|it|ka|kk|km|kn|lb|lo|lv|mk|ml|mr|ms|my|nb|nl|nn|no|pa|pl|pt|ro|ru|sk|sl|sq|sr|sw|ta|te|th|tr|uk|ur|uz|vi|yo)(?![a-z])/i;

/** Years that no page of today writes in the Gregorian calendar. */
export const isYearOfForeignCalendar = (year: number): boolean =>
  (year > 1200 && year < 1600) || (year > latestRead && year < 2700) || (year > 5600 && year < 5900);
