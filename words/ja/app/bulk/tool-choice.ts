import type { toolChoice as en } from '../../../en/app/bulk/tool-choice.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const toolChoice: typeof en = {
  all: ({ count }) => `${number(count)} 件のツールすべて`,
  some: '選択したツール',
  allChecks: ({ checks }) => `${number(checks)} 件のチェックをすべて実行するため、全ページで両方のスコアが得られます。`,
  noneYet: ({ checks }) => `ツールが選択されていないため、${number(checks)} 件のチェックをすべて実行します。`,
  someChecks: ({ chosen, tools, checks, all }) =>
    `ツール ${number(tools)} 件中 ${number(chosen)} 件: チェック ${number(all)} 件中 ${number(checks)} 件を実行します。GEO スコアを出すには、GEO のチェックがすべて必要です。`,
  share: ({ on, all }) => `${number(on)} / ${number(all)}`,
  group: ({ group, on, all }) => `${group}: ツール ${number(all)} 件中 ${number(on)} 件を選択`,
};
