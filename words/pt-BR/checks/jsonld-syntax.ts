import type { jsonldSyntax as en } from '../../en/checks/jsonld-syntax.ts';
import { jsonFaultText } from './json-faults.ts';
import { agree, amount, and, number } from './grammar.ts';

const blocks = (count: number) => amount(count, { one: 'bloco JSON-LD', other: 'blocos JSON-LD' });

export const jsonldSyntax: typeof en = {
  title: 'Todos os blocos JSON-LD são válidos',
  problem: 'O JSON-LD tem erros',
  why: 'Um só caractere errado invalida o bloco inteiro: nenhum buscador ou assistente lê nada dele.',
  words: { block: ({ index, types }) => `Bloco ${index}: ${types.join(', ')}` },
  says: {
    none: () => ({ message: 'A página não tem JSON-LD. Não é obrigatório.', change: '' }),
    otherSyntax: ({ count, syntax }) => ({
      message: `A página não tem JSON-LD; ${agree(count, 'foi lido', 'foram lidos')} ${amount(count, { one: 'item', other: 'itens' })} de outra marcação (${and(syntax)}).`,
      change: '',
    }),
    valid: ({ count }) => ({
      message: `${blocks(count)} ${agree(count, 'é válido e declara seu vocabulário e seus tipos', 'são válidos e declaram seu vocabulário e seus tipos')}.`,
      change: '',
    }),
    invalid: ({ index, fault, line, column }) => ({
      message: `O bloco JSON-LD ${index} não é JSON válido (linha ${line}, coluna ${column}): ${jsonFaultText(fault)}`,
      change: `Corrigir a linha ${line} do bloco JSON-LD ${index}; até lá, o bloco inteiro é ignorado. Gerá-lo com uma biblioteca JSON em vez de um modelo de texto.`,
    }),
    moreInvalid: ({ count }) => ({
      message: `Mais ${amount(count, { one: 'bloco não é', other: 'blocos não são' })} JSON válido.`,
      change: `${agree(count, 'Corrigi-lo', 'Corrigi-los')} da mesma forma.`,
    }),
    holdsNothing: ({ index }) => ({ message: `O bloco JSON-LD ${index} está vazio.`, change: 'Preencher o bloco ou removê-lo.' }),
    noContext: ({ index }) => ({
      message: `O bloco JSON-LD ${index} não tem @context, então seus nomes não significam nada.`,
      change: 'Adicionar "@context": "https://schema.org" a cada objeto no nível superior do bloco.',
    }),
    otherContext: ({ index }) => ({
      message: `O @context do bloco JSON-LD ${index} não é schema.org, o vocabulário que os buscadores leem.`,
      change: 'Usar "@context": "https://schema.org", sem nada depois.',
    }),
    noType: ({ index, count }) => ({
      message: `O bloco JSON-LD ${index} tem ${agree(count, 'um objeto', `${number(count)} objetos`)} sem @type.`,
      change: 'Adicionar um tipo a cada objeto, como "@type": "Article".',
    }),
    relative: ({ count }) => ({
      message: `${amount(count, { one: 'valor de @id ou url é relativo', other: 'valores de @id ou url são relativos' })}.`,
      change: 'Usar URLs completas: um @id identifica a mesma coisa em todas as páginas, e nem todo serviço resolve as relativas.',
    }),
    conflicting: ({ count }) => ({
      message: `Objetos com o mesmo @id se contradizem em ${amount(count, { one: 'valor', other: 'valores' })}.`,
      change:
        'Descrever cada coisa uma vez e referenciar seu @id nos outros lugares, ou usar identificadores diferentes para coisas diferentes.',
    }),
    entities: ({ count }) => ({
      message: `Há entidades HTML em valores de texto de ${blocks(count)}: dentro de <script> elas não são decodificadas.`,
      change: 'Usar os próprios caracteres (", \', &), escapados como JSON onde for preciso (\\").',
    }),
    added: ({ count }) => ({
      message: `${blocks(count)} não ${agree(count, 'está', 'estão')} no código-fonte HTML: um script ${agree(count, 'o', 'os')} adiciona.`,
      change:
        'Colocar a marcação no código-fonte HTML: a maioria dos rastreadores de IA não executa JavaScript, e o Google alerta que a marcação Product adicionada por scripts é lida com menos frequência e confiabilidade para o Shopping.',
    }),
    sourceUnknown: () => ({ message: 'Não foi verificado se os blocos estão no código-fonte HTML.', change: '' }),
  },
};
