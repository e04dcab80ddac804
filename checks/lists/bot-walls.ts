/**
 * How bot protection services mark their responses. Checked 2026-11-21.
 * Sources: Cloudflare, Detect a Challenge Page response (cf-mitigated); AWS WAF, CAPTCHA and Challenge actions (x-amzn-waf-action);
 * for the others, responses of their services as reported by link checkers (lychee, Check My Links and their issues): our reading.
 */

/** Response headers that only bot walls send: name, part of the value ('' for any value), both lower case, and the service. */
export const wallHeaders: readonly (readonly [name: string, part: string, service: string])[] = [
  ['cf-mitigated', 'challenge', 'Cloudflare'],
  ['x-amzn-waf-action', '', 'AWS WAF'],
  ['x-datadome', '', 'DataDome'],
  ['x-sucuri-block', '', 'Sucuri'],
  ['x-iinfo', '', 'Imperva'],
  ['x-px-block', '', 'HUMAN'],
];

/** Parts of the HTML of challenge pages, lower case: names of their scripts and forms, never visible text. */
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
