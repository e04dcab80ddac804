import { search as english } from '../../../en/app/tools/search.ts';
import { portuguese } from '../../portuguese.ts';
import { tools } from './tool-search.ts';

const { amount } = portuguese;

/** What users in Brazil type, by the id of a signal. English terms work, too: specialists use both. */
const words: Readonly<Record<string, string>> = {
  title: 'título tag título tamanho',
  'meta-description': 'descrição metadescrição meta descrição tamanho',
  'main-heading': 'cabeçalho principal h1 título',
  'heading-outline': 'cabeçalhos títulos headings hierarquia estrutura',
  'main-content': 'conteúdo principal palavras contagem de palavras conteúdo fraco',
  'link-status': 'links quebrados links mortos verificar links',
  'link-rel': 'atributo rel patrocinado',
  'index-directives': 'indexação indexável tag robots diretivas',
  'robots-txt-access': 'bloqueado rastreamento excluído',
  'snippet-controls': 'snippet prévia citar',
  'http-status': 'código de status página de erro erro do servidor',
  https: 'criptografia certificado segurança',
  'redirect-path': 'redirecionamento redirecionamentos cadeia loop',
  'jsonld-syntax': 'dados estruturados marcação erro de sintaxe',
  'schema-properties': 'dados estruturados propriedades pesquisa aprimorada rich results obrigatórias',
  'schema-visible': 'dados estruturados visível marcação',
  'open-graph': 'compartilhar redes sociais prévia',
  'share-image': 'imagem compartilhar prévia',
  'x-card': 'card cartão compartilhar prévia',
  'image-alt': 'texto alternativo textos alternativos imagens',
  'image-delivery': 'imagens tamanho formatos otimização compressão carregamento lento',
  'core-web-vitals': 'velocidade tempo de carregamento desempenho performance',
  'html-size': 'tamanho da página código-fonte',
  viewport: 'celular smartphone responsivo dispositivo móvel',
  'html-lang': 'idioma língua',
  hreflang: 'versões de idioma multilíngue países internacional',
  'hreflang-return': 'links de retorno versões de idioma multilíngue',
  'render-parity': 'código-fonte renderizado',
  'ai-crawler-access': 'rastreadores de ia robôs de ia inteligência artificial bloquear',
  'answer-lead': 'resposta direta snippet em destaque visões gerais criadas por ia',
  'sourced-claims': 'evidências fontes afirmações citações estatísticas',
  'author-identity': 'autor autores assinatura autoria',
  'publisher-identity': 'editor organização empresa informações legais nome do site',
  'date-visible': 'data publicado modificado atualidade',
  'date-agreement': 'data publicado modificado atualidade contradição',
  'sitemap-entry': 'mapa do site sitemap xml entrada',
  'placeholder-text': 'texto fictício marcador resquícios',
  'anchor-text': 'texto âncora textos de link clique aqui leia mais saiba mais',
  'crawlable-links': 'links rastreáveis',
  favicon: 'ícone favicon logotipo',
  'url-form': 'endereço estrutura da url parâmetros',
};
const checks: Record<string, string> = Object.fromEntries(
  [...new Set([...Object.keys(english.checks), ...Object.keys(words)])].map((id) => [
    id,
    [words[id], english.checks[id]].filter(Boolean).join(' '),
  ]),
);

/** Portuguese terms before the English ones. */
const bothTerms = (terms: string, further: string) => [terms, further].filter(Boolean).join(', ');
const { actions: act, views: view, settings: set } = english;

