import type { settingsPageWords as en } from '../../en/app/settings-page.ts';
import { portuguese } from '../portuguese.ts';
import { requestFailures } from './request-failures.ts';

const { amount, and, bytes: bytesText, date, number } = portuguese;
const quoted = (lines: string[]) => and(lines.map((line) => `“${line}”`));

export const settingsPageWords: typeof en = {
  title: 'Configurações',
  requestFailures,
  reading: 'Lendo as configurações salvas…',
  note: 'As alterações são salvas automaticamente neste dispositivo.',
  audits: {
    title: 'Auditorias',
    intent: 'O que os buscadores devem fazer com uma página?',
    intentHelp: 'O padrão para novas auditorias. Pode ser alterado em cada página.',
    rate: 'Velocidade das verificações de links',
    rateHelp: 'Quantas solicitações são feitas por vez, no total e por servidor.',
    parallel: 'Páginas auditadas por vez em novas auditorias em massa',
    parallelHelp: 'Com mais páginas por vez, é mais rápido, mas o computador e o site ficam mais carregados.',
    badge: 'Mostrar no ícone da barra de ferramentas o número de verificações reprovadas',
    badgeHelp:
      'Nos sites permitidos, depois que a página carrega. Só a página é lida, nada é solicitado, então as verificações do servidor não são contadas.',
    snapshots: 'Salvar uma captura de cada página auditada',
    snapshotsHelp: ({ ofPage, megabytes }) =>
      `Mostra o que mudou ao auditar a página de novo. Só neste dispositivo: as últimas ${number(ofPage)} de cada página, até ${number(megabytes)} MB no total; as mais antigas são excluídas primeiro. Nenhuma em janelas anônimas.`,
  },
  looks: {
    title: 'Aparência e favoritos',
    language: 'Idioma',
    browserLanguage: 'O do navegador',
    appearance: 'Aparência',
    appearances: { system: 'Sistema', light: 'Clara', dark: 'Escura' },
    favorites: 'Ferramentas favoritas',
    favorite: 'Adicionar uma ferramenta favorita',
    choose: 'Escolher uma ferramenta…',
    favoriteHelp: 'As favoritas vêm primeiro na lista de ferramentas. Também é possível marcar uma ferramenta com a estrela.',
    remove: ({ tool }) => `Remover dos favoritos: ${tool}`,
  },
  reports: {
    title: 'Relatórios',
    note: 'Para PDFs, arquivos HTML e relatórios impressos.',
    cover: 'Título',
    coverDefault: 'Auditoria de pesquisa e preparação para IA',
    agency: 'Nome da agência',
    none: 'Nenhum',
    color: 'Cor',
    language: 'Idioma',
    ownLanguage: 'O do Pageloupe',
    logo: 'Logotipo: PNG ou JPEG, até 1 MB',
    logoAlt: 'Logotipo próprio',
    removeLogo: 'Remover o logotipo',
    paper: 'Papel',
    papers: { a4: 'A4', letter: 'Carta (EUA)' },
    annex: 'PDFs de auditorias em massa listam cada verificação de cada página',
    preview: 'Prévia',
    sample: 'Título da página ou nome da auditoria',
    reset: 'Redefinir',
    saved: 'Salvo para o próximo relatório.',
    unsaved: ({ error }) => `Não foi possível salvar. ${error}`,
    logoStays: ({ problem }) => `${problem} O logotipo anterior é mantido.`,
    problems: {
      empty: ({ name }) => `“${name}” está vazio.`,
      large: ({ name, bytes }) => `“${name}” tem ${bytesText(bytes)}; o limite para um logotipo é 1 MB. Salvar uma versão menor.`,
      type: ({ name }) => `“${name}” não é uma imagem PNG nem JPEG. Salvar o logotipo como PNG e escolher esse arquivo.`,
      damaged: ({ name }) => `Não é possível mostrar “${name}”: o arquivo está danificado. Salvá-lo de novo.`,
      wide: ({ name, width, height, most }) =>
        `“${name}” tem ${number(width)} × ${number(height)} pixels; o limite é ${number(most)} em cada direção.`,
      unread: ({ error }) => error,
    },
  },
  shortcuts: {
    title: 'Atalhos de teclado',
    opens: { popup: 'Auditar esta página na janela pop-up', panel: 'Abrir o painel lateral', bulk: 'Abrir as auditorias em massa' },
    unset: 'Não definido',
    change: 'Alterar os atalhos',
  },
  lists: {
    title: 'Listas próprias',
    note: 'Novas auditorias usam estas listas, e os achados dizem quando se baseiam nelas.',
    agents: 'Rastreadores a testar com o robots.txt',
    genericTexts: 'Textos de link genéricos',
    help: {
      agents:
        'Um nome por linha, como no robots.txt após User-agent: só letras, - e _. Aparecem com os rastreadores já incluídos e nunca afetam uma pontuação.',
      genericTexts: 'Um por linha, em qualquer idioma, como “detalhes” ou “plus d’infos”. São adicionados à lista já incluída.',
    },
    wrong: {
      agents: ({ lines }) => `Não salvo: ${quoted(lines)}. O nome de um rastreador só pode conter letras, - e _, sem versão (RFC 9309).`,
      genericTexts: ({ lines }) =>
        `Não salvo: ${quoted(lines)}. Um texto de link tem no máximo 100 caracteres e ao menos uma letra ou um algarismo.`,
    },
    tooMany: ({ most }) => `Não salvo: a lista pode ter até ${number(most)} linhas.`,
    kept: ({ count }) => (count === 0 ? 'A lista está vazia agora.' : `${amount(count, { one: 'linha salva', other: 'linhas salvas' })}.`),
  },
  known: {
    title: 'Listas desta versão',
    note: 'Os rastreadores e as pesquisas aprimoradas mudam. Nossas listas foram atualizadas pela última vez nestas datas.',
    crawlers: ({ count, compiled }) => `Rastreadores de IA: ${number(count)}, atualizados em ${date(compiled)}`,
    richResults: ({ count, retired, checked }) =>
      `Pesquisas aprimoradas: ${number(count)} exibidas pelo Google e ${amount(retired, { one: 'descontinuada', other: 'descontinuadas' })}, verificadas em ${date(checked)}`,
    sources: 'Fontes',
    source: ({ title, asOf }) => `${title}, em ${date(asOf)}`,
    guides: 'O guia do Google de cada pesquisa aprimorada, com link na ferramenta “Pesquisas aprimoradas”',
  },
  choices: {
    title: 'Ajustes por página',
    none: 'Nenhum ainda. O tipo de página e a intenção podem ser definidos no resumo de uma auditoria.',
    index: 'indexar',
    keepOut: 'excluir',
    optedOut: 'bloqueia IA de propósito',
    remove: ({ what }) => `Excluir os ajustes de ${what}`,
    removed: ({ what }) => `Ajustes de ${what} excluídos.`,
  },
  followed: {
    title: 'Sites que o painel lateral segue',
    none: 'Nenhum. O painel lateral pode auditar cada página de um site ao ser aberta.',
    remove: ({ what }) => `Parar de seguir ${what}`,
    removed: ({ what }) => `${what} não é mais seguido.`,
  },
  stored: {
    title: 'Dados armazenados',
    note: 'Só neste navegador. Relatórios de abas abertas e verificações de links são excluídos ao fechar o navegador.',
    columns: { records: 'Registros', size: 'tamanho' },
    kinds: {
      choices: 'Ajustes por página',
      snapshots: 'Capturas salvas manualmente',
      automatic: 'Capturas de páginas auditadas',
      runs: 'Auditorias em massa e seus relatórios',
      reports: 'Relatórios de abas abertas',
      probes: 'Verificações de links de abas abertas',
      aside: 'Registros que não puderam ser lidos',
    },
    size: ({ bytes }) =>
      bytes === 0
        ? '0'
        : bytes < 1_000
          ? 'menos de 1 kB'
          : bytes < 1_000_000
            ? `${number(Math.round(bytes / 1_000))} kB`
            : `${number(Math.round(bytes / 100_000) / 10)} MB`,
    clear: 'Limpar',
    clearOne: ({ what }) => `Limpar: ${what}`,
    confirm: {
      title: 'Excluir permanentemente?',
      text: ({ what }) => `Será excluído: ${what}. Isso não pode ser desfeito.`,
      yes: 'Limpar',
      no: 'Manter',
    },
    cleared: ({ what }) => `Excluído: ${what}.`,
    failed: ({ what, error }) => `Nem tudo foi excluído: ${what}. ${error}`,
  },
  fieldData: {
    title: 'Dados de campo',
    key: 'Chave de API própria para o Chrome UX Report',
    help: 'Armazenada só neste dispositivo, e não em arquivos de configurações. Uma solicitação é enviada ao clicar em “Carregar dados de campo” na ferramenta Core Web Vitals, nunca em outro caso.',
    get: 'Obter uma chave gratuita do Google',
    set: 'A chave está armazenada.',
    removed: 'Nenhuma chave está armazenada.',
    wrong: 'Não salva: uma chave de API tem de 10 a 100 letras, algarismos, - e _.',
  },
  service: {
    title: 'Serviço de API',
    url: 'URL do serviço Pageloupe da equipe',
    help: 'Abaixo aparecem então links para as páginas do serviço. A própria extensão não envia nada a ele.',
    contact: 'Registrar interesse no acesso à API',
    docs: 'Documentação da API',
    set: 'Os links para o serviço estão abaixo.',
    removed: 'Nenhum serviço vinculado.',
    wrong: 'Digitar uma URL http ou https completa, como https://audits.example.com/.',
  },
  file: {
    title: 'Configurações como arquivo',
    note: 'Configurações, listas, ajustes por página e sites seguidos, em JSON. Sem relatórios.',
    save: 'Exportar configurações',
    open: 'Importar configurações',
    how: 'As configurações de auditoria são substituídas. Os ajustes por página, os sites, os favoritos e as listas são mesclados.',
    taken: 'Configurações importadas.',
    full: 'As listas do arquivo e as próprias têm linhas demais no total. Nada foi alterado; encurtar primeiro uma lista.',
    later: 'O arquivo é de uma versão mais recente do Pageloupe. Nada foi alterado; atualizar primeiro a extensão.',
    broken: 'Não é um arquivo de configurações válido do Pageloupe. Nada foi alterado.',
  },
};
