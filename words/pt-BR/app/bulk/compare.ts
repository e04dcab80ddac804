import type { compare as en } from '../../../en/app/bulk/compare.ts';
import { changes, valueChange } from '../../reports/comparison.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;

export const compare: typeof en = {
  title: 'O que mudou entre duas execuções?',
  documentTitle: 'Comparar execuções',
  link: 'Comparar execuções',
  before: 'Execução anterior',
  now: 'Execução posterior',
  option: ({ name, when, pages }) => `${name}, ${when}, ${amount(pages, { one: 'página', other: 'páginas' })}`,
  nth: ({ option, nth }) => `${option} (${number(nth)})`,
  tooFew: 'Para comparar são necessárias duas execuções com páginas auditadas. Repetir a mesma auditoria e voltar.',
  chooseRun: 'Escolher uma execução',
  choose: 'Escolher duas execuções diferentes.',
  reading: 'Lendo as duas execuções…',
  unread: ({ error }) => `Não foi possível comparar as execuções. ${error}`,
  gone: 'Uma das duas execuções não existe mais. Escolher outra.',
  apart: 'Estas duas execuções não têm nenhuma URL em comum. Escolher duas execuções do mesmo site.',
  help: 'As páginas são associadas por URL, sem contar parâmetros de rastreamento. Só podem melhorar ou piorar verificações executadas nas duas vezes.',
  otherSettings:
    'Estas execuções tinham configurações diferentes, então as pontuações podem diferir mesmo que nenhuma verificação tenha mudado.',
  pdfNote: 'o que mudou, em uma folha',
  show: 'Mostrar páginas',
  all: ({ pages }) => `Todas ${number(pages)}`,
  counted: ({ change, pages }) => `${change} ${number(pages)}`,
  changes,
  valueChange,
  because: {
    'not-audited-before': 'não foi possível auditar na execução anterior',
    'not-audited-now': 'não foi possível auditar na execução posterior',
    'never-audited': 'não foi possível auditar em nenhuma das duas',
    'ended-early-before': 'não está na execução anterior, que terminou antes de chegar a todas as páginas',
    'ended-early-now': 'não está na execução posterior, que terminou antes de chegar a todas as páginas',
    'nothing-in-common': 'nenhuma verificação foi executada nas duas vezes',
  },
  columns: {
    url: 'URL',
    title: 'Título',
    change: 'Mudança',
    values: 'Valores alterados',
    before: 'Pontuação antes',
    now: 'Pontuação depois',
    worse: 'Verificações piores',
    better: 'Verificações melhores',
  },
  rows: 'páginas alteradas',
  none: 'Nenhuma página.',
};
