import type { notices as en } from '../../en/app/notices.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

const unread =
  (record: string, after: string): typeof en.unreadable.settings =>
  ({ how }) =>
    how === 'later'
      ? `Não foi possível ler ${record}: o formato é de uma versão mais recente do Pageloupe. Atualizar o Pageloupe; nada foi excluído.`
      : `Não foi possível ler ${record}${how === 'aside' ? ' (uma cópia foi mantida)' : ''}. ${after}`;

export const notices: typeof en = {
  close: 'Fechar',
  saved: ({ name }) => `Salvo: ${name}.`,

  page: {
    undrawable: 'Não é mais possível destacar nada nesta página. Auditá-la de novo.',
    shown: 'Destacado na página.',
    unseen: 'Este elemento está na página, mas não é visível.',
    gone: 'Este elemento não está mais na página.',
    marked: ({ requested, visible, unseen, gone }) =>
      [
        `${number(visible)} de ${number(requested)} ${visible === 1 ? 'destacado' : 'destacados'} na página`,
        unseen > 0 && amount(unseen, { one: 'não visível', other: 'não visíveis' }),
        gone > 0 && amount(gone, { one: 'não está mais na página', other: 'não estão mais na página' }),
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    copied: 'Copiado.',
    uncopied: 'O navegador não permitiu copiar.',
    kept: 'Captura salva neste dispositivo.',
    full: 'Não há mais espaço. Excluir primeiro uma captura.',
    tooMany: ({ most }) => `Já há ${number(most)} capturas. Excluir primeiro uma.`,
  },

  queue: {
    unopened: 'O navegador não abriu a página de auditorias em massa. Tentar de novo.',
    noTab: 'Não há aba para pôr na fila.',
    failed: ({ error }) => `Não foi possível pôr esta aba na fila. ${error}`,
    notPasted: ({ error }) => `Não foi possível pôr as URLs coladas na fila. ${error}`,
    queued: ({ pages }) => `Esta aba está na fila: ${amount(pages, { one: 'página', other: 'páginas' })}.`,
    open: 'Abrir a fila',
    notAllowed: 'Nada foi iniciado: o navegador não deixa o Pageloupe abrir este site.',
    notBegun: ({ error }) => `A auditoria deste site não foi iniciada. ${error}`,
    noTitles: 'O navegador não informou os títulos de outras abas.',
  },

  pdf: {
    noTab: 'Não há aba para salvar como PDF.',
    making: 'Criando o PDF…',
    saved: ({ name, but }) => [`Salvo: ${name}.`, but].filter(Boolean).join(' '),
    failed: ({ error }) => `Não foi possível criar o PDF. ${error}`,
  },

  unreadable: {
    settings: unread('as configurações', 'Por enquanto, valem os padrões.'),
    followed: unread('a lista de sites cujas páginas o painel audita', 'Por enquanto, ela está vazia.'),
    choices: unread('os ajustes por página (tipo de página, intenção de pesquisa, bloqueio de IA)', 'Os padrões voltam a valer.'),
    keywords: unread('as palavras-chave próprias', 'Digitá-las de novo onde forem necessárias.'),
    branding: unread('o título, a agência, a cor e o logotipo dos PDFs', 'Defini-los de novo onde forem necessários.'),
    snapshot: unread('uma captura', 'As outras estão em ordem.'),
    run: unread('uma auditoria em massa', 'As outras estão em ordem.'),
    jobs: ({ name }) =>
      `Algumas páginas da auditoria em massa “${name ?? ''}” não puderam ser lidas e foram omitidas. As outras estão em ordem.`,
    report:
      'Não foi possível ler o relatório de uma página em uma auditoria em massa. Auditar essa página de novo; as outras estão em ordem.',
    facts:
      'Não foi possível ler alguns dados salvos de uma página. As verificações dela estão disponíveis; as ferramentas, não. Auditar a página de novo para recuperá-las.',
    schedule: unread('uma auditoria agendada', 'Agendá-la de novo a partir de uma de suas execuções.'),
    results:
      'Os resultados de algumas páginas de uma auditoria em massa não puderam ser lidos e foram omitidos. Auditar essas páginas de novo; as outras estão em ordem.',
  },

  withdrawn: 'Permissão removida: o Pageloupe não pode mais solicitar outras URLs.',
  keptByBrowser: 'O navegador gerencia esta permissão. Removê-la na página de configurações desta extensão no navegador.',
};
