import type { crawlWords as en } from '../../en/server/crawl.ts';

export const crawlWords: typeof en = {
  disallowed: ({ url }) =>
    `robots.txt が Pageloupe による ${url} のクロールを禁止しています。ご自身のサイトをクロールするには、robots.txt にグループ（「User-agent: Pageloupe」と「Allow: /」）を追加してください。リンクをたどらずにページを監査するには、URL を指定するか、サイトマップを使ってください。`,
  robotsUnread: ({ origin, why = '' }) =>
    `${origin}/robots.txt を読み取れなかった${why === '' ? '（サーバーエラーまたはレスポンスなし）' : ''}ため、何もクロールできません。${why === '' ? '後でもう一度試すか、監査する URL を指定してください。' : why}`,
};
