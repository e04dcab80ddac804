import type { Format } from '../../../checks/lists/rich-results.ts';

/** How a value of structured data should be written: after “is not”, “use” and “expected:”. */
export const valueFormats: Record<Format, string> = {
  date: 'an ISO 8601 date, such as 2026-11-21 or 2026-11-21T08:00:00+01:00',
  duration: 'an ISO 8601 duration, such as PT30M',
  currency: 'an ISO 4217 currency code, such as EUR',
  price: 'a plain number with a decimal point and no currency, such as 1299.00',
  rating: 'a number within worstRating and bestRating (1 to 5 by default)',
  count: 'a positive whole number without separators',
  position: 'a whole number',
  link: 'a full URL, such as https://example.com/books',
  url: 'a URL',
  availability: 'a value of ItemAvailability, such as https://schema.org/InStock',
  condition: 'a value of OfferItemCondition, such as https://schema.org/NewCondition',
  'event-status': 'a value of EventStatusType, such as https://schema.org/EventScheduled',
  attendance: 'a value of EventAttendanceModeEnumeration, such as https://schema.org/OfflineEventAttendanceMode',
  boolean: 'true or false',
};
