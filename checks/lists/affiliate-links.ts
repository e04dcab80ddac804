/**
 * Paid links, recognized by their URL. Written for this project from the networks' link formats as public
 * link markers and detectors record them (WordPress plugin Affiliate Link Marker; AdGuard and EasyList name the same hosts),
 * checked 2026-11-21. Not complete: a link that is not found here may still be paid.
 */

/**
 * Hosts of affiliate networks that only redirect visitors, with subdomains. If the company's website is on the same
 * host or below it, the entry includes the start of the path of tracked links: an editorial link to the company is not paid.
 */
export const affiliateHosts: readonly string[] = [
  // Awin with Zanox, affilinet and ShareASale
  'awin1.com',
  'ad.zanox.com',
  'partners.webmasterplan.com',
  'shareasale.com/r.cfm',
  'shareasale.com/u.cfm',
  'shareasale.com/m-pr.cfm',
  'shareasale-analytics.com',
  'shrsl.com',
  'tidd.ly',
  // CJ
  'anrdoezrs.net',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'tkqlhce.com',
  'qksrv.net',
  'emjcd.com',
  'afcyhf.com',
  'lduhtrp.net',
  'ftjcfx.com',
  // Rakuten Advertising
  'click.linksynergy.com',
  'hb.afl.rakuten.co.jp',
  'pt.afl.rakuten.co.jp',
  'a.r10.to',
  // Impact
  'goto.target.com',
  'goto.walmart.com',
  'sjv.io',
  'pxf.io',
  'ojrq.net',
  '7eer.net',
  'evyy.net',
  'pntra.com',
  'pntrac.com',
  'pntrs.com',
  'pjatr.com',
  'pjtra.com',
  'gopjn.com',
  // Partnerize, Webgains, Tradedoubler, TradeTracker, Daisycon, Adtraction, belboon, ADCELL, financeAds, Kwanko
  'prf.hn',
  'track.webgains.com',
  'clk.tradedoubler.com',
  'clkuk.tradedoubler.com',
  'pdt.tradedoubler.com',
  'tc.tradetracker.net',
  'ds1.nl',
  'track.adtraction.com',
  'belboon.de/adtracking',
  'belboon.com/adtracking',
  'adcell.de/promotion/click',
  'adcell.de/click.php',
  't.adcell.com',
  'financeads.net/tc.php',
  'action.metaffiliation.com',
  'c.trackmytarget.com',
  // Admitad, FlexOffers, ClickBank, Digistore24, Hotmart, Skimlinks, Sovrn, Geniuslink
  'ad.admitad.com',
  'alitems.com',
  'track.flexlinkspro.com',
  'track.flexlinks.com',
  'hop.clickbank.net',
  'digistore24.com/redir/',
  'go.hotmart.com',
  'go.skimresources.com',
  'go.redirectingat.com',
  'redirect.viglink.com',
  'geni.us',
  'target.georiot.com',
  // Japan: A8.net, ValueCommerce, Moshimo, AccessTrade, afb; Korea and China: LinkPrice, Coupang Partners, Taobao union
  'px.a8.net',
  'ck.jp.ap.valuecommerce.com',
  'af.moshimo.com',
  'h.accesstrade.net',
  't.afi-b.com',
  'click.linkprice.com',
  'link.coupang.com',
  's.click.taobao.com',
  's.click.aliexpress.com',
  // Shops
  'rover.ebay.com',
  'amzn.to',
  'pvn.mediamarkt.de',
  'pvn.saturn.de',
];

/** Hosts, or hosts with the start of a path, of click-throughs of ads and paid recommendations. */
export const adHosts: readonly string[] = [
  'googleadservices.com',
  'googleads.g.doubleclick.net',
  'ad.doubleclick.net',
  'adclick.g.doubleclick.net',
  'bing.com/aclick',
  'an.yandex.ru',
  'paid.outbrain.com',
  'traffic.outbrain.com',
  'trc.taboola.com',
  'amazon-adsystem.com',
  'px.ads.linkedin.com',
  'adnxs.com',
  'track.adform.net',
  'a1.adform.net',
  'a2.adform.net',
  'asia.adform.net',
  'criteo.com/delivery/ck',
  'servedbyadbutler.com',
  'srv.buysellads.com',
  'revcontent.com/click',
  'revcontent.com/cv/',
  'mgid.com/ghits/',
];

/** Tracked links of Impact on the hosts of its customers: partner, ad and campaign as numbers. */
export const affiliatePath = /^\/c\/\d{4,}\/\d{4,}\/\d{3,}(?:\/|$)/;

/** Parameters that turn an ordinary shop link into a paid one, by the shop's domain label (any country) or full domain. */
export const affiliateParameters: readonly { shop: string; parameter: string; value: RegExp }[] = [
  { shop: 'amazon', parameter: 'tag', value: /^[\w.]+-\d{2}$/ },
  { shop: 'ebay', parameter: 'campid', value: /^\d{5,}$/ },
  { shop: 'booking', parameter: 'aid', value: /^\d{5,}$/ },
  { shop: 'aliexpress', parameter: 'aff_id', value: /./ },
  { shop: 'aliexpress', parameter: 'aff_fcid', value: /./ },
  { shop: 'etsy', parameter: 'awc', value: /./ },
  { shop: 'walmart', parameter: 'affcampaignid', value: /./ },
  { shop: 'bol', parameter: 'partnerid', value: /./ },
  { shop: 'flipkart', parameter: 'affid', value: /./ },
];
