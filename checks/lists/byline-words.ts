/** Words in and around bylines, in addition to those in languages/. Ours, from common practice; lower case. 2026-11-22. */
const list = (phrases: string): readonly string[] => phrases.split('|');

/** English occurs on pages of every language, because content systems default to it. */
export const englishBylines = list(
  'by|written by|words by|story by|posted by|published by|text by|article by|submitted by|reported by|curated by|authored by',
);

/** Languages that write "by" behind the name. */
export const bylineBehindName = /^(?:hi|mr|ne|gu|pa|bn|ur|si|ta|te|kn|ml|tr|az|ko|ja)(?![a-z])/i;

/** Words for companies and editorial desks: part of their names, never of a person's. */
export const organizationWords: ReadonlySet<string> = new Set(
  'news media team desk department university institute inc ltd llc gmbh ag se kg co corp company group redaktion'.split(' '),
);

/** What content systems write in the place of an author: names of their default accounts, and words for "no author". Lower case. */
export const accountNames = list(
  'admin|administrator|root|webmaster|superuser|superadmin|user|guest|author|wordpress|editor|sysadmin|default|test|unknown|anonymous|null|' +
    'undefined|none|n/a|admins|site admin|web admin|website admin|admin user|wpadmin|wp admin|wordpress admin|no author|no name|' +
    'unknown author|author name|your name|sysop|administrateur|administrador|administradora|amministratore|beheerder|administratör|' +
    'ylläpito|ylläpitäjä|adminisztrátor|yönetici|quản trị viên|pengelola|kein autor|unbekannt|sin autor|anónimo|desconocido|sans auteur|' +
    'anonyme|inconnu|senza autore|anonimo|sconosciuto|sem autor|desconhecido|geen auteur|onbekend|brak autora|nieznany|bez autora|' +
    'админ|администратор|адмін|адміністратор|без автора|неизвестен|неизвестно|διαχειριστής|אדמין|מנהל האתר|ادمين|أدمن|مدير الموقع|مجهول|' +
    'ادمین|مدیر سایت|ناشناس|管理员|管理員|管理者|管理人|站长|站長|匿名|佚名|관리자|운영자|어드민|익명|แอดมิน|ผู้ดูแลระบบ',
);

/** Pattern for the start of a photo credit after the byline. */
export const pictureWords =
  "photo|photos|photographs|photography|pictures|images|video|illustration|illustrations|illustrationen|graphics|grafik|foto|fotos|foto's|fotografie|fotografia|fotografía|fotografías|fotografias|bild|bilder|beeld|ilustraciones|ilustrações|illustrazioni|zdjęcia|snímky|fotky|kuvat|kuva|valokuvat|fényképek|фото|фотографии|иллюстрации|снимки|φωτογραφίες|fotoğraf|fotoğraflar|صور|تصوير|عکس|צילום|צילומים|फोटो|ภาพ|ảnh";

/** Titles directly before or after a name in Chinese, Japanese and Korean. */
export const titlesBefore =
  /^(?:(?:本[报報刊网網]|特[约約]|见习|見習|实习|實習|首席|新华社|新華社|中央社)?(?:记者|記者|通讯员|通訊員|编辑|編輯|責任編輯|责任编辑|作者|主编|主編)|編集委員|論説委員|編集長|解説委員|特派員|ライター|文責)[：:\s　]*/u;
export const titlesBehind =
  /[\s　]*(?:[（(](?:记者|記者|编辑|編輯|著)[)）]|(?:记者|記者|编辑|編輯|編集委員|論説委員|特派員|さん|氏|先生|著|記)|(?:선임|수습|인턴|객원|전문|편집)?기자|특파원|논설위원|편집위원|칼럼니스트|통신원|교수|작가|앵커|평론가|대표)$/u;

