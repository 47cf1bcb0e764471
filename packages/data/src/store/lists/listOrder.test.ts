import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serialId } from "../../paths.ts";
import { compareRowPlaces, type RowPlace } from "./listOrder.ts";

const timeOf = (seconds: number, nanoseconds = 0): RowPlace["time"] => ({ seconds, nanoseconds, toDate: () => new Date(seconds * 1000) });
const place = (over: Partial<RowPlace>): RowPlace => ({
  id: "a",
  isReadable: true,
  isNew: false,
  time: timeOf(100),
  name: "Room",
  ...over,
});
const sorted = (...places: readonly RowPlace[]): readonly RowPlace[] => places.toSorted(compareRowPlaces);

describe("the order of a list", () => {
  test("newest first, to the microsecond; what waits for its time before all, what cannot be read after all", () => {
    const unreadable = place({ id: "u", isReadable: false, time: undefined, name: "" });
    const [old, later, latest] = [place({ id: "1" }), place({ id: "2", time: timeOf(100, 1000) }), place({ id: "3", time: timeOf(101) })];
    const waiting = place({ id: "4", isNew: true, time: timeOf(1) });
    expect(sorted(unreadable, old, later, waiting, latest)).toEqual([waiting, latest, later, old, unreadable]);
  });

  test("files of one moment stand by name, and numbers in names count as numbers", () => {
    const names = ["Room 1", "Room 2", "Room 10", "Room 100", "Ärzte", "Zone"];
    const collated = names.toSorted(new Intl.Collator(undefined, { numeric: true }).compare);
    expect(sorted(...names.toReversed().map((name, index) => place({ id: `x${index}`, name }))).map(({ name }) => name)).toEqual(collated);
  });

  test("files that were created in a series are in that order, whatever their names", () => {
    const row = ["Zone", "Attic", "Attic", "Hall"].map((name, index) => place({ id: serialId("series", index), name }));
    expect(sorted(...row.toReversed())).toEqual(row);
  });

  test("however the documents arrive, the order is the same", () => {
    const places = fc.record({
      id: fc.oneof(
        fc.string({ maxLength: 3 }),
        fc.nat(20).map((index) => serialId("s", index)),
      ),
      isReadable: fc.boolean(),
      isNew: fc.boolean(),
      time: fc.option(
        fc.tuple(fc.nat(2), fc.nat(2)).map(([seconds, nanoseconds]) => timeOf(seconds, nanoseconds)),
        { nil: undefined },
      ),
      name: fc.constantFrom("Room 1", "Room 2", "room 1", "Room 01", ""),
    });
    const list = fc.uniqueArray(places, { selector: ({ id }) => id, maxLength: 8 });
    const shuffled = list.chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })));
    fc.assert(
      fc.property(shuffled, ([items, other]) => {
        expect(sorted(...items).map(({ id }) => id)).toEqual(sorted(...other).map(({ id }) => id));
      }),
    );
  });
});
