import type { Language } from './language.ts';

export const pa: Language = {
  name: 'Punjabi',
  pageWords: { byline: 'ਲੇਖਕ|ਵੱਲੋਂ', published: 'ਪ੍ਰਕਾਸ਼ਿਤ|ਮਿਤੀ', updated: 'ਅੱਪਡੇਟ', about: 'ਸਾਡੇ ਬਾਰੇ|ਸੰਪਰਕ' },
  attribution: { names: 'ਅਨੁਸਾਰ|ਮੁਤਾਬਕ|ਮੁਤਾਬਿਕ|ਸਰੋਤ:|ਨੇ ਕਿਹਾ|ਨੇ ਦੱਸਿਆ|ਦਾ ਕਹਿਣਾ ਹੈ|ਐਲਾਨ ਕੀਤਾ|ਪੁਸ਼ਟੀ ਕੀਤੀ', quotes: 'ਕਿਹਾ|ਦੱਸਿਆ|ਪੁੱਛਿਆ|ਲਿਖਿਆ|ਕਹਿੰਦੇ ਹਨ' },
};
