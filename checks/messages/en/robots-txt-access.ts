export const robotsTxtAccess = {
  title: 'URL allowed by robots.txt',
  why: 'A URL that robots.txt blocks is not fetched: engines cannot read it, its noindex or its canonical. It may still be listed by its address alone.',
  says: {
    notWeb: () => ({ message: 'Does not apply: robots.txt speaks for pages on http and https only.', change: '' }),
    allowed: ({ line }: { line: number | null }) => ({
      message: line === null ? 'No rule of robots.txt keeps Googlebot, Bingbot or crawlers without a group of their own from this URL.'
        : `robots.txt lets Googlebot (line ${line}), Bingbot and crawlers without a group of their own fetch this URL.`,
      change: '',
    }),
    noFile: ({ status }: { status: number }) => ({ message: `robots.txt answers ${status}: there are no restrictions, and that is fine.`, change: '' }),
    blocked: ({ line, rule }: { line: number | null; rule: string }) => ({
      message: `robots.txt keeps Googlebot from fetching this URL, line ${line}: ${rule}`,
      change: 'Remove the rule, or add an Allow rule that is longer. If the page should stay out of search, use noindex instead and allow crawling.',
    }),
    serverError: ({ status }: { status: number }) => ({
      message: `robots.txt answers ${status}: Google takes the whole site for blocked while that lasts.`,
      change: 'Let robots.txt answer 200, or 404 when there is none.',
    }),
    othersBlocked: ({ names }: { names: string }) => ({
      message: `Googlebot may fetch this URL, but these may not: ${names}.`,
      change: 'Remove the rule unless you mean to leave these crawlers out.',
    }),
    syntax: ({ count }: { count: number }) => ({
      message: count === 1 ? 'One line of robots.txt is not what parsers expect.' : `${count} lines of robots.txt are not what parsers expect.`,
      change: 'Correct the lines, or make comments of them with #.',
    }),
    html: () => ({ message: 'robots.txt is an HTML page: parsers find no rules in it.', change: 'Serve the rules as plain text, or answer 404 when there are none.' }),
    tooLarge: () => ({ message: 'robots.txt is larger than 500 KiB: what stands after that is not read.', change: 'Shorten the file, for instance with wildcards.' }),
    notKeptOut: ({ line }: { line: number | null }) => ({
      message: `robots.txt blocks this URL (line ${line}). That alone does not keep it out: engines may list the address, and cannot see a noindex.`,
      change: 'Use noindex, and allow crawling so that it can be seen.',
    }),
    visible: () => ({ message: 'Googlebot may fetch this URL, so it can see that it is to be kept out.', change: '' }),
    redirected: ({ url }: { url: string }) => ({ message: `robots.txt was read from ${url} after a redirect.`, change: '' }),
  },
};
