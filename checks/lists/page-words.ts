/**
 * What pages say beside author and date, and in links to who they are, in languages that have no lexicon of their own: the same four
 * lists as in lexicons/lexicon.ts, phrases divided by |. Ours, from common practice. 2026-11-22.
 */
export interface PageWords {
  byline: readonly string[];
  published: readonly string[];
  updated: readonly string[];
  about: readonly string[];
}

/** How wikis and manuals begin the line at their very end that says when the page was edited. */
export const pageEdited: readonly string[] = [
  'this page was last', 'this article was last', 'this document was last', 'page last', 'diese seite wurde zuletzt', 'la dernière modification de cette page', 'cette page a été modifiée', 'esta página se editó', 'esta página fue',
  'questa pagina è stata', "l'ultima modifica per la pagina", 'esta página foi', 'deze pagina is voor het laatst', 'tę stronę ostatnio', 'эта страница в последний раз', 'страница последний раз', 'цю сторінку востаннє', 'ця сторінка востаннє',
  'sidan redigerades senast', 'denne side blev senest', 'denne siden ble sist', 'sivua on viimeksi', 'stránka byla naposledy', 'táto stránka bola naposledy', 'a lap utolsó módosítása', 'ultima editare a paginii', 'τελευταία τροποποίηση', 'τελευταία επεξεργασία',
  'страницата е редактирана за последно', 'ova stranica posljednji put', 'sayfa en son', 'bu sayfa en son', 'halaman ini terakhir', 'laman ini kali terakhir', 'trang này được sửa đổi lần cuối', 'หน้านี้แก้ไขล่าสุดเมื่อ', 'דף זה נערך לאחרונה', 'این صفحه آخرین بار', 'آخر تعديل لهذه الصفحة',
  'इस पृष्ठ का पिछला बदलाव', 'এ পৃষ্ঠায় শেষ পরিবর্তন', 'இப்பக்கத்தைக் கடைசியாக', 'ఈ పేజీలో చివరి మార్పు', '最終更新', 'このページの最終更新', '本页面最后', '本頁面最後', '此页面最后', '此頁面最後', '이 문서는', '이 페이지는',
];

const list = (phrases: string): readonly string[] => phrases.split('|');
const words = (byline: string, published: string, updated: string, about: string): PageWords => ({ byline: list(byline), published: list(published), updated: list(updated), about: list(about) });

const south = ['autor|autorica|piše|napisao|napisala|tekst|priredio|priredila|novinar', 'objavljeno|datum|datum objave|objavljen|kreirano', 'ažurirano|zadnja izmjena|posljednja izmjena|izmijenjeno', 'o nama|impressum|impresum|kontakt|kontaktirajte nas|tko smo|uredništvo'] as const;
const norwegian = words('av|skrevet av|forfatter|tekst|tekst av|journalist', 'publisert|publisert av|dato|lagt ut', 'oppdatert|sist oppdatert|sist endret|endret', 'om oss|om|kontakt oss|kontakt|redaksjonen|hvem er vi');

