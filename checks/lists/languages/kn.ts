import type { Language } from './language.ts';

export const kn: Language = {
  name: 'Kannada',
  pageWords: {
    byline: 'ಲೇಖಕ|ಲೇಖಕರು|ಲೇಖಕಿ|ಬರೆದವರು',
    published: 'ಪ್ರಕಟಿಸಲಾಗಿದೆ|ಪ್ರಕಟಣೆ|ಪ್ರಕಟವಾದ ದಿನಾಂಕ|ದಿನಾಂಕ',
    updated: 'ನವೀಕರಿಸಲಾಗಿದೆ|ಕೊನೆಯ ನವೀಕರಣ',
    about: 'ನಮ್ಮ ಬಗ್ಗೆ|ಸಂಪರ್ಕಿಸಿ',
  },
  attribution: { names: 'ಪ್ರಕಾರ|ಮೂಲ:|ಹೇಳಿದರು|ಹೇಳಿದ್ದಾರೆ|ತಿಳಿಸಿದರು|ತಿಳಿಸಿದ್ದಾರೆ|ಘೋಷಿಸಿದರು|ಸ್ಪಷ್ಟಪಡಿಸಿದರು', quotes: 'ಹೇಳುತ್ತಾರೆ|ಎಂದರು|ಕೇಳಿದರು|ಬರೆದರು' },
};
