import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/probes.ts';
import { amount, number } from './grammar.ts';

const failures = { 'no-host': 'esse host não existe', 'no-server': 'nenhum servidor responde ali' };
const secondsText = (seconds: number) => amount(seconds, { one: 'segundo', other: 'segundos' });

/** The result of checking a URL besides its status, or why it was not checked: clauses without a period, by code. Their arguments are JSON. */
export const probeReasons: typeof en.probeReasons = {
  // Not requested
  'no-url': () => 'não é uma URL',
  'no-web-url': ({ scheme }) => `não é uma URL http(s) (${scheme})`,
  'mail-url': () => 'um endereço de e-mail',
  'telephone-url': () => 'um número de telefone',
  'script-url': () => 'um script',
  'data-url': () => 'dados na própria URL',
  'blob-url': () => 'criado pela própria página',
  'file-url': () => 'um arquivo deste computador',
  'browser-url': () => 'uma página do navegador',
  'private-url': () => 'um endereço privado, que não é solicitado a partir de páginas públicas',
  'too-many': ({ most }) => `não solicitado: mais de ${amount(most, { one: 'URL', other: 'URLs' })}`,
  'not-allowed': () => 'não solicitado: sem permissão para este host',
  'check-stopped': () => 'interrompido antes de ser verificado',

  // Not requested, because of how the host responded before
  'host-errors': () => 'não solicitado: este servidor retornou erros demais',
  'host-waits': ({ seconds }) => `não solicitado: o servidor exige uma espera de ${secondsText(seconds)} (Retry-After)`,
  'host-refuses': () => 'não solicitado: o servidor recusou as verificações repetidamente',
  'host-silent': () => 'não solicitado: o host não responde',
  'host-fell-silent': () => 'não solicitado: o host parou de responder',

  // Redirects
  'leads-inside': () => 'redireciona para um endereço privado, que não foi solicitado',
  'named-inside': () => 'o nome do host leva aqui a um endereço privado, então a resposta não foi lida',
  'leads-to-unallowed': () => 'redireciona para um host sem permissão',
  'leads-off-the-web': () => 'redireciona para uma URL que não é http nem https',
  'endless-redirects': () => 'redirecionamentos sem fim, pelo menos sem cookies',
  'hidden-redirect': () => 'redireciona, mas o navegador oculta para onde',
  'redirect-nowhere': () => 'redireciona sem destino',
  'uncounted-redirects': () => 'pelo menos um redirecionamento; o navegador oculta quantos',

  // Responses
  'asks-sign-in': () => 'exige login',
  'proxy-sign-in': () => 'um proxy exige login',
  'refuses-checks': () => 'recusa verificações automáticas',
  'refuses-method': () => 'recusa o método da solicitação (HEAD ou GET)',
  'gave-up': () => 'tempo limite da solicitação esgotado no servidor',
  'too-many-requests': () => 'solicitações demais',
  'withheld-by-law': () => 'indisponível por motivos legais',
  challenge: () => 'verificação contra bots, ou “tente mais tarde”',
  'not-found': () => 'não encontrado',
  gone: () => 'removido definitivamente',
  'server-error': () => 'erro do servidor',
  'not-modified': () => 'retorna 304 (não modificado) a uma primeira solicitação',
  status: ({ status }) => `retorna ${status} às verificações`,

  // No response
  offline: () => 'este computador está sem conexão',
  'hidden-answer': () => 'o navegador oculta a resposta',
  'too-slow': ({ seconds }) => `sem resposta em ${secondsText(seconds)}`,
  'no-host': () => failures['no-host'],
  'no-server': () => failures['no-server'],
  'nothing-answers': ({ failure }) => `${failures[failure]}, mas também nenhum outro host respondeu, então a conexão pode ter caído`,
  'broken-off': () => 'o servidor encerra a conexão',
  'server-too-slow': () => 'o servidor não respondeu a tempo',
  certificate: () => 'certificado inválido',
  blocked: () => 'bloqueado neste navegador',
  'no-answer': ({ error }) => (error === '' ? 'sem resposta, e o navegador não diz por quê' : `sem resposta (${error})`),

  // Images
  'size-unread': () => 'não foi possível ler o tamanho em pixels',
  'no-picture': () => 'não é uma imagem',
  'unknown-picture': () => 'formato de imagem não aceito',
  'too-many-pixels': () => 'pixels demais para mostrar aqui',
  'picture-status': ({ status }) => `o servidor retornou ${status}`,
  'picture-too-large': ({ megabytes }) => `maior que ${number(megabytes)} MB`,
  'pictures-too-large': () => 'grande demais junto com as outras',
  'site-withholds': () => 'o site não a retornou',
  'worker-silent': () => 'o worker da extensão não respondeu',
  undrawable: () => 'não foi possível mostrá-la aqui',
};

/** The clause of such a reason. A code that this version does not know is shown unchanged. */
export const probeText: typeof en.probeText = ({ code, args }) => lookUpEntry<(args: object) => string>(probeReasons, code)?.(args) ?? code;
