import type { panelWords as en } from '../../en/app/panel.ts';

export const panelWords: typeof en = {
  looking: 'タブを確認中…',
  none: {
    title: 'このページはまだ監査されていません。',
    advice: 'パネルはタブに連動します。このページを今すぐ監査するか、任意のページでツールバーの Pageloupe ボタンをクリックしてください。',
    button: 'このページを監査',
  },
  requested: {
    title: 'Pageloupe がこのサイトを読み取ってよいか、ブラウザが確認しています。',
    advice:
      'ここでページを監査するには、ブラウザのツールバーで許可してください。一度だけ監査する場合は、代わりにツールバーの Pageloupe ボタンをクリックしてください。',
  },
  refused: {
    title: 'ブラウザが、Pageloupe によるこのページの読み取りをまだ許可していません。',
    advice:
      'ここでこのページを監査するには、ツールバーの Pageloupe ボタンをクリックしてください。このサイトまたはすべてのサイトを許可すると、開いたページをパネルで監査できます。許可は、ブラウザの拡張機能の設定ページで取り消せます。',
    site: 'このサイトを許可',
    button: 'すべてのサイトを許可',
    again: '再試行',
  },
  noTab: { title: '表示するタブがありません。', advice: 'ページを開くと、ここに表示されます。' },
  follow: ({ host }) => `${host} で開くすべてのページを監査`,
  followed: ({ host }) => `このパネルが開いている間、${host} のページを開くと監査します。`,
  unfollowed: ({ host }) => `${host} のページは、監査を開始したときだけ監査します。`,
  notAllowed: ({ host }) => `${host} のページは、許可がないと監査できません。`,
};
