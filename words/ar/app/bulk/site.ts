import type { site as en } from '../../../en/app/bulk/site.ts';
import { arabic } from '../../arabic.ts';
import { amount, nouns } from '../../checks/grammar.ts';
import { followedBy } from '../../nouns.ts';

const { number } = arabic;

export const site: typeof en = {
  glance: ({ pages }) => `${amount(pages, nouns.page)} في لمحة`,
  blockedBy: ({ gates }) => `ما يحجبها عن البحث: ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, followedBy(nouns.page, 'مع noindex'))}.`,
  noneHas: 'لا توجد بعد صفحات بهذه الدرجة.',
  spread: ({ median, lowest, highest }) => `الوسيط ${number(median)}، من ${number(lowest)} إلى ${number(highest)}`,
  byScore: ({ score }) => `الصفحات حسب الدرجة: ${score}`,
  bin: ({ from, to, pages }) => `من ${number(from)} إلى ${number(to)}: ${amount(pages, nouns.page)}`,
  noGeo: 'لا توجد درجة GEO بعد.',
  morePages: 'عرض مزيد من الصفحات',
  first: ({ shown, total }) => `أول ${number(shown)} من ${number(total)}.`,

  signalsHelp: 'كثيرًا ما يؤدي إصلاح قالب واحد إلى إصلاح صفحات كثيرة.',
  good: {
    signals: 'كل الفحوصات ناجحة في كل الصفحات.',
    titles: 'لكل صفحة قابلة للفهرسة عنوان فريد.',
    descriptions: 'لا توجد أوصاف مكررة.',
    headings: 'لا توجد عناوين h1 مكررة.',
    canonicals: 'لا يشير أي رابط أساسي إلى صفحة أخرى.',
    alternates: 'كل أزواج hreflang بين هذه الصفحات تعمل.',
    brokenLinks: ({ pages }) => `لا توجد روابط معطّلة. عدد الصفحات التي فُحصت روابطها: ${number(pages)}.`,
  },
  links: {
    noneYet: 'لم تُفحص أي روابط بعد.',
    onlyOfRun: 'فُحصت فقط الروابط المؤدية إلى عناوين URL في هذه الجولة. لفحص كل الروابط، ابدأ جولة جديدة مع تفعيل «فحص الروابط».',
    notAsked: 'لم تُفحص الروابط في هذه الجولة. للعثور على الروابط المعطّلة، ابدأ جولة جديدة مع تفعيل «فحص الروابط».',
  },
};
