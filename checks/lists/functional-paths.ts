/**
 * Path segments and query parameters of links that do something for one visitor and lead to no content, beside those of
 * path-words.ts: file names and routes of widespread shop and content systems, and words of other scripts as they stand in
 * decoded paths. Lower case, without extension. Written for this project, 2026-11-21.
 */
export const visitorSegments: readonly string[] = [
  'logout', 'log-out', 'signout', 'sign-out', 'wp-admin', 'wp-signup', 'password', 'lostpassword', 'special:userlogin', 'special:createaccount', 'customer',
  'compare', 'unsubscribe', 'onepage', 'add-to-cart', 'minicart', 'order', 'orders', 'abmelden', 'merkzettel', 'acceso', 'cadastro',
  'вход', 'регистрация', 'личный-кабинет', 'корзина', 'ログイン', 'カート', '登录', '登錄', '注册', '购物车', '購物車', '로그인', '장바구니', 'تسجيل-الدخول', 'سلة', 'लॉगिन', 'कार्ट',
];

/** Sharing, printing and reporting the page. */
export const actionSegments: readonly string[] = [
  'print', 'email', 'e-mail', 'share', 'send', 'tell-a-friend', 'report', 'reporttypo', 'feed', 'trackback', 'drucken', 'imprimer', 'imprimir', 'stampa', 'печать', '印刷', '打印',
];

/** Query parameters that filter a list or turn the leaves of a calendar, beside the ones that order it; an entry that ends in an underscore or a bracket is a prefix. */
export const filterParameters: readonly string[] = [
  'filter', 'filters', 'filter_', 'filter[', 'f', 'f[', 'fq', 'facet', 'facets', 'facet_', 'facet[', 'refine', 'refinement', 'prefn', 'prefv', 'price', 'min_price',
  'max_price', 'price_min', 'price_max', 'pmin', 'pmax', 'color', 'colour', 'size', 'brand', 'attr_', 'attribute_', 'pa_', 'rating_filter', 'add-to-cart', 'date', 'month', 'year', 'week', 'calendar',
  'add_to_wishlist', 'replytocom', 'share', 'print', 'redirect_to', 'return_to', 'returnurl', 'next',
];
