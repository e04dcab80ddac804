// What the bundler adds for pages and scripts of the extension: imports of style sheets, and the option autoIcons of wxt.config.ts.
/// <reference types="wxt/vite-builder-env" />
/// <reference types="@wxt-dev/auto-icons" />
