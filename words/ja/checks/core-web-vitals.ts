import type { coreWebVitals as en } from '../../en/checks/core-web-vitals.ts';
import { duration, fixed, number, spaced } from './grammar.ts';

type Part = 'ttfb' | 'loadDelay' | 'loadTime' | 'renderDelay';
type Painted = 'text' | 'image';
/** What to do about the longest part of LCP, by what was painted. */
function lcpFix(part: Part, element: Painted): string {
  if (part === 'ttfb') return '大部分はサーバーの応答を待つ時間です。ページをキャッシュし、応答を速くし、リダイレクトを避けてください。';
  if (element === 'text')
    return '最大の要素はテキストで、レンダリングを待っていました。その前に読み込むスタイルシートとスクリプトを減らし、フォントの到着前にテキストを表示してください（font-display: swap）。';
  return {
    loadDelay:
      '大部分は画像がリクエストされるまでの時間です。遅延読み込みを使わず、src と fetchpriority="high" を持つ img として HTML に記述してください。',
    loadTime: '大部分は画像のダウンロード時間です。より小さいファイルを、新しい形式で、ユーザーに近いサーバーから配信してください。',
    renderDelay:
      '画像は届いていましたが、レンダリングを待っていました。その前に読み込むスタイルシートとスクリプトを減らし、フェードインさせないでください。',
  }[part];
}

const clsFix = '後から表示されるコンテンツの領域を確保してください。画像には width と height、広告とバナーには固定サイズの枠を指定します。';

const inpFix = '長いタスクを分割し、操作から次のフレームまでの処理を減らしてください。';

const lcp = (value: number) => `今回のアクセスの Largest Contentful Paint（LCP）は ${spaced(duration(value, 2))}でした`;
const cls = (value: number) => `今回のアクセスの Cumulative Layout Shift（CLS）は ${fixed(value, 3)} でした`;
const inp = (value: number) => `今回のアクセスで最も遅い操作は ${spaced(duration(value))}かかりました（INP）`;

export const coreWebVitals: typeof en = {
  title: '今回のアクセスの Core Web Vitals',
  problem: 'Core Web Vitals の改善が必要',
  why: '今回のアクセスでのページの速さと安定性です。Google はフィールドデータの 75 パーセンタイルを使いますが、1 台のデバイスでの 1 回のアクセスからはわかりません。',
  words: {
    part: '内訳',
    time: '時間',
    duration: ({ milliseconds }) => duration(milliseconds),
    ttfb: '最初の 1 バイトまでの時間',
    loadDelay: '読み込みの遅延',
    loadTime: '読み込み時間',
    renderDelay: 'レンダリングの遅延',
  },
  says: {
    lcpGood: ({ value }) => ({ message: `${lcp(value)}。`, change: '' }),
    lcpMiddling: ({ value, lcpGood, part, element }) => ({
      message: `${lcp(value)}。良好とされるのは ${spaced(duration(lcpGood))}以下です。`,
      change: lcpFix(part, element),
    }),
    lcpPoor: ({ value, lcpPoor, part, element }) => ({
      message: `${lcp(value)}。${spaced(duration(lcpPoor))}を超えると不良です。`,
      change: lcpFix(part, element),
    }),
    clsGood: ({ value }) => ({ message: `${cls(value)}。`, change: '' }),
    clsMiddling: ({ value, clsGood }) => ({ message: `${cls(value)}。良好とされるのは ${number(clsGood)} 以下です。`, change: clsFix }),
    clsPoor: ({ value, clsPoor }) => ({ message: `${cls(value)}。${number(clsPoor)} を超えると不良です。`, change: clsFix }),
    inpGood: ({ value }) => ({ message: `${inp(value)}。`, change: '' }),
    inpMiddling: ({ value, inpGood }) => ({
      message: `${inp(value)}。良好とされるのは ${spaced(duration(inpGood))}以下です。`,
      change: inpFix,
    }),
    inpPoor: ({ value, inpPoor }) => ({ message: `${inp(value)}。${spaced(duration(inpPoor))}を超えると不良です。`, change: inpFix }),
    notInteracted: () => ({ message: 'INP はまだ計測されていません。ページ上でクリック、タップ、入力が行われていません。', change: '' }),
    lcpNotRecorded: () => ({ message: 'このブラウザでは Largest Contentful Paint（LCP）が記録されませんでした。', change: '' }),
    clsNotRecorded: () => ({ message: 'このブラウザではレイアウトシフト（CLS）が記録されませんでした。', change: '' }),
    oneVisit: () => ({
      message: 'これはこのデバイスでの 1 回のアクセスの値です。Google はフィールドデータの 75 パーセンタイルを使います。',
      change: '',
    }),
    inBackground: () => ({
      message:
        'ページはバックグラウンドのタブで読み込まれたため、読み込みを計測できません。タブを前面に表示して再読み込みし、もう一度監査してください。',
      change: '',
    }),
    routed: () => ({
      message:
        'ページの読み込みなしに URL が変わったため、LCP、CLS、INP は今回のアクセスの最初のページのものです。再読み込みし、もう一度監査してください。',
      change: '',
    }),
    notAllRecorded: () => ({ message: '今回のアクセスでは、一部の Core Web Vitals が記録されませんでした。', change: '' }),
  },
};
