/** British endings and words, and how they are spelt in the United States. Names of publications are not words of this library. */
const spellings: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(vap|col|lab|od|neighb|behavi|fav|harb)our/gi, "$1or"],
  [/\b(fib|(?:kilo|centi|milli)?met|(?:milli)?lit|cent|theat|louv|mit)re(?=s?\b|board)/gi, "$1er"],
  [/\b(cent|mit|louv)red\b/gi, "$1ered"],
  [/\b(galvan|steril|organ|optim|util|recogn|normal|minim|maxim|summar|equal)is(?=e|ing|ation)/gi, "$1iz"],
  [/\b(anal)ys(?=ed\b|es\b(?! of)|ing\b)/gi, "$1yz"],
  [/\b(m)ould/gi, "$1old"],
  [/\b(alumin)ium\b/gi, "$1um"],
  [/\b(dra)ught/gi, "$1ft"],
  [/\b(stor)eys\b/gi, "$1ies"],
  [/\b(stor)ey\b/gi, "$1y"],
  [/\b(catalog)ue/gi, "$1"],
  [/\b(program)me(?=s?\b)/gi, "$1"],
  [/\b(cancel|label|model|travel|channel|level)l(?=ed\b|ing\b)/gi, "$1"],
  [/\b(gr)ey\b/gi, "$1ay"],
];

/** What each of the spellings has in common, so that most texts are looked through once. */
const candidate = /our|re\b|res\b|reb|red\b|is[ei]|isa|ys[ei]|mould|ium|ught|rey|tore?y|ogue|mme|ll(?:ed|ing)/i;

/**
 * Words in the spelling of the United States, which inputs in Imperial units are written in.
 *
 * @param text words of this library, which are British
 * @returns the text; words with one spelling in both stay
 * @example
 * ```ts
 * import { americanSpelling } from "@org/hvac-core/internal";
 * americanSpelling("Vapour retarder of glass fibre"); // "Vapor retarder of glass fiber"
 * ```
 */
export function americanSpelling(text: string): string {
  if (!candidate.test(text)) return text;
  return spellings.reduce((words, [british, american]) => words.replace(british, american), text);
}
