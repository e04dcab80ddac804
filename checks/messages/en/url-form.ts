export const urlForm = {
  title: 'URL is clean and stable',
  why: 'One page should have one address. Session ids and tracking parameters make many of one, and what stands behind # is not sent to servers and crawlers at all.',
  says: {
    clean: () => ({ message: 'The URL has one clean form.', change: '' }),
    fragmentOnly: ({ fragment }: { fragment: string }) => ({
      message: `The content is addressed by the fragment only: ${fragment}. Crawlers cut fragments off and see one page for all.`,
      change: 'Give each view an address of its own with the History API.',
    }),
    session: ({ names }: { names: string }) => ({ message: `The URL carries a session: ${names}. Every visitor gets another address.`, change: 'Keep sessions in cookies.' }),
    parameters: ({ count }: { count: number }) => ({ message: `The URL has ${count} query parameters, not counting tracking.`, change: 'Leave out parameters that do not change the page, or name a canonical without them.' }),
    trackedCanonical: ({ names }: { names: string }) => ({ message: `The canonical carries tracking parameters: ${names}.`, change: 'Name the address without them.' }),
    trackedOgUrl: ({ names }: { names: string }) => ({ message: `og:url carries tracking parameters: ${names}.`, change: 'Name the address without them.' }),
    trackedLinks: ({ count }: { count: number }) => ({ message: `${count} ${count === 1 ? 'link' : 'links'} within the site ${count === 1 ? 'carries' : 'carry'} tracking parameters.`, change: 'Link to the plain address: tracking within the site also overwrites where a visitor came from.' }),
    space: () => ({ message: 'The path contains a space.', change: 'Separate words by hyphens.' }),
    doubleSlash: () => ({ message: 'The path contains a double slash.', change: 'Correct the link or rule that makes it.' }),
    long: ({ length }: { length: number }) => ({ message: `The URL has ${length} characters; some software stops at 2,000.`, change: 'Shorten it.' }),
    underscore: () => ({ message: 'The path separates words by underscores; Google recommends hyphens. No reason to change an address that works.', change: '' }),
    upperCase: () => ({ message: 'The path has upper-case letters: other spellings are other addresses. No reason to change an address that works.', change: '' }),
  },
};
