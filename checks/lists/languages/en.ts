import type { Language } from './language.ts';

export const en: Language = {
  name: 'English',
  script: 'Latn',
  functionWords:
    'the of and to in is that for it with as was on are be this by at from or an have not you which but they his her has we their ' +
    'will can more been when who what your if about one all said were would there our out up how',
  furtherFunctionWords:
    'your yours ours theirs where than then them these those into onto over under only also some such very just does could should ' +
    'must every each other between before after because without while until here upon most much many both same never always any had ' +
    'day get him its may new now old see two did yes yet too nor off own why via per let got say says use way put she ago amp don ' +
    'doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven whose whom shall might being above again against further ' +
    'once few another even still first last next back down around through within across during among toward towards whether though ' +
    'although however',
  pageWords: {
    byline: 'by|written by|author|authors|words by|story by|posted by|text by|reviewed by',
    published:
      'published|published on|first published|posted|posted on|submitted on|date|date published|publication date|released|created|' +
      'written on',
    updated: 'updated|updated on|last updated|last modified|modified|last edited|edited|revised|last reviewed|last revised|date modified',
    about:
      'about|about us|about the author|who we are|our story|our team|contact|contact us|get in touch|imprint|legal notice|masthead|' +
      'company',
  },
  longBylines:
    'an article by|article by|interview by|text and photos by|words and photos by|text & photos|text and photos|photos and text|' +
    'reporting by|contributed by|submitted by|published by|reported by|by our|review by|analysis by|opinion by|commentary by|' +
    'column by|hosted by|presented by',
  and: 'and',
  jobTitles:
    'editor editors writer reporter correspondent author journalist columnist contributor producer photographer analyst officer ' +
    'founder co-founder president chief head director manager senior staff associate assistant consultant engineer developer ' +
    'specialist expert professor lecturer researcher physician therapist lawyer attorney',
  legalForms: {
    after: String.raw`Inc|Incorporated|Ltd|Limited|LLC|LLP|PLC|Corp|Corporation|Company|Co|Pty(?: Ltd)?|Pvt\.?(?: Ltd)?|Online`,
  },
  rights: { phrases: 'all rights|rights reserved|no rights reserved|some rights reserved', words: 'rights|reserved' },
  pageEdited: 'this page was last|this article was last|this document was last|page last',
  ago: { one: 'a|an|one' },
  attribution: {
    names:
      'according to|as reported|reported by|reported that|reports that|reportedly told|as cited|cited by|citing|quoted by|source:|' +
      'sources:|data from|data by|figures from|figures by|statistics from|numbers from|study by|a study in|study found|study finds|' +
      'study shows|survey by|survey found|survey of|poll by|poll found|research by|research from|research shows|researchers found|' +
      'report by|report from|published by|published in|estimates by|estimates from|estimates that|found that|told|tells|said|says|' +
      'saying|say that|say the|say$|company claims|he claims|she claims|they claim|announced|claims that|stated that|states that|' +
      'warned|wrote|testified|tweeted|disclosed|revealed|predicted|predicts|argued|argues|noted that|notes that|explained that|' +
      'explains that|concluded that|concludes that|believes that|added that|adds that|acknowledged|officials say|experts say|' +
      'researchers say|scientists say|analysts say|police say|et al|confirmed that|confirmed to|has confirmed|have confirmed|' +
      'confirms that|claimed that|reportedly',
    quotes:
      'say|added|adds|explained|explains|noted|notes|continued|continues|recalled|recalls|insisted|insists|admitted|admits|declared|' +
      'declares|commented|comments|replied|replies|responded|responds|asked|asks|urged|urges|concluded|concludes|stressed|stresses|' +
      'emphasized|emphasised|observed|observes|remarked|remarks|laughed|laughs|joked|jokes|suggested|suggests|thinks|believes|' +
      'believed|agreed|agrees|answered|answers|stated|states|describes|described|puts it|put it|quoted|quotes|reads|writes|shared|' +
      'recounted|reflected|cautioned|quipped|lamented|maintained|maintains|pointed out|points out|expressed|exclaimed|whispered|' +
      'shouted|tweets|posted|in the words of|a statement|in an interview|interview with|confirmed|confirms|claimed',
  },
  anyone: 'who|who have|who has|who had|whoever',
  speakers:
    "i|i'm|i've|i'll|i'd|me|my|myself|we|we're|we've|we'll|we'd|our|ours|ourselves|let's|welcome|hello|hey|dear|thank you|thanks|" +
    "today's post|this post|this blog post|this article|this page|fill out|fill in|click|scroll|sign up|keep reading|read on|" +
    'follow the link',
  leaning: "it|it's|if|for example|for instance|in conclusion|then|also|even|with that|in such cases|as a consequence|like most|which",
  frontPage: 'home|homepage|home page',
  genericTitles: 'home|homepage|home page|welcome|index|page|website|main page|shop|store|online shop|online store',
  sectionTitles: 'blog|products|profile',
  genericAnchors:
    'click here|click|here|read more|read on|more|learn more|find out more|see more|view more|show more|more info|more information|' +
    'more details|details|view details|continue|continue reading|this|this page|this link|this article|click this|information|link|' +
    'go|go here|start|next|website|download|view|see here|right here|full story|read the full article|visit website',
  paths: {
    login:
      'login log-in logon signin sign-in sign_in signup sign-up register registration join auth oauth sso wp-login forgot-password ' +
      'reset-password password-reset lost-password',
    cart: 'cart basket bag shopping-cart shopping-bag shoppingcart viewcart',
    checkout: 'checkout order-received payment payments',
    account: 'account my-account myaccount accounts profile-settings settings dashboard wishlist',
    search: 'search search-results searchresults results',
    about:
      'about about-us aboutus about_us about-me who-we-are our-story our-team team company masthead about-company company-profile ' +
      'corporate company-info about-site corporate-info contact-about',
    contact: 'contact contact-us contactus contact_us contacts inquiry get-in-touch feedback-contact',
    booking:
      'book booking book-now book-online reserve reservation reservations appointment appointments quote get-a-quote request-a-quote ' +
      'free-quote estimate demo request-a-demo get-a-demo trial free-trial get-started signup sign-up apply enroll enrol order',
    imprint: 'imprint legal-notice legal colophon site-notice legal-information',
    policy:
      'terms terms-of-service terms-of-use terms-and-conditions terms-conditions termsofuse tos conditions policies privacy ' +
      'privacy-policy privacypolicy privacy-notice data-protection help help-center help-centre support faq faqs customer-service',
    authors:
      'author authors author-profile by people person persons staff team profile profiles user users u contributor contributors ' +
      'writer writers reporter journalist editor writer-profile columnist columnists',
  },
  notFound:
    "page not found|not found|error 404|404 error|404 not found|page does not exist|page doesn't exist|page cannot be found|" +
    "page can't be found|couldn't find that page|can't find that page|can't find the page|can't find this page|" +
    "page could not be found|page you requested could not be found|page was not found|page isn't available|page is not available|" +
    '410 gone|page no longer exists|page is no longer available|nothing found|nothing was found',
  buy:
    'add to cart|add to basket|add to bag|add to trolley|add to shopping cart|add to shopping bag|add to shopping basket|' +
    'add to my cart|add to my bag|buy now|buy it now',
  lexicon: {
    headings:
      'introduction|intro|overview|about|conclusion|conclusions|summary|details|more|more information|information|general|' +
      'general information|background|features|benefits|description|content|contents|table of contents|notes|miscellaneous|other|' +
      'resources|welcome|getting started|final thoughts|wrapping up|faq|faqs|frequently asked questions|related|related articles|' +
      'read more',
    openers:
      'this is|this was|this means|this makes|this allows|this lets|this can|this could|this may|this will|this would|this has|' +
      'this had|this also|this gives|this helps|this leads|this led|this happens|this shows|this applies|this depends|this,|' +
      "these are|these were|these can|these will|these have|these,|those are|those were|that is|that's|that was|that means|" +
      'that makes|that said|it also|it is also|it is called|it is known as|it is made|it is used|it is located|it is a|it is an|' +
      'it was built|it was founded|it consists|it contains|it includes|it has a|it has an|it has the|it offers|it provides|it uses|' +
      'it,|its|they|he|she|such|however,|therefore|thus|hence|also|moreover|furthermore|additionally|besides,|meanwhile|otherwise|' +
      'instead,|consequently|nevertheless|nonetheless|the former is|the former was|the latter is|the latter are|the latter was|' +
      'the latter has|as a result,|because of this,|for this reason|on the other hand|in addition,|but|and|so,',
    pointers:
      'see above|see below|as mentioned above|as mentioned earlier|as mentioned before|mentioned above|as described above|' +
      'described above|as discussed above|as noted above|as shown above|the above table|the table above|the figure above|' +
      'the previous section|the next section|in the following section|click here|as we saw|as i said',
    consent:
      'we use cookies|we and our partners use|we and our partners store|this website uses cookies|this site uses cookies|' +
      'our use of cookies|you agree that|you agree to our|you agree to the use of|you consent to our|you accept our|' +
      'accept all cookies',
    methods: 'method|methods|methodology|how we tested|how we measured|how we test|our data|test setup|data and methods|survey design',
    inStock:
      'in stock|available now|available|ready to ship|ships today|ships within|few left|only a few left|pre-order|preorder|' +
      'made to order',
    outOfStock:
      'out of stock|sold out|currently unavailable|unavailable|not available|temporarily unavailable|back-ordered|backorder|' +
      'discontinued|no longer available',
    free: 'free|free of charge|for free|at no cost|open source',
  },
};
