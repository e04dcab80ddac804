import type { htmlLang as en } from '../../en/checks/html-lang.ts';
import { language, percent } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const example = (code: string) => (code === 'und' ? 'مثل «<html lang="ar">»' : `مثل «<html lang="${code}">»`);

export const htmlLang: typeof en = {
  title: 'لغة الصفحة محدَّدة',
  problem: 'لغة الصفحة مفقودة أو خاطئة',
  why: 'تعتمد قارئات الشاشة والترجمة وتقسيم الكلمات في آخر السطر على اللغة المحدَّدة. وهي تساعد الناس أولًا؛ أما Google فتكتشف اللغة من النص نفسه.',
  words: { detected: 'اللغة المكتشفة', detectedAs: ({ code, confidence }) => `${language(code)} (${code}، بثقة ${percent(confidence)})` },
  says: {
    matches: ({ tag }) => ({ message: `تحدد الصفحة اللغة «${tag}» في السمة lang، ونصها بهذه اللغة.`, change: '' }),
    declared: ({ tag }) => ({ message: `تحدد الصفحة اللغة «${tag}» في السمة lang.`, change: '' }),
    notCompared: () => ({ message: 'النص أقصر أو أكثر اختلاطًا من أن تُعرف لغته بثقة، ولذلك لم تُفحص سوى صيغة التحديد.', change: '' }),
    notTold: () => ({ message: 'لا يستطيع Pageloupe اكتشاف هذه اللغة، ولذلك لم تُفحص سوى صيغة التحديد ونظام الكتابة.', change: '' }),
    missing: ({ detected }) => ({
      message: 'ليس للعنصر html سمة lang.',
      change: `تحديد لغة الصفحة، ${example(detected)}. وهذا مهم لإمكانية الوصول وللترجمة؛ أما Google فتكتشف اللغة بلا ذلك.`,
    }),
    invalid: ({ tag, fault, suggested }) => ({
      message: `القيمة «${tag}» في السمة lang ليست رمز لغة صالحًا: ${tagFaultText(fault)}.`,
      change: `استخدام رمز بحسب BCP 47، ${example(suggested)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }) => ({
      message: `قيمة السمة lang هي «${lang}» لكن قيمة xml:lang هي «${xmlLang}».`,
      change: 'استخدام القيمة نفسها للسمتين، أو إزالة xml:lang التي لا يحتاج إليها HTML.',
    }),
    differs: ({ tag, detected }) => ({
      message: `تحدد الصفحة اللغة «${tag}»، لكن لغة نصها تبدو: ${language(detected)} (${detected}).`,
      change: `تحديد لغة النص (${example(detected)})، وإضافة السمة lang إلى المقاطع بلغات أخرى.`,
    }),
  },
};
