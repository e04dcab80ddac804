/**
 * Query parameters by purpose, compiled 2026-11-21 from the operators' documentation of their parameters
 * (Google Analytics, Google Ads, Microsoft Advertising, Meta, Matomo, HubSpot, Mailchimp and others).
 * Names are lower case; an entry that ends in an underscore is a prefix.
 */
export const trackingParameters: readonly string[] = [
  // Google Analytics, Google Ads, Campaign Manager
  'utm_',
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_',
  '_ga',
  '_gl',
  'srsltid',
  // Advertising and social networks
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'igshid',
  'igsh',
  'yclid',
  '_openstat',
  'epik',
  'rdt_cid',
  'sccid',
  'irclickid',
  'irgwc',
  // E-mail and marketing suites
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  '_hsenc',
  '_hsmi',
  '__hssc',
  '__hstc',
  '__hsfp',
  'hsctatracking',
  'vero_',
  '_kx',
  'oly_anon_id',
  'oly_enc_id',
  'ml_subscriber',
  'ml_subscriber_hash',
  's_cid',
  'wickedid',
  'ck_subscriber_id',
  'bsft_',
  'sb_referer_host',
  // Matomo, Piwik PRO, AT Internet
  'mtm_',
  'pk_',
  'piwik_',
  'matomo_',
  'at_campaign',
  'at_medium',
  'xtor',
  'cmpid',
  'ns_campaign',
  'ns_mchannel',
  'ns_source',
  // Embedded posts and sharing
  'ref_src',
  'ref_url',
];

/** Names that usually say where a click came from; on some sites they select the content. */
export const referralParameters: readonly string[] = [
  'ref',
  'referrer',
  'referer',
  'source',
  'src',
  'from',
  'via',
  'campaign',
  'cid',
  'icid',
  'ncid',
  'ocid',
  'spm',
  'trk',
  'tracking',
  'share',
  'shared',
];

/** Session parameters: each visitor gets a different URL for the same page. */
export const sessionParameters: readonly string[] = [
  'phpsessid',
  'jsessionid',
  'sessionid',
  'session_id',
  'sessid',
  'aspsessionid',
  'cfid',
  'cftoken',
  'oscsid',
  'zenid',
  'sid',
];

export const paginationParameters: readonly string[] = ['page', 'p', 'pg', 'paged', 'offset', 'start', 'cursor', 'after', 'before'];
export const orderParameters: readonly string[] = [
  'sort',
  'sortby',
  'sort_by',
  'order',
  'orderby',
  'order_by',
  'dir',
  'direction',
  'view',
  'limit',
  'per_page',
];
export const searchParameters: readonly string[] = ['q', 'query', 's', 'search', 'keyword', 'keywords', 'k', 'term'];
export const languageParameters: readonly string[] = ['lang', 'language', 'locale', 'hl', 'lng'];
