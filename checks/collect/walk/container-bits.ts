/** Properties that apply to everything in an element, as bits. Separate constants, so that the bundler inlines the numbers. */
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
/** For invisible elements: `opens` if an ancestor can still be opened, `closed` if none can. */
export const opens = 4096;
export const closed = 8192;
/** Ruby readings, and elements of a heading that are not part of its text. */
export const reading = 16384;
export const beside = 32768;
