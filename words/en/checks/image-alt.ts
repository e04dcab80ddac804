import { agree, amount, number, percent, partRead } from './english.ts';

export const imageAlt = {
  title: 'Images have alternative text',
  why: 'People who cannot see an image, search engines and language models read its alternative text instead. Decorative images should have an empty alt.',
  words: { text: 'Alternative text', images: 'Images' },
  says: {
    described: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one content image has', `All ${number(count)} content images have`)} alternative text.`,
      change: '',
    }),
    onlyDecoration: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one image is', `All ${number(count)} images are`)} marked as decoration.`,
      change: '',
    }),
    noImages: () => ({ message: 'The page has no images.', change: '' }),
    onlySmall: ({ count, smallestPixels }: { count: number; smallestPixels: number }) => ({
      message: `${agree(count, 'The one image of the page is', `All ${number(count)} images of the page are`)} smaller than ${number(smallestPixels)} pixels or not displayed.`,
      change: '',
    }),
    onlyLinks: () => ({
      message: 'Each image is the only content of a link without text. The check of link texts counts those links.',
      change: '',
    }),
    inLinks: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} without alternative text ${agree(count, 'is', 'are')} the only content of a link. The check of link texts counts ${agree(count, 'that link', 'those links')}.`,
      change: '',
    }),
    capped: (given: { read: number; total: number }) => partRead('image', given),
    missing: ({ count, total, drawn }: { count: number; total: number; drawn: number }) => ({
      message:
        total === 1
          ? 'The one content image has no alternative text.'
          : `${number(count)} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no alternative text.`,
      change: [
        ...(count > drawn ? ['Say in the alt attribute what the image shows; write alt="" for decoration.'] : []),
        ...(drawn > 0 ? ['Name an svg by a title element in it or an aria-label; write aria-hidden="true" for decoration.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} ${agree(count, 'consists', 'consist')} of an image without alternative text: nothing says where ${agree(count, 'it leads', 'they lead')}.`,
      change: 'Say in the alt of a linked image where the link leads.',
    }),
    fileNames: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternative text')} ${agree(count, 'is written like a file name', 'are written like file names')}.`,
      change: 'Describe the image instead of naming its file.',
    }),
    onlySigns: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one image is a logo or an avatar', `All ${number(count)} images are logos or avatars`)}, and not content.`,
      change: '',
    }),
    saysNothing: ({ count, example }: { count: number; example: string }) => ({
      message: `${amount(count, 'alternative text')} ${agree(count, 'says', 'say')} nothing about the image: “${example}”.`,
      change: 'Describe what the image shows; write alt="" for decoration.',
    }),
    tooLong: ({ count, longestAlt }: { count: number; longestAlt: number }) => ({
      message: `${amount(count, 'alternative text')} ${agree(count, 'is', 'are')} longer than ${number(longestAlt)} characters (our heuristic).`,
      change: 'Keep the alt to what matters, and put the rest into a caption or the text.',
    }),
    repeated: ({ count, sameAlt }: { count: number; sameAlt: number }) => ({
      message: `${amount(count, 'alternative text')} ${agree(count, 'is', 'are')} used for ${number(sameAlt)} or more different images.`,
      change: 'Say what is different in each image.',
    }),
  },
};
