/**
 * Link texts that say nothing about the target, in languages for which there is no whole lexicon but where Google's
 * Lighthouse judges link texts too. Written by hand for this project.
 */
export const moreAnchors: Readonly<Record<string, readonly string[]>> = {
  fa: [
    'این', 'اینجا', 'اینجا بزنید', 'اطلاعات', 'شروع', 'اینجا کلیک کنید', 'اینجا را کلیک کنید', 'کلیک کنید', 'کلیک', 'ادامه', 'ادامه مطلب', 'ادامه مطلب را بخوانید', 'ادامه خبر', 'بیشتر', 'بیشتر بخوانید', 'بیشتر بدانید',
    'اطلاعات بیشتر', 'مطالعه بیشتر', 'توضیحات بیشتر', 'جزئیات', 'جزئیات بیشتر', 'مشاهده', 'مشاهده بیشتر', 'نمایش بیشتر', 'بعدی', 'لینک', 'این لینک', 'پیوند', 'این صفحه', 'این مطلب', 'دانلود', 'وب‌سایت', 'سایت', 'برو',
  ],
  sv: [
    'här', 'klicka här', 'klicka', 'tryck här', 'gå hit', 'mer', 'läs mer', 'läs mer här', 'läs mera', 'läs vidare', 'fortsätt läsa', 'läs', 'läs hela artikeln', 'visa', 'visa mer', 'visa fler', 'se mer', 'se här', 'mer info',
    'mer information', 'ytterligare information', 'ta reda på mer', 'lär dig mer', 'detaljer', 'visa detaljer', 'mer detaljer', 'fortsätt', 'vidare', 'nästa', 'gå vidare', 'länk', 'denna länk', 'den här länken', 'denna sida', 'den här sidan',
    'denna artikel', 'webbplats', 'till webbplatsen', 'hemsida', 'ladda ner', 'ladda ned', 'start',
  ],
  ta: [
    'இங்கே', 'இங்கு', 'இங்கே கிளிக் செய்யவும்', 'இங்கே கிளிக் செய்க', 'இங்கே சொடுக்கவும்', 'கிளிக் செய்யவும்', 'மேலும்', 'மேலும் படிக்க', 'மேலும் படிக்கவும்', 'மேலும் வாசிக்க', 'மேலும் அறிய', 'மேலும் தகவல்', 'மேலும் காண', 'தொடர', 'தொடர்ந்து படிக்க',
    'மேலும் அறிக', 'மேலும் தகவலுக்கு', 'மேலும் தரவுகளுக்கு', 'தயவுசெய்து இங்கே அழுத்தவும்', 'அடுத்த பக்கம்', 'முந்தைய பக்கம்', 'மறுபக்கம்', 'முன்பக்கம்',
    'விவரங்கள்', 'பார்க்க', 'அடுத்து', 'இணைப்பு', 'இந்த இணைப்பு', 'இந்தப் பக்கம்', 'பதிவிறக்கம்', 'பதிவிறக்கு', 'இணையதளம்',
  ],
};
