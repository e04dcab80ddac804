import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  headings: [
    'introdução', 'apresentação', 'visão geral', 'sobre', 'conclusão', 'conclusões', 'considerações finais', 'resumo', 'em resumo', 'detalhes', 'mais', 'mais informações', 'informações', 'informações gerais', 'generalidades', 'contexto',
    'histórico', 'características', 'funcionalidades', 'vantagens', 'benefícios', 'descrição', 'conteúdo', 'conteúdos', 'índice', 'sumário', 'notas', 'observações', 'outros', 'diversos', 'recursos', 'bem-vindo', 'bem-vindos',
    'primeiros passos', 'perguntas frequentes', 'dúvidas frequentes', 'faq', 'artigos relacionados', 'leia também', 'leia mais', 'saiba mais', 'veja também',
  ],
  anchors: [
    'clique aqui', 'clica aqui', 'clicar aqui', 'aqui', 'leia mais', 'ler mais', 'lê mais', 'continue lendo', 'continuar lendo', 'continuar a ler', 'saiba mais', 'saber mais', 'mais', 'mais informações', 'mais informação', 'ir', 'mais info', 'veja mais', 'ver mais', 'ver', 'ver tudo',
    'veja', 'confira', 'confira aqui', 'detalhes', 'ver detalhes', 'continuar', 'link', 'este link', 'neste link', 'esta página', 'este artigo', 'baixar', 'download', 'descarregar', 'site', 'próximo', 'acesse', 'acesse aqui',
  ],
  openers: [
    'isso', 'isto', 'este é', 'esta é', 'estes são', 'estas são', 'esse é', 'essa é', 'esses são', 'essas são', 'ele', 'ela', 'eles', 'elas', 'tais', 'no entanto',
    'entretanto', 'contudo', 'todavia', 'porém', 'portanto', 'por isso', 'assim,', 'dessa forma', 'desta forma', 'desse modo', 'além disso', 'também', 'por outro lado',
    'por este motivo', 'por essa razão', 'consequentemente', 'mas', 'e',
  ],
  pointers: [
    'ver acima', 'ver abaixo', 'veja acima', 'veja abaixo', 'como mencionado acima', 'mencionado acima', 'mencionado anteriormente', 'citado acima', 'como dito anteriormente', 'como já foi dito', 'como vimos', 'acima mencionado', 'supracitado',
    'a tabela acima', 'a seção anterior', 'a secção anterior', 'na próxima seção', 'na próxima secção', 'no tópico anterior', 'clique aqui',
  ],
  consent: [
    'utilizamos cookies', 'usamos cookies', 'este site utiliza cookies', 'este site usa cookies', 'nós e nossos parceiros', 'nós e os nossos parceiros', 'concorda com o uso',
    'concorda com a utilização', 'concorda com a nossa', 'aceitar todos os cookies',
  ],
  methods: ['método', 'métodos', 'metodologia', 'como testamos', 'os nossos dados', 'nossos dados', 'dados e métodos', 'ficha técnica'],
  byline: ['por', 'autor', 'autora', 'autores', 'escrito por', 'redigido por', 'publicado por', 'texto', 'texto de', 'da redação', 'postado por', 'reportagem de'],
  published: ['publicado', 'publicado em', 'publicada em', 'publicado a', 'postado em', 'data', 'data de publicação', 'data da publicação', 'publicação', 'escrito em', 'criado em', 'em'],
  updated: ['atualizado', 'atualizado em', 'atualizada em', 'actualizado em', 'última atualização', 'última modificação', 'modificado em', 'editado em', 'revisado em', 'revisto em', 'atualização'],
  about: ['sobre', 'sobre nós', 'quem somos', 'quem sou', 'nossa história', 'a nossa história', 'nossa equipe', 'a nossa equipa', 'a empresa', 'contato', 'contacto', 'contactos', 'contatos', 'fale conosco', 'entre em contato', 'contacte-nos', 'expediente', 'ficha técnica', 'aviso legal'],
  notFound: [
    'página não encontrada', 'não encontrada', 'não encontrado', 'erro 404', 'página não existe', 'página já não existe', 'página não está disponível', 'página que você procura não', 'página que procura não', 'não foi encontrada', 'não foi possível encontrar', 'nenhum resultado',
  ],
  inStock: ['em estoque', 'em stock', 'disponível', 'disponível para entrega', 'pronta entrega', 'envio imediato', 'últimas unidades', 'poucas unidades', 'pré-venda'],
  outOfStock: ['fora de estoque', 'esgotado', 'esgotada', 'sem estoque', 'sem stock', 'indisponível', 'não disponível', 'temporariamente indisponível', 'produto indisponível'],
  free: ['grátis', 'gratuito', 'gratuita', 'gratuitos', 'gratuitas', 'gratuitamente', 'sem custo', 'de graça'],
};
