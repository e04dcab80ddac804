import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pageLoaded } from '../extension/messages/page-loaded.ts';

interface Api {
  runtime: { sendMessage(message: string): unknown };
}
const { browser, chrome } = globalThis as { browser?: Api; chrome?: Api };

/** Tells the worker that the page has loaded, on sites that the user allowed, while the toolbar icon shows failures. */
export default defineUnlistedScript(() => {
  void (browser ?? chrome)?.runtime.sendMessage(pageLoaded);
});
