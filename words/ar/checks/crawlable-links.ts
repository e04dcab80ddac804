import type { LinkObstacle } from '../../../checks/derive/links/kinds.ts';
import type { crawlableLinks as en } from '../../en/checks/crawlable-links.ts';
import { agree, amountOf, nouns, number, partReadText } from './grammar.ts';

const obstacles: Record<LinkObstacle, string> = {
  'no-href': 'معالج نقر بلا href',
  empty: 'سمة href فارغة',
  script: 'عنوان javascript:',
  file: 'عنوان file:',
  unparsable: 'ليس عنوان URL صالحًا',
};
const giveUrls = 'إعطاء كل رابط عنوان URL الخاص به: «<a href="/page">». ويمكن لنص برمجي أن يعالج النقر مع ذلك.';
const of = (count: number, total: number, noun = nouns.link) => `${number(count)} من أصل ${amountOf(total, noun)}`;
const allCrawlable = (count: number) =>
  agree(count, { one: 'للرابط الوحيد عنوان URL يمكن الزحف إليه', other: `لجميع الروابط (${number(count)}) عناوين URL يمكن الزحف إليها` });

export const crawlableLinks: typeof en = {
  title: 'الروابط قابلة للزحف',
  problem: 'الروابط مفقودة أو غير قابلة للزحف',
  why: 'تكتشف محركات البحث الصفحات من الروابط: عناصر a فيها عنوان URL في href. ولا يُعثر على الصفحات التي لا يفتحها إلا نص برمجي. ولا تُفحص سوى عناصر a؛ إذ لا يمكن اكتشاف معالجات النقر في العناصر الأخرى.',
  heuristic: 'تقدير استدلالي خاص بنا: أي الروابط بلا عنوان URL يدل على صفحة، ومتى تكون الصفحة طريقًا مسدودًا',
  words: {
    link: 'الرابط',
    noText: 'بلا نص',
    opens: 'يفتحه نص برمجي',
    obstacle: 'المشكلة',
    obstacleOf: ({ obstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }) => ({ message: `${allCrawlable(count)}، وفي المحتوى روابط إلى صفحات أخرى من الموقع.`, change: '' }),
    crawlableOnly: ({ count }) => ({ message: `${allCrawlable(count)}.`, change: '' }),
    capped: (args) => partReadText(nouns.link, args),
    noLinks: () => ({ message: 'لا تحتوي الصفحة على روابط.', change: '' }),
    uncrawlable: ({ count, total }) => ({
      message: `لا يمكن الزحف إلى ${of(count, total)} إلى صفحات هذا الموقع: لا يفتحها إلا نص برمجي.`,
      change: giveUrls,
    }),
    uncrawlableMenu: ({ count }) => ({
      message: agree(count, {
        one: 'لا يمكن الزحف إلى الرابط الوحيد في القائمة.',
        other: `لا يمكن الزحف إلى أي من روابط القائمة (${number(count)}).`,
      }),
      change: 'إعطاء كل رابط في القائمة عنوان URL الخاص به: «<a href="/page">». ويمكن لنص برمجي أن يعالج النقر مع ذلك.',
    }),
    uncrawlablePages: () => ({
      message: 'لا يمكن الزحف إلى أرقام صفحات هذه القائمة، فلا ترى الزواحف منها إلا هذه الصفحة.',
      change: 'إعطاء كل صفحة من القائمة عنوان URL، مثل «/list?page=2»، ووضع رابط إليه في href.',
    }),
    uncrawlableList: ({ count }) => ({
      message: agree(count, {
        one: 'لا يمكن الزحف إلى الرابط الوحيد في إحدى القوائم: لا يفتحه إلا نص برمجي.',
        other: `لا يمكن الزحف إلى أي من روابط إحدى القوائم (${number(count)}): لا يفتحها إلا نص برمجي.`,
      }),
      change: giveUrls,
    }),
    controls: ({ count, total }) => ({
      message: `${of(count, total)} بلا عنوان URL. ومعظم هذه الروابط يفتح شيئًا في الصفحة أو يغلقه؛ والعنصر الصحيح لذلك هو الزر.`,
      change: '',
    }),
    deadEnd: () => ({
      message: 'لا يوجد رابط بلا nofollow إلى صفحة أخرى من هذا الموقع.',
      change: 'إضافة روابط إلى صفحات ذات صلة أو إلى القسم الأعلى.',
    }),
    onlyFrame: ({ count }) => ({
      message: `${agree(count, { one: 'الرابط الداخلي الوحيد بلا nofollow موجود', other: `جميع الروابط الداخلية بلا nofollow (${number(count)}) موجودة` })} في رأس الصفحة أو القائمة أو التذييل: ليس في المحتوى الرئيسي روابط داخلية.`,
      change: 'إضافة روابط من النص الرئيسي إلى صفحات ذات صلة في الموقع.',
    }),
  },
};
