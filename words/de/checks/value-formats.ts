import type { valueFormats as en } from '../../en/checks/value-formats.ts';

/** How a value of structured data should be written: only nouns whose nominative and accusative are the same. */
export const valueFormats: typeof en = {
  date: 'ein Datum nach ISO 8601, etwa 2026-11-21 oder 2026-11-21T08:00:00+01:00',
  duration: 'eine Dauer nach ISO 8601, etwa PT30M',
  currency: 'ein Währungscode nach ISO 4217, etwa EUR',
  price: 'eine reine Zahl mit Dezimalpunkt und ohne Währung, etwa 1299.00',
  rating: 'eine Zahl von worstRating bis bestRating (ohne Angabe 1 bis 5)',
  count: 'eine positive ganze Zahl ohne Trennzeichen',
  position: 'eine ganze Zahl',
  link: 'eine vollständige URL, etwa https://example.com/books',
  url: 'eine URL',
  availability: 'eine Angabe aus ItemAvailability, etwa https://schema.org/InStock',
  condition: 'eine Angabe aus OfferItemCondition, etwa https://schema.org/NewCondition',
  'event-status': 'eine Angabe aus EventStatusType, etwa https://schema.org/EventScheduled',
  attendance: 'eine Angabe aus EventAttendanceModeEnumeration, etwa https://schema.org/OfflineEventAttendanceMode',
  boolean: 'true oder false',
};
