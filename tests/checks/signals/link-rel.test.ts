import { expect } from 'vitest';
import signal from '../../../checks/signals/link-rel.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { failure } from '../../support/facts.ts';
import { link, meta } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const of = (...items: LinkFact[]) => ({ links: { items, total: items.length } });
const rel = (href: string, ...tokens: string[]) => link(href, { rel: tokens });
const comment = (href: string, ...tokens: string[]) => link(href, { rel: tokens, region: 'comments', text: 'رابط' });
const own = (...selectors: string[]) =>
  selectors.map((selector, index) => link(`https://system${index}.org/`, { region: 'comments', selector }));
const robots = (content: string) => ({ head: { metas: [meta({ name: 'robots', content })] } });
const header = (value: string) => ({ response: { headers: [{ name: 'x-robots-tag', value }] } });
const affiliate = 'https://www.amazon.co.jp/dp/B0?tag=boats-22';

testSignal(signal, [
  { when: 'plain links', facts: of(link('/a'), link('https://other.org/')), status: 'pass', says: ['fitting'] },
  { when: 'no links', status: 'na', says: ['noLinks'] },
  { when: 'only links to itself', facts: of(link('#a'), link('mailto:a@b.c')), status: 'na', says: ['noLinks'] },
  { when: 'nofollow for the page', facts: { ...of(link('/a')), ...robots('index, nofollow') }, status: 'fail', says: ['pageNofollow'] },
  { when: 'nofollow by header', facts: { ...of(link('/a')), ...header('googlebot: nofollow') }, status: 'fail', says: ['pageNofollow'] },
  {
    when: 'nofollow by the header of a refusal',
    facts: { ...of(link('/a')), response: { ...header('noindex, nofollow').response, status: 403 } },
    status: 'unchecked',
    says: ['no-own-headers'],
  },
  {
    when: 'thousands of deep links in comments',
    facts: of(...Array.from({ length: 10_000 }, () => own(`main${' > li:nth-child(1)'.repeat(220)} > a`)[0]!)),
    status: 'pass',
    says: ['fitting'],
  },
  { when: 'nofollow for another engine', facts: { ...of(link('/a')), ...header('bingbot: nofollow') }, status: 'pass', says: ['fitting'] },
  { when: 'nofollow on a noindex page', facts: { ...of(link('/a')), ...robots('noindex, nofollow') }, status: 'pass', says: ['fitting'] },
  {
    when: 'nofollow on a page that is kept out',
    facts: { ...of(link('/a')), ...robots('nofollow') },
    options: { intent: 'keep-out' },
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'an internal nofollow',
    facts: of(rel('/a', 'nofollow'), link('/b')),
    status: 'warn',
    says: ['internalNofollow'],
    also: ({ findings }) => expect(findings[0]!.args).toEqual({ count: 1, total: 2 }),
  },
  {
    when: 'nofollow on hosts for one visitor, own redirects, files and filters of this list',
    facts: of(
      rel('https://checkout.example.com/', 'nofollow'),
      rel('/out/quince-shop', 'nofollow'),
      rel('/_sources/index.rst.txt', 'nofollow'),
      rel('/photo.JPG?width=400', 'nofollow'),
      rel('/page?cat=7', 'nofollow'),
    ),
    status: 'pass',
    says: ['fittingBut'],
  },
  { when: 'the same in a thread', facts: of(rel('/a', 'nofollow')), options: { pageType: 'forum' }, status: 'pass', says: ['fittingBut'] },
  {
    when: 'nofollow on login, cart, sorting and filters',
    facts: of(rel('/login', 'nofollow'), rel('/カート', 'nofollow'), rel('/a?sort=x', 'nofollow'), rel('/a?filter[b]=c', 'nofollow')),
    status: 'pass',
    says: ['fittingBut'],
  },
  { when: 'an unmarked affiliate link', facts: of(link(affiliate)), status: 'warn', says: ['paidUnmarked'] },
  { when: 'an affiliate link marked ugc only', facts: of(rel(affiliate, 'ugc')), status: 'warn', says: ['paidUnmarked'] },
  {
    when: 'pages of advertising companies',
    facts: of(
      link('https://www.criteo.com/careers/'),
      link('https://www.mgid.com/blog'),
      link('https://adform.net/about'),
      link('https://www.digistore24.com/'),
    ),
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'affiliate links marked',
    facts: of(rel(affiliate, 'sponsored'), rel(affiliate, 'nofollow'), rel(affiliate, 'nofollow,sponsored')),
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'nofollow on links that visitors wrote',
    facts: of(rel('/a', 'nofollow', 'ugc'), rel('/b', 'ugc,nofollow'), comment('/c', 'nofollow')),
    status: 'pass',
    says: ['fittingBut'],
  },
  {
    when: 'no link to another page among those that were read',
    facts: { links: { items: [link('mailto:a@b.c')], total: 2 } },
    status: 'unchecked',
    says: ['capped'],
  },
  { when: 'more links than were read', facts: { links: { items: [link('/a')], total: 2 } }, status: 'pass', says: ['fitting', 'capped'] },
  {
    when: 'nofollow on advertisements that a server of the site counts',
    facts: of(rel('https://ads.example.com/c?1', 'noopener', 'nofollow', 'sponsored')),
    status: 'pass',
    says: ['fittingBut'],
  },
  { when: 'ugc without nofollow on an internal link', facts: of(rel('/a', 'ugc')), status: 'pass', says: ['fitting'] },
  {
    when: 'unmarked links in the comments',
    facts: of(...own('#comments > div:nth-child(1) > a:nth-child(1)', '#comments > div:nth-child(2) > a:nth-child(1)')),
    status: 'warn',
    says: ['commentsUnmarked'],
  },
  {
    when: 'what the editor quotes from the press above the reviews',
    facts: of(...own('#reviews > p:nth-child(2) > a:nth-child(2)', '#reviews > p:nth-child(2) > a:nth-child(6)')),
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'quotes of three papers in one passage, and a note of the editor elsewhere',
    facts: of(
      ...['one.example', 'two.example', 'three.example'].map((host, index) =>
        link(`https://${host}/`, { region: 'comments', selector: `#reviews > p:nth-child(2) > a:nth-child(${4 * index + 2})` }),
      ),
      ...own('#reviews_note > div:nth-child(1) > a:nth-child(1)'),
    ),
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'links by which each comment is shared, or to the profile of who wrote it',
    facts: of(
      ...[1, 2, 3].map((number) =>
        link(`https://network.example/share?text=${number}`, {
          region: 'comments',
          selector: `#comments > div:nth-child(${number}) > a:nth-child(1)`,
        }),
      ),
    ),
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'by which visitors sign in to comment',
    facts: of(comment('https://panel.other.org/login/openid?done=x'), comment('https://other.org/?action=register')),
    status: 'pass',
    says: ['fitting'],
  },
  { when: 'the leaves of a calendar', facts: of(rel('/show?date=2013-03', 'nofollow')), status: 'pass', says: ['fittingBut'] },
  { when: 'a single one may be the comment system’s own', facts: of(comment('https://livefyre.com/')), status: 'pass', says: ['fitting'] },
  {
    when: 'a single one in the text of an entry',
    facts: of(...own('#comments > ol:nth-child(2) > li:nth-child(1) > p:nth-child(1) > a:nth-child(1)')),
    status: 'warn',
    says: ['commentsUnmarked'],
  },
  {
    when: 'a single one in the text of an entry with an id',
    facts: of(...own('#div-comment-17 > div:nth-child(2) > p:nth-child(1) > a:nth-child(1)')),
    status: 'warn',
    says: ['commentsUnmarked'],
  },
  {
    when: 'a single one beside the entries',
    facts: of(...own('#comments > p:nth-child(3) > a:nth-child(1)')),
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'links of the comment form and of its maker',
    facts: of(
      ...own(
        '#comment-form-guest > div:nth-child(1) > a:nth-child(1)',
        '#powered_by_livefyre_new > a:nth-child(1)',
        'html > body > form:nth-child(2) > a:nth-child(1)',
        '#respond > p:nth-child(1) > a:nth-child(1)',
      ),
    ),
    status: 'pass',
    says: ['fitting'],
  },
  {
    when: 'parts that are only named like a form',
    facts: of(...own('#platform > a:nth-child(1)', '#form-follows-function > a:nth-child(1)')),
    status: 'warn',
    says: ['commentsUnmarked'],
  },
  {
    when: 'marked links in the comments',
    facts: of(comment('https://other.org/', 'ugc'), comment('https://other.org/', 'nofollow'), comment('/a')),
    status: 'pass',
    says: ['fitting'],
  },
  { when: 'an affiliate link in the comments counts once', facts: of(comment(affiliate)), status: 'warn', says: ['paidUnmarked'] },
  {
    when: 'headers not known, else fine',
    facts: { ...of(link('/a')), response: failure() },
    status: 'unchecked',
    says: ['request-failed'],
  },
  {
    when: 'headers not known, but something wrong',
    facts: { ...of(rel('/a', 'nofollow')), response: failure() },
    status: 'warn',
    says: ['internalNofollow'],
  },
  {
    when: 'headers not known, page noindexed',
    facts: { ...of(link('/a')), ...robots('none'), response: failure() },
    status: 'pass',
    says: ['fitting'],
  },
  { when: 'links are not known', facts: { links: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
