import { agree, amount, number, percent, partReadText } from './grammar.ts';

export const imageAlt = {
  title: 'Images have alt text',
  problem: 'Images without useful alt text',
  why: 'People who can’t see an image, search engines and language models read its alt text instead. Decorative images should have an empty alt.',
  heuristic: 'Our heuristic: sizes, shares and lengths',
  words: { text: 'Alt text', images: 'Images' },
  says: {
    described: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only content image has', `All ${number(count)} content images have`)} alt text.`,
      change: '',
    }),
    onlyDecoration: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only image is', `All ${number(count)} images are`)} marked as decorative.`,
      change: '',
    }),
    noImages: () => ({ message: 'The page has no images.', change: '' }),
    onlySmall: ({ count, smallestPixels }: { count: number; smallestPixels: number }) => ({
      message: `${agree(count, 'The only image on the page is', `All ${number(count)} images on the page are`)} smaller than ${number(smallestPixels)} pixels or not displayed.`,
      change: '',
    }),
    onlyLinks: () => ({ message: 'Each image is the only content of a link. Those links are counted by the link text check.', change: '' }),
    inLinks: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} without alt text ${agree(count, 'is the only content of its link', 'are the only content of their links')}: see the check of link texts.`,
      change: '',
    }),
    capped: (args: { read: number; total: number }) => partReadText('images', args),
    missing: ({ count, total, drawn }: { count: number; total: number; drawn: number }) => ({
      message:
        total === 1
          ? 'The only content image has no alt text.'
          : `${number(count)} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no alt text.`,
      change: [
        ...(count > drawn ? ['Describe the image in its alt attribute; use alt="" for decoration.'] : []),
        ...(drawn > 0 ? ['Name an SVG with a <title> element or an aria-label; use aria-hidden="true" for decoration.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }: { count: number; total: number }) => ({
      message: `${amount(count, 'linked image')} ${agree(count, 'has', 'have')} no alt text: nothing says where ${agree(count, 'the link leads', 'the links lead')}.`,
      change: 'Say in the image’s alt text where the link leads.',
    }),
    missingBesideText: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'image')} ${agree(count, 'has', 'have')} no alt attribute; ${agree(count, 'it is in a link', 'they are in links')} with text.`,
      change: 'Add alt="" so that screen readers skip the image, or describe it if it shows more than the text.',
    }),
    mainEmpty: () => ({
      message: 'The main image of the page has an empty alt text, which marks it as decoration.',
      change: 'Describe what the image shows.',
    }),
    fileNames: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'image')} ${agree(count, 'has a file name or URL as alt text', 'have file names or URLs as alt texts')}.`,
      change: 'Describe the image instead.',
    }),
    onlySigns: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only image is a logo or an avatar', `All ${number(count)} images are logos or avatars`)}, not content.`,
      change: '',
    }),
    saysNothing: ({ count, total, example }: { count: number; total: number; example: string }) => ({
      message: `${number(count)} of ${amount(total, 'image')} ${agree(count, 'has', 'have')} alt text that says nothing about the image: “${example}”.`,
      change: 'Describe what the image shows; use alt="" for decoration.',
    }),
    tooLong: ({ count, longestAlt }: { count: number; total: number; longestAlt: number }) => ({
      message: `${amount(count, 'alt text')} ${agree(count, 'is', 'are')} longer than ${number(longestAlt)} characters.`,
      change: 'Keep the alt text short, and move the rest to a caption or the text.',
    }),
    repeated: ({ count, total, sameAlt }: { count: number; total: number; sameAlt: number }) => ({
      message: `${number(count)} of ${amount(total, 'image')} share their alt text with ${number(sameAlt - 1)} or more other images.`,
      change: 'Describe what is different in each image.',
    }),
  },
};
