import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requestFor, sentParts, type BillSubject, type SentPart } from "./request.ts";

const subject: BillSubject = {
  projectType: "Office fit-out",
  standard: "nrm2",
  unitSystem: "Metric",
  currency: "€",
  project: { name: "Tower NAME", description: "Floor DESCRIPTION" },
  files: [{ kind: "Heat load", name: "FILENAME", result: "RESULT kW" }],
  items: [{ description: "ITEMTEXT", workSection: "38.1", quantity: 12, unit: "each", rate: 98_765.43 }],
};
const textWith = (...parts: readonly SentPart[]): string => {
  const { instruction, data, schema } = requestFor(subject, new Set(parts));
  return `${instruction}\n${data}\n${JSON.stringify(schema)}`;
};

describe("a request", () => {
  test("contains nothing of an omitted part, whatever else is sent", () => {
    const marks: Readonly<Record<SentPart, readonly string[]>> = {
      project: ["NAME", "DESCRIPTION"],
      files: ["FILENAME", "RESULT"],
      items: ["ITEMTEXT"],
      rates: ["98765.43", "€"],
    };
    fc.assert(
      fc.property(fc.subarray(Object.keys(sentParts) as SentPart[]), (parts) => {
        const text = textWith(...parts).replaceAll("FILENAME", parts.includes("files") ? "FILENAME" : "");
        for (const [part, all] of Object.entries(marks)) {
          const isSent = parts.includes(part as SentPart) && (part !== "rates" || parts.includes("items"));
          for (const mark of all.filter((each) => each !== "NAME" || !parts.includes("files")))
            expect(text.includes(mark), `${part}: ${mark}`).toBe(isSent);
        }
      }),
    );
  });

  test("always says what kind of project it is and the sections of its standard", () => {
    const text = textWith();
    expect(text).toContain("Office fit-out");
    expect(text).toContain("38.12 Testing and commissioning");
    expect(JSON.parse(requestFor(subject, new Set()).data)).toEqual({ projectType: "Office fit-out", units: "Metric" });
  });

  test("is bounded, and holds no characters that hide or turn text", () => {
    const long: BillSubject = {
      ...subject,
      project: { name: "x".repeat(9000), description: `A\u202Eb\u0007 ${"y".repeat(90_000)}` },
      files: Array.from({ length: 900 }, (_, index) => ({ kind: "Heat load", name: `${index} ${"z".repeat(900)}`, result: "" })),
      items: Array.from({ length: 5000 }, () => ({ ...subject.items[0]!, description: "w".repeat(400) })),
    };
    const { data } = requestFor(long, new Set<SentPart>(["project", "files", "items", "rates"]));
    expect(data.length).toBeLessThan(150_000);
    expect(data).not.toMatch(/[\p{Cf}\\]/u);
  });
});
