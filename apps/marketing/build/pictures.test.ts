import sharp from "sharp";
import { expect, test } from "vitest";

test("Astro's picture service can be loaded, which the build needs for pictures in texts", async () => {
  const source = sharp({ create: { width: 40, height: 20, channels: 3, background: "#0d545b" } });
  const { data, info } = await source.resize(20).webp().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ format: "webp", width: 20, height: 10 });
  expect(data.subarray(8, 12).toString()).toBe("WEBP");
});
