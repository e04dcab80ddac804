// Logs in before the first page: SITE_USER=ann SITE_PASSWORD='open sesame' pageloupe audit https://example.com/account --login login.mjs
// `page` is a Playwright page, `origin` the first site you named, `env` the environment variables, with user and password.
export default async ({ page, origin, env }) => {
  await page.goto(`${origin}/login`);
  await page.fill('[name=user]', env.SITE_USER);
  await page.fill('[name=password]', env.SITE_PASSWORD);
  await page.click('button[type=submit]');
  // Wait for something that only a logged-in visitor sees.
  await page.waitForURL('**/account');
};
