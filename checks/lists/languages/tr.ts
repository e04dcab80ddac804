import type { Language } from './language.ts';

export const tr: Language = {
  name: 'Turkish',
  script: 'Latn',
  functionWords:
    'bir ve bu da de için ile çok olarak daha o olan gibi kadar en sonra ne var ancak değil her ya ki veya oldu olduğu tarafından ' +
    'ise diye şey mi kendi ama yeni göre ben biz iki büyük',
  furtherFunctionWords:
    'için ile veya nasıl neden nerede hangi bütün tüm kendi sizin bizim sonra önce kadar daha gibi olarak yok sen siz onu ona bunu ' +
    'buna mı mu mü üç dedi',
  pageWords: {
    byline: 'yazar|yazan|yazarı|haber|editör|muhabir|hazırlayan|tarafından|kaleme alan|derleyen|yayınlayan|ekleyen',
    published:
      'yayınlanma|yayınlanma tarihi|yayımlanma|yayımlanma tarihi|yayın tarihi|yayınlandı|yayımlandı|tarih|giriş|giriş tarihi|' +
      'oluşturulma|oluşturulma tarihi|eklenme|eklenme tarihi|gönderildi',
    updated:
      'güncelleme|güncellendi|güncellenme|güncelleme tarihi|güncellenme tarihi|son güncelleme|son güncelleme tarihi|son güncellenme|' +
      'son değişiklik|değiştirilme|düzenlendi',
    about: 'hakkımızda|hakkında|biz kimiz|ekibimiz|hikayemiz|kurumsal|şirket|iletişim|bize ulaşın|bize yazın|künye|yasal uyarı',
  },
  longBylines: 'röportaj|yazı|söyleşi|haberi yapan|haber-fotoğraf|yazı ve fotoğraflar|haber merkezi',
  and: 've',
  jobTitles: 'editör muhabir yazar',
  legalForms: { after: String.raw`A\.?Ş|Ltd\.?\s?Şti` },
  rights: { phrases: 'tüm haklar', words: 'haklar' },
  pageEdited: 'sayfa en son|bu sayfa en son',
  months: { short: { ağu: 8 } },
  attribution: {
    names:
      'verilerine göre|raporuna göre|kaynak:|kaynaklar:|kaynak :|tarafından yapılan|tarafından yayımlanan|tarafından yayınlanan|' +
      'araştırmasına|araştırmaya|çalışmasında|anketine|açıkladı|açıklayan|açıklamasında|bildirdi|bildirildi|bildiren|belirtti|' +
      'belirtildi|belirten|söyledi|söyleyen|ifade etti|ifade eden|aktardı|aktaran|duyurdu|duyuran|kaydetti|doğruladı|iddia etti|' +
      "tahmin ediyor|uyardı|yazdı|dedi|dediler|diyor|kaynakça|vd|et al|'a göre|'e göre|'ya göre|'ye göre|'na göre|'ne göre|" +
      'verilere göre|rapora göre|habere göre|haberine göre|araştırmaya göre|araştırmasına göre|açıklamaya göre|açıklamasına göre|' +
      'bilgilere göre|bilgiye göre|iddiaya göre|kaynaklara göre|ankete göre|anketine göre|uzmanlara göre|yetkililere göre|' +
      'resmi verilere göre',
    quotes:
      'diye konuştu|konuştu|ekledi|ekleyen|vurguladı|vurgulayan|anlattı|anlatan|anlatıyor|diyen|diyerek|dedim|sordu|soruyor|' +
      'yanıtladı|yanıt verdi|cevap verdi|cevabını verdi|dile getirdi|dikkat çekti|düşünüyor|savundu|savunan|söylüyor|söyler|' +
      'yorumladı|ifadesini kullandı|ifadelerini kullandı|şeklinde konuştu|itiraf etti|hatırlattı|değerlendirdi|değerlendirmesinde|' +
      'devam etti|sözlerini|paylaştı|yazıyor|şöyle|göre',
  },
  speakers: 'ben|benim|biz|bizim|bizi|bize|merhaba|hoş geldiniz|bu yazı|bu yazıda|bu makale',
  leaning: 'bu|o|eğer|örneğin|ayrıca',
  genericTitles: 'anasayfa|ana sayfa|hoş geldiniz|sayfa|yeni sayfa|adsız|başlıksız|mağaza|online mağaza',
  sectionTitles: 'blog|ürünler',
  genericAnchors:
    'buraya tıklayın|buraya tıklayınız|tıklayın|tıklayınız|tıkla|buraya tıkla|burada|buradan|burası|devamını oku|devamı|' +
    'devamı için tıklayın|oku|daha fazla|daha fazlası|daha fazla bilgi|daha fazla oku|daha fazla göster|ayrıntılar|detaylar|detay|' +
    'detaylı bilgi|incele|görüntüle|gör|tümünü gör|hepsini gör|ileri|sonraki|devam|devam et|bağlantı|link|bu link|bu sayfa|bu yazı|' +
    'indir|web sitesi|site|git|haberin devamı',
  paths: {
    login: 'giris uye-girisi kayit',
    cart: 'sepet sepetim',
    checkout: 'odeme',
    account: 'hesabim',
    search: 'arama',
    about: 'hakkimizda kurumsal',
    contact: 'iletisim',
    booking: 'rezervasyon teklif',
    imprint: 'kunye',
    policy: 'kosullar kullanim-kosullari gizlilik gizlilik-politikasi yardim',
    authors: 'yazar yazarlar',
  },
  notFound:
    'sayfa bulunamadı|bulunamadı|hata 404|404 hatası|sayfa mevcut değil|böyle bir sayfa yok|aradığınız sayfa|' +
    'sayfa artık mevcut değil|sayfa kaldırılmış|sonuç bulunamadı|içerik bulunamadı',
  buy: 'sepete ekle|sepete at|hemen al|şimdi al|satın al|hemen satın al',
  lexicon: {
    headings:
      'giriş|önsöz|genel bakış|özet|hakkında|hakkımızda|sonuç|sonuçlar|sonuç olarak|kısaca|ayrıntılar|detaylar|daha fazla|' +
      'daha fazla bilgi|bilgi|bilgiler|genel|genel bilgi|genel bilgiler|arka plan|özellikler|özellikleri|avantajlar|avantajları|' +
      'faydalar|faydaları|açıklama|tanım|içerik|içindekiler|notlar|diğer|çeşitli|kaynaklar|hoş geldiniz|hoşgeldiniz|başlarken|sss|' +
      'sıkça sorulan sorular|sık sorulan sorular|ilgili yazılar|ilgili haberler|ilgili içerikler|bunlar da ilginizi çekebilir|' +
      'devamını oku',
    openers:
      'bu,|bunlar|bunun|buna|bunu|bundan|bunda|onlar|onun|onu|ona|böyle|böylece|böylelikle|ancak|fakat|ama|lakin|oysa|dolayısıyla|' +
      'bu nedenle|bu yüzden|bu sebeple|bundan dolayı|ayrıca|üstelik|buna ek olarak|bunun yanı sıra|bununla birlikte|buna rağmen|' +
      'öte yandan|diğer taraftan|sonuç olarak|aynı şekilde|ve|ikincisi|bu durumda|yine de',
    pointers:
      'yukarıda belirtilen|yukarıda bahsedilen|yukarıda belirtildiği gibi|yukarıda bahsettiğimiz gibi|daha önce belirtildiği gibi|' +
      'daha önce bahsettiğimiz|yukarıdaki tablo|yukarıdaki tabloda|yukarıya bakınız|aşağıya bakınız|yukarıda anlatıldığı gibi|' +
      'önceki bölümde|bir önceki bölümde|sonraki bölümde|bir sonraki bölümde|bkz. yukarı|buraya tıklayın|yukarıda adı geçen',
    consent:
      'çerez kullanıyoruz|çerezler kullanıyoruz|çerezleri kullanıyoruz|bu site çerez|bu site çerezleri|bu web sitesi çerez|' +
      'bu web sitesi çerezleri|sitemizde çerez|kullanımını kabul etmiş olursunuz|kabul etmiş sayılırsınız',
    methods:
      'yöntem|yöntemler|metodoloji|yöntembilim|nasıl test ettik|nasıl test ediyoruz|verilerimiz|veri ve yöntem|araştırma yöntemi|' +
      'araştırmanın yöntemi',
    inStock:
      'stokta|stokta var|stokta mevcut|mevcut|hemen teslim|aynı gün kargo|kargoya hazır|son ürünler|son birkaç ürün|tükenmek üzere|' +
      'ön sipariş',
    outOfStock:
      'stokta yok|tükendi|stoklar tükendi|stok tükendi|mevcut değil|geçici olarak temin edilemiyor|temin edilemiyor|satışta değil|' +
      'gelince haber ver',
    free: 'ücretsiz|bedava|ücretsizdir|bedelsiz',
  },
};
