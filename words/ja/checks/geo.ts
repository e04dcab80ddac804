import type * as en from '../../en/checks/geo.ts';

export const categories: typeof en.categories = {
  access: 'AI クローラーのアクセス',
  extractability: 'コンテンツの抽出しやすさ',
  answerability: '回答への適性',
  evidence: '根拠と引用元',
  freshness: '新しさ',
  entity: 'エンティティと著者',
};

/** Bands are a convention, not a probability. */
export const bands: typeof en.bands = {
  Ready: '準備完了',
  Good: '良好',
  Partial: '一部対応',
  Weak: '不十分',
  'Blocked or unreadable': 'ブロックまたは読み取り不可',
};

/** Why the score is capped. */
export const capped: typeof en.capped = {
  'noindex-both': 'Google と Bing の両方に、このページをインデックスに登録しないよう指示されています。',
  'all-answer-crawlers': 'robots.txt がこの URL について主要な AI 検索クローラーをすべてブロックしています。',
  credentials: 'アカウントまたは Cookie を持つユーザーにしかページが見えません。',
  'error-page': 'ページがエラーを返すか、エラーページのように見えるため、検索エンジンは除外します。',
  'no-text': 'ページに引用できるテキストがありません。',
  'source-empty': 'JavaScript がないと、メインコンテンツがほとんどありません。',
  'one-ecosystem': 'Google または Bing は、このページを回答に使うことを許可されていません。',
};

/** Why there is no score. */
export const noScore: typeof en.noScore = {
  'opted-out': '対象外: AI を意図的にブロックしています。',
  utility: 'GEO スコアなし: 機能ページです（ログイン、カート、購入手続き、アカウント、検索結果）。',
  'nothing-measured': 'GEO スコアなし: このページでは何も計測できませんでした。',
  'not-all-chosen': 'GEO スコアなし: 必要なチェックが選択されていません。',
  'not-delivered': 'GEO スコアなし: サーバーがページを返しませんでした。',
  incomplete: 'GEO スコアなし: サイトのレスポンスを読み取る前に監査の制限時間が過ぎました。',
};
