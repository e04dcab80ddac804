import { demoJsonLd, demoPage, type DemoPage } from './page.ts';

const path = '/shop/travel-journal';
/** Suggestions for the next steps, shown on the page and printed by `npm start`. */
export const tryNext = [
  'Click the Pageloupe button in the toolbar: it counts what fails here, and says what to fix first.',
  'Open the line about the missing description and copy the fix: it is made of this page’s own text, and checked before you paste it.',
  'Press / and type “chatgpt”: the tools that show what AI crawlers may read here, and what they get to read.',
] as const;

/** The first page that `npm start` shows: a typical product page with everyday faults. */
export const firstPage: DemoPage = {
  path,
  about: 'a product page as shops have them, with a dozen faults',
  html: demoPage({
    path,
    title:
      'Travel journal, leather travel journal, refillable travel notebook, handmade leather notebook A5, buy travel journals online | Larkspur Bindery',
    head: `<meta property="og:title" content="Travel journal">
<meta property="og:type" content="product">
<link rel="alternate" hreflang="en-UK" href="%ORIGIN%${path}">
${demoJsonLd({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Travel journal in waxed leather',
  offers: { '@type': 'Offer', price: '79.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: '0' },
})}`,
    top: `<aside class="try" aria-label="Try this"><p><strong>A demo page of Pageloupe, with real faults.</strong> Try this:</p><ol>${tryNext.map((line) => `<li>${line}</li>`).join('')}</ol></aside>\n`,
    main: `<h1>Travel journal in waxed leather</h1>
<img src="/pictures/large.png" loading="lazy" style="width:640px">
<p>Your journeys deserve better than a phone. Imagine a morning in a station café, a cup of something warm, and a page that waits for nobody but you.</p>
<p>This is what we wanted to make for a long time, and now it is here. The travel journal is an A5 notebook of 160 pages with a waxed leather cover that can be refilled and a strap that holds tickets.</p>
<p><strong>€96.00</strong></p>
<p>Delivery: {{ delivery_days }}</p>
<form action="/cart/add" method="post"><button name="add-to-cart" value="TJ-A5">Add to cart</button></form>
<h3>Details</h3>
<p>Waxed cowhide of 2.2 mm, 160 pages of 100 g paper, 148 × 210 mm, 380 g. For the sizes of refills <a href="/shop/refills">click here</a>, for the care of leather <a href="/guides/oil-leather-covers">read more</a>, and for a fitting pen loop look <a href="/shop/pen-loops">here</a>.</p>
<p><img src="/pictures/cover.png?front" width="200" height="112"> <img src="/pictures/cover.png?back" width="200" height="112"> <img src="/pictures/cover.png?strap" alt="DSC_0412.jpg" width="200" height="112"></p>
<h3>More information</h3>
<p>9 of 10 customers write more with it than before, and it lasts three times as long as other journals.</p>`,
  })
    // A realistic mistake: copied from the product next to it.
    .replace(`<link rel="canonical" href="%ORIGIN%${path}">`, '<link rel="canonical" href="%ORIGIN%/shop/field-journal">'),
};
