import type { Language } from './language.ts';

export const az: Language = {
  name: 'Azerbaijani',
  script: 'Latn',
  functionWords:
    'və bir bu ki ilə üçün də da olan daha çox kimi olaraq o sonra edir hər ən var isə görə lakin onun amma öz deyil olduğunu qeyd',
  pageWords: {
    byline: 'müəllif|yazar|hazırladı',
    published: 'dərc olunub|tarix|yayımlanıb',
    updated: 'yenilənib|son yenilənmə',
    about: 'haqqımızda|əlaqə|bizimlə əlaqə',
  },
  attribution: {
    names:
      'məlumatına görə|sözlərinə görə|mənbə:|bildirib|bildirdi|bildirir|deyib|dedi|deyir|məlumat verib|açıqlayıb|açıqladı|qeyd edib|' +
      'vurğulayıb|xəbər verir|istinadən|məlumata görə|statistikaya görə',
    quotes: 'əlavə edib|söyləyib|söylədi|cavab verib|soruşub|yazıb|danışıb|hesab edir|qeyd edir|görə',
  },
};
