import { agree, amount, readOnly, percent } from './english.ts';

export const imageAlt = {
  title: 'Images have alternative text',
  why: 'Alternative text is what people who cannot see an image, search engines and language models read instead of it. Decoration is right with an empty alt.',
  says: {
    described: ({ count }: { count: number }) => ({ message: `${agree(count, 'The one content image has', `All ${count} content images have`)} alternative text.`, change: '' }),
    onlyDecoration: ({ count }: { count: number }) => ({ message: `${agree(count, 'The one image is', `All ${count} images are`)} marked as decoration.`, change: '' }),
    noImages: () => ({ message: 'Does not apply: the page has no images.', change: '' }),
    onlySmall: ({ count }: { count: number }) => ({ message: `Does not apply: ${agree(count, 'the one image of the page is', `all ${count} images of the page are`)} smaller than 25 pixels or not displayed.`, change: '' }),
    onlyLinks: () => ({ message: 'Does not apply: the only images are all that links without a name have, which the verdict on link texts counts.', change: '' }),
    inLinks: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} without text ${agree(count, 'is', 'are')} all that a link has: counted once, as links without a name, in the verdict on link texts.`,
      change: '',
    }),
    capped: (given: { read: number; total: number }) => readOnly('image', given),
    missing: ({ count, total, drawn }: { count: number; total: number; drawn: number }) => ({
      message: `${count} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no alternative text.`,
      change: [
        ...(count > drawn ? ['Say in the alt attribute what the image shows; write alt="" for decoration.'] : []),
        ...(drawn > 0 ? ['Name an svg by a title element in it or an aria-label; write aria-hidden="true" for decoration.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} ${agree(count, 'consists', 'consist')} of an image without alternative text only: ${agree(count, 'it says', 'they say')} nothing about the target.`,
      change: 'Let the alt of an image that is a link say where the link leads.',
    }),
    fileNames: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternative text')} ${agree(count, 'is a file name', 'are file names')}.`,
      change: 'Describe the image instead of naming its file.',
    }),
    tooLong: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternative text')} ${agree(count, 'is', 'are')} longer than 250 characters (our heuristic).`,
      change: 'Keep the alt to what matters, and put the rest into a caption or the text.',
    }),
    repeated: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternative text')} ${agree(count, 'is', 'are')} used for 3 or more different images.`,
      change: 'Say what is different in each image.',
    }),
  },
};
