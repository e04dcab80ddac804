import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import type { pageTypeReasons as en } from '../../en/checks/page-type-reasons.ts';
import { pageEvidence } from './page-evidence.ts';

const purposes = {
  login: 'صفحات تسجيل الدخول',
  cart: 'صفحات السلة',
  checkout: 'صفحات الدفع',
  account: 'صفحات الحساب',
  search: 'صفحات البحث',
};

/** Why a page has its type. */
export const pageTypeReasons: typeof en = {
  evidence: ({ ids }) =>
    `ما حسم ذلك: ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join('؛ ')}.`,
  declared: ({ name }) => `تذكر الصفحة أنها من النوع ${name}.`,
  declaredOther: ({ name }) => `تذكر الصفحة أنها من النوع ${name}، وليست له فحوصات خاصة.`,
  password: () => 'في محتواها الرئيسي حقل كلمة مرور.',
  search: ({ parameter }) => `في عنوان URL طلب بحث (${parameter}).`,
  namedPath: ({ segment, purpose }) => `في مسارها «${segment}»، وهو معتاد في ${purposes[purpose]}، ونصها قليل.`,
  start: () => 'هذا هو عنوان URL الجذر للموقع.',
  logo: () => 'يؤدي شعار الموقع إليها.',
  empty: () => 'ليس فيها نص مقروء.',
  none: () => 'لا شيء فيها يشير بوضوح إلى نوع واحد.',
  chosen: () => 'باختيارك.',
};
