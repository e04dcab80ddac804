/**
 * Words with which the people behind a page speak of themselves, or greet. A sentence with one of them is about the speaker, not about
 * the page's subject. Whole words; in scripts without spaces anywhere in the text. Ours, lower case. 2026-11-23.
 */
const list = (phrases: string): readonly string[] => phrases.split('|');

/** English is on pages of every language. */
const english = list(
  "i|i'm|i've|i'll|i'd|me|my|myself|we|we're|we've|we'll|we'd|our|ours|ourselves|let's|welcome|hello|hey|dear|thank you|thanks|today's post|this post|this blog post|this article|this page|fill out|fill in|click|scroll|sign up|keep reading|read on|follow the link",
);
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  en: english,
  de: list(
    'ich|mich|mir|mein|meine|meinen|meinem|meiner|wir|uns|unser|unsere|unseren|unserem|unserer|unseres|willkommen|hallo|liebe leser|dieser beitrag|diesem beitrag|dieser artikel|diesem artikel',
  ),
  fr: list("je|j'ai|moi|mon|ma|mes|nous|notre|nos|bienvenue|bonjour|salut|merci|cet article"),
  es: list(
    'yo|mi|mis|nosotros|nosotras|nos|nuestro|nuestra|nuestros|nuestras|bienvenido|bienvenidos|bienvenida|hola|gracias|este artículo',
  ),
  it: list('io|mio|mia|miei|noi|ci|nostro|nostra|nostri|nostre|benvenuti|benvenuto|ciao|grazie|questo articolo'),
  pt: list('eu|meu|minha|meus|minhas|nós|nosso|nossa|nossos|nossas|bem-vindo|bem-vindos|olá|obrigado|este artigo'),
  nl: list('ik|mij|mijn|wij|we|ons|onze|welkom|hallo|hoi|dit artikel'),
  pl: list('ja|mnie|mój|moja|moje|my|nas|nam|nasz|nasza|nasze|naszych|naszej|witamy|witaj|cześć|dziękujemy|ten artykuł|tym artykule'),
  ru: list('я|мне|меня|мой|моя|мои|мы|нас|нам|наш|наша|наше|наши|наших|нашей|здравствуйте|привет|добро пожаловать|эта статья|этой статье'),
  uk: list('я|мене|мій|моя|ми|нас|нам|наш|наша|наше|наші|вітаємо|привіт|ця стаття|цій статті'),
  tr: list('ben|benim|biz|bizim|bizi|bize|merhaba|hoş geldiniz|bu yazı|bu yazıda|bu makale'),
  sv: list('jag|mig|mitt|vi|oss|vår|vårt|våra|välkommen|välkomna|hej|den här artikeln'),
  da: list('jeg|mig|vi|os|vores|velkommen|hej|denne artikel'),
  nb: list('jeg|meg|vi|oss|vår|vårt|våre|velkommen|hei|denne artikkelen'),
  fi: list('minä|minun|me|meidän|tervetuloa|hei|tämä artikkeli'),
  cs: list('já|mě|můj|moje|my|nás|nám|náš|naše|našich|vítejte|vítáme|ahoj|dobrý den|tento článek'),
  ro: list('eu|meu|mea|noi|nostru|noastră|noștri|noastre|bine ați venit|bun venit|salut|acest articol'),
  hu: list('én|mi|minket|nekünk|üdvözöljük|üdvözlünk|szia|ez a cikk'),
  el: list('εγώ|μου|εμείς|μας|καλώς ήρθατε|γεια|αυτό το άρθρο'),
  id: list('saya|aku|kami|kita|selamat datang|halo|terima kasih|artikel ini'),
  vi: list('tôi|chúng tôi|chúng ta|chào mừng|xin chào|bài viết này'),
  ar: list('أنا|نحن|لدينا|مرحبا|مرحبًا|أهلا|أهلاً|هذا المقال|هذه المقالة'),
  he: list('אני|שלי|אנחנו|אנו|שלנו|אותנו|ברוכים הבאים|שלום'),
  fa: list('من|ما|خوش آمدید|سلام|این مقاله'),
  hi: list('मैं|मेरा|मेरी|मेरे|हम|हमारा|हमारी|हमारे|स्वागत|नमस्ते|इस लेख'),
  ja: list('私|わたし|僕|ぼく|我々|弊社|当社|当店|当サイト|ようこそ|こんにちは|ありがとう|この記事|本記事|このページ'),
  zh: list('我|咱|本文|本站|小编|小編|欢迎|歡迎|你好|您好|大家好|感谢|感謝'),
  ko: list('저는|제가|나는|내가|우리|저희|안녕하세요|환영|감사합니다|이 글|이번 글'),
  th: list('ผม|ฉัน|ดิฉัน|เรา|สวัสดี|ยินดีต้อนรับ|ขอบคุณ|บทความนี้'),
};

/** Those of a language; of one without a list, the English ones. */
export const speakerWords = (language: string): readonly string[] =>
  Object.hasOwn(byLanguage, language) ? byLanguage[language]! : english;

/** First words of a sentence that hang on another one, beside those of the lexicons. */
const leaning: Readonly<Record<string, readonly string[]>> = {
  en: list("it|it's|if|for example|for instance|in conclusion|then|also|even|with that|in such cases|as a consequence|like most|which"),
  de: list('es|das|dies|er|sie|wenn|falls|zum beispiel|auch|dann|so'),
  fr: list("il|elle|ils|elles|cela|ça|c'est|si|par exemple|aussi|ainsi|alors"),
  es: list('si|por ejemplo|también|ello|eso|esto|además|así'),
  it: list('se|per esempio|ad esempio|anche|ciò|questo|così|inoltre'),
  pt: list('se|por exemplo|também|isso|isto|assim|além disso'),
  nl: list('het|dat|dit|als|bijvoorbeeld|ook|dan'),
  pl: list('jeśli|jeżeli|na przykład|to|także|również|on|ona|ono'),
  ru: list('если|например|это|он|она|оно|они|также|так'),
  uk: list('якщо|наприклад|це|він|вона|воно|вони|також'),
  sv: list('det|den|om|till exempel|också'),
  da: list('det|den|hvis|for eksempel|også'),
  nb: list('det|den|hvis|for eksempel|også'),
  tr: list('bu|o|eğer|örneğin|ayrıca'),
  cs: list('to|pokud|například|také'),
  ja: list('もし|例えば|たとえば|また|これ|それ|その|そして|しかし'),
  zh: list('如果|例如|比如|也|这|這|它|但|而'),
  ko: list('만약|예를 들어|또한|이는|그는|그녀는|그것은'),
  ar: list('إذا|مثلا|على سبيل المثال|كما|هذا|هذه'),
  hi: list('यह|यदि|अगर|उदाहरण के लिए'),
  id: list('jika|misalnya|juga|ini|itu'),
};
export const leaningWords = (language: string): readonly string[] => (Object.hasOwn(leaning, language) ? leaning[language]! : []);
