/** @param root selector of the element with the colors  @param body selector of the element with font and margins */
const style = (root: string, body: string) => `
${root} { color-scheme: light dark; --paper: #f4f1ea; --surface: #fffefb; --ink: #1a2433; --muted: #515c6b; --line: #dcd5c7; --navy: #1d3f72;
  --pass: #1c6b42; --warn: #825300; --fail: #a8231b; --na: #5d6470; --unchecked: #5a4a9c; --note: #1d3f72; }
@media (prefers-color-scheme: dark) { ${root} { --paper: #11161e; --surface: #19202b; --ink: #ebe7de; --muted: #a8b1be; --line: #2c3543; --navy: #93b7ef;
  --pass: #74cf9a; --warn: #ecb74f; --fail: #ff9389; --na: #a3acb8; --unchecked: #bdb3f5; --note: #93b7ef; } }
@media print { ${root} { color-scheme: light; --paper: #fff; --surface: #fff; --ink: #111; --muted: #444; --line: #bbb; --navy: #1d3f72;
  --pass: #1c6b42; --warn: #825300; --fail: #a8231b; --na: #5d6470; --unchecked: #5a4a9c; --note: #1d3f72; } }
* { box-sizing: border-box; } :root:lang(ja) { line-break: strict; word-break: auto-phrase; }
${body} { margin: 0 auto; max-width: 64rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5 { line-height: 1.25; margin: 1.5em 0 .5em; text-wrap: balance; }
h1 { font-size: 1.75rem; margin-top: 0; } h2 { font-size: 1.375rem; border-top: 2px solid var(--line); padding-top: 1rem; } h3 { font-size: 1.125rem; } h4 { font-size: 1rem; } h5 { font-size: .9375rem; margin: 0; }
p, ul, ol, dl, table { margin: .5em 0; } ul, ol { padding-inline-start: 1.5em; }
a { color: var(--navy); } a:focus-visible { outline: 2px solid var(--navy); outline-offset: 2px; }
.muted { color: var(--muted); } .small { font-size: .875rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: .75rem 0; }
.scores { display: flex; flex-wrap: wrap; gap: .25rem 2rem; } .scores b { font-size: 1.5rem; }
.fail { color: var(--fail); } .warn { color: var(--warn); } .pass { color: var(--pass); } .na { color: var(--na); } .unchecked, .pending { color: var(--unchecked); } .note { color: var(--note); }
.verdict { border-inline-start: 5px solid currentColor; padding-inline-start: .75rem; } .verdict > * { color: var(--ink); margin: .25em 0; }
.tag { border: 1px solid var(--line); border-radius: 4px; padding: 0 .3em; color: var(--muted); font-size: .8125rem; white-space: nowrap; }
.status { font-weight: 600; white-space: nowrap; }
.line { display: flex; flex-wrap: wrap; gap: 0 .75rem; justify-content: space-between; align-items: baseline; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; } caption { text-align: start; color: var(--muted); padding: .25rem 0; }
th[scope=col] { overflow-wrap: normal; } th[scope=row] { font-weight: 500; min-width: 7.5rem; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .5rem; text-align: start; vertical-align: top; min-width: 6.5em; }
.number { min-width: 3.5em; text-align: end; overflow-wrap: normal; } code, .code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .875em; direction: ltr; unicode-bidi: isolate; } .along-text { display: inline-block; } .along-text:dir(rtl) { scale: -1 1; } mark { background: none; color: inherit; text-decoration: underline wavy var(--fail); }
bdi { unicode-bidi: isolate; } .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: .75rem; } .charts figure { margin: 0; } svg { width: 100%; max-width: 24rem; height: auto; direction: ltr; } .track { fill: var(--line); } .amount { fill: var(--navy); } svg text { fill: var(--ink); font-size: 11px; }
.article { border-top: 2px solid var(--line); } .article > h2 { border: 0; padding: 0; } dt { color: var(--muted); float: inline-start; clear: inline-start; padding-inline-end: .5em; } dd { margin: 0; }
.masthead { border-top: 6px solid var(--brand); padding-top: .75rem; margin-bottom: 1.5rem; } .masthead p { margin: 0 0 .5rem; } .masthead img { max-width: 14rem; max-height: 4.5rem; background: #fff; } .cover-title { font-size: 1.5rem; font-weight: 650; line-height: 1.25; }
.skip { position: absolute; inset-inline-start: -999rem; } .skip:focus { inset-inline-start: 1rem; }
@media print { ${body} { max-width: none; padding: 0; font-size: 10pt; } .article { break-before: page; border: 0; } .article:only-of-type { break-before: auto; } h2, h3, h4, h5, thead, caption, .card > .line { break-after: avoid; } tr, li, dl, figure, .verdict, .card { break-inside: avoid; } .skip { display: none; } .wide { overflow: visible; } }
`;

/** The style sheet of self-contained HTML reports, for screen and print. The page's CSP allows it by its hash. */
export const documentStyle = style(':root', 'body');
/** The same for a report in a shadow root, in a `main`. */
export const shadowStyle = style(':host', 'main');
