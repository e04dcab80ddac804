import type { snippetControls as en } from '../../en/checks/snippet-controls.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';
import { amount, percent } from './grammar.ts';

export const snippetControls: typeof en = {
  title: 'Os controles de snippets permitem citações',
  problem: 'Os controles de snippets limitam as citações',
  why: 'Os controles de snippets limitam o que os buscadores podem citar nos resultados e nas respostas de IA. O Google aplica nosnippet e max-snippet também às Visões gerais criadas por IA; o Bing aplica noarchive e nocache ao Copilot.',
  heuristic: 'Quando um snippet curto ou um texto oculto merece um aviso é uma heurística nossa',
  words: { ...directiveWords, characters: 'caracteres', ofMainText: 'do texto principal' },
  says: {
    open: () => ({ message: 'Os buscadores podem citar esta página sem limites.', change: '' }),
    noindexed: () => ({ message: 'A página não é indexada, então nada é citado.', change: '' }),
    nothingQuoted: ({ directive }) => ({
      message: `O Google não pode citar esta página: ${written(directive)}`,
      change: 'Remover a diretiva para permitir snippets e o uso em respostas de IA; usar data-nosnippet para excluir trechos específicos.',
    }),
    bingQuotesNothing: ({ directive }) => ({
      message: `O Bing não pode citar esta página: ${written(directive)}`,
      change: 'Remover a diretiva para permitir snippets no Bing.',
    }),
    shortSnippets: ({ characters }) => ({
      message: `Os snippets estão limitados a ${amount(characters, { one: 'caractere', other: 'caracteres' })}.`,
      change: 'Usar max-snippet:-1 para não ter limite, ou remover a diretiva.',
    }),
    smallImages: ({ size }) => ({
      message: `As prévias de imagens estão limitadas: max-image-preview:${size}.`,
      change: 'Usar max-image-preview:large para permitir imagens grandes, por exemplo no Discover.',
    }),
    noArchive: ({ directive }) => ({
      message: `O Bing não usa esta página nas respostas do Copilot: ${written(directive)}. No Google, isso não tem efeito.`,
      change: 'Remover noarchive se o Copilot pode citar a página.',
    }),
    noCache: ({ directive }) => ({
      message: `O Copilot só pode usar a URL, o título e o snippet desta página: ${written(directive)}. No Google, isso não tem efeito.`,
      change: 'Remover nocache se o Copilot pode citar mais.',
    }),
    keptFromAi: ({ directive }) => ({
      message: `${written(directive)} limita o que o Copilot pode usar. A página também indica noai: provavelmente é intencional.`,
      change: 'Remover somente se o Copilot pode citar a página.',
    }),
    hiddenText: ({ share }) => ({
      message: `data-nosnippet cobre ${percent(share)} do texto principal, que os buscadores então não podem citar.`,
      change: 'Usar data-nosnippet só para trechos que não devem ser citados.',
    }),
    unknown: ({ directive }) => ({
      message: `Nenhum buscador conhecido aceita ${written(directive)}.`,
      change: 'Removê-la ou usar a diretiva correta.',
    }),
    misspelt: ({ directive, meant }) => ({
      message: `Diretiva desconhecida: ${written(directive)}. A intenção era “${meant}”?`,
      change: `Usar ${meant}.`,
    }),
    invalid: ({ directive }) => ({
      message: `${written(directive)} tem um valor inválido.`,
      change: 'Usar max-snippet:-1, max-video-preview:-1 ou max-image-preview:large.',
    }),
    retired: ({ directive }) => ({ message: `${written(directive)} não tem efeito na pesquisa.`, change: '' }),
  },
};
