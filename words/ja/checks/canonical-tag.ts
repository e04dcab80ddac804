import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTag as en } from '../../en/checks/canonical-tag.ts';
import { and, number } from './grammar.ts';
import { canonicalDifferences } from './kinds.ts';

/** Where else the page declares itself as indexable. */
const listings = { hreflang: 'このページの hreflang リンク', sitemap: 'サイトマップ' };
/** What to read first if the canonical is another page. */
const instead = (url: string) => `canonical はこのページではなく ${clipText(url, 200)} を指しています`;

export const canonicalTag: typeof en = {
  title: '有効な絶対 URL の canonical が 1 つある',
  problem: 'canonical がない、無効、または別のページを指している',
  why: 'canonical は、重複するページがまとめてインデックスに登録され、引用される URL です。検索エンジンは、壊れた canonical や矛盾する canonical を無視し、自分で選びます。',
  words: { where: '場所', written: '記述', linkHeader: 'Link ヘッダー', invalid: '無効', both: 'URL と canonical', attributes: '属性' },
  says: {
    self: () => ({ message: 'canonical はこの URL です。', change: '' }),
    variant: ({ url, by }) => ({
      message: `canonical はこの URL の別表記です${by.length > 0 ? `（違い: ${and(by.map((one) => canonicalDifferences[one]))}）` : ''}: ${url}`,
      change: '',
    }),
    elsewhere: ({ url }) => ({
      message: `${instead(url)}。`,
      change:
        'このページの URL を指定してください。そのままでは、検索エンジンはおそらく別のページをインデックスに登録します。このページがそのコピーである場合、変更は不要です。',
    }),
    contradicted: ({ url, by }) => ({
      message: `${instead(url)}が、${and(by.map((one) => listings[one]))}にはこのページが記載されています。`,
      change:
        'canonical にこのページの URL を指定してください。このページが別のページのコピーである場合は、hreflang とサイトマップから削除してください。',
    }),
    keptOut: ({ url }) => ({ message: `canonical は別のページを指しています: ${url}`, change: '' }),
    tracked: ({ url, parameters }) => ({
      message: `canonical にトラッキングまたはセッションのパラメータ（${and(parameters)}）が含まれています: ${url}`,
      change: 'canonical からパラメータを削除してください。',
    }),
    cleans: () => ({ message: 'canonical は、トラッキングやセッションのパラメータを除いたこの URL です。これは適切です。', change: '' }),
    notUsed: ({ count, attributes }) => ({
      message: `${count === 1 ? '' : `${number(count)} 個の `}canonical に属性 ${and(attributes)} があるため、Google はこれを使用しません。`,
      change: 'インデックスに登録する URL を、rel と href だけを持つ canonical で宣言してください。',
    }),
    none: () => ({ message: 'canonical はありません。URL にクエリ文字列がないため、ここでは任意です。', change: '' }),
    missingWithQuery: ({ query }) => ({
      message: `URL にクエリ文字列がありますが、canonical がありません: ${query}`,
      change: 'パラメータの組み合わせごとにページがインデックスに登録されないよう、canonical を追加してください。',
    }),
    missingWithVersions: ({ count, url }) => ({
      message: `このページは自身の別バージョン ${number(count)} 個にリンクしていますが、canonical がありません。例: ${clipText(url, 200)}`,
      change: 'すべてのバージョンの canonical を、検索で見つけてほしいもの（通常は最新版）に向けてください。',
    }),
    otherVersion: ({ url }) => ({
      message: `canonical はこのページの別バージョンで、検索エンジンはその URL をインデックスに登録します: ${url}`,
      change: '',
    }),
    several: ({ count }) => ({
      message: `異なる canonical が ${number(count)} 個宣言されています。検索エンジンはすべて無視するか、1 つを選びます。`,
      change: 'canonical を 1 つだけ残してください。',
    }),
    headerDisagrees: () => ({
      message: 'Link ヘッダーと HTML で異なる canonical が宣言されています。',
      change: '両方で同じ URL を宣言するか、一方だけを残してください。',
    }),
    inBody: () => ({
      message: 'canonical が body にあり、検索エンジンはこれを無視します。',
      change: 'head に移動し、それより前に head を終わらせる要素がないことを確認してください。',
    }),
    inBodyToo: ({ count, differs }) => ({
      message: `body にさらに ${number(count)} 個の canonical があり、検索エンジンはこれを無視します${differs ? '。URL は有効なものと異なります' : ''}。`,
      change: 'body から canonical を削除してください。',
    }),
    unreadable: ({ href }) => ({
      message: href.trim() === '' ? 'canonical が空です。' : `canonical が有効な http(s) の URL ではありません: ${href}`,
      change: 'https://example.com/page のような絶対 URL を使ってください。',
    }),
    root: ({ url }) => ({
      message: `canonical がこのページではなくトップページを指しています: ${url}`,
      change: 'canonical にこのページの URL を指定してください。',
    }),
    otherLanguage: ({ url, code }) => ({
      message: `canonical がこのページではなく、別の言語または地域のバージョン（hreflang ${code}）を指しています: ${url}`,
      change: '各言語版の canonical には、その言語版自身の URL を指定してください。',
    }),
    relative: ({ href }) => ({
      message: `canonical が相対 URL です: ${href}`,
      change: 'スキームとホストを含む完全な URL を使ってください。',
    }),
    insecure: ({ url }) => ({ message: `ページは https ですが、canonical が http です: ${url}`, change: 'https を使ってください。' }),
    fragment: ({ href }) => ({
      message: `canonical にフラグメントが含まれています。検索エンジンはこれを無視します: ${href}`,
      change: 'フラグメントを削除してください。',
    }),
    nearly: ({ url, by }) => ({
      message: `canonical とこの URL の違いは次の点だけです（${and(by.map((one) => canonicalDifferences[one]))}）: ${url}`,
      change: 'canonical、リンク、リダイレクトのすべてで同じ表記を使ってください。',
    }),
  },
};
