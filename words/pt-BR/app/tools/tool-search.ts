import type { ToolId } from '../../../../checks/tools.ts';
import { tools as english } from '../../../en/app/tools/tool-search.ts';

/** What users in Brazil type to find a tool, besides its name. */
const portuguese: Record<ToolId, string> = {
  'serp-preview':
    'resultados de pesquisa, prévia do google, prévia, pré-visualização, título da página, tamanho do título, metadescrição, meta descrição, tamanho da descrição, largura em pixels, navegação estrutural',
  'head-tags': 'tags meta, metatags, metadados, head, código-fonte, codificação, paginação',
  'favicon-sitename': 'ícone, favicon, marca, nome do site, logotipo, logo',
  'preview-controls': 'limitar prévia, proibir citação, tamanho do snippet, snippet',
  indexability: 'indexação, indexável, indexabilidade, indexada, bloqueada, excluída do índice',
  'robots-directives': 'tag robots, diretivas, não indexar, instruções para rastreadores',
  'robots-txt': 'bloquear rastreadores, bloqueado, rastreamento, rastreabilidade, permitido, proibido',
  canonical: 'canônica, canonical, tag canônica, conteúdo duplicado, duplicatas',
  'redirect-trace': 'redirecionamento, redirecionamentos, cadeia de redirecionamentos, loop, barra final',
  'response-headers':
    'cabeçalhos http, headers, código de status, resposta, tempo de resposta do servidor, segurança, criptografia, compressão, cache, conteúdo misto, conteúdo inseguro',
  'sitemap-lookup': 'sitemap xml, mapa do site, índice de sitemaps, procurar sitemap',
  'heading-outline': 'cabeçalhos, títulos, headings, estrutura de cabeçalhos, hierarquia, esquema, sumário',
  'main-content': 'palavras, contagem de palavras, contar palavras, tempo de leitura, legibilidade, tamanho do texto, conteúdo fraco',
  terms:
    'palavras-chave, termos de pesquisa, palavra-chave principal, densidade de palavras-chave, frequência, nuvem de palavras, legibilidade, tamanho das frases',
  leftovers: 'texto fictício, marcadores, modelo, homologação, variáveis de modelo',
  'url-inspector': 'endereço, parâmetros, parâmetros de rastreamento, caminho, tamanho da url, sublinhados, maiúsculas',
  'link-inventory': 'links internos, links externos, links de saída, links de entrada, lista de links, linkagem interna, telefone',
  'link-status': 'links quebrados, links mortos, verificar links, checar links, código de status',
  'anchor-text': 'texto âncora, textos de link, âncora, clique aqui, leia mais, saiba mais',
  'link-highlighter': 'destacar links, marcar links, links pagos, patrocinados, nova aba',
  'image-inventory': 'imagens, textos alternativos, texto alt, tag alt, imagens sem alt, seo de imagens, fotos',
  'image-delivery':
    'imagens, tamanho de imagens, otimização de imagens, comprimir imagens, formatos de imagem, imagens grandes demais, carregamento lento, imagens responsivas',
  'web-vitals':
    'velocidade, tempo de carregamento, velocidade de carregamento, desempenho, performance, mudança de layout, métricas da web',
  'page-weight': 'tamanho da página, tamanho do arquivo, solicitações, requisições, recursos, scripts, fontes, terceiros, transferência',
  'structured-data': 'dados estruturados, marcação, marcação schema, microdados, entidades, erros de dados estruturados',
  'rich-results':
    'pesquisa aprimorada, resultados aprimorados, testar dados estruturados, produtos, avaliações, estrelas, eventos, receitas, perguntas frequentes, propriedades obrigatórias',
  'markup-vs-page': 'marcação, dados estruturados, marcação oculta, conteúdo visível',
  'social-preview': 'imagem de compartilhamento, prévia do link, compartilhar, redes sociais',
  'source-vs-rendered': 'código-fonte, html renderizado, renderização, sem javascript, desativar javascript, ver código',
  'mobile-check':
    'celular, smartphone, dispositivo móvel, responsivo, áreas de toque, tamanho da letra, contraste, acessibilidade, banner de cookies, consentimento, pop-ups, legível',
  languages: 'idiomas, multilíngue, versões de idioma, países, traduções, links de retorno, localização, internacional',
  'page-diff':
    'comparar, comparar páginas, comparar urls, capturas, mudanças, histórico, concorrência, concorrentes, antes e depois, diferenças',
  'ai-crawlers': 'rastreadores de ia, robôs de ia, bots de ia, inteligência artificial, bloquear ia',
  'ai-view':
    'ia, inteligência artificial, visão de texto, ver como robô, sem javascript, agentes de ia, modo de leitura, árvore de acessibilidade',
  passages:
    'respostas, mecanismo de respostas, snippet em destaque, as pessoas também perguntam, citações, trechos, visões gerais criadas por ia',
  evidence: 'evidências, estatísticas, números, fontes, referências, citações, dados, afirmações, checagem de fatos',
  provenance: 'data, datas, data de publicação, publicado, modificado, atualizado, autores, editor, organização, atualidade',
};

/** English terms work, too: specialists use both. */
export const tools: typeof english = Object.fromEntries(
  Object.entries(portuguese).map(([id, terms]) => [id, `${terms}, ${english[id as ToolId]}`]),
) as typeof english;
