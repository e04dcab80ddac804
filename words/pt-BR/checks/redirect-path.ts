import type { redirectPath as en } from '../../en/checks/redirect-path.ts';
import { amount, number } from './grammar.ts';

const lead = (hops: number) => `${amount(hops, { one: 'redirecionamento', other: 'redirecionamentos' })} antes desta página`;

export const redirectPath: typeof en = {
  title: 'Sem redirecionamentos desnecessários',
  problem: 'Redirecionamentos desnecessários',
  why: 'Cada redirecionamento custa tempo aos visitantes e uma solicitação aos rastreadores, que desistem de cadeias longas. Um redirecionamento permanente é uma indicação forte de qual URL indexar; um temporário, uma indicação fraca.',
  heuristic: 'Quantos redirecionamentos são demais é uma heurística nossa',
  words: { status: 'Status', redirects: 'redirecionamentos' },
  says: {
    direct: () => ({
      message:
        'Não há redirecionamentos HTTP antes desta página. Redirecionamentos por meta refresh ou por script não podem ser detectados.',
      change: '',
    }),
    permanent: () => ({ message: 'Um redirecionamento permanente antes desta página.', change: '' }),
    temporary: ({ status }) => ({
      message: `Um redirecionamento temporário (${status}) antes desta página.`,
      change: 'Se a página mudou de endereço de forma permanente, retornar 301 ou 308.',
    }),
    several: ({ hops }) => ({
      message: `${lead(hops)}.`,
      change: 'Redirecionar a primeira URL diretamente para a última e usar a última nos links.',
    }),
    many: ({ hops }) => ({
      message: `${lead(hops)}: demais para visitantes e rastreadores.`,
      change: 'Redirecionar a primeira URL diretamente para a última.',
    }),
    stops: ({ hops, google }) => ({
      message: `${lead(hops)}. O Google para depois de ${number(google)}.`,
      change: 'Redirecionar a primeira URL diretamente para a última.',
    }),
    needsCookie: ({ url }) => ({
      message: `Os redirecionamentos antes desta página só terminam para visitantes que guardam um cookie: ${url} redireciona e depois retorna a página.`,
      change: '',
    }),
    loop: () => ({
      message: 'Os redirecionamentos formam um loop.',
      change: 'Encontrar as duas regras que redirecionam uma para a outra.',
    }),
    downgrade: ({ url }) => ({ message: `Um redirecionamento vai de https para http: ${url}`, change: 'Redirecionar só para https.' }),
    inward: ({ url }) => ({
      message: `Um redirecionamento da cadeia passa por uma rede privada, que o público não pode acessar: ${url}`,
      change: 'Redirecionar só por URLs públicas.',
    }),
    anonymousMoves: ({ url }) => ({ message: `Sem cookies, uma solicitação desta URL é redirecionada para ${url}`, change: '' }),
    sameOriginOnly: () => ({
      message: 'Os navegadores só contam redirecionamentos dentro de uma mesma origem; pode ter havido mais.',
      change: '',
    }),
    redirectUnseen: () => ({ message: 'O redirecionamento aconteceu antes que seu status pudesse ser registrado.', change: '' }),
  },
};
