import type { settings as en } from '../../en/app/settings.ts';

export const settings: typeof en = {
  title: 'このページについて',
  note: '変更はすぐに反映され、このデバイスに保存されます',
  intent: '検索エンジンでの扱い',
  index: 'インデックスに登録する',
  keepOut: '検索から除外する',
  indexHelp: '登録を妨げるものを問題とみなします。',
  keepOutHelp: 'ブロックしている状態を正しいとみなします。',
  optOut: '意図的に AI をブロックしている',
  optOutHelp: 'サイト全体に適用: GEO スコアはなくなり、AI クローラーのブロックを意図的な選択とみなします。',
};
