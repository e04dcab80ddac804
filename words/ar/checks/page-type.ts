import type { pageOf as en } from '../../en/checks/page-type.ts';

/** A page of each type, in any place of a sentence. */
export const pageOf: typeof en = {
  article: 'مقالة',
  product: 'صفحة منتج',
  service: 'صفحة خدمة',
  docs: 'صفحة وثائق',
  faq: 'صفحة أسئلة وأجوبة',
  forum: 'موضوع في منتدى',
  listing: 'صفحة قائمة',
  home: 'صفحة رئيسية',
  about: 'صفحة تعريف بالموقع',
  local: 'صفحة نشاط تجاري محلي',
  media: 'صفحة فيديو أو صوت',
  tool: 'أداة',
  utility: 'صفحة تسجيل دخول أو سلة أو دفع أو بحث',
  other: 'صفحة من نوع غير معروف',
};