export const search: typeof english = {
  tools,
  checks,
  actions: {
    pdf: bothTerms('exportar, baixar, relatório para clientes, imprimir, salvar relatório', act.pdf),
    page: bothTerms('imprimir, página inteira, larga, nova aba, compartilhar', act.page),
    json: bothTerms('exportar, baixar, dados', act.json),
    csv: bothTerms('exportar, baixar, tabela, planilha', act.csv),
    md: bothTerms('exportar, baixar', act.md),
    'copy-md': bothTerms('área de transferência, copiar relatório, tarefa', act['copy-md']),
    'copy-json': bothTerms('área de transferência, copiar relatório', act['copy-json']),
    brand: bothTerms('marca, marca branca, agência, logotipo, cor, papel', act.brand),
    rerun: bothTerms('auditar de novo, refazer auditoria, recarregar, atualizar, repetir', act.rerun),
    panel: bothTerms('painel lateral, barra lateral, fixar, encaixar', act.panel),
    queue: bothTerms('fila, pôr na fila, mais tarde, auditoria em massa', act.queue),
    site: bothTerms('rastrear, rastrear site, site inteiro, todas as páginas, seguir links', act.site),
    'new-bulk': bothTerms('auditoria em massa, em lote, várias páginas, lista de urls, sitemap, abas abertas, agendar', act['new-bulk']),
    'all-bulk': bothTerms('auditorias em massa, execuções, resultados, histórico, agendadas, monitoramento', act['all-bulk']),
    titles: bothTerms('abas abertas, copiar urls, copiar títulos', act.titles),
  },
  views: {
    overview: {
      name: 'Resumo',
      note: 'pontuações e o que corrigir primeiro',
      terms: bothTerms(
        'resumo, seo on-page, relatório, problemas, erros, avisos, correções, recomendações, pontuação, nota, tipo de página',
        view.overview.terms,
      ),
    },
    geo: {
      name: 'Pontuação GEO',
      note: 'o quanto a página está pronta para ser citada pela IA',
      terms: bothTerms('visibilidade em ia, busca com ia, inteligência artificial, pontuação, nota', view.geo.terms),
    },
    checks: {
      name: 'Todas as verificações',
      note: 'aprovadas, reprovadas e as demais',
      terms: bothTerms('verificações, lista, checklist, diagnóstico, critérios, sinais, aprovadas, regras', view.checks.terms),
    },
  },
  settings: {
    '': { name: 'Configurações', note: '', terms: bothTerms('ajustes, opções, preferências', set[''].terms) },
    audits: {
      name: 'Configurações: auditorias',
      note: 'intenção padrão, velocidade das verificações de links, páginas por vez, ícone',
      terms: bothTerms(
        'ícone, barra de ferramentas, intenção, excluir da pesquisa, velocidade, verificação de links, por vez',
        set.audits.terms,
      ),
    },
    looks: {
      name: 'Configurações: aparência e favoritos',
      note: 'clara ou escura, e as ferramentas que vêm primeiro',
      terms: bothTerms('modo escuro, tema escuro, claro, escuro, tema, favoritos, estrela', set.looks.terms),
    },
    reports: {
      name: 'Configurações: relatórios',
      note: 'agência, logotipo, cor e papel',
      terms: bothTerms('marca, agência, tamanho do papel, capa, cor, logotipo', set.reports.terms),
    },
    shortcuts: {
      name: 'Configurações: atalhos de teclado',
      note: 'teclas para a janela pop-up, o painel lateral e as auditorias em massa',
      terms: bothTerms('atalhos de teclado, teclas, combinações de teclas', set.shortcuts.terms),
    },
    lists: {
      name: 'Configurações: listas próprias',
      note: 'rastreadores a testar, textos de link genéricos',
      terms: bothTerms('rastreadores próprios, bots próprios, textos de link', set.lists.terms),
    },
    choices: {
      name: 'Configurações: ajustes por página',
      note: 'tipos de página e intenções definidos',
      terms: bothTerms('tipo de página, intenção', set.choices.terms),
    },
    followed: {
      name: 'Configurações: sites seguidos',
      note: 'sites que o painel lateral segue',
      terms: bothTerms('seguir, auditar automaticamente, auditoria automática', set.followed.terms),
    },
    stored: {
      name: 'Configurações: dados armazenados',
      note: 'o que está salvo neste dispositivo, e como excluir',
      terms: bothTerms('privacidade, armazenamento, excluir dados, apagar dados, limpar dados, redefinir', set.stored.terms),
    },
    'field-data': {
      name: 'Configurações: dados de campo',
      note: 'a chave para o Chrome UX Report',
      terms: bothTerms('usuários reais, chave de api', set['field-data'].terms),
    },
    service: {
      name: 'Configurações: serviço de API',
      note: 'links para o serviço da equipe',
      terms: bothTerms('chave de api, servidor, integração', set.service.terms),
    },
    file: {
      name: 'Configurações: exportar e importar',
      note: 'as configurações como arquivo',
      terms: bothTerms('exportar configurações, importar configurações, cópia de segurança, backup, restaurar', set.file.terms),
    },
    known: {
      name: 'Configurações: listas desta versão',
      note: 'a idade das nossas listas',
      terms: bothTerms('versão, sobre, lista de rastreadores, fontes', set.known.terms),
    },
  },
  more: 'Ações e configurações',
  counted: ({ count }) => amount(count, { one: 'ação ou configuração', other: 'ações e configurações' }),
};
