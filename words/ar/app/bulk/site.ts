import type { site as en } from '../../../en/app/bulk/site.ts';
import { arabic } from '../../arabic.ts';
import { amount, nouns } from '../../checks/arabic.ts';
import { followedBy } from '../../nouns.ts';

const { number } = arabic;

export const site: typeof en = {
  glance: ({ pages }) => `${amount(pages, nouns.page)} في لمحة`,
  blockedBy: ({ gates }) => `ما يحظرها: ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, followedBy(nouns.page, 'مع noindex'))}.`,
  noneHas: 'لا توجد بعد صفحات بهذه الدرجة.',
  spread: ({ median, lowest, highest }) => `الوسيط ${number(median)}، من ${number(lowest)} إلى ${number(highest)}`,
  byScore: ({ score }) => `الصفحات حسب الدرجة: ${score}`,
  bin: ({ from, to, pages }) => `من ${number(from)} إلى ${number(to)}: ${amount(pages, nouns.page)}`,
  categories: 'فئات GEO، المتوسط',
  noGeo: 'لا توجد درجة GEO بعد.',
  worst: 'ابدأ بهذه الصفحات',
  morePages: 'عرض مزيد من الصفحات',
  first: ({ shown, total }) => `أول ${number(shown)} من ${number(total)}.`,
  noAnswer: 'لا استجابة',

  signals: {
    title: 'المشكلات حسب التأثير وعدد الصفحات',
    good: 'كل الفحوصات ناجحة في كل الصفحات.',
    help: 'كثيرًا ما يؤدي إصلاح قالب واحد إلى إصلاح صفحات كثيرة.',
  },
  titles: { title: 'عناوين صفحات مكررة', good: 'لكل صفحة قابلة للفهرسة عنوان فريد.', help: 'إعطاء كل صفحة عنوانًا وصفيًا خاصًّا بها.' },
  descriptions: {
    title: 'أوصاف مكررة',
    good: 'لا توجد أوصاف مكررة.',
    help: 'كتابة وصف خاص لكل صفحة، أو إزالته وترك محركات البحث تختار مقطعًا.',
  },
  headings: { title: 'عناوين رئيسية مكررة', good: 'لا توجد عناوين h1 مكررة.', help: 'إعطاء كل صفحة عنوانًا رئيسيًا خاصًّا بها.' },
  canonicals: {
    title: 'روابط أساسية تشير إلى صفحات أخرى',
    good: 'لا يشير أي رابط أساسي إلى صفحة أخرى.',
    help: 'يُطلب من محركات البحث فهرسة الرابط الأساسي بدلًا من الصفحة. استخدامه للنسخ المكررة فقط؛ ويجب أن تكون وجهته قابلة للفهرسة وأن تشير إلى نفسها.',
  },
  alternates: {
    title: 'أزواج hreflang معطّلة',
    good: 'كل أزواج hreflang بين هذه الصفحات تعمل.',
    help: 'يجب أن تذكر كل نسخة نفسها وجميع النسخ الأخرى، وأن تعرض 200 وأن تكون قابلة للفهرسة.',
  },
  broken: {
    title: 'روابط معطّلة',
    good: ({ pages }) => `لا توجد روابط معطّلة. عدد الصفحات التي فُحصت روابطها: ${number(pages)}.`,
    noneYet: 'لم تُفحص أي روابط بعد.',
    onlyOfRun: 'فُحصت فقط الروابط المؤدية إلى عناوين URL في هذه الجولة. لفحص كل الروابط، ابدأ جولة جديدة مع تفعيل «فحص الروابط».',
    notAsked: 'لم تُفحص الروابط في هذه الجولة. للعثور على الروابط المعطّلة، ابدأ جولة جديدة مع تفعيل «فحص الروابط».',
    help: 'تظهر أولًا الروابط الموجودة في أكبر عدد من الصفحات: تكون غالبًا في قائمة أو تذييل، حيث يكفي تغيير واحد لإصلاحها كلها.',
  },
};
