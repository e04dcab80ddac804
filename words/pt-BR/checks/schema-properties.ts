import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { schemaProperties as en } from '../../en/checks/schema-properties.ts';
import { pageOf } from './page-type.ts';
import { agree, amount, and, month, number } from './grammar.ts';
import { propertyRuleText } from './property-rules.ts';
import { richResultName } from './rich-results.ts';
import { valueFormats } from './value-formats.ts';
import { withPlainWords } from './marked-properties.ts';
import { limitedTo } from './kinds.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} não é um tipo do schema.org`,
  'unknown-property': ({ property, type }) => `${property} (em ${type}) não é uma propriedade do schema.org`,
  'wrong-domain': ({ property, type }) => `${property} não é uma propriedade de ${type}`,
  'wrong-value': ({ property, type, value }) => `${property} em ${type} tem um valor do tipo errado: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${property} em ${type} não aceita o valor ${value}`,
  superseded: ({ property, type }) => `${property ? `${property} em ${type}` : type} já tem substituto`,
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'talvez: ',
  'unknown-property': 'talvez: ',
  'wrong-domain': 'usar em: ',
  'wrong-value': 'esperado: ',
  'unknown-enumeration': 'talvez: ',
  superseded: 'usar: ',
};
const all = (rules: readonly RuleParts[]) => and(rules.map(propertyRuleText));

export const schemaProperties: typeof en = {
  title: 'Os tipos de pesquisas aprimoradas têm suas propriedades obrigatórias',
  problem: 'Dados estruturados ausentes, incompletos ou inválidos',
  why: 'O Google só mostra uma pesquisa aprimorada se todas as propriedades obrigatórias estão presentes e são válidas. Lojas, receitas, eventos e vagas de emprego são os que mais têm a perder.',
  words: {
    missing: 'Falta',
    neededFor: 'Necessário para',
    property: 'Propriedade',
    value: 'Valor',
    expected: 'Esperado',
    found: 'Encontrado',
    instead: 'No lugar',
    recommended: 'Recomendado',
    for: 'Para',
    item: 'Item',
    result: ({ name }) => richResultName(name),
    rule: ({ rule }) => propertyRuleText(rule),
    format: ({ format }) => valueFormats[format],
    issue: (issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }) => instead[kind] + expected,
    named: ({ type, name }) => `${type} “${name}”`,
  },
  says: {
    none: () => ({ message: 'Não há dados estruturados para uma pesquisa aprimorada do Google. Nenhum é obrigatório.', change: '' }),
    unreadable: () => ({
      message: 'O JSON-LD é inválido, e não há outros dados estruturados para uma pesquisa aprimorada do Google.',
      change: '',
    }),
    complete: ({ features }) => ({
      message: `Todas as propriedades que o Google exige ou recomenda estão presentes: ${and(features.map(richResultName))}.`,
      change: '',
    }),
    required: ({ features }) => ({
      message: `Todas as propriedades que o Google exige estão presentes: ${and(features.map(richResultName))}.`,
      change: '',
    }),
    undeclared: ({ type, page, features }) => ({
      message: `Nenhum dado estruturado indica que é ${pageOf[page]} (${type}). A Pesquisa Google o usa para ${and(features) === type ? 'este tipo de página' : and(features.map((name) => `“${richResultName(name)}”`))}.`,
      change: `Adicionar ${type} com valores que estejam visíveis na página.`,
    }),
    otherKind: ({ declared, page }) => ({
      message: `A marcação declara ${declared} para esta página, que parece ${pageOf[page]}.`,
      change: 'Marcar o assunto real da página: os buscadores ignoram marcação enganosa.',
    }),
    brief: ({ item, text }) => ({
      message: `${item}: sua descrição é só “${text}”.`,
      change: 'Descrever em uma ou duas frases o que é e para quem é, como a página faz.',
    }),
    missing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: ${agree(rules.length, 'falta', 'faltam')} ${all(rules)}, que o Google exige (${item}).`,
      change: `Adicionar ${all(rules)}, com valores que estejam visíveis na página.`,
    }),
    invalid: ({ item, path, value, format }) => ({
      message: `${item}: a propriedade obrigatória ${withPlainWords(path)} é “${value}”, que não é ${valueFormats[format]}.`,
      change: `Usar ${valueFormats[format]} em ${path}.`,
    }),
    declarable: ({ page, type, features }) => ({
      message: `Opcional: ${pageOf[page]} pode declarar ${type}. ${features.length > 0 ? `O Google cria com isso pesquisas aprimoradas (${and(features.map(richResultName))}), se a página mostra aquilo de que elas precisam.` : 'O Google não tem pesquisa aprimorada para isso, mas a declaração diz aos buscadores quem oferece o quê.'}`,
      change: `Opcionalmente, adicionar ${type} com valores que estejam visíveis na página.`,
    }),
    moreMissing: ({ count }) => ({
      message: `Mais ${amount(count, { one: 'propriedade obrigatória falta ou é inválida', other: 'propriedades obrigatórias faltam ou são inválidas' })} nesta página.`,
      change: `${agree(count, 'Corrigi-la', 'Corrigi-las')} da mesma forma.`,
    }),
    unclean: ({ count }) => ({
      message: `${amount(count, { one: 'valor', other: 'valores' })} dos dados estruturados ${agree(count, 'não está', 'não estão')} no formato que o Google exige.`,
      change: 'Escrever os valores no formato que a tabela desta verificação mostra.',
    }),
    recommended: ({ count }) => ({
      message: `Opcional: adicionar ${amount(count, { one: 'propriedade recomendada', other: 'propriedades recomendadas' })}.`,
      change: 'Adicionar aquelas cujos valores a página mostra: cada uma pode acrescentar um detalhe ao resultado de pesquisa.',
    }),
    retired: ({ feature, since }) => ({
      message:
        since.length === 7
          ? `${richResultName(feature)} é schema.org válido, mas o Google anunciou em ${month(since)} que deixaria de mostrá-lo.`
          : `${richResultName(feature)} é schema.org válido, mas o Google não o mostra mais (desde ${month(since)}).`,
      change: 'Deixá-lo não faz mal; ele não produz mais uma pesquisa aprimorada no Google.',
    }),
    limited: ({ feature, audience }) => ({ message: `${richResultName(feature)}: ${limitedTo({ audience })}.`, change: '' }),
    retiredMissing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: em ${item} ${agree(rules.length, 'falta', 'faltam')} ${all(rules)}.`,
      change: `Completá-lo ou removê-lo: outros serviços além do Google esperam ${all(rules)}.`,
    }),
    otherCase: ({ written, meant, count }) => ({
      message: `Nos dados estruturados, ${count > 1 ? `${number(count)} nomes diferem em maiúsculas e minúsculas dos do schema.org, como “${written}” em vez de “${meant}”, então seus valores não são lidos` : `está “${written}” em vez de “${meant}”; maiúsculas e minúsculas contam, então seu valor não é lido`}.`,
      change: `Escrever ${meant}${count > 1 ? ' e corrigir os outros' : ''}.`,
    }),
    terms: ({ count, release }) => ({
      message: `${amount(count, { one: 'nome ou valor não está', other: 'nomes ou valores não estão' })} no vocabulário do schema.org (${release}).`,
      change: 'Corrigir os nomes: eles diferenciam maiúsculas e minúsculas e precisam coincidir exatamente.',
    }),
  },
};
