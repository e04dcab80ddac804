/**
 * To be imported before Playwright: it watches every request of a service worker, over the protocol and for nobody, which costs a
 * probe of five hundred links a third of its time. It reads this setting once, when it is loaded.
 */
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';
