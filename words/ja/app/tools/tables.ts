import type { tables as en } from '../../../en/app/tools/tables.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const tables: typeof en = {
  filter: ({ name }) => `絞り込み: ${name}`,
  copyTable: ({ name }) => `コピー: ${name}`,
  saveCsv: ({ name }) => `CSV で保存: ${name}`,
  saveJson: ({ name }) => `JSON で保存: ${name}`,
  table: ({ name }) => `表: ${name}`,
  all: ({ total }) => `${number(total)} 行`,
  some: ({ chosen, total }) => `${number(total)} 行中 ${number(chosen)} 行`,
  capped: ({ held, total }) => `${number(total)} 行中、最初の ${number(held)} 行`,
  someOfCapped: ({ chosen, held, total }) => `全 ${number(total)} 行の最初の ${number(held)} 行中 ${number(chosen)} 行`,
  sortBy: '並べ替え',
  group: ({ name }) => `グループ化: ${name}`,
  ungrouped: 'グループなし',
  groupBy: ({ column }) => `「${column}」別`,
  groups: ({ count }) => `${number(count)} グループ`,
  inGroup: ({ count }) => `${number(count)} 行`,
  noValue: '値なし',
  findInPage: 'ページ内検索で見つかるのは表示中の行だけです。絞り込みは全行が対象です。',
  keys: '行の中では、上下の矢印キーで 1 行ずつ、Page Up と Page Down でまとめて移動し、Home と End で最初と最後の行に移動します。',
  printed: ({ shown, total }) => `${number(total)} 行中、最初の ${number(shown)} 行です。CSV と JSON にはすべて含まれます。`,
  noneContains: ({ filter }) => `「${filter}」を含む行はありません。`,
  shown: ({ shown, total }) => `${number(total)} 件中 ${number(shown)} 件を表示`,
  more: ({ count }) => `さらに ${number(count)} 件を表示`,
};
