import type { obstacleButtons as enButtons, obstacles as en, siteFacts as enSiteFacts, stale as enStale } from '../../en/app/obstacles.ts';

const otherPage = '監査するページを開き、そこで Pageloupe のボタンをクリックしてください。';

export const obstacles: typeof en = {
  'no-tab': { title: '監査するタブがありません。', advice: otherPage },
  'browser-page': { title: 'ブラウザ自体のページは監査できません。', advice: otherPage },
  'extension-page': { title: '拡張機能のページは監査できません。', advice: otherPage },
  store: { title: '拡張機能は、拡張機能ストアとブラウザ提供元の一部のページでは動作しません。', advice: otherPage },
  'view-source': {
    title: 'これはソースの表示で、ページではありません。',
    advice: 'ページ自体を開いてください。クローラーが取得する元の HTML は、ツールで表示できます。',
  },
  file: {
    title: 'これはローカルファイルです。ブラウザは拡張機能にファイルの読み取りを許可していません。',
    advice: 'ブラウザの拡張機能の設定ページでファイルの URL へのアクセスを許可するか、ファイルを http で配信してください。',
  },
  loading: { title: 'ページを読み込み中です。', advice: 'ページの準備ができると、監査が自動的に始まります。' },
  discarded: { title: 'ブラウザがこのタブをスリープさせました。', advice: 'ページを再読み込みしてから監査してください。' },
  'error-page': {
    title: 'ページが読み込まれず、ブラウザがエラーを表示しています。',
    advice: 'URL と接続を確認してから、ページを再読み込みしてください。',
  },
  'no-answer': {
    title: 'ページが応答しません。スクリプトが処理中です。',
    advice: 'ページが応答するまで待つか、再読み込みしてから、もう一度お試しください。',
  },
  'no-worker': {
    title: 'Pageloupe のバックグラウンド処理が応答しません。',
    advice: 'もう一度お試しください。何度も起きる場合は、ブラウザを再起動してください。',
  },
  left: { title: '監査中にページが変わったか、再読み込みされました。', advice: '今開いているページを監査してください。' },
  crashed: { title: 'このタブはクラッシュしたか、応答しません。', advice: 'ページを再読み込みしてから監査してください。' },
  policy: {
    title: '管理者のブラウザポリシーにより、このページでは拡張機能がブロックされています。',
    advice: '管理者に問い合わせるか、別のブラウザでページを監査してください。',
  },
  'no-permission': {
    title: 'ブラウザが、Pageloupe によるこのページの読み取りを許可していません。',
    advice:
      '別のページに移動した場合は、Pageloupe のボタンをもう一度クリックしてください。新しいタブ、エラーページ、PDF、ソースの表示、ブラウザ自体のページは監査できません。',
  },
  document: {
    title: {
      pdf: 'これは PDF 文書で、ウェブページではありません。',
      svg: 'これは SVG 画像で、ウェブページではありません。',
      image: 'これは画像で、ウェブページではありません。',
      media: 'これはメディアファイルで、ウェブページではありません。',
      json: 'これは JSON ファイルで、ウェブページではありません。',
      text: 'これはテキストファイルで、ウェブページではありません。',
      xml: 'これは XML 文書で、ウェブページではありません。',
      other: 'これはウェブページではありません。',
    },
    advice: 'このファイルにリンクしているページを監査してください。',
  },
  'not-well-formed': {
    title: 'このページは XML として送信されていますが、整形式ではないため、ブラウザがエラーを表示しています。',
    advice: ({ text }) => `ブラウザのメッセージ: ${text}`,
  },
  failed: { title: 'このページでは監査を実行できませんでした。', advice: ({ text }) => `ブラウザのメッセージ: ${text}` },
};

export const obstacleButtons: typeof enButtons = { 'audit-now': '今すぐ監査', 'try-again': '再試行', reload: 'ページを再読み込み' };

export const stale: typeof enStale = {
  'another-document': '監査の後、このタブは別のページに移動したか、再読み込みされました。',
  'another-url': '監査の後、ページの URL が変わりました。',
  'another-view': '監査の後、ページの表示が変わりました。',
  earlier: 'この監査は以前のページのものです。',
};

export const siteFacts: typeof enSiteFacts = {
  response: 'ページのレスポンス',
  served: '元の HTML',
  robotsTxt: 'robots.txt',
  sitemap: 'サイトマップ',
  llmsTxt: 'llms.txt',
};
