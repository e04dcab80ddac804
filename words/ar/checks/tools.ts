import type { ToolNames } from '../../en/checks/tools.ts';
import { names } from './tool-names.ts';

export const toolNames: ToolNames = {
  groups: {
    'search-appearance': 'المظهر في البحث',
    indexing: 'الفهرسة والزحف',
    content: 'المحتوى',
    links: 'الروابط',
    'images-speed': 'الصور والسرعة',
    'data-sharing': 'البيانات المنظَّمة والمشاركة',
    'device-language': 'العرض والجهاز واللغة',
    'ai-readiness': 'الجاهزية لاستشهاد الذكاء الاصطناعي',
  },
  tools: names,
};
