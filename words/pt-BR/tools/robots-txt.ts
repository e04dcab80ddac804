import type { words as en } from '../../en/tools/robots-txt.ts';
import { robotsTxtMistakes } from '../checks/kinds.ts';
import { reasonText } from '../checks/reasons.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, bytes } = portuguese;
const linesOf = (count: number) => amount(count, { one: 'linha', other: 'linhas' });

export const words: typeof en = {
  canPaste: 'Mesmo assim, é possível colar regras abaixo e testá-las.',
  test: {
    title: 'Testar um caminho e um rastreador',
    path: 'Caminho ou URL',
    crawler: 'Rastreador',
    unread: 'Sem veredito: o robots.txt não foi lido.',
    whatIf: 'Prévia: testado com o rascunho, não com o arquivo do site',
    others: 'O mesmo caminho para outros rastreadores',
    anyOther: 'qualquer outro rastreador (*)',
    allowed: ({ crawler }) => `${crawler}: permitido`,
    blocked: ({ crawler }) => `${crawler}: bloqueado`,
    verdict: {
      allowed: ({ crawler, why }) => `Permitido para ${crawler}: ${why}`,
      blocked: ({ crawler, why }) => `Bloqueado para ${crawler}: ${why}`,
      line: ({ line }) => `a linha ${number(line)} decide.`,
      lineOf: ({ line, group }) => `a linha ${number(line)} do grupo para ${group} decide.`,
      noRule: ({ group }) => `nenhuma regra do grupo para ${group} corresponde a este caminho.`,
      noRules: 'não há regras.',
      noGroup: 'nenhum grupo se aplica a ele.',
    },
  },
  file: {
    title: 'O arquivo',
    draft: 'Rascunho',
    edit: 'Editar e testar',
    edited: 'Concluir edição',
    back: 'Redefinir',
    save: 'Salvar',
    rules: 'Regras para testar (só aqui, nada é enviado)',
    silent: 'Sem resposta. O Google para então de rastrear o site inteiro por um tempo.',
    silentFor: ({ why }) => `Sem resposta: ${reasonText(why)} O Google para então de rastrear o site inteiro por um tempo.`,
    failing: ({ status }) => `Status ${status}. De início, o Google trata então o site inteiro como bloqueado.`,
    none: ({ status }) => `Status ${status}: sem arquivo, então nada está bloqueado.`,
    read: ({ status, size, lines, groups }) =>
      `Status ${status}: ${bytes(size)}, ${linesOf(lines)}, ${amount(groups, { one: 'grupo de rastreadores', other: 'grupos de rastreadores' })}.`,
    redirected: ({ count }) => `Após ${amount(count, { one: 'redirecionamento', other: 'redirecionamentos' })}.`,
    truncated: 'O arquivo passa dos 500 KiB que os rastreadores leem; o resto é ignorado.',
    unknown: 'Nenhum arquivo para mostrar.',
    noFile: 'Sem arquivo, então não há linhas para mostrar.',
    empty: 'O arquivo está vazio: nada está bloqueado.',
    unread: 'O arquivo não foi lido, então não há linhas para mostrar.',
    lines: 'Linhas do robots.txt',
    decides: 'decide',
    shown: ({ shown, total }) => `${number(shown)} de ${linesOf(total)} exibidas.`,
    showAll: 'Mostrar todas',
  },
  issues: {
    title: 'Linhas com erros',
    rows: 'linhas com erros',
    none: 'Nenhuma: os rastreadores entendem todas as linhas.',
    line: 'Linha',
    text: 'Texto',
    wrong: 'Problema',
    kinds: robotsTxtMistakes,
  },
  sitemaps: {
    title: 'Sitemaps indicados aqui',
    unread: 'Desconhecido: o arquivo não foi lido.',
    none: 'O arquivo não indica nenhum sitemap. Não faz falta: também é possível enviar um a cada buscador.',
    line: ({ line }) => `Linha ${number(line)}:`,
    more: ({ count }) => `Mais ${number(count)} ${count === 1 ? 'está indicado' : 'estão indicados'}.`,
  },
};
