/**
 * What tells of a URL that opening it does something instead of showing a page, beside functional-paths.ts. Lower case. Written for this
 * project from common practice of content and shop systems, 2026-11-22. A GET should change nothing (RFC 9110, 9.2.1); some links do.
 */

/** Words that stand alone, or between hyphens and underscores, in a step of the path or as the value of a parameter. */
export const changingWords: readonly string[] = [
  'logout', 'logoff', 'signout', 'signoff', 'delete', 'destroy', 'remove', 'unsubscribe', 'unfollow', 'upvote', 'downvote', 'addtocart', 'deconnexion', 'abmelden', 'ausloggen', 'uitloggen',
  'loschen', 'supprimer', 'eliminar', 'elimina', 'verwijderen', 'usun', 'wyloguj', 'odhlasit', 'cikis', 'logga-ut', 'выход', 'удалить', 'выйти', 'ログアウト', '退出', '登出', '删除', '刪除', '로그아웃', '삭제', 'خروج', 'حذف',
];

/** Parameters that carry a proof of the visitor's will: a link with one does something. An entry that ends in an underscore is a prefix. */
export const tokenParameters: readonly string[] = ['_wpnonce', 'nonce', 'csrf', 'csrf_token', 'csrftoken', '_csrf', '_token', 'authenticity_token', 'form_key', 'form_token', 'sesskey', '_method', 'logout', 'add-to-cart', 'remove_item', 'undo_item'];

/** Endings of files that a browser saves or shows by itself: no page that can be audited. */
export const fileEndings: readonly string[] = [
  'pdf', 'doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'ods', 'csv', 'tsv', 'ppt', 'pptx', 'odp', 'epub', 'mobi', 'txt', 'md', 'log', 'ics', 'vcf',
  'zip', 'gz', 'tgz', 'bz2', 'xz', '7z', 'rar', 'tar', 'iso', 'dmg', 'pkg', 'exe', 'msi', 'deb', 'rpm', 'apk', 'ipa', 'jar', 'xpi', 'crx', 'bin',
  'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'tif', 'tiff', 'heic', 'psd', 'eps', 'ai', 'mp3', 'm4a', 'ogg', 'oga', 'wav', 'flac', 'aac', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'avi', 'mkv', 'wmv',
  'css', 'js', 'mjs', 'map', 'json', 'jsonld', 'xml', 'xsl', 'rss', 'atom', 'rdf', 'ttl', 'woff', 'woff2', 'ttf', 'otf', 'wasm', 'swf',
];
