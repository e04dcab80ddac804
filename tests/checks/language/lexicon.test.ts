/** One real line of a page for each field of each lexicon: heading, references, notice, stock. A lexicon that you add belongs here. */
import { describe, expect, test } from 'vitest';
import { isConsentNotice } from '../../../checks/derive/text/notices.ts';
import { lexiconFor } from '../../../checks/language/language-words.ts';
import { findPhrase, isPhrase } from '../../../checks/language/phrases.ts';
import { languages } from '../../../checks/lists/languages/index.ts';
import type { Language } from '../../../checks/lists/languages/language.ts';

/** The fields whose phrases are read in a line. Openers have lists of their own in language-words.test.ts. */
type Lines = Record<Exclude<keyof NonNullable<Language['lexicon']>, 'openers'>, string>;

const lines: Readonly<Record<string, Lines>> = {
  ar: {
    headings: 'مقدمة',
    pointers: 'كما ذكرنا سابقا، يغلي الماء سريعا.',
    consent: 'نستخدم ملفات تعريف الارتباط لتحسين تجربتك.',
    methods: 'منهجية البحث',
    inStock: 'المنتج متوفر في المخزون',
    outOfStock: 'نفدت الكمية',
    free: 'الدخول مجاني',
  },
  cs: {
    headings: 'Závěr',
    pointers: 'Rozměry viz níže.',
    consent: 'Tyto stránky používají soubory cookie k analýze návštěvnosti.',
    methods: 'Jak jsme testovali',
    inStock: 'Skladem 5 kusů',
    outOfStock: 'Zboží již není skladem',
    free: 'Vstup zdarma',
  },
  de: {
    headings: 'Fazit',
    pointers: 'Die Maße siehe unten.',
    consent: 'Wir verwenden Cookies, um Inhalte zu personalisieren.',
    methods: 'So haben wir getestet',
    inStock: 'Auf Lager, Versand morgen',
    outOfStock: 'Derzeit nicht verfügbar',
    free: 'Der Eintritt ist kostenlos',
  },
  en: {
    headings: 'Introduction',
    pointers: 'For the sizes, see below.',
    consent: 'We use cookies and similar technologies to improve our site.',
    methods: 'How we tested',
    inStock: 'In stock, 5 left',
    outOfStock: 'This item is not available',
    free: 'Entry is free of charge',
  },
  es: {
    headings: 'Introducción',
    pointers: 'Como se mencionó, el agua hierve.',
    consent: 'Utilizamos cookies propias y de terceros.',
    methods: 'Metodología',
    inStock: 'Quedan pocas unidades',
    outOfStock: 'Producto agotado',
    free: 'La entrada es gratuita',
  },
  fr: {
    headings: 'Conclusion',
    pointers: 'Pour les dimensions, voir ci-dessous.',
    consent: 'Nous utilisons des cookies pour mesurer l’audience.',
    methods: 'Comment nous testons',
    inStock: 'En stock, livré demain',
    outOfStock: 'Article en rupture de stock',
    free: 'L’entrée est gratuite',
  },
  hi: {
    headings: 'निष्कर्ष',
    pointers: 'आकार के लिए नीचे देखें।',
    consent: 'हम कुकीज़ का उपयोग करते हैं।',
    methods: 'शोध विधि',
    inStock: 'यह उत्पाद स्टॉक में है',
    outOfStock: 'यह उत्पाद उपलब्ध नहीं है',
    free: 'प्रवेश मुफ्त है',
  },
  id: {
    headings: 'Kesimpulan',
    pointers: 'Untuk ukurannya, lihat di bawah.',
    consent: 'Situs ini menggunakan cookie untuk analisis.',
    methods: 'Metode penelitian',
    inStock: 'Stok tersedia',
    outOfStock: 'Produk ini tidak tersedia',
    free: 'Masuk gratis',
  },
  it: {
    headings: 'Conclusioni',
    pointers: 'Per le misure, vedi sotto.',
    consent: 'Questo sito utilizza cookie di terze parti.',
    methods: 'Come abbiamo testato',
    inStock: 'Disponibile, spedizione domani',
    outOfStock: 'Articolo non disponibile',
    free: 'L’ingresso è gratuito',
  },
  ja: {
    headings: 'まとめ',
    pointers: '前述のとおり、水は沸騰します。',
    consent: '当サイトではCookieを使用しています。',
    methods: '調査方法',
    inStock: '在庫あり',
    outOfStock: 'この商品は売り切れです',
    free: '入場は無料です',
  },
  ko: {
    headings: '결론',
    pointers: '앞서 언급한 물은 끓는다.',
    consent: '이 사이트는 쿠키를 사용합니다.',
    methods: '조사 방법',
    inStock: '품절 임박',
    outOfStock: '현재 품절입니다',
    free: '입장료는 무료입니다',
  },
  nl: {
    headings: 'Conclusie',
    pointers: 'Voor de maten, zie hieronder.',
    consent: 'Wij gebruiken cookies om de site te verbeteren.',
    methods: 'Zo hebben we getest',
    inStock: 'Op voorraad',
    outOfStock: 'Niet op voorraad',
    free: 'De toegang is gratis',
  },
  pl: {
    headings: 'Podsumowanie',
    pointers: 'Wymiary: patrz niżej.',
    consent: 'Używamy plików cookie do analizy ruchu.',
    methods: 'Jak testowaliśmy',
    inStock: 'Produkt dostępny od ręki',
    outOfStock: 'Produkt niedostępny',
    free: 'Wstęp bezpłatny',
  },
  pt: {
    headings: 'Conclusão',
    pointers: 'Para as medidas, veja abaixo.',
    consent: 'Este site usa cookies para melhorar a experiência.',
    methods: 'Como testamos',
    inStock: 'Em estoque',
    outOfStock: 'Produto fora de estoque',
    free: 'A entrada é gratuita',
  },
  ru: {
    headings: 'Заключение',
    pointers: 'Размеры см. ниже.',
    consent: 'Мы используем файлы cookie для анализа посещений.',
    methods: 'Как мы тестировали',
    inStock: 'Товар есть в наличии',
    outOfStock: 'Товара нет в наличии',
    free: 'Вход бесплатный',
  },
  tr: {
    headings: 'Sonuç',
    pointers: 'Yukarıda belirtildiği gibi su kaynar.',
    consent: 'Bu site çerez kullanır.',
    methods: 'Nasıl test ettik',
    inStock: 'Ürün stokta var',
    outOfStock: 'Ürün stokta yok',
    free: 'Giriş ücretsiz',
  },
  zh: {
    headings: '结论',
    pointers: '如上所述，水会沸腾。',
    consent: '我们使用 Cookie 来改善体验。',
    methods: '研究方法',
    inStock: '现货，明天发货',
    outOfStock: '该商品暂时缺货',
    free: '免费入场',
  },
};

