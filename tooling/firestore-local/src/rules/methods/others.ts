import { callables, expectKind, expectNumber, expectString } from "../arguments.ts";
import { EvaluationError } from "../errors.ts";
import type { RuleValue } from "../ruleValue.ts";
import { ruleFloat, ruleInt, ruleString } from "../ruleValue.ts";

/** Source: Firebase, Security Rules reference, rules.Bytes. */
export const bytesMethods = /*#__PURE__*/ callables({
  size: [0, (value) => ruleInt(expectKind(value, "bytes").bytes.length)],
  toBase64: [0, (value) => ruleString(base64url(expectKind(value, "bytes").bytes))],
  toHexString: [0, (value) => ruleString(Buffer.from(expectKind(value, "bytes").bytes).toString("hex").toUpperCase())],
});

/** Source: Firebase, Security Rules reference, rules.LatLng. Distances are in metres. */
export const latlngMethods = /*#__PURE__*/ callables({
  latitude: [0, (value) => ruleFloat(expectKind(value, "latlng").latitude)],
  longitude: [0, (value) => ruleFloat(expectKind(value, "latlng").longitude)],
  distance: [1, (from, to) => ruleFloat(greatCircle(expectKind(from, "latlng"), expectKind(to, "latlng")))],
});

export const latlngFunctions = /*#__PURE__*/ callables({
  value: [2, (latitude, longitude) => latlngOf(Number(expectNumber(latitude)), Number(expectNumber(longitude)))],
});

/** Source: Firebase, Security Rules reference, rules.Path. */
export const pathMethods = /*#__PURE__*/ callables({
  bind: [
    1,
    (path, values) => {
      const { entries } = expectKind(values, "map");
      const segments = expectKind(path, "path").segments.map((segment) => {
        const name = /^\$\((\w+)\)$/.exec(segment)?.[1];
        return name === undefined ? segment : expectString(entries.get(name));
      });
      return { kind: "path", segments };
    },
  ],
});

/** RFC 4648, section 5, with its padding. */
function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
}

function latlngOf(latitude: number, longitude: number): RuleValue {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) throw new EvaluationError("The latitude or longitude is out of range.");
  return { kind: "latlng", latitude, longitude };
}

type Point = { readonly latitude: number; readonly longitude: number };

/** Haversine formula on a sphere of the earth's mean radius (IUGG R1). */
function greatCircle(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const latitudes = Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2;
  const longitudes = Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  const chord = latitudes + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * longitudes;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(chord)));
}
