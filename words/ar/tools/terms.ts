import type { words as en } from '../../en/tools/terms.ts';
import { amount, language, nouns, number, percent } from '../checks/grammar.ts';

export const words: typeof en = {
  keywords: {
    title: 'كلماتك الرئيسية',
    note: 'الأماكن التي تذكرها فيها الصفحة. للعلم فقط، ولا تُقيَّم أبدًا: لا مكان إلزامي، ولا يهمّ عدد مرات التكرار. تُحفظ لهذا الموقع، على هذا الجهاز فقط.',
    label: 'الكلمات الرئيسية، مفصولة بفواصل',
    rows: 'الكلمات الرئيسية',
    none: 'لا كلمات رئيسية.',
    keyword: 'الكلمة الرئيسية',
    places: { title: 'العنوان', description: 'الوصف', h1: 'h1', lead: 'المقدّمة', headings: 'العناوين', url: 'URL', text: 'النص الرئيسي' },
    matches: { exact: 'نعم', forms: 'صيغة أخرى', part: 'جزئيًا', none: 'لا', unknown: 'لم يُقرأ' },
  },
  readability: {
    title: 'سهولة القراءة',
    lix: ({ lix, code }) => `قيمة LIX ‏${number(lix)}، ${language(code)}`,
    noFormula: ({ code }) => `لا توجد صيغة لقياس سهولة القراءة لهذه اللغة: ${language(code)}.`,
    parts: ({ words: count, sentenceWords, longWords }) =>
      `${amount(count, nouns.word)} من النص المتصل: متوسط الكلمات في الجملة ${number(Math.round(sentenceWords))}، و${percent(longWords / 100)} منها أطول من ستة أحرف.`,
    formula: ({ newspapers, code }) =>
      `قيمة LIX مجموع العددين. متوسط الصحف بهذه اللغة (${language(code)}) هو ${number(newspapers)} ‏(Björnsson، \u200f1983). للعلم فقط، ولا تُقيَّم أبدًا.`,
  },
  note: 'كلمات وعبارات مكررة في النص الرئيسي، وأماكن ورودها الأخرى. للعلم فقط: ليس لأي محرك بحث كثافة كلمات مثالية، ولا يفيد تكرار عبارة.',
  length: 'طول العبارة',
  all: 'الكل',
  words: ({ count }) => amount(count, nouns.word),
  rows: 'العبارات',
  none: 'لا كلمات أو عبارات مكررة في النص الرئيسي.',
  noneOfLength: 'لا تتكرر عبارة بهذا الطول.',
  unspaced: 'في الكتابات التي بلا مسافات، يعثر قاموس المتصفح على الكلمات. لا تُعدّ رموز العملات كلمات.',
  mostFrequent: 'العبارات الأكثر تكرارًا',
  times: ({ count }) => amount(count, nouns.time),
  phrase: 'العبارة',
  mainText: 'النص الرئيسي',
  alsoIn: 'أيضًا في',
  nowhere: 'ليس في مكان آخر',
  places: {
    title: 'العنوان',
    description: 'الوصف',
    h1: 'h1',
    headings: 'العناوين',
    'alt texts': 'النصوص البديلة',
    'link texts': 'نصوص الروابط',
  },
};
