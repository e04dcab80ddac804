import type { Lexicon } from './lexicon.ts';

export const tr: Lexicon = {
  headings: [
    'giriş', 'önsöz', 'genel bakış', 'özet', 'hakkında', 'hakkımızda', 'sonuç', 'sonuçlar', 'sonuç olarak', 'kısaca', 'ayrıntılar', 'detaylar', 'daha fazla', 'daha fazla bilgi', 'bilgi', 'bilgiler', 'genel', 'genel bilgi', 'genel bilgiler', 'arka plan', 'özellikler', 'özellikleri', 'avantajlar', 'avantajları', 'faydalar', 'faydaları',
    'açıklama', 'tanım', 'içerik', 'içindekiler', 'notlar', 'diğer', 'çeşitli', 'kaynaklar', 'hoş geldiniz', 'hoşgeldiniz', 'başlarken', 'sss', 'sıkça sorulan sorular', 'sık sorulan sorular', 'ilgili yazılar', 'ilgili haberler', 'ilgili içerikler', 'bunlar da ilginizi çekebilir', 'devamını oku',
  ],
  anchors: [
    'buraya tıklayın', 'buraya tıklayınız', 'tıklayın', 'tıklayınız', 'tıkla', 'buraya tıkla', 'burada', 'buradan', 'burası', 'devamını oku', 'devamı', 'devamı için tıklayın', 'oku', 'daha fazla', 'daha fazlası', 'daha fazla bilgi', 'daha fazla oku', 'daha fazla göster', 'ayrıntılar', 'detaylar', 'detay', 'detaylı bilgi', 'incele', 'görüntüle', 'gör',
    'tümünü gör', 'hepsini gör', 'ileri', 'sonraki', 'devam', 'devam et', 'bağlantı', 'link', 'bu link', 'bu sayfa', 'bu yazı', 'indir', 'web sitesi', 'site', 'git', 'haberin devamı',
  ],
  openers: [
    'bu,', 'bunlar', 'bunun', 'buna', 'bunu', 'bundan', 'bunda', 'onlar', 'onun', 'onu', 'ona', 'böyle', 'böylece', 'böylelikle', 'ancak', 'fakat', 'ama', 'lakin', 'oysa',
    'dolayısıyla', 'bu nedenle', 'bu yüzden', 'bu sebeple', 'bundan dolayı', 'ayrıca', 'üstelik', 'buna ek olarak', 'bunun yanı sıra', 'bununla birlikte', 'buna rağmen',
    'öte yandan', 'diğer taraftan', 'sonuç olarak', 'aynı şekilde', 've', 'ikincisi', 'bu durumda', 'yine de',
  ],
  pointers: [
    'yukarıda belirtilen', 'yukarıda bahsedilen', 'yukarıda belirtildiği gibi', 'yukarıda bahsettiğimiz gibi', 'daha önce belirtildiği gibi', 'daha önce bahsettiğimiz', 'yukarıdaki tablo', 'yukarıdaki tabloda', 'yukarıya bakınız', 'aşağıya bakınız', 'yukarıda anlatıldığı gibi', 'önceki bölümde', 'bir önceki bölümde', 'sonraki bölümde', 'bir sonraki bölümde', 'bkz. yukarı', 'buraya tıklayın', 'yukarıda adı geçen',
  ],
  consent: [
    'çerez kullanıyoruz', 'çerezler kullanıyoruz', 'çerezleri kullanıyoruz', 'bu site çerez', 'bu site çerezleri', 'bu web sitesi çerez', 'bu web sitesi çerezleri',
    'sitemizde çerez', 'kullanımını kabul etmiş olursunuz', 'kabul etmiş sayılırsınız',
  ],
  methods: ['yöntem', 'yöntemler', 'metodoloji', 'yöntembilim', 'nasıl test ettik', 'nasıl test ediyoruz', 'verilerimiz', 'veri ve yöntem', 'araştırma yöntemi', 'araştırmanın yöntemi'],
  byline: ['yazar', 'yazan', 'yazarı', 'haber', 'editör', 'muhabir', 'hazırlayan', 'tarafından', 'kaleme alan', 'derleyen', 'yayınlayan', 'ekleyen'],
  published: ['yayınlanma', 'yayınlanma tarihi', 'yayımlanma', 'yayımlanma tarihi', 'yayın tarihi', 'yayınlandı', 'yayımlandı', 'tarih', 'giriş', 'giriş tarihi', 'oluşturulma', 'oluşturulma tarihi', 'eklenme', 'eklenme tarihi', 'gönderildi'],
  updated: ['güncelleme', 'güncellendi', 'güncellenme', 'güncelleme tarihi', 'güncellenme tarihi', 'son güncelleme', 'son güncelleme tarihi', 'son güncellenme', 'son değişiklik', 'değiştirilme', 'düzenlendi'],
  about: ['hakkımızda', 'hakkında', 'biz kimiz', 'ekibimiz', 'hikayemiz', 'kurumsal', 'şirket', 'iletişim', 'bize ulaşın', 'bize yazın', 'künye', 'yasal uyarı'],
  notFound: [
    'sayfa bulunamadı', 'bulunamadı', 'hata 404', '404 hatası', 'sayfa mevcut değil', 'böyle bir sayfa yok', 'aradığınız sayfa', 'sayfa artık mevcut değil', 'sayfa kaldırılmış', 'sonuç bulunamadı', 'içerik bulunamadı',
  ],
  inStock: ['stokta', 'stokta var', 'stokta mevcut', 'mevcut', 'hemen teslim', 'aynı gün kargo', 'kargoya hazır', 'son ürünler', 'son birkaç ürün', 'tükenmek üzere', 'ön sipariş'],
  outOfStock: ['stokta yok', 'tükendi', 'stoklar tükendi', 'stok tükendi', 'mevcut değil', 'geçici olarak temin edilemiyor', 'temin edilemiyor', 'satışta değil', 'gelince haber ver'],
  free: ['ücretsiz', 'bedava', 'ücretsizdir', 'bedelsiz'],
};
