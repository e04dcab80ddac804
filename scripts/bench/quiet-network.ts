/**
 * Import before Playwright. Playwright watches every request of a service worker even if nobody listens, which costs a
 * probe of 500 links a third of its time. It reads this setting once, when it is loaded.
 */
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';