export const pageWordsByLanguage: Readonly<Record<string, PageWords>> = {
  af: words('deur|geskryf deur|skrywer', 'gepubliseer|geplaas op|datum', 'opgedateer|laas opgedateer|laas gewysig', 'oor ons|kontak ons|kontak|wie ons is'),
  az: words('müəllif|yazar|hazırladı', 'dərc olunub|tarix|yayımlanıb', 'yenilənib|son yenilənmə', 'haqqımızda|əlaqə|bizimlə əlaqə'),
  be: words('аўтар|тэкст|напісаў|напісала', 'апублікавана|дата', 'абноўлена|апошняе абнаўленне', 'пра нас|кантакты|рэдакцыя'),
  bg: words('от|автор|автори|написано от|публикувано от|текст|репортер', 'публикувано|публикувана|дата|публикувано на', 'обновено|последна промяна|последно обновяване|редактирано|актуализирано', 'за нас|контакти|контакт|кои сме ние|екип|редакция|импресум'),
  bn: words('লেখক|লিখেছেন|প্রতিবেদক|নিজস্ব প্রতিবেদক|সম্পাদক', 'প্রকাশ|প্রকাশিত|প্রকাশের তারিখ|প্রকাশকাল|তারিখ|প্রকাশ:', 'আপডেট|সর্বশেষ আপডেট|হালনাগাদ|সর্বশেষ সম্পাদনা', 'আমাদের সম্পর্কে|যোগাযোগ|আমরা কারা|সম্পাদকীয়'),
  bs: words(...south),
  ca: words('per|autor|autora|escrit per|text|redacció|publicat per', 'publicat|publicat el|data|data de publicació|el', 'actualitzat|actualitzat el|última actualització|darrera actualització|darrera modificació', 'qui som|sobre nosaltres|contacte|avís legal|quant a'),
  cs: words('autor|autorka|autoři|napsal|napsala|text|připravil|připravila|zapsal', 'publikováno|vydáno|datum|zveřejněno|datum vydání|přidáno', 'aktualizováno|naposledy aktualizováno|poslední aktualizace|upraveno|změněno|stránka byla naposledy editována|naposledy upraveno', 'o nás|o webu|o projektu|kdo jsme|kontakt|kontakty|kontaktujte nás|redakce|tiráž|o společnosti'),
  cy: words('gan|awdur', 'cyhoeddwyd|dyddiad', 'diweddarwyd', 'amdanom ni|cysylltu|cysylltwch â ni'),
  da: words('af|skrevet af|forfatter|tekst|tekst af|journalist', 'publiceret|udgivet|offentliggjort|dato|oprettet|skrevet den', 'opdateret|sidst opdateret|senest opdateret|sidst ændret|denne side blev senest ændret', 'om os|om|kontakt|kontakt os|hvem er vi|redaktionen|kolofon'),
  el: words('του|της|από τον|από την|γράφει ο|γράφει η|γράφουν|συντάκτης|συντάκτρια|συγγραφέας|κείμενο|επιμέλεια|ρεπορτάζ', 'δημοσιεύτηκε|δημοσιεύθηκε|δημοσίευση|ημερομηνία|ημερομηνία δημοσίευσης|αναρτήθηκε|δημοσιεύτηκε στις', 'ενημερώθηκε|τελευταία ενημέρωση|τελευταία τροποποίηση|τροποποιήθηκε|τελευταία επεξεργασία|ενημέρωση', 'σχετικά με εμάς|σχετικά|ποιοι είμαστε|η ομάδα μας|επικοινωνία|ταυτότητα|επικοινωνήστε μαζί μας'),
  et: words('autor|kirjutas|tekst|toimetaja', 'avaldatud|kuupäev|loodud|lisatud', 'uuendatud|viimati muudetud|viimati uuendatud|muudetud', 'meist|kontakt|kontaktid|kes me oleme|toimetus'),
  eu: words('egilea|idazlea|testua', 'argitaratua|data|argitaratze data', 'eguneratua|azken eguneratzea', 'guri buruz|harremanetarako|nor gara|kontaktua'),
  fa: words('نویسنده|نگارنده|به قلم|نوشته|نوشتهٔ|گزارشگر|خبرنگار|تهیه کننده|مترجم|توسط', 'منتشر شده|انتشار|تاریخ انتشار|تاریخ|منتشر شده در|زمان انتشار', 'به‌روزرسانی|به روز رسانی|آخرین به‌روزرسانی|آخرین بروزرسانی|بروزرسانی|آخرین ویرایش|ویرایش|این صفحه آخرین بار', 'درباره ما|درباره‌ی ما|دربارهٔ ما|درباره|تماس با ما|تماس|ارتباط با ما'),
  fi: words('kirjoittaja|kirjoittanut|teksti|toimittaja|kirjoittajat', 'julkaistu|päiväys|luotu|julkaisupäivä', 'päivitetty|viimeksi päivitetty|muokattu|viimeksi muokattu|sivua on viimeksi muutettu|viimeksi muutettu', 'tietoa meistä|meistä|yhteystiedot|ota yhteyttä|keitä olemme|yritys|toimitus'),
  fil: words('ni|nina|isinulat ni|may-akda', 'inilathala|petsa', 'na-update|huling na-update', 'tungkol sa amin|makipag-ugnayan'),
  ga: words('le|údar', 'foilsithe|dáta', 'nuashonraithe', 'fúinn|teagmháil'),
  gl: words('por|autor|autora|escrito por|texto', 'publicado|publicado o|data', 'actualizado|última actualización', 'quen somos|sobre nós|contacto|aviso legal'),
  gu: words('લેખક|લેખન|સંવાદદાતા', 'પ્રકાશિત|તારીખ', 'અપડેટ|છેલ્લે અપડેટ', 'અમારા વિશે|સંપર્ક'),
  he: words('מאת|נכתב על ידי|כתב|כתבה|כתבת|מחבר|מחברת|כותב|כותבת|מערכת|עורך|עורכת', 'פורסם|פורסם ב|תאריך|תאריך פרסום|פורסמה|נכתב ב|הועלה', 'עודכן|עודכן ב|עדכון אחרון|עודכן לאחרונה|נערך לאחרונה|דף זה נערך לאחרונה', 'אודות|אודותינו|עלינו|מי אנחנו|צור קשר|צרו קשר|יצירת קשר|אודות האתר'),
  hr: words(...south),
  hu: words('írta|szerző|szerzők|szöveg|szerkesztő|szerkesztette|riporter', 'közzétéve|megjelent|megjelenés|dátum|publikálva|létrehozva|feltöltve', 'frissítve|módosítva|utolsó frissítés|utolsó módosítás|utoljára frissítve|a lap utolsó módosítása', 'rólunk|kapcsolat|impresszum|kik vagyunk|elérhetőség|magunkról|szerkesztőség'),
  hy: words('հեղինակ|հեղինակ՝', 'հրապարակված|ամսաթիվ', 'թարմացված', 'մեր մասին|կապ|հետադարձ կապ'),
  is: words('eftir|höfundur|texti', 'birt|dagsetning', 'uppfært|síðast uppfært', 'um okkur|hafa samband'),
  ka: words('ავტორი|ავტორი:', 'გამოქვეყნებულია|თარიღი', 'განახლებულია|ბოლო განახლება', 'ჩვენს შესახებ|კონტაქტი'),
  kk: words('автор|авторы|мәтін', 'жарияланған|жарияланды|күні', 'жаңартылды|соңғы жаңарту', 'біз туралы|байланыс|редакция'),
  km: words('ដោយ|អ្នកនិពន្ធ', 'ផ្សាយ|កាលបរិច្ឆេទ', 'កែប្រែ', 'អំពីយើង|ទំនាក់ទំនង'),
  lt: words('autorius|autorė|parengė|parašė|tekstas|redaktorius|autoriai', 'paskelbta|publikuota|data|sukurta|įdėta', 'atnaujinta|paskutinį kartą atnaujinta|pakeista|redaguota', 'apie mus|kontaktai|redakcija|kas mes|apie'),
  lv: words('autors|autore|autori|teksts|sagatavoja|raksta|redaktors', 'publicēts|publicēta|datums|izveidots', 'atjaunots|atjaunināts|pēdējās izmaiņas|labots', 'par mums|kontakti|redakcija|kas mēs esam'),
  mk: words('автор|пишува|од|текст', 'објавено|датум', 'ажурирано|последна промена', 'за нас|контакт|импресум'),
  mn: words('зохиогч|бичсэн|сэтгүүлч', 'нийтэлсэн|огноо', 'шинэчилсэн|шинэчлэгдсэн', 'бидний тухай|холбоо барих'),
  mr: words('लेखक|लेखिका|प्रतिनिधी|संपादक', 'प्रकाशित|दिनांक|प्रकाशन तारीख', 'अपडेट|शेवटचे अपडेट|अद्यतन', 'आमच्याबद्दल|आमच्या विषयी|संपर्क|संपर्क साधा'),
  ms: words('oleh|ditulis oleh|penulis|wartawan', 'diterbitkan|diterbitkan pada|tarikh|disiarkan', 'dikemas kini|kemas kini terakhir|dikemaskini', 'tentang kami|mengenai kami|hubungi kami|perihal kami'),
  my: words('ရေးသားသူ|စာရေးသူ', 'ထုတ်ဝေသည်|ရက်စွဲ', 'နောက်ဆုံးပြင်ဆင်', 'ကျွန်ုပ်တို့အကြောင်း|ဆက်သွယ်ရန်'),
  nb: norwegian, nn: norwegian, no: norwegian,
  ne: words('लेखक|संवाददाता|लेखन', 'प्रकाशित|प्रकाशित मिति|मिति', 'अद्यावधिक|अपडेट', 'हाम्रो बारेमा|सम्पर्क'),
  pa: words('ਲੇਖਕ|ਵੱਲੋਂ', 'ਪ੍ਰਕਾਸ਼ਿਤ|ਮਿਤੀ', 'ਅੱਪਡੇਟ', 'ਸਾਡੇ ਬਾਰੇ|ਸੰਪਰਕ'),
  ro: words('de|autor|autori|scris de|publicat de|text|redactor|redacția', 'publicat|publicat pe|publicat la|data publicării|data|postat pe|la data de', 'actualizat|actualizat la|ultima actualizare|modificat|ultima modificare|ultima editare', 'despre noi|despre|contact|cine suntem|echipa|redacția|contactează-ne'),
  si: words('කර්තෘ|විසින්|ලියූවේ', 'ප්‍රකාශිත|දිනය', 'යාවත්කාලීන', 'අප ගැන|සම්බන්ධ වන්න'),
  sk: words('autor|autorka|autori|napísal|napísala|text|pripravil|pripravila', 'publikované|zverejnené|dátum|vydané|pridané', 'aktualizované|naposledy aktualizované|posledná aktualizácia|upravené|naposledy upravené', 'o nás|o webe|kto sme|kontakt|kontakty|redakcia|tiráž'),
  sl: words('avtor|avtorica|piše|napisal|napisala|besedilo|novinar', 'objavljeno|datum|datum objave', 'posodobljeno|zadnja sprememba|spremenjeno', 'o nas|kontakt|kontakti|kolofon|uredništvo|kdo smo'),
  sq: words('nga|autor|autori|shkruar nga', 'publikuar|botuar|data|publikuar më', 'përditësuar|përditësimi i fundit', 'rreth nesh|kontakt|na kontaktoni|kush jemi'),
  sr: words('аутор|пише|написао|написала|текст|извор|autor|piše|napisao|napisala|tekst|izvor', 'објављено|датум|objavljeno|datum', 'ажурирано|последња измена|ažurirano|poslednja izmena', 'о нама|контакт|импресум|редакција|o nama|kontakt|impresum|redakcija'),
  sv: words('av|skriven av|författare|text|text av|text och foto|reporter|skribent|av:', 'publicerad|publicerat|publicerades|datum|skapad|postad|inlagd', 'uppdaterad|uppdaterat|senast uppdaterad|senast ändrad|ändrad|sidan redigerades senast|redigerad|senast ändrades', 'om oss|om|om webbplatsen|kontakt|kontakta oss|vilka är vi|redaktion|redaktionen|om företaget'),
  sw: words('na|mwandishi|imeandikwa na', 'imechapishwa|tarehe', 'imesasishwa', 'kuhusu sisi|wasiliana nasi|mawasiliano'),
  ta: words('எழுதியவர்|ஆசிரியர்|நிருபர்|கட்டுரையாளர்', 'வெளியிடப்பட்டது|வெளியீடு|தேதி|பதிவு செய்த நாள்', 'புதுப்பிக்கப்பட்டது|கடைசியாக புதுப்பிக்கப்பட்டது|மாற்றம்', 'எங்களைப் பற்றி|தொடர்பு|தொடர்புக்கு|தொடர்பு கொள்ள'),
  te: words('రచయిత|రచన|రచయిత్రి|ప్రతినిధి', 'ప్రచురణ|ప్రచురించబడింది|తేదీ', 'నవీకరించబడింది|అప్‌డేట్|చివరి నవీకరణ', 'మా గురించి|సంప్రదించండి|మమ్మల్ని సంప్రదించండి'),
  th: words('โดย|เขียนโดย|ผู้เขียน|เรื่องโดย|เรื่อง|ผู้สื่อข่าว|เรียบเรียงโดย|เรียบเรียง|ผู้แต่ง|กองบรรณาธิการ|โพสต์โดย', 'เผยแพร่|เผยแพร่เมื่อ|เผยแพร่วันที่|วันที่เผยแพร่|วันที่|โพสต์เมื่อ|ประกาศเมื่อ|ลงวันที่', 'อัปเดต|อัพเดท|ปรับปรุง|แก้ไขล่าสุด|ปรับปรุงล่าสุด|อัปเดตล่าสุด|แก้ไขเมื่อ|หน้านี้แก้ไขล่าสุดเมื่อ|ปรับปรุงเมื่อ', 'เกี่ยวกับเรา|เกี่ยวกับ|ติดต่อเรา|ติดต่อ|รู้จักเรา|ทีมงาน|เราคือใคร'),
  tl: words('ni|nina|isinulat ni', 'inilathala|petsa', 'na-update', 'tungkol sa amin|makipag-ugnayan'),
  uk: words('автор|авторка|автори|текст|написав|написала|підготував|підготувала|кореспондент|журналіст|редакція|автор статті', 'опубліковано|дата|дата публікації|розміщено|додано|створено|публікація', 'оновлено|останнє оновлення|змінено|відредаговано|останні зміни|цю сторінку востаннє відредаговано', 'про нас|про проєкт|про проект|про сайт|про компанію|контакти|зв’язок|редакція|хто ми|наша команда|зворотний зв’язок'),
  ur: words('از|مصنف|تحریر|تحریر:|رپورٹ|نامہ نگار|بقلم', 'شائع|تاریخ اشاعت|اشاعت|تاریخ|شائع ہوا', 'اپ ڈیٹ|آخری اپ ڈیٹ|تازہ ترین', 'ہمارے بارے میں|رابطہ|ہم سے رابطہ|رابطہ کریں'),
  uz: words('muallif|yozgan', 'eʼlon qilingan|sana|chop etilgan', 'yangilangan', 'biz haqimizda|aloqa|bogʻlanish'),
  vi: words('bởi|tác giả|viết bởi|đăng bởi|người viết|bài viết bởi|biên tập|phóng viên|bài|tin bài', 'đăng|đăng ngày|ngày đăng|xuất bản|ngày|đăng lúc|xuất bản ngày|phát hành|đã đăng', 'cập nhật|cập nhật lần cuối|cập nhật ngày|sửa đổi lần cuối|cập nhật lúc|chỉnh sửa|trang này được sửa đổi lần cuối', 'giới thiệu|về chúng tôi|liên hệ|chúng tôi là ai|toà soạn|tòa soạn|liên hệ với chúng tôi|liên lạc'),
};
