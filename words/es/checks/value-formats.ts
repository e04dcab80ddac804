import type { valueFormats as en } from '../../en/checks/value-formats.ts';

/** How a value of structured data should be written: after “no es” and “usar”. */
export const valueFormats: typeof en = {
  date: 'una fecha ISO 8601, como 2026-11-21 o 2026-11-21T08:00:00+01:00',
  duration: 'una duración ISO 8601, como PT30M',
  currency: 'un código de moneda ISO 4217, como EUR',
  price: 'un número simple con punto decimal y sin moneda, como 1299.00',
  rating: 'un número entre worstRating y bestRating (de 1 a 5 por defecto)',
  count: 'un número entero positivo sin separadores',
  position: 'un número entero',
  link: 'una URL completa, como https://example.com/books',
  url: 'una URL',
  availability: 'un valor de ItemAvailability, como https://schema.org/InStock',
  condition: 'un valor de OfferItemCondition, como https://schema.org/NewCondition',
  'event-status': 'un valor de EventStatusType, como https://schema.org/EventScheduled',
  attendance: 'un valor de EventAttendanceModeEnumeration, como https://schema.org/OfflineEventAttendanceMode',
  boolean: 'true o false',
};
