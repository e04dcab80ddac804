import type { Language } from './language.ts';

export const id: Language = {
  name: 'Indonesian',
  script: 'Latn',
  functionWords:
    'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga ke karena tersebut bisa ada mereka lebih kata oleh atau telah ' +
    'sudah saat harus kita sebagai anda adalah saya dapat bahwa seperti menjadi namun ketika tetapi',
  furtherFunctionWords:
    'untuk dengan dari pada yang anda kamu kita kami bagaimana mengapa kapan dimana atau dalam adalah semua setiap tanpa antara agar ' +
    'dia apa tak pun per para masih hari tahun',
  pageWords: {
    byline: 'oleh|penulis|ditulis oleh|reporter|editor|pewarta|wartawan|diposting oleh|dipublikasikan oleh|laporan|teks',
    published:
      'diterbitkan|diterbitkan pada|dipublikasikan|dipublikasikan pada|terbit|tanggal terbit|tanggal publikasi|tanggal|diposting|' +
      'diposting pada|dibuat|dibuat pada|tayang',
    updated:
      'diperbarui|diperbarui pada|terakhir diperbarui|pembaruan terakhir|diupdate|update terakhir|diubah|terakhir diubah|' +
      'perubahan terakhir|tanggal pembaruan|update',
    about:
      'tentang|tentang kami|siapa kami|profil|profil perusahaan|cerita kami|tim kami|perusahaan|redaksi|susunan redaksi|kontak|' +
      'hubungi kami|kontak kami|pedoman media siber',
  },
  longBylines: 'laporan wartawan|teks dan foto|redaktur|kontributor',
  and: 'dan',
  jobTitles: 'penulis wartawan',
  legalForms: { before: String.raw`PT\.?|CV\.?`, after: 'Tbk' },
  rights: { phrases: 'hak cipta|semua hak dilindungi' },
  pageEdited: 'halaman ini terakhir',
  attribution: {
    names:
      'menurut|berdasarkan data|berdasarkan laporan|berdasarkan|sumber:|sumber :|dikutip dari|dikutip|mengutip|dilansir|' +
      'dilansir dari|melansir|sebuah studi|sebuah penelitian|penelitian dari|hasil survei|survei|data dari|laporan dari|' +
      'diterbitkan oleh|diterbitkan di|kata|katanya|ujar|ujarnya|tutur|tuturnya|ucap|ucapnya|menyatakan|mengatakan|menyebutkan|' +
      'menyebut|mengungkapkan|mengumumkan|melaporkan|menegaskan|menjelaskan bahwa|memperkirakan|mengonfirmasi|mengklaim|' +
      'memperingatkan|dkk|et al',
    quotes:
      'jelas|jelasnya|imbuh|imbuhnya|tambah|tambahnya|tegas|tegasnya|ungkap|ungkapnya|papar|paparnya|terang|terangnya|sebut|sebutnya|' +
      'pungkas|pungkasnya|lanjut|lanjutnya|cerita|ceritanya|kenang|keluh|tanya|tanyanya|jawab|jawabnya|berkata|menjelaskan|' +
      'menambahkan|menuturkan|bertanya|menjawab|menulis|tulis|tulisnya|bersabda|sabda|berfirman|firman|bunyi|cuit|cuitnya|beber|' +
      'bebernya|sambung|sambungnya',
  },
  speakers: 'saya|aku|kami|kita|selamat datang|halo|terima kasih|artikel ini',
  leaning: 'jika|misalnya|juga|ini|itu',
  genericTitles: 'beranda|halaman utama|selamat datang|halaman|halaman baru|tanpa judul|toko|toko online',
  sectionTitles: 'blog|produk',
  genericAnchors:
    'klik di sini|klik disini|klik sini|klik|di sini|disini|baca selengkapnya|selengkapnya|baca lebih lanjut|baca lebih lengkap|' +
    'baca juga|baca|lebih lanjut|pelajari lebih lanjut|lihat|lihat di sini|lihat lebih lanjut|lihat selengkapnya|lihat semua|' +
    'lihat detail|lainnya|detail|rincian|info lebih lanjut|info selengkapnya|lanjut|lanjutkan|lanjutkan membaca|berikutnya|' +
    'selanjutnya|tautan|tautan ini|link|link ini|halaman ini|artikel ini|unduh|download|situs web|website|kunjungi',
  paths: {
    login: 'masuk daftar',
    cart: 'keranjang',
    checkout: 'pembayaran',
    account: 'akun-saya',
    search: 'cari pencarian',
    about: 'tentang tentang-kami profil-perusahaan',
    contact: 'hubungi-kami kontak',
    booking: 'pesan',
    policy: 'syarat-ketentuan kebijakan-privasi bantuan',
    authors: 'penulis',
  },
  notFound:
    'halaman tidak ditemukan|tidak ditemukan|kesalahan 404|galat 404|halaman tidak ada|halaman tidak tersedia|' +
    'halaman yang anda cari|halaman sudah tidak tersedia|tidak ada hasil|halaman telah dihapus',
  buy: 'tambah ke keranjang|tambahkan ke keranjang|masukkan keranjang|masukkan ke keranjang|beli sekarang|beli langsung',
  lexicon: {
    headings:
      'pendahuluan|pengantar|kata pengantar|pembukaan|gambaran umum|ikhtisar|tentang|tentang kami|kesimpulan|penutup|ringkasan|' +
      'rangkuman|detail|rincian|lainnya|selengkapnya|informasi|informasi umum|informasi lebih lanjut|umum|latar belakang|fitur|' +
      'keunggulan|kelebihan|manfaat|deskripsi|isi|konten|daftar isi|catatan|lain-lain|sumber daya|selamat datang|memulai|faq|' +
      'pertanyaan umum|pertanyaan yang sering diajukan|tanya jawab|artikel terkait|berita terkait|baca juga|baca selengkapnya',
    openers:
      'ini adalah|ini berarti|itu adalah|itu berarti|hal ini|hal itu|hal tersebut|dia|ia|mereka|beliau|namun|tetapi|tapi|akan tetapi|' +
      'oleh karena itu|karena itu|oleh sebab itu|maka|jadi,|dengan demikian|selain itu|di samping itu|juga|bahkan|sementara itu|' +
      'sebaliknya|di sisi lain|akibatnya|meskipun demikian|meski begitu|walaupun begitu|begitu juga|dan|kemudian|sebagai gantinya',
    pointers:
      'lihat di atas|lihat di bawah|seperti disebutkan di atas|seperti yang disebutkan di atas|seperti yang telah disebutkan|' +
      'seperti telah dijelaskan|disebutkan di atas|tersebut di atas|di atas tersebut|tabel di atas|gambar di atas|' +
      'pada bagian sebelumnya|di bagian sebelumnya|pada bagian selanjutnya|di bagian berikutnya|seperti yang kita lihat|klik di sini|' +
      'klik disini',
    consent:
      'kami menggunakan cookie|situs ini menggunakan cookie|situs web ini menggunakan cookie|kami dan mitra kami|' +
      'anda menyetujui penggunaan|anda setuju dengan',
    methods: 'metode|metodologi|metode penelitian|cara kami menguji|bagaimana kami menguji|data kami|data dan metode|metode survei',
    inStock:
      'tersedia|stok tersedia|ada stok|ready stock|stok ada|siap kirim|siap dikirim|stok terbatas|tersisa sedikit|pre-order|' +
      'pesan di muka',
    outOfStock: 'stok habis|habis|tidak tersedia|kosong|stok kosong|terjual habis|sementara tidak tersedia|tidak lagi tersedia|sold out',
    free: 'gratis|cuma-cuma|tanpa biaya|bebas biaya',
  },
};
