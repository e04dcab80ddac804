import type { LinkObstacle } from '../../../checks/derive/links/kinds.ts';
import type { crawlableLinks as en } from '../../en/checks/crawlable-links.ts';
import { agree, allOf, amount, number, partReadText } from './grammar.ts';

const obstacles: Record<LinkObstacle, string> = {
  'no-href': 'Klick-Handler ohne href',
  empty: 'leeres href',
  script: 'javascript:-URL',
  file: 'file:-URL',
  unparsable: 'keine gültige URL',
};
const giveUrls = 'Jedem Link seine URL geben: <a href="/seite">. Ein Skript darf den Klick trotzdem verarbeiten.';
const allCrawlable = (count: number) =>
  agree(count, 'Der einzige Link hat eine crawlbare URL', `${allOf(count)} Links haben eine crawlbare URL`);

export const crawlableLinks: typeof en = {
  title: 'Links sind crawlbar',
  problem: 'Links fehlen oder sind nicht crawlbar',
  why: 'Suchmaschinen entdecken Seiten über Links: <a>-Elemente mit einer URL in href. Seiten, die nur ein Skript öffnen kann, werden nicht gefunden. Nur <a>-Elemente werden geprüft; Klick-Handler an anderen Elementen lassen sich nicht erkennen.',
  heuristic: 'Unsere Heuristik: welche Links ohne URL für eine Seite stehen, und wann eine Seite eine Sackgasse ist',
  words: {
    link: 'Link',
    noText: 'kein Text',
    opens: 'Von einem Skript geöffnet',
    obstacle: 'Problem',
    obstacleOf: ({ obstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }) => ({ message: `${allCrawlable(count)}, und der Inhalt verlinkt auf andere Seiten der Website.`, change: '' }),
    crawlableOnly: ({ count }) => ({ message: `${allCrawlable(count)}.`, change: '' }),
    capped: (args) => partReadText('Links', args),
    noLinks: () => ({ message: 'Die Seite hat keine Links.', change: '' }),
    uncrawlable: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'Link', other: 'Links' })} auf Seiten dieser Website ${agree(count, 'ist', 'sind')} nicht crawlbar: Nur ein Skript öffnet ${agree(count, 'ihn', 'sie')}.`,
      change: giveUrls,
    }),
    uncrawlableMenu: ({ count }) => ({
      message: agree(count, 'Der einzige Link im Menü ist nicht crawlbar.', `Keiner der ${number(count)} Links im Menü ist crawlbar.`),
      change: 'Jedem Link im Menü seine URL geben: <a href="/seite">. Ein Skript darf den Klick trotzdem verarbeiten.',
    }),
    uncrawlablePages: () => ({
      message: 'Die Seitenzahlen dieser Liste sind nicht crawlbar, daher sehen Crawler nur diese Seite davon.',
      change: 'Jeder Seite der Liste eine URL geben, etwa /liste?page=2, und in href darauf verlinken.',
    }),
    uncrawlableList: ({ count }) => ({
      message: agree(
        count,
        'Der einzige Link einer Liste ist nicht crawlbar: Nur ein Skript öffnet ihn.',
        `Keiner der ${number(count)} Links einer Liste ist crawlbar: Nur ein Skript öffnet sie.`,
      ),
      change: giveUrls,
    }),
    controls: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'Link', other: 'Links' })} ${agree(count, 'hat', 'haben')} keine URL. Die meisten solcher Links öffnen oder schließen etwas auf der Seite; ein Button wäre das richtige Element.`,
      change: '',
    }),
    deadEnd: () => ({
      message: 'Kein Link ohne nofollow zeigt auf eine andere Seite dieser Website.',
      change: 'Auf verwandte Seiten oder auf den übergeordneten Bereich verlinken.',
    }),
    onlyFrame: ({ count }) => ({
      message: `${agree(count, 'Der einzige interne Link ohne nofollow steht', `${allOf(count)} internen Links ohne nofollow stehen`)} im Kopfbereich, Menü oder Fußbereich: Der Hauptinhalt hat keine internen Links.`,
      change: 'Aus dem Haupttext auf verwandte Seiten der Website verlinken.',
    }),
  },
};
