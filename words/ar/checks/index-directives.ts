import type { indexDirectives as en } from '../../en/checks/index-directives.ts';
import { and } from './grammar.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';

export const indexDirectives: typeof en = {
  title: 'لا توجيه noindex لزواحف البحث',
  problem: 'توجيهات robots تمنع الفهرسة أو تتعارض',
  why: 'وجود noindex في علامة meta robots أو في الترويسة X-Robots-Tag يزيل الصفحة من نتائج البحث ومن الإجابات المبنية عليها.',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'لا يوجد توجيه robots يمنع فهرسة هذه الصفحة.', change: '' }),
    noindex: ({ directives }) => ({
      message: `لا يُسمح لمحرك Google بفهرسة هذه الصفحة: ${written(directives)}`,
      change:
        'إزالة noindex إذا كان ينبغي العثور على الصفحة، وإلا فاختيار «المطلوب من محركات البحث استبعادها» في إضافة المتصفح، أو intent keep-out خارجها.',
    }),
    inBody: () => ({ message: 'التوجيه في القسم body. وتلتزم به Google هناك؛ وقد لا تلتزم به محركات بحث أخرى.', change: '' }),
    keptOutInBody: () => ({
      message: 'التوجيه noindex في القسم body. وتلتزم به Google هناك؛ وقد لا تلتزم به محركات بحث أخرى.',
      change: 'نقل علامة meta robots إلى القسم head.',
    }),
    otherEngines: ({ names, directives }) => ({
      message: `يُسمح لمحرك Google بفهرسة هذه الصفحة، ولا يُسمح بذلك ${names.length > 1 ? 'لكل من' : 'لمحرك'} ${and(names)}: ${written(directives)}`,
      change: 'إزالة التوجيه، إلا إذا أردت إبقاء الصفحة خارج محرك البحث هذا.',
    }),
    disagree: ({ first, second }) => ({
      message: `توجيهان متعارضان: ${and([directiveInWords(first), directiveInWords(second)])}. وتتبع محركات البحث الأشد تقييدًا.`,
      change: 'الإبقاء على أحد التوجيهين.',
    }),
    misspelt: ({ text, meant }) => ({ message: `توجيه غير معروف: «${text}». هل تقصد «${meant}»؟`, change: `استخدام ${meant} أو إزالته.` }),
    unreadableDate: ({ text }) => ({
      message: `التاريخ في «${text}» غير صالح، فلا أثر للتوجيه.`,
      change: 'استخدام RFC 822 أو RFC 850 أو ISO 8601، مثل «2027-01-31».',
    }),
    sourceSays: ({ directives }) => ({
      message: `في HTML المصدر ${and(directives)}، ويزيله نص برمجي. وقد تتخطى Google العرض (rendering) وتلتزم بـ HTML المصدر.`,
      change: 'تقديم الصفحة بلا noindex.',
    }),
    hidden: ({ line }) => ({
      message: `يحظر ملف robots.txt عنوان URL هذا${line === null ? '' : ` (السطر ${line})`}، فلا ترى الزواحف noindex: وقد يبقى العنوان في الفهرس.`,
      change: 'السماح بالزحف حتى تخرج الصفحة من الفهرس.',
    }),
    alsoCanonical: ({ url }) => ({
      message: `تعليمات متعارضة: في الصفحة noindex ورابطها الأساسي يشير إلى ${url}`,
      change: 'استخدام noindex للصفحات التي ينبغي أن تخرج من البحث، والرابط الأساسي لنسخ مكررة من صفحة ينبغي أن تبقى.',
    }),
    expires: ({ date }) => ({ message: `يزيل التوجيه unavailable_after الصفحة من الفهرس بتاريخ ${date}.`, change: '' }),
    joined: () => ({
      message:
        'في الترويسة X-Robots-Tag توجيهات لزاحف واحد ثم توجيهات أخرى. وتدمج المتصفحات الترويسات المكررة، فقد تسري التوجيهات اللاحقة على جميع الزواحف.',
      change: 'إذا كانت التوجيهات اللاحقة لجميع الزواحف، فأرسلها أولًا.',
    }),
    keptOut: ({ directives }) => ({ message: `طُلب من Google وBing عدم فهرسة هذه الصفحة، كما تريد: ${written(directives)}`, change: '' }),
    statusKeepsOut: ({ status }) => ({
      message: `يحصل طلب بلا ملفات تعريف ارتباط على ${status}، وهذا يبقي الصفحة خارج البحث كما تريد.`,
      change: '',
    }),
    keptOutPartly: ({ name }) => ({
      message: `تريد استبعاد هذه الصفحة من البحث، لكن يُسمح لمحرك ${name} بفهرستها.`,
      change: 'تطبيق noindex على جميع الزواحف: «<meta name="robots" content="noindex">».',
    }),
    notKeptOut: () => ({
      message: 'تريد استبعاد هذه الصفحة من البحث، لكن لا شيء يخبر محركات البحث بذلك.',
      change:
        'إضافة «<meta name="robots" content="noindex">» أو الترويسة «X-Robots-Tag: noindex». فالحظر في ملف robots.txt وحده لا يبقي عنوان URL خارج البحث.',
    }),
  },
};
