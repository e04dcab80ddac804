import type { words as en } from '../../en/tools/link-status.ts';
import { amount, amountOf, nouns, number } from '../checks/grammar.ts';
import { probeText } from '../checks/probes.ts';
import { followedBy, withAdjective } from '../nouns.ts';

export const words: typeof en = {
  known: ({ urls, external, invalid }) =>
    `في الصفحة روابط إلى ${amountOf(urls, withAdjective(nouns.url, 'فريد'))} (الخارجي ${number(external)})${invalid > 0 ? ` وفيها ${amount(invalid, followedBy(nouns.link, 'بعنوان URL غير صالح'))}` : ''}.`,
  mark: 'تلوين الروابط في الصفحة',
  classes: { ok: 'سليم', redirected: 'أُعيد توجيهه', broken: 'معطّل', unverified: 'لم يُتحقَّق منه', skipped: 'جرى تخطيه' },
  withStatus: ({ name, status }) => `${name} (${status})`,
  counted: ({ count, name }) => `${name}: ${number(count)}`,
  nothingYet: 'لم تُفحص أي روابط بعد.',
  finished: 'انتهى',
  soFar: ({ checked, total }) => `فُحص حتى الآن ${number(checked)} من نحو ${number(total)}`,
  unverified: 'لم يُتحقَّق منه: يرفض الموقع الفحوصات الآلية أو يتطلّب تسجيل الدخول. لا يعني ذلك أن الرابط معطّل.',
  targets: {
    title: 'عناوين URL لوجهات الروابط',
    rows: 'وجهات الروابط',
    none: 'لا روابط بعنوان URL يبدأ بـ http أو https.',
    url: 'URL',
    status: 'الحالة',
    text: 'النص الأول',
    where: 'النوع',
    links: 'الروابط',
    unchecked: 'لم يُفحص',
    why: ({ why }) => probeText(why),
    noText: 'بلا نص',
    external: 'خارجي',
    internal: 'داخلي',
    self: 'هذه الصفحة',
    redirects: ({ count, url }) => `${amount(count, nouns.redirect)} إلى ${url}`,
  },
  invalid: {
    title: 'عناوين URL غير صالحة',
    note: 'لا يمكن تتبّعها: عنوان URL غير صالح.',
    rows: 'روابط غير صالحة',
    none: 'لا شيء.',
    written: 'كما كُتب',
    text: 'النص',
  },
};
