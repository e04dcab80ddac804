import type { Forms } from '../../checks/core/wording.ts';
import { feminine, masculine } from './checks/grammar.ts';

const isFeminine = ({ one }: Forms) => one!.endsWith('واحدة');
const attributed = (noun: Forms, other: string, { two = other, few = other, many = other }: Partial<Forms> = {}): Forms => ({
  zero: `${noun.other} ${other}`,
  one: `${noun.other} ${other}`,
  two: `${noun.two!} ${two}`,
  few: `${noun.few!} ${few}`,
  many: `${noun.many!} ${many}`,
  other: `${noun.other} ${other}`,
});

/** A counted noun with what follows it in all forms: a genitive, or "in the queue". */
export const followedBy = (noun: Forms, text: string): Forms => attributed(noun, text);

/** Another link, two other links, 3 other links. */
export const another = (noun: Forms): Forms =>
  isFeminine(noun)
    ? attributed(noun, 'أخرى', { two: 'أخريان' })
    : attributed(noun, 'آخر', { two: 'آخران', few: noun.few!.endsWith('ين') ? 'آخرين' : 'أخرى' });

/** Plurals of things take the feminine singular. @param adjective masculine singular */
export const withAdjective = (noun: Forms, adjective: string): Forms =>
  isFeminine(noun)
    ? attributed(noun, `${adjective}ة`, { two: `${adjective}تان` })
    : attributed(noun, adjective, { two: `${adjective}ان`, few: `${adjective}ة`, many: `${adjective}ًا` });

/** Nouns that only tools and pages of the extension count. */
export const things = {
  block: feminine('كتلة', 'كتلتان', 'كتل'),
  click: feminine('نقرة', 'نقرتان', 'نقرات'),
  copy: feminine('نسخة', 'نسختان', 'نسخ'),
  domain: masculine('نطاق', 'نطاقان', 'نطاقات', 'نطاقًا'),
  field: masculine('حقل', 'حقلان', 'حقول', 'حقلًا'),
  host: masculine('مضيف', 'مضيفان', 'مضيفين', 'مضيفًا'),
  tab: feminine('علامة تبويب', 'علامتا تبويب', 'علامات تبويب'),
  tool: feminine('أداة', 'أداتان', 'أدوات'),
};
