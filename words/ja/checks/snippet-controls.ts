import type { snippetControls as en } from '../../en/checks/snippet-controls.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';
import { number, percent } from './grammar.ts';

export const snippetControls: typeof en = {
  title: 'スニペットの設定が引用を許可している',
  problem: 'スニペットの設定が引用を制限している',
  why: 'スニペットの設定は、検索エンジンが検索結果と AI の回答で引用できる範囲を制限します。Google は nosnippet と max-snippet を AI による概要にも、Bing は noarchive と nocache を Copilot に適用します。',
  heuristic: 'スニペットがどれだけ短ければ、また非表示のテキストがどれだけあれば警告するかは独自の経験則',
  words: { ...directiveWords, characters: '文字', ofMainText: '本文に対する割合' },
  says: {
    open: () => ({ message: '検索エンジンはこのページを制限なく引用できます。', change: '' }),
    noindexed: () => ({ message: 'ページがインデックスに登録されないため、何も引用されません。', change: '' }),
    nothingQuoted: ({ directive }) => ({
      message: `Google はこのページの引用を許可されていません: ${written(directive)}`,
      change:
        'スニペットと AI の回答での使用を許可するには、ディレクティブを削除してください。一部の箇所だけを除外するには data-nosnippet を使います。',
    }),
    bingQuotesNothing: ({ directive }) => ({
      message: `Bing はこのページの引用を許可されていません: ${written(directive)}`,
      change: 'Bing でスニペットを許可するには、ディレクティブを削除してください。',
    }),
    shortSnippets: ({ characters }) => ({
      message: `スニペットが ${number(characters)} 文字に制限されています。`,
      change: '制限をなくすには max-snippet:-1 を使うか、削除してください。',
    }),
    smallImages: ({ size }) => ({
      message: `画像のプレビューが制限されています: max-image-preview:${size}。`,
      change: 'Discover などで大きな画像を許可するには、max-image-preview:large を使ってください。',
    }),
    noArchive: ({ directive }) => ({
      message: `Bing はこのページを Copilot の回答に使いません: ${written(directive)}。Google では効果がありません。`,
      change: 'Copilot による引用を許可する場合は、noarchive を削除してください。',
    }),
    noCache: ({ directive }) => ({
      message: `Copilot はこのページの URL、タイトル、スニペットだけを使えます: ${written(directive)}。Google では効果がありません。`,
      change: 'Copilot にさらに多くの引用を許可する場合は、nocache を削除してください。',
    }),
    keptFromAi: ({ directive }) => ({
      message: `${written(directive)} により、Copilot が使える内容が制限されています。ページには noai もあるため、意図的なものと思われます。`,
      change: 'Copilot に引用を許可する場合にのみ削除してください。',
    }),
    hiddenText: ({ share }) => ({
      message: `data-nosnippet が本文の ${percent(share)} に指定されており、検索エンジンはその部分を引用できません。`,
      change: 'data-nosnippet は、引用されてはならない箇所にだけ使ってください。',
    }),
    unknown: ({ directive }) => ({
      message: `${written(directive)}をサポートする既知の検索エンジンはありません。`,
      change: '削除するか、意図したディレクティブを使ってください。',
    }),
    misspelt: ({ directive, meant }) => ({
      message: `不明なディレクティブ ${written(directive)}があります。「${meant}」の誤りではありませんか？`,
      change: `${meant} を使ってください。`,
    }),
    invalid: ({ directive }) => ({
      message: `${written(directive)}の値が無効です。`,
      change: 'max-snippet:-1、max-video-preview:-1、max-image-preview:large のいずれかを使ってください。',
    }),
    retired: ({ directive }) => ({ message: `${written(directive)}は検索では効果がありません。`, change: '' }),
  },
};
