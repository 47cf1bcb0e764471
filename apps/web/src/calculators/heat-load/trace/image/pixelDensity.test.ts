import { expect, test } from "vitest";
import { ofDotsPerInch, pixelDensity } from "./pixelDensity.ts";

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));
const number = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const png = (...chunks: readonly (readonly [string, readonly number[]])[]): Uint8Array =>
  bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...chunks.flatMap(([type, content]) => [number(content.length), type, content, number(0)] as const),
  );
const header = ["IHDR", [...number(10), ...number(10), 8, 6, 0, 0, 0]] as const;
const jpeg = (unit: number, density: number): Uint8Array =>
  bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF", [0, 1, 2, unit, density >> 8, density & 255, density >> 8, density & 255, 0, 0]);

test("a PNG gives pixels per metre", () => {
  expect(pixelDensity(png(header, ["pHYs", [...number(11811), ...number(11811), 1]], ["IDAT", [0]]))).toBe(11811);
  expect(pixelDensity(png(header, ["pHYs", [...number(1), ...number(2), 0]], ["IDAT", [0]]))).toBeUndefined();
  expect(pixelDensity(png(header, ["IDAT", [0]]))).toBeUndefined();
});

test("a JPEG gives pixels per inch or per centimetre", () => {
  expect(pixelDensity(jpeg(1, 254))).toBeCloseTo(10_000, 9);
  expect(pixelDensity(jpeg(2, 100))).toBe(10_000);
  expect(pixelDensity(jpeg(0, 1))).toBeUndefined();
  expect(ofDotsPerInch(300)).toBeCloseTo(11_811.02, 2);
});

test("other bytes and damaged files give none", () => {
  for (const bytes of [bytesOf("no image, and long enough to be read"), new Uint8Array(3), png(["IHDR", [1]]).slice(0, 20)])
    expect(pixelDensity(bytes)).toBeUndefined();
  const damaged = png(header, ["pHYs", [1, 2]]);
  damaged.set(number(0xffffffff), 8);
  expect(pixelDensity(damaged)).toBeUndefined();
});
