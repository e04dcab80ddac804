import type { words as en } from '../../en/tools/provenance.ts';
import { japanese } from '../japanese.ts';

const { date, month, number } = japanese;

/** A date as it was written, in its own time zone: a time elsewhere may be another day. */
function when({ iso }: { iso: string }): string {
  const [, day = iso, time, zone = ''] = /^([\d-]+)(?:T(\d\d:\d\d)[\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/.exec(iso) ?? [];
  const dayText = /^\d{4}$/.test(day) ? `${day}年` : /^\d{4}-\d\d$/.test(day) ? month(day) : date(day);
  // Date and time are each kept on one line.
  return [dayText, [time, zone === 'Z' ? 'UTC' : zone].filter(Boolean).join(' ')]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' ')
    .trim();
}

export const words: typeof en = {
  timeline: {
    title: 'タイムライン',
    none: 'タイムラインに表示する日付がありません。',
    published: '公開',
    modified: '更新',
    unknown: '比較対象外',
    day: ({ time }) => date(time),
    apart: { published: ({ days }) => `公開日に ${number(days)} 日の差`, modified: ({ days }) => `更新日に ${number(days)} 日の差` },
    reversed: ({ days }) => `更新日が公開日より ${number(days)} 日早い`,
    one: '比較できません: 日付が 2 つ未満',
    agree: {
      both: '公開日は一致、更新日も一致',
      published: '公開日は一致',
      modified: '更新日は一致',
      none: '比較できません: 同じ種類の日付が 2 つない',
    },
  },
  dates: {
    title: '日付',
    rows: '日付',
    none: 'ページ、マークアップ、サイトマップ、ヘッダーのいずれにも日付が見つかりませんでした。',
    date: '日付',
    kind: '種類',
    where: '場所',
    written: '記述内容',
    visible: '表示',
    compared: '比較',
    unreadable: '無効',
    roles: { published: '公開', modified: '更新', unknown: '記載なし' },
    places: {
      time: '<time> 要素',
      text: '表示テキスト',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      meta: 'メタタグ',
      url: 'URL',
    },
    labelled: ({ place, label }) => `${place}（${label}）`,
    lastmod: 'サイトマップの lastmod',
    header: 'Last-Modified ヘッダー（参考）',
    when,
    yes: 'はい',
    no: 'いいえ',
    comparedAs: { published: 'はい（公開日として）', modified: 'はい（更新日として）', unknown: 'はい' },
    notOwn: 'いいえ: このページの日付ではない',
  },
  names: {
    title: '著者と発行元',
    rows: '名前',
    none: '著者も発行元も見つかりませんでした。',
    role: '役割',
    name: '名前',
    type: 'タイプ',
    where: '場所',
    visible: '表示',
    leadsTo: 'リンク先',
    nothing: 'なし',
    roles: { author: '著者', publisher: '発行元' },
    origins: {
      byline: '著者名の表記',
      'rel-author': '著者としてマークアップ',
      meta: 'メタタグ',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      'site-name': 'サイト名',
      'title-suffix': 'タイトルの末尾',
      copyright: '著作権表示',
      logo: 'ロゴのリンク',
      host: 'ホスト名のみ',
    },
  },
  about: {
    title: '会社概要、問い合わせ、法的情報のページ',
    none: '会社概要、問い合わせ、運営者情報のページへのリンクが見つかりませんでした。',
  },
};
