import type { crawl as en } from '../../../en/app/bulk/crawl.ts';
import { arabic } from '../../arabic.ts';
import { crawlReasonText } from '../../checks/crawl.ts';
import { amountOf, nouns } from '../../checks/grammar.ts';
import { things } from '../../nouns.ts';

const { number } = arabic;

export const crawl: typeof en = {
  label: 'عنوان URL لصفحة البداية',
  limit: ({ most }) => `أقصى عدد من الصفحات (حتى ${number(most)})`,
  depth: 'أقصى عدد من النقرات من صفحة البداية',
  anyDepth: 'أي عدد',
  patterns: 'تصفية عناوين URL',
  include: 'تضمين عناوين URL المطابقة فقط، نمط في كل سطر',
  exclude: 'استبعاد عناوين URL المطابقة، نمط في كل سطر',
  grammar:
    'الأنماط التي تبدأ بالرمز / تطابق المسار وسلسلة طلب البحث: /blog/* يطابق مستوى واحدًا، و/blog/** كل المستويات. ضع التعبيرات العادية بين شرطتين مائلتين: /\\d{4}/.',
  hint: 'يتتبّع الروابط على المضيف نفسه، مع www أو من دونها. يلتزم Pageloupe بملف robots.txt (مجموعته الخاصة أو *)، ويتخطّى روابط nofollow وكل ما قد يسجّل خروجك أو يشتري شيئًا أو يحذفه.',
  follow: 'تتبّع الروابط من هذه الصفحة',
  change: 'تغيير',
  stop: 'إيقاف تتبّع الروابط',
  wrongPattern: ({ pattern }) => `«${pattern}» ليس تعبيرًا عاديًا صالحًا.`,
  tooManyPatterns: ({ most, length }) => `الحد الأقصى للأنماط في كل حقل: ${number(most)}، ولأحرف كل نمط: ${number(length)}. لم يتغيّر شيء.`,
  wrongUrl: ({ text, reason }) => `${text || 'هذا'}: ${reason}`,
  plan: ({ start, pages, depth }) =>
    `يزحف بدءًا من ${start}: حتى ${amountOf(pages, nouns.page)}${depth === null ? '' : `، على بُعد ${amountOf(depth, things.click)} على الأكثر`}.`,
  start: 'بدء فحص هذا الموقع',
  progress: ({ found, done, limit }) => `عُثر على ${amountOf(found, nouns.page)}، اكتمل ${number(done)}، الحد ${number(limit)}`,

  left: 'لم تُفحص',
  leftTitle: 'عناوين URL عُثر عليها ولم تُفحص',
  leftRows: 'عناوين URL',
  leftNone: 'فُحص كل عنوان URL عُثر عليه.',
  leftUrl: 'URL',
  leftWhy: 'السبب',
  leftHttp: 'HTTP',
  leftNoAnswer: 'لا استجابة',
  leftCount: ({ reason, count, more }) => `${reason}: ${more ? 'أكثر من ' : ''}${number(count)}`,
  reason: ({ why }) => crawlReasonText(why),
};
