/**
 * How prices name their currency: ISO 4217 codes in circulation, signs of Unicode category Sc, and common abbreviations.
 * A sign that several currencies share is its own entry: `$`, `¥`, `kr`. Checked 2026-11-21 against ISO 4217 list one.
 */

export const currencyCodes = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP ' +
    'CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY ' +
    'KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK ' +
    'NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT ' +
    'TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
);

/** Codes that are also words: before a whole number they count as the word ("TRY 30 DAYS"). */
export const wordLikeCodes = new Set([
  'ALL',
  'TRY',
  'TOP',
  'CUP',
  'GEL',
  'PEN',
  'MAD',
  'SOS',
  'BAM',
  'LAK',
  'MOP',
  'BOB',
  'COP',
  'RON',
  'AMD',
  'CAD',
  'NAD',
  'GIP',
]);

/** Currencies with 1,000 subunits, in whose prices 12.500 means twelve and a half. */
export const thousandthCurrencies = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Signs before or after the amount. A sign that ends with another one comes before it. */
export const currencySigns: Readonly<Record<string, string>> = {
  US$: 'USD',
  CA$: 'CAD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  MX$: 'MXN',
  'CN¥': 'CNY',
  'JP¥': 'JPY',
  C$: 'CAD',
  A$: 'AUD',
  S$: 'SGD',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '฿': 'THB',
  '₫': 'VND',
  '₪': 'ILS',
  '₴': 'UAH',
  '₦': 'NGN',
  '₱': 'PHP',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  '₭': 'LAK',
  '₮': 'MNT',
  '៛': 'KHR',
  '৳': 'BDT',
  '֏': 'AMD',
  '؋': 'AFN',
  '﷼': '﷼',
  $: '$',
  '¥': '¥',
};

/** The currencies that share a sign. */
export const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  $: (
    'USD CAD AUD NZD HKD SGD TWD MXN ARS CLP COP UYU DOP BBD BMD BND BSD BZD CUP CVE FJD GYD JMD KYD LRD MOP NAD NIO SBD SRD TOP TTD WST XCD ' +
    'BRL ZWG'
  ).split(' '),
  '¥': ['JPY', 'CNY'],
  元: ['CNY', 'TWD', 'HKD', 'MOP'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  ريال: ['SAR', 'QAR', 'OMR', 'YER', 'IRR'],
  '﷼': ['IRR', 'SAR', 'QAR', 'OMR', 'YER'],
  درهم: ['AED', 'MAD'],
  تومان: ['IRR', 'IRT'],
};

/** Abbreviations and words, each with its side of the amount. Ambiguous ones list the page languages in which they mean money. */
export const currencyWords: readonly {
  word: string;
  currency: string;
  side: 'before' | 'after' | 'both';
  languages?: readonly string[];
}[] = [
  { word: 'Euros', currency: 'EUR', side: 'after' },
  { word: 'euros', currency: 'EUR', side: 'after' },
  { word: 'Euro', currency: 'EUR', side: 'both' },
  { word: 'euro', currency: 'EUR', side: 'both' },
  { word: 'евро', currency: 'EUR', side: 'after' },
  { word: 'ευρώ', currency: 'EUR', side: 'after' },
  { word: 'zł', currency: 'PLN', side: 'after' },
  { word: 'Kč', currency: 'CZK', side: 'after' },
  { word: 'Ft', currency: 'HUF', side: 'after', languages: ['hu'] },
  { word: 'kr', currency: 'kr', side: 'both', languages: ['sv', 'da', 'nb', 'nn', 'no', 'is', 'fo'] },
  { word: 'lei', currency: 'RON', side: 'after', languages: ['ro'] },
  { word: 'лв', currency: 'BGN', side: 'after' },
  { word: 'руб', currency: 'RUB', side: 'after' },
  { word: 'грн', currency: 'UAH', side: 'after' },
  { word: 'SFr.', currency: 'CHF', side: 'both' },
  { word: 'Fr.', currency: 'CHF', side: 'both', languages: ['de', 'fr', 'it', 'rm'] },
  { word: 'TL', currency: 'TRY', side: 'both', languages: ['tr'] },
  { word: 'KSh', currency: 'KES', side: 'both' },
  { word: 'S/', currency: 'PEN', side: 'before', languages: ['es'] },
  { word: 'টাকা', currency: 'BDT', side: 'after' },
  { word: 'ریال', currency: 'IRR', side: 'after' },
  { word: 'Rp', currency: 'IDR', side: 'before' },
  { word: 'RM', currency: 'MYR', side: 'before' },
  { word: 'Rs.', currency: 'Rs', side: 'before' },
  { word: 'Rs', currency: 'Rs', side: 'before' },
  { word: '円', currency: 'JPY', side: 'after' },
  { word: '人民币', currency: 'CNY', side: 'before' },
  { word: 'RMB', currency: 'CNY', side: 'both' },
  { word: '元', currency: '元', side: 'after' },
  { word: '원', currency: 'KRW', side: 'after' },
  { word: 'บาท', currency: 'THB', side: 'after' },
  { word: 'đ', currency: 'VND', side: 'after', languages: ['vi'] },
  { word: 'ر.س', currency: 'SAR', side: 'both' },
  { word: 'ر.ق', currency: 'QAR', side: 'both' },
  { word: 'ر.ع', currency: 'OMR', side: 'both' },
  { word: 'د.إ', currency: 'AED', side: 'both' },
  { word: 'د.ك', currency: 'KWD', side: 'both' },
  { word: 'د.ب', currency: 'BHD', side: 'both' },
  { word: 'د.أ', currency: 'JOD', side: 'both' },
  { word: 'د.ع', currency: 'IQD', side: 'both' },
  { word: 'د.م', currency: 'MAD', side: 'both' },
  { word: 'د.ج', currency: 'DZD', side: 'both' },
  { word: 'د.ت', currency: 'TND', side: 'both' },
  { word: 'ج.م', currency: 'EGP', side: 'both' },
  { word: 'ريال', currency: 'ريال', side: 'both' },
  { word: 'درهم', currency: 'درهم', side: 'both' },
  { word: 'جنيه', currency: 'EGP', side: 'after' },
  { word: 'تومان', currency: 'تومان', side: 'after' },
  { word: 'ש"ח', currency: 'ILS', side: 'after' },
];
