import type { words as en } from '../../en/tools/languages.ts';
import { tagFaultText } from '../checks/language-tags.ts';
import { portuguese } from '../portuguese.ts';

const { language, percent } = portuguese;
/** "latino" of Latn. */
const scriptName = (code: string) => new Intl.DisplayNames('pt-BR', { type: 'script' }).of(code) ?? code;

export const words: typeof en = {
  page: {
    title: 'Idioma da página',
    htmlLang: 'html lang',
    xmlLang: 'xml:lang',
    direction: 'Direção',
    text: 'Texto',
    header: 'Content-Language',
    undeclared: 'não declarado',
    unsent: 'não enviado',
    empty: '(vazio)',
    notTag: 'não é uma tag de idioma',
    directions: { ltr: 'da esquerda para a direita', rtl: 'da direita para a esquerda', auto: 'automática' },
    name: ({ code }) => language(code),
    undetected: 'texto insuficiente ou idioma não suportado',
    detected: ({ code, confidence, script }) => `${language(code)} (${percent(confidence)} de confiança), escrita: ${scriptName(script)}`,
    asText: 'coincide com o texto',
    unsure: 'texto curto ou misto demais para comparar',
    textIs: ({ code }) => `o idioma do texto é: ${language(code)}`,
  },
  cluster: {
    title: 'Grupo hreflang',
    note: 'O Google só usa um par se cada página listar a outra.',
    rows: 'versões de idioma',
    none: 'Nenhuma versão hreflang declarada. Um site em um só idioma não precisa delas.',
    code: 'Código',
    url: 'URL',
    valid: 'Validade',
    from: 'Origem',
    answers: 'Resposta',
    returns: 'Link de retorno',
    indexing: 'Indexação',
    thisPage: 'esta página',
    ok: 'válido',
    codeFault: tagFaultText,
    unparsable: 'URL inválida',
    relative: 'não é uma URL absoluta',
    head: 'head',
    header: 'cabeçalho HTTP Link',
    body: 'body: ignorado',
    unchecked: 'não verificado',
    unknown: 'desconhecido: a página não foi lida',
    itself: 'ela mesma',
    yes: 'sim',
    no: 'não',
    blocked: 'bloqueada pelo robots.txt',
    noindex: 'noindex',
    allowed: 'permitida',
    classes: { ok: 'ok', redirected: 'redirecionada', broken: 'quebrada', unverified: 'não confirmada', skipped: 'omitida' },
    answer: ({ name, status }) => `${name}, ${status}`,
  },
};
