import { demoJsonLd, organization, demoSharing, demoPage, type DemoPage } from './page.ts';

const filler = (sentence: string, times: number) => Array.from({ length: times }, () => `<p>${sentence}</p>`).join('\n');
const frame = (
  path: string,
  title: string,
  main: string,
  more: { head?: string; lang?: string; end?: string; description?: string } = {},
) => demoPage({ path, title, description: `${title}: a page of the demo site with a fault on purpose.`, main, ...more });

/** Headings that fit any text, over text that fits any page. */
const rambling = [
  [
    'Introduction',
    'This is what everybody asks us first when they come through the door. As mentioned above, it depends on so many things, and it is never quite the same twice, whatever they may have told you on the telephone before you came all the way up here.',
    'They used to say that somebody with patience would manage. Click here to see what was said about that some time ago, when it was still fairly new to everyone and nobody could guess what would become of it in the end.',
  ],
  [
    'More information',
    'It was then that our neighbour told us so, with his hat in his hand. That is why we do what we do, the way it has always been done, and why we will go on doing just that for as long as our eyes are good enough to go on.',
    'These are only thoughts, of course. See above for the rest of them, and see below for those that came to us later, on the train, between two stations, while the lamps were being lit along the river.',
  ],
  [
    'Details',
    'He never wrote anything down, so nothing could be looked up later. She, on the other hand, kept every ticket and every receipt in a tin, in no order whatever, for well over thirty years, and would not let anyone near it.',
    'Such things happen more often than one might think. Those who were there will remember, and those who were not will hardly believe it, but that has never kept us from telling it again to whoever would listen.',
  ],
  [
    'Conclusion',
    'So there it is, more or less, give or take a detail here and there. They all lived on, as far as one hears, and some of them even came back once, for an afternoon, with cake and with children of their own.',
    'That said, it is late, and the others want to go home as well. It was good to have you with us, and it would be even better to see you again some other time, when all of this has settled down a little.',
  ],
];

/** Introductory lines without content. */
const greetings = [
  'Good morning, dear friends of paper!',
  'How have you all been lately?',
  'It is so good to be back.',
  'The summer was long and hot.',
  'We went to the lake again.',
  'Somebody forgot the sandwiches, as always.',
  'The dog found them in the end.',
  'But that is another story entirely.',
  'First of all, a cup of tea.',
  'Then open the window a little.',
  'Make yourself comfortable on the bench.',
  'Is everybody ready to begin now?',
  'Not quite, the kettle is singing.',
  'Well then, one more minute please.',
  'Now we are ready at last.',
  'Let us see what comes next.',
];
/** Each is too short to quote, and starts with a word that refers elsewhere. */
const fragments = [
  ['To begin with', 'This is done as shown above, only twice and from the other side.'],
  ['A little later', 'It then goes on in the same way, as mentioned above.'],
  ['Soon after', 'They are pulled tight in turn, like the ones before them.'],
  ['In the end', 'That is tied off where it began, in the way described above.'],
];

const signed = { author: { '@type': 'Person', name: 'Ines Aldrich', url: '%ORIGIN%/about' } };
const byline = (day = '') => `<p class="byline">By <a rel="author" href="/about">Ines Aldrich</a>${day}</p>`;

