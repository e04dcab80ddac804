/** HTML pages of the service: no script, and no requests to other URLs. */
import { createHash } from 'node:crypto';
import type { ComponentChildren, JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { volumes, type ContactRequest } from './contacts.ts';
import { problems, type ProblemCode } from './problem-codes.ts';
import { problemDetail } from './problems.ts';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import { joinSentences } from '../../words/sentence.ts';
import { pageLanguage, serverWords } from '../words.ts';

const style = `
:root { color-scheme: light dark; --ink: #16202e; --soft: #4d5a6b; --ground: #f6f7f9; --card: #fff; --line: #8593a5; --accent: #1d4ed8; --on: #fff; --bad: #b3261e; --good: #146c2e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --soft: #aab5c4; --ground: #10151d; --card: #19212c; --line: #70809a; --accent: #8db1ff; --on: #0b1526; --bad: #ff9a91; --good: #7fd89a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem; background: var(--card); border-radius: 0.75rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.6rem; line-height: 1.25; text-wrap: balance; }
h2 { margin: 1.5rem 0 0.25rem; font-size: 1rem; }
p { margin: 0 0 1rem; }
form { display: grid; gap: 1.25rem; margin-top: 1.5rem; }
.field { display: grid; gap: 0.35rem; }
label { font-weight: 600; }
input, textarea, select { width: 100%; padding: 0.6rem 0.7rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 0.45rem; }
textarea { min-height: 7rem; resize: vertical; }
[aria-invalid=true] { border: 2px solid var(--bad); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { justify-self: start; padding: 0.65rem 1.5rem; font: inherit; font-weight: 600; color: var(--on); background: var(--accent); border: 0; border-radius: 0.45rem; cursor: pointer; }
.soft { color: var(--soft); font-size: 0.9rem; margin: 0; }
.bad { color: var(--bad); font-weight: 600; margin: 0; }
.good { color: var(--good); font-weight: 600; }
a { color: var(--accent); }
.trap { position: absolute; inset-inline-start: -100vw; }
code { font-size: 0.95em; overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; }
p > code:only-child { display: block; }
@media (max-width: 30rem) { body { padding: 0; } main { border-radius: 0; padding: 1.25rem; min-height: 100vh; } }
`;

/** Allows only this style, and forms that submit to this service. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, content: ComponentChildren): string =>
  `<!DOCTYPE html>${renderToString(
    <html lang={pageLanguage().lang} dir={pageLanguage().dir}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Pageloupe`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )}`;

export interface ContactForm {
  values: Partial<Record<keyof ContactRequest, string>>;
  /** A sentence for each invalid field. */
  faults: Partial<Record<keyof ContactRequest, string>>;
  state: 'new' | 'faulty' | 'saved' | 'failed' | 'limited';
}

/** @param base path under which a proxy shows the service */
export const contactHtml = ({ values, faults, state }: ContactForm, base: string): string =>
  page(
    state === 'faulty' ? serverWords().contactPage.faulty : serverWords().contactPage.title,
    state === 'saved' ? (
      <>
        <h1>{serverWords().contactPage.title}</h1>
        <p class="good">{serverWords().contactPage.thanks}</p>
      </>
    ) : (
      <>
        <h1>{serverWords().contactPage.title}</h1>
        <p>{serverWords().contactPage.intro}</p>
        {state !== 'new' && (
          <p class="bad" role="alert">
            {serverWords().contactPage[state]}
          </p>
        )}
        <form method="post" action={`${base}/contact`} novalidate>
          <Field name="email" label={serverWords().contactPage.email} fault={faults.email}>
            {(marks) => (
              <input {...marks} type="email" dir="ltr" autocomplete="email" required maxLength={254} value={values.email ?? ''} />
            )}
          </Field>
          <Field name="use" label={serverWords().contactPage.use} fault={faults.use}>
            {(marks) => (
              <textarea {...marks} dir="auto" required maxLength={2000}>
                {values.use ?? ''}
              </textarea>
            )}
          </Field>
          <Field name="volume" label={serverWords().contactPage.volume} fault={faults.volume}>
            {(marks) => (
              <select {...marks} required>
                {volumes.map((volume) => (
                  <option key={volume} value={volume} selected={volume === (values.volume ?? 'unknown')}>
                    {serverWords().contactPage.volumes[volume]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div class="trap" aria-hidden="true">
            <label for="website">{serverWords().contactPage.trap}</label>
            <input id="website" name="website" tabIndex={-1} autocomplete="off" />
          </div>
          <button type="submit">{serverWords().contactPage.send}</button>
          <p class="soft">{serverWords().contactPage.privacy}</p>
        </form>
      </>
    ),
  );

interface Marks {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}
function Field({
  name,
  label,
  fault,
  children,
}: {
  name: keyof ContactRequest;
  label: string;
  fault: string | undefined;
  children(marks: Marks): JSX.Element;
}): JSX.Element {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {children({ id: name, name, ...(fault && { 'aria-invalid': true as const, 'aria-describedby': `${name}-fault` }) })}
      {fault && (
        <p class="bad" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** @param address address with which the browser called the service @param base path under which a proxy shows it */
export const startHtml = (address: string, base: string, withKeys: boolean): string =>
  page(
    serverWords().startPage.title,
    <>
      <h1>{serverWords().startPage.title}</h1>
      <p>{serverWords().startPage.intro}</p>
      <p>{withKeys ? serverWords().startPage.withKey : serverWords().startPage.first}</p>
      <p>
        <code>
          curl --get {address}
          {base}/v1/audit --data-urlencode url=https://example.com/
          {withKeys && ' --header "Authorization: Bearer $PAGELOUPE_KEY"'}
        </code>
      </p>
      <ul>
        {(
          [
            ['/sites', serverWords().startPage.dashboard],
            ['/docs', serverWords().startPage.docs],
            ['/openapi.json', serverWords().startPage.document],
            ['/problems', serverWords().startPage.problems],
            ['/readyz', serverWords().startPage.ready],
            ['/contact', serverWords().startPage.contact],
          ] as const
        ).map(([href, text]) => (
          <li key={href}>
            <a href={base + href}>{text}</a>
          </li>
        ))}
      </ul>
    </>,
  );

/** @param base path under which a proxy shows the service */
export const problemsHtml = (base: string): string =>
  page(
    serverWords().problemsPage.title,
    <>
      <h1>{serverWords().problemsPage.title}</h1>
      <p>{serverWords().problemsPage.intro}</p>
      {(Object.keys(problems) as ProblemCode[]).map((code) => (
        <section key={code} id={code}>
          <h2>
            <code>{code}</code> · {problems[code].status}
          </h2>
          <p>
            <SentenceWithQuotes
              text={joinSentences([
                `${serverWords().problems[code].title}${serverWords().punctuation.stop}`,
                problemDetail(code, base),
                problems[code].retryable && serverWords().problemsPage.retryable,
              ])}
            />
          </p>
        </section>
      ))}
    </>,
  );

/** The frame of the dashboard; its script draws everything in it. @param base path under which a proxy shows the service */
export const dashboardHtml = (base: string): string =>
  `<!DOCTYPE html>${renderToString(
    <html lang={pageLanguage().lang} dir={pageLanguage().dir}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${serverWords().dashboardPage.title} · Pageloupe`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${base}/sites/app.css`} />
        <script type="module" src={`${base}/sites/app.js`} />
      </head>
      <body>
        <div id="app">
          <p class="first-paint">{serverWords().dashboardPage.reading}</p>
          <noscript>{serverWords().dashboardPage.noScript({ path: `${base}/v1/sites` })}</noscript>
        </div>
      </body>
    </html>,
  )}`;
