/** Names of platforms that software runs on, as they are written in all languages. The list is ours. Checked 2026-11-21. */
export const platforms: readonly string[] = [
  'Windows', 'macOS', 'Mac OS', 'OS X', 'Linux', 'Ubuntu', 'Debian', 'Fedora', 'FreeBSD', 'Android', 'iOS', 'iPadOS', 'iPhone', 'iPad', 'watchOS', 'tvOS', 'ChromeOS', 'Chromebook',
  'HarmonyOS', 'Chrome', 'Firefox', 'Safari', 'Microsoft Edge', 'Opera', 'Docker', 'Kubernetes', 'Node.js', 'WordPress', 'Raspberry Pi', 'PlayStation', 'Xbox', 'Nintendo Switch', 'Steam Deck',
];
/** Hosts of maps: a link or frame there says where a place is. */
export const mapHosts = /(?:^|\.)(?:openstreetmap\.org|maps\.apple\.com|waze\.com|mapy\.(?:cz|com)|2gis\.[a-z]{2,3})$|^maps\.google\.|^(?:map|j\.map|maps)\.(?:baidu|naver|kakao|yandex)\.[a-z.]{2,6}$/i;
