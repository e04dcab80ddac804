import type * as en from '../../en/server/batches.ts';
import { joinSentences } from '../../sentence.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

export const batchWords: typeof en.batchWords = {
  notReached: 'このページに達する前に、バッチがキャンセルされました。',
  damagedResult: 'このページの保存された結果を読み取れません。このページでバッチをもう一度開始してください。',
  damagedBatch:
    'このバッチの batch.json が破損しているか、失われています。サービスのバックアップから復元してください。バッチを改めて開始するには、別の Idempotency-Key を使ってください。',
  noResults:
    '1 分経っても、どのワーカーにもこのバッチの結果がありません。pageloupe worker が、このキューとその接頭辞、このサービスと同じ --data または --store-url で動いているか確認してください。',
  endsProcess: 'このページを監査するたびに、Pageloupe が予期せず終了しました。',
  queueNeedsStore:
    'キューを共有するプロセス（--queue-url）には、全プロセスから到達できる結果の保存先が必要です: フォルダ（--data）または PostgreSQL（--store-url）。',
  workerNeedsQueue: 'ワーカーと --no-worker のサービスには、両方から使えるキューが必要です。--queue-url を指定してください。',
  unknownStore: ({ url }) =>
    `保存先 ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… には対応していません。postgres:// を使うか、--store-url を省略してください。`,
  storeInUse:
    '別のサービスがこの保存先（--store-url）を使用しています。それぞれに同じキュー（--queue-url、--queue-prefix）を指定するか、もう一方を停止してください。',
  storeAway: ({ why }) => `保存先（--store-url）が機能していません: ${why}`,
  workerStuck: '10 分間、1 ページも完了していません。',
  unknownQueue: ({ url }) =>
    `キュー ${/^[a-z+-]+:/.exec(url)?.[0] ?? ''}… には対応していません。redis://、rediss://、postgres:// のいずれかを使うか、--queue-url を省略してください。${/^[a-z+-]*sentinel/.test(url) ? 'Sentinel の場合は、現在のプライマリにつながる名前またはプロキシを使ってください。' : ''}`,
  runName: ({ hosts, pages }) => `${hosts.length === 1 ? hosts[0] : `${number(hosts.length)} ホスト`}、${number(pages)} ページ`,
  queueAway: ({ why }) => `キュー（--queue-url）が機能していません: ${why}`,
  folderInUse: ({ folder, pid, file }) =>
    `データフォルダ ${folder} はプロセス ${pid} が使用中です。そのプロセスを停止するか、両方に同じキュー（--queue-url、--queue-prefix）を指定するか、別のフォルダを選んでください。プロセスが Pageloupe でない場合は、${file} を削除してください。`,
  hostRefuses: ({ host, at }) =>
    `${host} がリクエストを減らすよう求めています（429 または 503）。${new Date(at).toISOString()} にこのホストのページを再開します。`,
  badFolder: ({ folder, why }) => `データフォルダ ${folder} を使用できません: ${why}`,
  fullDisk: 'データフォルダ（--data）のディスクに空き容量がありません。空き容量を増やすか、バッチを削除してください。',
  fullDatabase: 'データベース（--store-url）のディスクに空き容量がありません。空き容量を増やすか、バッチを削除してください。',
  fullMemory: 'バッチ用のメモリがいっぱいです。バッチを削除するか、--data <フォルダ> を指定してサービスを起動してください。',
};

export const batchFaults: typeof en.batchFaults = {
  noObject: '本文は {"urls": ["https://example.com/"]} のような JSON オブジェクトにしてください。',
  oneSource: 'urls、sitemap、crawl のいずれか 1 つを指定してください。',
  crawlObject: '{"url": "https://example.com/", "limit": 500} のようなオブジェクトにしてください。',
  globs: ({ most, length }) =>
    `/blog/** のような glob を ${number(most)} 個まで、それぞれ ${number(length)} 文字以内の配列で指定してください。ここでは正規表現（/…/）を使えません。`,
  noList: '文字列の配列にしてください。',
  noUrls: 'URL を 1 件以上指定してください。',
  tooManyUrls: ({ count, most }) =>
    `1 つのバッチの URL は ${number(most)} 件までです（指定は ${number(count)} 件）。リストを分割するか、--batch-pages を大きくしてサービスを起動してください。`,
  tooManyBatches: ({ most, isKey }) =>
    `${isKey ? 'このキー' : 'このサービス'}には終了していないバッチが ${number(most)} 件あり、上限（--open-batches）に達しています。終了を待つか、1 件キャンセルしてください。`,
  tooManyOpenPages: ({ open, pages, most, isKey }) =>
    `このバッチには URL が ${number(pages)} 件、${isKey ? 'このキーの' : ''}終了していないバッチには ${number(open)} 件あります。合計の上限は ${number(most)} 件です（--open-pages）。終了を待つか、1 件キャンセルしてください。`,
  emptySitemap: ({ notes }) => joinSentences(['サイトマップからページを読み取れませんでした。', ...notes]),
  webhookObject: 'url と secret を持つオブジェクトにしてください。',
  webhookUrl: ({ most }) =>
    `Webhook には、ユーザー名とパスワードを含まない ${most} 文字以内の完全な URL を指定してください。例: https://hooks.example.com/pageloupe`,
  webhookScheme: 'Webhook には https が必要です。サービスの起動時に指定したオリジン（--allow-webhooks）は除きます。',
  webhookForbidden: 'Webhook の送信先は、公開ホストと、サービスの起動時に指定したオリジン（--allow-webhooks）だけです。',
  secret: '24～64 バイトの乱数を Base64 で指定してください。whsec_ の有無は問いません。例: openssl rand -base64 32',
  idempotencyKey: '表示可能な ASCII 文字 1～200 文字で指定してください。',
  documentTooLarge: ({ pages, most }) =>
    `HTML と PDF のレポートは ${number(most)} ページまでで、このバッチには ${number(pages)} ページあります。csv または ndjson を使ってください。`,
  bodyTooLarge: ({ megabytes }) => `リクエスト本文は ${megabytes} MB までです。リストを分割するか、サイトマップを使ってください。`,
};
