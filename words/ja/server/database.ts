import type { databaseWords as en } from '../../en/server/database.ts';

export const databaseWords: typeof en = {
  grants: ({ why, role, database }) =>
    `${why}。ロールには専用のスキーマが必要です。データベースの管理者として実行してください: GRANT CREATE ON DATABASE ${database} TO ${role}; または CREATE SCHEMA pageloupe AUTHORIZATION ${role}; CREATE SCHEMA bullmq AUTHORIZATION ${role}; または、管理者の --store-url と --queue-url を付けて、このロール用のテーブルを作成してください: pageloupe migrate --role ${role}`,
  missingGrants: ({ grants, role }) =>
    `ロールの権限が不足しています。データベースの管理者として実行してください: ${grants.map((grant) => `GRANT ${grant} TO ${role};`).join(' ')} または、管理者の --store-url と --queue-url を付けて、すべての権限を与えてください: pageloupe migrate --role ${role}`,
  migrateWhat:
    'テーブルの作成が必要なのは PostgreSQL だけです: pageloupe migrate --store-url postgres://…（PostgreSQL がキューも保持する場合は --queue-url も）',
  migrated: 'テーブルはこのバージョンのものです。',
  nothingMissing: 'このデータベースに不足しているものはありません。',
  notMigrated: ({ why }) => `テーブルを作成または更新できませんでした: ${why}`,
  pooler: ({ why }) =>
    `${why}。pgbouncer などの接続プーラーが設定を渡していないか、トランザクションごとに別の接続を割り当てています。オプションのない URL で PostgreSQL に直接接続してください。`,
  readOnly: ({ why }) => `${why}。レプリカか、読み取り専用です。プライマリサーバーを使ってください。`,
  otherSearchPath: '接続の検索パスが、要求したものと異なります',
  sharedConnections: '1 つの接続の文が、異なるサーバープロセスに届いています',
  badUrl: ({ scheme }) =>
    `${scheme}://user:password@host のような URL ではありません。パスワードの特殊文字は %23（#）、%2F（/）、%3A（:）、%40（@）と書いてください。`,
  noAnswer: 'サーバーが応答しないか、接続を切断しました',
  advice: {
    ECONNREFUSED: 'サーバーを起動するか、URL のホストとポートを修正してください。',
    ENOTFOUND: 'URL のホストを修正してください。',
    EAI_AGAIN: 'URL のホストを修正するか、このマシンの DNS を確認してください。',
    ETIMEDOUT: 'URL のホストとポートを修正するか、ファイアウォールで接続を許可してください。',
    '28P01': 'URL のユーザーとパスワードを修正してください。',
    '28000': 'URL のユーザーを修正するか、pg_hba.conf でこのマシンからの接続を許可してください。',
    '3D000': 'データベースを作成するか、URL のデータベース名を修正してください。',
    '42704': '先にロールを作成する（CREATE ROLE）か、--role の名前を修正してください。',
    SELF_SIGNED_CERT_IN_CHAIN:
      '認証局の証明書（PEM）のファイルを NODE_EXTRA_CA_CERTS に指定して起動してください。--ca はこのサーバーには適用されません。',
  },
  badPrefix: '英字、数字、. : _ - を使ってください。ハッシュタグは {pageloupe} のように 1 つまで使えます。',
  redisCluster:
    'この Redis はクラスタですが、BullMQ ではキューの全キーが 1 台のサーバーにある必要があります。クラスタモードではない Redis か、PostgreSQL を使ってください。',
  redisSentinel:
    'これはデータを保持しない Redis Sentinel で、プライマリの問い合わせには対応していません。現在のプライマリにつながる名前またはプロキシを redis:// で指定してください。',
  redisReplica: 'この Redis はレプリカで、ジョブを受け付けません。プライマリの URL を使ってください。',
  redisEviction: ({ policy }) =>
    `この Redis の maxmemory-policy は ${policy} で、ジョブが削除される可能性があります。次のように設定してください: CONFIG SET maxmemory-policy noeviction（redis.conf も同様）`,
  redisDatabase: ({ why }) => `${why}。URL の末尾のデータベース番号を修正するか、省略してください。`,
  redisGrants: ({ why, prefix }) => `${why}。キューのユーザーに必要な権限: ACL SETUSER <user> ~${prefix}:* &* +@all -@dangerous +info`,
};
