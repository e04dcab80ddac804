import type { valueFormats as en } from '../../en/checks/value-formats.ts';

/** How a value of structured data should be written: after “n’est pas” and “utiliser”. */
export const valueFormats: typeof en = {
  date: 'une date ISO 8601, comme 2026-11-21 ou 2026-11-21T08:00:00+01:00',
  duration: 'une durée ISO 8601, comme PT30M',
  currency: 'un code de devise ISO 4217, comme EUR',
  price: 'un nombre simple avec point décimal et sans devise, comme 1299.00',
  rating: 'un nombre entre worstRating et bestRating (1 à 5 par défaut)',
  count: 'un nombre entier supérieur à 0, sans séparateurs',
  position: 'un nombre entier',
  link: 'une URL complète, comme https://example.com/books',
  url: 'une URL',
  availability: 'une valeur d’ItemAvailability, comme https://schema.org/InStock',
  condition: 'une valeur d’OfferItemCondition, comme https://schema.org/NewCondition',
  'event-status': 'une valeur d’EventStatusType, comme https://schema.org/EventScheduled',
  attendance: 'une valeur d’EventAttendanceModeEnumeration, comme https://schema.org/OfflineEventAttendanceMode',
  boolean: 'true ou false',
};
