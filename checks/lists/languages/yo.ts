import type { Language } from './language.ts';

export const yo: Language = {
  name: 'Yoruba',
  months: {
    written: [
      'ṣẹ́rẹ́|èrèlè|ẹrẹ̀nà,ẹrẹ́nà|ìgbé|ẹ̀bibi|òkúdu|agẹmọ|ògún|owewe|ọ̀wàrà|bélú|ọ̀pẹ̀',
      'jánúárì|fébúárì|máàṣì|épírì|méè|júùnù|júláì|ọ́gọ́ọ̀sì|sẹ̀tẹ́ḿbà|ọ̀któbà|nòfẹ́ḿbà|dìsẹ́ḿbà',
    ],
  },
};
