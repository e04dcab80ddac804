import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTag as en } from '../../en/checks/canonical-tag.ts';
import { agree, amountOf, and, number } from './grammar.ts';
import { canonicalDifferences } from './kinds.ts';

/** Where else the page declares itself as indexable. */
const listings = { hreflang: 'روابط hreflang في هذه الصفحة', sitemap: 'خريطة الموقع' };
/** The first sentence to read if the canonical is another page. */
const instead = (url: string) => `يشير الرابط الأساسي إلى صفحة أخرى بدلًا من هذه الصفحة: ${clipText(url, 200)}`;
const moreCanonicals = {
  zero: 'رابط أساسي آخر',
  one: 'رابط أساسي آخر',
  two: 'رابطان أساسيان آخران',
  few: 'روابط أساسية أخرى',
  many: 'رابطًا أساسيًا آخر',
  other: 'رابط أساسي آخر',
};
const versions = { zero: 'إصدار آخر', one: 'إصدار آخر', two: 'إصداران آخران', few: 'إصدارات أخرى', many: 'إصدارًا آخر', other: 'إصدار آخر' };
const toThisPage = 'توجيه الرابط الأساسي إلى عنوان URL لهذه الصفحة.';

export const canonicalTag: typeof en = {
  title: 'رابط أساسي (canonical) واحد صالح ومطلق',
  problem: 'الرابط الأساسي مفقود أو غير صالح أو يشير إلى صفحة أخرى',
  why: 'الرابط الأساسي (canonical) هو عنوان URL الذي تُجمع تحته نسخ الصفحة المكررة عند الفهرسة والاستشهاد. وتتجاهل محركات البحث الروابط الأساسية المعطّلة أو المتعارضة وتختار واحدًا بنفسها.',
  words: {
    where: 'الموضع',
    written: 'كما هو مكتوب',
    linkHeader: 'ترويسة Link',
    invalid: 'غير صالح',
    both: 'عنوان URL والرابط الأساسي',
    attributes: 'السمات',
  },
  says: {
    self: () => ({ message: 'الرابط الأساسي هو عنوان URL هذا.', change: '' }),
    variant: ({ url, by }) => ({
      message: `الرابط الأساسي صيغة أخرى من عنوان URL هذا${by.length > 0 ? ` (${and(by.map((one) => canonicalDifferences[one]))})` : ''}: ${url}`,
      change: '',
    }),
    elsewhere: ({ url }) => ({
      message: instead(url),
      change:
        'توجيهه إلى عنوان URL لهذه الصفحة، وإلا فستفهرس محركات البحث الصفحة الأخرى على الأرجح. وإذا كانت هذه الصفحة نسخة من تلك، فلا حاجة إلى تغيير.',
    }),
    contradicted: ({ url, by }) => ({
      message: `تُذكر هذه الصفحة في ${and(by.map((one) => listings[one]))}، لكن الرابط الأساسي يشير إلى صفحة أخرى: ${clipText(url, 200)}`,
      change: `${toThisPage} وإذا كانت الصفحة نسخة من الأخرى، فيجب إزالتها من مجموعات hreflang ومن خرائط الموقع.`,
    }),
    keptOut: ({ url }) => ({ message: `يشير الرابط الأساسي إلى صفحة أخرى: ${url}`, change: '' }),
    tracked: ({ url, parameters }) => ({
      message: `يحمل الرابط الأساسي ${agree(parameters.length, { one: 'مَعلمة تتبّع أو جلسة', other: 'مَعلمات تتبّع أو جلسة' })} (${and(parameters)}): ${url}`,
      change: 'إزالة المَعلمات من الرابط الأساسي.',
    }),
    cleans: () => ({ message: 'الرابط الأساسي هو عنوان URL هذا بلا مَعلمات تتبّع أو جلسة، كما ينبغي.', change: '' }),
    notUsed: ({ count, attributes }) => ({
      message: `${agree(count, { one: 'في الصفحة رابط أساسي لا تستخدمه Google', two: 'في الصفحة رابطان أساسيان لا تستخدمهما Google', other: `في الصفحة روابط أساسية لا تستخدمها Google (${number(count)})` })} بسبب ${agree(attributes.length, { one: 'السمة', two: 'السمتين', other: 'السمات' })} ${and(attributes)}.`,
      change: 'تحديد عنوان URL المطلوب فهرسته في رابط أساسي لا يحمل سوى rel وhref.',
    }),
    none: () => ({ message: 'لا يوجد رابط أساسي، وعنوان URL بلا سلسلة طلب البحث: الرابط الأساسي اختياري هنا.', change: '' }),
    missingWithQuery: ({ query }) => ({
      message: `لا يوجد رابط أساسي، مع أن لعنوان URL سلسلة طلب البحث: ${query}`,
      change: 'إضافة رابط أساسي حتى لا تُفهرَس الصفحة مرة لكل تركيبة من المَعلمات.',
    }),
    missingWithVersions: ({ count, url }) => ({
      message: `لا يوجد رابط أساسي، مع أن في الصفحة روابط إلى ${amountOf(count, versions)} منها، مثل: ${clipText(url, 200)}`,
      change: 'توجيه الرابط الأساسي لكل إصدار إلى الإصدار الذي ينبغي العثور عليه، وهو الأحدث عادةً.',
    }),
    otherVersion: ({ url }) => ({
      message: `الرابط الأساسي إصدار آخر من هذه الصفحة، وعنوانه هو الذي تفهرسه محركات البحث: ${url}`,
      change: '',
    }),
    several: ({ count }) => ({
      message: `في الصفحة روابط أساسية مختلفة، وعددها ${number(count)}: تتجاهلها محركات البحث كلها أو تختار واحدًا منها.`,
      change: 'الإبقاء على رابط أساسي واحد.',
    }),
    headerDisagrees: () => ({
      message: 'تحدد ترويسة Link وHTML رابطين أساسيين مختلفين.',
      change: 'تحديد عنوان URL نفسه في الموضعين، أو الإبقاء على أحدهما.',
    }),
    inBody: () => ({
      message: 'الرابط الأساسي في القسم body، حيث تتجاهله محركات البحث.',
      change: 'نقله إلى القسم head، والتأكد من عدم وجود عنصر قبله ينهي هذا القسم.',
    }),
    inBodyToo: ({ count, differs }) => ({
      message: `يحتوي القسم body على ${amountOf(count, moreCanonicals)}، وتتجاهل محركات البحث ذلك${differs ? '؛ ويختلف عنوان URL عن الصالح' : ''}.`,
      change: 'إزالة الرابط الأساسي من القسم body.',
    }),
    unreadable: ({ href }) => ({
      message: href.trim() === '' ? 'الرابط الأساسي فارغ.' : `الرابط الأساسي ليس عنوان URL صالحًا من نوع http أو https: ${href}`,
      change: 'استخدام عنوان URL مطلق، مثل https://example.com/page',
    }),
    root: ({ url }) => ({ message: `يشير الرابط الأساسي إلى الصفحة الرئيسية لا إلى هذه الصفحة: ${url}`, change: toThisPage }),
    otherLanguage: ({ url, code }) => ({
      message: `يشير الرابط الأساسي إلى نسخة لغة أو منطقة أخرى (hreflang ${code}) لا إلى هذه الصفحة: ${url}`,
      change: 'توجيه الرابط الأساسي لكل نسخة لغوية إلى عنوان URL الخاص بها.',
    }),
    relative: ({ href }) => ({
      message: `الرابط الأساسي عنوان URL نسبي: ${href}`,
      change: 'استخدام عنوان URL الكامل مع البروتوكول والمضيف.',
    }),
    insecure: ({ url }) => ({ message: `تُعرض الصفحة عبر https، لكن رابطها الأساسي http: ${url}`, change: 'استخدام https.' }),
    fragment: ({ href }) => ({
      message: `يحتوي الرابط الأساسي على جزء بعد #، وتتجاهله محركات البحث: ${href}`,
      change: 'إزالة الجزء بعد #.',
    }),
    nearly: ({ url, by }) => ({
      message: `لا يختلف الرابط الأساسي عن عنوان URL هذا إلا في: ${and(by.map((one) => canonicalDifferences[one]))}. الرابط الأساسي: ${url}`,
      change: 'استخدام صيغة واحدة في كل مكان: في الرابط الأساسي والروابط وعمليات إعادة التوجيه.',
    }),
  },
};
