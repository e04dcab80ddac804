import type { Language } from './language.ts';

export const ka: Language = {
  name: 'Georgian',
  pageWords: {
    byline: 'ავტორი|ავტორი:',
    published: 'გამოქვეყნებულია|თარიღი',
    updated: 'განახლებულია|ბოლო განახლება',
    about: 'ჩვენს შესახებ|კონტაქტი',
  },
  attribution: {
    names: 'მიხედვით|თანახმად|ცნობით|წყარო:|განაცხადა|განაცხადეს|თქვა|ამბობს|აცხადებს|იტყობინება|დაადასტურა|აღნიშნა',
    quotes: 'დასძინა|ამატებს|უპასუხა|ჰკითხა|წერს|დაწერა',
  },
};
