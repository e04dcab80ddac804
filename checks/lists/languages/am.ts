import type { Language } from './language.ts';

export const am: Language = {
  name: 'Amharic',
  attribution: { names: 'እንደገለጹት|እንደተናገሩት|ምንጭ|አስታወቀ|አስታወቁ|ተናገረ|ተናገሩ|ገለጸ|ገለጹ|ዘግቧል|አረጋገጠ', quotes: 'ብለዋል|ብሏል|አሉ|አለ|ጠየቀ|መለሰ|ጽፏል' },
};
