/** Placeholder texts that designers commonly use, per language: their first words, lower case. Checked 2026-11-21; the list is ours. */
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

/** Default titles that software writes until somebody changes them, lower case. “Untitled document” is in the language of the editor's user, so these apply to pages of any language. */
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

/**
 * What servers and applications write over an error that is not about one address, lower case: the word alone in languages of many pages,
 * and reason phrases of HTTP (RFC 9110, section 15). They count as a whole part of a title only: “Error handling” is a subject.
 */
export const errorTitles: readonly string[] = [
  'error',
  'errors',
  'erreur',
  'fehler',
  'erro',
  'errore',
  'fout',
  'fel',
  'feil',
  'fejl',
  'virhe',
  'błąd',
  'chyba',
  'hiba',
  'eroare',
  'hata',
  'lỗi',
  'ошибка',
  'помилка',
  'σφάλμα',
  'エラー',
  '错误',
  '錯誤',
  '오류',
  '에러',
  'خطأ',
  'خطا',
  'שגיאה',
  'त्रुटि',
  'an error occurred',
  'an error has occurred',
  'application error',
  'server error',
  'runtime error',
  'bad request',
  'forbidden',
  'access denied',
  'request timeout',
  'too many requests',
  'internal server error',
  'bad gateway',
  'service unavailable',
  'gateway timeout',
  'gateway time-out',
];

/** Headings of demo content that is copied together with its part of the page, lower case. */
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

/**
 * What templates and website builders write where the owner's text belongs, as a whole line: “Your Custom Text Here”. Requests to type
 * are left out: forms ask their users for the same.
 */
export const sampleLine = new RegExp(
  [
    String.raw`your (?:[a-z]+ ){0,2}(?:text|title|heading|headline|content|description|tagline|slogan|caption|logo|image)(?: goes)? here`,
    String.raw`(?:some |the )?(?:text|title|heading|headline|content|description|tagline|caption) (?:goes|comes) here`,
    'this is a (?:sample|placeholder|dummy) (?:text|heading|title|paragraph)',
    '(?:hier (?:kommt|steht) )?ihr (?:text|titel|inhalt|slogan)(?: (?:hier|steht hier|kommt hier hin))?',
    'hier (?:kommt|steht) (?:ihr|dein|der) (?:text|titel|inhalt)',
    '(?:votre|ton) (?:texte|titre|contenu|slogan) ici',
    String.raw`(?:tu|su) (?:texto|t[ií]tulo|contenido|eslogan) aqu[ií]`,
    '(?:il tuo|il vostro) (?:testo|titolo|contenuto|slogan) qui',
    String.raw`(?:o )?(?:seu|teu) (?:texto|t[ií]tulo|conte[uú]do|slogan) aqui`,
    '(?:hier (?:komt|staat) )?(?:uw|jouw) (?:tekst|titel|inhoud|slogan)(?: hier)?',
    String.raw`tw[oó]j (?:tekst|tytu[lł]|nag[lł][oó]wek) (?:tutaj|tu)`,
    'ваш (?:текст|заголовок|слоган)(?: будет)? здесь|здесь (?:будет )?ваш текст',
    'metniniz buraya',
    'din (?:text|rubrik|tekst|overskrift) h[äe]r',
    'ここに(?:テキスト|文章|タイトル|見出し)が入ります',
    '(?:您的|你的)?(?:文字|文本|标题|標題|内容|內容)(?:在此|写在这里|寫在這裡|放在这里|放在這裡)',
    '여기에 (?:텍스트|제목|내용)(?:가|이) (?:들어갑니다|표시됩니다)',
    '(?:النص|نصك|العنوان) هنا',
  ]
    .map((line) => `(?:${line})`)
    .join('|')
    .replace(/^/, '^(?:')
    .replace(/$/, ')[.!…。]*$'),
  'iu',
);

/** Domain labels that templates and themes use as a placeholder for the site's domain, in the languages in which they are sold. */
const placeholderDomains = [
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
/** A mail address at such a domain. Domains reserved for examples are not listed: they are legitimate in texts that explain something. */
export const sampleMail = new RegExp(String.raw`\b[\w.+-]{1,60}@(?:www\.)?(?:${placeholderDomains})\.[a-z]{2,6}(?:\.[a-z]{2})?\b`, 'i');

/** Link targets that were never filled in. */
export const unwrittenTargets =
  /^#?(?:TODO|FIXME|TBD|XXX+|INSERT[-_ ](?:LINK|URL)(?:[-_ ]HERE)?|(?:your|insert|add)[-_ ](?:link|url)(?:[-_ ]here)?)$/;

/** Hosts on which website builders and hosting services show a site before it has its domain. Checked 2026-11-23. */
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