/** Pages with real faults, each about one theme. */
export const faultyPages: DemoPage[] = [
  {
    path: '/lost',
    about: 'answers 404',
    status: 404,
    html: frame('/lost', 'Page not found', '<h1>Page not found</h1><p>The journal you are looking for has left our shelves.</p>'),
  },
  {
    path: '/gone',
    about: 'a soft 404: says not found, answers 200',
    html: frame('/gone', 'Page not found', '<h1>Page not found</h1><p>Nothing here.</p>', {
      head: '<meta name="robots" content="noindex">',
    }),
  },
  {
    path: '/faults/noindex',
    about: 'noindex in a header, though the sitemap lists it',
    headers: { 'x-robots-tag': 'noindex' },
    html: frame(
      '/faults/noindex',
      'Spring catalogue of the bindery',
      '<h1>Spring catalogue</h1><p>Twelve new journals with covers in moss, slate and plum. Every cover is cut from one hide, and the paper comes from a mill in Styria that has worked since 1785.</p>',
    ),
  },
  {
    path: '/private/members',
    about: 'kept out by robots.txt',
    html: frame(
      '/private/members',
      'Members’ patterns for cover tooling',
      '<h1>Members’ patterns</h1><p>Forty patterns for blind tooling, drawn after bindings of the sixteenth century, ready to print and trace.</p>',
    ),
  },
  {
    path: '/faults/snippets',
    about: 'forbids every quotation',
    html: frame(
      '/faults/snippets',
      'Paper weights explained for notebooks',
      '<h1>Paper weights explained</h1><p>A sheet of 80 g paper bends under a fountain pen, a sheet of 120 g does not. The weight is that of one square metre, whatever the size of the page.</p>',
      { head: '<meta name="robots" content="nosnippet, max-image-preview:none">' },
    ),
  },
  {
    path: '/faults/canonicals',
    about: 'names two different canonical addresses',
    headers: { link: '<%ORIGIN%/faults/canonicals-header>; rel="canonical"' },
    html: frame(
      '/faults/canonicals',
      'Two canonical addresses for one page',
      '<h1>Two canonical addresses</h1><p>One in the head, one in the Link header, and both claim to be the only one.</p>',
    ),
  },
  {
    path: '/faults/app',
    about: 'content addressed by a fragment, and an address full of parameters',
    html: frame(
      '/faults/app',
      'Build your own journal in the browser',
      '<h1>Build your own journal</h1><p>Choose leather, paper and thread, and see the journal turn on your screen before we sew it.</p>',
    ),
  },
  {
    path: '/faults/titles',
    about: 'template text left in the title and the description',
    html: demoPage({
      path: '/faults/titles',
      title: '',
      wholeHead: `<meta charset="utf-8"><title>{{title}}</title><meta name="description" content="{{description}}">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="%ORIGIN%/faults/titles"><meta property="og:title" content="undefined"><link rel="stylesheet" href="/style.css">`,
      main: '<h1>Winter courses for beginners</h1><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. See <a href="http://localhost:8080/draft">the draft of the programme</a>.</p>',
    }),
  },
  {
    path: '/faults/head',
    about: 'an element that ends the head early, and a character set declared nowhere',
    headers: { 'content-type': 'text/html' },
    html: demoPage({
      path: '/faults/head',
      title: '',
      wholeHead: `<title>Workbench lamps for bookbinders</title>
<div class="tracking"></div>
<meta name="description" content="Which lamp shows the grain of leather without a shadow of the hand.">
<link rel="canonical" href="%ORIGIN%/faults/head">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css">`,
      main: '<h1>Workbench lamps</h1><p>A lamp from the left shows the grain of the leather without the shadow of a right hand.</p>',
    }),
  },
  {
    path: '/faults/script-only',
    about: 'text that only a script brings',
    html: frame('/faults/script-only', 'Sewing thread compared for durability', '<h1>Sewing thread compared</h1><div id="app"></div>', {
      end: `<script>
const threads = ['Linen thread holds a sewn block together for centuries, because its fibres swell in damp air and lock into the paper around every single hole of the sewing.',
  'Polyester thread never rots, but it is so smooth that it slips in the holes, and so strong that it cuts the paper of the folds when the book is opened far.',
  'Silk thread shines and hardly stretches at all, which makes it the thread for headbands, where the eye sees each turn and nothing ever pulls on the thread.',
  'Cotton thread is soft and cheap and easy to dye in the workshop, yet it stretches under load, so that a thick book sewn with it begins to lean within years.'];
const app = document.getElementById('app');
for (const text of threads) { const p = document.createElement('p'); p.textContent = text; app.append(p); }
document.title = 'Sewing thread compared: linen, silk, cotton, polyester';
</script>`,
    }),
  },
  {
    path: '/faults/huge',
    about: 'an HTML document of more than 2 MB',
    html: frame(
      '/faults/huge',
      'All hides in our leather archive',
      `<h1>All hides in the archive</h1><p>Every hide we have cut since 2009, with the tannery and the number of covers.</p>\n<!-- ${'archive '.repeat(290_000)} -->\n<p>The last hide of the list came from Tuscany.</p>`,
    ),
  },
  {
    path: '/faults/empty-article',
    about: 'declared an article, with almost no text and no heading',
    html: demoPage({
      path: '/faults/empty-article',
      title: 'Endpapers',
      head: demoJsonLd({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Endpapers', datePublished: '2026-05-02' }),
      main: '<p>Endpapers hold the book.</p>',
    }),
  },
  {
    path: '/faults/outline',
    about: 'headings that skip levels, and an empty one',
    html: frame(
      '/faults/outline',
      'Gluing boards: a guide to adhesives',
      `<h1>Gluing boards</h1><p>Which adhesive holds a board, and how long it has to be pressed before the cover is turned in.</p>
<h4>Wheat paste</h4><p>Wheat paste stays open for twenty minutes and can be undone with water.</p><h2></h2><h2>Animal glue</h2><p>Animal glue grips at once and must be kept at sixty degrees.</p><h5>Warming the pot</h5><p>Use a water bath.</p>`,
    ),
  },
  {
    path: '/faults/links',
    about: 'links that nobody can follow, and links without a name',
    html: frame(
      '/faults/links',
      'Links for bookbinders worldwide',
      `<h1>Links for bookbinders</h1><p>Our list of tanneries, paper mills and societies, kept since 2009.</p>
<ol><li><a href="javascript:void(0)" onclick="location='/links/tanneries'">Tanneries</a></li><li><a onclick="location='/links/mills'">Paper mills</a></li><li><a onclick="location='/links/printers'">Printers</a></li><li><a onclick="location='/links/archives'">Archives</a></li></ol>
<ul><li><a href="http://exa mple.invalid:99999/">Societies</a></li><li><a href="">Schools</a></li><li><a href="#chapter-9">Societies by country</a></li>
${Array.from({ length: 7 }, (_, index) => `<li><a href="/faults/links?page=${index}"><span></span></a></li>`).join('')}
<li><a href="/about">click here</a></li><li><a href="/visit">read more</a></li><li><a href="/imprint">here</a></li></ul>`,
    ),
  },
  {
    path: '/faults/nofollow',
    about: 'a page that asks crawlers to follow none of its links',
    html: frame(
      '/faults/nofollow',
      'Partners of the bindery workshop',
      '<h1>Partners</h1><p>Three tanneries and a mill work with us, all within a day by train, and we visit each of them once a year.</p>',
      { head: '<meta name="robots" content="nofollow">' },
    ),
  },
  {
    path: '/faults/images',
    about: 'images without text, too large, and loaded too late',
    html: frame(
      '/faults/images',
      'Pictures of our finest leather covers',
      `<h1>Covers of this year</h1>
<img src="/pictures/large.png" loading="lazy" style="width:600px">
<p>Twelve covers, photographed in the workshop on a cloudy day so that the colours are true.</p>
<a href="/shop/field-journal"><img src="/pictures/cover.png" width="320" height="180"></a>
<img src="/pictures/cover.png?2" alt="IMG_2041.JPG" width="320" height="180">
<img src="/pictures/cover.png?3" width="320" height="180"><img src="/pictures/cover.png?4" width="320" height="180">`,
    ),
  },
  {
    path: '/faults/markup',
    about: 'JSON-LD with a syntax error',
    html: frame(
      '/faults/markup',
      'Bookbinding course for two in May',
      '<h1>Bookbinding course for two</h1><p>One weekend in May: two people, one press, two finished journals.</p>',
      {
        head: `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Event",
  "name": "Bookbinding course for two",
  "startDate": "2027-05-08T10:00:00+02:00",
  "location": { "@type": "Place", "name": "Larkspur Bindery", }
}
</script>`,
      },
    ),
  },
  {
    path: '/faults/product-data',
    about: 'a product whose markup contradicts the page',
    html: frame(
      '/faults/product-data',
      'Pocket journal in grey leather, A6',
      `<h1>Pocket journal in grey leather</h1>
<img src="/pictures/cover.png" alt="Closed pocket journal in grey leather" width="640" height="360">
<p><strong>€49.00</strong></p>
<form action="/cart/add" method="post"><button name="add-to-cart" value="PJ-A6">Add to cart</button></form>
<p>An A6 journal for the coat pocket, bound in grey leather and sewn with linen thread, which opens flat on its first day.</p>`,
      {
        head: demoJsonLd({
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Pocket journal in grey leather',
          aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '212' },
          offers: { '@type': 'Offer', price: '59.00', priceCurrency: 'EURO', availability: 'https://schema.org/Available' },
        }),
      },
    ),
  },
  {
    path: '/faults/sharing',
    about: 'Open Graph and X cards with gaps',
    html: frame(
      '/faults/sharing',
      'Gift vouchers for bookbinding courses',
      '<h1>Gift vouchers</h1><p>Vouchers for every course, printed on handmade paper and sent in a sewn envelope within two days.</p>',
      { head: '<meta property="og:description" content="Vouchers for every course."><meta name="twitter:card" content="gallery">' },
    ),
  },
  {
    path: '/faults/share-picture',
    about: 'a share image that networks refuse',
    html: frame(
      '/faults/share-picture',
      'Bookbinding tools worth the money',
      '<h1>Tools worth the money</h1><p>A bone folder, an awl and a good knife: with these three you bind your first ten books.</p>',
      {
        head: demoSharing('article', 'Bookbinding tools worth the money', 'Three tools for your first ten books.', '/faults/share-picture')
          .replace('%ORIGIN%/pictures/share.png', '/icon.svg')
          .replace(/<meta property="og:image:alt"[^>]*>/, ''),
      },
    ),
  },
  {
    path: '/faults/share-picture-gone',
    about: 'a share image that is gone, and an icon too small',
    html: frame(
      '/faults/share-picture-gone',
      'Marbled papers from our own vat',
      '<h1>Marbled papers</h1><p>Forty sheets a day leave the vat, and no two of them are alike: the size is carrageen, the colours are gouache with ox gall.</p>',
      {
        head: `${demoSharing('article', 'Marbled papers from our own vat', 'Forty sheets a day.', '/faults/share-picture-gone').replace('/pictures/share.png', '/pictures/gone.png')}`,
      },
    ).replace('<link rel="icon" href="/icon.svg" type="image/svg+xml">', '<link rel="icon" href="/pictures/tiny.png">'),
  },
  {
    path: '/faults/canonical-away',
    about: 'a canonical address that answers 404',
    html: frame(
      '/faults/canonical-away',
      'Ribbons and headbands by the metre',
      '<h1>Ribbons and headbands</h1><p>Silk ribbons of six millimetres in twenty colours, and headbands sewn over cord, by the metre.</p>',
    ).replace('%ORIGIN%/faults/canonical-away', '%ORIGIN%/lost'),
  },
  {
    path: '/faults/one-way',
    about: 'names a German version that does not name it back',
    html: frame(
      '/faults/one-way',
      'Leather care for saddles and satchels',
      '<h1>Leather care</h1><p>A saddle wants oil twice a year, a satchel once: both dry out in heated rooms sooner than in the rain.</p>',
      {
        head: '<link rel="alternate" hreflang="en" href="%ORIGIN%/faults/one-way"><link rel="alternate" hreflang="de" href="%ORIGIN%/de/anleitungen/ledereinbaende-oelen">',
      },
    ),
  },
  {
    path: '/faults/broken-links',
    about: 'links that are broken, gone, fail on the server, redirect, or refuse checks',
    html: frame(
      '/faults/broken-links',
      'Archive of our workshop letters',
      `<h1>Archive of letters</h1><p>A letter a month since 2009, with what we bound, bought and broke in those weeks; some of the early ones are lost.</p>
<ul><li><a href="/letters/2009-03">Letter of March 2009</a></li><li><a href="/letters/2009-04">Letter of April 2009</a></li><li><a href="/letters/2010-01">Letter of January 2010</a></li>
<li><a href="/letters/2012-07">Letter of July 2012</a></li><li><a href="/old-guide">The first guide to oiling</a></li><li><a href="/faults/hops">The second one</a></li><li><a href="/letters/head-only">Letter that answers only when it is read</a></li></ul>`,
    ),
  },
  {
    path: '/faults/language',
    about: 'declared as English, written in German, with hreflang codes that do not exist',
    html: frame(
      '/faults/language',
      'Papier schöpfen in der Werkstatt',
      `<h1>Papier schöpfen</h1>${filler('Für handgeschöpftes Papier werden Lumpen aus Leinen und Baumwolle eingeweicht, gestampft und mit viel Wasser zu einem dünnen Brei verrührt, aus dem der Schöpfer mit dem Sieb Bogen für Bogen hebt und auf den Filz legt, bis der Stoß gepresst werden kann.', 4)}`,
      {
        head: '<link rel="alternate" hreflang="en-UK" href="%ORIGIN%/faults/language"><link rel="alternate" hreflang="jp" href="/faults/language-jp">',
      },
    ),
  },
  {
    path: '/faults/viewport',
    about: 'a page of fixed width',
    html: demoPage({
      path: '/faults/viewport',
      title: '',
      wholeHead:
        '<meta charset="utf-8"><title>Price list for leather repairs</title><meta name="viewport" content="width=1200"><link rel="canonical" href="%ORIGIN%/faults/viewport"><link rel="stylesheet" href="/style.css">',
      main: '<h1>Price list for repairs</h1><p style="width:1200px">Re-sewing a book costs from 60 euros, a new spine from 45 euros, a new cover in leather from 120 euros.</p>',
    }),
  },
  {
    path: '/faults/shifts',
    about: 'content that jumps while it loads',
    html: frame(
      '/faults/shifts',
      'News from the bindery workshop',
      '<div id="late"></div><h1>News</h1><div style="height:1200px;background:#ddd">The new press has arrived.</div><p>It took four people and a ramp.</p>',
      // Once a frame has been painted: what changes before it is no shift.
      {
        end: `<script>requestAnimationFrame(() => requestAnimationFrame(() => { document.getElementById('late').style.height = '700px'; }));</script>`,
      },
    ),
  },
  {
    path: '/faults/rambling',
    about: 'headings that say nothing and passages that lean on each other',
    html: demoPage({
      path: '/faults/rambling',
      title: 'Restoring leather spines of old family bibles',
      head: demoJsonLd({
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Restoring leather spines of old family bibles',
        datePublished: '2026-02-01',
      }),
      main: `<article><h1>Restoring leather spines of old family bibles</h1>
<p>Welcome back to all of you!</p><p>So glad that you came by today.</p><p>It has been a very long week for us.</p><p>The kettle is on and the cat is asleep.</p><p>Outside it has begun to rain once more.</p><p>Let us begin with it now, shall we?</p>
<p>Well, what could anyone tell you that you have not heard a hundred times before from somebody else, somewhere else, in some other words, on some other rainy evening in October?</p>
${rambling.map(([heading, ...texts]) => `<h2>${heading}</h2>${texts.map((text) => `<p>${text}</p>`).join('\n')}`).join('\n')}</article>`,
    }),
  },
  {
    path: '/faults/fragments',
    about: 'no statement early on, and passages too short to stand alone',
    html: demoPage({
      path: '/faults/fragments',
      title: 'Sewing a Coptic binding with two needles and one thread',
      head: `<meta property="og:type" content="article">${demoJsonLd({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Sewing a Coptic binding with two needles and one thread', datePublished: '2026-02-11', ...signed })}`,
      main: `<article><h1>Sewing a Coptic binding with two needles and one thread</h1>
${byline(' · <time datetime="2026-02-11">11 February 2026</time>')}
${greetings.map((text) => `<p>${text}</p>`).join('\n')}
${fragments.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('\n')}</article>`,
    }),
  },
  {
    path: '/faults/claims',
    about: 'numbers without a source, and no date',
    html: demoPage({
      path: '/faults/claims',
      title: 'Why handmade notebooks are better for your memory',
      head: `<meta property="og:type" content="article">${demoJsonLd({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Why handmade notebooks are better for your memory', ...signed })}`,
      main: `<article><h1>Why handmade notebooks are better for your memory</h1>
${byline()}
<p>Writing by hand improves memory by 74 percent, and people who write on good paper remember three times as much after one week as people who type.</p>
<p>In schools, 62 % of the pupils with sewn notebooks got better marks. Their notes were 40 % longer, and they lost 12 kg of plastic waste a year.</p>
<p>Companies save $4,500 for each employee when meetings are written down by hand, because meetings get 25 minutes shorter and 9 of 10 decisions are kept.</p>
<p>A pen is slower than a keyboard, and that is its advantage: whoever writes by hand has to choose what is worth the ink, and has understood a sentence before it stands on the paper. Whoever types can take down a whole lecture without having listened to any of it.</p>
<p>A sewn notebook adds the place to the words. The hand remembers that a thought stood at the bottom of a left page, next to a coffee ring, some way before the drawing of the press, and finds it again without searching. A screen has no such places, because everything on it moves.</p>
<p>Good paper does the rest. It does not bleed, it does not curl, and it asks to be treated with some care, so that notes are written to be read again. Cheap paper invites lists that nobody looks at twice, and loose sheets are lost before the week is over.</p>
<p>“A notebook is a second brain that never needs to be charged and never forgets.” Nobody who has tried it will want to go back.</p></article>`,
    }),
  },
  {
    path: '/faults/dates',
    about: 'changed before it was published, written by “admin”, and two names for one site',
    html: demoPage({
      path: '/faults/dates',
      title: 'Five bookbinding stitches every beginner should know',
      head: `<meta name="author" content="admin">${demoJsonLd({
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Five bookbinding stitches every beginner should know',
        datePublished: '2026-06-10',
        dateModified: '2024-01-15',
        author: { '@type': 'Person', name: 'admin' },
        publisher: organization,
      })}${demoJsonLd({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Larkspur Bindery', url: '%ORIGIN%/' })}<meta property="og:site_name" content="Stitch &amp; Co">`,
      main: `<article><h1>Five bookbinding stitches every beginner should know</h1><p>By admin · <time datetime="2026-06-10">10 June 2026</time></p>
<p>The pamphlet stitch, the running stitch, the kettle stitch, the Coptic stitch and the long stitch: with these five stitches you can bind nearly every book that needs no glue, and each of them takes an evening to learn.</p></article>`,
    }),
  },
  {
    path: '/login',
    about: 'a sign-in form: no GEO score',
    html: frame(
      '/login',
      'Sign in to your bindery account',
      '<h1>Sign in</h1><form action="/login" method="post"><label>E-mail <input type="email" name="email" autocomplete="email"></label> <label>Password <input type="password" name="password" autocomplete="current-password"></label> <button>Sign in</button></form>',
    ),
  },
];
