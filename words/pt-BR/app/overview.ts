import type { overview as en } from '../../en/app/overview.ts';
import { portuguese } from '../portuguese.ts';

const { agree, amount, and, number, percent } = portuguese;

type Band = Parameters<typeof en.audit>[0]['band'];
/** Bands of the audit score. */
const bands: Record<Band, string> = { excellent: 'excelente', good: 'boa', fair: 'a melhorar', poor: 'ruim' };

export const overview: typeof en = {
  reading: ({ names }) => `Ainda lendo ${and(names)}…`,
  auditScore: 'Pontuação da auditoria',
  geoScore: 'Pontuação GEO',
  auditWord: 'Auditoria',
  geoWord: 'GEO',
  counted: ({ count }) => ({
    fail: agree(count, { one: 'reprovada', other: 'reprovadas' }),
    warn: agree(count, { one: 'aviso', other: 'avisos' }),
    pass: agree(count, { one: 'aprovada', other: 'aprovadas' }),
    na: agree(count, { one: 'não se aplica', other: 'não se aplicam' }),
    unchecked: agree(count, { one: 'não verificada', other: 'não verificadas' }),
  }),
  audit: ({ score, band, complete }) =>
    complete
      ? `Pontuação da auditoria: ${number(score)} de 100, ${bands[band]}.`
      : `Pontuação da auditoria até agora: ${number(score)} de 100.`,
  noAudit: 'Sem pontuação da auditoria.',
  pageType: 'Tipo de página',
  detected: ({ type }) => `${type} (detectado)`,
  capped: ({ cap }) => `Limitada a ${number(cap)}:`,
  readiness: 'O quanto a página está pronta para ser citada em respostas de IA.',
  measured: ({ share }) =>
    `O quanto a página está pronta para ser citada em respostas de IA. Foi possível verificar ${percent(share)} dos pontos.`,
  partly: ({ share }) =>
    `O quanto a página está pronta para ser citada em respostas de IA. Uma estimativa aproximada: só foi possível verificar ${percent(share)} dos pontos.`,
  keepOut: 'Os buscadores devem excluí-la',
  geoMeans: 'Generative engine optimization. Também chamada de AEO, LLMO ou otimização para busca com IA.',
  place: 'As pontuações e os achados aparecerão aqui em instantes.',

  fixes: {
    unsettled: 'Ainda lendo; a ordem pode mudar',
    first: ({ count }) => `Mostrar só as primeiras ${number(count)}`,
    all: ({ count }) => `Mostrar todas as ${number(count)}`,
    others: ({ count, dependent }) =>
      dependent
        ? `Mais ${amount(count, {
            one: 'problema: some com as correções acima ou tem pouco efeito',
            other: 'problemas: somem com as correções acima ou têm pouco efeito',
          })}`
        : `Mais ${amount(count, { one: 'aviso de pouca importância', other: 'avisos de pouca importância' })}`,
    geoWeakest: ({ titles }) =>
      `${agree(titles.length, { one: 'Categoria GEO mais fraca', other: 'Categorias GEO mais fracas' })}: ${titles.join(', ')}`,
  },

  geo: {
    title: 'Pontuação GEO por categoria',
    points: ({ points }) => amount(points, { one: 'ponto', other: 'pontos' }),
    ofHundred: ({ score }) => `${number(score)} de 100`,
    convention: 'Os pesos das categorias são um critério próprio do Pageloupe.',
    made: 'Como a pontuação é calculada e testada (em inglês)',
  },
};
