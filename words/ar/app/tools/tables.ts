import type { tables as en } from '../../../en/app/tools/tables.ts';
import { amount, amountOf, nouns, number } from '../../checks/grammar.ts';

export const tables: typeof en = {
  filter: ({ name }) => `تصفية: ${name}`,
  copyTable: ({ name }) => `نسخ: ${name}`,
  saveCsv: ({ name }) => `حفظ بتنسيق CSV: ${name}`,
  saveJson: ({ name }) => `حفظ بتنسيق JSON: ${name}`,
  table: ({ name }) => `جدول: ${name}`,
  all: ({ total }) => amount(total, nouns.row),
  some: ({ chosen, total }) => `${number(chosen)} من ${amountOf(total, nouns.row)}`,
  capped: ({ held, total }) => `أول ${number(held)} من ${amountOf(total, nouns.row)}`,
  someOfCapped: ({ chosen, held, total }) => `${number(chosen)} من أول ${number(held)} من ${amountOf(total, nouns.row)}`,
  sortBy: 'الترتيب حسب',
  group: ({ name }) => `تجميع: ${name}`,
  ungrouped: 'بلا مجموعات',
  groupBy: ({ column }) => `حسب ${column}`,
  groups: ({ count }) => amount(count, nouns.group),
  inGroup: ({ count }) => amount(count, nouns.row),
  noValue: 'بلا قيمة',
  findInPage: 'البحث في الصفحة لا يجد إلا الصفوف الظاهرة؛ التصفية تبحث في كل الصفوف.',
  keys: 'داخل صف: مفتاحا السهم لأعلى ولأسفل للانتقال صفًا بصف، وPage Up وPage Down لمسافة أبعد، وHome وEnd للصف الأول والأخير.',
  printed: ({ shown, total }) => `أول ${number(shown)} من ${amountOf(total, nouns.row)}. يشمل CSV وJSON كل الصفوف.`,
  noneContains: ({ filter }) => `لا يحتوي أي صف على «${filter}».`,
  shown: ({ shown, total }) => `يُعرض ${number(shown)} من ${number(total)}`,
  more: ({ count }) => `عرض ${number(count)} أخرى`,
};
