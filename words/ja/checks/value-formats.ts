import type { valueFormats as en } from '../../en/checks/value-formats.ts';

/** How a value of structured data should be written: a noun, with its example in brackets. */
export const valueFormats: typeof en = {
  date: 'ISO 8601 形式の日付（例: 2026-11-21 または 2026-11-21T08:00:00+01:00）',
  duration: 'ISO 8601 形式の期間（例: PT30M）',
  currency: 'ISO 4217 の通貨コード（例: EUR）',
  price: '小数点を使い通貨を付けない数値（例: 1299.00）',
  rating: 'worstRating と bestRating の範囲内の数値（既定は 1～5）',
  count: '区切りのない正の整数',
  position: '整数',
  link: '完全な URL（例: https://example.com/books）',
  url: 'URL',
  availability: 'ItemAvailability の値（例: https://schema.org/InStock）',
  condition: 'OfferItemCondition の値（例: https://schema.org/NewCondition）',
  'event-status': 'EventStatusType の値（例: https://schema.org/EventScheduled）',
  attendance: 'EventAttendanceModeEnumeration の値（例: https://schema.org/OfflineEventAttendanceMode）',
  boolean: 'true または false',
};