const guide = 'docs/judging/languages.md, step 4';
test.each(Object.keys(languages).filter((code) => languages[code]!.lexicon))('the lexicon of %s has lines', (code) => {
  expect(lines[code], `Add lines in ${code} to tests/checks/language/lexicon.test.ts (${guide})`).toBeDefined();
});

describe.each(Object.entries(lines))('%s', (language, line) => {
  const words = lexiconFor(language);
  test('has a lexicon', () =>
    expect(words, `checks/lists/languages/${language}.ts has no lexicon, or lacks pageWords or genericAnchors`).not.toBeNull());
  if (words === null) return;
  const isIn = (field: keyof Lines) => `no phrase of ${field} in checks/lists/languages/${language}.ts is found in “${line[field]}”`;
  test('a heading that says nothing', () =>
    expect(isPhrase(line.headings, words.headings), `“${line.headings}” is not in headings of checks/lists/languages/${language}.ts`).toBe(
      true,
    ));
  test.each(['pointers', 'methods', 'free', 'consent'] as const)('%s', (field) =>
    expect(findPhrase(line[field], words[field]), isIn(field)).not.toBeNull(),
  );
  test('a cookie notice', () => {
    // What that lacks is said above.
    if (findPhrase(line.consent, words.consent) === null) return;
    const advice = `no word for cookies of checks/derive/text/notices.ts is in “${line.consent}”`;
    expect(isConsentNotice(line.consent, language), advice).toBe(true);
  });
  test.each([
    ['inStock', 'outOfStock'],
    ['outOfStock', 'inStock'],
  ] as const)('%s, not %s', (field, other) => {
    expect(findPhrase(line[field], words[field], words[other]), isIn(field)).not.toBeNull();
    expect(
      findPhrase(line[field], words[other], words[field]),
      `a phrase of ${other} is found in “${line[field]}”: a phrase of ${field} must contain it`,
    ).toBeNull();
  });
});
