import type { hreflang as en } from '../../en/checks/hreflang.ts';
import { and, language as languageName, number } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const others = '検索エンジンはこれを無視します。';

export const hreflang: typeof en = {
  title: 'hreflang の設定が有効',
  problem: 'hreflang の設定が無効',
  why: 'hreflang は、どの言語と国にどのバージョンのページを対応させるかを検索エンジンに伝えます。無効な項目は無視されます。',
  words: { code: 'コード', url: 'URL', from: '取得元', head: '<link> 要素', header: 'Link ヘッダー' },
  says: {
    valid: ({ count }) => ({
      message: `hreflang の項目が ${number(count)} 個あります。コードと URL はすべて有効で、このページも含まれています。`,
      change: '',
    }),
    linkedOnly: ({ languages }) => ({
      message: `このページは他の ${number(languages.length)} 個の言語版（${and(languages.map(languageName))}）にリンクしていますが、head にもヘッダーにもその記載（hreflang）がありません。`,
      change: 'このページとその翻訳を、head、Link ヘッダー、サイトマップのいずれかで hreflang を使って記載してください。',
    }),
    inSitemap: ({ count }) => ({
      message: `サイトマップにこのページの言語版が ${number(count)} 個記載されています（hreflang）。このチェックが読むのは head とヘッダーの記載だけです。`,
      change: '',
    }),
    perhapsInSitemap: ({ languages }) => ({
      message: `このページは他の ${number(languages.length)} 個の言語版（${and(languages.map(languageName))}）にリンクしていますが、head にもヘッダーにもその記載（hreflang）がありません。サイトマップに記載されている可能性がありますが、すべては読み取れませんでした。`,
      change: '',
    }),
    swapped: ({ count, total }) => ({
      message: `${number(total)} 個の言語版（hreflang）のうち ${number(count)} 個が別の言語の URL を指しています。コードが入れ替わっています。`,
      change: '各コードに、その言語の URL を指定してください。',
    }),
    notItsLanguage: ({ code, language }) => ({
      message: `ページの言語は${languageName(language)}ですが、自身を「${code}」として記載しています。`,
      change: `ページの言語のコード ${language} を使い、対象の国がある場合は国コードを続けてください。`,
    }),
    none: () => ({ message: 'ページに言語版の宣言がありません。', change: '' }),
    invalidCode: ({ code, fault }) => ({
      message: `言語コード「${code}」（hreflang）が無効です: ${tagFaultText(fault)}。`,
      change: 'ISO 639-1 の言語コードに、必要に応じて文字体系と ISO 3166-1 の国コードを続けてください: en、en-GB、zh-Hant。',
    }),
    otherLanguage: ({ code, likely }) => ({
      message: `言語コード「${code}」（hreflang）は有効ですが、別の言語を表します。「${likely}」の誤りではありませんか？`,
      change: `${likely} を使い、対象の国がある場合は国コードを続けてください。`,
    }),
    relative: ({ count }) => ({
      message: `${number(count)} 個の言語版（hreflang）の URL が絶対 URL ではありません。`,
      change: 'https:// とホストを含む完全な URL を使ってください。',
    }),
    unreadable: ({ count }) => ({
      message: `${number(count)} 個の言語版（hreflang）に有効な URL がありません。`,
      change: 'https:// とホストを含む完全な URL を使ってください。ホストにスペースやパーセント記号は使えません。',
    }),
    alsoInBody: ({ count }) => ({
      message: `言語版へのリンク（hreflang）が ${number(count)} 個 body にあり、${others}head の設定はそれがなくても完全です。`,
      change: 'body からリンクを削除してください。',
    }),
    noSelf: () => ({
      message: 'このページの言語版リスト（hreflang）にページ自身が含まれていないため、検索エンジンがリストを無視する可能性があります。',
      change: 'このページの hreflang の項目を追加してください。各言語版には、自身とその他すべてを記載する必要があります。',
    }),
    ofCanonical: ({ url }) => ({
      message: `hreflang の項目は、このページではなく canonical（${url}）のものです。これは正しい設定です。`,
      change: '',
    }),
    inBody: ({ count }) => ({
      message: `言語版へのリンク（hreflang）が ${number(count)} 個 body にあり、${others}`,
      change: 'リンクを head に移動してください。',
    }),
    conflicting: ({ code, count }) => ({
      message: `言語コード「${code}」（hreflang）に異なる URL が ${number(count)} 個あります。`,
      change: '1 つのコードには 1 つの URL を使ってください。',
    }),
    shared: ({ count, codes }) => ({
      message: `${number(count)} 個の URL が複数の言語に記載されています${count > 1 ? '。例' : ''}: ${and(codes)}。`,
      change: '各 URL は、その文章の言語にのみ記載してください。それ以外の言語のユーザーには x-default を追加します。',
    }),
    noCatchAll: ({ language }) => ({
      message: `汎用の「${language}」の項目がありません。${languageName(language)}には国別のバージョンしかありません。`,
      change: `コード「${language}」の項目を追加してください。いずれかの国別バージョンの URL を使えます。`,
    }),
    methodsDiffer: () => ({
      message: 'head と Link ヘッダーで異なる言語版（hreflang）が宣言されています。',
      change: 'どちらか一方の方法だけを使ってください。',
    }),
    canonicalElsewhere: ({ url }) => ({
      message: `言語版リスト（hreflang）にこのページが記載されていますが、その canonical は ${url} です。検索エンジンは canonical のリストを使います。`,
      change: '各言語版の canonical には、その言語版自身の URL を指定してください。',
    }),
  },
};
