export const redirectPath = {
  title: 'Reached without needless redirects',
  why: 'Every redirect costs visitors time and crawlers a request. Google follows up to 10; a permanent redirect is a strong hint which address to index, a temporary one a weak hint.',
  says: {
    direct: () => ({ message: 'Does not apply: no HTTP redirect was seen on the way here. Redirects that a page does itself, by meta refresh or script, cannot be seen.', change: '' }),
    permanent: () => ({ message: 'One permanent redirect leads here.', change: '' }),
    temporary: ({ status }: { status: number }) => ({ message: `A temporary redirect (${status}) leads here.`, change: 'If the move is for good, answer 301 or 308.' }),
    several: ({ hops }: { hops: number }) => ({ message: `${hops} redirects lead here.`, change: 'Let the first address redirect straight to the last, and link to the last.' }),
    many: ({ hops }: { hops: number }) => ({ message: `${hops} redirects lead here: too many for visitors and crawlers.`, change: 'Let the first address redirect straight to the last.' }),
    stops: ({ hops }: { hops: number }) => ({ message: `${hops} redirects lead here. Google stops after 10.`, change: 'Let the first address redirect straight to the last.' }),
    loop: () => ({ message: 'The redirects run in a circle.', change: 'Find the two rules that send the address back and forth.' }),
    downgrade: ({ url }: { url: string }) => ({ message: `A redirect leads from https to http: ${url}`, change: 'Redirect to https only.' }),
    inward: ({ url }: { url: string }) => ({ message: `A redirect on the way here leads through a private address, which nobody outside that network can reach: ${url}`, change: 'Let the redirects lead over public addresses only.' }),
    anonymousMoves: ({ url }: { url: string }) => ({ message: `An anonymous request for this address is redirected to ${url}`, change: '' }),
    sameOriginOnly: () => ({ message: 'Browsers count the redirects of this visit only within one origin; there may have been more.', change: '' }),
  },
};
