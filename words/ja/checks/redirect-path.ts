import type { redirectPath as en } from '../../en/checks/redirect-path.ts';
import { number } from './japanese.ts';

const lead = (hops: number) => `このページの前に ${number(hops)} 回のリダイレクトがあります`;

export const redirectPath: typeof en = {
  title: '不要なリダイレクトがない',
  problem: '不要なリダイレクトがある',
  why: 'リダイレクトのたびに、ユーザーは時間を、クローラーはリクエストを費やし、クローラーは長い連鎖をあきらめます。どの URL をインデックスに登録するかについて、永続的なリダイレクトは強い手がかり、一時的なリダイレクトは弱い手がかりになります。',
  words: { status: 'ステータス', redirects: 'リダイレクト' },
  says: {
    direct: () => ({
      message: 'このページの前に HTTP リダイレクトはありません。meta refresh やスクリプトによるリダイレクトは検出できません。',
      change: '',
    }),
    permanent: () => ({ message: 'このページの前に永続的なリダイレクトが 1 回あります。', change: '' }),
    temporary: ({ status }) => ({
      message: `このページの前に一時的なリダイレクト（${status}）があります。`,
      change: 'ページを恒久的に移動した場合は、301 または 308 を返してください。',
    }),
    several: ({ hops }) => ({
      message: `${lead(hops)}。`,
      change: '最初の URL から最後の URL に直接リダイレクトし、リンクも最後の URL に向けてください。',
    }),
    many: ({ hops }) => ({
      message: `${lead(hops)}。ユーザーにもクローラーにも多すぎます。`,
      change: '最初の URL から最後の URL に直接リダイレクトしてください。',
    }),
    stops: ({ hops, google }) => ({
      message: `${lead(hops)}。Google は ${number(google)} 回で停止します。`,
      change: '最初の URL から最後の URL に直接リダイレクトしてください。',
    }),
    needsCookie: ({ url }) => ({
      message: `このページの前のリダイレクトは、Cookie を保持するユーザーでのみ終わります。${url} はリダイレクトした後にページを返します。`,
      change: '',
    }),
    loop: () => ({ message: 'リダイレクトがループしています。', change: '互いにリダイレクトする 2 つのルールを見つけてください。' }),
    downgrade: ({ url }) => ({
      message: `https から http へのリダイレクトがあります: ${url}`,
      change: 'https にのみリダイレクトしてください。',
    }),
    inward: ({ url }) => ({
      message: `リダイレクトの途中に、一般のユーザーがアクセスできないプライベートネットワークがあります: ${url}`,
      change: '公開 URL だけを経由してリダイレクトしてください。',
    }),
    anonymousMoves: ({ url }) => ({ message: `Cookie なしでは、この URL へのリクエストがリダイレクトされます: ${url}`, change: '' }),
    sameOriginOnly: () => ({
      message: 'ブラウザは 1 つのオリジン内のリダイレクトだけを数えます。ほかにもあった可能性があります。',
      change: '',
    }),
    redirectUnseen: () => ({ message: 'ステータスを記録する前にリダイレクトが行われました。', change: '' }),
  },
};
