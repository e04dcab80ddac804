import type * as en from '../../en/server/history.ts';

export const historyWords: typeof en.historyWords = {
  newerDatabase: ({ version, known }) =>
    `O banco de dados tem a versão ${version}, mas esta versão do Pageloupe só conhece a ${known}. Atualizar o Pageloupe ou escolher outro banco de dados.`,
  badFile: ({ file, why }) => `Não é possível abrir o histórico ${file}: ${why}`,
  damaged: ({ file, why }) =>
    `O histórico ${file} está danificado (${why}). Restaurar um backup, ou movê-lo para outro lugar junto com ${file}-wal: as execuções salvas dos sites e os agendamentos são então perdidos.`,
  inUse: ({ folder, pid, file }) =>
    `Outro serviço (processo ${pid}) guarda o histórico dos sites em ${folder}, e só um pode fazê-lo. Encerrá-lo, ou iniciar todos os serviços que compartilham a fila com --store-url postgres://user:password@host/database. Se esse processo não for o Pageloupe, excluir ${file}.`,
  databaseAway: ({ why }) => `Não é possível acessar o PostgreSQL (--store-url): ${why}`,
  full: 'Não há mais espaço para o histórico. Liberar espaço no disco da pasta de dados (--data) ou do banco de dados (--store-url), ou excluir lotes.',
  databaseFault: ({ why }) => `O banco de dados do histórico (--store-url) não funciona: ${why}`,
  tablesRefused: ({ why }) => `O PostgreSQL (--store-url) se recusou a criar ou alterar as tabelas: ${why}`,
  unknownStore: ({ url }) =>
    `O armazenamento ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… não é suportado. Usar postgres://, ou omitir --store-url para usar SQLite na pasta de dados.`,
};

export const scheduleWords: typeof en.scheduleWords = {
  stillRunning: 'A execução anterior ainda estava em andamento, então esta foi omitida.',
  keyRevoked: 'A chave que criou este agendamento foi revogada, então nada foi iniciado. Excluir o agendamento ou criá-lo com outra chave.',
};

export const historyFaults: typeof en.historyFaults = {
  cron: 'Usar uma expressão cron de cinco campos (minuto, hora, dia, mês, dia da semana), como “0 3 * * *” para toda noite às três, ou @daily.',
  never: 'Esta expressão cron nunca se cumpre.',
  timeZone: 'Usar um fuso horário do banco de dados IANA, como America/Sao_Paulo.',
  key: 'Deve ser uma chave como pageloupe_…',
  wrongKey: 'Esta chave não é válida: está escrita errado ou foi revogada.',
  noPages: 'Nenhuma página do site foi salva na última execução.',
};

export const roleWords: typeof en.roleWords = {
  tooLittle: ({ role, needed }) =>
    `Esta chave tem o papel ${role}; isto precisa de ${needed}. Criar uma chave com “pageloupe keys create <nome> --role ${needed} --key-file <arquivo>”.`,
};
