import type { Language } from './language.ts';

export const pt: Language = {
  name: 'Portuguese',
  script: 'Latn',
  functionWords:
    'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu ' +
    'também só pelo pela até isso ela entre depois sem mesmo aos seus quem nas esse você são foi está ser tem',
  furtherFunctionWords:
    'para como onde quando sobre entre desde este esta estes estas esse essa isso todo todos toda todas nosso nossa nossos nossas ' +
    'vosso vossa seus suas meus minhas cada porque qual quais quem sem contra melhor uns era sim têm dia ano anos dois três vai vão ' +
    'eles elas disse após estão ainda outro outra',
  pageWords: {
    byline: 'por|autor|autora|autores|escrito por|redigido por|publicado por|texto|texto de|da redação|postado por|reportagem de',
    published:
      'publicado|publicado em|publicada em|publicado a|postado em|data|data de publicação|data da publicação|publicação|escrito em|' +
      'criado em|em',
    updated:
      'atualizado|atualizado em|atualizada em|actualizado em|última atualização|última modificação|modificado em|editado em|' +
      'revisado em|revisto em|atualização',
    about:
      'sobre|sobre nós|quem somos|quem sou|nossa história|a nossa história|nossa equipe|a nossa equipa|a empresa|contato|contacto|' +
      'contactos|contatos|fale conosco|entre em contato|contacte-nos|expediente|ficha técnica|aviso legal',
  },
  longBylines: 'um artigo de|texto e fotos|entrevista|uma reportagem de|reportagem|enviado por|submetido por',
  and: 'e',
  jobTitles: 'jornalista redator redatora diretor diretora advogado advogada',
  rights: { phrases: 'todos os direitos|direitos reservados', words: 'direitos' },
  pageEdited: 'esta página foi',
  months: { locales: ['pt-PT'] },
  ago: { one: 'um|uma', instead: [['há', 'faz']] },
  attribution: {
    names:
      'segundo|de acordo com|conforme|fonte:|fontes:|um estudo da|um estudo do|um estudo de|uma pesquisa|um levantamento|' +
      'um relatório|dados do|dados da|dados de|números do|números da|publicado por|publicado na|publicado no|publicada na|citado por|' +
      'citando|informou|informaram|informa|afirmou|afirmaram|afirma|afirmam|declarou|declararam|disse|disseram|diz que|dizem que|' +
      'aponta|apontou|apontam|anunciou|anunciaram|confirmou|confirmaram|revelou|revela|explicou|explica que|destacou|ressaltou|' +
      'estima|estimou|estimam|indica que|indicou|garantiu|garante|relatou|alertou|comunicou|et al',
    quotes:
      'diz|dizem|explica|acrescenta|acrescentou|acrescentaram|completou|completa|conta|contou|comenta|comentou|continua|continuou|' +
      'lembra|lembrou|recorda|recordou|ressalta|destaca|responde|respondeu|pergunta|perguntou|concluiu|conclui|lamentou|lamenta|' +
      'admitiu|admite|reconheceu|reconhece|escreveu|escreve|defendeu|defende|criticou|critica|frisou|frisa|sublinhou|sublinha|' +
      'salientou|salienta|referiu|refere|avalia|avaliou|pontua|pontuou|enfatizou|reforçou|reforça|detalhou|argumentou|sustentou|' +
      'considerou|considera|brincou|exclamou|tuitou|publicou',
  },
  anyone: 'quem|aqueles que|aquelas que|os que|as que',
  speakers: 'eu|meu|minha|meus|minhas|nós|nosso|nossa|nossos|nossas|bem-vindo|bem-vindos|olá|obrigado|este artigo',
  leaning: 'se|por exemplo|também|isso|isto|assim|além disso',
  genericTitles: 'início|página inicial|bem-vindo|bem-vindos|página|nova página|sem título|loja|loja online|loja virtual',
  sectionTitles: 'blog|produtos',
  genericAnchors:
    'clique aqui|clica aqui|clicar aqui|aqui|leia mais|ler mais|lê mais|continue lendo|continuar lendo|continuar a ler|saiba mais|' +
    'saber mais|mais|mais informações|mais informação|ir|mais info|veja mais|ver mais|ver|ver tudo|veja|confira|confira aqui|' +
    'detalhes|ver detalhes|continuar|link|este link|neste link|esta página|este artigo|baixar|download|descarregar|site|próximo|' +
    'acesse|acesse aqui',
  paths: {
    login: 'entrar cadastro',
    cart: 'carrinho',
    checkout: 'finalizar-pedido',
    account: 'minha-conta',
    search: 'busca',
    about: 'quem-somos sobre sobre-nos quem-sou',
    contact: 'contato contactos contate fale-conosco',
    booking: 'orcamento agendar agendamento',
    policy: 'termos termos-de-uso politica-de-privacidade ajuda',
    authors: 'colunista colunistas',
  },
  notFound:
    'página não encontrada|não encontrada|não encontrado|erro 404|página não existe|página já não existe|' +
    'página não está disponível|página que você procura não|página que procura não|não foi encontrada|não foi possível encontrar|' +
    'nenhum resultado',
  buy: 'adicionar ao carrinho|colocar no carrinho|adicionar à sacola|adicionar ao cesto|adicionar ao saco|comprar agora|comprar',
  lexicon: {
    headings:
      'introdução|apresentação|visão geral|sobre|conclusão|conclusões|considerações finais|resumo|em resumo|detalhes|mais|' +
      'mais informações|informações|informações gerais|generalidades|contexto|histórico|características|funcionalidades|vantagens|' +
      'benefícios|descrição|conteúdo|conteúdos|índice|sumário|notas|observações|outros|diversos|recursos|bem-vindo|bem-vindos|' +
      'primeiros passos|perguntas frequentes|dúvidas frequentes|faq|artigos relacionados|leia também|leia mais|saiba mais|veja também',
    openers:
      'isso|isto|este é|esta é|estes são|estas são|esse é|essa é|esses são|essas são|ele|ela|eles|elas|tais|no entanto|entretanto|' +
      'contudo|todavia|porém|portanto|por isso|assim,|dessa forma|desta forma|desse modo|além disso|também|por outro lado|' +
      'por este motivo|por essa razão|consequentemente|mas|e',
    pointers:
      'ver acima|ver abaixo|veja acima|veja abaixo|como mencionado acima|mencionado acima|mencionado anteriormente|citado acima|' +
      'como dito anteriormente|como já foi dito|como vimos|acima mencionado|supracitado|a tabela acima|a seção anterior|' +
      'a secção anterior|na próxima seção|na próxima secção|no tópico anterior|clique aqui',
    consent:
      'utilizamos cookies|usamos cookies|este site utiliza cookies|este site usa cookies|nós e nossos parceiros|' +
      'nós e os nossos parceiros|concorda com o uso|concorda com a utilização|concorda com a nossa|aceitar todos os cookies',
    methods: 'método|métodos|metodologia|como testamos|os nossos dados|nossos dados|dados e métodos|ficha técnica',
    inStock:
      'em estoque|em stock|disponível|disponível para entrega|pronta entrega|envio imediato|últimas unidades|poucas unidades|' +
      'pré-venda',
    outOfStock:
      'fora de estoque|esgotado|esgotada|sem estoque|sem stock|indisponível|não disponível|temporariamente indisponível|' +
      'produto indisponível',
    free: 'grátis|gratuito|gratuita|gratuitos|gratuitas|gratuitamente|sem custo|de graça',
  },
};
