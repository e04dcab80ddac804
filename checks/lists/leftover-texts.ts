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
/** An address for mail at such a domain. Those reserved for examples are in texts that explain something, and are no leftovers there. */
export const sampleMail = new RegExp(String.raw`\b[\w.+-]{1,60}@(?:www\.)?(?:${placeholderDomains})\.[a-z]{2,6}(?:\.[a-z]{2})?\b`, 'i');

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
