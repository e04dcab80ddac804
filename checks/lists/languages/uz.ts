import type { Language } from './language.ts';

export const uz: Language = {
  name: 'Uzbek',
  pageWords: {
    byline: 'muallif|yozgan',
    published: 'eʼlon qilingan|sana|chop etilgan',
    updated: 'yangilangan',
    about: 'biz haqimizda|aloqa|bogʻlanish',
  },
};
