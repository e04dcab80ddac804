import type { aiCrawlerAccess as en } from '../../en/checks/ai-crawler-access.ts';
import { agree, amount, and, date } from './grammar.ts';

const purposes = { search: 'respostas', training: 'treinamento', user: 'acionado pelo usuário', other: 'outro' };

export const aiCrawlerAccess: typeof en = {
  title: 'Os rastreadores de busca com IA podem obter esta URL',
  problem: 'Há rastreadores de busca com IA bloqueados',
  why: 'Um mecanismo de respostas só pode citar o que seu rastreador de busca pode obter. Os rastreadores de treinamento e os coletores acionados pelo usuário têm seus próprios tokens de user-agent; eles são listados, mas não pontuam (exceto Claude-User, que conta metade porque segue o robots.txt quando obtém páginas para uma resposta).',
  heuristic: 'Os pesos dos rastreadores são uma heurística nossa',
  words: {
    crawler: 'Rastreador',
    operator: 'Operador',
    purpose: 'Finalidade',
    thisUrl: 'Esta URL',
    line: 'Linha',
    allowed: 'permitido',
    blocked: 'bloqueado',
    ...purposes,
    named: ({ token, operator, purpose }) => `${token} (${operator}, ${purposes[purpose]})`,
  },
  says: {
    notWeb: () => ({ message: 'O robots.txt só se aplica a páginas http e https.', change: '' }),
    allAllowed: ({ count, compiled }) => ({
      message: `O robots.txt permite que ${agree(count, 'o único rastreador de busca com IA pontuado obtenha', `todos os ${amount(count, { other: 'rastreadores de busca com IA pontuados' })} obtenham`)} esta URL (lista de ${date(compiled)}).`,
      change: '',
    }),
    leadingAllowed: ({ blocked }) => ({
      message: `O robots.txt permite o acesso de todos os principais rastreadores de busca com IA. Bloqueados entre os demais: ${and(blocked)}.`,
      change: '',
    }),
    someBlocked: ({ blocked }) => ({
      message: `O robots.txt bloqueia esta URL para ${agree(blocked.length, 'um dos principais rastreadores', 'alguns dos principais rastreadores')} de busca com IA: ${and(blocked)}. As respostas deles não podem citá-la.`,
      change: 'Permitir o acesso se a página deve ser citada ali. Se o bloqueio é proposital, não é preciso alterar nada.',
    }),
    allBlocked: () => ({
      message: 'O robots.txt bloqueia esta URL para todos os principais rastreadores de busca com IA.',
      change:
        'Permitir o acesso dos rastreadores cujas respostas devem citar a página. Se a IA é bloqueada de propósito, selecionar isso em “O que é esta página?”; nesse caso, a página não recebe pontuação GEO.',
    }),
    alsoBlocked: ({ names }) => ({
      message: `Também bloqueados, sem pontuar (de treinamento, acionados pelo usuário e outros): ${and(names)}.`,
      change: '',
    }),
    trainingOnly: ({ names }) => ({
      message: `O robots.txt bloqueia ${and(names)}, que ${agree(names.length, 'coleta', 'coletam')} dados de treinamento (alguns desses nomes controlam também outros usos). Os rastreadores de busca com IA têm acesso.`,
      change: '',
    }),
    grounding: () => ({
      message:
        'Google-Extended está bloqueado. Além do treinamento do Gemini, isso impede também que os apps do Gemini e a Vertex AI usem esta página como fonte. A Pesquisa Google e seus recursos de IA ignoram esse token.',
      change:
        'Permitir Google-Extended se a página deve ser citada nos apps do Gemini. Se o bloqueio é proposital, não é preciso alterar nada.',
    }),
    legacy: ({ names }) => ({
      message: `O robots.txt tem grupos para rastreadores que seus operadores não documentam mais: ${and(names)}.`,
      change: '',
    }),
    silent: () => ({ message: 'A solicitação do robots.txt não recebeu resposta.', change: '' }),
    failing: ({ status }) => ({
      message: `O robots.txt retorna ${status}: não se sabe o que os rastreadores podem obter, e muitos param de rastrear até que ele volte a funcionar.`,
      change: '',
    }),
  },
};
