import type { words as en } from '../../en/tools/head-tags.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const elements = { one: 'elemento', other: 'elementos' };
const bodies = (count: number) =>
  `${amount(count, { one: 'elemento posterior foi parar', other: 'elementos posteriores foram parar' })} no body.`;

export const words: typeof en = {
  groups: {
    Document: 'Documento',
    Search: 'Pesquisa',
    Sharing: 'Compartilhamento',
    'Icons and app': 'Ícones e app',
    'Alternates and feeds': 'Versões e feeds',
    'Resource hints': 'Dicas de recursos',
    Styles: 'Estilos',
    Scripts: 'Scripts',
    Other: 'Outros',
  },
  all: ({ count }) => `Todos ${number(count)}`,
  group: ({ name, count }) => `${name} ${number(count)}`,
  changed: ({ count }) => `Alterados ${number(count)}`,
  left: ({ element, count }) => `\`${element}\` fechou o head antes da hora: ${bodies(count)}`,
  leftAtLine: ({ element, line, count }) => `\`${element}\` na linha ${number(line)} fechou o head antes da hora: ${bodies(count)}`,
  ended: ({ element, line }) =>
    `No código-fonte HTML, \`${element}\` na linha ${number(line)} encerra o head antes dos metadados que vêm depois.`,
  elements: 'Elementos',
  listed: ({ total, listed, repeated }) =>
    [
      number(total),
      total > listed && `os primeiros ${number(listed)} estão listados`,
      repeated > 0 && amount(repeated, { one: 'repete outro', other: 'repetem outro' }),
    ]
      .filter(Boolean)
      .join(', '),
  inBody: 'No body',
  none: 'nenhum',
  base: 'URL base',
  noBase: 'sem elemento `base`',
  empty: '(vazio)',
  order: 'Na ordem do documento',
  choose: 'Grupo de elementos',
  rows: 'elementos do head',
  emptyHead: 'O head está vazio: sem title, meta, link, script nem style.',
  noneOfKind: 'Nenhum elemento deste tipo.',
  element: 'Elemento',
  times: ({ count }) => amount(count, { one: 'vez', other: 'vezes' }),
  rendered: 'HTML renderizado',
  source: 'Código-fonte',
  absent: 'falta',
  same: 'igual',
  unread: 'não lido',
  change: 'Alteração',
  changes: {
    same: 'igual',
    changed: 'alterado por um script',
    added: 'adicionado por um script',
    removed: 'só no código-fonte',
    unknown: 'código-fonte não lido',
  },
  strip: ({ count }) =>
    `${amount(count, { one: `${elements.one} diferente`, other: `${elements.other} diferentes` })} em ordem, por grupo:`,
  ofGroup: ({ name, count }) => `${name} (${number(count)})`,
  struck: 'riscado: no body',
};
