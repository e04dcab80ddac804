/** Openings of texts that designers fill pages with, lower case, as they are in wide use per language. Checked 2026-11-21; the list is ours. */
export const dummyTexts: readonly string[] = [
  'lorem ipsum dolor', 'consectetur adipiscing elit', 'consectetur adipisicing elit',
  'この文章はダミーです', 'これはダミーテキストです', 'サンプルテキストサンプルテキスト',
  'هذا النص هو مثال لنص يمكن أن يستبدل', 'لوريم ايبسوم دولار', 'لورم ایپسوم',
  'лорем ипсум долор', 'далеко-далеко за словесными горами',
  'לורם איפסום דולור', '로렘 입숨', '这是一段占位文字', '這是一段佔位文字',
];

/** What software writes into a title until somebody changes it, in any language of the page: the whole title, lower case. */
export const defaultTitles: ReadonlySet<string> = new Set([
  'untitled', 'untitled document', 'untitled page', 'new page', 'document', 'page title', 'my page', 'my website', 'just another wordpress site',
  'react app', 'vite app', 'vite + react', 'vite + react + ts', 'vite + vue', 'create next app', 'nuxt app', 'angular app', 'svelte app', 'hello world',
]);

/** Titles that say nothing, per language: the whole title, lower case. */
export const genericTitles: Readonly<Record<string, readonly string[]>> = {
  en: ['home', 'homepage', 'home page', 'welcome', 'index', 'page', 'website', 'blog', 'products', 'profile', 'main page'],
  de: ['start', 'startseite', 'home', 'willkommen', 'herzlich willkommen', 'seite', 'webseite', 'website', 'blog', 'produkte', 'neue seite'],
  fr: ['accueil', "page d'accueil", 'bienvenue', 'page', 'site web', 'blog', 'produits', 'nouvelle page', 'sans titre'],
  es: ['inicio', 'página de inicio', 'página principal', 'bienvenidos', 'bienvenido', 'página', 'blog', 'productos', 'nueva página', 'sin título'],
  it: ['home', 'benvenuti', 'pagina iniziale', 'pagina', 'blog', 'prodotti', 'nuova pagina', 'senza titolo'],
  pt: ['início', 'página inicial', 'bem-vindo', 'bem-vindos', 'página', 'blog', 'produtos', 'nova página', 'sem título'],
  nl: ['home', 'startpagina', 'welkom', 'pagina', 'blog', 'producten', 'nieuwe pagina', 'naamloos'],
  pl: ['strona główna', 'witamy', 'strona', 'blog', 'produkty', 'nowa strona', 'bez tytułu'],
  ru: ['главная', 'главная страница', 'добро пожаловать', 'страница', 'блог', 'товары', 'новая страница', 'без названия', 'без имени'],
  ja: ['ホーム', 'トップ', 'トップページ', 'ようこそ', 'ページ', 'ブログ', '商品一覧', '新しいページ', '無題'],
  zh: ['首页', '首頁', '主页', '主頁', '欢迎', '歡迎', '博客', '产品', '產品', '新页面', '新頁面', '无标题', '無標題'],
  ko: ['홈', '홈페이지', '메인', '메인 페이지', '환영합니다', '블로그', '제품', '새 페이지', '제목 없음'],
  ar: ['الرئيسية', 'الصفحة الرئيسية', 'مرحبا', 'أهلا وسهلا', 'مدونة', 'المنتجات', 'صفحة جديدة', 'بدون عنوان'],
  hi: ['होम', 'मुख पृष्ठ', 'मुखपृष्ठ', 'स्वागत है', 'ब्लॉग', 'उत्पाद', 'नया पृष्ठ', 'शीर्षकहीन'],
  tr: ['anasayfa', 'ana sayfa', 'hoş geldiniz', 'sayfa', 'blog', 'ürünler', 'yeni sayfa', 'adsız', 'başlıksız'],
  id: ['beranda', 'halaman utama', 'selamat datang', 'halaman', 'blog', 'produk', 'halaman baru', 'tanpa judul'],
};
