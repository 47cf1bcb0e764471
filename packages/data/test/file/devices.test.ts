import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftContent, openConflicts } from "../../src/store/file/fileModel.ts";
import { savingOf } from "../../src/store/file/fileView.ts";
import { Device, Server, type Field } from "./devices.ts";

const field = fc.constantFrom<Field>("a", "b", "c");
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("type" as const), field }) },
  { weight: 1, arbitrary: fc.constant({ do: "save" as const }) },
  { weight: 4, arbitrary: fc.constant({ do: "due" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      how: fc.constantFrom("well" as const, "well" as const, "lost" as const, "unreachable" as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: "commit" as const }) },
  { weight: 4, arbitrary: fc.constant({ do: "hear" as const }) },
  { weight: 4, arbitrary: fc.constant({ do: "look" as const }) },
  { weight: 2, arbitrary: fc.constant({ do: "network" as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reload" as const), reaches: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("choose" as const), choice: fc.constantFrom("mine" as const, "theirs" as const) }) },
);

interface World {
  readonly server: Server;
  readonly devices: readonly Device[];
  /** Values discarded in the answer to a conflict. */
  readonly givenUp: Set<unknown>;
}

function choose({ givenUp }: World, device: Device, choice: "mine" | "theirs"): void {
  const [conflict] = openConflicts(device.model);
  if (!conflict) return;
  givenUp.add(choice === "mine" ? conflict.theirs : conflict.mine);
  device.dispatch({ type: "conflict resolved", conflict, choice });
}

/** Everybody is online, everything is sent and delivered, every conflict is resolved. */
function settle(world: World): void {
  const { server, devices } = world;
  for (let round = 0; round < 100; round += 1) {
    let isQuiet = true;
    for (const device of devices) {
      device.isOnline = true;
      while (device.heardVersion < server.versions.length - 1) {
        device.hear();
        isQuiet = false;
      }
      if (openConflicts(device.model).length > 0) isQuiet = false;
      choose(world, device, "mine");
      device.dispatch({ type: "retry" });
      device.dispatch({ type: "due" });
      if (device.waiting) {
        device.answer("well");
        isQuiet = false;
      }
    }
    if (isQuiet) return;
  }
  throw new Error("It never comes to rest.");
}

describe("three devices with one file open", () => {
  test("no input is lost, nothing is overwritten unseen, and no conflict is unnecessary, with faults at any moment", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), action), { maxLength: 80, size: "max" }), (history) => {
        const server = new Server();
        const devices = [0, 1, 2].map(() => new Device(server));
        const world: World = { server, devices, givenUp: new Set() };
        const last = new Map<Field, { readonly value: number; readonly over: unknown }[]>();
        let value = 0;
        for (const [index, act] of history) {
          const device = devices[index]!;
          if (act.do === "type") {
            if (!device.model.copy) continue;
            value += 1;
            last.set(act.field, [...(last.get(act.field) ?? []), { value, over: (device.shown ?? device.model.copy.mine)[act.field] }]);
            device.type(act.field, value);
          } else if (act.do === "due") device.dispatch({ type: "due" });
          else if (act.do === "save") device.dispatch({ type: "save requested", note: "" });
          else if (act.do === "answer") device.answer(act.how);
          else if (act.do === "commit") device.commit();
          else if (act.do === "hear") device.hear();
          else if (act.do === "look") device.look();
          else if (act.do === "network") device.isOnline = !device.isOnline;
          else if (act.do === "reload") device.reload(act.reaches);
          else choose(world, device, act.choice);
        }
        settle(world);
        expect(devices.flatMap(({ problems }) => problems)).toEqual([]);
        for (const { model } of devices) {
          expect(model.copy!.mine).toEqual(server.input);
          expect(savingOf(model, false)).toEqual({ status: "saved" });
          expect(draftContent(model)).toBeUndefined();
        }
        // A missing value was replaced by somebody who saw it, or discarded in the answer to a conflict.
        for (const [name, typed] of last) {
          const seen = new Set(typed.map(({ over }) => over));
          for (const { value: entry } of typed)
            expect(entry === server.input[name] || seen.has(entry) || world.givenUp.has(entry), `${name} = ${entry}`).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
