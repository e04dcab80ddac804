import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import type { tagFaultText as en } from '../../en/checks/language-tags.ts';

/** What is wrong with a language tag or an hreflang code: a clause without 。 */
const faults: Record<CodeFault['kind'], (fault: { part: string; instead: string }) => string> = {
  empty: () => '空です',
  'too-long': () => '長すぎます',
  'white-space': () => '前後に空白があります',
  underscore: () => '- の代わりに _ が使われています',
  form: () => '有効な BCP 47 タグではありません',
  country: ({ part, instead }) => `${part} は言語ではなく国です。言語は ${instead} です`,
  'unknown-language': ({ part }) => `${part} は登録された言語ではありません`,
  'shorter-code': ({ part, instead }) => `${part} にはより短いコード ${instead} があります`,
  'unknown-extended': ({ part, instead }) =>
    instead
      ? `${part} は登録されたサブタグではありません。コードは ${instead} です`
      : `${part} はこの位置で登録されたサブタグではありません`,
  'unknown-script': ({ part }) => `${part} は登録された文字体系ではありません`,
  'unknown-region': ({ part, instead }) =>
    instead ? `${part} は登録された地域ではありません。コードは ${instead} です` : `${part} は登録された地域ではありません`,
  'unknown-variant': ({ part }) => `${part} は登録された変種ではありません`,
  'not-two-letters': ({ part, instead }) =>
    `${part} は 2 文字の言語コード（ISO 639-1）ではありません${instead && `。最も近いコードは ${instead} です`}`,
  'more-parts': () => 'サポートされるのは言語、文字体系、地域だけです',
  area: ({ part }) => `${part} は複数の国を含みます。サポートされるのは国コード（ISO 3166-1）だけです`,
  'not-country': ({ part }) => `${part} は国コード（ISO 3166-1）ではありません`,
};
export const tagFaultText: typeof en = ({ kind, part, instead }) => faults[kind]({ part, instead });
