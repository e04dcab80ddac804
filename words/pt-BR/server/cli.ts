import type { OpenPart } from '../../../server/cli/left-open.ts';
import type { commandWords as en } from '../../en/server/cli.ts';
import { portuguese } from '../portuguese.ts';
import { crawlSentences } from '../checks/crawl.ts';
import { durationInWords } from './duration.ts';
import { changeHeads } from '../reports/comparison.ts';

const { agree, amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const errorsOf = (count: number) => amount(count, { one: 'erro', other: 'erros' });
const warningsOf = (count: number) => amount(count, { one: 'aviso', other: 'avisos' });
const meantWords = (meant: string | null) => (meant === null ? '' : ` Seria “${meant}”?`);
const placed = (place: string) => (place === '' ? '' : ` em ${place}`);

const openParts: Readonly<Record<OpenPart, string>> = {
  connections: 'conexões de rede',
  programs: 'um navegador ou outro programa que ele iniciou',
  files: 'arquivos',
  threads: 'threads',
  other: 'outra coisa',
};

export const commandWords: typeof en = {
  program: {
    description: 'Audita páginas da web para buscadores e avalia se estão prontas para ser citadas por mecanismos de respostas de IA.',
    exitCodes:
      'Códigos de saída: 0 todas as asserções são cumpridas, 1 algumas falham, 2 erro de uso, 3 uma página não pôde ser auditada, 4 o Pageloupe ou seu navegador falhou, 130 e 143 interrompido.',
    helpOf: ({ command }) => `Ajuda: ${command} --help`,
    commands: {
      audit: 'auditar páginas, verificar asserções, gravar relatórios',
      assert: 'verificar asserções com resultados salvos',
      compare: 'comparar duas execuções salvas: novas falhas, correções, mudanças por verificação',
      merge: 'juntar em um arquivo os resultados de várias execuções ou shards; vale a última linha de cada URL',
      baseline: 'gerenciar problemas conhecidos que não reprovam uma execução',
      serve: 'iniciar a API HTTP',
      worker: 'auditar páginas de lotes que um serviço põe em uma fila (--queue-url)',
      migrate: 'criar ou atualizar as tabelas de um serviço no PostgreSQL, como administrador',
      mcp: 'iniciar um servidor MCP na entrada e na saída padrão, para editores e assistentes de IA',
      signals: 'listar todas as verificações, ou mostrar uma',
      init: 'criar um arquivo de configuração comentado',
      doctor: 'verificar os requisitos deste computador',
      installBrowser: 'instalar o Chromium com que esta versão foi testada',
      contact: 'gerenciar registros de interesse no acesso à API',
      keys: 'gerenciar chaves da API HTTP',
      baselineUpdate: 'salvar os problemas atuais como conhecidos',
      contactList: 'listar os registros, um objeto JSON por linha',
      contactDelete: 'excluir por ID, ou todos de um endereço de e-mail',
      keysCreate: 'criar uma chave e mostrá-la uma única vez',
      keysList: 'listar as chaves',
      keysRevoke: 'revogar uma chave, por nome ou hash',
    },
    arguments: {
      pages: 'páginas a auditar',
      before: 'resultados da execução anterior (--format ndjson=<arquivo>)',
      after: 'resultados da execução posterior',
      results: 'resultados (--format ndjson=<arquivo>); .gz é descompactado',
      check: 'ID de uma verificação',
    },
    options: {
      format: ({ names }) => `${names.join(', ')} (padrão: pretty); pode ser repetida`,
      output: 'arquivo para as linhas reunidas; .gz é compactado',
      withDeps: 'instalar também as dependências do sistema (com apt ou similar, como root)',
      noConfig: 'Os arquivos de configuração são ignorados.',
      version: 'mostrar o número da versão',
      help: 'mostrar a ajuda do comando',
    },
    titles: { 'Usage:': 'Uso:', 'Arguments:': 'Argumentos:', 'Options:': 'Opções:', 'Commands:': 'Comandos:' },
    more: {
      choices: ({ values }) => `valores: ${values.join(', ')}`,
      usual: ({ value }) => `padrão: ${value}`,
      variable: ({ name }) => `variável de ambiente: ${name}`,
    },
    unknownVariable: ({ name, meant }) => `Variável de ambiente desconhecida: “${name}”.${meantWords(meant)}`,
    variableWithoutEffect: ({ name, flag }) => `${name} não tem efeito: usar ${flag}.`,
    unknownLanguage: ({ place, typed, known }) => `${place}: não existe o idioma ${typed}. Disponíveis: ${known.join(', ')}.`,
    usage: {
      unknownOption: ({ typed, meant }) => `Opção desconhecida: “${typed}”.${meantWords(meant)}`,
      unknownCommand: ({ typed, meant }) => `Comando desconhecido: “${typed}”.${meantWords(meant)}`,
      missingArgument: ({ name }) => `Falta um argumento: <${name}>`,
      missingOption: ({ name }) => `Falta uma opção: ${name}`,
      missingValue: ({ name }) => `A opção precisa de um valor: ${name}`,
      tooMany: ({ most, typed }) => `Argumentos demais: ${number(typed)} em vez de ${number(most)}.`,
    },
  },
  config: {
    missing: ({ file }) =>
      `Arquivo não encontrado: ${file}. Verificar o caminho (--config, PAGELOUPE_CONFIG) ou criar uma configuração com: pageloupe init`,
    unreadable: ({ file, why }) => `Não é possível ler ${file}: ${why}`,
    tooDeep: ({ most }) => `tem mais de ${most} níveis de aninhamento.`,
    wrong: ({ file, faults }) => [`${file} não é válido:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject: 'Uma configuração deve ser um objeto, como urls: [https://example.com/]. Para um exemplo comentado: pageloupe init',
    several: ({ files }) => `Há várias configurações nesta pasta: ${files.join(', ')}. Manter uma ou escolhê-la com --config <file>.`,
    otherType: ({ file }) => `Tipo de arquivo não suportado: ${file}. Usar .yaml, .json, .js, .mjs ou .cjs.`,
    unknownKey: ({ key, place, meant }) => `Chave desconhecida${placed(place)}: “${key}”.${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }) =>
      `Verificação desconhecida${placed(place)}: “${id}”.${meantWords(meant)} Para listar todas: pageloupe signals`,
    fault: ({ place, message }) => `${place}: ${message}`,
    wrongValue: ({ place, typed, allowed, message }) =>
      `${place || 'A configuração'} não pode ser ${typed.slice(0, 80)}${allowed.length > 0 ? `; valores permitidos: ${allowed.join(', ')}` : ''}.${allowed.length > 0 || message === '' ? '' : ` ${message}`}`,
  },
  usage: {
    shard: ({ typed }) => `--shard espera o shard e o número de shards, como 1/4, não “${typed}”.`,
    header: ({ typed }) => `--header espera "Nome: valor", não “${typed}”.`,
    variable: ({ name, option }) => `A variável de ambiente ${name}, usada em ${option ?? 'um cabeçalho HTTP'}, não está definida.`,
    assertion: ({ typed }) => `--assert espera uma verificação e error, warn ou off, como title=error, não “${typed}”.`,
    proxy:
      '--proxy espera a URL de um proxy HTTP, como http://proxy.example.com:3128 ou http://user:${PASSWORD}@proxy.example.com:3128. Codificar os caracteres especiais da senha, como # com %23.',
    extract: ({ typed }) =>
      `--extract espera nome=css:…, nome=xpath:… ou nome=regex:…, como price=css:.price ou next=css:a.next@href, não “${typed.slice(0, 200)}”. Os nomes podem ter até 60 letras, algarismos, espaços, pontos, hifens e sublinhados.`,
    extractions: ({ most }) => `Em uma execução pode ser extraído no máximo ${amount(most, { one: 'valor', other: 'valores' })}.`,
    notSelector: ({ text, kind }) => `“${text}” não é ${kind === 'css' ? 'um seletor CSS válido' : 'uma expressão XPath válida'}.`,
    pattern: ({ typed, why }) => `Padrão inválido ${typed}: ${why}`,
    replacement: ({ typed }) => `--replace espera s#de#para#, não “${typed}”.`,
    cookies: ({ file }) => `${file} não é um arquivo de cookies: usar o formato Netscape ou linhas de nome=valor.`,
    noCookies: ({ file }) => `${file} não contém cookies.`,
    allExpired: ({ file }) => `Todos os cookies de ${file} expiraram. Salvar de novo.`,
    someExpired: ({ file, expired }) =>
      `${file} contém ${amount(expired, { one: 'cookie expirado, que não é enviado', other: 'cookies expirados, que não são enviados' })}. Salvar o arquivo de novo.`,
    file: ({ file, why }) => `Não é possível ler ${file}: ${why}`,
    inputTooLarge: ({ megabytes }) => `é maior que ${megabytes} MB. Encurtar o conteúdo ou dividi-lo em várias execuções.`,
    standardInput: 'a entrada padrão',
    twiceOption: ({ option, first, second }) => `${option} aparece duas vezes, com “${first}” e com “${second}”. Indicar só um valor.`,
    noFileFor: ({ name }) => `O relatório ${name} precisa de um arquivo: --format ${name}=report.${name}`,
    twiceStdout: ({ names }) =>
      `Só um relatório pode ir para a saída padrão, não vários (${names.join(', ')}). Gravar os outros em arquivos, por exemplo --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }) => `${file} é usado duas vezes: cada relatório precisa de um arquivo próprio.`,
    noFolder: ({ file }) => `A pasta de ${file} não existe. Criá-la primeiro.`,
    noFileName: ({ option }) =>
      `${option} não tem nome de arquivo. Adicioná-lo após o sinal de igual, por exemplo --format json=report.json`,
    overInput: ({ file }) => `${file} é uma entrada deste comando. Gravar o relatório em outro arquivo.`,
    headerName: ({ name }) => `O próprio navegador define o cabeçalho HTTP ${name}. Removê-lo.`,
    headerValue: ({ name }) => `O valor do cabeçalho HTTP ${name} deve ser uma única linha de caracteres ASCII.`,
    outputAlone: '--output precisa de um relatório sem arquivo, por exemplo --format json --output report.json',
  },
  targets: {
    none: 'Indicar ao menos uma URL, um sitemap ou um arquivo de URLs. Ajuda: pageloupe audit --help',
    emptyFiles: ({ files }) =>
      `Nenhuma URL em ${files.map((file) => (file === '-' ? 'entrada padrão' : file)).join(', ')}. Escrever uma URL por linha.`,
    noneLeft: ({ listed }) =>
      `De ${amount(listed, { one: 'URL', other: 'URLs' })} não resta nenhuma para auditar. Verificar --include e --exclude.`,
    files: ({ count, first, ending }) =>
      `Arquivos, não páginas, nos sitemaps: ${number(count)}, como ${first}. O que não é HTML falha; --exclude "/**.${ending}" deixa de fora os que terminam em .${ending}.`,
    emptyShard: 'Nenhuma página pertence a este shard: nada para auditar.',
    noUrls: ({ file, faults }) =>
      `${file === '-' ? 'A entrada padrão' : file} tem ${amount(faults.length, { one: 'linha inválida', other: 'linhas inválidas' })}:\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  linha ${line}: ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  e mais ${number(faults.length - 20)}` : ''}`,
    noUrl: ({ typed, place }) => `Não é uma URL http(s)${placed(place)}: ${typed}. Incluir o esquema, como em https://example.com/.`,
    password: ({ typed }) => `URLs com nome de usuário ou senha não são permitidas: ${typed}. Usar --header ou --cookie-file.`,
    robotsUnread: ({ origin }) => `Não foi possível ler ${origin}/robots.txt; tentando /sitemap.xml.`,
    noSitemap: ({ origin }) => `${origin}/robots.txt não indica nenhum sitemap; tentando /sitemap.xml.`,
    autoNeedsUrl: '--sitemap auto precisa de uma URL do site.',
    emptySitemaps: ({ sitemaps }) => `Nenhuma página encontrada em ${sitemaps.join(', ')}.`,
  },
  crawl: {
    ignoredHost: ({ typed, host }) => `--ignore-robots espera um host do site rastreado, como ${host}, não “${typed.slice(0, 100)}”.`,
    ignored: ({ hosts }) => `O robots.txt foi ignorado, como solicitado: ${hosts.join(', ')}.`,
    ignoresOnServer: '--ignore-robots não funciona com --server.',
    ownHost: ({ host }) =>
      `Se o host é próprio, como um servidor de testes: --ignore-robots ${host} o rastreia como se o robots.txt dele permitisse tudo.`,
    notWith: ({ option }) => `${option} não pode ser combinada com --crawl.`,
    redirected: ({ start, url }) => `${start} redireciona para outro host: ${url}. Para rastrear esse, usar --crawl ${url}`,
    delay: ({ host, seconds }) =>
      `O robots.txt de ${host} exige ${number(seconds)} s entre solicitações (Crawl-delay), então as páginas dele são auditadas uma por vez.`,
    gaveUp: ({ host, status }) =>
      `${host} retornou ${status} repetidamente: pede menos solicitações. Nenhuma outra página dele foi solicitada. Tentar de novo mais tarde com --delay, --per-host 1 ou --resume.`,
    title: 'Rastreamento',
    ...crawlSentences,
    notReached: ({ pages }) =>
      `${amount(pages, { one: 'página encontrada não foi alcançada', other: 'páginas encontradas não foram alcançadas' })} antes do fim da execução.`,
    badEntry: ({ file, line }) => `a linha ${number(line)} de ${file} não é válida`,
  },
  remote: {
    noResume: 'Com --server, um lote já iniciado é acompanhado com --batch <ID>, não com --resume.',
    batchAlone: '--batch acompanha um lote com as páginas com que foi iniciado. Omitir URLs e sitemaps.',
    noServer: ({ typed }) => `--server espera a URL de um serviço Pageloupe, como https://pageloupe.example.com, não “${typed}”.`,
    noKey: ({ name }) => `A variável de ambiente ${name}, indicada por --key-env, não está definida.`,
    notOnServer: ({ options }) => `Um serviço audita sem o que só existe nesta máquina. Omitir ${options.join(', ')}, ou omitir --server.`,
    gaveUp: ({ pages }) =>
      `O site pediu repetidamente menos solicitações (429 ou 503), então ${agree(pages, { one: 'não foi auditada', other: 'não foram auditadas' })} ${pagesOf(pages)}. Tentar de novo mais tarde.`,
    notInCrawl: ({ options }) =>
      `Com --crawl e --server, a página de partida é a única fonte. Omitir ${options.join(', ')}, ou omitir --server.`,
    manySettings:
      'Todas as páginas de um lote têm as mesmas configurações. Omitir overrides na configuração, ou auditar cada grupo em separado.',
    follow: ({ server, id }) => `Lote ${id} em ${server}.`,
    waits: ({ why }) => `O lote está em espera: ${why}`,
    left: ({ server, id, address }) =>
      `O lote continua no serviço. Para acompanhá-lo de novo: pageloupe audit --server ${server} --batch ${id}\nPara cancelá-lo: curl --request POST ${address}/v1/batches/${id}/cancel`,
    away: ({ server, why }) => `Não é possível acessar ${server}: ${why}`,
    keyRefused:
      'O serviço respondeu com 401: precisa de uma chave de API válida. Definir PAGELOUPE_KEY com a chave, ou indicar a variável que a contém: --key-env <nome>',
    refused: ({ status, why }) => `O serviço respondeu com ${status}${why === '' ? '.' : `: ${why}`}`,
    strange: ({ server }) => `${server === '' ? 'O servidor' : server} não responde como um serviço Pageloupe. Verificar --server.`,
    missing: ({ rows, pages }) => `O serviço só tem resultados de ${number(rows)} de ${pagesOf(pages)}.`,
  },
  losses: {
    kinds: { sitemap: 'Sitemap não lido por completo', page: 'Página não lida por completo', crawl: 'Rastreamento incompleto' },
    more: ({ count }) =>
      `e mais ${number(count)} que não ${agree(count, { one: 'pôde ser lido', other: 'puderam ser lidos' })} por completo (no relatório JSON)`,
    title: 'Não lido por completo',
  },
  run: {
    found: ({ pages, concurrency }) => `${pagesOf(pages)} para auditar, ${number(concurrency)} por vez.`,
    resumed: ({ done, left }) =>
      `Retomando: ${amount(done, { one: 'página já auditada', other: 'páginas já auditadas' })}, ${agree(left, { one: 'falta', other: 'faltam' })} ${number(left)}.`,
    nothingToResume: ({ dir }) => `Nenhuma execução em ${dir} ainda; iniciando uma.`,
    otherRun: ({ dir }) => `A execução em ${dir} tem outras páginas ou configurações. Usar os mesmos argumentos ou outra pasta.`,
    noManifest: ({ file }) => `${file} não é um manifesto válido do pageloupe. Iniciar a execução de novo em outra pasta.`,
    inUse: ({ dir, pid, file }) =>
      `Outro comando (processo ${pid}) trabalha na execução em ${dir}. Aguardar até que termine ou escolher outra pasta. Se esse processo não for o Pageloupe, excluir ${file}.`,
    badRun: ({ dir, why }) => `Não é possível ler a execução em ${dir}: ${why}`,
    row: ({ at, of, what, url }) => `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `, faltam cerca de ${durationInWords(left)}`}  ${running[0] ?? ''}${running.length > 1 ? ` e mais ${running.length - 1}` : ''}`,
    failed: ({ why }) => `não auditada: ${why}`,
    draining: ({ ms }) =>
      `Parando: as páginas e os relatórios em andamento têm ${durationInWords(ms)} para terminar. Pressionar Ctrl+C de novo para parar imediatamente.`,
    endedByForce: ({ parts }) => `Não fechou a tempo e foi encerrado à força: ${parts.join(', ')}.`,
    endedEarly:
      'O processo terminou antes do comando, por exemplo por process.exit() em um script de login, uma configuração ou um plugin. Relatórios podem estar faltando.',
    leftOpen: ({ parts }) => `O comando terminou antes de fechar tudo: ${parts.map((part) => openParts[part]).join(', ')}.`,
    stopping: 'Parando imediatamente.',
    interrupted: ({ left }) =>
      left.length === 0
        ? 'Execução interrompida. Todos os relatórios foram gravados.'
        : `Execução interrompida. Não gravados: ${left.join(', ')}.`,
    timeUp: ({ ms }) => `O limite de tempo da execução foi atingido (${durationInWords(ms)}).`,
    kept: ({ dir }) => `As páginas auditadas estão salvas. Para continuar: --resume ${dir}`,
    notReached: 'A execução terminou antes de chegar a esta página.',
    outOfTime: 'O limite de tempo da execução foi atingido antes da auditoria desta página.',
    damaged: ({ rows }) =>
      `${amount(rows, { one: 'linha salva está danificada', other: 'linhas salvas estão danificadas' })}. Estas páginas são auditadas de novo.`,
    output: 'na saída padrão',
    noOutput: ({ why }) => `Não é possível gravar na saída padrão: ${why}. Gravar o relatório em um arquivo: --output <arquivo>`,
    unwritable: ({ file, why }) => `Não é possível gravar ${file}: ${why}`,
    noAuditor: ({ why }) => `Não é possível auditar páginas neste computador: ${why}\nPara ver o que falta: pageloupe doctor`,
    written: ({ name, file }) => `${name}: ${file}`,
  },
  assert: {
    score: ({ score, least }) => `A pontuação da auditoria é ${number(score)}, abaixo de ${number(least)}.`,
    geo: ({ score, least }) => `A pontuação GEO é ${number(score)}, abaixo de ${number(least)}.`,
    category: ({ title, score, least }) => `A pontuação da categoria GEO ${title} é ${number(score)}, abaixo de ${number(least)}.`,
    noScore: ({ what }) => `Não é possível comparar porque não pôde ser medido: ${what}.`,
    linksUnchecked: 'Os links não foram verificados; por isso, não foi possível contar os quebrados.',
    brokenLinks: ({ broken, most }) => `${amount(broken, { one: 'link quebrado', other: 'links quebrados' })}; o limite é ${number(most)}.`,
    value: ({ title, value, wanted }) => `${title}: o valor é ${value}; esperado: ${wanted}.`,
    atLeast: ({ min }) => `${number(min)} ou mais`,
    atMost: ({ max }) => `${number(max)} ou menos`,
    like: ({ pattern }) => `uma correspondência com /${pattern}/`,
    pluginFailed: ({ plugin }) => `O plugin ${plugin} falhou`,
    tooManyWarnings: ({ warnings, most }) => `${warningsOf(warnings)}; o limite é ${number(most)}.`,
    ruleTitles: { score: 'Pontuação da auditoria', geo: 'Pontuação GEO', links: 'Links quebrados', audit: 'Auditoria' },
    noRows: ({ file }) => `${file} não contém resultados do pageloupe. Para criá-los: pageloupe audit <URL> --format ndjson=${file}`,
    changed: ({ file }) =>
      `Não é possível ler um resultado de ${file}: o arquivo mudou desde o início deste comando. Executar o comando de novo.`,
    badRow: ({ file, line }) =>
      `A linha ${number(line)} de ${file} não é um resultado do pageloupe. Para criar resultados: pageloupe audit <URL> --format ndjson=<arquivo>`,
  },
  build: {
    noPages: ({ folder }) => `${folder} não contém arquivos HTML. Gerar o site primeiro ou verificar a pasta.`,
    shells: ({ files }) => `Não auditado, porque outras URLs o recebem (como as de páginas inexistentes): ${files.join(', ')}.`,
    morePages: ({ most }) =>
      `Não auditadas: as páginas da pasta depois das primeiras ${number(most)}. Auditar as partes dela separadamente.`,
    outside: ({ files }) =>
      `Não auditados, porque estes links saem da pasta: ${files.slice(0, 20).join(', ')}${files.length > 20 ? ` e mais ${number(files.length - 20)}` : ''}.`,
    portTaken: ({ port }) => `A porta ${port} está em uso. Escolher outra com --port.`,
    base: ({ typed }) => `--base espera um caminho como /docs/, não “${typed.slice(0, 100)}”.`,
    waitOn: '--start precisa de --wait-on com a URL do servidor, como http://localhost:4321/.',
    startAlone: 'Usar --static ou --start, não ambos.',
    ended: ({ command, code, output }) =>
      `“${command}” terminou${code === null ? '' : ` com o código ${code}`} antes que seu servidor respondesse.${output.trim() === '' ? '' : ` Saída:\n${output.trim()}`}`,
    silent: ({ url, ms, output }) =>
      `${url} não respondeu em ${durationInWords(ms)}. Verificar --wait-on ou aumentar --wait-timeout.${output.trim() === '' ? '' : ` Saída do servidor:\n${output.trim()}`}`,
  },
  login: {
    unusable: ({ file, why }) => `Não é possível usar ${file} para fazer login: ${why}`,
    noFunction: 'a exportação padrão deve ser uma função, como: export default async ({ page, origin, env }) => { … }',
    noOrigin: '--login precisa de uma URL do site na linha de comando ou na configuração.',
    over: ({ url }) =>
      `O servidor levou à página de login ${url} em vez desta página. Parece que a sessão terminou ou não pode ver esta página: fazer login de novo com --login <script>, que também renova o arquivo de --login-state, ou renovar os cookies ou os cabeçalhos enviados.`,
    failed: ({ file, why, url }) => `O script de login ${file} falhou${url && ` em ${url}`}, então nenhuma página foi auditada: ${why}`,
    tooSlow: ({ ms }) => `Não terminou em ${durationInWords(ms)}.`,
    nothing: ({ file, origins }) =>
      `${file} terminou sem cookie ou valor salvo de ${origins.join(', ')}, então as páginas seriam auditadas sem login. Verificar se ele espera até o login ser concluído.`,
    done: ({ cookies }) => `Login feito: ${amount(cookies, { one: 'cookie', other: 'cookies' })}.`,
    badState: ({ file }) => `${file} não é uma sessão salva. Criá-la com --login <script> --login-state ${file}`,
    otherState: ({ file, origins }) => `${file} não tem sessão de ${origins.join(', ')}.`,
  },
  plugins: {
    unusable: ({ file, why }) => `Não é possível usar o plugin ${file}: ${why}`,
    twice: ({ name }) => `Dois plugins se chamam “${name}”. Renomear um deles.`,
    unknownCheck: ({ id, meant }) => `Nenhum plugin tem uma verificação “${id}”.${meantWords(meant)}`,
    unknownReporter: ({ name, known }) =>
      `Nenhum plugin tem um formato de relatório “${name}”.${known.length > 0 ? ` Disponíveis: ${known.join(', ')}.` : ' Carregar um com --plugin <arquivo>.'}`,
    reportFailed: ({ name, why }) => `O relatório ${name} falhou: ${why}`,
    wrote: ({ name, text }) => `${name}: ${text}`,
  },
  compare: {
    ...changeHeads,
    summary: ({ counts }) =>
      [
        `${amount(counts.worse + counts.mixed + counts.better + counts.same, {
          one: 'página comparada',
          other: 'páginas comparadas',
        })}: ${amount(counts.worse, { one: 'pior', other: 'piores' })}`,
        counts.mixed > 0 && amount(counts.mixed, { one: 'melhor e pior', other: 'melhores e piores' }),
        amount(counts.better, { one: 'melhor', other: 'melhores' }),
        `${number(counts.same)} sem mudanças`,
        counts.new > 0 && amount(counts.new, { one: 'nova', other: 'novas' }),
        counts.gone > 0 && amount(counts.gone, { one: 'ausente', other: 'ausentes' }),
        counts.unknown > 0 && amount(counts.unknown, { one: 'não comparável', other: 'não comparáveis' }),
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    scores: ({ audit, geo }) =>
      `Pontuação média da auditoria: ${number(audit.before)} → ${number(audit.after)}${geo ? `; pontuação GEO média: ${number(geo.before)} → ${number(geo.after)}` : ''}.`,
    pages: ({ count }) => pagesOf(count),
    more: ({ count }) => `e mais ${number(count)}`,
    cut: 'O resto foi omitido: passa do limite de tamanho de um comentário. O formato JSON lista tudo.',
    firstRun: ({ file }) => `Nenhuma execução anterior em ${file}: ainda não há com o que comparar.`,
    otherSite: ({ file, before, after }) =>
      `Nenhuma página de ${file} está na execução posterior, então nada foi comparado: as páginas dele estão em ${before} e as da execução posterior, em ${after}. Para comparar dois hosts: pageloupe compare <before> <after> --before-origin ${before} --after-origin ${after}`,
    notCompared: ({ file }) => `Sem comparação com ${file}: esta execução não está completa.`,
    failuresOfAdded: 'Falhas em novas páginas',
    newlyFailing: ({ file, what }) => `Novas falhas desde ${file}: ${what.join(', ')}.`,
  },
  merge: {
    noRows: 'Nenhum dos arquivos contém resultados do pageloupe. Para criar resultados: pageloupe audit <URL> --format ndjson=<arquivo>',
    done: ({ pages, files, file }) => `${file}: ${pagesOf(pages)} de ${amount(files, { one: 'arquivo', other: 'arquivos' })}.`,
    skipped: ({ count }) => `${amount(count, { one: 'linha danificada omitida', other: 'linhas danificadas omitidas' })}.`,
  },
  baseline: {
    bad: ({ file, why }) => `${file} não é uma linha de base: ${why}`,
    noVersion: 'não foi criada por pageloupe baseline update. Criá-la de novo.',
    otherVersion: 'foi criada por outra versão do pageloupe. Criá-la de novo: pageloupe baseline update',
    missing: ({ file }) =>
      `Nenhuma linha de base ${file} ainda. Para criá-la: pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }) =>
      `${file}: ${amount(faults, { one: 'problema conhecido', other: 'problemas conhecidos' })} em ${pagesOf(pages)}.`,
    noFile: 'Indicar o arquivo: --baseline pageloupe-baseline.json, ou "baseline" na configuração.',
  },
  report: {
    pageTitle: ({ score, geo }) => `auditoria ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'erro', warn: 'aviso' },
    known: ({ count }) =>
      `${amount(count, { one: 'problema conhecido da linha de base não listado', other: 'problemas conhecidos da linha de base não listados' })}.`,
    fixed: ({ count }) =>
      `${amount(count, { one: 'problema da linha de base corrigido', other: 'problemas da linha de base corrigidos' })}. Para ${count === 1 ? 'removê-lo' : 'removê-los'} dela: pageloupe baseline update`,
    holds: ({ unmeasured }) =>
      unmeasured === 0
        ? 'Todas as asserções são cumpridas.'
        : `Nenhuma asserção é descumprida; sem poder verificar: ${number(unmeasured)}.`,
    summary: ({ pages, failed, unreached, errors, warnings, ms }) =>
      `${amount(pages, { one: 'página auditada', other: 'páginas auditadas' })}${failed > 0 ? `, ${amount(failed, { one: 'não carregou', other: 'não carregaram' })}` : ''}${unreached > 0 ? `, ${amount(unreached, { one: 'não alcançada', other: 'não alcançadas' })}` : ''}: ${errorsOf(errors)}, ${warningsOf(warnings)}${ms === null ? '' : ` (${durationInWords(ms)})`}`,
    where: 'Onde:',
    change: 'O que alterar:',
    tolerated: ({ summary, count }) => `${summary}; páginas sem relatório toleradas: ${number(count)}`,
    notAudited: 'Não auditada',
    onPages: ({ pages, of }) => `${number(pages)} de ${pagesOf(of)}`,
    also: ({ urls, left }) => `Também em: ${urls.join(', ')}${left > 0 ? ` e mais ${number(left)}` : ''}`,
    on: ({ urls, left }) => `Em: ${urls.join(', ')}${left > 0 ? ` e mais ${number(left)}` : ''}`,
    morePages: ({ count }) => `e mais ${pagesOf(count)}`,
    moreChecks: ({ count }) => `e mais ${amount(count, { one: 'verificação', other: 'verificações' })} nos outros relatórios`,
    counts: ({ errors, warnings }) => `${errorsOf(errors)}, ${warningsOf(warnings)}`,
    acrossPages: 'No conjunto das páginas',
    more: ({ count }) => `e mais ${number(count)}`,
    unasserted: 'Nenhuma asserção descumprida',
    knownIssue: 'Problema conhecido da linha de base',
    otherFindings: ({ count }) =>
      amount(count, { one: 'outra verificação reprovada ou com aviso', other: 'outras verificações reprovadas ou com aviso' }),
    otherChecks: ({ count }) =>
      amount(count, {
        one: 'outra verificação aprovada ou que não se aplica',
        other: 'outras verificações aprovadas ou que não se aplicam',
      }),
    cut: ({ left }) => `Mais ${pagesOf(left)} nos outros relatórios (limite de tamanho atingido).`,
    extracted: 'Valores extraídos',
    extractedMore: ({ value, left }) => (left > 0 ? `${value} e mais ${number(left)}` : value),
    badge: { label: 'Pageloupe', score: ({ score }) => `${number(score)} de 100`, unknown: 'não auditada' },
    title: 'Pageloupe',
    page: 'Página',
    audit: 'Auditoria',
    geo: 'GEO',
    errors: 'Erros',
    warnings: 'Avisos',
    runName: ({ host, pages }) => (pages === 1 ? host : `${host}, ${pagesOf(pages)}`),
    hosts: ({ count }) => amount(count, { one: 'site', other: 'sites' }),
    sarifCut: ({ left }) => `${amount(left, { one: 'resultado omitido', other: 'resultados omitidos' })}: passa do limite do GitHub.`,
  },
  doctor: {
    node: ({ version, good }) => (good ? `Node ${version}` : `Node ${version} é antigo demais: instalar 20.19 ou mais recente.`),
    browser: ({ path }) => `Navegador: ${path}`,
    sandbox: 'A sandbox do Chromium está ativada.',
    noSandbox: 'A sandbox do Chromium está desativada, como solicitado: auditar só páginas confiáveis.',
    fonts: ({ count }) => `${amount(count, { one: 'família de fontes encontrada', other: 'famílias de fontes encontradas' })}.`,
    fewFonts:
      'Há poucas fontes, então as larguras de texto estarão erradas. Instalar fonts-liberation e fonts-noto-core, e fonts-noto-cjk para chinês, japonês e coreano.',
    ownFonts: 'Usando as fontes do sistema.',
    noFontList:
      'Não foi possível listar as fontes (falta fc-list). Se as páginas parecerem erradas, instalar fonts-liberation e fonts-noto-core.',
    runs: 'Uma página foi aberta, e nenhuma solicitação contornou a proteção de saída.',
    starts: ({ why }) => `O Chromium não inicia: ${why}`,
    room: ({ dir }) => `É possível gravar em ${dir}.`,
    noRoom: ({ dir, why }) => `Não é possível gravar em ${dir}, então as execuções não poderiam ser retomadas após uma interrupção: ${why}`,
    allWell: 'Está tudo em ordem.',
    trouble: ({ count }) => `${amount(count, { one: 'problema a resolver', other: 'problemas a resolver' })}.`,
  },
  installBrowser: {
    used: ({ path }) => `As auditorias usam ${path}`,
    failed:
      'Não foi possível instalar o navegador. Instalar em vez dele o Google Chrome, o Edge ou o pacote chromium do sistema, ou definir CHROMIUM_PATH.',
  },
  init: {
    written: ({ file }) => `${file} criado. Adicionar as URLs e executar: pageloupe audit`,
    exists: ({ file }) => `${file} já existe e não foi alterado.`,
  },
  signals: {
    unknown: ({ id, meant }) => `Verificação desconhecida: “${id}”.${meantWords(meant)} Para listar todas: pageloupe signals`,
    header: ({ count }) => `${amount(count, { one: 'verificação', other: 'verificações' })}. Detalhes de uma: pageloupe signals <ID>`,
    weight: 'Peso',
    group: 'Grupo',
    geo: 'GEO',
    gate: 'Bloqueio',
    gateYes: 'sim: uma página reprovada nela não pode ser encontrada na pesquisa',
    sources: 'Fontes',
    tools: 'Ferramentas',
    points: ({ points, category }) => `${amount(points, { one: 'ponto', other: 'pontos' })} em ${category}`,
  },
  serve: {
    badFile: ({ file, why }) => `Não é possível usar ${file}: ${why}`,
    working: ({ address }) =>
      `O Pageloupe está auditando lotes${address === null ? '' : `; a situação dele está em ${address}/healthz`}. Parar com Ctrl+C.`,
    listening: ({ address, keys }) => {
      // A service on all interfaces can be reached at the loopback address.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `Escutando em ${address}. Documentação: ${near}/docs\nPara testar: curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }) => `${amount(count, { one: 'registro excluído', other: 'registros excluídos' })}.`,
    keyMade: ({ file }) => `${file} guarda só o hash dela. Salvar a chave agora; ela não pode ser mostrada de novo.`,
    revoked: ({ count }) =>
      count === 0
        ? 'Nenhuma chave tem este nome ou hash. Para listá-las: pageloupe keys list --key-file <arquivo>'
        : `${amount(count, { one: 'chave revogada', other: 'chaves revogadas' })}. Um serviço em execução ${count === 1 ? 'a' : 'as'} rejeita em menos de um segundo.`,
    whichKey: 'Indicar a chave, ou os primeiros caracteres do hash dela.',
  },
  internal: ({ why }) => `O Pageloupe falhou: ${why}`,
};
