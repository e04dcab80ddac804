export { findChromium } from '../server/audit/find-chromium.ts';

/** Keeps Chromium from talking to anything but the pages it is given, and from work that nobody sees: its own windows and popups move without steps between. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--wm-window-animations-disabled',
  '--animation-duration-scale=0',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
