import { letterClasses, lazyPatterns } from './pattern-maker.ts';

/** Which of the covered characters each class contains. Scripts without covered characters are empty. */
const classes = {
  ...letterClasses,
  Nd: '30-39 660-669 6f0-6f9 966-96f e50-e59 ff10-ff19',
  M: `300-36f 483-489 591-5bd 5bf 5c1-5c2 5c4-5c5 5c7 610-61a 64b-65f 670 6d6-6dc 6df-6e4 6e7-6e8 6ea-6ed 900-903 93a-93c 93e-94f 951-957 962-963 e31
    e34-e3a e47-e4e 20d0-20f0 302a-302f 3099-309a fe00-fe0f`,
  P: `21-23 25-2a 2c-2f 3a-3b 3f-40 5b-5d 5f 7b 7d a1 a7 ab b6-b7 bb bf 37e 387 5be 5c0 5c3 5c6 5f3-5f4 609-60a 60c-60d 61b 61d-61f 66a-66d 6d4 964-965 970
    e4f e5a-e5b 2010-2027 2030-2043 2045-2051 2053-205e 207d-207e 208d-208e 2768-2775 3001-3003 3008-3011 3014-301f 3030 303d 30a0 30fb ff01-ff03
    ff05-ff0a ff0c-ff0f ff1a-ff1b ff1f-ff20 ff3b-ff3d ff3f ff5b ff5d ff5f-ff65`,
  S: `24 2b 3c-3e 5e 60 7c 7e a2-a6 a8-a9 ac ae-b1 b4 b8 d7 f7 2c2-2c5 2d2-2df 2e5-2eb 2ed 2ef-2ff 375 384-385 3f6 482 606-608 60b 60e-60f 6de 6e9 6fd-6fe
    e3f 2044 2052 207a-207c 208a-208c 20a0-20bf 2100-2101 2103-2106 2108-2109 2114 2116-2118 211e-2123 2125 2127 2129 212e 213a-213b 2140-2144 214a-214d
    214f 218a-218b 2190-22ff 2500-2767 2794-27bf 3004 3012-3013 3020 3036-3037 303e-303f 309b-309c ff04 ff0b ff1c-ff1e ff3e ff40 ff5c ff5e 1f300-1f64f
    1f680-1f6d7 1f6e0-1f6ec 1f900-1f9ff`,
  Sc: '24 a2-a5 60b e3f 20a0-20bf ff04',
  'Script=Han': '3005 3007 3021-3029 3038-303b 3400-4dbf 4e00-9ffc',
  'Script=Hiragana': '3041-3096 309d-309f',
  'Script=Katakana': '30a1-30fa 30fd-30ff ff66-ff6f ff71-ff9d',
  'Script=Hangul': '302e-302f ac00-d7a3',
  'Script=Thai': 'e01-e3a e40-e5b',
  'Script=Lao': '',
  'Script=Khmer': '',
  'Script=Myanmar': '',
  'Script=Latin':
    '41-5a 61-7a aa ba c0-d6 d8-f6 f8-2b8 2e0-2e4 1e00-1eff 2071 207f 2090-209c 212a-212b 2132 214e 2160-2188 ff21-ff3a ff41-ff5a',
  'Script=Cyrillic': '400-484 487-52f',
};

/**
 * A pattern with Unicode classes, compiled on first use for the kind of text it is applied to.
 * @param source with \p{…}; a string rather than a literal, because engines build the sets of a literal when they parse it
 * @param flags in addition to `u`
 * @returns function from a text to its regular expression. Texts of one kind share it, so one with `g` works only with matchAll, replace and match
 */
export const unicodePattern = lazyPatterns(classes);
