import { chromium, type Browser } from 'playwright-core';

/**
 * What keeps Chromium on the guarded way: no loopback past the proxy, no name resolved by itself, no UDP for WebRTC, no QUIC (each held
 * by tests/server/egress/hostile-page.test.ts), and nothing of its own accord (tests/server/egress/own-accord.test.ts).
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
 * Features that are off. Of this flag the last one counts, and Playwright gives one: its list is here first (held by
 * tests/server/audit/browser.test.ts). The last three are ours: two pages for suggestions of the address bar, made ready in each window
 * that a visit opens (half a second of processor, for nobody who types), and a request to Google with a signature of every form of a page.
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
/** Playwright's own that would let a page do more than in a reader's browser. */
const withoutFlags = ['--disable-ipc-flooding-protection', '--disable-popup-blocking'];

export interface LaunchSettings {
  executablePath: string;
  sandbox: boolean;
  /** Proxy for requests that belong to no visit: it forwards nothing. */
  deadEnd: string;
  /** More flags, for tests. */
  flags?: readonly string[];
}

export function launchBrowser({ executablePath, sandbox, deadEnd, flags: more = [] }: LaunchSettings): Promise<Browser> {
  // Playwright reads it, and would then let Chromium pass the proxy by for loopback.
  delete process.env.PLAYWRIGHT_DISABLE_FORCED_CHROMIUM_PROXIED_LOOPBACK;
  return chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    // Told by its flag: Playwright's own headless mode hides scroll bars, and pages would be wider than in a window.
    headless: false,
    proxy: { server: deadEnd },
    args: [...flags, `--disable-features=${featuresOff.join(',')}`, ...more],
    ignoreDefaultArgs: withoutFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
    env: environment(),
  });
}

/** The browser opens untrusted pages, so it gets no environment variables of ours: these contain keys. */
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
