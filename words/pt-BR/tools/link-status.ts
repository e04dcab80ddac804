import type { words as en } from '../../en/tools/link-status.ts';
import { probeText } from '../checks/probes.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

export const words: typeof en = {
  known: ({ urls, external, invalid }) =>
    `A página tem links para ${amount(urls, { one: 'URL distinta', other: 'URLs distintas' })} (${amount(external, { one: 'externa', other: 'externas' })})${invalid > 0 ? ` e ${amount(invalid, { one: 'link com URL inválida', other: 'links com URL inválida' })}` : ''}.`,
  mark: 'Colorir os links na página',
  classes: { ok: 'ok', redirected: 'redirecionado', broken: 'quebrado', unverified: 'não confirmado', skipped: 'omitido' },
  withStatus: ({ name, status }) => `${name} (${status})`,
  counted: ({ count, name }) => `${name}: ${number(count)}`,
  nothingYet: 'Nenhum link verificado ainda.',
  finished: 'concluído',
  soFar: ({ checked, total }) => `${number(checked)} de cerca de ${number(total)} verificados até agora`,
  unverified: 'Não confirmado: o site recusa verificações automáticas ou exige login. Isso não significa que o link esteja quebrado.',
  targets: {
    title: 'URLs vinculadas',
    rows: 'destinos de link',
    none: 'Nenhum link com URL http(s).',
    url: 'URL',
    status: 'Status',
    text: 'Primeiro texto',
    where: 'Tipo',
    links: 'Links',
    unchecked: 'não verificado',
    why: ({ why }) => probeText(why),
    noText: 'sem texto',
    external: 'externo',
    internal: 'interno',
    self: 'esta página',
    redirects: ({ count, url }) => `${amount(count, { one: 'redirecionamento', other: 'redirecionamentos' })} para ${url}`,
  },
  invalid: {
    title: 'URLs inválidas',
    note: 'Não podem ser seguidas: a URL é inválida.',
    rows: 'links inválidos',
    none: 'Nenhuma.',
    written: 'Como está escrita',
    text: 'Texto',
  },
};
