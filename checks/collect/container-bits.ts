/** What holds for everything in an element, as bits. Constants each by itself, which the bundler writes into the code as numbers. */
export const pre = 1;
export const quote = 2;
export const superscript = 4;
export const details = 8;
export const nosnippet = 16;
export const control = 32;
export const sectioning = 64;
export const ariaHidden = 512;
export const siteMenu = 1024;
export const named = 2048;
export const code = 128;
export const noscript = 256;
/** Invisible, and in an element that is still to be opened; in none such. */
export const opens = 4096;
export const closed = 8192;
