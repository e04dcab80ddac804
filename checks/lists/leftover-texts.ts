/** Openings of texts that designers fill pages with, lower case, as they are in wide use per language. Checked 2026-11-21; the list is ours. */
export const dummyTexts: readonly string[] = [
  'lorem ipsum dolor',
  'consectetur adipiscing elit',
  'consectetur adipisicing elit',
  'この文章はダミーです',
  'これはダミーテキストです',
  'サンプルテキストサンプルテキスト',
  'هذا النص هو مثال لنص يمكن أن يستبدل',
  'لوريم ايبسوم دولار',
  'لورم ایپسوم',
  'лорем ипсум долор',
  'далеко-далеко за словесными горами',
  'לורם איפסום דולור',
  '로렘 입숨',
  '这是一段占位文字',
  '這是一段佔位文字',
];

/** What software writes into a title until somebody changes it, in any language of the page, lower case. Editors write “untitled document” in the language of who uses them. */
export const defaultTitles: ReadonlySet<string> = new Set([
  'untitled',
  'untitled document',
  'untitled page',
  'new page',
  'document',
  'unbenanntes dokument',
  'document sans nom',
  'document sans titre',
  'documento sin título',
  'documento senza titolo',
  'documento sem título',
  'naamloos document',
  'dokument bez tytułu',
  'adsız belge',
  'namnlöst dokument',
  'документ без названия',
  '無題ドキュメント',
  '无标题文档',
  '無標題文件',
  '제목 없는 문서',
  '제목없음',
  'page title',
  'my page',
  'my website',
  'just another wordpress site',
  'react app',
  'vite app',
  'vite + react',
  'vite + react + ts',
  'vite + vue',
  'create next app',
  'nuxt app',
  'angular app',
  'svelte app',
  'hello world',
]);

/** Titles that say nothing, alone or beside the name of the site. Per language, lower case. */
export const genericTitles: Readonly<Record<string, readonly string[]>> = {
  en: ['home', 'homepage', 'home page', 'welcome', 'index', 'page', 'website', 'main page'],
  de: ['start', 'startseite', 'home', 'willkommen', 'herzlich willkommen', 'seite', 'webseite', 'website', 'neue seite'],
  fr: ['accueil', "page d'accueil", 'bienvenue', 'page', 'site web', 'nouvelle page', 'sans titre'],
  es: ['inicio', 'página de inicio', 'página principal', 'bienvenidos', 'bienvenido', 'página', 'nueva página', 'sin título'],
  it: ['home', 'benvenuti', 'pagina iniziale', 'pagina', 'nuova pagina', 'senza titolo'],
  pt: ['início', 'página inicial', 'bem-vindo', 'bem-vindos', 'página', 'nova página', 'sem título'],
  nl: ['home', 'startpagina', 'welkom', 'pagina', 'nieuwe pagina', 'naamloos'],
  pl: ['strona główna', 'witamy', 'strona', 'nowa strona', 'bez tytułu'],
  ru: ['главная', 'главная страница', 'добро пожаловать', 'страница', 'новая страница', 'без названия', 'без имени'],
  ja: ['ホーム', 'トップ', 'トップページ', 'ようこそ', 'ページ', '新しいページ', '無題'],
  zh: ['首页', '首頁', '主页', '主頁', '欢迎', '歡迎', '新页面', '新頁面', '无标题', '無標題'],
  ko: ['홈', '홈페이지', '메인', '메인 페이지', '환영합니다', '새 페이지', '제목 없음'],
  ar: ['الرئيسية', 'الصفحة الرئيسية', 'مرحبا', 'أهلا وسهلا', 'صفحة جديدة', 'بدون عنوان'],
  hi: ['होम', 'मुख पृष्ठ', 'मुखपृष्ठ', 'स्वागत है', 'नया पृष्ठ', 'शीर्षकहीन'],
  tr: ['anasayfa', 'ana sayfa', 'hoş geldiniz', 'sayfa', 'yeni sayfa', 'adsız', 'başlıksız'],
  id: ['beranda', 'halaman utama', 'selamat datang', 'halaman', 'halaman baru', 'tanpa judul'],
};

