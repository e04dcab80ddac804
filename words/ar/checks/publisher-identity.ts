import type { publisherIdentity as en } from '../../en/checks/publisher-identity.ts';
import { and, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';

/** What is missing about a publisher, after “إضافة”. */
const additions = {
  visible: 'اسم الناشر ظاهرًا في الصفحة',
  ownUrl: 'خاصية url في هذا الموقع',
  sameAs: 'رابط sameAs إلى ملف شخصي خارجي',
  picture: 'شعار أو صورة',
  id: 'معرّف @id ثابت',
  about: 'رابط إلى صفحة تعريف أو تواصل أو بيانات الناشر',
};

export const publisherIdentity: typeof en = {
  title: 'الناشر معروف',
  problem: 'الناشر غير معروف بوضوح',
  why: 'لا يمكن ذكر المصدر والوثوق به إلا إذا كان واضحًا من ينشره. واستخدام اسم واحد في كل مكان يتيح لمحركات البحث ومحركات الإجابات ربط الصفحة بناشرها.',
  heuristic: 'حصة كل جزء: تقدير استدلالي خاص بنا',
  words: {
    where: 'الموضع',
    name: 'الاسم',
    part: 'الجزء',
    found: 'موجود',
    type: 'النوع',
    yes: 'نعم',
    no: 'لا',
    origin: ({ from, type }) => (from === 'site-name' && type === 'WebSite' ? 'WebSite.name' : nameOrigins[from]),
    visible: 'الاسم ظاهر في الصفحة',
    ownUrl: 'خاصية url في هذا الموقع',
    sameAs: 'خاصية sameAs إلى ملف شخصي خارجي',
    picture: 'شعار أو صورة',
    id: '@id',
    about: 'رابط إلى صفحة تعريف أو تواصل أو بيانات الناشر',
  },
  says: {
    identified: ({ name }) => ({ message: `الناشر معروف: ${sentenceEndingIn(name)}`, change: '' }),
    unseen: ({ name }) => ({
      message: `تذكر البيانات المنظَّمة الناشر «${name}»، لكن الاسم غير ظاهر في الصفحة.`,
      change: 'إظهار اسم الناشر في رأس الصفحة أو التذييل أو النص البديل للشعار.',
    }),
    unreachable: ({ name }) => ({
      message: `الناشر هو «${name}»، لكن لا رابط إلى صفحة تعريف أو تواصل أو بيانات الناشر، ولا بيانات منظَّمة عنه.`,
      change: 'وضع رابط إلى صفحة تعرّف بالناشر، أو إضافته إلى البيانات المنظَّمة بنوع Organization أو Person.',
    }),
    notMarkedUp: ({ name }) => ({
      message: `الناشر «${name}» ظاهر لكنه غير موجود في البيانات المنظَّمة.`,
      change: 'إضافة Organization أو Person مع name وurl وlogo وsameAs، والإشارة إليه كقيمة publisher.',
    }),
    unnamed: () => ({
      message: 'لم يُعثر على ناشر في الصفحة: لا في تعريف، ولا في شعار أو سطر حقوق نشر، ولا في عنوان صفحة يؤكده النطاق أو النص.',
      change: 'إظهار اسم الناشر، ووضع رابط إلى صفحة تعريف أو تواصل أو بيانات الناشر، وإضافة الناشر إلى البيانات المنظَّمة.',
    }),
    namesDiffer: ({ names }) => ({
      message: `يختلف اسم الموقع بين المواضع: ${and(names.map((name) => `«${name}»`))}.`,
      change: 'استخدام اسم موقع واحد في og:site_name وWebSite.name وعنوان الصفحة.',
    }),
    couldAdd: ({ missing }) => ({ message: `اختياري: إضافة ${and(missing.map((part) => additions[part]))}.`, change: '' }),
  },
};
