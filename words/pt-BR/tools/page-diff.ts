import type { words as en } from '../../en/tools/page-diff.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, time } = portuguese;

export const words: typeof en = {
  snapshots: {
    title: 'Capturas',
    note: 'Só neste dispositivo. Cada auditoria de uma página deixa uma captura dela (Configurações); as salvas manualmente ficam até serem excluídas. As abas auditadas nesta sessão podem ser comparadas sem salvar.',
    save: 'Salvar uma captura desta página',
    reading: 'Lendo capturas…',
    none: 'Nenhuma captura ainda. Auditar a página de novo mais tarde, ou salvar uma agora, alterar a página e voltar, ou auditar outra aba e comparar as duas.',
    compare: 'Comparar',
    from: { tab: 'Aba aberta:', automatic: 'Auditoria anterior:' },
    delete: 'Excluir',
    deleteOf: ({ at }) => `Excluir a captura: ${at}`,
    at: ({ at, timeZone }) => time(at, timeZone),
    unknownDay: 'uma data desconhecida',
  },
  sides: {
    title: 'Lado a lado',
    note: 'Só o que difere: pontuações, a página em resumo e verificações com outro status.',
    rows: 'diferenças',
    none: 'Nada difere.',
    nothing: 'nada',
    unrecorded: 'não registrado na época',
    what: 'O quê',
    here: 'Esta página',
    there: 'Outra página',
    before: 'Antes',
    now: 'Agora',
    self: 'esta página',
    length: ({ count, in: unit }) =>
      unit === 'words'
        ? amount(count, { one: 'palavra', other: 'palavras' })
        : `cerca de ${amount(count, { one: 'caractere', other: 'caracteres' })}`,
    links: ({ internal, external }) =>
      `${amount(internal, { one: 'interno', other: 'internos' })}, ${amount(external, { one: 'externo', other: 'externos' })}`,
    images: ({ total, withoutAlt }) => `${amount(total, { one: 'imagem', other: 'imagens' })}, ${number(withoutAlt)} sem texto alternativo`,
    parts: {
      score: 'Pontuação da auditoria',
      geo: 'Pontuação GEO',
      crawler: 'Conteúdo principal que chega ao ChatGPT',
      status: 'Status HTTP',
      title: 'Título',
      description: 'Descrição',
      h1: 'h1',
      canonical: 'URL canônica',
      robots: 'Diretivas robots (Google)',
      length: 'Texto principal',
      headings: 'Cabeçalhos',
      links: 'Links',
      images: 'Imagens',
      types: 'Tipos de dados estruturados',
      published: 'Publicado',
      modified: 'Modificado',
    },
  },
  changes: {
    title: 'Cada diferença',
    note: ({ at }) => `Vermelho (−): só no que foi auditado (${at}). Verde (+): só nesta página.`,
    none: 'Sem diferenças: metadados, cabeçalhos, links, dados estruturados e texto principal são iguais.',
    onlyThere: 'só na outra',
    onlyHere: 'só nesta página',
    first: ({ count }) => `De cada tipo, só as primeiras ${number(count)} estão listadas.`,
    parts: {
      metas: 'Metadados',
      linkElements: 'Elementos link',
      headings: 'Cabeçalhos',
      links: 'Links',
      data: 'Dados estruturados',
      text: 'Texto principal',
    },
  },
};
