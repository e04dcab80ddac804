import type { valueFormats as en } from '../../en/checks/value-formats.ts';

/** How a value of structured data should be written: after “não é” and “usar”. */
export const valueFormats: typeof en = {
  date: 'uma data ISO 8601, como 2026-11-21 ou 2026-11-21T08:00:00+01:00',
  duration: 'uma duração ISO 8601, como PT30M',
  currency: 'um código de moeda ISO 4217, como EUR',
  price: 'um número simples com ponto decimal e sem moeda, como 1299.00',
  rating: 'um número entre worstRating e bestRating (de 1 a 5 por padrão)',
  count: 'um número inteiro positivo sem separadores',
  position: 'um número inteiro',
  link: 'uma URL completa, como https://example.com/books',
  url: 'uma URL',
  availability: 'um valor de ItemAvailability, como https://schema.org/InStock',
  condition: 'um valor de OfferItemCondition, como https://schema.org/NewCondition',
  'event-status': 'um valor de EventStatusType, como https://schema.org/EventScheduled',
  attendance: 'um valor de EventAttendanceModeEnumeration, como https://schema.org/OfflineEventAttendanceMode',
  boolean: 'true ou false',
};
