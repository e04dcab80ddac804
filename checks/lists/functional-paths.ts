/**
 * Path segments of pages that do something for one visitor and are no content: sign in, account, cart, checkout, print.
 * File names and routes of widespread shop and content systems, with the words that sites in other languages put there.
 * Written for this project, 2026-11-21. Lower case, as decoded from the path, without an extension.
 */
export const accountSegments: readonly string[] = [
  'login', 'log-in', 'logon', 'logout', 'log-out', 'signin', 'sign-in', 'sign_in', 'signout', 'sign-out', 'signup', 'sign-up', 'sign_up', 'register',
  'registration', 'account', 'my-account', 'myaccount', 'profile', 'auth', 'oauth', 'sso', 'wp-login', 'wp-admin', 'wp-signup', 'password', 'lostpassword',
  'forgot-password', 'reset-password', 'special:userlogin', 'special:createaccount', 'customer', 'wishlist', 'compare', 'unsubscribe',
  'anmelden', 'anmeldung', 'abmelden', 'registrieren', 'mein-konto', 'konto', 'merkzettel', 'connexion', 'inscription', 'mon-compte', 'compte',
  'iniciar-sesion', 'acceso', 'registro', 'mi-cuenta', 'accedi', 'registrati', 'il-mio-account', 'entrar', 'minha-conta', 'cadastro', 'inloggen',
  'mijn-account', 'logowanie', 'moje-konto', 'rejestracja', 'giris', 'uye-girisi', 'hesabim', 'masuk', 'daftar', 'akun', 'вход', 'регистрация',
  'личный-кабинет', 'ログイン', '登录', '登錄', '注册', '로그인', 'تسجيل-الدخول', 'लॉगिन',
];

export const cartSegments: readonly string[] = [
  'cart', 'basket', 'bag', 'checkout', 'onepage', 'add-to-cart', 'minicart', 'order', 'orders', 'payment', 'warenkorb', 'kasse', 'panier', 'commande',
  'carrito', 'cesta', 'finalizar-compra', 'carrello', 'cassa', 'carrinho', 'winkelwagen', 'winkelmandje', 'afrekenen', 'koszyk', 'zamowienie', 'sepet',
  'keranjang', 'корзина', 'カート', '购物车', '購物車', '장바구니', 'سلة', 'कार्ट',
];

/** Sharing, printing and reporting the page. */
export const actionSegments: readonly string[] = [
  'print', 'email', 'e-mail', 'share', 'send', 'tell-a-friend', 'report', 'reporttypo', 'feed', 'trackback', 'drucken', 'imprimer', 'imprimir', 'stampa', 'печать', '印刷', '打印',
];

/** Query parameters that filter a list, beside the ones that order it; an entry that ends in an underscore or a bracket is a prefix. */
export const filterParameters: readonly string[] = [
  'filter', 'filters', 'filter_', 'filter[', 'f', 'f[', 'fq', 'facet', 'facets', 'facet_', 'facet[', 'refine', 'refinement', 'prefn', 'prefv', 'price', 'min_price',
  'max_price', 'price_min', 'price_max', 'pmin', 'pmax', 'color', 'colour', 'size', 'brand', 'attr_', 'attribute_', 'pa_', 'rating_filter', 'add-to-cart',
  'add_to_wishlist', 'replytocom', 'share', 'print', 'redirect_to', 'return_to', 'returnurl', 'next',
];
