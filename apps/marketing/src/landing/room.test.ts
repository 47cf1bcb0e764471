import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { convert } from "@org/hvac-core/quantity";
import { fromSearchParams } from "@org/form/addresses";
import { describe, expect, test } from "vitest";
import { office, roomFields } from "./room.ts";
import { answerOf } from "./roomAnswer.ts";
import { fieldText, inSystem, startOf, typed } from "./roomInput.ts";
import { roomLink } from "./roomLink.ts";
import { answerTexts, fieldTexts } from "./roomTexts.ts";
import { visitorsSystem } from "./showRoom.ts";

function answered(input: Parameters<typeof answerOf>[0]) {
  const answer = answerOf(input);
  if (!answer.ok) throw new Error(answer.errors.map(({ message }) => message).join(" "));
  return answer;
}

/** Watts of an input, by the calculator itself. */
function watts(input: Parameters<typeof answerOf>[0]): number {
  const outcome = heatLoad.calculate(input);
  return outcome.ok ? outcome.results.totalLoad.value : Number.NaN;
}

describe("the room of the start page", () => {
  test.each(["Metric", "Imperial"] as const)("its parts in %s units add up to the total shown", (system) => {
    const { parts, total } = answered(office[system]);
    const whole = (text: string): number => Number(text.replaceAll("\u202f", "").replace("−", "-"));
    expect(parts.reduce((sum, { text }) => sum + whole(text), 0)).toBeCloseTo(whole(total.value), 6);
    expect(Math.max(...parts.map(({ length }) => length))).toBe(1);
  });

  test.each(["Metric", "Imperial"] as const)("its link opens the same room in the application, in %s units", (system) => {
    const touched = typed(typed(startOf(system), "windowArea", "100 sqft"), "windowOrientation", "S");
    for (const { input } of [startOf(system), touched, inSystem(touched, system === "Metric" ? "Imperial" : "Metric")]) {
      const url = new URL(roomLink(input), "https://site.example");
      const opened = fromSearchParams(heatLoad, Object.fromEntries(url.searchParams), "Metric");
      expect(url.pathname).toBe(heatLoad.route);
      expect(opened.notices).toEqual([]);
      expect(watts(opened.input as typeof input)).toBe(watts(input));
    }
  });

  test("a number with another unit is used as entered, watts and watts per floor area too", () => {
    const start = startOf("Metric");
    expect(typed(start, "windowArea", "100 sqft").input.windowArea).toEqual({ value: 100, unit: "ft2" });
    // 10 W/m² of 30 m².
    expect(watts(typed(start, "equipmentLoad", "300 W").input)).toBeCloseTo(watts(start.input), 9);
  });

  test("the wall has the orientation of its window", () => {
    const { input } = typed(startOf("Metric"), "windowOrientation", "N");
    expect([input.wallOrientation, input.windowOrientation]).toEqual(["N", "N"]);
    expect(watts(input)).toBeLessThan(watts(office.Metric));
  });

  test("text that is not a number gets an error at its field and changes nothing", () => {
    const start = startOf("Metric");
    const state = typed(start, "outdoorTemp", "warm");
    expect(state.unread.outdoorTemp).toContain("warm");
    expect(state.input).toEqual(start.input);
    expect(typed(state, "outdoorTemp", "30").unread).toEqual({});
  });

  test("an error of the engine is shown at its field", () => {
    const answer = answerOf(typed(startOf("Metric"), "outdoorTemp", "500").input);
    expect(answer.ok ? [] : answer.errors.map(({ field }) => field)).toEqual(["outdoorTemp"]);
  });

  test("after a switch of units, entries are converted and other fields have the new system's example", () => {
    const state = inSystem(typed(startOf("Metric"), "outdoorTemp", "32"), "Imperial");
    expect(fieldText(state, "outdoorTemp")).toEqual({ text: "89.6", unit: "°F" });
    expect(fieldText(state, "floorArea").text).toBe("320");
    const back = inSystem(state, "Metric");
    expect(back.input.outdoorTemp).toMatchObject({ value: 32, unit: "degC" });
  });

  test("both unit systems describe the same room, apart from rounding", () => {
    for (const field of roomFields) {
      const [metric, imperial] = [office.Metric[field], office.Imperial[field]];
      if (typeof metric !== "object" || metric === null || typeof imperial !== "object" || imperial === null) {
        expect(imperial).toEqual(metric);
        continue;
      }
      const same = convert(imperial.value, imperial.unit, metric.unit);
      expect(Math.abs(same / metric.value - 1), field).toBeLessThan(0.03);
    }
  });
});

describe("the units of a visitor", () => {
  const nothing = () => ({ getItem: () => null });

  test.each([
    ["en-US", "Imperial"],
    ["en", "Imperial"],
    ["es-US", "Imperial"],
    ["en-GB", "Metric"],
    ["de-DE", "Metric"],
  ])("of %s are %s", (language, system) => {
    expect(visitorsSystem(language, nothing)).toBe(system);
  });

  test("are those chosen before, and a browser that keeps nothing has none", () => {
    expect(visitorsSystem("en-US", () => ({ getItem: () => "Metric" }))).toBe("Metric");
    const refused = (): never => {
      throw new Error("denied");
    };
    expect(visitorsSystem("de-DE", refused)).toBe("Metric");
  });

  test("are named alone in what the room shows", () => {
    for (const system of ["Metric", "Imperial"] as const) {
      const state = startOf(system);
      const answer = answered(office[system]);
      const texts = JSON.stringify([fieldTexts(state), answerTexts(state, answer)]);
      const others = system === "Metric" ? /Btu|cfm|°F|ft/ : /\d\u202fW\b|L\/s|°C|m²|\d\u202fm\b/;
      expect(texts.replace(/"link":"[^"]*"/, "")).not.toMatch(others);
    }
  });
});
