import type { Language } from './language.ts';

export const ms: Language = {
  name: 'Malay',
  script: 'Latn',
  functionWords:
    'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga ke kerana tersebut boleh ada mereka lebih kata oleh atau telah ' +
    'sudah ketika perlu kita sebagai anda ialah saya dapat bahawa seperti menjadi beliau tetapi',
  pageWords: {
    byline: 'oleh|ditulis oleh|penulis|wartawan',
    published: 'diterbitkan|diterbitkan pada|tarikh|disiarkan',
    updated: 'dikemas kini|kemas kini terakhir|dikemaskini',
    about: 'tentang kami|mengenai kami|hubungi kami|perihal kami',
  },
  and: 'dan',
  legalForms: { after: String.raw`Sdn\.? Bhd` },
  pageEdited: 'laman ini kali terakhir',
  ago: { instead: [['lalu', 'yang lalu']] },
  attribution: {
    names:
      'menurut|berdasarkan|sumber:|memetik|dipetik|kata|katanya|ujar|ujarnya|menyatakan|mengatakan|berkata|memaklumkan|mengumumkan|' +
      'melaporkan|mengesahkan|menegaskan|mendedahkan|mendakwa|menurutnya',
    quotes: 'jelas|jelasnya|tambah|tambahnya|tegas|tegasnya|menjelaskan|menambah|bertanya|menjawab|menulis|tulis|tulisnya|ulas|ulasnya',
  },
  genericAnchors:
    'di sini|klik di sini|klik sini|klik|baca lagi|baca selanjutnya|baca|lagi|lebih lanjut|maklumat lanjut|' +
    'ketahui lebih lanjut|lihat|lihat lagi|lihat semua|butiran|seterusnya|teruskan|pautan|pautan ini|halaman ini|muat turun|' +
    'layari',
  notFound: 'halaman tidak dijumpai|halaman tidak ditemui|laman tidak dijumpai|ralat 404',
  buy: 'tambah ke troli|tambah ke bakul|masukkan ke troli|beli sekarang',
};
