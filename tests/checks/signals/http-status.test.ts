import { expect } from 'vitest';
import type { PageTypeFact } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/http-status.ts';
import { factFailure } from '../../../checks/core/failure.ts';
import { blank, failure } from '../../support/facts.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const { softWords, readBytes } = signal.limits;
const visit = (status: number | null) => ({ navigation: { ...blank.page.navigation!, status } });
const title = (text: string) => ({ titles: [{ text, inHead: true, selector: 'title' }] });
const robots = (content: string) => ({ name: 'robots', property: '', httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' });
const heading = (text: string) => ({
  items: [{ level: 1, text, visible: true, fontSize: 32, firstScreen: true, region: 'main' as const, main: true, selector: 'h1' }],
  total: 1,
});
const language = (page: string) => ({ page, detected: page, confidence: 1, script: 'Latn' });
const loginForm: PageTypeFact = { type: 'utility', reason: { code: 'password', args: {} }, evidence: [] };
const keepOut = { intent: 'keep-out' } as const;

testSignal(signal, [
  { when: 'both answer 200', status: 'pass', says: ['ok'] },
  { when: 'only the visit is known yet', facts: { response: null }, status: 'pass', says: ['ok'] },
  {
    when: 'the anonymous request failed',
    facts: { response: failure() },
    status: 'unchecked',
    says: ['unread'],
    also: ({ findings }) => expect(findings[0]?.message).toMatch(/^This visit got 200, .* could not be read\. The request failed/),
  },
  { when: 'it took too long', facts: { response: failure('timeout') }, status: 'unchecked', says: ['unread'] },
  {
    when: 'its redirect is hidden from the extension',
    facts: { response: factFailure('refused', 'hidden-redirect') },
    status: 'unchecked',
    says: ['unread'],
  },
  {
    when: 'we may not request it',
    facts: { response: factFailure('refused', 'policy-forbids') },
    status: 'pass',
    says: ['ok', 'visitOnly'],
  },
  {
    when: 'redirects that end only with a cookie',
    facts: { response: factFailure('refused', 'endless-redirects') },
    status: 'fail',
    says: ['endless'],
    also: ({ caps, findings }) => {
      expect(caps).toEqual(['credentials']);
      expect(findings[0]?.change).not.toContain('301');
    },
  },
  {
    when: 'the same in a browser that records no status',
    facts: { page: visit(null), response: factFailure('refused', 'endless-redirects') },
    status: 'fail',
    says: ['endless'],
  },
  {
    when: 'the same, seen by the link check of an extension',
    facts: { response: failure(), redirects: { hops: [], loop: true } },
    status: 'fail',
    says: ['endless'],
  },
  {
    when: 'the same on a page that is kept out',
    facts: { response: factFailure('refused', 'endless-redirects') },
    options: keepOut,
    status: 'pass',
    says: ['ok', 'visitOnly'],
  },
  {
    when: 'a loop at another address, while this one is read',
    facts: { redirects: { hops: [], loop: true } },
    status: 'pass',
    says: ['ok'],
  },
  {
    when: 'requests without cookies are sent to another site',
    facts: { response: factFailure('refused', 'other-origin', { origin: 'https://consent.example.org' }) },
    status: 'warn',
    says: ['sentAway'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('https://consent.example.org'),
  },
  {
    when: 'the response breaks off',
    facts: { response: { truncated: true, bytes: 12_000 } },
    status: 'warn',
    says: ['cutOff'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('12'),
  },
  { when: 'a response longer than we read', facts: { response: { truncated: true, bytes: readBytes } }, status: 'pass', says: ['ok'] },
  { when: 'the browser records no status', facts: { page: { navigation: null } }, status: 'pass', says: ['ok'] },
  { when: 'neither is known', facts: { page: visit(0), response: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
  { when: 'a file', facts: { page: { url: 'file:///a.html' } }, status: 'na', says: ['notWeb'] },
  { when: 'a PDF', facts: { page: { contentType: 'application/pdf' } }, status: 'na', says: ['notWeb'] },
  {
    when: '404 for all',
    facts: { page: visit(404), response: { status: 404 } },
    status: 'fail',
    says: ['error'],
    also: (verdict) => expect(verdict.findings[0]?.change).toContain('redirect'),
  },
  {
    when: '301 without a target, so that its body is shown',
    facts: { page: visit(301), response: { status: 301 } },
    status: 'fail',
    says: ['error'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('301'),
  },
  { when: '300 for crawlers only', facts: { page: visit(200), response: { status: 300 } }, status: 'warn', says: ['differs'] },
  { when: 'a copy that the browser has kept', facts: { page: visit(304) }, status: 'pass', says: ['ok'] },
  {
    when: '503 for all',
    facts: { page: visit(503), response: { status: 503 } },
    status: 'fail',
    says: ['notDelivered'],
    also: (verdict) =>
      expect(verdict.findings[0]).toMatchObject({
        message: 'Not scored: the server returned 503 instead of the page.',
        change: expect.stringContaining('server fails'),
      }),
  },
  {
    when: '429 with the time to wait',
    facts: { page: visit(429), response: { status: 429, headers: [{ name: 'Retry-After', value: '120' }] } },
    status: 'fail',
    says: ['notDelivered'],
    also: (verdict) =>
      expect(verdict.findings[0]?.message).toBe('Not scored: the server returned 429 instead of the page (Retry-After: 120).'),
  },
  {
    when: 'this visit failed, an anonymous request did not',
    facts: { page: visit(502) },
    status: 'fail',
    says: ['notDelivered'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('A request without cookies got 200.'),
  },
  {
    when: '404 without a second request',
    facts: { page: visit(404), response: failure() },
    status: 'fail',
    says: ['error'],
    also: (verdict) => expect(verdict.caps).toEqual(['error-page']),
  },
  {
    when: 'only the anonymous status is known, and bad',
    facts: { page: { navigation: null }, response: { status: 500 } },
    status: 'fail',
    says: ['notDelivered'],
  },
  { when: 'only this visit is refused', facts: { page: visit(403) }, status: 'warn', says: ['differs'] },
  ...[403, 429].map((status) => ({
    when: `anonymous ${status}, as bot walls answer`,
    facts: { response: { status, headers: [{ name: 'CF-Mitigated', value: 'challenge' }] } },
    status: 'unchecked' as const,
    says: ['refused'],
    also: (verdict: Seen) => {
      expect(verdict.caps).toBeUndefined();
      expect(verdict.findings[0]?.message).toContain(`rejected with ${status} by Cloudflare.`);
    },
  })),
  {
    when: 'anonymous 403, and nobody says by whom',
    facts: { response: { status: 403 } },
    status: 'unchecked',
    says: ['refused'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('rejected with 403. Crawlers may'),
  },
  ...[401, 407].map((status) => ({
    when: `anonymous ${status}`,
    facts: { response: { status } },
    status: 'warn' as const,
    says: ['needsSignIn'],
    also: (verdict: { caps?: string[] }) => expect(verdict.caps).toEqual(['credentials']),
  })),
  {
    when: 'anonymous 503',
    facts: { response: { status: 503 } },
    status: 'warn',
    says: ['differs'],
    also: (verdict) => expect(verdict.caps).toBeUndefined(),
  },
  {
    when: 'sent to sign in',
    facts: { response: { redirected: true, finalUrl: 'https://example.com/account/login?next=%2Fpage' } },
    status: 'warn',
    says: ['sentToSignIn'],
    also: (verdict) => expect(verdict.caps).toEqual(['credentials']),
  },
  {
    when: 'a login form without cookies, at the same URL',
    facts: { served: { password: true, units: 12, inText: 0 }, text: { units: 400, mainUnits: 400 } },
    status: 'warn',
    says: ['servedSignIn'],
    also: (verdict) => expect(verdict.caps).toEqual(['credentials']),
  },
  {
    when: 'a login form in place of the page',
    facts: { pageType: loginForm },
    options: { pageType: 'utility' },
    status: 'pass',
    says: ['ok', 'signInForm'],
    also: (verdict) => expect(verdict.leads).toBe(true),
  },
  {
    when: 'a login form at the URL of one',
    facts: { pageType: loginForm, page: { url: 'https://example.com/en/login' } },
    options: { pageType: 'utility' },
    status: 'pass',
    says: ['ok'],
  },
  {
    when: 'a login form that is to be kept out of search',
    facts: { pageType: loginForm },
    options: { ...keepOut, pageType: 'utility' },
    status: 'pass',
    says: ['ok'],
  },
  {
    when: 'a page that its reader calls an article, password field or not',
    facts: { pageType: loginForm },
    options: { pageType: 'article' },
    status: 'pass',
    says: ['ok'],
  },
  {
    when: 'redirected elsewhere',
    facts: { response: { redirected: true, finalUrl: 'https://example.com/catalogin' } },
    status: 'pass',
    says: ['ok'],
  },
  {
    when: 'the sign-in page itself',
    facts: { page: { url: 'https://example.com/login' }, response: { redirected: true, finalUrl: 'https://example.com/login?x' } },
    status: 'pass',
    says: ['ok'],
  },
  {
    when: 'error title and few words',
    facts: { head: title('Page not found'), main: { words: softWords - 1 } },
    status: 'warn',
    says: ['softError'],
    also: (verdict) => expect(verdict.caps).toEqual(['error-page']),
  },
  {
    when: 'error title and enough words',
    facts: { head: title('Page not found'), main: { words: softWords } },
    status: 'pass',
    says: ['ok'],
  },
  {
    when: 'error heading and noindex',
    facts: { head: { metas: [robots('noindex')] }, headings: heading('Error 404'), main: { words: 400 } },
    status: 'warn',
    says: ['softError'],
  },
  {
    when: 'an article about error pages',
    facts: { head: title('How to design a page for error 404 in 2026'), main: { words: 900 } },
    status: 'pass',
    says: ['ok'],
  },
  { when: 'few words alone', facts: { head: title('Contact'), main: { words: 5 } }, status: 'pass', says: ['ok'] },
  ...['We can’t find that page', 'The page you requested could not be found.', 'Sorry, this page isn’t available.', '410 Gone'].map(
    (text) => ({
      when: `an English error title: ${text}`,
      facts: { head: title(text), main: { words: 10 } },
      status: 'warn' as const,
      says: ['softError'],
    }),
  ),
  {
    when: 'French words on a French page',
    facts: { language: language('fr'), head: title('La page demandée n’existe pas'), main: { words: 10 } },
    status: 'warn',
    says: ['softError'],
  },
  {
    when: 'German words on a German page',
    facts: { language: language('de'), head: title('Seite nicht gefunden'), main: { words: 10 } },
    status: 'warn',
    says: ['softError'],
  },
  {
    when: 'English words on a Finnish page judge nothing',
    facts: { language: language('fi'), head: title('Page not found'), main: { words: 10 } },
    status: 'pass',
    says: ['ok'],
  },
  ...[
    ['cs', 'Stránka nenalezena | Kávovary'],
    ['sv', 'Sidan finns inte'],
    ['da', 'Siden blev ikke fundet - Butikken'],
    ['no', 'Siden finnes ikke'],
    ['nn', 'Sida finst ikkje'],
    ['fi', 'Hups! Sivua ei löydy'],
    ['uk', 'Сторінку не знайдено'],
    ['el', 'Η σελίδα δεν βρέθηκε'],
    ['hu', 'A keresett oldal nem található'],
    ['ro', 'Pagina nu a fost găsită'],
    ['vi', 'Không tìm thấy trang'],
    ['th', 'ไม่พบหน้าที่คุณต้องการ'],
    ['he', 'הדף לא נמצא'],
  ].map(([code, text]) => ({
    when: `an error page in ${code}`,
    facts: { language: language(code!), headings: heading(text!), main: { words: 10 } },
    status: 'warn' as const,
    says: ['softError'],
  })),
  {
    when: 'the number counts in every language: Japanese',
    facts: { language: language('ja'), head: title('404 ページが見つかりません'), main: { words: 10 } },
    status: 'warn',
    says: ['softError'],
  },
  {
    when: 'the number counts in every language: Arabic',
    facts: { language: language('ar'), headings: heading('خطأ 404'), main: { words: 10 } },
    status: 'warn',
    says: ['softError'],
  },
  ...['Error | Acme', 'Acme – Internal Server Error', 'エラー | 株式会社見本'].map((text) => ({
    when: `an error that says no more: ${text}`,
    facts: { head: title(text), main: { words: 10 } },
    status: 'warn' as const,
    says: ['softError'],
  })),
  {
    when: 'an error as the subject of a text',
    facts: { head: title('Error | Acme Script'), headings: heading('Error'), main: { words: 700 } },
    status: 'pass',
    says: ['ok'],
  },
  { when: 'an error with its subject', facts: { head: title('Error handling | Acme'), main: { words: 10 } }, status: 'pass', says: ['ok'] },
  ...[
    '404 Oak Avenue, Springfield',
    'Peugeot 404',
    'Peugeot 404 | Classic cars',
    'Area code 410',
    'Room 404 of the hotel',
    '404번길 지도',
    '第404条',
  ].map((text) => ({
    when: `a number that is no error: ${text}`,
    facts: { head: title(text), headings: heading(text), main: { words: 10 } },
    status: 'pass' as const,
    says: ['ok'],
  })),
  ...[
    '404',
    'Acme – 404',
    '404 | Acme',
    '(404)',
    'Error: 404',
    'HTTP 404',
    '404 error',
    'Status code 410',
    'Oops! Error code 404',
    '404. Sidan finns inte - Not found',
    '404 – Страница не найдена',
    '페이지를 찾을 수 없습니다 404',
  ].map((text) => ({
    when: `the number of an error: ${text}`,
    facts: { head: title(text), language: language('fi'), main: { words: 10 } },
    status: 'warn' as const,
    says: ['softError'],
  })),
  {
    when: 'kept out by 404',
    facts: { page: visit(404), response: { status: 404 } },
    options: keepOut,
    status: 'pass',
    says: ['errorKeepsOut'],
  },
  {
    when: 'kept out, but broken',
    facts: { page: visit(500), response: { status: 500 } },
    options: keepOut,
    status: 'fail',
    says: ['notDelivered'],
  },
  { when: 'kept out, error page', facts: { head: title('404'), main: { words: 10 } }, options: keepOut, status: 'pass', says: ['ok'] },
]);
