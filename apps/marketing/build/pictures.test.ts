import sharp from "sharp";
import { expect, test } from "vitest";

test("what Astro makes pictures smaller with can be loaded from here: a picture in a text would stop the build", async () => {
  const source = sharp({ create: { width: 40, height: 20, channels: 3, background: "#0d545b" } });
  const { data, info } = await source.resize(20).webp().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ format: "webp", width: 20, height: 10 });
  expect(data.subarray(8, 12).toString()).toBe("WEBP");
});