/** Texts in the place of a name that are not names: menus, sections, buttons, photo agencies. Whole words. */
export const notInNames: ReadonlySet<string> = new Set(
  `home news world sport sports business politics opinion opinions culture science health tech technology money travel style entertainment music food video videos photos photo gallery live latest top stories story breaking
  more share print email save comment comments subscribe newsletter login logout menu search profile account settings help contact about privacy terms cookies cookie policy archive archives category categories tags tag topic topics section sections page pages read next previous follow facebook twitter
  instagram linkedin youtube whatsapp pinterest getty images advertisement advert ad ads sponsored promoted featured related popular trending press release releases media center centre magazine daily weekly blog blogs podcast podcasts episode events event jobs shop store sale free download
  update updates guide guides review reviews report reports key points listen audio minutes minute min hour hours day days week today yesterday january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  editorial editors choice picks local national international global economy finance markets market real estate united states kingdom city county state university school college institute department ministry government
  startseite nachrichten wirtschaft politik kultur wissen wissenschaft gesundheit reise leben meinung kommentare kommentar teilen drucken merken abmelden anmelden registrieren profil konto suche menü kontakt impressum datenschutz archiv thema themen anzeige werbung aktuelles aktuell ressort lesezeit uhr
  accueil actualités actualité économie politique société culture sciences santé partager imprimer rechercher connexion déconnexion inscription s'abonner publicité abonnés abonné
  inicio noticias economía política sociedad cultura ciencia salud deportes opinión compartir imprimir buscar iniciar sesión suscribirse publicidad portada actualidad últimas
  notizie economia politica cultura scienza salute cronaca condividi stampa cerca accedi abbonati pubblicità
  notícias esportes saúde ciência compartilhar imprimir entrar assine publicidade últimas
  nieuws economie politiek cultuur wetenschap gezondheid delen zoeken inloggen abonneren advertentie binnenland buitenland
  wiadomości polityka gospodarka kultura nauka zdrowie udostępnij drukuj szukaj zaloguj reklama najnowsze
  новости политика экономика общество культура спорт наука здоровье поделиться печать поиск войти реклама главная подписаться происшествия
  haberler haber dakika gündem ekonomi siyaset kültür sağlık spor paylaş yazdır ara giriş reklam dünya
  berita ekonomi politik budaya olahraga bagikan cari masuk iklan beranda terkini
  أخبار الأخبار سياسة اقتصاد رياضة ثقافة مجتمع منوعات صحة تكنولوجيا محلية عالمية عربية دولية شارك طباعة بحث الرئيسية إعلان فن
  समाचार राजनीति खेल मनोरंजन देश विदेश दुनिया व्यापार शेयर खोज होम विज्ञापन स्वास्थ्य
  ข่าว การเมือง กีฬา บันเทิง เศรษฐกิจ แชร์ ค้นหา หน้าแรก โฆษณา
  חדשות כלכלה ספורט תרבות בריאות שתף הדפסה חיפוש פרסומת דף הבית
  اخبار سیاست اقتصاد ورزش فرهنگ جامعه اشتراک جستجو خانه
  hírek belföld külföld uutiset kotimaa ulkomaat știri stiri actualitate новини події tức செய்திகள் সংবাদ খবর সারাদেশ
  νέα ειδήσεις πολιτική οικονομία κόσμος αθλητικά πολιτισμός υγεία κοινωνία αναζήτηση αρχική`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Capital letters at the end of a page that are not a signature. */
export const notDesks: ReadonlySet<string> = new Set(
  'FAQ PDF RSS TOP NEW OK PR AD USA EU UN UK US TV HD ID URL CEO II III IV VI'.split(' '),
);

/** The most frequent family names; most names of two to four characters start with one. */
export const chineseSurnames =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任沈姚卢盧姜崔钟鐘谭譚陆陸汪范石廖贾賈夏韦韋付傅方邹鄒熊白孟秦邱侯江尹薛闫閻段雷龙龍黎史陶贺賀毛郝顾顧龚龔邵万萬覃武钱錢戴严嚴莫孔向常汤湯';
export const koreanSurnames =
  '김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모';
/** Family names of two and three characters that most Japanese names start with. Those of one character are too often ordinary words. */
export const japaneseSurnames: readonly string[] = (
  '佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 清水 山崎 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 近藤 後藤 青木 坂本 村上 太田 金子 藤井 福田 西村 三浦 竹内 中川 岡本 松田 原田 中野 小野 田村 藤原 中山 石田 小島 和田 森田 ' +
  '内田 柴田 酒井 工藤 横山 宮崎 宮本 内藤 高木 安藤 島田 谷口 大野 丸山 今井 高田 藤本 武田 村田 上野 杉山 増田 平野 大塚 千葉 久保 松井 岩崎 桜井 野口 松尾 野村 木下 菊地 菊池 佐野 大西 杉本 新井 浜田 菅原 市川 水野 小松 古川 小山 高津 高野 服部 樋口 五十嵐 久保田 佐久間 大久保 小笠原 荒木 黒田 熊谷 松永 関口 早川 永井 吉川 吉村 本田 矢野 秋山 望月 飯田 河野 川口 川崎 中西 平田 岩田 土屋 須藤 馬場 片山 星野'
).split(' ');
