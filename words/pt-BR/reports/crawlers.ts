import type { crawlers as en } from '../../en/reports/crawlers.ts';
import { reasonText } from '../checks/reasons.ts';
import { portuguese } from '../portuguese.ts';

const { amount, date, number, percent } = portuguese;

export const crawlers: typeof en = {
  title: ({ product }) => `O que ${product} vê desta página`,
  titleOf: ({ token }) => `O que o ${token} recebe desta página`,
  share: ({ share, least }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '?',
  ofContent: ({ token }) => `do conteúdo principal chega ao ${token}`,
  couldNotCheck: ({ token }) => `não foi possível verificar o que chega ao ${token}`,
  blocked: ({ token }) => `O robots.txt bloqueia esta URL para o ${token}.`,
  all: ({ token }) => `Todo o conteúdo principal está no código-fonte HTML que o ${token} pode obter.`,
  part: ({ missing, all }) =>
    `${number(missing)} de ${amount(all, { one: 'bloco', other: 'blocos' })} do conteúdo principal não ${missing === 1 ? 'está' : 'estão'} no código-fonte HTML.`,
  none: 'Nada do conteúdo principal está no código-fonte HTML.',
  unclear: ({ token }) =>
    `Não foi possível verificar: o robots.txt não permite esta URL para o ${token}, e seu operador não diz que sempre obedece.`,
  unknown: ({ token }) => `Não foi possível verificar: o robots.txt não pôde ser lido, então o ${token} pode estar bloqueado.`,
  unknownShare({ code, args }) {
    switch (code) {
      case 'pending':
        return 'Ainda lendo o código-fonte HTML…';
      case 'sign-in':
        return 'Não foi possível verificar: sem login, esta URL retorna outra página.';
      case 'partly-read':
        return 'Não foi possível verificar: a página só foi lida em parte.';
      case 'little-text':
        return 'Não foi possível verificar: há pouco texto principal para comparar.';
      case 'refused':
        return `Não foi possível verificar: uma solicitação sem cookies recebeu ${args.status}.`;
      case 'unread':
        return `Não foi possível verificar o código-fonte HTML: ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }) => `robots.txt, linha ${number(line)}: ${rule}`,
  renders: {
    yes: 'Ele também executa JavaScript, então pode receber mais.',
    unknown: 'Não está documentado se ele executa JavaScript.',
    no: '',
  },
  ignores: 'Ele não obedece ao robots.txt.',
  cut: 'O código-fonte HTML só foi lido em parte.',
  note: 'O código-fonte HTML é o que o site retornou a uma solicitação sem cookies. Mesmo assim, um firewall pode bloquear um rastreador.',
  access: { allowed: 'permitido', blocked: 'bloqueado', unclear: 'incerto', unknown: 'não foi possível verificar' },
  purposes: { search: 'busca', training: 'treinamento', user: 'solicitações de usuários', other: 'outros usos' },
  accessOf: ({ token, access }) => `${token}: ${access}`,
  crawler: ({ token, purpose }) => `${token} (${purpose})`,
  list: 'Acesso de rastreadores segundo o robots.txt',
  columns: { crawler: 'Rastreador', access: 'robots.txt', share: 'Conteúdo principal', why: 'Detalhes' },
  passages: 'Trechos mais citáveis',
  noPassages: 'Nenhum trecho pode ser citado sozinho.',
  toTool: ({ product }) => `Ver o que ${product} vê`,
  line: ({ title, number: shown, caption }) => `${title}: ${shown} ${caption}`,
  at: ({ at }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
