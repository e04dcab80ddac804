import { demoJsonLd, organization, demoSharing, demoPage, type DemoPage } from './page.ts';

const guide = {
  path: '/guides/oil-leather-covers',
  title: 'How to oil a leather book cover without staining it',
  description: 'Which oil to use on leather book covers, how much, how long it must rest, and the three mistakes that leave stains.',
};

const guideData = {
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: guide.title,
  datePublished: '2026-03-04T09:00:00+01:00',
  dateModified: '2026-10-12T10:30:00+02:00',
  image: ['%ORIGIN%/pictures/share.png'],
  author: { '@type': 'Person', name: 'Ines Aldrich', url: '%ORIGIN%/about', sameAs: ['https://www.wikidata.org/wiki/Q11571'] },
  publisher: organization,
  mainEntityOfPage: `%ORIGIN%${guide.path}`,
};

/** Pages without faults. */
export const soundPages: DemoPage[] = [
  {
    path: guide.path,
    about: 'a guide on which nearly every signal passes',
    html: demoPage({
      ...guide,
      head: `${demoSharing('article', guide.title, guide.description, guide.path)}
<meta name="robots" content="max-snippet:-1, max-image-preview:large">
<link rel="alternate" hreflang="en" href="%ORIGIN%${guide.path}">
<link rel="alternate" hreflang="de" href="%ORIGIN%/de/anleitungen/ledereinbaende-oelen">
<link rel="alternate" hreflang="x-default" href="%ORIGIN%${guide.path}">
${demoJsonLd(guideData)}
<script src="/counter.js" defer></script>`,
      main: `<article>
<h1>How to oil a leather book cover without staining it</h1>
<p class="byline">By <a rel="author" href="/about">Ines Aldrich</a>, Larkspur Bindery · Published <time datetime="2026-03-04T09:00:00+01:00">4 March 2026</time>, updated <time datetime="2026-10-12T10:30:00+02:00">12 October 2026</time></p>
<p>To oil a leather book cover without staining it, wipe it clean, rub in a thin film of neutral lanolin oil with a lint-free cloth, let it rest for a full day, and polish off whatever the leather has not taken. A second thin coat is safer than one thick coat, and vegetable-tanned leather needs oil about once a year.</p>
<img src="/pictures/cover.png" alt="Brown leather cover, half of it oiled and darker than the rest" width="640" height="360">
<h2 id="oil">Which oil is safe for leather covers</h2>
<p>Neutral lanolin oil and pure neatsfoot oil are safe for vegetable-tanned leather covers, because both stay liquid in the fibres and neither turns rancid. The Library of Congress advises that leather dressings be used sparingly or not at all on brittle, powdering leather, since they cannot bring back lost strength; see its <a href="https://www.loc.gov/preservation/care/books.html">page on the care of books</a>.</p>
<p>Olive oil and other kitchen oils oxidise within months. They turn leather covers sticky and leave a dark edge that no cleaner removes, so keep them away from every book you want to keep.</p>
<h2 id="amount">How much oil one leather cover takes</h2>
<p>A cover of 15 × 21 cm takes about 2 ml of oil, which is four drops on a folded cloth. In our own series of 48 covers, 2 ml was absorbed within 20 hours at 21 °C, while 5 ml left visible rings on 31 of the 48 covers. The table shows what we measured in the workshop.</p>
<table><caption>Oil and rings on 48 covers, measured at Larkspur Bindery in 2026</caption>
<thead><tr><th scope="col">Oil per cover</th><th scope="col">Covers with rings</th><th scope="col">Time until dry</th></tr></thead>
<tbody><tr><td>2 ml</td><td>1 of 48</td><td>20 hours</td></tr><tr><td>5 ml</td><td>31 of 48</td><td>3 days</td></tr></tbody></table>
<h2 id="steps">Oil the leather cover in four steps</h2>
<ol>
<li>Brush dust out of the joints and wipe the leather cover with a barely damp cloth.</li>
<li>Warm four drops of oil on the cloth with your hand, and rub the cover in small circles.</li>
<li>Stand the book upright, covers open at a right angle, and let the oil rest for a full day.</li>
<li>Polish the leather cover with a dry horsehair brush until the cloth stays clean.</li>
</ol>
<p>The conservators of the British Library recommend to test any dressing on a hidden part of the cover first; their <a href="https://www.bl.uk/conservation">conservation pages</a> explain how.</p>
<h2 id="mistakes">Three mistakes that stain leather covers</h2>
<p>The first mistake that stains leather covers is haste: oil that has not been absorbed migrates into the endpapers within 48 hours and shows as a translucent margin, as the <a href="https://www.nedcc.org/free-resources/preservation-leaflets/overview">leaflets of the Northeast Document Conservation Center</a> describe.</p>
<p>The second mistake is heat. A hair dryer thins the oil so much that it runs through the leather cover and into the board. The third mistake is wax polish with turpentine, which dissolves the dye of red and green leather covers and lifts the gold from the tooling.</p>
</article>`,
    }),
  },
  {
    path: '/guides/oil-leather-covers/print',
    about: 'the guide in short, to print: its canonical is the guide',
    unlisted: true,
    html: demoPage({
      path: guide.path,
      title: guide.title,
      description: guide.description,
      main: `<article>
<h1>How to oil a leather book cover without staining it</h1>
<p>Wipe the cover clean, rub in a thin film of neutral lanolin oil with a lint-free cloth, let it rest for a full day, and polish off whatever the leather has not taken.</p>
</article>`,
    }),
  },
  {
    path: '/shop/field-journal',
    about: 'a product whose markup says what the page shows',
    html: demoPage({
      path: '/shop/field-journal',
      title: 'Field journal in oiled leather, A5, 192 pages',
      description: 'Hand-bound A5 journal in oiled leather with 192 pages of 120 g paper. 84 euros, in stock, sent within two days.',
      head: `${demoSharing('product', 'Field journal in oiled leather, A5, 192 pages', 'Hand-bound A5 journal in oiled leather.', '/shop/field-journal')}
${demoJsonLd({
  '@context': 'https://schema.org',
  '@type': 'Product',
  '@id': '%ORIGIN%/shop/field-journal#product',
  name: 'Field journal in oiled leather',
  image: ['%ORIGIN%/pictures/share.png'],
  description: 'Hand-bound A5 journal in oiled leather with 192 pages of 120 g paper.',
  sku: 'FJ-A5',
  brand: { '@type': 'Brand', name: 'Larkspur Bindery' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: '57', bestRating: '5' },
  review: {
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Noor Haddad' },
    reviewRating: { '@type': 'Rating', ratingValue: '5', bestRating: '5' },
  },
  offers: {
    '@type': 'Offer',
    url: '%ORIGIN%/shop/field-journal',
    price: '84.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceValidUntil: '2027-12-31',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AT' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 2, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'AT',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  },
})}
${demoJsonLd({ '@context': 'https://schema.org', ...organization })}`,
      main: `<h1>Field journal in oiled leather</h1>
<img src="/pictures/cover.png" alt="Closed field journal in brown oiled leather" width="640" height="360">
<p>The field journal is an A5 notebook of 192 pages, bound by hand in oiled vegetable-tanned leather. It opens flat, takes fountain-pen ink without bleeding, and its cover can be oiled again for decades.</p>
<p><strong>€84.00</strong> · In stock, sent within two days</p>
<form action="/cart/add" method="post"><button name="add-to-cart" value="FJ-A5">Add to cart</button></form>
<p>Rated 4.8 of 5 in 57 reviews. “The only notebook that survived my fieldwork,” writes Noor Haddad, who gave it 5 of 5.</p>
<h2>Specifications of the field journal</h2>
<table>
<tr><th scope="row">Format</th><td>A5, 148 × 210 mm</td></tr>
<tr><th scope="row">Pages</th><td>192, thread-sewn</td></tr>
<tr><th scope="row">Paper</th><td>120 g/m², ivory, acid-free</td></tr>
<tr><th scope="row">Leather</th><td>Vegetable-tanned cowhide, 2 mm, oiled</td></tr>
<tr><th scope="row">Weight</th><td>430 g</td></tr>
</table>`,
    }),
  },
  {
    path: '/de/anleitungen/ledereinbaende-oelen',
    about: 'the German alternate of the guide',
    html: demoPage({
      lang: 'de',
      path: '/de/anleitungen/ledereinbaende-oelen',
      title: 'Ledereinbände ölen, ohne Flecken zu hinterlassen',
      description: 'Welches Öl Ledereinbände vertragen, wie viel davon nötig ist und welche drei Fehler Flecken hinterlassen.',
      head: `${demoSharing('article', 'Ledereinbände ölen, ohne Flecken zu hinterlassen', 'Welches Öl Ledereinbände vertragen, und wie viel.', '/de/anleitungen/ledereinbaende-oelen')}
<link rel="alternate" hreflang="en" href="%ORIGIN%${guide.path}">
<link rel="alternate" hreflang="de" href="%ORIGIN%/de/anleitungen/ledereinbaende-oelen">
<link rel="alternate" hreflang="x-default" href="%ORIGIN%${guide.path}">
${demoJsonLd({
  ...guideData,
  headline: 'Ledereinbände ölen, ohne Flecken zu hinterlassen',
  datePublished: '2026-03-05T09:00:00+01:00',
  dateModified: '2026-03-05T09:00:00+01:00',
  mainEntityOfPage: '%ORIGIN%/de/anleitungen/ledereinbaende-oelen',
})}`,
      main: `<article><h1>Ledereinbände ölen, ohne Flecken zu hinterlassen</h1>
<p class="byline">Von <a rel="author" href="/about">Ines Aldrich</a> · <time datetime="2026-03-05">5. März 2026</time></p>
<p>Einen Ledereinband ölt man ohne Flecken, indem man ihn säubert, eine dünne Schicht neutrales Lanolinöl mit einem fusselfreien Tuch einreibt, das Leder einen ganzen Tag ruhen lässt und danach den Rest abpoliert. Zwei dünne Schichten sind sicherer als eine dicke, und pflanzlich gegerbtes Leder braucht etwa einmal im Jahr neues Öl.</p>
<h2>Welches Öl Ledereinbände vertragen</h2>
<p>Neutrales Lanolinöl und reines Klauenöl bleiben in den Fasern flüssig und werden nicht ranzig. Olivenöl und andere Küchenöle oxidieren dagegen innerhalb weniger Monate, machen den Einband klebrig und hinterlassen einen dunklen Rand, den kein Reiniger mehr entfernt.</p>
<h2>Wie viel Öl ein Ledereinband braucht</h2>
<p>Für einen Einband von 15 × 21 cm genügen etwa 2 ml Öl, also vier Tropfen auf einem gefalteten Tuch, wie unsere <a href="${guide.path}">Messung an 48 Einbänden</a> zeigt. Bei mehr als 5 ml blieben in unserer Werkstatt auf den meisten Einbänden sichtbare Ringe zurück, die auch nach drei Tagen nicht verschwanden.</p></article>`,
    }),
  },
  {
    path: '/visit',
    about: 'a local business with address, phone and opening hours',
    html: demoPage({
      path: '/visit',
      title: 'Visit the Larkspur Bindery workshop in Graz',
      description: 'Where the workshop is, when it is open, and how to book a bookbinding course.',
      head: `${demoSharing('website', 'Visit the Larkspur Bindery workshop in Graz', 'Where the workshop is, and when it is open.', '/visit')}
${demoJsonLd({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': '%ORIGIN%/visit#workshop',
  name: 'Larkspur Bindery',
  url: '%ORIGIN%/',
  image: '%ORIGIN%/pictures/share.png',
  telephone: '+43 316 555 010',
  areaServed: 'Styria',
  openingHours: 'Tu-Sa 10:00-18:00',
  sameAs: ['https://www.wikidata.org/wiki/Q42'],
  address: { '@type': 'PostalAddress', streetAddress: 'Griesgasse 14', postalCode: '8020', addressLocality: 'Graz', addressCountry: 'AT' },
})}`,
      main: `<h1>Visit the workshop</h1>
<p>The Larkspur Bindery workshop is at Griesgasse 14, 8020 Graz, two minutes from the river. Ring at the green door: we show you how books are sewn, and you can try the oldest press of the house yourself.</p>
<h2>Opening hours and phone</h2>
<p>Open Tuesday to Saturday, 10:00–18:00. Call +43 316 555 010. We bind and repair for customers in all of Styria.</p>`,
    }),
  },
  {
    path: '/about',
    about: 'who is behind the site',
    html: demoPage({
      path: '/about',
      title: 'About Larkspur Bindery and Ines Aldrich',
      description: 'Two bookbinders, one workshop, since 2009.',
      head: `${demoSharing('website', 'About Larkspur Bindery and Ines Aldrich', 'Two bookbinders, one workshop, since 2009.', '/about')}
${demoJsonLd({ '@context': 'https://schema.org', '@type': 'AboutPage', name: 'About Larkspur Bindery', mainEntity: organization })}`,
      main: '<h1>About Larkspur Bindery</h1><p>Larkspur Bindery was founded in 2009 by Ines Aldrich, who learned bookbinding in Leipzig and restores leather bindings for libraries. The workshop in Graz binds journals, repairs family bibles and teaches four courses a year for beginners.</p>',
    }),
  },
  {
    path: '/imprint',
    about: 'the imprint',
    html: demoPage({
      path: '/imprint',
      title: 'Imprint of Larkspur Bindery',
      description: 'Who is responsible for this site, and the address of the workshop in Graz.',
      head: demoSharing('website', 'Imprint of Larkspur Bindery', 'Who is responsible for this site.', '/imprint'),
      main: '<h1>Imprint</h1><p>Larkspur Bindery, Griesgasse 14, 8020 Graz, Austria. Responsible for the content: Ines Aldrich.</p>',
    }),
  },
];
