import { site as english } from '../../en/reports/site.ts';
import { probeText } from '../checks/probes.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;
const { issues } = english;
const pagesOf = (count: number) => `${number(count)} ページ`;

export const site: typeof english = {
  /** What keeps a page out of search, by the failed signal: titles of signals say what is right. */
  gates: {
    'http-status': 'エラーまたはソフト 404',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': '他のページを指す canonical',
    'canonical-target': '他のページを指す canonical',
    'main-content': '読み取れる内容がない',
  },
  canonicals: {
    elsewhere: 'このページの代わりにそのページをインデックスに登録するよう、検索エンジンに指示しています。',
    loop: 'そのページの canonical がこのページを指し、ループしています。',
    chain: 'そのページの canonical が、さらに別のページを指しています。',
    noindex: 'そのページに noindex があります。',
    failing: 'そのページがエラーを返します。',
    redirect: 'その URL が別のページにリダイレクトします。',
  },
  alternates: {
    'no-return': 'その言語版に、このページへの戻りリンクがありません。',
    noindex: 'その言語版に noindex があります。',
    failing: 'その言語版がエラーを返します。',
    'canonical-elsewhere': 'その言語版の canonical が別のページを指しています。',
    'x-default-differs': 'その言語版が異なる x-default を宣言しています。',
  },
  broken: ({ why }) => probeText(why),
  noResponse: 'レスポンスなし',
  alike: ({ count }) => `テキストがほぼ同じ ${pagesOf(count)}`,
  redirects: ({ url, to, hops }) => `${url} → ${to}${hops > 1 ? `（リダイレクト ${number(hops)} 回）` : ''}`,
  clicksAway: ({ clicks }) => `開始ページから ${number(clicks)} クリック`,
  depth: ({ counts }) =>
    `開始ページからのクリック数別のページ数: ${counts.map((count, clicks) => `${number(clicks)}: ${number(count ?? 0)}`).join('、')}。`,
  reachedFrom: ({ isDirect, chains, left }) =>
    `${isDirect ? 'ほかの到達元' : '到達元'}: ${chains.join('、')}${left > 0 ? `、ほか ${number(left)} 件` : ''}`,
  inlinks: ({ count, from, clicks }) =>
    [
      clicks === null ? '開始ページからリンクされていない' : clicks === 0 ? '開始ページ' : `開始ページから ${number(clicks)} クリック`,
      count === 0
        ? '他のページからのリンクなし'
        : `${pagesOf(count)}からリンク${from.length === 0 ? '' : `: ${from.join('、')}${count > from.length ? `、ほか ${number(count - from.length)} 件` : ''}`}`,
    ].join('、'),
  linksUnprobed: ({ betweenPages }) =>
    betweenPages ? 'この実行の URL へのリンクだけをチェックしました。' : 'この実行ではリンクをチェックしていません。',
  heuristic: '経験則',
  categories: 'GEO カテゴリの平均',
  byImpact: '影響とページ数の順に並べた問題',
  worst: '最も改善が必要なページ',
  rule: ({ source }) => `ルール: ${source}`,
  issues: {
    titles: {
      title: '重複するタイトル',
      change: '各ページに、内容を表す固有のタイトルを付けてください。',
      source: { ...issues.titles.source, title: 'Google: タイトルリンク' },
    },
    descriptions: {
      title: '重複するディスクリプション',
      change: 'ページごとに固有のディスクリプションを書くか、削除して検索エンジンに文章を選ばせてください。',
      source: { ...issues.descriptions.source, title: 'Google: スニペット' },
    },
    headings: { title: '重複するメインの見出し', change: '各ページに固有のメインの見出しを付けてください。', source: null },
    nearDuplicates: {
      title: 'テキストがほぼ同じページ',
      change: 'ページを統合するか、そのうちの 1 つを他のページの canonical として宣言してください。',
      source: null,
    },
    canonicals: {
      title: '他のページを指す canonical',
      change:
        '各 canonical は、200 を返し、インデックスに登録可能で、自身を canonical とするページに直接向けてください。他のページを指す canonical は重複ページにのみ使ってください。',
      source: { ...issues.canonicals.source, title: 'Google: 正規 URL' },
    },
    alternates: {
      title: '不完全な hreflang の組',
      change:
        'すべての言語版（またはサイトマップ）に、同じ x-default とともにすべての言語版を記載してください。それぞれが 200 を返し、インデックスに登録可能である必要があります。',
      source: { ...issues.alternates.source, title: 'Google: ローカライズ版' },
    },
    brokenLinks: {
      title: 'リンク切れ',
      change: 'リンクを修正または削除してください。多くのページにあるリンクは、通常メニューかフッターにあります。',
      source: { ...issues.brokenLinks.source, title: 'Google: HTTP ステータスコード' },
    },
    redirects: {
      title: 'リダイレクトへの内部リンク',
      change: '最も長いチェーンから順に、最終 URL に直接リンクしてください。',
      source: null,
    },
    nofollow: {
      title: 'nofollow でのみリンクされたページ',
      change:
        '検索に表示するページへのリンクから rel=nofollow を削除してください。クローラーを遠ざけるには、robots.txt または noindex を使います。',
      source: null,
    },
    orphans: {
      title: 'サイトマップにあるがリンクされていない',
      change: '各ページに少なくとも 1 つの他のページからリンクするか、サイトマップから削除してください。',
      source: { ...issues.orphans.source, title: 'Google: リンク' },
    },
    far: {
      title: '開始ページからのクリック数が多い',
      change: '重要なページには、開始ページまたはその近くのハブページからリンクしてください。',
      source: null,
    },
  },
  onPages({ fail, warn, all }) {
    const of = `${pagesOf(all)}中`;
    if (fail === 0) return `${of} ${pagesOf(warn)}で警告`;
    return warn === 0 ? `${of} ${pagesOf(fail)}で不合格` : `${of} ${pagesOf(fail)}で不合格、${pagesOf(warn)}で警告`;
  },
  nothingAudited: 'まだページが監査されていません。',
  verdict({ pages, blocked, failing, shared }) {
    const out =
      blocked === 0
        ? '検索から除外されているページはありません。'
        : blocked < pages
          ? `${pagesOf(blocked)}が検索から除外されています。`
          : pages === 1
            ? 'ページが検索から除外されています。'
            : 'すべてのページが検索から除外されています。';
    const failed = failing > 0 ? `${number(failing)} 件のチェックが 1 ページ以上で不合格です。` : '不合格のチェックはありません。';
    const texts = shared > 0 ? `${number(shared)} 個のタイトル、ディスクリプション、メインの見出しが複数のページで重複しています。` : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).join('');
  },
};
