/**
 * A small page with a little of everything that collectors read. They read it in a page that waits for its visit: code that has run once is
 * compiled, and the engine knows the kinds of elements; that is a quarter of what collecting takes on a page of 1,500 elements.
 */
export const rehearsalPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How a book is bound</title><meta name="description" content="What is needed, and how long it takes.">
<link rel="canonical" href="https://bindery.example/book"><link rel="alternate" hreflang="de" href="https://bindery.example/de/book"><link rel="icon" href="/icon.svg"><meta name="robots" content="max-image-preview:large">
<meta property="og:title" content="How a book is bound"><meta property="og:image" content="https://bindery.example/book.jpg"><meta name="twitter:card" content="summary"><meta name="viewport" content="width=device-width"><meta name="author" content="Ada Lind">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"How a book is bound","datePublished":"2026-05-04","author":{"@type":"Person","name":"Ada Lind"},"publisher":{"@type":"Organization","name":"The Bindery"}}]}</script></head><body>
<header><a href="/"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="The Bindery" width="90" height="30"></a><nav aria-label="Main"><ul><li><a href="/books">Books</a></li><li><a href="/paper">Paper</a></li></ul></nav></header>
<main><article><h1>How a book is bound</h1><p class="byline">By <a rel="author" href="/people/ada-lind">Ada Lind</a>, <time datetime="2026-05-04">4 May 2026</time></p>
<p>A book is bound in a day: the sheets are folded in the morning, sewn at noon, and glued before the evening, says the guild. It costs 40 € and 12 % of that is paper.</p>
<h2 id="sewing">How are sheets sewn?</h2><p>With waxed thread, <strong>five stations</strong> to a sheet, as <a href="https://guild.example/sewing">the guild’s handbook</a> shows. “Nobody should pull it tight,” said Ada Lind. <span itemscope itemtype="https://schema.org/Offer"><span itemprop="price">40</span></span></p>
<figure><picture><source srcset="a.webp 1x, b.webp 2x"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A sewing frame" loading="lazy"></picture><figcaption>A sewing frame</figcaption></figure>
<ol><li>Fold the sheets.</li><li>Press them <em>overnight</em>.</li></ol><table><caption>Thread</caption><thead><tr><th>Kind</th><th>Price</th></tr></thead><tbody><tr><td>Linen</td><td>4 €</td></tr></tbody></table>
<blockquote cite="https://guild.example/"><p>Wax it before sewing, or the paper saws it through.</p></blockquote><details><summary>Tools</summary><p>A bone folder, an awl.</p></details><pre><code>fold(16)</code></pre></article>
<aside><h3>Read on</h3><ul><li><a href="/glue" title="Glue">Which glue?</a></li></ul></aside><form action="/search" role="search"><label>Search <input name="q" type="search"></label><button type="submit">Find</button></form><iframe title="Film" loading="lazy"></iframe></main>
<footer><p>© 2026 The Bindery, <a href="/imprint" rel="nofollow">imprint</a></p></footer></body></html>`;
