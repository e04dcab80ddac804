/**
 * How services that keep programs out mark their answers. Checked 2026-11-21.
 * Sources: Cloudflare, Detect a Challenge Page response (cf-mitigated); AWS WAF, CAPTCHA and Challenge actions (x-amzn-waf-action);
 * for the others, the answers of their services as seen by link checkers (lychee, Check My Links and their issues): our reading.
 */

/** A response header that only such an answer has: its name, a part of its value ('' for any value), both lower case, and whose it is. */
export const wallHeaders: readonly (readonly [name: string, part: string, service: string])[] = [
  ['cf-mitigated', 'challenge', 'Cloudflare'],
  ['x-amzn-waf-action', '', 'AWS WAF'],
  ['x-datadome', '', 'DataDome'],
  ['x-sucuri-block', '', 'Sucuri'],
  ['x-iinfo', '', 'Imperva'],
  ['x-px-block', '', 'HUMAN'],
];

/** Parts of the HTML of challenge pages, lower case: names of their scripts and forms, never words for people. */
export const wallMarkers: readonly string[] = [
  '/cdn-cgi/challenge-platform/',
  'cf-chl-',
  'cf_chl_',
  '_incapsula_resource',
  'captcha-delivery.com',
  'px-captcha',
  'awswafcookiedomainlist',
  'challenge.js?token=',
  'ddos-guard.net',
  'sucuri_cloudproxy',
  'g-recaptcha',
  'h-captcha',
  'cf-turnstile',
  '_sec/cp_challenge',
  'distil_r_captcha',
];
