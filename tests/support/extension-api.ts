/**
 * Takes the place of webextension-polyfill in tests of pages, which are outside an extension: there the polyfill throws when it is loaded.
 * It has a language and nothing else; a test that needs a part puts it in.
 */
const browser: Record<string, unknown> = { i18n: { getUILanguage: () => 'en' } };
export default browser;
