import type { indexDirectives as en } from '../../en/checks/index-directives.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';
import { and } from './grammar.ts';

export const indexDirectives: typeof en = {
  title: 'Sem noindex para os buscadores',
  problem: 'As diretivas robots bloqueiam a indexação ou se contradizem',
  why: 'Um noindex em uma tag meta robots ou no cabeçalho HTTP X-Robots-Tag remove a página dos resultados de pesquisa e das respostas baseadas neles.',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'Nenhuma diretiva robots bloqueia a indexação desta página.', change: '' }),
    noindex: ({ directives }) => ({
      message: `O Google não pode indexar esta página: ${written(directives)}`,
      change:
        'Remover noindex se a página deve ser encontrada. Se não, escolher “Os buscadores devem excluí-la” na extensão, ou intent keep-out fora dela.',
    }),
    inBody: () => ({ message: 'A diretiva está no body. O Google a obedece ali; outros buscadores talvez não.', change: '' }),
    keptOutInBody: () => ({
      message: 'O noindex está no body. O Google o obedece ali; outros buscadores talvez não.',
      change: 'Mover a tag meta robots para o head.',
    }),
    otherEngines: ({ names, directives }) => ({
      message: `O Google pode indexar esta página, mas ${and(names)} não ${names.length > 1 ? 'podem' : 'pode'}: ${written(directives)}`,
      change: 'Remover a diretiva, a menos que a página deva ficar fora desse buscador.',
    }),
    disagree: ({ first, second }) => ({
      message: `Diretivas conflitantes: ${and([directiveInWords(first), directiveInWords(second)])}. Os buscadores seguem a mais restritiva.`,
      change: 'Manter uma das duas diretivas.',
    }),
    misspelt: ({ text, meant }) => ({
      message: `Diretiva desconhecida: “${text}”. A intenção era “${meant}”?`,
      change: `Usar ${meant} ou removê-la.`,
    }),
    unreadableDate: ({ text }) => ({
      message: `A data em “${text}” é inválida, então a diretiva não tem efeito.`,
      change: 'Usar RFC 822, RFC 850 ou ISO 8601, como 2027-01-31.',
    }),
    sourceSays: ({ directives }) => ({
      message: `O código-fonte HTML tem ${and(directives)}, e um script remove isso. O Google pode pular a renderização e obedecer ao código-fonte HTML.`,
      change: 'Servir a página sem noindex.',
    }),
    hidden: ({ line }) => ({
      message: `O robots.txt bloqueia esta URL${line === null ? '' : ` (linha ${line})`}, então os rastreadores não podem ver o noindex: a URL pode continuar no índice.`,
      change: 'Permitir o rastreamento até que a página tenha saído do índice.',
    }),
    alsoCanonical: ({ url }) => ({
      message: `Instruções conflitantes: a página tem noindex, e sua canônica aponta para ${url}`,
      change: 'Usar noindex para páginas que devem sair da pesquisa, e uma URL canônica para duplicatas de uma página que deve ficar.',
    }),
    expires: ({ date }) => ({ message: `unavailable_after remove a página do índice em ${date}.`, change: '' }),
    joined: () => ({
      message:
        'X-Robots-Tag tem diretivas para um rastreador e depois outras diretivas. Os navegadores juntam cabeçalhos HTTP repetidos, então as últimas podem valer para todos os rastreadores.',
      change: 'Se as últimas valem para todos os rastreadores, enviá-las primeiro.',
    }),
    keptOut: ({ directives }) => ({
      message: `O Google e o Bing recebem a instrução de não indexar esta página, como desejado: ${written(directives)}`,
      change: '',
    }),
    statusKeepsOut: ({ status }) => ({
      message: `Uma solicitação sem cookies recebe ${status}, o que mantém a página fora dos buscadores, como desejado.`,
      change: '',
    }),
    keptOutPartly: ({ name }) => ({
      message: `Esta página deve ficar fora dos buscadores, mas ${name} pode indexá-la.`,
      change: 'Aplicar noindex a todos os rastreadores: <meta name="robots" content="noindex">.',
    }),
    notKeptOut: () => ({
      message: 'Esta página deve ficar fora dos buscadores, mas nada diz isso a eles.',
      change:
        'Adicionar <meta name="robots" content="noindex"> ou o cabeçalho HTTP X-Robots-Tag: noindex. Bloquear no robots.txt não basta para excluir uma URL.',
    }),
  },
};
