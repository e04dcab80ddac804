/**
 * Spaces, punctuation and symbols of the common scripts, and emoji. Listed as ranges, because comparing two texts only needs the rest:
 * neither the engine's letter classes, which take milliseconds to compile, nor our tables of them need to be in the page.
 */
const passedOver =
  /[\s!-/:-`{-¿\u0589\u05be-\u05f4\u060c-\u061f\u066a-\u066d\u0964\u0965\u2000-\u2bff\u3000-\u3004\u3008-\u3020\u30fb\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+|[\ud83c-\ud83e][\udc00-\udfff]/g;

/** A text in comparison form: without case, spaces, punctuation and symbols. */
export const comparableText = (text: string): string => text.toLowerCase().replace(passedOver, '');
