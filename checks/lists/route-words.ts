/**
 * Words that shop, forum and content systems write into URLs, whatever the language of the site, and common translations
 * into many languages. Ours, from common practice (routes of Discourse, phpBB, vBulletin, XenForo, Flarum, NodeBB, Stack
 * Exchange, WooCommerce, Shopify, Magento, PrestaShop, WordPress). In lower case, without accents. 2026-11-23.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Member and profile pages. */
export const memberRoutes = /[/?&=](?:@|~|(?:u|users?|members?|memberlist|profiles?|people)(?:[/=.?&-]|$))/i;
/** Reply, quote, vote, report: actions of a reader on a post. */
export const threadActions =
  /[/?&=_-](?:reply|quote|newreply|upvote|downvote|votes?|posting|likes?|report(?:post)?|reactions?|bookmark|permalink)(?:[/=.?&_#-]|$)|#(?:post|p|comment|reply|answer|msg|message)[-_]?\d+$|\/\d+#\d+$/i;

/** Where an offer is accepted: a quote, booking, appointment, trial, application. */
export const orderRoutes = list(
  'quote get-a-quote free-quote request-a-quote estimate free-estimate book booking bookings book-now book-online appointment appointments schedule schedule-online demo get-a-demo request-demo request-a-demo book-a-demo trial free-trial start get-started ' +
    'signup sign-up register apply apply-now admissions enroll enrol enrollment consultation free-consultation pricing prices plans request-info get-in-touch talk-to-sales contact-sales reserve reservation reservations ' +
    'angebot anfrage anfragen termin terminbuchung preise buchen devis demande-de-devis rendez-vous tarifs reserver presupuesto cita reservar precios preventivo prenota prezzi orcamento agendar agendamento precos offerte afspraak tarieven wycena rezerwacja cennik zapis ceny teklif randevu fiyatlar',
);

export const threadRoutes = list(
  'thread threads topic topics discussion discussions d questions question q forum forums viewtopic showthread viewthread comments r community post posts msg thread-id foro foros hilo forumdisplay tema temas sujet sujets beitrag thema konu thread.php topic.php',
);
export const threadHosts =
  /^(?:forums?|community|communities|discuss|discourse|discussions?|talk|board|boards|answers|ask|users|foro|foros|bbs|comunidad|communaute)\.|\b(?:stackexchange|stackoverflow|superuser|serverfault|askubuntu|mathoverflow|reddit|quora)\./;
export const productRoutes = list(
  'product products p dp gp item items itm sku pd shop-product prod produkt produkte producto productos produit produits prodotto prodotti produto produtos produkty tovar urun urunler produk goods detail shohin',
);
export const categoryRoutes = list(
  'category categories collections collection product-category c cat tag tags topics topic archive archives browse shop store catalog catalogue kategorie kategorien categoria categorias categorie categorii kategori kategoria kategori rubrik rubrique search b s department departments all list plp brand brands',
);
export const serviceRoutes = list(
  'service services solutions solution what-we-do industries capabilities practice-areas treatments pricing plans features platform leistungen leistung dienstleistungen servicios servicio soluciones solutions-entreprise prestations servizi soluzioni servicos solucoes diensten diensten uslugi reseniya hizmetler hizmetlerimiz layanan jasa hire lp offer offers software services-category',
);
export const articleRoutes = list(
  'blog blogs news article articles a story stories post posts magazine opinion review reviews guide guides insights learn resources press recipes noticias noticia actualites actualite actu artikel nachrichten articulo articulos articolo articoli artigo artigos novosti haber haberler berita wiadomosci tips how-to journal aktuelles ratgeber',
);
export const docsRoutes = list(
  'docs doc documentation reference api-reference apidocs api-docs api manual manuals handbook guide guides tutorial tutorials stable latest master main dev user-guide userguide help support kb knowledge-base hc dokumentation documentacion manuel handbuch dokumentasi en-us quickstart getting-started install installation library stdlib concepts',
);
/** Events, jobs, courses, directories. */
export const indexRoutes = list(
  'events event jobs careers courses programs directory find search calendar schedule agenda venues locations people faculty members evenements veranstaltungen eventos eventi kurse cursos vacancies listings listing index podcasts videos authors author tag category topics results',
);

/**
 * First or last words in the headline of a list: the word for the listed things, in the languages of the routes above. Words for
 * a single article or product ("story", "guide") are not listed. Without accents.
 */
export const listHeadings = list(
  'all news blog blogs articles stories posts recipes reviews guides insights resources archive archives category categories collection collections department departments brands tags topics latest shop store catalog catalogue events jobs careers courses programs programmes directory listings results videos podcasts people faculty vacancies ' +
    'alle nachrichten neuigkeiten aktuelles artikel rezepte kategorie kategorien kollektion sortiment katalog archiv veranstaltungen stellenangebote kurse ergebnisse ' +
    'toutes tous actualites recettes categorie boutique catalogue evenements emplois formations resultats ' +
    'todos todas noticias articulos recetas categoria categorias tienda catalogo eventos empleos cursos resultados ' +
    'tutti tutte notizie articoli ricette negozio corsi risultati novidades receitas loja vagas ' +
    'nieuws artikelen recepten winkel evenementen vacatures cursussen resultaten aktualnosci artykuly przepisy kategorie sklep wydarzenia kursy wyniki ' +
    'novosti новости статьи рецепты категории каталог магазин события вакансии курсы haberler makaleler tarifler kategoriler magaza etkinlikler kurslar ' +
    'الأخبار أخبار مقالات وصفات متجر ニュース 記事一覧 一覧 商品一覧 カテゴリー 新闻 新聞 文章列表 产品列表 全部 뉴스 전체 목록',
);
