export const publisherIdentity = {
  title: 'The page says whose it is',
  why: 'A source can only be named, and trusted, when it is clear who publishes it. One name in all places lets search engines and answer engines connect the page with its publisher.',
  says: {
    identified: ({ name }: { name: string }) => ({ message: `The page says whose it is: ${name}.`, change: '' }),
    unseen: ({ name }: { name: string }) => ({
      message: `The structured data names ${name} as publisher, but readers do not see that name.`,
      change: 'Show the name of the publisher: in the header, in the footer, or as the alternative text of the logo.',
    }),
    unreachable: ({ name }: { name: string }) => ({
      message: `The page names ${name}, but no about, contact or imprint page is linked, and no structured data says who that is.`,
      change: 'Link to a page about the publisher, or describe it as an Organization or Person in the structured data.',
    }),
    notMarkedUp: ({ name }: { name: string }) => ({
      message: `The page says whose it is (${name}), but its structured data does not.`,
      change: 'Add an Organization or Person with name, url, logo and sameAs, and refer to it as publisher.',
    }),
    unnamed: () => ({
      message: 'The page does not say who publishes it.',
      change: 'Name the publisher visibly, link to an about, contact or imprint page, and describe the publisher in structured data.',
    }),
    namesDiffer: ({ names }: { names: string }) => ({
      message: `The site goes by different names: ${names}.`,
      change: 'Use one name for the site in og:site_name, WebSite.name, the publisher and the title.',
    }),
    couldAdd: ({ missing }: { missing: string }) => ({ message: `Worth adding: ${missing}.`, change: '' }),
    doesNotApply: () => ({ message: 'Does not apply to a page for signing in, buying, or searching.', change: '' }),
  },
};
