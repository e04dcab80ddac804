import type { crawlWords as en } from '../../en/server/crawl.ts';

export const crawlWords: typeof en = {
  disallowed: ({ url }) =>
    `لا يسمح robots.txt لـ Pageloupe بالزحف إلى ${url}. للزحف إلى موقعك، أضف مجموعة إلى ملف robots.txt الخاص به: «User-agent: Pageloupe» و«Allow: /». لفحص صفحات دون تتبّع الروابط، اذكر عناوين URL الخاصة بها أو استخدم خريطة موقع.`,
  robotsUnread: ({ origin, why = '' }) =>
    `تعذّرت قراءة ${origin}/robots.txt${why === '' ? ' (خطأ في الخادم أو لا استجابة)' : ''}، لذلك لا يُسمح بالزحف إلى أي شيء. ${why === '' ? 'أعد المحاولة لاحقًا، أو اذكر عناوين URL المطلوب فحصها.' : why}`,
};
