import { circleThrough } from "@org/hvac-core/links";
import { expect, test } from "vitest";
import { texts } from "./dialogTexts.tsx";

test("a circle is named in the direction of the picture's arrows: from the file of a result to the file that is linked to it", () => {
  const files = [
    { id: "Fan", linksTo: ["Duct"] },
    { id: "Duct", linksTo: ["Room"] },
    { id: "Room", linksTo: [] },
  ];
  const circle = circleThrough(files, "Room", "Fan")!;
  expect(texts.number.circle(circle)).toBe("Would close a circle: Room → Duct → Fan → Room.");
  expect(texts.project.circle(circle)).toContain("“Room” → “Duct” → “Fan” → “Room”.");
});
