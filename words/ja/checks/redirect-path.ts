import type { redirectPath as en } from '../../en/checks/redirect-path.ts';
import { number } from './grammar.ts';

const lead = (hops: number) => `このページに到達するまでに ${number(hops)} 回のリダイレクトがあります`;

export const redirectPath: typeof en = {
  title: '不要なリダイレクトがない',
  problem: '不要なリダイレクトがある',
  why: 'リダイレクトのたびに、ユーザーは時間を、クローラーはリクエストを費やします。チェーンが長いと、クローラーは途中であきらめます。どの URL をインデックスに登録するかについて、永続的なリダイレクトは強い手がかり、一時的なリダイレクトは弱い手がかりになります。',
  heuristic: '何回のリダイレクトを多すぎるとするかは独自の経験則',
  words: { status: 'ステータス', redirects: 'リダイレクト' },
  says: {
    direct: () => ({
      message: 'このページに到達するまでに HTTP リダイレクトはありません。meta refresh やスクリプトによるリダイレクトは検出できません。',
      change: '',
    }),
    permanent: () => ({ message: 'このページに到達するまでに永続的なリダイレクトが 1 回あります。', change: '' }),
    temporary: ({ status }) => ({
      message: `このページに到達するまでに一時的なリダイレクト（${status}）があります。`,
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
      message: `このページに到達するまでのリダイレクトは、Cookie を保持するユーザーでのみ終わります。${url} はリダイレクトした後にページを返します。`,
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
