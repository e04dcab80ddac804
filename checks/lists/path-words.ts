/**
 * Path segments that sites of many languages use for pages of one purpose, in lower case, without accents and without
 * file extension. Ours, from common practice; a path names a purpose whatever language the page is in. 2026-11-21.
 */
const list = (words: string): readonly string[] => words.split(' ');

export const loginPaths = list(
  'login log-in logon signin sign-in sign_in signup sign-up register registration join auth oauth sso wp-login forgot-password reset-password password-reset lost-password ' +
    'anmelden anmeldung einloggen registrieren connexion se-connecter inscription iniciar-sesion acceder registro registrarse accedi registrati accesso entrar cadastro inloggen aanmelden registreren ' +
    'zaloguj logowanie rejestracja vhod voyti giris uye-girisi kayit masuk daftar denglu zhuce prihlaseni',
);
export const cartPaths = list(
  'cart basket bag shopping-cart shopping-bag shoppingcart viewcart warenkorb einkaufswagen panier carrito cesta carrello carrinho winkelwagen winkelmandje koszyk korzina sepet sepetim keranjang kosik kosar varukorg handlekurv ostoskori cos-de-cumparaturi gouwuche',
);
export const checkoutPaths = list(
  'checkout kasse bestellen commander paiement caja pagar finalizar-compra cassa pagamento finalizar-pedido afrekenen kasa zamowienie oformlenie odeme pembayaran pokladna kassa order-received payment payments',
);
export const accountPaths = list(
  'account my-account myaccount accounts profile-settings settings dashboard wishlist konto mein-konto kundenkonto mon-compte compte mi-cuenta cuenta il-mio-account mijn-account minha-conta moje-konto hesabim akun-saya lichnyj-kabinet ucet muj-ucet',
);
export const searchPaths = list(
  'search suche recherche buscar busca busqueda ricerca cerca zoeken szukaj wyszukiwarka poisk arama cari pencarian hledat hledani kereses sok haku search-results searchresults results suchergebnisse',
);
/** Query parameters that carry what was searched for. Alone they prove nothing; on a search path, or with a search form, they do. */
export const searchQueries = list('q query s search keyword keywords suche recherche buscar wd kw');

export const aboutPaths = list(
  'about about-us aboutus about_us about-me who-we-are our-story our-team team company masthead ueber-uns uber-uns ueber uber-mich ueber-mich unternehmen redaktion a-propos apropos qui-sommes-nous quienes-somos sobre-nosotros nosotros acerca-de ' +
    'chi-siamo azienda quem-somos sobre sobre-nos over-ons over wie-zijn-wij o-nas o-firmie about-company o-kompanii o-proekte hakkimizda kurumsal tentang tentang-kami profil-perusahaan company-profile corporate guanyu o-spolecnosti rolunk om-oss om-os tietoa-meista despre-noi gaiyou redakce redakcia redakcja redaktsiya tiraz rolunk o-webu quienes-somos qui-som impresszum impresum kaisha company-info aboutus about-site corporate-info gioi-thieu ve-chung-toi quem-sou chi-sono wer-wir-sind pro-nas o-projektu who-we-are contact-about',
);
export const contactPaths = list(
  'contact contact-us contactus contact_us contacts kontakt kontakte contactez-nous nous-contacter contacto contactanos contactenos contatti contattaci contato contactos fale-conosco kontakty kontakti iletisim hubungi-kami kontak inquiry toiawase otoiawase lianxi kapcsolat yhteystiedot get-in-touch ota-yhteytta kapcsolatok kontaktid kontaktai lien-he contate contacte feedback-contact kontakti epikoinonia',
);
/** Where an offer is booked, ordered or asked for. */
export const bookingPaths = list(
  'book booking book-now book-online reserve reservation reservations appointment appointments quote get-a-quote request-a-quote free-quote estimate demo request-a-demo get-a-demo trial free-trial get-started signup sign-up apply enroll enrol order ' +
    'buchen termin termine anfrage angebot angebot-anfordern reserver reservation-en-ligne devis demande-de-devis rendez-vous reservar reserva cita presupuesto prenota prenotazione preventivo orcamento agendar agendamento reserveren afspraak offerte rezerwacja wycena zapis zapisatsya rezervasyon teklif yoyaku yuyue pesan',
);
export const imprintPaths = list(
  'impressum imprint legal-notice legal mentions-legales aviso-legal note-legali colofon colophon nota-prawna kunye site-notice tokushoho tokutei impresszum impresum legal-information mentions aviso-legal-y-privacidad',
);

/** Terms, privacy and help: pages that lead to who runs a site, one step further than its imprint. */
export const policyPaths = list(
  'terms terms-of-service terms-of-use terms-and-conditions terms-conditions termsofuse tos conditions policies privacy privacy-policy privacypolicy privacy-notice data-protection help help-center help-centre support faq faqs customer-service ' +
    'agb nutzungsbedingungen datenschutz datenschutzerklaerung hilfe cgv cgu conditions-generales confidentialite politique-de-confidentialite donnees-personnelles aide terminos terminos-y-condiciones condiciones privacidad politica-de-privacidad ayuda ' +
    'condizioni termini termini-e-condizioni informativa-privacy assistenza termos termos-de-uso politica-de-privacidade ajuda voorwaarden algemene-voorwaarden privacybeleid privacyverklaring hulp regulamin polityka-prywatnosci pomoc ' +
    'usloviya politika-konfidencialnosti konfidencialnost pomoshch kosullar kullanim-kosullari gizlilik gizlilik-politikasi yardim syarat-ketentuan kebijakan-privasi bantuan podminky obchodni-podminky ochrana-osobnich-udaju napoveda aszf adatvedelem ' +
    'villkor integritetspolicy vilkar personvern tietosuoja kayttoehdot kiyaku riyou-kiyaku yinsi tieu-khoan chinh-sach-bao-mat',
);

/** Paths of reference manuals. */
export const docsPaths = list('docs doc documentation reference api-reference apidocs api-docs manual handbook');
/** Segments before the name of a person. */
export const authorPaths = list(
  'author authors autor autoren auteur auteurs autore autori autores autora author-profile by people person persons staff team profile profiles profil user users u contributor contributors writer writers reporter journalist editor yazar yazarlar penulis avtor avtory writer-profile columnist columnists columnista columnistas colunista colunistas kolumnist avtori autoriai forfatter skribent szerzo',
);
