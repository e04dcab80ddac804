/** A page that tries every possible way to reach a forbidden address. Each attempt requests `/hit/<its name>` of an inner service. */

/** @param at origin of the inner service; @param udp and @param tcp its ports for STUN and TURN */
export function hostilePage(at: string, udp: number, tcp: number, spellings: Readonly<Record<string, string>>): string {
  const to = (way: string) => `${at}/hit/${way}`;
  const ws = to('').replace('http:', 'ws:');
  return `<!DOCTYPE html><html lang="en" manifest="${to('appcache')}"><head><meta charset="utf-8"><title>Nothing to see</title>
<link rel="stylesheet" href="${to('stylesheet')}"><link rel="icon" href="${to('icon')}"><link rel="manifest" href="${to('manifest')}" crossorigin="use-credentials">
<link rel="preload" as="image" href="${to('preload')}"><link rel="prefetch" href="${to('prefetch')}"><link rel="modulepreload" href="${to('modulepreload')}">
<link rel="dns-prefetch" href="${at}"><link rel="preconnect" href="${at}"><link rel="prerender" href="${to('prerender')}">
<style>@import url("${to('import')}"); @font-face{font-family:x;src:url("${to('font')}")} p{font-family:x;background:url("${to('background')}");cursor:url("${to('cursor')}"),auto;border-image:url("${to('border')}") 1;list-style:url("${to('list-style')}")}</style>
<script src="${to('script')}"></script><script type="module" src="${to('module')}"></script>
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${to('speculation-prefetch')}"],"eagerness":"immediate"}],"prerender":[{"source":"list","urls":["${to('speculation-prerender')}"],"eagerness":"immediate"}]}</script>
</head><body><main><h1>Nothing to see</h1><p>Text.</p>
<img src="${to('img')}" alt=""><img srcset="${to('srcset')} 2x" alt=""><picture><source srcset="${to('picture')}"><img alt="" src="data:,"></picture><input type="image" src="${to('input-image')}" alt="x">
<iframe src="${to('iframe')}"></iframe><object data="${to('object')}"></object><embed src="${to('embed')}"><video src="${to('video')}" poster="${to('poster')}" preload="auto"></video><audio src="${to('audio')}" preload="auto"></audio>
<video preload="auto"><source src="${to('source')}"><track src="${to('track')}" default></video><svg><image href="${to('svg-image')}"/><use href="${to('svg-use')}#x"/></svg>
<iframe srcdoc="&lt;img src=&quot;${to('srcdoc')}&quot;&gt;"></iframe><iframe src="/frame-redirect"></iframe><iframe src="/frame-refresh"></iframe><iframe src="/frame-location"></iframe>
<iframe name="target"></iframe><form action="${to('form')}" method="post" target="target" id="form"><input name="a" value="b"></form>
<a id="ping" href="#x" ping="${to('ping')}">x</a><img src="/redirect-image" alt="">
${Object.entries(spellings)
  .map(([name, origin]) => `<img src="${origin}/hit/host-${name}" alt="">`)
  .join('\n')}
<script>
const to = (way) => ${JSON.stringify(to(''))} + way;
const attempt = (work) => { try { const result = work(); if (result && result.catch) result.catch(() => 0); } catch {} };
attempt(() => fetch(to('fetch'), { mode: 'no-cors' })); attempt(() => fetch(to('fetch-post'), { mode: 'no-cors', method: 'POST', body: 'x' })); attempt(() => fetch(to('preflight'), { method: 'PUT' }));
attempt(() => fetch(to('keepalive'), { mode: 'no-cors', keepalive: true })); attempt(() => fetch('/redirect-fetch', { mode: 'no-cors' }));
attempt(() => { const request = new XMLHttpRequest(); request.open('GET', to('xhr')); request.send(); });
attempt(() => navigator.sendBeacon(to('beacon'), 'x')); attempt(() => new EventSource(to('eventsource')));
attempt(() => new WebSocket(${JSON.stringify(ws)} + 'websocket')); attempt(() => new WebSocketStream(${JSON.stringify(ws)} + 'websocketstream'));
attempt(() => new Worker('/worker.js')); attempt(() => new SharedWorker('/shared-worker.js')); attempt(() => navigator.serviceWorker.register('/service-worker.js'));
attempt(() => import(to('dynamic-import'))); attempt(() => new Image().src = to('new-image')); attempt(() => new Audio(to('new-audio')).load()); attempt(() => document.fonts.add(new FontFace('y', 'url(' + to('fontface') + ')')));
attempt(() => new FontFace('y', 'url(' + to('fontface-load') + ')').load()); attempt(() => document.getElementById('form').submit()); attempt(() => document.getElementById('ping').click());
attempt(() => open(to('popup'))); attempt(() => new WebTransport(to('webtransport').replace('http:', 'https:'))); attempt(() => CSS.paintWorklet.addModule(to('worklet')));
attempt(() => new Notification('x', { icon: to('notification') })); attempt(() => navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: to('artwork') }] }));
attempt(() => { const frame = document.createElement('iframe'); frame.src = 'javascript:location.href=' + JSON.stringify(to('javascript-url')); document.body.append(frame); });
attempt(() => { const style = document.createElement('style'); style.textContent = 'body::after{content:url(' + to('content') + ')}'; document.head.append(style); });
for (const urls of ['stun:127.0.0.1:${udp}', 'turn:127.0.0.1:${tcp}?transport=tcp', 'turn:127.0.0.1:${udp}?transport=udp'])
  attempt(async () => { const peer = new RTCPeerConnection({ iceServers: [{ urls, username: 'a', credential: 'b' }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer()); });
setTimeout(() => { for (let i = 0; i < 5; i++) attempt(() => fetch('http://rebind.demo.example/hit/rebinding?' + i, { mode: 'no-cors' })); }, 300);
</script></main></body></html>`;
}

