import type { Language } from './language.ts';

export const gu: Language = {
  name: 'Gujarati',
  pageWords: { byline: 'લેખક|લેખન|સંવાદદાતા', published: 'પ્રકાશિત|તારીખ', updated: 'અપડેટ|છેલ્લે અપડેટ', about: 'અમારા વિશે|સંપર્ક' },
  attribution: { names: 'અનુસાર|મુજબ|સ્ત્રોત:|કહ્યું|જણાવ્યું|જાહેરાત કરી|પુષ્ટિ કરી|કહે છે', quotes: 'ઉમેર્યું|પૂછ્યું|લખ્યું|જવાબ આપ્યો' },
};
