/**
 * Takes the place of webextension-polyfill in tests of pages, which are outside an extension: there the polyfill throws when it is loaded.
 * It has nothing; a test that needs a part puts it in.
 */
const browser: Record<string, unknown> = {};
export default browser;
