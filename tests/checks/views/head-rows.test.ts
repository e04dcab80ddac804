import { describe, expect, it } from 'vitest';
import type { HeadFact, HeadNode } from '../../../checks/core/facts/head.ts';
import { headRows } from '../../../checks/views/head-rows.ts';
import { blank } from '../../support/facts.ts';

const node = (tag: string, attributes: Record<string, string>, text = '', inHead = true): HeadNode => ({
  tag,
  attributes,
  text,
  inHead,
  selector: tag,
});
const head = (...nodes: HeadNode[]): HeadFact => ({ ...blank.head, nodes, nodesTotal: nodes.length });
const robots = (content: string) => node('meta', { name: 'robots', content });

describe('headRows', () => {
  it('keeps source order, names and groups elements, and does not judge an unread source', () => {
    const rows = headRows(
      head(
        node('meta', { charset: 'utf-8' }),
        node('title', {}, 'Tea'),
        node('meta', { property: 'OG:Title', content: 'Tea' }),
        node('link', { rel: 'alternate', hreflang: 'ar', href: '/ar' }),
        node('link', { rel: 'icon', sizes: '48x48', href: '/i.png' }),
        node('script', { type: 'application/ld+json' }, '{}'),
        node('link', { rel: 'stylesheet', href: '/a.css' }),
        node('div', { id: 'x' }),
      ),
      null,
    );
    expect(rows.map(({ tag, group }) => [tag, group])).toEqual([
      ['meta charset', 'Document'],
      ['title', 'Document'],
      ['meta property=og:title', 'Sharing'],
      ['link rel=alternate hreflang=ar', 'Alternates and feeds'],
      ['link rel=icon sizes=48x48', 'Icons and app'],
      ['script type=application/ld+json', 'Scripts'],
      ['link rel=stylesheet', 'Styles'],
      ['div', 'Other'],
    ]);
    expect(new Set(rows.map(({ change }) => change))).toEqual(new Set(['unknown']));
  });
  it('joins duplicates, but not across the end of the head', () => {
    const rows = headRows(head(robots('all'), robots('all'), node('meta', { name: 'robots', content: 'all' }, '', false)), null);
    expect(rows.map(({ times, inHead }) => [times, inHead])).toEqual([
      [2, true],
      [1, false],
    ]);
  });
  it('distinguishes same, changed, added and removed', () => {
    const rows = headRows(
      head(node('title', {}, 'New'), robots('index'), node('meta', { name: 'description', content: 'Tea' })),
      head(node('title', {}, 'Old'), robots('index'), node('meta', { name: 'author', content: 'Ana' })),
    );
    expect(rows.map(({ tag, rendered, served, change }) => [tag, rendered, served, change])).toEqual([
      ['title', 'New', 'Old', 'changed'],
      ['meta name=robots', 'index', 'index', 'same'],
      ['meta name=description', 'Tea', null, 'added'],
      ['meta name=author', null, 'Ana', 'removed'],
    ]);
  });
  it('never takes two different scripts for one that changed', () => {
    const rows = headRows(head(node('script', { src: '/a.js' })), head(node('script', { src: '/b.js' })));
    expect(rows.map(({ change }) => change)).toEqual(['added', 'removed']);
  });
  it('finds an element in the head of the raw HTML although a copy of it follows in the body', () => {
    const twice = [robots('all'), { ...robots('all'), inHead: false }, robots('all')];
    const changes = (served: HeadFact) => headRows(head(...twice), served).map(({ inHead, times, change }) => [inHead, times, change]);
    expect(changes(head(...twice))).toEqual([
      [true, 2, 'same'],
      [false, 1, 'same'],
    ]);
    // A script added the copy in the body, or moved the element there.
    expect(changes(head(robots('all')))).toEqual([
      [true, 2, 'same'],
      [false, 1, 'added'],
    ]);
    expect(headRows(head({ ...robots('all'), inHead: false }), head(robots('all'))).map(({ change }) => change)).toEqual(['same']);
  });
  it('says where an element was that only the raw HTML has', () => {
    expect(headRows(head(), head({ ...robots('none'), inHead: false }))).toMatchObject([{ change: 'removed', inHead: false }]);
  });
  it('names an element by the attribute that has its name', () => {
    expect(headRows(head(node('meta', { property: '', name: 'description', content: 'Tea' })), null)[0]!.tag).toBe('meta name=description');
  });
});
