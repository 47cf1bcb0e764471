import fc from "fast-check";

/** Numbers between two, both included. */
export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map((share) => Math.min(max, min + ((max - min) * share) / 1_000_000)) },
    // Draws by the bits of numbers: of a range that includes 0, nearly all are within 1e-100 of it, or at its ends.
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true, noDefaultInfinity: true }) },
  );