/** Responses of the page's own paths. */
export function hostileFiles(
  at: string,
): Readonly<Record<string, { type: string; body: string; headers?: Record<string, string>; status?: number }>> {
  const to = (way: string) => `${at}/hit/${way}`;
  const ws = to('').replace('http:', 'ws:');
  return {
    '/worker.js': {
      type: 'text/javascript',
      body: `fetch(${JSON.stringify(to('worker-fetch'))}, { mode: 'no-cors' }); try { importScripts(${JSON.stringify(to('import-scripts'))}); } catch {} new WebSocket(${JSON.stringify(`${ws}worker-websocket`)});`,
    },
    '/shared-worker.js': { type: 'text/javascript', body: `fetch(${JSON.stringify(to('shared-worker-fetch'))}, { mode: 'no-cors' });` },
    '/service-worker.js': { type: 'text/javascript', body: `fetch(${JSON.stringify(to('service-worker-fetch'))}, { mode: 'no-cors' });` },
    '/frame-redirect': { type: 'text/html', body: '', status: 302, headers: { location: to('frame-redirect') } },
    '/frame-refresh': { type: 'text/html', body: `<meta http-equiv="refresh" content="0;url=${to('frame-refresh')}">` },
    '/frame-location': { type: 'text/html', body: `<script>location.href = ${JSON.stringify(to('frame-location'))}</script>` },
    '/redirect-image': { type: 'text/html', body: '', status: 302, headers: { location: to('redirect-image') } },
    '/redirect-fetch': { type: 'text/html', body: '', status: 307, headers: { location: to('redirect-fetch') } },
    '/go-redirect': { type: 'text/html', body: '', status: 302, headers: { location: to('main-redirect') } },
    '/go-refresh': { type: 'text/html', body: `<title>x</title><meta http-equiv="refresh" content="0;url=${to('main-refresh')}"><p>x` },
    '/go-location': {
      type: 'text/html',
      body: `<title>x</title><script>location.href = ${JSON.stringify(to('main-location'))}</script><p>x`,
    },
    '/robots.txt': { type: 'text/plain', body: '', status: 302, headers: { location: to('robots-redirect') } },
    '/llms.txt': { type: 'text/plain', body: '', status: 301, headers: { location: to('llms-redirect') } },
    '/sitemap.xml': { type: 'application/xml', body: '', status: 302, headers: { location: to('sitemap-redirect') } },
  };
}

/** Sent with the page, so that reports go where the page wants. */
export const reportHeaders = (at: string): Record<string, string> => ({
  'content-security-policy-report-only': `img-src 'none'; report-uri ${at}/hit/csp-report; report-to inside`,
  'reporting-endpoints': `inside="${at}/hit/reporting", default="${at}/hit/reporting-default"`,
  'report-to': JSON.stringify({ group: 'inside', max_age: 60, endpoints: [{ url: `${at}/hit/report-to` }] }),
  nel: JSON.stringify({ report_to: 'inside', max_age: 60, success_fraction: 1 }),
  link: `<${at}/hit/link-header>; rel=preload; as=image`,
  'x-dns-prefetch-control': 'on',
});
