import type { toolList as en } from '../../en/app/tool-list.ts';
import { arabic } from '../arabic.ts';
import { amount, nouns } from '../checks/grammar.ts';
import { things } from '../nouns.ts';

const { and } = arabic;

export const toolList: typeof en = {
  find: 'اضغط `/` للبحث ومفاتيح الأسهم للتنقل',
  move: 'استخدم مفاتيح الأسهم للتنقل',
  favorites: 'المفضّلة',
  favorite: ({ tool }) => `أداة مفضّلة: ${tool}`,
  found: 'نتائج البحث',
  none: 'لا نتائج',
  advice: 'لا توجد أداة أو فحص مطابق. جرّب كلمة واحدة، مثل «canonical» أو «صور».',
  counted: ({ tools, checks }) => and([amount(tools, things.tool), amount(checks, nouns.check)]),
};
