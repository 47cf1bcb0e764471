import { expect, test, vi } from "vitest";
import { copy, expectAnnounced, focused, keys, openWideTable, paste, quantitiesOf } from "./listTable.tsx";

// The page reads the setting once, with the first number.
vi.spyOn(navigator, "language", "get").mockReturnValue("de-DE");

test("with a decimal comma, numbers are typed, pasted, shown and copied with it", async () => {
  const mounted = await openWideTable(3);
  await keys("{ArrowRight}{ArrowRight}7,25{Enter}");
  expect(quantitiesOf(mounted, "area")).toEqual([7.25, 10, 10]);
  await paste("12,5\n1.250,7");
  expect(quantitiesOf(mounted, "area")).toEqual([7.25, 12.5, 1250.7]);
  expect(focused()).toBe("Area, Room 2, 12,5 m²");
  await expectAnnounced(/sum 1.?263,2 m²/);
  expect(copy().getData("text/plain")).toBe("12,5\r\n1250,7\r\n");
});

test("with a decimal comma, commas do not split cells, but semicolons do", async () => {
  const mounted = await openWideTable(2);
  await paste("Nord;Server room;12,5\nSüd;Office;7,25");
  expect(quantitiesOf(mounted, "name")).toEqual(["Nord", "Süd"]);
  expect(quantitiesOf(mounted, "use")).toEqual(["server", "office"]);
  expect(quantitiesOf(mounted, "area")).toEqual([12.5, 7.25]);
});
