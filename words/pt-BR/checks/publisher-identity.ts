import type { publisherIdentity as en } from '../../en/checks/publisher-identity.ts';
import { nameOrigins } from './names.ts';
import { and, sentenceEndingIn } from './grammar.ts';

/** What is missing about a publisher, as objects of “adicionar”. */
const additions = {
  visible: 'o nome do editor, visível na página',
  ownUrl: 'uma url neste site',
  sameAs: 'um link sameAs para um perfil externo',
  picture: 'um logotipo ou uma imagem',
  id: 'um @id estável',
  about: 'um link para uma página “Sobre”, de contato ou de informações legais',
};

export const publisherIdentity: typeof en = {
  title: 'O editor está identificado',
  problem: 'O editor não está claramente identificado',
  why: 'Uma fonte só pode ser citada pelo nome e considerada confiável se está claro quem a publica. Usar um só nome em todos os lugares permite que buscadores e mecanismos de respostas liguem a página ao seu editor.',
  heuristic: 'Proporção de cada parte: heurística nossa',
  words: {
    where: 'Onde',
    name: 'Nome',
    part: 'Parte',
    found: 'Encontrado',
    type: 'Tipo',
    yes: 'sim',
    no: 'não',
    origin: ({ from, type }) => (from === 'site-name' && type === 'WebSite' ? 'WebSite.name' : nameOrigins[from]),
    visible: 'Nome mostrado na página',
    ownUrl: 'url neste site',
    sameAs: 'sameAs para um perfil externo',
    picture: 'Logotipo ou imagem',
    id: '@id',
    about: 'Link para uma página “Sobre”, de contato ou de informações legais',
  },
  says: {
    identified: ({ name }) => ({ message: `O editor está identificado: ${sentenceEndingIn(name)}`, change: '' }),
    unseen: ({ name }) => ({
      message: `Os dados estruturados declaram ${name} como editor, mas o nome não está visível na página.`,
      change: 'Mostrar o nome do editor no topo, no rodapé ou no texto alternativo do logotipo.',
    }),
    unreachable: ({ name }) => ({
      message: `O editor é ${name}, mas não há link para uma página “Sobre”, de contato ou de informações legais nem dados estruturados sobre ele.`,
      change: 'Adicionar um link para uma página sobre o editor ou incluí-lo nos dados estruturados como Organization ou Person.',
    }),
    notMarkedUp: ({ name }) => ({
      message: `O editor (${name}) está visível, mas não está nos dados estruturados.`,
      change: 'Adicionar uma Organization ou Person com name, url, logo e sameAs e referenciá-la como publisher.',
    }),
    unnamed: () => ({
      message:
        'Nenhum editor encontrado na página: nem declarado, nem em um logotipo ou uma linha de copyright, nem em um título que o domínio ou o texto confirme.',
      change:
        'Mostrar o nome do editor, adicionar um link para uma página “Sobre”, de contato ou de informações legais e incluir o editor nos dados estruturados.',
    }),
    namesDiffer: ({ names }) => ({
      message: `O nome do site varia conforme o lugar: ${and(names.map((name) => `“${name}”`))}.`,
      change: 'Usar um só nome do site em og:site_name, WebSite.name e no título.',
    }),
    couldAdd: ({ missing }) => ({ message: `Opcional: adicionar ${and(missing.map((part) => additions[part]))}.`, change: '' }),
  },
};
