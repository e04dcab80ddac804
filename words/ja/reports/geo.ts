import type { geo as en } from '../../en/reports/geo.ts';
import { japanese } from '../japanese.ts';

const { number, percent } = japanese;

export const geo: typeof en = {
  lostIn: ({ title, lost, points }) => `「${title}」（${number(points)} 点中 ${number(lost)} 点）`,
  naIn: ({ title }) => `「${title}」（ここでは該当なし）`,
  uncheckedIn: ({ title }) => `「${title}」（チェック不可）`,
  counted: ({ counted, all }) => `${number(all)} 件のチェックのうち ${number(counted)} 件をスコアに含めました。`,
  lost: ({ checks }) => `減点されたチェック: ${checks.join('、')}。`,
  littleProse: ({ count }) => `引用できるものがほとんどありません。文章は ${number(count)} 語です。`,
  left: ({ checks }) => `スコアに含めなかったチェック: ${checks.join('、')}。`,
  na: '該当なし',
  unchecked: '未チェック',
  notScored: 'スコア対象外',
  nothingLost: '計測した範囲で減点はありません。',
  evidence({ documented, weak }) {
    const rest = weak < 0.005 ? '' : part(weak);
    if (documented < 0.005) return `十分に文書化されたルールへの違反はありません。${rest && `減点の${rest}は弱い根拠によるものです。`}`;
    return `減点の${part(documented)}は十分に文書化されたルール${rest && `、${rest.trimStart()}は弱い根拠`}によるものです。`;
  },
  applies: ({ points }) => `この種類のページに該当するのは 100 点中 ${number(points)} 点だけのため、スコアを中間寄りにしています。`,
  measured: ({ share }) => `配点の ${percent(share)} を計測`,
  capped: ({ cap }) => `上限は ${number(cap)} です。`,
  partial: '一部のみ',
};

/** A share as people say it, after の. */
function part(share: number): string {
  if (share >= 0.995) return 'すべて';
  if (share >= 0.9) return 'ほぼすべて';
  if (share >= 0.55) return '大部分';
  if (share >= 0.48) return '半分';
  if (share >= 0.4) return '半分近く';
  if (share >= 0.29) return ' 3 分の 1 ';
  if (share >= 0.2) return ' 4 分の 1 ';
  return '一部';
}
