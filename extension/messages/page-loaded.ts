/** The only message of a content script: its page has loaded. */
export const pageLoaded = 'page-loaded';
