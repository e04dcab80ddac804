import type { words as en } from '../../en/tools/web-vitals.ts';
import { japanese } from '../japanese.ts';

const { date, duration, fixed, number, percent } = japanese;

export const words: typeof en = {
  oneVisit: 'このデバイスでの今回のアクセスです。Google は、28 日間の実際のアクセスの 75 パーセンタイルを使用します。',
  background: 'ページがバックグラウンドのタブで読み込まれたため、時間の値に意味がありません。タブを前面に表示して再読み込みしてください。',
  long: { LCP: 'Largest Contentful Paint', CLS: 'Cumulative Layout Shift', INP: 'Interaction to Next Paint' },
  absent: {
    LCP: 'ブラウザは LCP を記録していません。',
    CLS: 'このブラウザはレイアウトシフトを記録しません。',
    INP: '操作がまだありません。ページを操作してから、もう一度監査してください。',
  },
  seconds: ({ ms }) => `${fixed(ms / 1_000, 2)}\u00a0秒`,
  milliseconds: ({ ms }) => duration(ms).replaceAll(' ', '\u00a0'),
  shift: ({ value }) => fixed(value, 3),
  ratings: { muted: '未計測', good: '良好', warn: '改善が必要', bad: '不良' },
  limits: ({ good, poor }) => `${good} 以下は良好、${poor} 超は不良`,
  mark: '要素をページ上で枠表示',
  again: '再計測',
  field: {
    title: '実際のユーザー',
    noKey:
      'Google は、Chrome を使うユーザーの計測値を公開しています（Chrome UX Report）。ここに表示するには、ご自身の API キー（無料）を追加してください。',
    settings: '設定: フィールドデータ',
    load: 'フィールドデータを読み込む',
    loading: '読み込み中…',
    note: 'このページの URL（クエリを除く）とキーを Google に送信します。',
    of: {
      url: ({ until }) => `この URL の 75 パーセンタイル、${until && `${date(until)} までの `}28 日間。`,
      origin: ({ until }) =>
        `このオリジンの全ページの 75 パーセンタイル、${until && `${date(until)} までの `}28 日間。この URL はアクセスが少なすぎます。`,
    },
    value: {
      lcp: ({ value }) => `${fixed(value / 1_000, 2)} 秒`,
      inp: ({ value }) => duration(value),
      cls: ({ value }) => fixed(value, 2),
    },
    shares: ({ good, poor }) => `アクセスの ${percent(good)} が良好、${percent(poor)} が不良`,
    notMeasured: 'アクセス不足',
    missing: {
      'not-public': 'このページは公開ウェブ上にないため、Google にデータがありません。何も送信していません。',
      'no-visits': 'この URL とオリジンへのアクセスが少なすぎるため、Google は公開できるデータを持っていません。',
      unreachable: 'Chrome UX Report から応答がありませんでした。しばらくしてからもう一度お試しください。',
      unreadable: 'レスポンスが Chrome UX Report の形式ではありません。',
    },
    refused: ({ status, message }) =>
      status === 429
        ? 'キーのリクエスト数が上限に達しました。1 分後にもう一度お試しください。'
        : `Google がリクエストを拒否しました（${status}）${message && `: 「${message}」`}。設定でキーを確認してください。`,
  },
  parts: {
    title: 'LCP の内訳',
    none: 'ブラウザは今回のアクセスで LCP を記録していません。',
    ttfb: ({ ms }) => `Time to First Byte ${duration(ms)}`,
    loadDelay: ({ ms }) => `読み込み遅延 ${duration(ms)}`,
    loadTime: ({ ms }) => `読み込み時間 ${duration(ms)}`,
    renderDelay: ({ ms }) => `レンダリング遅延 ${duration(ms)}`,
  },
  shifts: {
    title: 'レイアウトシフト',
    rows: 'レイアウトシフト',
    none: '今のところ、予期しないレイアウトシフトはありません。',
    value: 'シフト量',
    after: '経過時間',
    element: '要素',
    gone: 'すでに存在しない要素',
    more: ({ count }) => `ほか ${number(count)} 件`,
  },
  marks: {
    lcp: ({ ms }) => `LCP ${fixed(ms / 1_000, 2)} 秒`,
    moved: ({ value }) => `シフト ${fixed(value, 3)}`,
    inp: ({ ms }) => `INP ${duration(ms)}`,
  },
};
