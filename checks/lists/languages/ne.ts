import type { Language } from './language.ts';

export const ne: Language = {
  name: 'Nepali',
  script: 'Deva',
  functionWords: 'छ र को मा का ले पनि यो हो भएको गर्न छन् गरेको लागि तथा थियो एक नेपाल भने हुन गरी त्यो',
  pageWords: { byline: 'लेखक|संवाददाता|लेखन', published: 'प्रकाशित|प्रकाशित मिति|मिति', updated: 'अद्यावधिक|अपडेट', about: 'हाम्रो बारेमा|सम्पर्क' },
  attribution: {
    names: 'का अनुसार|अनुसार|स्रोत:|बताए|बताइन्|भने|भन्नुभयो|बताउनुभयो|जनाए|जानकारी दिए|दाबी गरे',
    quotes: 'भनिन्|भन्छन्|भनेका छन्|थपे|सोधे|लेखे',
  },
};
