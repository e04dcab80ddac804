import type { valueFormats as en } from '../../en/checks/value-formats.ts';

/** How a value of structured data should be written: after “المتوقع”. */
export const valueFormats: typeof en = {
  date: 'تاريخ بحسب ISO 8601، مثل «2026-11-21» أو «2026-11-21T08:00:00+01:00»',
  duration: 'مدة بحسب ISO 8601، مثل «PT30M»',
  currency: 'رمز عملة بحسب ISO 4217، مثل «EUR»',
  price: 'رقم بسيط بنقطة عشرية ومن دون عملة، مثل «1299.00»',
  rating: 'رقم ضمن worstRating وbestRating (من 1 إلى 5 افتراضيًا)',
  count: 'عدد صحيح موجب بلا فواصل',
  position: 'عدد صحيح',
  link: 'عنوان URL كامل، مثل «https://example.com/books»',
  url: 'عنوان URL',
  availability: 'قيمة من ItemAvailability، مثل «https://schema.org/InStock»',
  condition: 'قيمة من OfferItemCondition، مثل «https://schema.org/NewCondition»',
  'event-status': 'قيمة من EventStatusType، مثل «https://schema.org/EventScheduled»',
  attendance: 'قيمة من EventAttendanceModeEnumeration، مثل «https://schema.org/OfflineEventAttendanceMode»',
  boolean: 'القيمة true أو false',
};
