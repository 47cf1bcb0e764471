import { childOf, childrenOf, type XmlElement } from "../xml/element.ts";

/** Number of surfaces that show how many digits a program writes. */
const maxSurfaces = 2000;

/** Decimals of a number as it is written; undefined for one with an exponent, which has all its digits. */
function decimalsOf(text: string): number | undefined {
  if (/e/i.test(text)) return undefined;
  const point = text.search(/[.,]/);
  return point < 0 ? 0 : text.length - point - 1;
}

/**
 * Last digit of the coordinates of surfaces, in the unit of the file: 0.001 if none has more than three decimals. 0 where numbers have all their digits.
 */
export function lastDigitOf(surfaces: readonly XmlElement[]): number {
  let most = 0;
  for (const surface of surfaces.slice(0, maxSurfaces))
    for (const loop of childrenOf(childOf(surface, "PlanarGeometry"), "PolyLoop"))
      for (const point of childrenOf(loop, "CartesianPoint"))
        for (const { text } of childrenOf(point, "Coordinate")) {
          const decimals = decimalsOf(text);
          if (decimals === undefined) return 0;
          most = Math.max(most, decimals);
        }
  return 10 ** -most;
}
