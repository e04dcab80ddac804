/**
 * Words that shop, forum and content systems write into URLs, whatever the language of the site, and common translations
 * into many languages. Ours, from common practice (routes of Discourse, phpBB, vBulletin, XenForo, Flarum, NodeBB, Stack
 * Exchange, WooCommerce, Shopify, Magento, PrestaShop, WordPress). In lower case, without accents. 2026-11-23.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Where an offer is accepted: a quote, booking, appointment, trial, application. */
export const orderRoutes = list(
  'quote get-a-quote free-quote request-a-quote estimate free-estimate book booking bookings book-now book-online appointment appointments schedule schedule-online demo get-a-demo request-demo request-a-demo book-a-demo trial free-trial start get-started ' +
    'signup sign-up register apply apply-now admissions enroll enrol enrollment consultation free-consultation pricing prices plans request-info get-in-touch talk-to-sales contact-sales reserve reservation reservations ' +
    'angebot anfrage anfragen termin terminbuchung preise buchen devis demande-de-devis rendez-vous tarifs reserver presupuesto cita reservar precios preventivo prenota prezzi orcamento agendar agendamento precos offerte afspraak tarieven wycena rezerwacja cennik zapis ceny teklif randevu fiyatlar',
);

export const threadRoutes = list(
  'thread threads topic discussion discussions d questions question q t viewtopic showthread viewthread comments community msg thread-id foro foros hilo forumdisplay tema temas sujet sujets beitrag thema konu thread.php topic.php',
);
/** Where forums are. Lists of threads have numbers there too. */
export const forumRoutes = list('forum forums board boards foro foros community communities comunidad communaute discussions');
export const threadHosts =
  /^(?:forums?|community|communities|discuss|discourse|discussions?|talk|board|boards|answers|ask|users|foro|foros|bbs|comunidad|communaute)\.|\b(?:stackexchange|stackoverflow|superuser|serverfault|askubuntu|mathoverflow|reddit|quora)\./;
export const productRoutes = list(
  'product products p dp gp item items itm sku pd shop-product prod produkt produkte producto productos produit produits prodotto prodotti produto produtos produkty tovar urun urunler produk goods detail shohin',
);
export const categoryRoutes = list(
  'category categories collections collection product-category c cat tag tags topics archive archives browse shop store catalog catalogue kategorie kategorien categoria categorias categorie categorii kategori kategoria kategori rubrik rubrique search b all list plp brand brands',
);
export const serviceRoutes = list(
  'service services solutions solution what-we-do industries capabilities practice-areas treatments pricing plans features platform leistungen leistung dienstleistungen servicios servicio soluciones solutions-entreprise prestations servizi soluzioni servicos solucoes diensten diensten uslugi reseniya hizmetler hizmetlerimiz layanan jasa hire lp offer offers software services-category',
);
export const articleRoutes = list(
  'blog blogs news article articles a story stories post posts magazine opinion review reviews guide guides insights press recipes noticias noticia actualites actualite actu artikel nachrichten articulo articulos articolo articoli artigo artigos novosti haber haberler berita wiadomosci tips how-to journal aktuelles ratgeber',
);
export const docsRoutes = list(
  'docs doc documentation reference api-reference apidocs api-docs api manual manuals handbook tutorial tutorials stable latest master main dev user-guide userguide help support kb knowledge-base hc dokumentation documentacion manuel handbuch dokumentasi en-us quickstart getting-started install installation library stdlib concepts',
);
/** Events, jobs, courses, directories. */
export const indexRoutes = list(
  'events event jobs careers courses programs directory find search calendar schedule agenda venues locations people faculty members evenements veranstaltungen eventos eventi kurse cursos vacancies listings listing index podcasts videos authors author tag category topics results',
);
