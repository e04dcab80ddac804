import type { Language } from './language.ts';

export const kn: Language = {
  name: 'Kannada',
  attribution: { names: 'ಪ್ರಕಾರ|ಮೂಲ:|ಹೇಳಿದರು|ಹೇಳಿದ್ದಾರೆ|ತಿಳಿಸಿದರು|ತಿಳಿಸಿದ್ದಾರೆ|ಘೋಷಿಸಿದರು|ಸ್ಪಷ್ಟಪಡಿಸಿದರು', quotes: 'ಹೇಳುತ್ತಾರೆ|ಎಂದರು|ಕೇಳಿದರು|ಬರೆದರು' },
};
