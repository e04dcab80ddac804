import { chromium, type Browser } from 'playwright-core';

/**
 * Keeps all of Chromium's traffic in the egress proxy: no loopback past the proxy, no local name resolution, no UDP for WebRTC, no QUIC (each
 * tested in tests/server/egress/hostile-page.test.ts), and no background requests (tests/server/egress/own-accord.test.ts).
 */
const flags = [
  '--headless=new',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--no-pings',
];
/**
 * Disabled features. Only the last flag of this kind counts, and Playwright passes one, so its list is included first (tested in
 * tests/server/audit/visit/browser.test.ts). The last three are ours: two pages for suggestions of the address bar, prepared in each window
 * that a visit opens (half a second of CPU), and a request to Google with a signature of every form on a page.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AutofillServerCommunication',
];
/** Playwright's flags that would allow a page more than a user's browser does. */
const withoutFlags = ['--disable-ipc-flooding-protection', '--disable-popup-blocking'];

/** Milliseconds in which a browser must start. */
export const startLimit = { ms: 30_000 };

export interface LaunchSettings {
  executablePath: string;
  sandbox: boolean;
  /** Proxy for requests outside of any visit; it forwards nothing. */
  deadEnd: string;
  /** Additional flags, for tests. */
  flags?: readonly string[];
}

export function launchBrowser({ executablePath, sandbox, deadEnd, flags: more = [] }: LaunchSettings): Promise<Browser> {
  // Playwright reads this variable, and would then let Chromium bypass the proxy for loopback.
  delete process.env.PLAYWRIGHT_DISABLE_FORCED_CHROMIUM_PROXIED_LOOPBACK;
  return chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    // Headless by flag: Playwright's headless mode hides scroll bars, so pages would be wider than in a window.
    headless: false,
    proxy: { server: deadEnd },
    args: [...flags, `--disable-features=${featuresOff.join(',')}`, ...more],
    ignoreDefaultArgs: withoutFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: startLimit.ms,
    env: environment(),
  });
}

/** The browser opens untrusted pages, so it does not get our environment variables, which contain keys. */
function environment(): Record<string, string> {
  const switches = [
    'PATH',
    'HOME',
    'TMPDIR',
    'LANG',
    'LC_ALL',
    'TZ',
    'FONTCONFIG_PATH',
    'FONTCONFIG_FILE',
    'LD_LIBRARY_PATH',
    'XDG_RUNTIME_DIR',
    'DBUS_SESSION_BUS_ADDRESS',
    'SystemRoot',
    'TEMP',
    'LOCALAPPDATA',
    'CHROME_DEVEL_SANDBOX',
  ];
  return Object.fromEntries(switches.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}
