export { findChromium } from '../server/audit/find-chromium.ts';

/** Keeps Chromium from talking to anything but the pages it is given. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