/** Titles that name a kind of page: they say something beside the site's name, nothing alone. Per language, lower case. */
export const sectionTitles: Readonly<Record<string, readonly string[]>> = {
  en: ['blog', 'products', 'profile'],
  de: ['blog', 'produkte'],
  fr: ['blog', 'produits'],
  es: ['blog', 'productos'],
  it: ['blog', 'prodotti'],
  pt: ['blog', 'produtos'],
  nl: ['blog', 'producten'],
  pl: ['blog', 'produkty'],
  ru: ['блог', 'товары'],
  ja: ['ブログ', '商品一覧'],
  zh: ['博客', '产品', '產品'],
  ko: ['블로그', '제품'],
  ar: ['مدونة', 'المنتجات'],
  hi: ['ब्लॉग', 'उत्पाद'],
  tr: ['blog', 'ürünler'],
  id: ['blog', 'produk'],
};

/** Headings of samples that are copied with the part of the page around them, lower case. */
export const sampleHeadings: ReadonlySet<string> = new Set([
  'modal title',
  'modal heading',
  'card title',
  'slide title',
  'your heading here',
  'your title here',
  'heading goes here',
  'first slide label',
]);

/** The name before the ending of a domain that stands for the reader's own in templates and themes, in the languages they are sold in. */
const ownDomains = [
  'your-?(?:site|domain|company|website|business|store|shop|name|email|brand)',
  'my-?(?:site|domain|company|website)',
  'yoursite-?here',
  'companyname',
  'sitename',
  'domainname',
  '(?:ihre?|deine?|meine?)-?(?:seite|domain|domaene|firma|website|webseite)',
  '(?:votre|mon)-?(?:site|domaine|entreprise|societe)',
  '(?:tu|su|mi)-?(?:sitio|dominio|empresa|web)',
  '(?:tuo|mio)-?(?:sito|dominio)',
  '(?:tua|mia)azienda',
  '(?:seu|meu)-?(?:site|dominio)',
  '(?:sua|minha)empresa',
  '(?:uw|jouw|mijn)-?(?:domein|website|bedrijf)',
  '(?:twoja|moja)-?(?:domena|firma|strona)',
  '(?:vash|moy)-?(?:sait|domen)',
  '(?:sizin|benim)-?(?:site|alanadi)',
].join('|');
/** An address for mail at such a domain. Those reserved for examples are in texts that explain something, and are no leftovers there. */
export const sampleMail = new RegExp(String.raw`\b[\w.+-]{1,60}@(?:www\.)?(?:${ownDomains})\.[a-z]{2,6}(?:\.[a-z]{2})?\b`, 'i');

/** What is written as the target of a link until somebody knows it. */
export const unwrittenTargets =
  /^#?(?:TODO|FIXME|TBD|XXX+|INSERT[-_ ](?:LINK|URL)(?:[-_ ]HERE)?|(?:your|insert|add)[-_ ](?:link|url)(?:[-_ ]here)?)$/;

/** Hosts on which builders and hosting services show a site before it has its own domain. Checked 2026-11-23. */
export const previewDomains: readonly string[] = [
  'vercel.app',
  'netlify.app',
  'myshopify.com',
  'pages.dev',
  'workers.dev',
  'herokuapp.com',
  'onrender.com',
  'fly.dev',
  'web.app',
  'firebaseapp.com',
  'azurewebsites.net',
  'azurestaticapps.net',
  'amplifyapp.com',
  'wpengine.com',
  'wpenginepowered.com',
  'kinsta.cloud',
  'pantheonsite.io',
  'cloudwaysapps.com',
  'flywheelsites.com',
  'webflow.io',
  'framer.app',
  'lovable.app',
  'surge.sh',
];
