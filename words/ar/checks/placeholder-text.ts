import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { placeholderText as en } from '../../en/checks/placeholder-text.ts';
import { amount, amountOf, and, nouns, number } from './grammar.ts';
import { leftoverPlaces } from './kinds.ts';
import { misreadCause, misreadExample } from './misread.ts';

type Place = { place: LeftoverPlace; name: string };
const placeText = ({ place, name }: Place) => leftoverPlaces[place]({ name });
const where = (all: readonly Place[]) => and(all.map(placeText));
const texts = { one: 'نص واحد', two: 'نصان', few: 'نصوص', many: 'نصًّا', other: 'نص' };
const fill = 'استبدال المتغير أو تصحيح القالب.';

export const placeholderText: typeof en = {
  title: 'لا بقايا من النصوص النائبة',
  problem: 'بقايا من النصوص النائبة',
  why: 'المتغيرات غير المستبدَلة والنصوص التجريبية وعناوين URL التجريبية تظهر للقراء وفي نتائج البحث وفي معاينات الروابط.',
  heuristic: 'الأنماط تقدير استدلالي خاص بنا، وُضعت بحيث لا تكاد تعطي إنذارات كاذبة؛ وأمثلة الشفرة البرمجية مستثناة',
  words: { found: 'الموجود', where: 'الموضع', place: placeText },
  says: {
    none: () => ({ message: 'لم يُعثر على متغيرات قوالب أو نصوص تجريبية أو عناوين URL تجريبية.', change: '' }),
    unfilled: ({ count, places, example }) => ({
      message: `بقايا من قالب (${number(count)}) في: ${where(places)}، مثل «${example}».`,
      change: `وضع نص بدلًا منها: ${fill}`,
    }),
    perhapsUnfilled: ({ count, places, example }) => ({
      message: `نصوص تشبه النصوص النائبة (${number(count)}) في: ${where(places)}، مثل «${example}».`,
      change: 'استبدال المتغير، أو تجاهل ذلك إذا كان موضوع الصفحة النصوص النائبة.',
    }),
    hosts: ({ count, places, host }) => ({
      message: `يشير ${amount(count, nouns.url)} في ${where(places)} إلى مضيف لا يصل إليه القراء: ${host}.`,
      change: 'استخدام عنوان URL العام.',
    }),
    previewHost: ({ places, host }) => ({
      message: `إشارة إلى مضيف معاينة (${host}) في هذه المواضع من الصفحة: ${where(places)}.`,
      change: 'استخدام عنوان URL في النطاق العام.',
    }),
    dummy: ({ example }) => ({ message: `تحتوي الصفحة على نص تجريبي: «${example}».`, change: 'وضع النص الحقيقي بدلًا منه، أو إزالته.' }),
    misread: ({ count, ...misread }) => ({
      message: `تظهر أحرف خاطئة في ${amountOf(count, texts)}، مثل ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    unfilledInBody: ({ count, places, example }) => ({
      message: `متغيرات غير مستبدَلة (${number(count)}) في القسم body، في: ${where(places)}، مثل «${example}».`,
      change: fill,
    }),
    hostsInBody: ({ count, places, host }) => ({
      message: `يشير ${amount(count, nouns.url)} في القسم body (${where(places)}) إلى مضيف لا يصل إليه القراء: ${host}.`,
      change: 'الربط بعنوان URL العام.',
    }),
  },
};
