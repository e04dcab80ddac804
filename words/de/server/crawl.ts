import type { crawlWords as en } from '../../en/server/crawl.ts';

export const crawlWords: typeof en = {
  disallowed: ({ url }) =>
    `robots.txt erlaubt Pageloupe nicht, ${url} zu crawlen. Um die eigene Website zu crawlen, ihrer robots.txt eine Gruppe hinzufügen: „User-agent: Pageloupe“ und „Allow: /“. Um Seiten zu prüfen, ohne Links zu folgen, ihre URLs angeben oder eine Sitemap verwenden.`,
  robotsUnread: ({ origin, why = '' }) =>
    `${origin}/robots.txt konnte nicht gelesen werden${why === '' ? ' (Serverfehler oder keine Antwort)' : ''}, daher darf nichts gecrawlt werden. ${why === '' ? 'Später erneut versuchen oder die zu prüfenden URLs angeben.' : why}`,
};
