/** What browsers and stores show of the extension before it runs. The build writes it to `_locales`, from where the manifest takes it. */
export const manifestMessages = {
  description: 'Audits the open tab for search engines and for readiness to be cited by AI answer engines. Nothing leaves your machine.',
  action: 'Audit this page with Pageloupe',
  sidePanel: 'Open the side panel',
  bulkAudits: 'Open bulk audits',
};
