const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

export const shareImage = {
  title: 'Share image works',
  why: 'The picture is most of what people see of a shared link. Networks leave it out without a word when they cannot use it.',
  says: {
    none: () => ({ message: 'There is no og:image to check.', change: '' }),
    works: ({ width, height }: { width: number; height: number }) => ({ message: `The share image loads and fits: ${width} × ${height} pixels.`, change: '' }),
    unmeasured: () => ({ message: 'The share image loads, but its size could not be measured.', change: '' }),
    unusable: ({ address }: { address: string }) => ({ message: `og:image is no address that a network could load: ${address}`, change: 'Give it the absolute https address of a JPEG, PNG or WebP file.' }),
    relative: () => ({ message: 'og:image is a relative address: several networks do not resolve it.', change: 'Write the full address, with https://.' }),
    insecure: () => ({ message: 'og:image is an http address: messengers and networks may refuse it.', change: 'Serve the picture over https and write that address.' }),
    vector: () => ({ message: 'The share image is an SVG, which X and most networks do not show.', change: 'Export it as PNG, JPEG or WebP.' }),
    noAlt: () => ({ message: 'There is no og:image:alt, so people who cannot see the picture learn nothing about it.', change: 'Add og:image:alt with a short description of the picture.' }),
    declaredSmall: ({ width, height }: { width: number; height: number }) => ({ message: `og:image:width and og:image:height announce ${width} × ${height} pixels, narrower than the usual 1200 × 630.`, change: '' }),
    notFound: ({ status }: { status: number }) => ({ message: `The share image answers ${status}.`, change: 'Correct the address, or put the picture back.' }),
    unreachable: ({ reason }: { reason: string }) => ({ message: `The share image cannot be loaded: ${reason}.`, change: 'Correct the address.' }),
    unverified: ({ reason }: { reason: string }) => ({ message: `The share image could not be checked: ${reason}.`, change: '' }),
    notImage: ({ type }: { type: string }) => ({ message: `The share image is no picture: it is served as ${type || 'nothing in particular'}.`, change: 'Link to the picture file itself and serve it as image/jpeg, image/png or image/webp.' }),
    tooSmall: ({ width, height }: { width: number; height: number }) => ({ message: `The share image has ${width} × ${height} pixels; below 200 × 200 networks drop it.`, change: 'Use 1200 × 630 pixels or more.' }),
    thumbnail: ({ width, height }: { width: number; height: number }) => ({ message: `The share image has ${width} × ${height} pixels: below 600 wide, networks show a thumbnail instead of a large preview.`, change: 'Use 1200 × 630 pixels or more.' }),
    small: ({ width, height }: { width: number; height: number }) => ({ message: `The share image has ${width} × ${height} pixels, which sharp screens blur.`, change: 'Use 1200 × 630 pixels or more.' }),
    ratio: ({ ratio }: { ratio: string }) => ({ message: `The share image has the ratio ${ratio} : 1. Large previews cut it to about 1.91 : 1.`, change: 'Make it about 1.91 times as wide as high, or keep what matters in the middle.' }),
    heavy: ({ bytes }: { bytes: number }) => ({ message: `The share image has ${megabytes(bytes)} MB; X takes less than 5 MB, messengers often far less.`, change: 'Compress it: a few hundred kB are plenty.' }),
  },
};
