import type { authorIdentity as en } from '../../en/checks/author-identity.ts';
import { framedText } from './framed.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';
import { and, number, sentenceEndingIn } from './grammar.ts';

export const authorIdentity: typeof en = {
  title: 'O autor tem nome e link',
  problem: 'Autor ausente ou inconsistente',
  why: 'Leitores e mecanismos de respostas julgam um texto por quem o escreveu. Um nome visível, marcado e com link leva a outros trabalhos e às credenciais.',
  heuristic: 'Proporção de cada uma das três partes: heurística nossa',
  words: { where: 'Onde', name: 'Nome', type: 'Tipo', linkedTo: 'Link para', origin: ({ from }) => nameOrigins[from] },
  says: {
    named: ({ names, more }) => ({
      message: `O autor está visível: ${sentenceEndingIn(and(more > 0 ? [...names, `mais ${number(more)}`] : names))}`,
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    none: () => ({
      message: 'Nenhum autor encontrado, nem na página nem nos dados estruturados.',
      change:
        'Mostrar perto da manchete a pessoa ou organização responsável, usar o mesmo nome como author nos dados estruturados e colocar nele um link para uma página sobre ela.',
    }),
    notVisible: ({ name }) => ({
      message: `O autor (${name}) está nos dados estruturados, mas não é visível para os leitores.`,
      change: 'Mostrar o nome perto da manchete ou no fim do texto.',
    }),
    notInMarkup: ({ name }) => ({
      message: `O autor visível (${name}) não está nos dados estruturados como Person ou Organization.`,
      change: 'Adicionar aos dados estruturados do artigo um author com @type e o mesmo nome.',
    }),
    notLinked: ({ name }) => ({
      message: `O nome do autor (${name}) não tem link para uma página de autor.`,
      change:
        'Colocar na assinatura um link para uma página de autor e indicar sua URL como url (ou os perfis como sameAs) nos dados estruturados.',
    }),
    differs: ({ visible, marked }) => ({
      message: `A página mostra ${visible} como autor, mas os dados estruturados dizem ${sentenceEndingIn(marked)}`,
      change: 'Usar o mesmo nome nos dois lugares.',
    }),
    account: ({ name }) => ({
      message: `O autor é “${name}”, que parece um nome de conta.`,
      change: 'Usar o nome da pessoa ou organização responsável pelo texto.',
    }),
    role: ({ name }) => ({
      message: `O autor é “${name}”: uma função, não um nome.`,
      change: 'Usar o nome da pessoa ou organização responsável pelo texto.',
    }),
    siteName: ({ name }) => ({
      message: `O autor é “${name}”, o nome do site, mas não está marcado como Organization.`,
      change: 'Nomear a pessoa que escreveu o texto, ou marcar o autor como Organization se a organização é responsável por ele.',
    }),
    several: ({ name }) => ({
      message: `Uma entrada de autor contém várias pessoas: “${name}”.`,
      change: 'Dar a cada autor uma entrada própria na lista de autores.',
    }),
    noByline: ({ type }) => ({
      message: `Nenhuma assinatura encontrada, e não se espera que ${pageOf[type]} nomeie um autor.`,
      change: '',
    }),
  },
};
