// What the bundler adds for pages and scripts of the extension: imports of style sheets, and the browser that is built for.
/// <reference types="wxt/vite-builder-env" />
interface ImportMetaEnv {
  readonly FIREFOX: boolean;
}
