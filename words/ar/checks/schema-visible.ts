import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { schemaVisible as en } from '../../en/checks/schema-visible.ts';
import { agree, number } from './grammar.ts';
import { framedText } from './framed.ts';
import { inPlainWords } from './marked-properties.ts';

export const schemaVisible: typeof en = {
  title: 'البيانات المنظَّمة تطابق الصفحة المرئية',
  problem: 'البيانات المنظَّمة لا تطابق الصفحة المرئية',
  why: 'تشترط محركات البحث أن يطابق الترميز ما يراه القراء. والترميز بقيم أخرى قد يكلّف الصفحة نتائجها الغنية بصريًا، ويعطي المساعدين معلومات لا يمكن لأحد التحقق منها. وتُعدّ متطابقة: التقييمات المقرَّبة، والنجوم بجانب عددها، والصيغ المختصرة للأرقام، والاسم الأطول من العنوان.',
  heuristic: 'طريقة مقارنة القيم بالنص تقدير استدلالي خاص بنا',
  words: {
    value: 'القيمة',
    marked: 'في البيانات المنظَّمة',
    shown: 'في الصفحة',
    different: ({ shown }) => `مختلفة: ${shown}`,
    missing: 'غير موجودة',
  },
  says: {
    nothing: () => ({
      message: 'ليس في البيانات المنظَّمة أسماء أو أسعار أو تقييمات أو كتّاب أو تواريخ أو أسئلة أو شريط تنقل للمقارنة.',
      change: '',
    }),
    unreadable: () => ({ message: 'ترميز JSON-LD غير صالح، وليس في بيانات منظَّمة أخرى قيم للمقارنة.', change: '' }),
    framed: ({ url }) => framedText(url),
    allVisible: ({ count }) => ({
      message: agree(count, {
        one: 'القيمة الوحيدة القابلة للمقارنة ظاهرة في الصفحة.',
        other: `جميع القيم القابلة للمقارنة في البيانات المنظَّمة (${number(count)}) ظاهرة في الصفحة.`,
      }),
      change: '',
    }),
    decisive: ({ count, example: { property, marked: value, shown } }) => ({
      message:
        count === 1
          ? `في البيانات المنظَّمة، قيمة ${inPlainWords(property)} هي «${clipText(value, 60)}»؛ ${shown === '' ? 'ولا تعرضها الصفحة' : `وهي في الصفحة «${clipText(shown, 60)}»`}.`
          : `قيم مُرمَّزة لا تطابق الصفحة المرئية (سعر أو تقييم أو عدد مراجعات): ${number(count)}.`,
      change: 'جعل البيانات المنظَّمة والصفحة تعرضان القيمة نفسها، والأفضل ملء الاثنتين من حقل واحد.',
    }),
    secondary: ({ count }) => ({
      message: `قيم مُرمَّزة غير موجودة في النص المرئي: ${number(count)}.`,
      change: 'عرض قيم البيانات المنظَّمة في الصفحة بالكلمات نفسها، أو تصحيحها.',
    }),
    otherPath: ({ marked: path, shown }) => ({
      message: `شريط التنقل في الترميز، «${clipText(path, 150)}»، مسار مختلف عن المسار في الصفحة: «${clipText(shown, 150)}».`,
      change: 'ترميز المسار الذي يراه القراء. فنتائج البحث تعرض المسار الموجود في الترميز.',
    }),
    many: ({ count, names }) => ({
      message: `قيم في البيانات المنظَّمة غير موجودة في الصفحة المرئية (مثل ${names.map(inPlainWords).join('، ')}): \u200f${number(count)}. وتشترط Google ظهورها.`,
      change: 'إزالة القيم التي لا تعرضها هذه الصفحة من البيانات المنظَّمة، أو عرضها في الصفحة.',
    }),
  },
};
