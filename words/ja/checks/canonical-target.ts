import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTarget as en } from '../../en/checks/canonical-target.ts';
import { number } from './grammar.ts';
import { probeText } from './probes.ts';

export const canonicalTarget: typeof en = {
  title: 'canonical の指定先がインデックスに登録可能',
  problem: 'canonical の指定先に問題がある',
  why: 'canonical が別の URL のページは、その URL でインデックスに登録されます。その URL が壊れている、ブロックされている、またはさらに別の canonical を指していると、どちらも登録されない可能性があります。',
  heuristic: '共通する単語の割合は独自の経験則',
  words: { canonical: 'canonical', hereAndThere: '両ページの canonical', andFinal: 'canonical と最終 URL', titleThere: '指定先のタイトル' },
  says: {
    fine: ({ url }) => ({ message: `canonical の指定先はインデックスに登録可能で、自身を canonical としています: ${url}`, change: '' }),
    fineUnnamed: ({ url }) => ({
      message: `canonical の指定先はインデックスに登録可能で、canonical を宣言していません: ${url}`,
      change: '',
    }),
    self: () => ({ message: 'canonical は別の URL を指していません。', change: '' }),
    disagree: ({ count }) => ({
      message: `異なる canonical が ${number(count)} 個宣言されているため、チェックすべき指定先が 1 つに決まりません。`,
      change: '',
    }),
    unusable: () => ({ message: 'URL が無効であるか body にあるため、検索エンジンは canonical を無視します。', change: '' }),
    broken: ({ status }) => ({
      message: status === 0 ? 'canonical の指定先のサーバーが応答しません。' : `canonical の指定先が ${status} を返します。`,
      change: '200 を返す URL を canonical に指定してください。',
    }),
    noindex: () => ({
      message: 'canonical の指定先に noindex があり、どちらのページもインデックスに登録されない可能性があります。',
      change: '指定先の noindex を削除するか、別の canonical を使ってください。',
    }),
    blocked: () => ({ message: 'robots.txt が canonical の指定先をブロックしています。', change: '指定先のクロールを許可してください。' }),
    chain: ({ url }) => ({
      message: `canonical の指定先が、さらに別の canonical を指しています: ${url}`,
      change: 'チェーンの最後の URL を直接 canonical に指定してください。',
    }),
    circle: () => ({
      message: 'このページと canonical の指定先が、互いを指しています。',
      change: 'どちらか一方を、両方の canonical に選んでください。',
    }),
    redirects: ({ hops, url }) => ({
      message: `canonical の指定先がリダイレクトします（${number(hops)} 回）: ${url}`,
      change: 'リダイレクトの最終 URL を canonical に指定してください。',
    }),
    otherHost: ({ host }) => ({
      message: `canonical が別のサイト ${host} にあり、このページの代わりにそちらが検索結果に表示されます。`,
      change:
        'このページがそのサイトのページのコピーである場合は、そのままにしてください。それ以外の場合は、このページの URL を指定してください。',
    }),
    otherHostOfSite: ({ host }) => ({
      message: `canonical がこのサイトの別のホスト ${host} にあります。モバイルページや AMP ページでは通常の状態です。`,
      change: '',
    }),
    unlike: ({ url, title }) => ({
      message: `canonical が ${clipText(url, 200)} を指していますが、これは別のページ「${clipText(title, 150)}」です。`,
      change:
        'canonical にこのページの URL を指定してください。異なるページ間の canonical を検索エンジンは無視するか、どちらか一方を除外します。',
    }),
    unverified: ({ why }) => ({
      message: `canonical の指定先をチェックできませんでした: ${why ? probeText(why) : '明確なレスポンスなし'}。`,
      change: '',
    }),
  },
};
